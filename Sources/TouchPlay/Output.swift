// What commands print: results on the standard output, everything else on the error output.

import Foundation

/// The outputs of a command. A line is printed at once, also into a file.
package enum Output {
  /// Sends what is printed from now on to where errors go, so that the results have the standard output
  /// to themselves: an app prints what it likes.
  ///
  /// - Returns: Where the results go.
  static func takeResults() -> FileHandle {
    let results = FileHandle(fileDescriptor: dup(1), closeOnDealloc: false)
    dup2(2, 1)
    return results
  }

  /// Prints a line of the result.
  package static func say(_ line: String) { print(line + "\n") }

  /// Prints text of the result without a line end.
  package static func print(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Tells people something that is no part of the result.
  ///
  /// A text may quote a file: control characters, which a terminal would obey, are shown as `�`.
  package static func tell(_ text: String) {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      shown.append(isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    FileHandle.standardError.write(Data((String(shown) + "\n").utf8))
  }
}

/// Lines of the result that are printed together.
@MainActor
final class OutputBuffer {
  private static let sizeMax = 1 << 16
  private var bytes: [UInt8] = []

  /// Adds bytes, and prints when there are many.
  func add(_ more: borrowing [UInt8]) {
    bytes.append(contentsOf: copy more)
    if bytes.count >= Self.sizeMax { flush() }
  }

  /// Adds a line.
  func say(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    add([UInt8(ascii: "\n")])
  }

  /// Prints what is not printed yet.
  func flush() {
    if !bytes.isEmpty { FileHandle.standardOutput.write(Data(bytes)) }
    bytes.removeAll(keepingCapacity: true)
  }
}
