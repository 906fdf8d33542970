/// What must be known to decide whether a recognizer receives a touch or a press of a button.
///
/// Each fact is read at most once, in this order, and only if no fact before it refused. The last
/// facts call code of the app.
public protocol ReceptionFacts {
  /// The recognizer is enabled.
  var isEnabled: Bool { get }
  /// The state in which the recognizer is over and waits for its reset; `nil` if it still hears.
  var finalState: GestureState? { get }
  /// Why the recognizer's class does not take this kind of input, or so many fingers.
  var refusalOfItsClass: ReceptionRule.Refusal? { get }
  /// The recognizer allows the type of the touch or of the button.
  var isTypeAllowed: Bool { get }
  /// The recognizer wants touches of one type, and tracks touches of another.
  var tracksAnotherType: Bool { get }
  /// An exclusive view has a touch, and the recognizer's view is no ancestor of it.
  var isExclusiveTouchElsewhere: Bool { get }
  /// The recognizer's class or its delegate may answer one of the questions that follow.
  var asksUserCode: Bool { get }
  /// The answer about the event: once in each multi-touch sequence, by the class, then by the delegate.
  var refusalOfEvent: ReceptionRule.Refusal? { get }
  /// The delegate wants the touch or the press.
  var doesDelegateReceive: Bool { get }
  /// After these questions, the recognizer is still enabled and on a view.
  var isStillThere: Bool { get }
}

/// Which recognizers receive a touch: the first refusal, in a stated order [seen].
public enum ReceptionRule {
  /// Why a recognizer did not get a touch.
  public enum Refusal: Equatable, Sendable {
    /// It is not enabled.
    case disabled
    /// It is over and waits for its reset.
    case alreadyOver(GestureState)
    /// The recognizer does not allow the touch's type.
    case touchTypeNotAllowed
    /// It takes another kind of input, or other buttons.
    case kindNotAllowed
    /// It tracks as many touches as it can.
    case tooManyTouches(allowed: Int)
    /// It tracks touches of another type.
    case otherTouchTypeTracked
    /// Its `shouldReceive(_:)` declined the event.
    case classDeclinedEvent
    /// The delegate declined the event.
    case delegateDeclinedEvent
    /// The delegate declined the touch.
    case delegateDeclinedTouch
    /// An exclusive view has a touch, and the recognizer's view is no ancestor of it.
    case exclusiveTouchElsewhere
  }

  /// The first refusal; `nil` if the recognizer receives the touch.
  @inlinable @inline(__always)
  public static func refusal(_ facts: some ReceptionFacts) -> Refusal? {
    guard facts.isEnabled else { return .disabled }
    if let state = facts.finalState { return .alreadyOver(state) }
    if let refusal = facts.refusalOfItsClass { return refusal }
    guard facts.isTypeAllowed else { return .touchTypeNotAllowed }
    if facts.tracksAnotherType { return .otherTouchTypeTracked }
    if facts.isExclusiveTouchElsewhere { return .exclusiveTouchElsewhere }
    guard facts.asksUserCode else { return nil }
    if let refusal = facts.refusalOfEvent { return refusal }
    guard facts.doesDelegateReceive else { return .delegateDeclinedTouch }
    return facts.isStillThere ? nil : .disabled
  }
}

/// What a gesture does with fingers that come down while it has as many as it needs [seen].
public enum SurplusFingers: Equatable, Sendable {
  /// Each finger joins, and the gesture's rule may fail because of it: tap and swipe.
  case join
  /// The gesture ignores fingers beyond this number: pan, pinch and rotation.
  case stayOut(beyond: Int)
  /// An active gesture ignores further fingers: long press.
  case stayOutOnceActive

  /// The limit that refuses a further finger; `nil` if the finger joins.
  @inlinable
  public func limit(tracked: Int, isActive: Bool) -> Int? {
    switch self {
    case .join: nil
    case .stayOut(let limit): tracked < limit ? nil : limit
    case .stayOutOnceActive: isActive ? tracked : nil
    }
  }
}
