// An evaluation as tables of text. It decides only the positions of columns.

import StrokeKit

extension EvaluationReport {
  /// A table with a row for each algorithm and a column for each number of examples: how many
  /// percent of the gestures were recognized rightly, and half of the 95 % interval over people.
  /// The last column says how many gestures each percentage is of.
  public var table: String {
    let width = max(14, (plan.algorithms.map(\.title.count).max() ?? 0) + 2)
    var text = Columns.pad("", to: width)
    for count in plan.templateCounts { text += Columns.padLeft("T = \(count)", to: 16) }
    text += Columns.padLeft("gestures", to: 12) + "\n"
    for algorithm in plan.algorithms {
      text += Columns.pad(algorithm.title, to: width)
      for count in plan.templateCounts {
        let result = result(of: algorithm, templateCount: count)
        let margin = result?.margin.map { " ± " + Columns.percent($0, 2) } ?? ""
        text += Columns.padLeft(
          Columns.percent(result?.accuracy ?? 0, 2) + margin + " %", to: 16)
      }
      let gestures = plan.templateCounts.first.flatMap {
        result(of: algorithm, templateCount: $0)?.count
      }
      text += Columns.padLeft("\(gestures ?? 0)", to: 12) + "\n"
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
      text += Columns.pad(names[actual], to: width)
      text += Columns.padLeft(Columns.percent(share, 2) + " %", to: 9)
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
    var text = Columns.pad("", to: width)
    for place in names.indices { text += Columns.padLeft("\(place + 1)", to: cell) }
    text += Columns.padLeft("none", to: max(5, cell)) + "\n"
    for (actual, row) in result.confusion.enumerated() {
      text += Columns.padLeft("\(actual + 1)", to: 2) + " "
      text += Columns.pad(names[actual], to: width - 3)
      for (place, count) in row.enumerated() {
        text += Columns.padLeft(
          count == 0 ? "·" : "\(count)", to: place < names.count ? cell : max(5, cell))
      }
      text += "\n"
    }
    return text
  }
}
