// Turns facts into changes of lanes, one after the other. It remembers only what is still going
// on, so that it can listen for hours.

import TouchKit

/// Turns what happens into changes of lanes: the one rule behind pictures and trace events.
///
/// It keeps the recognizers and views that it has seen and the touches that are down, and nothing of
/// the past.
nonisolated public struct LaneTracker: Sendable {
  /// The most fingers that get a lane at once; more are left out.
  public static let fingersMax = 64

  /// The most fingers with a lane of their own. Hosts that give each touch a new number would need
  /// as many lanes as touches.
  static let ownLanesMax = 5

  /// A lane's present.
  struct Row: Sendable {
    var lane: Lane
    var isOpen = false
    var last: TimeInterval?
  }

  /// A finger that is down.
  struct Finger: Sendable {
    let number: Int
    let row: Int
    let window: Int?
    var location: CGPoint
  }

  /// A recognizer that has been seen.
  struct Recognizer: Sendable {
    let row: Int
    var isActive = false
  }

  /// A touch that a view has heard of, or will hear of.
  struct Touch: Sendable {
    let row: Int
    var hasBegun: Bool
    var isHeld: Bool
  }

  var rows: [Row] = []
  var changes: [LaneChange] = []
  var clock: TimeInterval = 0
  var fingers: [Finger] = []
  var fingerRows: [Int] = []
  var deviceRows: [String: Int] = [:]
  var names: [Int: String] = [:]
  var homes: [Int: Observation.ViewID] = [:]
  var recognizers: [Int: Recognizer] = [:]
  /// The lanes of a view, and whether a touch has each.
  var viewRows: [Int: [(row: Int, isTaken: Bool)]] = [:]
  var touches: [Int: Touch] = [:]
  var views: [Int: Observation.ViewID] = [:]

  /// Makes a tracker that has heard nothing.
  public init() {}

  /// Hears a fact, and returns what changes by it.
  ///
  /// - Complexity: O(fingers that are down).
  public mutating func hear(_ fact: LaneFact) -> [LaneChange] {
    changes.removeAll(keepingCapacity: true)
    switch fact {
    case .input(let input): hear(input)
    case .decision(let observation): hear(observation)
    case .recognizer(let recognizer, let name, let view):
      names[recognizer.number] = name
      homes[recognizer.number] = view
    case .touch(let touch, let view): views[touch.number] = view
    }
    return changes
  }

  /// Ends all stretches that are still going on, at the last time heard of.
  public mutating func finish() -> [LaneChange] {
    changes.removeAll(keepingCapacity: true)
    let end = rows.compactMap(\.last).max() ?? 0
    for row in rows.indices where rows[row].isOpen { close(row, isCutOff: true, at: end) }
    fingers = []
    touches = [:]
    views = [:]
    return changes
  }

  private mutating func hear(_ observation: Observation) {
    let time = observation.time
    switch observation.decision {
    case .delivered, .held, .dropped: hearOfViews(observation.decision, at: time)
    case .skipped: break
    case .withoutView(let touch, _):
      views[touch.number] = nil
      if let finger = fingers.first(where: { $0.number == touch.finger }) {
        mark(finger.row, .refused, text(observation.decision), at: time)
      }
    case .badInput, .settlingPutOff, .targetNotRemoved, .callsPutOff, .repeatsItself,
      .scheduledForNever,
      .command, .motion, .obstacle, .assisted, .posted, .effect, .focus, .notPresented,
      .transitionInterrupted:
      let text = text(observation.decision)
      mark(deviceRow("app"), .note, text, note: text, at: time)
    default: hearOfRecognizers(observation.decision, at: time)
    }
  }

  // MARK: - Lanes

  mutating func addRow(_ lane: Lane) -> Int {
    rows.append(Row(lane: lane))
    changes.append(.lane(rows.count - 1, lane))
    return rows.count - 1
  }

  mutating func deviceRow(_ name: String) -> Int {
    if let row = deviceRows[name] { return row }
    let row = addRow(Lane(kind: .device, name: name, group: "", owner: deviceRows.count))
    deviceRows[name] = row
    return row
  }

  /// Begins a stretch; the lane's present stretch ends.
  mutating func open(_ row: Int, _ look: SpanLook, _ text: String, at time: TimeInterval) {
    close(row, at: time)
    rows[row].isOpen = true
    changes.append(.began(row, look, text: text, time: moment(row, time)))
  }

  /// Ends the stretch that is going on, if any.
  mutating func close(
    _ row: Int, _ text: String = "", isCutOff: Bool = false, at time: TimeInterval
  ) {
    guard rows[row].isOpen else { return }
    rows[row].isOpen = false
    changes.append(.ended(row, text: text, isCutOff: isCutOff, time: moment(row, time)))
  }

  mutating func mark(
    _ row: Int, _ look: MarkLook, _ text: String, note: String = "", at time: TimeInterval
  ) {
    changes.append(.mark(row, look, text: text, note: note, time: moment(row, time)))
  }

  mutating func move(_ row: Int, at time: TimeInterval) {
    changes.append(.moved(row, time: moment(row, time)))
  }

  /// A time that is a number, and in its lane not before the last one.
  private mutating func moment(_ row: Int, _ time: TimeInterval) -> TimeInterval {
    let last = rows[row].last
    let known = time.isFinite ? time : (last ?? clock)
    let moment = max(known, last ?? known)
    rows[row].last = moment
    return moment
  }

  // MARK: - Words

  func name(_ recognizer: Observation.RecognizerID) -> String {
    names[recognizer.number] ?? recognizer.name
  }

  func text(_ decision: Observation.Decision) -> String {
    let names = names
    return decision.text(
      Observation.Names(recognizer: { names[$0.number] ?? $0.name }))
  }
}
