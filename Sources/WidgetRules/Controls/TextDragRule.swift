import GestureCore

/// When a finger on a line of text drags through it: the insertion point once it has rested, and from word to
/// word if a tap came before.
public struct TextDragRule: Equatable, Sendable {
  /// What the finger drags.
  public enum Kind: Equatable, Sendable {
    /// The insertion point.
    case caret
    /// The end of the selected words.
    case words
  }

  /// What a finger does to the drag.
  public enum Step: Equatable, Sendable {
    /// It may still become one.
    case waits
    /// It is one.
    case begins
    /// It is none.
    case fails
  }

  /// How long a finger rests before it drags the insertion point, in seconds; as a long press. [doc]
  public static let restMin = 0.5
  /// How far a finger goes until it rests no more, or drags from word to word, in points; as a long press.
  /// [doc]
  public static let slack = 10.0

  /// How many taps there are with this one.
  public private(set) var tapCount = 0
  /// Where the finger came down, in points.
  public private(set) var start = Point.zero

  /// Makes one without a finger.
  public init() {}

  /// What the finger drags.
  public var kind: Kind { tapCount > 1 ? .words : .caret }

  /// A finger comes down.
  ///
  /// - Parameters:
  ///   - tapCount: How many taps there are with this one.
  ///   - place: Where it is, in points.
  public mutating func begin(tapCount: Int, at place: Point) {
    (self.tapCount, start) = (tapCount, place)
  }

  /// The finger moves to a place, in points.
  public func move(to place: Point) -> Step {
    let (x, y) = (place.x - start.x, place.y - start.y)
    guard x * x + y * y > Self.slack * Self.slack else { return .waits }
    return kind == .words ? .begins : .fails
  }

  /// The finger has rested for ``restMin``.
  public func rest() -> Step { kind == .caret ? .begins : .waits }
}
