// The game of the tutorial about drawn circles: what becomes of a circle that is recognized.

import UIKit

/// Two pictures in the place of four, a button, and what is drawn over them.
final class GameViewController: UIViewController {
  var circleRecognizer: CircledGestureRecognizer!
  let circlerDrawer = CircledDrawView()
  let newSetButton = UIButton(type: .system)
  let imageViews = [UIImageView(image: nil), UIImageView(image: nil)]
  /// A timer of the application's time takes the place of `NSTimer`, which runs on wall time.
  var goToNextTimer: Scheduler.Token?
  let afterGuessTimeout: TimeInterval = 2.0
  /// Whether the recognizer leaves touches on buttons alone.
  var sparesButtons = true
  private(set) var selected: [Int] = []
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var setCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, imageView) in imageViews.enumerated() {
      imageView.frame = CGRect(x: 100, y: 100 + 300 * CGFloat(index), width: 200, height: 200)
      view.addSubview(imageView)
    }
    circlerDrawer.frame = view.bounds
    circlerDrawer.isUserInteractionEnabled = false
    view.addSubview(circlerDrawer)
    newSetButton.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    newSetButton.addTarget(self, action: GameViewController.startNewSet, for: .touchUpInside)
    view.addSubview(newSetButton)

    circleRecognizer = CircledGestureRecognizer(
      target: self, action: GameViewController.circled(_:))
    view.addGestureRecognizer(circleRecognizer)
    circleRecognizer.delegate = self
  }

  func circled(_ c: CircledGestureRecognizer) {
    states.append(c.state)
    if c.state == .ended {
      findCircledView(c.fitResult.center)
    }
    if c.state == .began {
      circlerDrawer.clear()
      goToNextTimer?.cancel()
    }
    if c.state == .changed {
      circlerDrawer.updatePath(c.path)
    }
    if c.state == .ended || c.state == .failed || c.state == .cancelled {
      circlerDrawer.updateFit(c.fitResult, madeCircle: c.isCircle)
      goToNextTimer = UIApplication.shared.scheduler.after(afterGuessTimeout) { [weak self] in
        self?.timerFired()
      }
    }
  }

  func findCircledView(_ center: CGPoint) {
    for (index, imageView) in imageViews.enumerated() where imageView.frame.contains(center) {
      selectImageViewAtIndex(index)
    }
  }

  func selectImageViewAtIndex(_ index: Int) {
    selected.append(index)
    circleRecognizer.isEnabled = false
  }

  func startNewSet() {
    setCount += 1
    circleRecognizer.isEnabled = true
  }

  func timerFired() {
    circlerDrawer.clear()
  }
}

extension GameViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // allow button press
    return !(sparesButtons && touch.view is UIButton)
  }
}
