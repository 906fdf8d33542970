// The names of objects in observations: a number that is the same in every run of the same app, and
// a name for people. An observation keeps no object alive.

import GestureCore

nonisolated extension Observation {
  /// Stands for a recognizer.
  public struct RecognizerID: Hashable, Sendable {
    /// Counted from 1, in the order in which the application made its recognizers, or got them from
    /// another application.
    public let number: Int
    /// ``UIGestureRecognizer/name``, or without one the class without UIKit's words: `longPress`.
    /// Two recognizers may have the same name.
    public let name: String

    /// Whether both stand for one recognizer of an application; its name may have changed.
    public static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Stands for a view.
  public struct ViewID: Hashable, Sendable {
    /// ``UIView/identity``.
    public let number: Int
    /// The class as a person would say it: `view`, `board`.
    public let className: String

    /// Whether both stand for one view of an application.
    public static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Stands for a touch, from its finger's coming down to its going up.
  public struct TouchID: Hashable, Sendable {
    /// Counted from 1, in the order in which the application's touches came down.
    public let number: Int
    /// What the host calls the finger; a later touch may have the same.
    public let finger: Int
    /// Its slot in the touch table.
    package let slot: Int

    /// Whether both stand for one touch of an application.
    public static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Stands for a view controller.
  public struct ControllerID: Hashable, Sendable {
    /// Counted from 1, in the order in which the application made its controllers.
    public let number: Int
    /// The class without UIKit's words: `board`.
    public let className: String

    /// Whether both stand for one controller of an application.
    public static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

nonisolated extension Observation {
  /// What sends actions to targets.
  public enum ActionSender: Hashable, Sendable {
    /// A recognizer.
    case recognizer(RecognizerID)
    /// A control.
    case view(ViewID)
  }

  /// Stands for a responder.
  public enum ResponderID: Hashable, Sendable {
    /// A view, or a window.
    case view(ViewID)
    /// A view controller.
    case controller(ControllerID)
    /// An accessibility element that is no view, by its ``UIAccessibilityElement/identity``.
    case element(Int)
    /// Another responder, by its class.
    case other(className: String)
  }
}
