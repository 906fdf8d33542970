// A timeline as trace events in Chrome's format, which Perfetto and chrome://tracing open. It is
// written while it is heard.

import TouchKit

/// Writes lanes as Chrome's trace events: a JSON array of objects, one a line.
///
///     var events = LaneEvents(app: "PhotoBoard")
///     for fact in facts { file.write(events.hear(fact)) }
///     file.write(events.finish())
///
/// Fingers, the device, recognizers and views are a process each, and a lane is a thread. Stretches
/// are pairs of `B` and `E`, moments are `i`. Times are in microseconds. Nothing of the past is kept,
/// so that the longest recording needs little memory; a file without its end is read too.
nonisolated public struct LaneEvents: Sendable {
  private var tracker = LaneTracker()
  private var lanes: [Lane] = []
  private var hasStarted = false
  private let app: String

  /// Events of an app of this name.
  public init(app: String) { self.app = app }

  /// Hears what happened next, and returns the text that it adds; often empty.
  public mutating func hear(_ fact: LaneFact) -> String {
    var text = ""
    for change in tracker.hear(fact) { write(change, to: &text) }
    return text
  }

  /// Ends what is still going on, and returns the last text.
  public mutating func finish() -> String {
    var text = ""
    for change in tracker.finish() { write(change, to: &text) }
    start(&text)
    return text + "\n]\n"
  }

  private mutating func write(_ change: LaneChange, to text: inout String) {
    switch change {
    case .lane(let row, let lane):
      if row < lanes.count { lanes[row] = lane } else { lanes.append(lane) }
      let name = lane.group.isEmpty ? lane.name : "\(lane.name) on \(lane.group)"
      add(
        row, "\"ph\":\"M\",\"name\":\"thread_name\",\"args\":{\"name\":\(quoted(name))}", to: &text)
      add(
        row, "\"ph\":\"M\",\"name\":\"thread_sort_index\",\"args\":{\"sort_index\":\(row)}",
        to: &text)
    case .began(let row, let look, let words, let time):
      let fields =
        "\"ph\":\"B\",\"ts\":\(micro(time)),\"name\":\(quoted(words)),\"cat\":\"\(look.rawValue)\""
      add(row, fields, to: &text)
    case .ended(let row, let words, let isCutOff, let time):
      let why = isCutOff ? "the trace ends" : words
      let end = why.isEmpty ? "" : ",\"args\":{\"end\":\(quoted(why))}"
      add(row, "\"ph\":\"E\",\"ts\":\(micro(time))\(end)", to: &text)
    case .mark(let row, let look, let words, _, let time):
      let fields =
        "\"ph\":\"i\",\"s\":\"t\",\"ts\":\(micro(time)),\"name\":\(quoted(words)),"
        + "\"cat\":\"\(look.rawValue)\""
      add(row, fields, to: &text)
    case .moved: break
    }
  }

  private mutating func add(_ row: Int, _ fields: String, to text: inout String) {
    start(&text)
    let process = lanes[row].kind.rawValue + 1
    text += ",\n{\"pid\":\(process),\"tid\":\(row + 101),\(fields)}"
  }

  /// Names the processes.
  private mutating func start(_ text: inout String) {
    guard !hasStarted else { return }
    hasStarted = true
    let kinds = ["Fingers", "Device and app", "Recognizers", "Views"]
    let names = kinds.enumerated().flatMap { index, kind in
      [
        "{\"pid\":\(index + 1),\"ph\":\"M\",\"name\":\"process_name\","
          + "\"args\":{\"name\":\(quoted(app.isEmpty ? kind : "\(app): \(kind)"))}}",
        "{\"pid\":\(index + 1),\"ph\":\"M\",\"name\":\"process_sort_index\","
          + "\"args\":{\"sort_index\":\(index)}}",
      ]
    }
    text += "[\n" + names.joined(separator: ",\n")
  }

  private func micro(_ time: TimeInterval) -> String { shortDecimal(time * 1e6, places: 3) }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
