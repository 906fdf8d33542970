// How wide pages draw characters, roughly: the page's font is the browser's choice, and the server cannot
// measure it.

import TouchKit

/// Widths of characters in common fonts without serifs, as parts of the font's size.
enum CharacterWidths {
  /// How wide a character is, in points.
  static func width(of character: String, in font: UIFont) -> CGFloat {
    part(of: character) * font.pointSize
  }

  private static func part(of character: String) -> CGFloat {
    switch character {
    case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!", "I": 0.27
    case "f", "t", "r", " ", "(", ")", "[", "]", "-", "/": 0.33
    case "m", "w", "M", "W", "@", "%": 0.86
    case "c", "k", "s", "v", "x", "y", "z", "J": 0.51
    case "A"..."Z": 0.68
    case "•": 0.4
    default: 0.57
    }
  }
}
