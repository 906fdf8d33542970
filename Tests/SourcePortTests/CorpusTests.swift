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
    "Sources/Gestures", "Sources/LooseGestures", "Sources/StrictGestures", "Sources/OldGestures",
    "Sources/SlideDrawer", "Sources/CardPile", "Sources/InkBoard", "Left",
  ]

  @Test(arguments: modules)
  func aSecondPortChangesNothing(module: String) throws {
    let first = Self.port(try Self.files(in: module))
    let second = Self.port(first.files)
    #expect(!first.files.isEmpty)
    #expect(second.changes.map(\.description) == [])
    #expect(second.files == first.files)
  }

  @Test(arguments: modules)
  func noSignOfObjectiveCIsLeftButWhatIsTold(module: String) throws {
    let result = Self.port(try Self.files(in: module))
    for file in result.files {
      let tokens = try SwiftTokens.read(file.text)
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

  /// What is told of a broken file: where, and what; whether it stays as it is.
  private static let broken: [(file: String, place: String, message: String, isKept: Bool)] = [
    ("AttachedMacro", ":10:", "no method __onTap_doubled(_:)", false),
    ("ConflictMarkers", ":5:", "a merge left its markers", true),
    ("FreestandingMacro", ":6:", "a macro: #gestureAction", false),
    ("HalfDeclaration", ":5:", "a brace has no end", true),
    ("NoSuchMethod", ":6:", "no method vanished(_:)", false),
    ("NoSuchMethod", ":7:", "no method is named alsoVanished:", false),
    ("NotObjC", ":8:", "NotObjCView.tapped() has no @objc", false),
    ("ObjectiveCHalf", ":11:", "no method legacyValueChanged(_:)", false),
    ("TwoClassesA", ":4:", "TwiceView is also declared in TwoClassesB.swift.txt:4", true),
    ("TwoClassesB", ":4:", "TwiceView is also declared in TwoClassesA.swift.txt:4", true),
    ("UnbalancedIf", ":5:", "#if and #endif do not match", true),
    ("UnclosedBrace", ":6:", "a brace has no end", true),
    ("UnclosedComment", ":5:", "a comment has no end", true),
    ("UnclosedMultilineString", ":5:", "a string has no end", true),
    ("UnclosedString", ":5:", "a string has no end", true),
  ]

  @Test(arguments: broken)
  func brokenFilesAreTold(file: String, place: String, message: String, isKept: Bool) throws {
    let files = try Self.files(in: "Broken", ".swift.txt")
    let name = file + ".swift.txt"
    let isTwin = file.hasPrefix("TwoClasses")
    let input = files.filter { isTwin ? $0.name.hasPrefix("TwoClasses") : $0.name == name }
    let result = Self.port(input)
    let told = result.problems.map(\.description)
    #expect(told.contains { $0.hasPrefix(name + place) && $0.contains(message) }, "\(told)")
    let (before, after) = (input.first { $0.name == name }, result.files.first { $0.name == name })
    #expect((before == after) == isKept)
  }

  @Test func generatedCodeIsPortedLikeOther() throws {
    let result = Self.port(
      try Self.files(in: "Broken", ".swift.txt").filter { $0.name.hasPrefix("Generated") })
    #expect(result.problems == [])
    #expect(result.files[0].text.contains("Selector(GeneratedGestureStub.handle(_:)"))
  }

  @Test func typesOfOneNameMayStandInBranchesAndFunctions() {
    let branches = "#if os(iOS)\nclass A: UIView {}\n#else\nclass A: UIView {}\n#endif"
    let functions = "func a() { class B {} }\nfunc b() { class B {} }"
    let hidden = "private class C {}"
    let result = Self.port([
      SourcePort.File(name: "A.swift", text: "\(branches)\n\(functions)\n\(hidden)"),
      SourcePort.File(name: "B.swift", text: hidden),
    ])
    #expect(result.problems == [])
  }
}
