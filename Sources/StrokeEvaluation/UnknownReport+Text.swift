// Curves of unknown gestures as a table of text.

import StrokeKit

extension UnknownReport {
  /// A row for each algorithm and number of examples: the area under the curve, how many percent of
  /// the unknown gestures are refused where so many of the known are accepted, and what the learned
  /// limit does.
  public var table: String {
    let width = max(14, (plan.algorithms.map(\.title.count).max() ?? 0) + 2)
    var text = Columns.pad("", to: width) + "   T      area        "
    for accepted in Self.accepted { text += Columns.padLeft(Columns.percent(accepted, 0), to: 7) }
    text += "   at 95 %      limit: accepted  right  refused\n"
    for result in results {
      text += Columns.pad(result.algorithm.title, to: width)
      text += Columns.padLeft("\(result.templateCount)", to: 4) + "  "
      text += Columns.decimals(result.area, 4)
      text += Columns.pad(margin(result.areaMargin.map { Columns.decimals($0, 3) }), to: 8)
      for point in result.curve {
        text += Columns.padLeft(Columns.percent(point.refused, 1), to: 7)
      }
      text += Columns.pad(margin(result.refusedMargin.map { Columns.percent($0, 1) }), to: 17)
      for share in [result.acceptedAtLimit, result.rightAtLimit, result.refusedAtLimit] {
        text += Columns.padLeft(Columns.percent(share, 1), to: 8)
      }
      text += "\n"
    }
    return text
  }

  private func margin(_ text: String?) -> String { text.map { " ± \($0)" } ?? "" }
}
