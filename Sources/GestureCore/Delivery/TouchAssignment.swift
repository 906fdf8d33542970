/// Whether the view that was hit hears of a new touch: the rules of multiple and exclusive touch.
///
/// These rules do not limit recognizers, except for ``Refusal/exclusiveTouchElsewhere``.
public struct TouchAssignment: Equatable, Sendable {
  /// The view has a touch already.
  public var hasTouch: Bool
  /// The view takes several touches.
  public var isMultipleTouchEnabled: Bool
  /// The view is exclusive.
  public var isExclusive: Bool
  /// Another touch of the window is down.
  public var isOtherDown: Bool
  /// An exclusive view, not this one, has a touch.
  public var isOtherExclusiveDown: Bool

  /// Collects the facts.
  public init(
    hasTouch: Bool, isMultipleTouchEnabled: Bool, isExclusive: Bool, isOtherDown: Bool,
    isOtherExclusiveDown: Bool
  ) {
    self.hasTouch = hasTouch
    self.isMultipleTouchEnabled = isMultipleTouchEnabled
    self.isExclusive = isExclusive
    self.isOtherDown = isOtherDown
    self.isOtherExclusiveDown = isOtherExclusiveDown
  }

  /// Why a view does not hear of a touch.
  public enum Refusal: Equatable, Sendable, CaseIterable {
    /// An exclusive view elsewhere has a touch; only recognizers of its ancestors hear.
    case exclusiveTouchElsewhere
    /// The view is exclusive, and other fingers are down elsewhere.
    case otherFingersDown
    /// The view has one touch and takes no more.
    case alreadyTouched
  }

  /// Why the view does not hear of the touch; `nil` if it does [seen].
  public var refusal: Refusal? {
    if isOtherExclusiveDown { return .exclusiveTouchElsewhere }
    if isExclusive, isOtherDown, !hasTouch { return .otherFingersDown }
    if hasTouch, !isMultipleTouchEnabled { return .alreadyTouched }
    return nil
  }
}
