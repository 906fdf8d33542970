// The lines of the standard input, each as soon as it is there.

import Foundation

/// Reads the standard input line by line.
package struct StandardLines {
  /// The longest line, in bytes.
  package static let lineMax = 1 << 24

  /// Begins at the next line.
  package init() {}

  private var rest: [UInt8] = []
  private var next = 0
  private var isAtEnd = false

  /// The next line without its end, or only the begin of a longer one; `nil` at the end of the input.
  package mutating func line() -> (bytes: [UInt8], isWhole: Bool)? {
    var line: [UInt8] = []
    var isWhole = true
    while true {
      if let end = rest[next...].firstIndex(of: 0x0A) {
        Self.add(rest[next..<end], to: &line, &isWhole)
        next = end + 1
        return (line, isWhole)
      }
      Self.add(rest[next...], to: &line, &isWhole)
      guard readMore() else { return line.isEmpty ? nil : (line, isWhole) }
    }
  }

  private static func add(
    _ bytes: ArraySlice<UInt8>, to line: inout [UInt8], _ isWhole: inout Bool
  ) {
    let room = lineMax - line.count
    if bytes.count > room { isWhole = false }
    line += bytes.prefix(room)
  }

  /// Waits for more bytes; gives `false` at the end.
  private mutating func readMore() -> Bool {
    if isAtEnd { return false }
    (rest, next) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    let count = read(STDIN_FILENO, &rest, rest.count)
    rest.removeLast(rest.count - max(0, count))
    isAtEnd = count <= 0
    return !isAtEnd
  }
}
