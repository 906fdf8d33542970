// Animators and timings of strangers.

import UIKit

/// An animator with a variable.
public final class Conductor: UIViewPropertyAnimator {
  /// How often it was started.
  public var startCount = 0
  deinit { Farewells.say("Conductor") }
  public override func startAnimation() {
    startCount += 1
    super.startAnimation()
  }
}

/// A curve with a variable.
public final class NamedCurve: UICubicTimingParameters {
  /// What it is called.
  public var name = ""
  deinit { Farewells.say("NamedCurve") }
}

/// A spring with a variable.
public final class NamedSpring: UISpringTimingParameters {
  /// What it is called.
  public var name = ""
  deinit { Farewells.say("NamedSpring") }
}

/// A timing that is a curve and a spring.
public final class Both: UITimingCurveProvider {
  /// Both.
  public var timingCurveType: UITimingCurveType { .composed }
  /// The curve.
  public var cubicTimingParameters: UICubicTimingParameters? { NamedCurve(animationCurve: .easeIn) }
  /// The spring.
  public var springTimingParameters: UISpringTimingParameters? { NamedSpring(dampingRatio: 1) }
  /// Makes one.
  public init() {}
}

/// Animates nothing, and says what it is asked for.
public class Stand: UIViewAnimating {
  /// What it was asked for.
  public var heard: [String] = []
  /// Makes one.
  public init() {}
  /// Nothing goes on.
  public var state: UIViewAnimatingState { .inactive }
  /// Never.
  public var isRunning: Bool { false }
  /// Anything.
  public var isReversed = false
  /// Anything.
  public var fractionComplete: CGFloat = 0
  /// Notes it.
  public func startAnimation() { heard.append("start") }
  /// Notes it.
  public func startAnimation(afterDelay delay: TimeInterval) { heard.append("start later") }
  /// Notes it.
  public func pauseAnimation() { heard.append("pause") }
  /// Notes it.
  public func stopAnimation(_ withoutFinishing: Bool) { heard.append("stop") }
  /// Notes it.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) { heard.append("finish") }
}

/// Takes completions, and leaves the rest to the defaults.
public final class ImplicitStand: Stand, UIViewImplicitlyAnimating {
  /// What it was given.
  public var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Keeps it.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
