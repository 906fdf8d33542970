// A timeline in words: titles of everything in it, and a description for readers who do not see it.

import TouchKit

nonisolated extension LanesPicture {
  /// The most lanes that the description tells of, and the most events of each.
  private static let lanesMax = 100
  private static let eventsMax = 24

  /// What happened, in a line.
  var summary: String {
    let recognizers = lanes.filter { $0.lane.kind == .recognizer }
    let touches = lanes.filter { $0.lane.kind == .finger }.reduce(0) { $0 + $1.spans.count }
    var parts = ["\(touches) \(touches == 1 ? "touch" : "touches")"]
    if !recognizers.isEmpty {
      let winners = recognizers.filter { content in
        content.marks.contains { $0.look == .recognized }
          || content.spans.contains { $0.look == .active }
      }.map(\.lane.name)
      let names =
        winners.prefix(4).joined(separator: ", ") + (winners.count > 4 ? " and others" : "")
      parts.append(
        "\(recognizers.count) \(recognizers.count == 1 ? "recognizer" : "recognizers"), "
          + (winners.isEmpty ? "none recognized" : "recognized: \(names)"))
    }
    let skipped = scale.pieces.filter(\.isSkipped)
    if !skipped.isEmpty {
      let time = skipped.reduce(0) { $0 + $1.end - $1.start }
      parts.append("\(decimal(time, places: 1)) s without events are shortened")
    }
    return parts.joined(separator: " · ")
  }

  /// The whole picture in words.
  var words: String {
    var lines = ["\(summary)."]
    for content in lanes.prefix(Self.lanesMax) { lines.append(words(of: content)) }
    if lanes.count > Self.lanesMax {
      lines.append("And \(lanes.count - Self.lanesMax) more lanes.")
    }
    return lines.joined(separator: "\n")
  }

  /// A lane in words: what it is, and what happens in it.
  func words(of content: Lanes.Content) -> String {
    let lane = content.lane
    let place = lane.group.isEmpty ? "" : " on \(lane.group)"
    var events: [(time: TimeInterval, text: String)] = []
    for span in content.spans where span.look != .over && span.look != .possible {
      events.append((span.start, words(of: span)))
    }
    for mark in content.marks where mark.look != .action && mark.look != .note {
      events.append((mark.start, "\(mark.text) at \(time(mark.start))"))
    }
    let ordered = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var texts = ordered.prefix(Self.eventsMax).map(\.element.text)
    if ordered.count > Self.eventsMax { texts.append("\(ordered.count - Self.eventsMax) more") }
    let all = texts.isEmpty ? "undecided" : texts.joined(separator: "; ")
    return "\(lane.name)\(place): \(all)."
  }

  func title(of span: Lanes.Span) -> String { words(of: span) }

  func title(of mark: Lanes.Mark) -> String {
    mark.count == 1
      ? "\(time(mark.start)): \(mark.text)"
      : "\(time(mark.start)) to \(time(mark.end)): \(mark.text), \(mark.count) times"
  }

  private func words(of span: Lanes.Span) -> String {
    "\(span.text), \(time(span.start)) to \(time(span.end))"
      + (span.isCutOff ? ", where the trace ends" : "")
  }

  private func time(_ time: TimeInterval) -> String { "\(decimal(time, places: 3)) s" }
}
