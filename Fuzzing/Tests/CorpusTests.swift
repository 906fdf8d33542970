// Every input that a fuzzer began with or kept must hold, without a fuzzer too; and the checks find
// what is wrong.

import Foundation
import Testing

@Suite struct Corpora {
  /// The folder of the corpora.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  private static func files(of name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: name), includingPropertiesForKeys: nil
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test(arguments: Check.all.map(\.name))
  func holdTheirPromises(name: String) throws {
    let check = try #require(Check.all.first { $0.name == name })
    let files = try Self.files(of: name)
    #expect(!files.isEmpty)
    for file in files {
      #expect(throws: Never.self, "\(name)/\(file.lastPathComponent)") {
        try check.run([UInt8](Data(contentsOf: file)))
      }
    }
  }

  @Test func haveACheckEach() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
    #expect(folders.sorted() == Check.all.map(\.name).sorted())
  }

  @Test func areSmall() throws {
    var size = 0
    for check in Check.all {
      for file in try Self.files(of: check.name) { size += try Data(contentsOf: file).count }
    }
    #expect(size < 1_000_000)
  }
}
