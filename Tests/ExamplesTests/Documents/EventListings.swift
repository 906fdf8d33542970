// The listings of an article about events, in today's Swift: touches, hit testing, gestures, shakes.

import UIKit

/// Moves an image as far as a finger moves.
final class DraggedImageViewController: UIViewController {
  let image = UIImageView(image: UIImage(named: "image"))

  override func viewDidLoad() {
    super.viewDidLoad()
    image.center = CGPoint(x: 200, y: 200)
    view.addSubview(image)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // 1. One of the touches (there may be several).
    guard let touch = touches.first else { return }
    // 2. Where it is, and where it was before.
    let current = touch.location(in: view)
    let previous = touch.previousLocation(in: view)
    let center = image.center
    let offset = CGPoint(x: current.x - previous.x, y: current.y - previous.y)
    // 3. The new place.
    image.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }
}

/// Finds the view for a touch as the article writes it down.
final class WrittenDownHitTestView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 1. Can this view take events?
    if !isUserInteractionEnabled || isHidden || alpha < 0.01 { return nil }
    // 2. Is the point in this view?
    if !self.point(inside: point, with: event) { return nil }
    // 3. The subviews, from the last to the first.
    for subview in subviews.reversed() {
      let subviewPoint = convert(point, to: subview)
      if let view = subview.hitTest(subviewPoint, with: event) { return view }
    }
    return self
  }
}

/// A tap on an image, a pan beside swipes, and recognizers of two views at once.
final class GestureUserViewController: UIViewController, UIGestureRecognizerDelegate {
  let imageView = UIImageView(image: UIImage(named: "image"))
  let panGesture = UIPanGestureRecognizer()
  let longPressGesture = UILongPressGestureRecognizer()
  let swipeGestureToRight = UISwipeGestureRecognizer()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    imageView.isUserInteractionEnabled = true
    view.addSubview(imageView)

    let tapGesture = UITapGestureRecognizer(
      target: self, action: GestureUserViewController.tapImage(_:))
    tapGesture.numberOfTapsRequired = 1
    tapGesture.numberOfTouchesRequired = 1
    tapGesture.delegate = self
    imageView.addGestureRecognizer(tapGesture)

    imageView.addGestureRecognizer(panGesture)
    imageView.addGestureRecognizer(swipeGestureToRight)
    panGesture.require(toFail: swipeGestureToRight)
  }

  /// A long press on the image, and one on the view below it.
  func addLongPresses() {
    longPressGesture.minimumPressDuration = 0.3
    imageView.addGestureRecognizer(longPressGesture)
    let viewLongPressGesture = UILongPressGestureRecognizer()
    viewLongPressGesture.minimumPressDuration = 0.3
    viewLongPressGesture.name = "viewLongPress"
    viewLongPressGesture.delegate = self
    view.addGestureRecognizer(viewLongPressGesture)
  }

  func tapImage(_ gesture: UITapGestureRecognizer) {
    log.append("tap \(gesture.state.rawValue)")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Only gestures of an image view reach the one below.
    if otherGestureRecognizer.view is UIImageView { return true }
    return false
  }

  /// The left half cannot be tapped, the right half can.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer is UITapGestureRecognizer else { return true }
    return touch.location(in: imageView).x > imageView.bounds.width / 2
  }
}

/// An image that changes when the device is shaken.
final class KCImageView: UIImageView {
  private(set) var images = 0

  // The view can become first responder.
  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    // Only shakes are handled here.
    if motion == .motionShake {
      images += 1
      image = getImage()
    }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  private func getImage() -> UIImage? { UIImage(named: "image \(images)") }
}

/// Makes the image first responder while it can be seen.
final class KCShakeViewController: UIViewController {
  private(set) var imageView: KCImageView!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    imageView = KCImageView(frame: UIScreen.main.bounds)
    imageView.isUserInteractionEnabled = true
    view.addSubview(imageView)
    imageView.becomeFirstResponder()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    imageView.resignFirstResponder()
  }
}
