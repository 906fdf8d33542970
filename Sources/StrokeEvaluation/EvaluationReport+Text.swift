// An evaluation as tables of text. It decides only the positions of columns.

import StrokeKit

extension EvaluationReport {
  /// A table with a row for each algorithm and a column for each number of examples: how many
  /// percent of the gestures were recognized rightly.
  public var table: String {
    let width = max(14, (plan.algorithms.map(\.title.count).max() ?? 0) + 2)
    var text = pad("", to: width)
    for count in plan.templateCounts { text += padLeft("T = \(count)", to: 9) }
    text += padLeft("gestures", to: 12) + "\n"
    for algorithm in plan.algorithms {
      text += pad(algorithm.title, to: width)
      var gestures = 0
      for count in plan.templateCounts {
        let result = result(of: algorithm, templateCount: count)
        text += padLeft(percent(result?.accuracy ?? 0) + " %", to: 9)
        gestures += result?.count ?? 0
      }
      text += padLeft("\(gestures)", to: 12) + "\n"
    }
    return text
  }

  /// What was taken for what: a row for each name that was asked for, with the percentage that was
  /// recognized rightly and the names for which it was mistaken, most frequent first.
  public func mistakes(of result: Result) -> String {
    let width = (names.map(\.count).max() ?? 0) + 2
    var text = ""
    for (actual, row) in result.confusion.enumerated() {
      let count = row.reduce(0, +)
      let share = count == 0 ? 0 : Double(row[actual]) / Double(count)
      text += pad(names[actual], to: width) + padLeft(percent(share) + " %", to: 9)
      let wrong = row.indices.filter { $0 != actual && row[$0] > 0 }
        .sorted { (row[$0], $1) > (row[$1], $0) }
      for place in wrong {
        text += "  \(place < names.count ? names[place] : "(none)") \(row[place])"
      }
      text += "\n"
    }
    return text
  }

  /// The whole confusion matrix: rows were asked for, columns recognized; the columns are numbered
  /// as the rows are, and the last is for none.
  public func confusionMatrix(of result: Result) -> String {
    let width = (names.map(\.count).max() ?? 0) + 5
    let cell = max(4, String(result.confusion.joined().max() ?? 0).count + 1)
    var text = pad("", to: width)
    for place in names.indices { text += padLeft("\(place + 1)", to: cell) }
    text += padLeft("none", to: max(5, cell)) + "\n"
    for (actual, row) in result.confusion.enumerated() {
      text += padLeft("\(actual + 1)", to: 2) + " " + pad(names[actual], to: width - 3)
      for (place, count) in row.enumerated() {
        text += padLeft(
          count == 0 ? "·" : "\(count)", to: place < names.count ? cell : max(5, cell))
      }
      text += "\n"
    }
    return text
  }

  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 10000).rounded())
    let digits = String(tenths % 100)
    return "\(tenths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func padLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
