// Documents that tests make from the recordings.

import Foundation
import Testing

/// A document whose text a test makes anew and compares with what is kept.
struct KeptDocument {
  let path: String
  let text: String

  private var file: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }

  /// Compares the text with the document's, byte for byte; writes it there first if that is asked
  /// for.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    print(text)
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isKept = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(
      isKept,
      """
      \(path) differs from what was measured. If the code is right, run
      TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter RealDataTests
      """, sourceLocation: sourceLocation)
  }
}
