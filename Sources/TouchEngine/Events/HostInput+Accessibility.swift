// What an assistive technology says to an application.

import GestureCore

nonisolated extension HostInput {
  /// What a person asks of a view or an element through an assistive technology.
  public struct AccessibilityInput: Equatable, Sendable {
    /// What is asked.
    nonisolated public enum Action: Sendable {
      /// What a tap does: ``AccessibleObject/accessibilityActivate()``, or else a tap.
      case activate
      /// A larger value: ``AccessibleObject/accessibilityIncrement()``.
      case increment
      /// A smaller value: ``AccessibleObject/accessibilityDecrement()``.
      case decrement
      /// To go back or to close: ``AccessibleObject/accessibilityPerformEscape()`` up the responder chain.
      case escape
      /// What matters most: ``AccessibleObject/accessibilityPerformMagicTap()`` up the responder chain.
      case magicTap
      /// A page further: ``AccessibleObject/accessibilityScroll(_:)`` up the responder chain.
      case scroll(UIAccessibilityScrollDirection)
      /// The first of ``AccessibleObject/accessibilityCustomActions`` with this name.
      case custom(name: String)
      /// Attention: the assistive technology is at this element from now on.
      case focus
    }

    /// What is asked.
    public var action: Action
    /// The number of the view or element, which ``AccessibilitySnapshot/identity`` tells.
    public var view: Int
    /// When, in seconds on the application's clock.
    public var time: TimeInterval

    /// Makes the input of one event.
    public init(_ action: Action, view: Int, time: TimeInterval) {
      Linked.accessibility = true
      (self.action, self.view, self.time) = (action, view, time)
    }
  }
}

nonisolated extension HostInput.AccessibilityInput.Action: Equatable {
  /// Whether both are equal. Names are compared by bytes: a comparison of strings needs Unicode's tables in
  /// Embedded Swift.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.activate, .activate), (.increment, .increment), (.decrement, .decrement),
      (.escape, .escape), (.magicTap, .magicTap), (.focus, .focus):
      true
    case (.scroll(let a), .scroll(let b)): a == b
    case (.custom(let a), .custom(let b)): a.utf8.elementsEqual(b.utf8)
    default: false
    }
  }
}

#if !hasFeature(Embedded)
  nonisolated extension HostInput.AccessibilityInput.Action: CustomStringConvertible {
    /// What is asked, in words: `scroll down`.
    public var description: String {
      switch self {
      case .activate: "activate"
      case .increment: "increment"
      case .decrement: "decrement"
      case .escape: "escape"
      case .magicTap: "magic tap"
      case .scroll(let direction): "scroll \(direction)"
      case .custom(let name): "do “\(name)”"
      case .focus: "focus"
      }
    }
  }
#endif
