// The names under which UIKit knows what the focus of a keyboard passes through, and what of a change is
// told. `FocusResponder` has the members.

/// What the focus passes through: a view or a controller.
///
/// In UIKit any object can be one. Here it is a ``FocusResponder``, and so a view or a controller.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIFocusEnvironment: FocusResponder {
  /// Where the focus is to go in here, the most wanted first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What this is in: for a view its controller or its superview, for a controller its view's superview.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The name of its group.
  var focusGroupIdentifier: String? { get }
  /// Asks for a change at the end of the turn.
  func setNeedsFocusUpdate()
  /// Makes at once a change that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may change so.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has changed in here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus: here, a view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can go there while it shows.
  var canBecomeFocused: Bool { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
  /// What shows that it has the focus; nothing for `nil`.
  var focusEffect: UIFocusEffect? { get }
  /// How much it is wanted when Tab leads to its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

/// How much an item is wanted when Tab leads to its group: the largest number gets the focus.
nonisolated public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes a priority from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Not wanted more than others: 0. [doc]
  public static let ignored = UIFocusGroupPriority(0)
  /// That of the item that had the focus last: 1000. [doc]
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// That of an item that matters, as a selected row: 2000. [doc]
  public static let prioritized = UIFocusGroupPriority(2000)
  /// That of the item that has the focus: the largest number. [doc]
  public static let currentlyFocused = UIFocusGroupPriority(.max)

  /// Whether the first is wanted less.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The ways in which the focus can move.
nonisolated public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards, by an arrow.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards, by an arrow.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left, by an arrow.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right, by an arrow.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next group, by Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the group before, by Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A change of the focus, as it is asked about and told.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFocusUpdateContext {
  final let former: UIView?
  final let new: UIView?
  /// How the focus moves; empty if no key moved it.
  public final let focusHeading: UIFocusHeading

  /// Makes a change that happens nowhere, for test doubles.
  public init(from former: UIView?, to new: UIView?, heading: UIFocusHeading = []) {
    (self.former, self.new, focusHeading) = (former, new, heading)
  }

  deinit {}

  /// What had the focus; `nil` for nothing.
  public final var previouslyFocusedItem: (any UIFocusItem)? { former }
  /// What gets the focus; `nil` for nothing.
  public final var nextFocusedItem: (any UIFocusItem)? { new }
  /// The view that had the focus; `nil` for none.
  public final var previouslyFocusedView: UIView? { former }
  /// The view that gets the focus; `nil` for none.
  public final var nextFocusedView: UIView? { new }
}
