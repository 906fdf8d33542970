// Everything that an app can conform to, in classes of its own. Under default isolation a root class
// that conforms to such a protocol needs its `init() {}` spelled, if a subclass overrides it.

import UIKit

/// A delegate that is nothing else.
open class Answers: UIGestureRecognizerDelegate {
  /// What it was asked, in order.
  public private(set) var questions: [String] = []

  /// Makes one that was asked nothing.
  public init() {}
  deinit { Farewells.say("Answers") }

  /// Yes.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("should begin")
    return gestureRecognizer.isEnabled
  }
  /// No.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is Knob }
  /// No.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.type == .direct }
  /// Yes.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { press.type == .select }
  /// Yes.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { event.type == .touches }
}

/// A delegate that answers as its superclass does, but for one question.
public final class Refusals: Answers {
  /// How often it refused.
  public var count = 0
  /// Makes one that refused nothing.
  public override init() { super.init() }
  deinit { Farewells.say("Refusals") }
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return false
  }
}

/// A protocol of the app's own that asks for more.
@MainActor public protocol CardDelegate: UIGestureRecognizerDelegate {
  /// Called when a card lies elsewhere.
  func cardMoved(_ card: Card)
}

/// Who conforms to it, and has nothing to say about recognizers.
public final class Dealer: CardDelegate {
  /// How many cards moved.
  public var count = 0
  /// Makes one.
  public init() {}
  deinit { Farewells.say("Dealer") }
  /// Counts.
  public func cardMoved(_ card: Card) { count += 1 }
}

/// An application's delegate, at the end of the responder chain.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window, as iOS projects keep it.
  public var window: UIWindow?
  deinit { Farewells.say("AppDelegate") }
}

/// An application's delegate that is no responder.
public final class PlainDelegate: UIApplicationDelegate {
  /// Anything.
  public var note = ""
  /// Makes one.
  public init() {}
  deinit { Farewells.say("PlainDelegate") }
}

/// Something that has deadlines of its own.
public final class Metronome: DeadlineSource {
  /// When it beats next, in seconds.
  public private(set) var nextDeadline = 1.0
  /// How often it has.
  public private(set) var beats = 0
  /// Makes one that beats every second.
  public init() {}
  deinit { Farewells.say("Metronome") }
  /// Beats.
  public func deadlinePassed(at time: Double) {
    beats += 1
    nextDeadline = beats < 3 ? time + 1 : .infinity
  }
}

/// Counts the taps of anything that taps: closures as actions get the recognizer's own class.
@MainActor public func count<Tap: UITapGestureRecognizer>(_ tap: Tap, in counter: Counter) {
  tap.addAction { tap in counter.count += tap.numberOfTapsRequired }
}

/// The same for any recognizer.
@MainActor public func count<Source: GestureActionSource>(any source: Source, in counter: Counter) {
  source.addAction { _ in counter.count += 1 }
}

/// A number that many can change.
@MainActor public final class Counter {
  /// The number.
  public var count = 0
  /// Makes a zero.
  public init() {}
}
