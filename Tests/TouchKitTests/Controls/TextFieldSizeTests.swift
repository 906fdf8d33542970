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

  @Test(
    arguments: [
      (200, 154, true), (200, 184, false), (54, 8, true), (46, 0, true), (20, 0, true),
      (10, 0, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func aTextLeavesRoomForTheMarginsAndTheClearButton(
    width: CGFloat, room: CGFloat, hasButton: Bool
  ) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.clearButtonMode = hasButton ? .always : .never
    let bounds = CGRect(x: 5, y: 0, width: width, height: 34)
    for place in [
      field.textRect(forBounds: bounds), field.editingRect(forBounds: bounds),
      field.placeholderRect(forBounds: bounds),
    ] {
      #expect(place == CGRect(x: 13, y: 0, width: room, height: 34))
    }
    #expect(
      field.clearButtonRect(forBounds: bounds)
        == CGRect(x: 5 + width - 30, y: 0, width: 30, height: 34))
    field.borderStyle = .none
    #expect(field.textRect(forBounds: bounds).minX == 5)
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
