// The evidence of a failure: a picture of what happened, and the engine's reasons.

import TouchKit

extension TestScreen {
  /// At most so many reasons are told; the last ones, because they are nearest to the failure.
  private static let reasonsMax = 30

  /// The fingers and the log as rows over time, for reading in a terminal.
  public var timeline: String { Timeline(traces, log: log).text }

  /// The picture and the reasons, to follow a failure's headline.
  func evidence() -> String {
    var text = ""
    let picture = timeline
    if !picture.isEmpty { text += "\n\(picture)\n" }
    text += walksOfUnreached()
    guard !verdicts.isEmpty else { return text }
    let left = verdicts.count - Self.reasonsMax
    text += "\nWhy:\n"
    if left > 0 { text += "  (\(left) earlier reasons left out)\n" }
    for verdict in verdicts.suffix(Self.reasonsMax) {
      text += "  \(decimal(verdict.time, places: 3)) \(verdict.text)\n"
    }
    return text
  }
}

nonisolated extension Fingers: CustomStringConvertible {
  /// The script as a picture: a row for each finger, time from left to right.
  public var description: String {
    Timeline(events.flatMap { event in event.reports.map { (event.time, $0) } }).text
  }
}
