// The table of what five articles say: every row names code that is there and a test that is there.

import Foundation
import Testing

/// A row of the table: a statement of an article.
private struct StatementRow {
  let document: String
  let cells: [String]

  /// How a failure names the row: `002/15`.
  var name: String { "\(document)/\(cells.first ?? "")" }
  var place: String { cells.count == 4 ? cells[2] : "" }
  /// The tests, of which a row may have several.
  var tests: [String] { cells.count == 4 ? cells[3].components(separatedBy: ", ") : [] }
}

/// The names of the tests, by the file's name without its ending.
private struct TestNames {
  private var names: [String: Set<String>] = [:]

  init() throws {
    let test = /@Test(?:\((?:[^()]|\([^()]*\))*\))?\s+(?:[a-z]+ )*func (`[^`]+`|\w+)/
    for file in try Tree.files(".swift", in: ["Tests"]) {
      let found = file.text.matches(of: test).map {
        $0.output.1.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      }
      names[String(file.name.dropLast(6)), default: []].formUnion(found)
    }
    for file in try Tree.files(".py", in: ["Checks/Browser"]) {
      let found = file.text.matches(of: /(?m)^def (test_\w+)\(/).map { String($0.output.1) }
      names[file.path, default: []].formUnion(found)
    }
  }

  /// Whether there is such a test: `TapTests.function`, or `Checks/Browser/test_page.py: function`.
  func has(_ test: String) -> Bool {
    let separator = test.hasPrefix("Checks/Browser/") ? ": " : "."
    guard let range = test.range(of: separator) else { return false }
    return names[String(test[..<range.lowerBound])]?.contains(String(test[range.upperBound...]))
      ?? false
  }

  var count: Int { names.values.reduce(0) { $0 + $1.count } }
}

@Suite struct TheStatements {
  private let article = "Documentation/Statements.md"

  /// The cells of a table's row.
  private func cells(of line: String) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The rows of the tables of statements, each under the heading that numbers its document.
  private func rows() throws -> [StatementRow] {
    var document = ""
    var rows: [StatementRow] = []
    for line in try Tree.file(article).lines {
      if line.hasPrefix("## ") { document = String(line.dropFirst(3).prefix(3)) }
      let cells = cells(of: line)
      guard let number = cells.first, line.hasPrefix("|"), Int(number) != nil else { continue }
      rows.append(StatementRow(document: document, cells: cells))
    }
    return rows
  }

  /// The tests that the tables of code samples name.
  private func samples() throws -> [(name: String, tests: [String])] {
    var samples: [(String, [String])] = []
    var isSample = false
    for line in try Tree.file(article).lines {
      let cells = cells(of: line)
      if line.hasPrefix("| code |") { isSample = true }
      if !line.hasPrefix("|") { isSample = false }
      guard isSample, cells.count == 2, cells[0] != "code", !cells[0].hasPrefix("---") else {
        continue
      }
      samples.append((cells[0], cells[1].components(separatedBy: ", ")))
    }
    return samples
  }

  @Test func everyStatementHasItsRow() throws {
    let rows = try rows()
    let counts = [("000", 79), ("001", 31), ("002", 37), ("003", 22), ("004", 70)]
    let expected = counts.flatMap { document, count in (1...count).map { "\(document)/\($0)" } }
    let names = rows.map(\.name)
    #expect(expected.filter { !names.contains($0) } == [], "rows are missing")
    #expect(names.filter { !expected.contains($0) } == [], "there are no such statements")
    let isInOrder = names == expected && expected.count == 239
    #expect(isInOrder, "the rows are not in their order, or stand twice")
    for row in rows { #expect(row.cells.count == 4, "\(row.name) has no four cells") }
  }

  @Test func everyPlaceIsThere() throws {
    let differences = try Tree.file("Sources/TouchKit/TouchKit.docc/Differences.md").lines.map {
      cells(of: $0).first ?? ""
    }
    let leftOut = "Differences: "
    for row in try rows() {
      if row.place.hasPrefix(leftOut) {
        let cell = String(row.place.dropFirst(leftOut.count))
        let isThere = !cell.isEmpty && differences.contains(cell)
        #expect(isThere, "\(row.name): Differences has no row \(cell)")
      } else {
        let path = "Sources/" + row.place.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
        let isThere = !row.place.isEmpty && Tree.exists(path)
        #expect(isThere, "\(row.name): there is no \(path)")
      }
    }
  }

  @Test func everyTestIsThere() throws {
    let names = try TestNames()
    #expect(names.count > 2000)
    #expect(names.has("StatementTests.everyTestIsThere") && !names.has("StatementTests.rows"))
    for row in try rows() where row.tests != ["–"] || !row.place.hasPrefix("Differences: ") {
      let missing = row.tests.filter { !names.has($0) }
      #expect(missing == [], "\(row.name) names a test that is not there")
    }
    let samples = try samples()
    #expect(samples.count > 20)
    for sample in samples {
      let missing = sample.tests.filter { !names.has($0) }
      #expect(missing == [], "\(sample.name): a test is not there")
    }
  }
}
