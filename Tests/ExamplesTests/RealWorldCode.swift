// Gesture code as it stands in iOS projects: this file has to compile, and the test at its end runs
// a part of it. Method references stand where iOS has `#selector`; nothing else is changed.

import Testing
import TouchTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

// MARK: A view controller

final class GalleryViewController: UIViewController, UIGestureRecognizerDelegate {
  private let imageView = UIImageView(image: UIImage(named: "photo"))
  private lazy var tapRecognizer = UITapGestureRecognizer(
    target: self, action: GalleryViewController.handleTap(_:))
  private var panRecognizer: UIPanGestureRecognizer!
  private weak var overlay: UIView?
  private var initialCenter = CGPoint()
  private(set) var log: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    view.addSubview(imageView)
    imageView.isUserInteractionEnabled = true
    view.isMultipleTouchEnabled = true
    setUpRecognizers()
    setUpSwipes()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Gallery"
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    resignFirstResponder()
  }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.frame = view.bounds.insetBy(dx: 20, dy: 20).inset(
      by: UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
  }
  override var canBecomeFirstResponder: Bool { true }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { reset() }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    guard let event = event, event.type == .remoteControl else { return }
    switch event.subtype {
    case .remoteControlPlay, .remoteControlPause: reset()
    default: break
    }
  }

  private func setUpRecognizers() {
    tapRecognizer.numberOfTapsRequired = 1
    tapRecognizer.numberOfTouchesRequired = 1
    tapRecognizer.cancelsTouchesInView = false
    tapRecognizer.delaysTouchesBegan = false
    tapRecognizer.delaysTouchesEnded = true
    tapRecognizer.delegate = self
    view.addGestureRecognizer(tapRecognizer)

    let doubleTap = UITapGestureRecognizer()
    doubleTap.addTarget(self, action: GalleryViewController.handleDoubleTap)
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
    tapRecognizer.require(toFail: doubleTap)

    panRecognizer = UIPanGestureRecognizer(
      target: self, action: GalleryViewController.handlePan(recognizer:))
    panRecognizer.minimumNumberOfTouches = 1
    panRecognizer.maximumNumberOfTouches = 2
    panRecognizer.allowedTouchTypes = [
      UITouch.TouchType.direct.rawValue as NSNumber,
      NSNumber(value: UITouch.TouchType.pencil.rawValue),
    ]
    panRecognizer.name = "gallery.pan"
    if #available(iOS 13.4, *) {
      panRecognizer.allowedScrollTypesMask = .all
    }
    imageView.addGestureRecognizer(panRecognizer)

    let longPress = UILongPressGestureRecognizer(
      target: self, action: GalleryViewController.handleLongPress(_:))
    longPress.minimumPressDuration = 0.3
    longPress.allowableMovement = 20
    longPress.numberOfTapsRequired = 0
    imageView.addGestureRecognizer(longPress)
    imageView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: GalleryViewController.handlePinch(_:)))
    imageView.addGestureRecognizer(
      UIRotationGestureRecognizer(target: self, action: GalleryViewController.handleRotate(_:)))
    imageView.gestureRecognizers?.forEach { $0.delegate = self }
    view.addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: GalleryViewController.handleHover(_:)))
  }

  private func setUpSwipes() {
    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
    for direction in directions {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: GalleryViewController.handleSwipe(_:))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    let both = UISwipeGestureRecognizer(target: self, action: GalleryViewController.handleSwipe(_:))
    both.direction = [.left, .right]
    both.numberOfTouchesRequired = 2
    view.addGestureRecognizer(both)
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self, action: GalleryViewController.handleEdgePan(_:))
    edgePan.edges = .left
    view.addGestureRecognizer(edgePan)
  }

  // MARK: Actions

  @IBAction func handleTap(_ sender: UITapGestureRecognizer) {
    guard sender.state == .ended else { return }
    let point = sender.location(in: sender.view)
    log.append("tap \(Int(point.x)) \(Int(point.y))")
  }

  func handleDoubleTap() {
    UIView.animate(withDuration: 0.3) {
      self.imageView.transform = .identity
    }
  }

  func handlePan(recognizer: UIPanGestureRecognizer) {
    guard let piece = recognizer.view else { return }
    let translation = recognizer.translation(in: piece.superview)
    if recognizer.state == .began {
      initialCenter = piece.center
    }
    if recognizer.state != .cancelled {
      piece.center = CGPoint(
        x: initialCenter.x + translation.x, y: initialCenter.y + translation.y)
    } else {
      piece.center = initialCenter
    }
    switch recognizer.state {
    case .began, .changed:
      log.append("pan")
    case .ended where recognizer.velocity(in: view).x > 500:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [.curveEaseOut, .allowUserInteraction],
        animations: { piece.alpha = 0 }, completion: { _ in piece.removeFromSuperview() })
    case .ended, .cancelled, .failed, .possible:
      break
    @unknown default:
      fatalError("unknown state")
    }
  }

  func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      UIView.animate(
        withDuration: 0.25,
        animations: { gesture.view?.alpha = 0.5 },
        completion: { finished in if finished { gesture.view?.alpha = 1 } })
    case .changed:
      overlay?.center = gesture.location(in: overlay?.superview)
    default:
      overlay?.removeFromSuperview()
    }
  }

  func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    guard gesture.numberOfTouches >= 2, let view = gesture.view else { return }
    let center = gesture.location(in: view)
    view.transform = view.transform
      .translatedBy(x: center.x - view.bounds.midX, y: center.y - view.bounds.midY)
      .scaledBy(x: gesture.scale, y: gesture.scale)
      .translatedBy(x: view.bounds.midX - center.x, y: view.bounds.midY - center.y)
    gesture.scale = 1.0
  }

  func handleRotate(_ gesture: UIRotationGestureRecognizer) {
    let transform = CGAffineTransform(rotationAngle: gesture.rotation)
      .concatenating(CGAffineTransform(scaleX: 1.2, y: 1.2))
      .concatenating(CGAffineTransform(translationX: 10, y: 0).inverted())
    gesture.view?.transform = transform
  }

  func handleSwipe(_ gesture: UISwipeGestureRecognizer) {
    switch gesture.direction {
    case .left: log.append("left")
    case .right: log.append("right")
    case UISwipeGestureRecognizer.Direction.up: log.append("up")
    default: log.append(gesture.direction.contains(.down) ? "down" : "other")
    }
  }

  func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let progress = max(0, min(recognizer.translation(in: view).x / view.bounds.width, 1))
    view.layer.borderWidth = progress > 0.5 ? 1.0 / UIScreen.main.scale : 0
  }

  func handleHover(_ recognizer: UIHoverGestureRecognizer) {
    view.backgroundColor = recognizer.state == .changed ? .systemGray6 : nil
  }

  private func reset() {
    // Turning a recognizer off and on cancels its gesture.
    panRecognizer.isEnabled = false
    panRecognizer.isEnabled = true
    tapRecognizer.removeTarget(self, action: nil)
    tapRecognizer.removeTarget(nil, action: nil)
    imageView.gestureRecognizers?.removeAll()
    imageView.gestureRecognizers?.forEach(imageView.removeGestureRecognizer)
    view.gestureRecognizers?
      .compactMap { $0 as? UISwipeGestureRecognizer }
      .forEach { view.removeGestureRecognizer($0) }
    view.gestureRecognizers = nil
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return abs(velocity.x) > abs(velocity.y)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer is UILongPressGestureRecognizer
      || otherGestureRecognizer is UILongPressGestureRecognizer
    {
      return false
    }
    return gestureRecognizer.view == otherGestureRecognizer.view
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer == tapRecognizer
      && otherGestureRecognizer is UISwipeGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if let touched = touch.view, touched.isDescendant(of: imageView) { return true }
    return !(touch.view is UILabel)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { press.type == .menu }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { event.type == .touches }
}

