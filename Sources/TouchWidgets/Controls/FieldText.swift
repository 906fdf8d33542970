// A line of text with an insertion point, as keys change it.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A line of text and the place in it where keys insert.
nonisolated struct FieldText {
  #if hasFeature(Embedded)
    // Characters need Unicode's tables.
    typealias Piece = Unicode.Scalar
  #else
    typealias Piece = Character
  #endif

  /// The characters.
  private(set) var pieces: [Piece] = []
  /// How many characters are before the insertion point.
  private(set) var caret = 0

  /// The text.
  var string: String { FieldText.string(of: pieces[...]) }

  private static func string(of pieces: ArraySlice<Piece>) -> String {
    #if hasFeature(Embedded)
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: pieces)
      return String(scalars)
    #else
      return String(pieces)
    #endif
  }

  private static func pieces(of string: String) -> [Piece] {
    #if hasFeature(Embedded)
      return Array(string.unicodeScalars)
    #else
      return Array(string)
    #endif
  }

  /// The texts of the characters, one by one.
  var characters: [String] {
    var characters: [String] = []
    characters.reserveCapacity(pieces.count)
    #if hasFeature(Embedded)
      for index in pieces.indices { characters.append(FieldText.string(of: pieces[index...index])) }
    #else
      for piece in pieces { characters.append(String(piece)) }
    #endif
    return characters
  }

  /// Replaces the text; the insertion point is at its end.
  mutating func set(_ string: String) {
    pieces = FieldText.pieces(of: FieldText.inOneLine(string))
    caret = pieces.count
  }

  /// Moves the insertion point; beyond the ends, to the nearer end.
  ///
  /// - Returns: Whether it is at another place.
  mutating func move(to place: Int) -> Bool {
    let old = caret
    caret = min(max(place, 0), pieces.count)
    return caret != old
  }

  /// Inserts a text at the insertion point, which is behind it then.
  mutating func insert(_ string: String) {
    let after = FieldText.string(of: pieces[caret...])
    // Made of texts, because a mark joins the character before it.
    let before = FieldText.string(of: pieces[..<caret]) + FieldText.inOneLine(string)
    caret = FieldText.pieces(of: before).count
    pieces = FieldText.pieces(of: before + after)
    caret = min(caret, pieces.count)
  }

  /// Deletes the character before the insertion point.
  ///
  /// - Returns: Whether there was one.
  mutating func deleteBackward() -> Bool {
    guard caret > 0 else { return false }
    caret -= 1
    let before = FieldText.string(of: pieces[..<caret])
    set(before + FieldText.string(of: pieces[(caret + 1)...]))
    caret = min(FieldText.pieces(of: before).count, pieces.count)
    return true
  }

  /// Where the insertion point is, and how long the character before it is, in UTF-16 units.
  var place: (location: Int, lengthBefore: Int) {
    let location = FieldText.string(of: pieces[..<caret]).utf16.count
    guard caret > 0 else { return (location, 0) }
    return (location, FieldText.string(of: pieces[(caret - 1)..<caret]).utf16.count)
  }

  /// A text without line ends: a space stands for each. [ours]
  private static func inOneLine(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return string }
    var scalars = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      scalars.append(scalar.value == 0x0A || scalar.value == 0x0D ? " " : scalar)
    }
    return String(scalars)
  }
}

/// A place between two characters of a text field.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITextPosition {
  /// How many characters are before it.
  let index: Int

  init(_ index: Int) { self.index = index }

  deinit {}
}

/// A part of a text field's text. The part that is selected is always empty: the insertion point.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITextRange {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether it contains no character.
  public var isEmpty: Bool { start.index == end.index }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }

  deinit {}
}
