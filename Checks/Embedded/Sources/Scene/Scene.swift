// A window with the built-in gestures and a log of what they tell. Knows nothing of who moves the
// fingers, or where it runs.

import GestureCore
import TouchKit

/// What a gesture told: which one, its state, and its numbers.
public struct Entry {
  /// The gestures of the scene, in the order in which they were added.
  public enum Kind: Int32 {
    case pan, doubleTap, longPress, pinch, rotation
  }

  /// Which gesture.
  public let kind: Kind
  /// The raw value of the state that was told.
  public let state: Int32
  /// Its two numbers: translation, location, scale or rotation with velocity.
  public let values: (Double, Double)
}

/// One application with one window, one view and five gestures on it.
public final class Scene: UIGestureRecognizerDelegate {
  /// What was told so far.
  public private(set) var log: [Entry] = []
  private let application = UIApplication()
  private let window: UIWindow
  private let view: UIView

  /// Makes the scene at time 0.
  public init() {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    (window, view) = application.perform {
      let window = UIWindow(frame: frame)
      let view = UIView(frame: frame)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
    let pan = UIPanGestureRecognizer(target: self, action: Scene.panned)
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: Scene.tapped)
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Scene.pressed))
    let pinch = UIPinchGestureRecognizer(target: self, action: Scene.pinched)
    pinch.delegate = self
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: Scene.rotated))
  }

  /// Takes in one report about one finger.
  ///
  /// - Parameter phase: 0 for began, 1 for moved, 3 for ended, anything else for cancelled.
  public func touch(_ finger: Int, phase: Int, x: Double, y: Double, time: Double) {
    let phase = UITouch.Phase(rawValue: phase) ?? .cancelled
    let report = TouchReport(finger, phase, at: CGPoint(x: x, y: y))
    application.receive([report], at: time, in: window)
  }

  /// Lets time pass.
  public func advance(to time: Double) { application.advance(to: time) }

  /// Pinch and rotation may go together.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIRotationGestureRecognizer }

  private func note(_ kind: Entry.Kind, _ gesture: UIGestureRecognizer, _ a: CGFloat, _ b: CGFloat)
  {
    let state = Int32(gesture.state.rawValue)
    log.append(Entry(kind: kind, state: state, values: (Double(a), Double(b))))
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
    note(.pan, pan, translation.x, translation.y)
    note(.pan, pan, velocity.x, velocity.y)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    note(.doubleTap, tap, tap.location(in: view).x, tap.location(in: view).y)
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    note(.longPress, press, press.location(in: view).x, press.location(in: view).y)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    note(.pinch, pinch, pinch.scale, pinch.velocity)
  }

  private func rotated(_ rotation: UIRotationGestureRecognizer) {
    note(.rotation, rotation, rotation.rotation, rotation.velocity)
  }
}
