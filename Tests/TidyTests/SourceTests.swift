// The rules of the house that no compiler checks.

import Foundation
import Testing

@Suite struct SourceTests {
  @Test func noFileIsTooLong() throws {
    for file in try Tree.files(".swift") {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines, allowed 400")
    }
  }

  @Test func noFolderOfTheStoreysIsTooLarge() throws {
    let files = Dictionary(grouping: try Tree.files(".swift", in: Tree.embedded)) {
      $0.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    for (folder, files) in files {
      // The last line of a file is empty.
      let count = files.reduce(0) { $0 + $1.lines.count - 1 }
      #expect(count <= 2500, "\(folder) has \(count) lines, allowed 2,500")
    }
  }

  @Test func noFunctionIsTooLong() throws {
    for file in try Tree.files(".swift", in: ["Sources", "Tests", "Checks/Fuzzing", "Device"]) {
      for function in functions(of: file) {
        #expect(
          function.length <= 50,
          "\(file.path):\(function.line) has \(function.length) lines, allowed 50")
      }
    }
  }

  /// Where functions start, and how many lines their bodies have, told by indentation.
  private func functions(of file: TextFile) -> [(line: Int, length: Int)] {
    var found: [(line: Int, length: Int)] = []
    var isInText = false
    for (index, line) in file.lines.enumerated() {
      let quotes = line.components(separatedBy: "\"\"\"").count - 1
      if quotes % 2 == 1 { isInText.toggle() }
      guard !isInText, !line.hasSuffix("}"), line.contains("func ") || line.contains("init")
      else { continue }
      guard let match = line.firstMatch(of: #/^( *)[a-z@(][^"]*\b(?:func |init\b)[^"]*/#)
      else { continue }
      let end = file.lines[index...].firstIndex { $0 == "\(match.1)}" }
      let next = file.lines[(index + 1)...].firstIndex { candidate in
        candidate.contains("func ") && candidate.firstMatch(of: #/^ *[a-z@(][^"]*\bfunc /#) != nil
          && candidate.prefix { $0 == " " }.count <= match.1.count
      }
      guard let end, next.map({ end < $0 }) ?? true else { continue }
      found.append((index + 1, end - index - 1))
    }
    return found
  }

  @Test func everyFileSaysWhatItDecides() throws {
    for file in try Tree.files(".swift", in: ["Sources", "Checks/Fuzzing", "Device"]) {
      let opening = file.lines.first { line in
        !line.isEmpty && !line.hasPrefix("import ") && !line.hasPrefix("@")
      }
      #expect(opening?.hasPrefix("//") == true, "\(file.path) opens with \(opening ?? "nothing")")
    }
  }

  @Test func sourcesHaveNoMarksOfUnfinishedWork() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    for file in try Tree.files(".swift") + Tree.files(".js") {
      for mark in marks {
        #expect(!file.text.contains(mark), "\(file.path) says \(mark)")
      }
    }
  }

  /// A pronoun names no subject: the reader would have to look for it elsewhere.
  @Test func namesOfTestsBeginWithNoPronoun() throws {
    let pronoun = /^(one|what|whatever|it|who|whoever|they|those|then|there|so|elsewhere)[A-Z]/
    let found = try TestNames.all.get().all.filter { $0.contains(pronoun) }
    #expect(found.sorted() == [])
  }

  /// What Embedded Swift does not have stands only where it is not compiled.
  @Test func theEngineSpellsNothingThatEmbeddedSwiftLacks() throws {
    let banned = ["weak var ", "weak let ", "import Foundation", "@MainActor", " async ", "(\\."]
    for file in try Tree.files(".swift", in: Tree.embedded) {
      for line in file.embeddedCode {
        for words in banned where line.contains(words) {
          Issue.record("\(file.path): \(line)")
        }
      }
    }
  }

  /// Default isolation does not reach subclasses, conformances and extensions in other modules: it is
  /// spelled, unless a type or the one around it is nobody's.
  @Test func everyPublicTypeSpellsItsActor() throws {
    let declaration =
      #/^( *)(?:public|open) (?:final )?(?:class(?! var| func)|struct|enum|protocol) (\w+)/#
    let modules = [
      "TouchEngine", "TouchWidgets", "TouchTrace", "TouchTesting", "StrokeRecognizers", "Examples",
      "TouchSimulation", "Playground",
    ]
    for file in try Tree.files(".swift", in: modules.map { "Sources/\($0)" }) {
      // Its types are for Embedded Swift, which has one actor.
      if file.name == "Platform.swift" { continue }
      for (index, line) in file.lines.enumerated() {
        guard let match = line.firstMatch(of: declaration) else { continue }
        let around = file.lines[..<index].last { line in
          line.prefix { $0 == " " }.count < match.1.count && line.hasSuffix("{")
        }
        if around?.contains("nonisolated ") == true { continue }
        let above = file.lines[max(0, index - 3)..<index].map { $0.dropFirst(match.1.count) }
        #expect(
          above == ["#if !hasFeature(Embedded)", "  @preconcurrency @MainActor", "#endif"],
          """
          \(file.path): \(match.2) needs `nonisolated`, or outside Embedded \
          `@preconcurrency @MainActor`
          """)
      }
    }
  }

  /// A deinit that the compiler writes stops the program when an app's subclass is let go on another
  /// thread; one that is spelled out runs on any.
  @Test func everyOpenClassWritesItsDeinit() throws {
    for file in try Tree.files(".swift", in: ["Sources"]) {
      for (index, line) in file.lines.enumerated() {
        guard line.hasPrefix("open class "), let match = line.firstMatch(of: #/^open class (\w+)/#)
        else { continue }
        let body = file.lines[index...].prefix { $0 != "}" }
        #expect(
          body.contains { $0 == "  deinit {}" || $0 == "  deinit {" },
          "\(file.path): \(match.1) has no deinit of its own")
      }
    }
  }
}
