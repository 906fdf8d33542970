// Why bytes are not JSON: Foundation does not say it on every platform.

#if canImport(Foundation)
  import Foundation

  extension StrokeFileError {
    /// What to do with a file that is not JSON.
    static let remedyForDamage = "If it was cut off, fetch or save it again."

    /// The error of bytes that are not JSON: the first number that is none, such as `NaN` or `1e999`,
    /// with its line, or else that they are not JSON to the end.
    init(damageIn data: Data, called whole: String) {
      if let wrong = WrongNumber(in: data) {
        self.init(
          place: whole == "file" ? "line \(wrong.line)" : whole,
          found: "\(wrong.text) in place of a number",
          expected: "a number such as 12.5", remedy: "Correct or remove the point.")
      } else {
        self.init(
          place: whole, found: "\(data.count) bytes that are not JSON to the end",
          expected: "JSON", remedy: Self.remedyForDamage)
      }
    }
  }

  /// A word that stands in a list, outside of texts, and is neither a number of JSON nor a word of it.
  private struct WrongNumber {
    /// The word, at most 20 characters of it.
    var text: String
    /// Its line, from 1.
    var line: Int

    /// The first one; `nil` if there is none. A word at the end of the bytes may be cut off, so it
    /// does not count.
    init?(in data: Data) {
      var line = 1
      var isText = false
      var isEscaped = false
      var word: [UInt8] = []
      // How many lists are open.
      var depth = 0
      for byte in data {
        if isText {
          isText = isEscaped || byte != 0x22
          isEscaped = !isEscaped && byte == 0x5C
          continue
        }
        if Self.isOfWord(byte) {
          // The rest of a long word says no more.
          if word.count < 40 { word.append(byte) }
          continue
        }
        if !word.isEmpty {
          let found = String(decoding: word, as: UTF8.self)
          if depth > 0, !Self.isJSON(found) {
            self.init(text: String(found.prefix(20)), line: line)
            return
          }
          word.removeAll(keepingCapacity: true)
        }
        switch byte {
        case 0x22: isText = true
        case 0x0A: line += 1
        case 0x5B: depth += 1
        case 0x5D: depth -= 1
        default: break
        }
      }
      return nil
    }

    private init(text: String, line: Int) {
      self.text = text
      self.line = line
    }

    private static func isJSON(_ word: String) -> Bool {
      ["true", "false", "null"].contains(word) || Double(word)?.isFinite == true
    }

    /// A letter, a digit, or a sign of a number, as ASCII.
    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
      default: false
      }
    }
  }
#endif
