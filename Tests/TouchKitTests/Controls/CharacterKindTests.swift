// What the characters of a text field are for words.

import Testing
import WidgetRules

@testable import TouchWidgets

@Suite struct KindsOfCharacters {
  /// Spaces, letters and signs, with the last and the first of each range.
  @Test func lettersAreToldByTheirNumbers() {
    let kinds: [(TextSelection.Kind, [UInt32])] = [
      (.space, [0x09, 0x20, 0xA0, 0x2000, 0x200A, 0x3000]),
      (.letter, [0x30, 0x39, 0x41, 0x5A, 0x61, 0x7A, 0x5F, 0x27, 0xC0, 0x1FFF, 0x200B, 0x200F]),
      (.letter, [0x2070, 0x2FFF, 0x3040, 0x4E00]),
      (.sign, [0x08, 0x1F, 0x21, 0x26, 0x28, 0x2F, 0x3A, 0x40, 0x5B, 0x5E, 0x60, 0x7B, 0x9F]),
      (.sign, [0xA1, 0xBF, 0x2010, 0x206F, 0x3001, 0x303F]),
    ]
    for (kind, numbers) in kinds {
      for number in numbers {
        var text = FieldText()
        text.set(String(Unicode.Scalar(number).map { Character($0) } ?? "?"))
        #expect(text.kinds == [kind], "\(number)")
      }
    }
  }
}
