// Recognizers in lanes: from the first touch to the reset.

import GestureCore
import TouchKit

nonisolated extension LaneTracker {
  mutating func hearOfRecognizers(_ decision: Observation.Decision, at time: TimeInterval) {
    switch decision {
    case .received(_, let id):
      let row = row(of: id)
      if !rows[row].isOpen { open(row, .possible, "possible", at: time) }
    case .refused(_, let id, _): mark(row(of: id), .refused, text(decision), at: time)
    case .waits(let id, let other):
      open(row(of: id), .waiting, "waits for \(name(other)) to fail", at: time)
    case .transition(let id, _, let state, let cause): hear(of: id, state, cause, at: time)
    case .action(let id, let state):
      mark(row(of: id), .action, "tells its targets: \(state)", at: time)
    case .reset(let id):
      recognizers[id.number]?.isActive = false
      close(row(of: id), at: time)
    case .ignored(_, let id), .ignoredAssignment(let id, _, _), .goesOn(let id, _),
      .spared(let id, _, _), .brokenRequirement(let id, _), .requiredItself(let id):
      mark(row(of: id), .note, text(decision), at: time)
    default: break
    }
  }

  private mutating func hear(
    of id: Observation.RecognizerID, _ state: GestureState, _ cause: Observation.Cause,
    at time: TimeInterval
  ) {
    let row = row(of: id)
    let names = names
    let why = cause.text { names[$0.number] ?? $0.name } ?? ""
    let reason = why.isEmpty ? "" : ": \(why)"
    switch state {
    case .possible:
      recognizers[id.number]?.isActive = false
      open(row, .possible, "possible", at: time)
    case .began, .changed:
      if recognizers[id.number]?.isActive == true { return move(row, at: time) }
      recognizers[id.number]?.isActive = true
      open(row, .active, "active", at: time)
    case .ended, .cancelled, .failed:
      recognizers[id.number]?.isActive = false
      let look: MarkLook =
        state == .ended ? .recognized : state == .cancelled ? .cancelled : .failed
      close(row, at: time)
      mark(
        row, look, "\(state == .ended ? "recognized" : "\(state)")\(reason)", note: why, at: time)
      open(row, .over, "\(state), until it is reset", at: time)
    }
  }

  private mutating func row(of id: Observation.RecognizerID) -> Int {
    if let known = recognizers[id.number] { return known.row }
    let view = homes[id.number].map { "\($0)" } ?? ""
    let row = addRow(Lane(kind: .recognizer, name: name(id), group: view, owner: id.number))
    recognizers[id.number] = Recognizer(row: row)
    return row
  }
}
