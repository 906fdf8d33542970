// Tells people at a terminal how far a long run has come; files and pipes get none of it.

import Foundation

/// One line on the error output that is written over and over.
package struct ProgressMeter: Sendable {
  private let isSilent: Bool
  private let unit: String

  /// - Parameters:
  ///   - unit: What is counted, in the plural: `seeds`.
  ///   - isSilent: Whether nothing is shown at a terminal either.
  package init(_ unit: String, isSilent: Bool = false) {
    self.unit = unit
    self.isSilent = isSilent || isatty(STDERR_FILENO) == 0
  }

  /// Writes how many parts of the work are done.
  package func show(done: Int, of count: Int) {
    if isSilent { return }
    let percent = count > 0 ? done * 100 / count : 100
    write("\r\(percent) % (\(done) of \(count) \(unit))\u{1b}[K")
  }

  /// Takes the line away.
  package func finish() {
    if !isSilent { write("\r\u{1b}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
