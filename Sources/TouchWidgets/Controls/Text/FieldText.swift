// A line of text with a selected part, as keys change it.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A line of text and the part of it that keys replace.
nonisolated struct FieldText {
  #if hasFeature(Embedded)
    // Characters need Unicode's tables.
    typealias Piece = Unicode.Scalar
  #else
    typealias Piece = Character
  #endif

  /// The characters.
  private(set) var pieces: [Piece] = []
  /// What is selected, or where keys insert.
  private(set) var selection = TextSelection()

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
    selection = TextSelection(at: pieces.count)
  }

  /// Selects a part, or moves the insertion point; beyond the ends, to the nearer end.
  ///
  /// - Returns: Whether it is another one.
  mutating func select(_ part: TextSelection) -> Bool {
    let new = part.clamped(to: pieces.count)
    return exchange(&selection, with: new) != new
  }

  /// Replaces characters by a text, behind which the insertion point is then.
  mutating func replace(_ range: Range<Int>, by string: String) {
    let after = FieldText.string(of: pieces[range.upperBound...])
    // Made of texts, because a mark joins the character before it.
    let before = FieldText.string(of: pieces[..<range.lowerBound]) + FieldText.inOneLine(string)
    pieces = FieldText.pieces(of: before + after)
    selection = TextSelection(at: min(FieldText.pieces(of: before).count, pieces.count))
  }

  /// What the key that deletes takes away: the selected characters, or the one before the insertion point.
  var deleted: Range<Int> {
    let range = selection.range
    return range.isEmpty ? max(range.lowerBound - 1, 0)..<range.upperBound : range
  }

  /// Some characters in UTF-16 units.
  func units(of range: Range<Int>) -> NSRange {
    NSRange(
      location: FieldText.string(of: pieces[..<range.lowerBound]).utf16.count,
      length: text(of: range).utf16.count)
  }

  /// Some characters as a text.
  func text(of range: Range<Int>) -> String { FieldText.string(of: pieces[range]) }

  /// What each character is for words. Letters are told by their numbers alone, because Unicode's tables are
  /// not everywhere. [ours]
  var kinds: [TextSelection.Kind] {
    pieces.map { piece in
      #if hasFeature(Embedded)
        FieldText.kind(of: piece)
      #else
        piece.unicodeScalars.first.map { FieldText.kind(of: $0) } ?? .sign
      #endif
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> TextSelection.Kind {
    switch scalar.value {
    case 0x09, 0x20, 0xA0, 0x2000...0x200A, 0x3000: .space
    // Digits, capital and small letters, the underscore and the apostrophe.
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x27: .letter
    case 0..<0xC0, 0x2010...0x206F, 0x3001...0x303F: .sign
    default: .letter
    }
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

/// A part of a text field's text.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITextRange {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether it contains no character: then it is an insertion point.
  public var isEmpty: Bool { start.index == end.index }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }

  deinit {}
}
