// Curves of unknown gestures as tables of text.

import StrokeKit

extension UnknownReport {
  /// A row for each algorithm and number of examples: the area under the curve, and how many percent
  /// of the unknown gestures are refused where so many of the known are accepted.
  public var table: String {
    var text = heading
    for accepted in Self.accepted { text += Columns.padLeft(Columns.percent(accepted, 0), to: 7) }
    text += "   at 95 %\n"
    for result in results {
      text += start(of: result) + Columns.decimals(result.area, 4)
      text += Columns.pad(margin(result.areaMargin.map { Columns.decimals($0, 3) }), to: 8)
      for point in result.curve {
        text += Columns.padLeft(Columns.percent(point.refused, 1), to: 7)
      }
      text += margin(result.refusedMargin.map { Columns.percent($0, 1) }) + "\n"
    }
    return text
  }

  /// A row for each algorithm and number of examples: what the learned limits do, in percent with
  /// half of the 95 % interval over people.
  public var shareTable: String {
    let width = 15
    var text = Columns.pad("", to: titleWidth) + "   T"
    for title in ["accepted", "unsure", "right", "refused", "or unsure"] {
      text += Columns.padLeft(title, to: width)
    }
    text += "\n"
    for result in results {
      text += Columns.pad(result.algorithm.title, to: titleWidth)
      text += Columns.padLeft("\(result.templateCount)", to: 4)
      for path in [\Shares.accepted, \.unsure, \.right, \.refused, \.refusedOrUnsure] {
        let half = result.shareMargins.map { Columns.percent($0[keyPath: path], 1) }
        text += Columns.padLeft(
          Columns.percent(result.shares[keyPath: path], 1) + margin(half), to: width)
      }
      text += "\n"
    }
    return text
  }

  /// A row for each algorithm and number of examples, and a column for each range of confidence: how
  /// many percent of the answers in it are true, and in brackets how many of all answers lie in it. The
  /// last column is the mean distance between what is said and what is so.
  public var reliabilityTable: String {
    let width = 15
    var text = Columns.pad("", to: titleWidth) + "   T"
    for bin in results.first?.reliability.bins ?? [] {
      text += Columns.padLeft(
        Columns.percent(bin.lower, 0) + "–" + Columns.percent(bin.upper, 0), to: width)
    }
    text += Columns.padLeft("error", to: 8) + "\n"
    for result in results {
      text += Columns.pad(result.algorithm.title, to: titleWidth)
      text += Columns.padLeft("\(result.templateCount)", to: 4)
      for bin in result.reliability.bins {
        text += Columns.padLeft(
          Columns.percent(bin.isTrue, 1) + " (" + Columns.percent(bin.share, 1) + ")", to: width)
      }
      text += Columns.padLeft(Columns.percent(result.reliability.error, 1), to: 8) + "\n"
    }
    return text
  }

  private var titleWidth: Int { max(14, (plan.algorithms.map(\.title.count).max() ?? 0) + 2) }

  private var heading: String { Columns.pad("", to: titleWidth) + "   T      area        " }

  private func start(of result: Result) -> String {
    Columns.pad(result.algorithm.title, to: titleWidth)
      + Columns.padLeft("\(result.templateCount)", to: 4) + "  "
  }

  private func margin(_ text: String?) -> String { text.map { " ± \($0)" } ?? "" }
}
