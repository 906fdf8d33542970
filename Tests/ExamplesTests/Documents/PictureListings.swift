// The view controller of an article about the six gestures and a tickle, ported line by line.

import UIKit

/// Two round pictures that are dragged, pinched, turned, tapped and pressed, on a board that is swiped
/// and tickled.
final class PictureListingsViewController: UIViewController {
  private(set) var imgV: UIImageView!
  private(set) var imgV2: UIImageView!
  private(set) var customGestureRecognizer: KMGestureRecognizer!
  private(set) var memoryWarnings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutUI()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    // Dispose of any resources that can be recreated.
    memoryWarnings += 1
  }

  // MARK: Actions

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let picture = recognizer.view else { return }
    picture.superview?.bringSubviewToFront(picture)

    let center = picture.center
    let cornerRadius = picture.frame.size.width / 2
    let translation = recognizer.translation(in: view)
    picture.center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    recognizer.setTranslation(.zero, in: view)

    if recognizer.state == .ended {
      // The length of the velocity: below 200 the picture hardly glides.
      let velocity = recognizer.velocity(in: view)
      let magnitude = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      let slideMult = magnitude / 200

      let slideFactor = 0.1 * slideMult
      var finalPoint = CGPoint(
        x: center.x + velocity.x * slideFactor, y: center.y + velocity.y * slideFactor)
      finalPoint.x = min(max(finalPoint.x, cornerRadius), view.bounds.size.width - cornerRadius)
      finalPoint.y = min(max(finalPoint.y, cornerRadius), view.bounds.size.height - cornerRadius)

      UIView.animate(
        withDuration: TimeInterval(slideFactor * 2), delay: 0, options: .curveEaseOut,
        animations: { recognizer.view?.center = finalPoint }, completion: nil)
    }
  }

  func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let picture = recognizer.view else { return }
    let scale = recognizer.scale
    picture.transform = picture.transform.scaledBy(x: scale, y: scale)
    recognizer.scale = 1.0
  }

  func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
    guard let picture = recognizer.view else { return }
    picture.transform = picture.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0.0
  }

  func handleTap(_ recognizer: UITapGestureRecognizer) {
    let view = recognizer.view
    view?.transform = CGAffineTransform(scaleX: 1.0, y: 1.0)
    view?.transform = CGAffineTransform(rotationAngle: 0.0)
    view?.alpha = 1.0
  }

  func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    recognizer.view?.alpha = 0.7
  }

  func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
    let positionOperation = {
      guard var newPoint = recognizer.view?.center else { return }
      newPoint.y -= 20.0
      self.imgV.center = newPoint

      newPoint.y += 40.0
      self.imgV2.center = newPoint
    }
    switch recognizer.direction {
    case .right: positionOperation()
    case .left: positionOperation()
    default: break
    }
  }

  func handleCustomGestureRecognizer(_ recognizer: KMGestureRecognizer) {
    let positionOperation = {
      guard var newPoint = recognizer.view?.center else { return }
      newPoint.x -= 20.0
      self.imgV.center = newPoint

      newPoint.x += 40.0
      self.imgV2.center = newPoint
    }
    positionOperation()
  }

  // MARK: Recognizers

  private func bindPan(_ imgVCustom: UIImageView) {
    let recognizer = UIPanGestureRecognizer(
      target: self, action: PictureListingsViewController.handlePan(_:))
    imgVCustom.addGestureRecognizer(recognizer)
  }

  private func bindPinch(_ imgVCustom: UIImageView) {
    let recognizer = UIPinchGestureRecognizer(
      target: self, action: PictureListingsViewController.handlePinch(_:))
    imgVCustom.addGestureRecognizer(recognizer)
  }

  private func bindRotation(_ imgVCustom: UIImageView) {
    let recognizer = UIRotationGestureRecognizer(
      target: self, action: PictureListingsViewController.handleRotation(_:))
    imgVCustom.addGestureRecognizer(recognizer)
  }

  private func bindTap(_ imgVCustom: UIImageView) {
    let recognizer = UITapGestureRecognizer(
      target: self, action: PictureListingsViewController.handleTap(_:))
    recognizer.numberOfTapsRequired = 2
    recognizer.numberOfTouchesRequired = 1
    imgVCustom.addGestureRecognizer(recognizer)
  }

  private func bindLongPress(_ imgVCustom: UIImageView) {
    let recognizer = UILongPressGestureRecognizer(
      target: self, action: PictureListingsViewController.handleLongPress(_:))
    recognizer.minimumPressDuration = 0.5
    imgVCustom.addGestureRecognizer(recognizer)
  }

  private func bindSwipe() {
    var recognizer = UISwipeGestureRecognizer(
      target: self, action: PictureListingsViewController.handleSwipe(_:))
    recognizer.direction = .right
    view.addGestureRecognizer(recognizer)
    recognizer.require(toFail: customGestureRecognizer)

    recognizer = UISwipeGestureRecognizer(
      target: self, action: PictureListingsViewController.handleSwipe(_:))
    recognizer.direction = .left
    view.addGestureRecognizer(recognizer)
    recognizer.require(toFail: customGestureRecognizer)
  }

  private func bindCustomGestureRecognizer() {
    customGestureRecognizer = KMGestureRecognizer(
      target: self, action: PictureListingsViewController.handleCustomGestureRecognizer(_:))
    view.addGestureRecognizer(customGestureRecognizer)
  }

  private func layoutUI() {
    var img = UIImage(named: "Emoticon_tusiji_icon")
    var cornerRadius = img?.size.width ?? 0
    imgV = UIImageView(image: img)
    imgV.frame = CGRect(x: 20.0, y: 20.0, width: cornerRadius * 2, height: cornerRadius * 2)
    imgV.isUserInteractionEnabled = true
    imgV.layer.masksToBounds = true
    imgV.layer.cornerRadius = cornerRadius
    imgV.layer.borderWidth = 2.0
    imgV.layer.borderColor = UIColor.gray.cgColor
    view.addSubview(imgV)

    img = UIImage(named: "Emoticon_tusiji_icon2")
    cornerRadius = img?.size.width ?? 0
    imgV2 = UIImageView(image: img)
    imgV2.frame = CGRect(
      x: 20.0, y: 40.0 + imgV.frame.size.height, width: cornerRadius * 2,
      height: cornerRadius * 2)
    imgV2.isUserInteractionEnabled = true
    imgV2.layer.masksToBounds = true
    imgV2.layer.cornerRadius = cornerRadius
    imgV2.layer.borderWidth = 2.0
    imgV2.layer.borderColor = UIColor.orange.cgColor
    view.addSubview(imgV2)

    for imageView in [imgV!, imgV2!] {
      bindPan(imageView)
      bindPinch(imageView)
      bindRotation(imageView)
      bindTap(imageView)
      bindLongPress(imageView)
    }
    // The order of recognizers: the tickle first.
    bindCustomGestureRecognizer()
    bindSwipe()
  }
}
