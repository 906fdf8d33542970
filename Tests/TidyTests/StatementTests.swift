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
    #expect(rows.count > 200)
    for (document, rows) in Dictionary(grouping: rows, by: \.document) {
      let numbers = rows.map { "\(document)/\($0.cells[0])" }
      let expected = (1...rows.count).map { "\(document)/\($0)" }
      #expect(Set(numbers) == Set(expected), "a row of \(document) is missing, or stands twice")
    }
    for row in rows { #expect(row.cells.count == 4, "\(row.name) has no four cells") }
  }

  @Test func everyPlaceIsThere() throws {
    let differences = try Tree.file("Sources/TouchKit/TouchKit.docc/Differences.md").lines.map {
      cells(of: $0).first ?? ""
    }
    let leftOut = "Differences: "
    let names = try SourceNames.all.get()
    for row in try rows() {
      if row.place.hasPrefix(leftOut) {
        let cell = String(row.place.dropFirst(leftOut.count))
        let isThere = !cell.isEmpty && differences.contains(cell)
        #expect(isThere, "\(row.name): Differences has no row \(cell)")
      } else {
        let name = row.place.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
        #expect(names.has(name), "\(row.name): there is no \(name)")
      }
    }
  }

  @Test func everyTestIsThere() throws {
    let names = try TestNames.all.get()
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
