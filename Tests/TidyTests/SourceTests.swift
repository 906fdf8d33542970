// The rules of the house that no compiler checks.

import Foundation
import Testing

@Suite struct SourceTests {
  @Test func noFileIsTooLong() throws {
    for file in try Tree.files(".swift") {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines, allowed 400")
    }
  }

  @Test func noFunctionIsTooLong() throws {
    for file in try Tree.files(".swift", in: ["Sources", "Tests", "Fuzzing"]) {
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
    for file in try Tree.files(".swift", in: ["Sources", "Fuzzing/Sources", "Fuzzing/Tests"]) {
      let opening = file.lines.first { line in
        !line.isEmpty && !line.hasPrefix("import ") && !line.hasPrefix("@")
      }
      #expect(opening?.hasPrefix("//") == true, "\(file.path) opens with \(opening ?? "nothing")")
    }
  }

  @Test func nothingIsLeftForLater() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    for file in try Tree.files(".swift") + Tree.files(".js") {
      for mark in marks {
        #expect(!file.text.contains(mark), "\(file.path) says \(mark)")
      }
    }
  }

  /// What Embedded Swift does not have, and where it may stand all the same.
  @Test func theEngineSpellsNothingThatEmbeddedSwiftLacks() throws {
    let banned: [(words: String, except: String)] = [
      ("weak var ", "Weak.swift"), ("weak let ", "Weak.swift"),
      ("import Foundation", "Platform.swift"), ("@MainActor", ""), (" async ", ""), ("(\\.", ""),
    ]
    for file in try Tree.files(".swift", in: ["Sources/GestureCore", "Sources/TouchKit"]) {
      let code = file.lines.filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
      for (words, exception) in banned where file.name != exception {
        for line in code where line.contains(words) {
          Issue.record("\(file.path): \(line)")
        }
      }
    }
  }
}
