// The second half of the gesture code as it stands in iOS projects: recognizers, views, a window, an
// application's delegate. It has to compile as it is.

import UIKit
import UIKit.UIGestureRecognizerSubclass

// MARK: Recognizers

class SingleTouchDownGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if self.state == .possible { self.state = .recognized }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { self.state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { self.state = .failed }
}

enum PanDirection {
  case vertical
  case horizontal
}

class PanDirectionGestureRecognizer: UIPanGestureRecognizer {
  let direction: PanDirection

  init(direction: PanDirection, target: AnyObject, action: Selector) {
    self.direction = direction
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began {
      let vel = velocity(in: view)
      switch direction {
      case .horizontal where abs(vel.y) > abs(vel.x):
        state = .cancelled
      case .vertical where abs(vel.x) > abs(vel.y):
        state = .cancelled
      default:
        break
      }
    }
  }
}

class CircleGestureRecognizer: UIGestureRecognizer {
  var tolerance: CGFloat = 0.2
  private var touchedPoints = [CGPoint]()
  private(set) var path = UIBezierPath()
  private weak var trackedTouch: UITouch?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  convenience init(tolerance: CGFloat, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
    self.tolerance = tolerance
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 || numberOfTouches != 1 {
      state = .failed
    }
    trackedTouch = touches.first
    for touch in touches where touch != trackedTouch {
      ignore(touch, for: event)
    }
    let window = view?.window
    if let loc = touches.first?.location(in: window) {
      touchedPoints.append(loc)
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first else { return }
    let samples = event.coalescedTouches(for: touch) ?? [touch]
    touchedPoints.append(contentsOf: samples.map { $0.preciseLocation(in: view) })
    if let predicted = event.predictedTouches(for: touch)?.last {
      _ = predicted.location(in: view)
    }
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = touchedPoints.count > 10 ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    touchedPoints.removeAll(keepingCapacity: true)
    trackedTouch = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    return !(preventedGestureRecognizer is UITapGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    return preventingGestureRecognizer.view != view
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    return otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    return otherGestureRecognizer is UILongPressGestureRecognizer
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    return event.modifierFlags.intersection([.shift, .command]).isEmpty
      && event.buttonMask != .secondary
  }
}

/// A continuous press that remembers how hard it was.
final class ForceGestureRecognizer: UILongPressGestureRecognizer {
  private(set) var force: CGFloat = 0.0
  var threshold: CGFloat = 0.75 { didSet { threshold = min(max(threshold, 0), 1) } }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = event.touches(for: self)?.first else { return }
    guard touch.maximumPossibleForce > 0 else { return }
    force = touch.force / touch.maximumPossibleForce
    if force > threshold, touch.type == .pencil || touch.type == UITouch.TouchType.stylus {
      name = "hard press at \(touch.timestamp)"
    }
  }
}

// MARK: Views

final class CanvasView: UIView {
  private var lines: [ObjectIdentifier: [CGPoint]] = [:]
  private let shapeLayer = CAShapeLayer()
  private var lastTouch: UITouch?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    backgroundColor = .clear
    isMultipleTouchEnabled = true
    isExclusiveTouch = false
    clipsToBounds = true
    layer.cornerRadius = 8
    layer.borderColor = UIColor.lightGray.withAlphaComponent(0.5).cgColor
    layer.addSublayer(shapeLayer)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      lines[ObjectIdentifier(touch)] = [touch.location(in: self)]
    }
    if let touch = touches.first, touch.tapCount == 2 {
      clear()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      let dx = touch.location(in: self).x - touch.previousLocation(in: self).x
      guard abs(dx) > .ulpOfOne else { continue }
      let coalesced = event?.coalescedTouches(for: touch) ?? []
      lines[ObjectIdentifier(touch), default: []] += coalesced.map { $0.location(in: self) }
    }
    lastTouch = touches.sorted { $0.timestamp < $1.timestamp }.last
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let active = event?.allTouches?.filter { $0.phase != .ended && $0.phase != .cancelled }
    if active?.isEmpty ?? true { next?.touchesEnded(touches, with: event) }
    drawPath()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touches.forEach { lines[ObjectIdentifier($0)] = nil }
  }

  private func drawPath() {
    let path = UIBezierPath()
    for line in lines.values where !line.isEmpty {
      path.move(to: line[0])
      line.dropFirst().forEach { path.addLine(to: $0) }
    }
    shapeLayer.path = path.cgPath
    shapeLayer.strokeColor = UIColor.black.cgColor
    shapeLayer.fillColor = nil
    shapeLayer.lineWidth = 2
    shapeLayer.lineCap = .round
  }

  private func clear() {
    lines = [:]
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shapeLayer.frame = bounds
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return lines.isEmpty && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A button with a larger area to touch, and a view that lets touches through.
final class ExpandedView: UIView {
  var hitAreaInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.inset(by: hitAreaInsets).contains(point)
  }
}

final class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() where !subview.isHidden && subview.alpha > 0.01 {
      let converted = subview.convert(point, from: self)
      if let view = subview.hitTest(converted, with: event) { return view }
    }
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

// MARK: Window and application

final class TouchLoggingWindow: UIWindow {
  private(set) var began = 0

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches, let touches = event.touches(for: self) {
      began += touches.filter { $0.phase == .began }.count
    }
    super.sendEvent(event)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func show(_ controller: UIViewController) {
    let window = TouchLoggingWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    UIApplication.shared.sendAction(
      Selector(GalleryViewController.handleDoubleTap), to: nil, from: self, for: nil)
  }
}

// MARK: Extensions that every project has

extension UIView {
  func addTapGesture(_ target: AnyObject, action: Selector) {
    let tap = UITapGestureRecognizer(target: target, action: action)
    addGestureRecognizer(tap)
    isUserInteractionEnabled = true
  }

  var parentViewController: UIViewController? {
    var parentResponder: UIResponder? = self
    while parentResponder != nil {
      parentResponder = parentResponder?.next
      if let viewController = parentResponder as? UIViewController { return viewController }
    }
    return nil
  }

  func removeAllGestureRecognizers() {
    gestureRecognizers?.forEach(removeGestureRecognizer(_:))
  }
}

extension UIGestureRecognizer {
  func cancel() {
    isEnabled = false
    isEnabled = true
  }
}

extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    return CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
  func distance(to point: CGPoint) -> CGFloat {
    return hypot(point.x - x, point.y - y)
  }
}
