// A timeline as a value: lanes with stretches and marks, from which pictures are made.

import TouchKit

/// What fingers, recognizers and views did over time, as lanes.
///
///     var lanes = Lanes()
///     for fact in facts { lanes.hear(fact) }
///     lanes.finish()
///     print(LanesPicture(lanes, title: "PhotoBoard").svg)
///
/// A ``LaneWatcher`` hears the facts of a running application. Moves and actions that follow each
/// other closely are one entry, so that lanes grow with gestures and not with samples.
nonisolated public struct Lanes: Equatable, Sendable {
  /// Moves and actions that are not further apart are one entry, in seconds.
  public static let runGapMax: TimeInterval = 0.06

  /// A stretch of time in a lane.
  public struct Span: Equatable, Sendable {
    /// When it begins and ends, in seconds.
    public var start, end: TimeInterval
    /// How it looks.
    public var look: SpanLook
    /// What it is, in words.
    public var text: String
    /// Whether the trace ended in it.
    public var isCutOff = false
    /// When something moved in it.
    public var moves: [ClosedRange<TimeInterval>] = []
  }

  /// A moment in a lane, or several alike that follow each other closely.
  public struct Mark: Equatable, Sendable {
    /// When the first and the last one was, in seconds.
    public var start, end: TimeInterval
    /// How it looks.
    public var look: MarkLook
    /// What it is, in words; of several, the last one.
    public var text: String
    /// The short form of the text; it may be empty.
    public var note: String
    /// How many there are.
    public var count = 1
  }

  /// A lane and what is in it, in order.
  public struct Content: Equatable, Sendable {
    /// The lane.
    public var lane: Lane
    /// Its stretches; none overlaps another.
    public var spans: [Span] = []
    /// Its marks.
    public var marks: [Mark] = []
  }

  /// All lanes, in the order of their appearance.
  public private(set) var all: [Content] = []
  private var tracker = LaneTracker()

  /// Whether both show the same.
  public static func == (a: Lanes, b: Lanes) -> Bool { a.all == b.all }

  /// Makes empty lanes.
  public init() {}

  /// Hears what happened next.
  public mutating func hear(_ fact: LaneFact) {
    for change in tracker.hear(fact) { apply(change) }
  }

  /// Ends what is still going on: the trace is over.
  public mutating func finish() {
    for change in tracker.finish() { apply(change) }
  }

  /// Calls views by other names.
  ///
  /// - Parameter names: The names by what the views are called now: `button 4`.
  mutating func rename(_ names: [String: String]) {
    for index in all.indices { all[index].lane.rename(names) }
  }

  /// The lanes as a picture shows them: fingers, the device, the recognizers of each view, the views.
  public var ordered: [Content] {
    var places: [String: Int] = [:]
    for content in all {
      let key = content.lane.groupKey
      if places[key] == nil { places[key] = places.count }
    }
    return all.indices.sorted { a, b in
      let (first, second) = (all[a].lane, all[b].lane)
      if first.kind != second.kind { return first.kind < second.kind }
      let (place, other) = (places[first.groupKey] ?? 0, places[second.groupKey] ?? 0)
      return place == other ? a < b : place < other
    }.map { all[$0] }
  }

  private mutating func apply(_ change: LaneChange) {
    switch change {
    case .lane(let row, let lane):
      if row < all.count { all[row].lane = lane } else { all.append(Content(lane: lane)) }
    case .began(let row, let look, let text, let time):
      all[row].spans.append(Span(start: time, end: time, look: look, text: text))
    case .ended(let row, let text, let isCutOff, let time):
      let last = all[row].spans.count - 1
      all[row].spans[last].end = time
      all[row].spans[last].isCutOff = isCutOff
      if !text.isEmpty { all[row].spans[last].text += ", \(text)" }
    case .mark(let row, let look, let text, let note, let time):
      if look == .action, joinsAction(row, text, at: time) { return }
      all[row].marks.append(Mark(start: time, end: time, look: look, text: text, note: note))
    case .moved(let row, let time): noteMove(row, at: time)
    }
  }

  /// Joins an action to the same one just before; the first and the last of a gesture have marks of
  /// their own.
  private mutating func joinsAction(_ row: Int, _ text: String, at time: TimeInterval) -> Bool {
    guard let last = all[row].marks.last, last.look == .action, last.text == text,
      time - last.end <= Self.runGapMax
    else { return false }
    all[row].marks[all[row].marks.count - 1].end = time
    all[row].marks[all[row].marks.count - 1].count += 1
    return true
  }

  private mutating func noteMove(_ row: Int, at time: TimeInterval) {
    let last = all[row].spans.count - 1
    guard last >= 0 else { return }
    let start = all[row].spans[last].start
    if let run = all[row].spans[last].moves.last, time - run.upperBound <= Self.runGapMax {
      all[row].spans[last].moves[all[row].spans[last].moves.count - 1] = run.lowerBound...time
    } else {
      // The move led here from where the finger came down, if that was just before.
      let from = time - start <= Self.runGapMax ? start : time
      all[row].spans[last].moves.append(from...time)
    }
  }
}

nonisolated extension Lane {
  /// What lanes of one kind have in common if a picture keeps them together.
  fileprivate var groupKey: String {
    kind == .recognizer ? "\(kind.rawValue) \(group)" : "\(kind.rawValue) \(owner)"
  }
}
