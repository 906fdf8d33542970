// Every input that a fuzzer began with or kept must hold, without a fuzzer too; and the checks find
// what is wrong.

import Foundation
import Testing

/// An input of a corpus, as a line of its file has it.
private nonisolated struct CorpusInput: Decodable {
  /// Inputs that were written by hand have names.
  let name: String?
  let bytes: [UInt8]

  private enum Key: CodingKey { case name, bytes }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    name = try fields.decodeIfPresent(String.self, forKey: .name)
    // Each character from U+0000 to U+00FF is a byte.
    bytes = try fields.decode(String.self, forKey: .bytes).unicodeScalars.map { scalar in
      guard let byte = UInt8(exactly: scalar.value) else {
        throw DecodingError.dataCorruptedError(
          forKey: .bytes, in: fields, debugDescription: "\(scalar) is no byte")
      }
      return byte
    }
  }
}

@Suite struct Corpora {
  /// The folder of the corpora.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  private static func inputs(of name: String) throws -> [CorpusInput] {
    let file = try Data(contentsOf: root.appending(path: "\(name).jsonl"))
    return try file.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(CorpusInput.self, from: Data($0))
    }
  }

  @Test(arguments: Check.all.map(\.name))
  func holdTheirPromises(name: String) throws {
    let check = try #require(Check.all.first { $0.name == name })
    let inputs = try Self.inputs(of: name)
    #expect(!inputs.isEmpty)
    for (index, input) in inputs.enumerated() {
      #expect(throws: Never.self, "\(name).jsonl:\(index + 1) \(input.name ?? "")") {
        try check.run(input.bytes)
      }
    }
  }

  @Test func haveACheckEach() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
    #expect(files.sorted() == Check.all.map { "\($0.name).jsonl" }.sorted())
  }

  @Test func areSmall() throws {
    let sizes = try Check.all.map { try Self.inputs(of: $0.name).reduce(0) { $0 + $1.bytes.count } }
    #expect(sizes.reduce(0, +) < 1_000_000)
  }
}
