// Declarations that the event half brings; this file goes when it arrives.

/// Stands in for the touch.
open class UITouch: Hashable {
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Stands in for the event.
open class UIEvent {
  /// Makes an event.
  public init() {}
}

/// Stands in for the press.
open class UIPress: Hashable {
  nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Stands in for the event of presses.
open class UIPressesEvent: UIEvent {}

/// Stands in for the recognizer.
open class UIGestureRecognizer {
  /// Makes a recognizer.
  public init() {}
}

extension UIView {
  /// Called once for each view of a subtree that moved, after the windows are set.
  final func recognizersDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {}

  /// Behind `addGestureRecognizer`.
  final func attach(_ recognizer: UIGestureRecognizer) { recognizerStorage.append(recognizer) }

  /// Behind `removeGestureRecognizer`.
  final func detach(_ recognizer: UIGestureRecognizer) {
    recognizerStorage.removeAll { $0 === recognizer }
  }
}

extension UIWindow {
  /// Behind `sendEvent`.
  final func deliver(_ event: UIEvent) {}
}

extension UIApplication {
  /// Behind `sendEvent`.
  final func dispatch(_ event: UIEvent) {}
}
