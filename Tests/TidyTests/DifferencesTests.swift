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

  /// What is public, as `Type` and `Type.member`; told by indentation.
  private func declared() throws -> Set<String> {
    var names: Set<String> = []
    let opening = /^( *)(?:[a-z@()]+ )*(class|struct|enum|protocol|extension) (\w+)/
    let member = /^( *)(?:[a-z()]+ )*(?:open|public) (?:[a-z()]+ )*(?:func|var|let) `?(\w+)/
    for file in try Tree.files(".swift", in: ["Sources/TouchEngine", "Sources/TouchWidgets"]) {
      var open: [(indent: Int, name: String)] = []
      for line in file.lines {
        if let match = line.firstMatch(of: opening) {
          open.removeAll { $0.indent >= match.1.count }
          open.append((match.1.count, String(match.3)))
          if match.2 != "extension" { names.insert(String(match.3)) }
        } else if let match = line.firstMatch(of: member) {
          let type = open.last { $0.indent < match.1.count }
          if let type { names.insert("\(type.name).\(match.2)") }
        }
      }
    }
    return names
  }

  @Test func nothingThatIsThereIsCalledMissing() throws {
    let (missing, declared) = (try missing(), try declared())
    #expect(missing.filter(declared.contains) == [])
    #expect(missing.count > 60)
    #expect(declared.isSuperset(of: ["UIView.alpha", "CALayer.presentation", "UITouch.location"]))
  }
}
