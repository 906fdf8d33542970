// The page of what widgets need of the engine says what the sources say.

import Foundation
import Testing

@Suite struct EngineNameTests {
  /// The names that the engine declares for other modules of the package, and how widgets use each.
  private func declared() throws -> [String: String] {
    let declaration =
      #/^ *(?:@\w+(?:\([^)]*\))? )*(?:(package)|@_spi\(Widgets\)).*?\b(?:var|let|func|class(?! var| func)|struct|enum|protocol) (\w+)/#
    var names: [String: String] = [:]
    for file in try Tree.files(".swift", in: ["Sources/TouchEngine"]) {
      for line in file.lines where !line.contains("override ") {
        guard let match = line.firstMatch(of: declaration) else { continue }
        names[String(match.2)] = match.1 == nil ? "is overridden" : "is used"
      }
    }
    return names
  }

  @Test func pageListsWhatWidgetsNeedOfTheEngine() throws {
    var words: Set<Substring> = []
    for file in try Tree.files(".swift", in: ["Sources/TouchWidgets"]) {
      for line in file.lines where !line.contains(#/^ *\/\//#) {
        for match in line.matches(of: #/\w+/#) { words.insert(match.output) }
      }
    }
    let needed = try declared().filter { words.contains(Substring($0.key)) }
    #expect(needed.count > 50 && needed.count <= 100)
    try KeptTable(
      in: "Documentation/EngineNames.md", heading: ["name", "by widgets"],
      rows: needed.sorted { $0.key < $1.key }.map { ["`\($0.key)`", $0.value] }
    ).check()
  }
}
