// UIKit's public names, compared with what is there and with what Differences says.

import Foundation
import Testing

@Suite struct UIKitNameTests {
  /// UIKit's names by type, in the order of the list.
  private func listed() throws -> [(type: String, members: [String])] {
    var list: [(type: String, members: [String])] = []
    for line in try Tree.file("Tests/TidyTests/UIKitNames.txt").lines {
      guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { continue }
      let type = String(line[..<colon])
      let members = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      if let index = list.firstIndex(where: { $0.type == type }) {
        list[index].members += members
      } else {
        list.append((type, members))
      }
    }
    return list
  }

  @Test func pageCountsWhichOfUIKitsNamesAreThere() throws {
    let (names, differences) = (
      try PublicNames(), try Tree.file("Sources/TouchKit/TouchKit.docc/Differences.md").text
    )
    var sum = (all: 0, there: 0, differ: 0, stored: 0, missing: 0)
    var rows: [[String]] = []
    for (type, members) in try listed() {
      #expect(Set(members).count == members.count, "\(type) has a name twice in the list")
      guard names.has(type) else {
        #expect(
          differences.contains("`\(type)"), "Differences does not say that \(type) is missing")
        (sum.all, sum.missing) = (sum.all + members.count, sum.missing + members.count)
        rows.append(["`\(type)`", "\(members.count)", "0", "", "", "the type"])
        continue
      }
      let there = members.filter { names.has("\(type).\($0)") }
      let missing = members.filter { !there.contains($0) }
      let stored = there.filter { names.isStored("\(type).\($0)") }
      let differ = there.filter {
        !stored.contains($0)
          && (differences.contains("`\(type).\($0)") || differences.contains("``\(type)/\($0)"))
      }
      sum = (
        sum.all + members.count, sum.there + there.count, sum.differ + differ.count,
        sum.stored + stored.count, sum.missing + missing.count
      )
      rows.append([
        "`\(type)`", "\(members.count)", "\(there.count)", differ.isEmpty ? "" : "\(differ.count)",
        stored.map { "`\($0)`" }.joined(separator: ", "),
        missing.map { "`\($0)`" }.joined(separator: ", "),
      ])
    }
    #expect(sum.all > 1000 && sum.there + sum.missing == sum.all)
    rows.append([
      "all", "\(sum.all)", "\(sum.there)", "\(sum.differ)", "\(sum.stored)", "\(sum.missing)",
    ])
    try KeptTable(
      in: "Documentation/UIKitNames.md",
      heading: ["type", "names", "there", "of these in Differences", "stored only", "missing"],
      rows: rows
    ).check()
  }
}
