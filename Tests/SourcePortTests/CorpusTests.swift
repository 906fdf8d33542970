// Sources as people write them: what holds for each of them. Checks/Porting builds them.

import Foundation
import SourcePort
import SwiftText
import Testing

@Suite struct CorpusTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Checks/Porting")

  private static func files(in folder: String, _ suffix: String = ".swift") throws -> [SourcePort
    .File]
  {
    let start = root.appending(path: folder).path(percentEncoded: false)
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix("NotUTF8") }.sorted().map {
      SourcePort.File(name: $0, text: try String(contentsOfFile: "\(start)/\($0)", encoding: .utf8))
    }
  }

  private static func port(_ files: [SourcePort.File]) -> SourcePort.Result {
    var port = SourcePort()
    for file in files { port.add(file.text, named: file.name) }
    return port.result()
  }

  private static let modules = [
    "Sources/Gestures", "Sources/OldGestures", "Sources/SlideDrawer", "Sources/CardPile",
    "Sources/InkBoard", "Left",
  ]

  @Test(arguments: modules)
  func aSecondPortChangesNothing(module: String) throws {
    let first = Self.port(try Self.files(in: module))
    let second = Self.port(first.files)
    #expect(first.files.count > 4)
    #expect(second.changes.map(\.description) == [])
    #expect(second.files == first.files)
  }

  @Test(arguments: modules)
  func noSignOfObjectiveCIsLeftButWhatIsTold(module: String) throws {
    let result = Self.port(try Self.files(in: module))
    for file in result.files {
      let tokens = try #require(SwiftTokens.read(file.text), "\(file.name) is not understood")
      for (index, token) in tokens.enumerated() where index + 1 < tokens.count {
        let next = tokens[index + 1].text
        if token.text == "@" {
          #expect(!["objc", "IBOutlet", "IBAction"].contains(next), "\(file.name):\(token.line)")
        }
        if token.text == "#", next == "selector" {
          let isTold = result.problems.contains { $0.file == file.name }
          #expect(isTold, "\(file.name):\(token.line)")
        }
      }
    }
  }

  @Test(arguments: modules)
  func linesStayWhereTheyAre(module: String) throws {
    let files = try Self.files(in: module)
    for (before, after) in zip(files, Self.port(files).files)
    where !after.text.contains("#sourceLocation") {
      let old = before.text.split(separator: "\n", omittingEmptySubsequences: false)
      let new = after.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(new.count >= old.count, "\(before.name)")
      for (index, line) in old.enumerated() {
        // What moves to its class leaves blanks.
        guard let match = line.firstMatch(of: /func (\w+)/), !new[index].allSatisfy({ $0 == " " })
        else { continue }
        #expect(new[index].contains(match.1), "\(before.name):\(index + 1)")
      }
    }
  }

  @Test func brokenFilesAreToldAndKept() throws {
    let unread = ["UnclosedBrace", "UnclosedString", "UnclosedComment", "UnclosedMultilineString"]
    for file in try Self.files(in: "Broken", ".swift.txt") {
      let result = Self.port([file])
      #expect(result.files.count == 1, "\(file.name)")
      guard unread.contains(where: file.name.hasPrefix) else { continue }
      #expect(result.files[0].text == file.text, "\(file.name)")
      #expect(result.problems.count == 1, "\(file.name)")
    }
  }
}
