// The listings 1-1 to 1-7 of an article about gesture recognizers, in today's Swift.

import UIKit

/// Shows an image where a gesture is, as the article's sample app does.
final class GestureListingsViewController: UIViewController, UIGestureRecognizerDelegate {
  let imageView = UIImageView(image: UIImage(named: "gesture"))
  let customSubview = UIView(frame: CGRect(x: 300, y: 700, width: 100, height: 100))
  let panRecognizer = UIPanGestureRecognizer()
  let swipeRecognizer = UISwipeGestureRecognizer()
  var tapRecognizer: UITapGestureRecognizer!
  var myScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(imageView)
    view.addSubview(customSubview)
    view.isMultipleTouchEnabled = true

    // Create and initialize a tap gesture
    tapRecognizer = UITapGestureRecognizer(
      target: self, action: GestureListingsViewController.showGestureForTapRecognizer(_:))
    // Specify that the gesture must be a single tap
    tapRecognizer.numberOfTapsRequired = 1
    // Add the tap gesture recognizer to the view
    view.addGestureRecognizer(tapRecognizer)
    // Add the delegate to the tap gesture recognizer
    tapRecognizer.delegate = self
  }

  /// What the article makes in Interface Builder.
  func addSwipesAndRotation() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: GestureListingsViewController.showGestureForSwipeRecognizer(_:))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    view.addGestureRecognizer(
      UIRotationGestureRecognizer(
        target: self, action: GestureListingsViewController.showGestureForRotationRecognizer(_:)))
  }

  func addPanThatRequiresASwipesFailure() {
    view.addGestureRecognizer(panRecognizer)
    view.addGestureRecognizer(swipeRecognizer)
    panRecognizer.require(toFail: swipeRecognizer)
  }

  func addScreenEdgePan() {
    myScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer(
      target: self, action: GestureListingsViewController.handleScreenEdgePan(_:))
    myScreenEdgePanGestureRecognizer.delegate = self
    // Configure the gesture recognizer and attach it to the view.
    myScreenEdgePanGestureRecognizer.edges = .left
    view.addGestureRecognizer(myScreenEdgePanGestureRecognizer)
  }

  func drawImage(for recognizer: UIGestureRecognizer, at point: CGPoint) {
    imageView.center = point
    imageView.alpha = 1
  }

  // MARK: Actions

  @IBAction func showGestureForTapRecognizer(_ recognizer: UITapGestureRecognizer) {
    // Get the location of the gesture
    let location = recognizer.location(in: view)
    // Display an image view at that location
    drawImage(for: recognizer, at: location)
    // Animate the image view so that it fades out
    UIView.animate(withDuration: 0.5) {
      self.imageView.alpha = 0.0
    }
  }

  // Respond to a swipe gesture
  @IBAction func showGestureForSwipeRecognizer(_ recognizer: UISwipeGestureRecognizer) {
    // Get the location of the gesture
    var location = recognizer.location(in: view)
    // Display an image view at that location
    drawImage(for: recognizer, at: location)
    // If gesture is a left swipe, specify an end location
    // to the left of the current location
    if recognizer.direction == .left {
      location.x -= 220.0
    } else {
      location.x += 220.0
    }
    // Animate the image view in the direction of the swipe as it fades out
    UIView.animate(withDuration: 0.5) {
      self.imageView.alpha = 0.0
      self.imageView.center = location
    }
  }

  // Respond to a rotation gesture
  @IBAction func showGestureForRotationRecognizer(_ recognizer: UIRotationGestureRecognizer) {
    // Get the location of the gesture
    let location = recognizer.location(in: view)
    // Set the rotation angle of the image view to
    // match the rotation of the gesture
    let transform = CGAffineTransform(rotationAngle: recognizer.rotation)
    imageView.transform = transform
    // Display an image view at that location
    drawImage(for: recognizer, at: location)
    // If the gesture has ended or is canceled, begin the animation
    // back to horizontal and fade out
    if recognizer.state == .ended || recognizer.state == .cancelled {
      UIView.animate(withDuration: 0.5) {
        self.imageView.alpha = 0.0
        self.imageView.transform = .identity
      }
    }
  }

  func handleScreenEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {}

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    var result = false
    if gestureRecognizer == myScreenEdgePanGestureRecognizer,
      let view = gestureRecognizer.view, let other = otherGestureRecognizer.view,
      other.isDescendant(of: view)
    {
      result = true
    }
    return result
  }

  // Implement the UIGestureRecognizerDelegate method
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Determine if the touch is inside the custom subview
    if touch.view == customSubview {
      // If it is, prevent all of the delegate's gesture recognizers
      // from receiving the touch
      return false
    }
    return true
  }
}

/// A pinch that prevents no rotation; a rotation prevents it.
final class HumblePinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIRotationGestureRecognizer)
  }
}
