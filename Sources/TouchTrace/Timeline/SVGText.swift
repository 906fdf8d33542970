// The text of an SVG file, element by element.

import TouchKit

/// Writes SVG elements. Numbers have at most two decimals, so that the text is the same everywhere.
nonisolated package struct SVGText {
  private(set) var text = ""

  /// How wide a character is, as a part of the size of its font: a bit more than in most fonts.
  private static let characterWidth = 0.56

  mutating func add(_ line: String) { text += line + "\n" }

  /// A number.
  static func number(_ value: Double) -> String { shortDecimal(value, places: 2) }

  /// Text that is neither an element nor a control character; line ends stay.
  package static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "\n"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// About how wide a text is, in points.
  static func width(of text: String, size: Double) -> Double {
    Double(text.count) * size * characterWidth
  }

  /// The text, or its start and an ellipsis; `nil` if there is no room for a few characters.
  static func cut(_ text: String, to width: Double, size: Double) -> String? {
    if Self.width(of: text, size: size) <= width { return text }
    let count = Int(max(0, min(width, 1e6)) / (size * characterWidth)) - 1
    return count >= 9 ? text.prefix(count) + "…" : nil
  }

  // MARK: - Elements

  static func fill(_ ink: Ink) -> String { "class=\"f-\(ink)\" fill=\"\(ink.light)\"" }

  static func stroke(_ ink: Ink, _ width: Double) -> String {
    "class=\"s-\(ink)\" stroke=\"\(ink.light)\" stroke-width=\"\(number(width))\""
  }

  static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    _ paint: String
  ) -> String {
    let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" "
      + "height=\"\(number(height))\"\(round) \(paint)/>"
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: String) -> String {
    "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" \(paint)/>"
  }

  static func path(_ points: String, _ paint: String) -> String {
    "<path d=\"\(points)\" fill=\"none\" stroke-linecap=\"round\" \(paint)/>"
  }

  static func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ paint: String)
    -> String
  {
    path("M\(number(x)) \(number(y))L\(number(toX)) \(number(toY))", paint)
  }

  static func label(
    _ x: Double, _ y: Double, _ text: some StringProtocol, size: Double, _ ink: Ink = .text,
    _ more: String = ""
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\" "
      + "\(fill(ink))\(more.isEmpty ? "" : " " + more)>\(escaped(text))</text>"
  }

  static func titled(_ title: String, _ elements: String) -> String {
    "<g><title>\(escaped(title))</title>\(elements)</g>"
  }
}
