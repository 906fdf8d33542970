// The folders of TouchKit as ARCHITECTURE.md lists them: each once, in the order of a touch.

import Foundation
import Testing

@Suite struct TheFolders {
  private func article() throws -> String { try Tree.file("ARCHITECTURE.md").text }

  /// The folders that the article's paragraph names, in its order.
  private func named() throws -> [String] {
    let text = try article()
    let paragraph = try #require(
      text.components(separatedBy: "\n\n").first {
        $0.hasPrefix("The folders of `Sources/TouchKit`")
      })
    return paragraph.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
  }

  @Test func eachIsNamedOnce() throws {
    let paths = try Tree.files(".swift", in: ["Sources/TouchKit"]).map {
      String($0.path.split(separator: "/")[2])
    }
    #expect(try named().sorted() == Set(paths).sorted())
  }

  /// The first rows of the table about a touch in which each folder stands come in the same order.
  @Test func theyStandInTheOrderOfATouch() throws {
    var met: [String] = []
    for row in try article().matches(of: #/(?m)^\| [^|]+ \| `Sources\/TouchKit\/(\w+)[^|]*\|/#) {
      let folder = String(row.output.1)
      if !met.contains(folder) { met.append(folder) }
    }
    let order = try named().filter { met.contains($0) }
    #expect(met == order && met.count == 7)
  }
}