// MARK: A run

@Suite struct RealWorldCode {
  @Test func aControllerFromARealProjectFollowsFingers() {
    withScreen(recording: []) { screen in
      let gallery = GalleryViewController()
      screen.show(gallery)
      #expect(gallery.isFirstResponder)
      screen.play(.tap(at: CGPoint(x: 100, y: 10)))
      // Until the double tap has failed, nothing that is tied to it is free again.
      screen.settle()
      screen.play(.swipe(.left, from: CGPoint(x: 390, y: 10)))
      screen.play(.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 111, y: 200)))
      screen.settle()
      #expect(gallery.log.first == "tap 100 10")
      #expect(gallery.log.contains("left") && gallery.log.last == "pan")
    }
  }

  @Test func anApplicationsDelegateShowsItsWindow() {
    let application = UIApplication()
    let delegate = AppDelegate()
    application.delegate = delegate
    application.perform { delegate.show(GalleryViewController()) }
    #expect(application.keyWindow === delegate.window)
  }

  @Test func aTapBesideATextFieldEndsItsEditing() {
    final class Field: UIView {
      var mayResign = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { mayResign }
    }
    withScreen { screen in
      let form = screen.view("form")
      let field = screen.add(Field(), named: "field", to: form)
      let other = screen.view("other")
      field.becomeFirstResponder()
      #expect(other.endEditing(true) && field.isFirstResponder)
      field.mayResign = false
      #expect(!form.endEditing(false) && field.isFirstResponder)
      #expect(form.endEditing(true) && !field.isFirstResponder)
    }
  }
}
