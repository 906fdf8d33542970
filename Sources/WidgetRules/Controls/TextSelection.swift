// Decides which part of a line of text is selected. It knows how many characters there are and which of them
// belong together, not which ones they are.

/// The selected part of a line of text, or the insertion point.
public struct TextSelection: Equatable, Sendable {
  /// Where a key moves the selection.
  public enum Move: Equatable, Sendable {
    /// By a character.
    case left, right
    /// To an end of the line.
    case start, end
  }

  /// What a character is for words.
  public enum Kind: Equatable, Sendable {
    /// A part of a word.
    case letter
    /// Between words.
    case space
    /// Any other character.
    case sign
  }

  /// How many characters are before the end that stays when the selection is extended.
  public private(set) var anchor: Int
  /// How many characters are before the end that moves.
  public private(set) var head: Int

  /// Puts the insertion point behind so many characters.
  public init(at place: Int = 0) { self.init(from: place, to: place) }

  /// Selects what is between two places.
  public init(from anchor: Int, to head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// The numbers of the selected characters.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Whether no character is selected: then it is the insertion point.
  public var isEmpty: Bool { anchor == head }

  /// The selection in a line of so many characters; beyond the ends, it is at the nearer end.
  public func clamped(to count: Int) -> TextSelection {
    TextSelection(from: min(max(anchor, 0), count), to: min(max(head, 0), count))
  }

  /// The selection after a key. Without extending, a selected part becomes the insertion point at the end to
  /// which the key points.
  ///
  /// - Parameters:
  ///   - move: What the key does.
  ///   - extends: Whether the other end stays.
  ///   - count: How many characters there are.
  public func moved(_ move: Move, extends: Bool, in count: Int) -> TextSelection {
    let collapses = !extends && !isEmpty
    let place =
      switch move {
      case .left: collapses ? range.lowerBound : head - 1
      case .right: collapses ? range.upperBound : head + 1
      case .start: 0
      case .end: count
      }
    return TextSelection(from: extends ? anchor : place, to: place).clamped(to: count)
  }

  /// The characters that belong together with one: a word, spaces, or other signs. Nothing in a line without
  /// characters.
  ///
  /// - Parameters:
  ///   - index: The number of the character; beyond the ends, of the nearest.
  ///   - kinds: What the characters are.
  /// - Complexity: O(*n*) in the number of these characters.
  public static func word(at index: Int, in kinds: [Kind]) -> Range<Int> {
    guard !kinds.isEmpty else { return 0..<0 }
    let index = min(max(index, 0), kinds.count - 1)
    var (start, end) = (index, index + 1)
    while start > 0, kinds[start - 1] == kinds[index] { start -= 1 }
    while end < kinds.count, kinds[end] == kinds[index] { end += 1 }
    return start..<end
  }

  /// From a word to the word that a finger is on: both are selected whole. [ours]
  ///
  /// - Parameters:
  ///   - word: The word at which the finger came down.
  ///   - other: The word at which it is.
  public static func words(from word: Range<Int>, to other: Range<Int>) -> TextSelection {
    other.lowerBound < word.lowerBound
      ? TextSelection(from: word.upperBound, to: other.lowerBound)
      : TextSelection(from: word.lowerBound, to: max(other.upperBound, word.upperBound))
  }
}

/// Where a finger meets a line of text.
public enum CaretRule {
  /// The number of characters before the insertion point that is nearest to a place.
  ///
  /// - Parameters:
  ///   - place: Where, in points from the beginning of the text.
  ///   - widths: The widths of the characters, in points; anything that is not positive counts as none.
  /// - Complexity: O(characters).
  public static func index(at place: Double, widths: [Double]) -> Int {
    var edge = 0.0
    for (index, width) in widths.enumerated() {
      let width = width > 0 ? width : 0
      if place < edge + width / 2 { return index }
      edge += width
    }
    return place.isNaN ? 0 : widths.count
  }

  /// The number of the character that is at a place; beyond the ends, of the nearest.
  ///
  /// - Parameters:
  ///   - place: Where, in points from the beginning of the text.
  ///   - widths: The widths of the characters, in points; anything that is not positive counts as none.
  /// - Complexity: O(characters).
  public static func character(at place: Double, widths: [Double]) -> Int {
    var edge = 0.0
    for (index, width) in widths.enumerated() {
      edge += width > 0 ? width : 0
      if place < edge { return index }
    }
    return place.isNaN ? 0 : max(widths.count - 1, 0)
  }

  /// How far a line is moved to the left so that its insertion point shows.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved now, in points.
  ///   - caret: Where the insertion point is, in points from the beginning of the text.
  ///   - width: How wide the insertion point is, in points.
  ///   - length: The length of the text, in points.
  ///   - room: The width of the place that shows it, in points.
  public static func offset(
    _ offset: Double, showing caret: Double, ofWidth width: Double, inTextOf length: Double,
    room: Double
  ) -> Double {
    let showing = min(max(offset, caret + width - room), caret)
    return max(min(showing, length + width - room), 0)
  }
}
