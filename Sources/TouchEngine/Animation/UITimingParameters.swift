// The timing of an animator, as the app sets it.

import GestureCore

extension UIView {
  /// The speed of an animation along its way.
  nonisolated public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Always the same speed.
    case linear

    var curve: AnimationTiming.Curve {
      switch self {
      case .easeInOut: .bezier(.easeInOut)
      case .easeIn: .bezier(.easeIn)
      case .easeOut: .bezier(.easeOut)
      case .linear: .linear
      }
    }
  }
}

/// What kind of timing a ``UITimingCurveProvider`` has.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin
  /// A curve of the app's own.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring; TouchKit uses the spring.
  case composed
}

/// An object that gives the timing of an animation.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of timing it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Progress along a curve with two control points.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICubicTimingParameters: UITimingCurveProvider {
  private enum Content {
    case builtin(UIView.AnimationCurve)
    case points(CGPoint, CGPoint)
  }
  private let content: Content

  /// The system's default curve: (0.25, 0.1), (0.25, 1). [seen]
  public init() { content = .points(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)) }

  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) { content = .builtin(curve) }

  /// A curve from (0, 0) to (1, 1): `x` is the part of the time, `y` the progress. An `x` outside
  /// 0…1 means the nearest end.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    content = .points(controlPoint1, controlPoint2)
  }

  deinit {}

  /// UIKit's curve; ``UIView/AnimationCurve/easeInOut`` for control points of the app's own.
  public final var animationCurve: UIView.AnimationCurve {
    guard case .builtin(let curve) = content else { return .easeInOut }
    return curve
  }

  /// The first control point.
  public final var controlPoint1: CGPoint { points.0 }

  /// The second control point.
  public final var controlPoint2: CGPoint { points.1 }

  private final var points: (CGPoint, CGPoint) {
    switch content {
    case .points(let one, let two): return (one, two)
    case .builtin(let curve):
      guard case .bezier(let bezier) = curve.curve else { return (.zero, CGPoint(x: 1, y: 1)) }
      return (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2))
    }
  }

  /// ``UITimingCurveType/builtin`` or ``UITimingCurveType/cubic``.
  open var timingCurveType: UITimingCurveType {
    if case .builtin = content { .builtin } else { .cubic }
  }

  /// This object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final func timing(duration: Double) -> AnimationTiming {
    switch content {
    case .builtin(let curve): AnimationTiming(duration: duration, curve: curve.curve)
    case .points(let one, let two):
      AnimationTiming(
        duration: duration,
        curve: .bezier(CubicBezier(Double(one.x), Double(one.y), Double(two.x), Double(two.y))))
    }
  }
}

/// Progress as a spring.
///
/// An initial velocity is in multiples of the remaining way, per second. Of its two parts, the one
/// with the larger absolute value counts.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISpringTimingParameters: UITimingCurveProvider {
  private enum Content {
    /// The animator's duration fixes the stiffness.
    case ratio(Double)
    /// The spring fixes the duration.
    case spring(Spring)
  }
  private let content: Content

  /// The speed at the start, in whole ways per second.
  public final let initialVelocity: CGVector

  /// The spring of the system's own transitions: it does not swing over, and takes 0.506 s with any
  /// duration of the animator. [seen]
  public init() {
    content = .spring(.system)
    initialVelocity = CGVector(dx: 0, dy: 0)
  }

  /// A spring that comes to rest in the animator's duration: a damping ratio of 1 does not swing over,
  /// less swings more.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {
    content = .ratio(Double(dampingRatio))
    self.initialVelocity = initialVelocity
  }

  /// A spring with a mass, a stiffness and a damping. It takes as long as it needs to come to rest,
  /// with any duration of the animator.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat,
    initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    content = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: initialVelocity.largerPart))
    self.initialVelocity = initialVelocity
  }

  /// A spring with a perceived duration, in seconds, and a bounce: 0 does not swing over, 1 swings
  /// longest. It takes as long as it needs to come to rest.
  public init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    content = .spring(
      Spring(
        perceptualDuration: duration, bounce: Double(bounce), velocity: initialVelocity.largerPart))
    self.initialVelocity = initialVelocity
  }

  deinit {}

  /// ``UITimingCurveType/spring``.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// This object.
  open var springTimingParameters: UISpringTimingParameters? { self }

  final func timing(duration: Double) -> AnimationTiming {
    switch content {
    case .ratio(let ratio):
      let spring = Spring(
        damping: ratio, velocity: initialVelocity.largerPart, duration: duration)
      return AnimationTiming(duration: duration, curve: .spring(spring))
    case .spring(let spring):
      return AnimationTiming(duration: spring.settlingDuration, curve: .spring(spring))
    }
  }
}

nonisolated extension CGVector {
  /// The part with the larger absolute value.
  fileprivate var largerPart: Double { Double(abs(dx) >= abs(dy) ? dx : dy) }
}

extension UITimingCurveProvider {
  /// The timing for a duration, in seconds. Without a spring and a curve it is UIKit's default
  /// curve.
  package func timing(duration: Double) -> AnimationTiming {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters { return spring.timing(duration: duration) }
    case .builtin, .cubic: break
    }
    return (cubicTimingParameters ?? UICubicTimingParameters()).timing(duration: duration)
  }
}
