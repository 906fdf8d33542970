// What an assistive technology says to an application.

import GestureCore

nonisolated extension HostInput {
  /// What a person asks of a view through an assistive technology.
  public struct AccessibilityInput: Equatable, Sendable {
    /// What is asked.
    nonisolated public enum Action: Int, CaseIterable, Sendable {
      /// A larger value: ``UIView/accessibilityIncrement()``.
      case increment
      /// A smaller value: ``UIView/accessibilityDecrement()``.
      case decrement
    }

    /// What is asked.
    public var action: Action
    /// The ``UIView/identity`` of the view, which its picture tells as ``ViewSnapshot/identity``.
    public var view: Int
    /// When, in seconds on the application's clock.
    public var time: TimeInterval

    /// Makes the input of one event.
    public init(_ action: Action, view: Int, time: TimeInterval) {
      (self.action, self.view, self.time) = (action, view, time)
    }
  }
}
