/// The six states of a gesture and the one table that says which assignment leads where.
///
/// Knows nothing of touches, other gestures or actions.
public enum GestureState: Int, Sendable, CaseIterable {
  /// Not yet recognized, may still be.
  case possible = 0
  /// A continuous gesture has started.
  case began = 1
  /// A continuous gesture has new values.
  case changed = 2
  /// A continuous gesture is complete, or a discrete one is recognized.
  case ended = 3
  /// A continuous gesture was taken away after it began.
  case cancelled = 4
  /// This is not the gesture.
  case failed = 5

  /// UIKit's other name for `ended`, used for discrete gestures.
  @inlinable
  public static var recognized: GestureState { .ended }

  /// Whether the gesture has started and is not over.
  @inlinable @inline(__always)
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether nothing but a reset can follow.
  @inlinable
  public var isFinal: Bool { rawValue >= GestureState.ended.rawValue }

  /// The state that results when `assigned` is written over this one; `nil` if the write is
  /// ignored.
  ///
  /// This is the transition table of the documentation, row by row [seen]. A continuous gesture
  /// cannot fail once it began, so a failure becomes a cancellation; a gesture that never began
  /// cannot be cancelled, so a cancellation becomes a failure.
  @inlinable @inline(__always)
  public func accepting(_ assigned: GestureState) -> GestureState? {
    switch (self, assigned) {
    case (.possible, .possible): .possible
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .ended): .ended
    case (.possible, .cancelled), (.possible, .failed): .failed
    case (.began, .possible): .began
    case (.changed, .possible): .changed
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      .cancelled
    case (.ended, _), (.cancelled, _), (.failed, _): nil
    }
  }
}

extension GestureState: CustomStringConvertible {
  /// The state's name as it is spelled in code.
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
