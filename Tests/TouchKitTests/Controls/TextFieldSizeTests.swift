// How large text fields are, and what becomes of line ends.

import Testing
import UIKit

@Suite struct TextFieldSizes {
  private func width(_ change: (UITextField) -> Void) -> CGFloat {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    change(field)
    let size = field.sizeThatFits(.zero)
    #expect(size.height == 34)
    return size.width
  }

  @Test func aFieldIsAsWideAsItsTextOrElseItsPlaceholder() {
    let none = width { _ in }
    let placeholder = width { $0.placeholder = "A long placeholder" }
    let text = width { ($0.text, $0.placeholder) = ("Hi", "A long placeholder") }
    let longer = width { ($0.text, $0.placeholder) = ("Hi, and much more than that", "Hi") }
    #expect(none < text && text < placeholder && placeholder < longer)
    #expect(text == width { $0.text = "Hi" })
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\rb", "a b"), ("a\r\nb", "a  b"), ("a\u{0B}b\u{0E}c", "a\u{0B}b\u{0E}c"),
    ("\n", " "), ("", ""), ("a\tb", "a\tb"),
  ])
  func aSpaceStandsForEachLineEnd(given: String, shown: String) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = given
    #expect(field.text == shown)
  }
}
