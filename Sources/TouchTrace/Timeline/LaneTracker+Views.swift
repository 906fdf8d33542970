// Views in lanes: what each hears of a touch, and what is held back from it.

import TouchKit

nonisolated extension LaneTracker {
  mutating func hearOfViews(_ decision: Observation.Decision, at time: TimeInterval) {
    switch decision {
    case .delivered(let all, let phase, let view):
      for touch in all { deliver(touch, phase, to: view, at: time) }
    case .held(let touch, let phase): hold(touch, phase, at: time)
    case .dropped(let touch, let phase): drop(touch, phase, at: time)
    default: break
    }
  }

  private mutating func deliver(
    _ touch: Observation.TouchID, _ phase: UITouch.Phase, to view: Observation.ViewID,
    at time: TimeInterval
  ) {
    switch phase {
    case .began:
      let row = touches[touch.number]?.row ?? takeRow(of: view)
      touches[touch.number] = Touch(row: row, hasBegun: true, isHeld: false)
      open(row, .touch, "hears of \(touch)", at: time)
    case .ended, .cancelled:
      guard let known = touches[touch.number] else { return views[touch.number] = nil }
      close(known.row, phase == .ended ? "to its end" : "", at: time)
      if phase == .cancelled {
        mark(known.row, .cancelled, "hears that \(touch) is cancelled", at: time)
      }
      forget(touch)
    default:
      if let known = touches[touch.number] { move(known.row, at: time) }
    }
  }

  private mutating func hold(
    _ touch: Observation.TouchID, _ phase: UITouch.Phase, at time: TimeInterval
  ) {
    guard touches[touch.number]?.isHeld != true else { return }
    guard let row = touches[touch.number]?.row ?? views[touch.number].map({ takeRow(of: $0) })
    else {
      return
    }
    let hasBegun = touches[touch.number]?.hasBegun ?? false
    touches[touch.number] = Touch(row: row, hasBegun: hasBegun, isHeld: true)
    open(row, .held, "\(phase) of \(touch) is held back", at: time)
  }

  /// A touch whose end is kept from a view goes on there until the view hears that it is cancelled.
  private mutating func drop(
    _ touch: Observation.TouchID, _ phase: UITouch.Phase, at time: TimeInterval
  ) {
    guard let known = touches[touch.number], !known.hasBegun, phase == .began else { return }
    close(known.row, "kept from it for good", at: time)
    mark(known.row, .refused, "never hears of \(touch)", note: "never told", at: time)
    forget(touch)
  }

  private mutating func takeRow(of view: Observation.ViewID) -> Int {
    let all = viewRows[view.number] ?? []
    if let free = all.firstIndex(where: { !$0.isTaken }) {
      viewRows[view.number]?[free].isTaken = true
      return all[free].row
    }
    let row = addRow(Lane(kind: .view, name: "\(view)", group: "", owner: view.number))
    viewRows[view.number, default: []].append((row, true))
    return row
  }

  private mutating func forget(_ touch: Observation.TouchID) {
    views[touch.number] = nil
    guard let known = touches.removeValue(forKey: touch.number) else { return }
    let owner = rows[known.row].lane.owner
    if let index = viewRows[owner]?.firstIndex(where: { $0.row == known.row }) {
      viewRows[owner]?[index].isTaken = false
    }
  }
}
