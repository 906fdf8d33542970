// The table of what TouchKit lacks names nothing that is there.

import Foundation
import Testing

@Suite struct TheDifferences {
  private let article = "Sources/TouchKit/TouchKit.docc/Differences.md"

  /// What rows call "not there": types, and members with their types.
  private func missing() throws -> [String] {
    try Tree.file(article).lines.flatMap { line -> [String] in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[1].hasPrefix("not there") else { return [] }
      return cells[0].matches(of: /`([A-Z]\w*(?:\.\w+)?)/).map { String($0.1) }
    }
  }

  @Test func differencesCallNoExistingNameMissing() throws {
    let (missing, names) = (try missing(), try PublicNames())
    #expect(missing.filter(names.has) == [])
    #expect(missing.count > 60)
    for name in ["UIView.alpha", "CALayer.presentation", "UITouch.location"] {
      #expect(names.has(name))
    }
  }

  /// The names in a line of code, but for one that it declares or assigns to.
  private func usedNames(in line: String) -> [String] {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
    var names: [String] = []
    var isDeclared = false
    let assigned = line.range(of: " = ").map { line[..<$0.lowerBound].utf8.count }
    for word in line.utf8.split(whereSeparator: { !isPartOfName($0) }) {
      let end = line.utf8.distance(from: line.utf8.startIndex, to: word.endIndex)
      if !isDeclared, end != assigned { names.append(String(decoding: word, as: UTF8.self)) }
      isDeclared = word.elementsEqual("var".utf8)
    }
    return names
  }

  private func isPartOfName(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A property of UIKit's that is stored and never read would promise what does not happen. Its
  /// documentation calls it stored, and Differences has a row for it.
  @Test func everyStoredPropertyIsReadOrCalledStored() throws {
    let differences = try Tree.file(article).text
    let files = try Tree.files(".swift", in: ["Sources/TouchEngine", "Sources/TouchWidgets"])
    let used = Set(files.flatMap(\.lines).flatMap(usedNames))
    var count = 0
    for file in files {
      for (index, line) in file.lines.enumerated() {
        guard line.contains(" var "),
          let match = line.firstMatch(of: #/^ *(?:open|public) (?:[a-z()]+ )*var (\w+)/#)
        else { continue }
        let isComputed =
          line.hasSuffix("}")
          || line.hasSuffix("{") && !line.contains("didSet")
            && file.lines.dropFirst(index + 1).first?.contains("didSet") == false
        guard !isComputed else { continue }
        count += 1
        let isStored =
          file.lines[index - 1].contains("/// Stored, without effect")
          && differences.contains(".\(match.1)`")
        #expect(
          used.contains(String(match.1)) || isStored, "\(file.path): nothing reads \(match.1)")
      }
    }
    #expect(count > 100)
  }
}
