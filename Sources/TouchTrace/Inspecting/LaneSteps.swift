// Changes of lanes on their way to a page that draws them: what repeats is joined, and what no page
// will see any more is left out.

import TouchKit

/// A change of lanes, or several alike.
nonisolated package enum LaneStep: Equatable, Sendable {
  /// A lane appears, a stretch begins or ends.
  case change(LaneChange)
  /// A finger moved from one time to another.
  case moved(Int, ClosedRange<TimeInterval>)
  /// So many marks alike, from one time to another.
  case marks(
    Int, MarkLook, text: String, note: String, times: ClosedRange<TimeInterval>, count: Int)
}

/// Changes of lanes, in order.
nonisolated struct LaneSteps: Sendable {
  /// At most so many are kept. Beyond it, the oldest are dropped that do not name lanes.
  static let countMax = 4_000

  private(set) var all: [LaneStep] = []
  /// Where the last step of each lane is that another one may join.
  private var open: [Int: Int] = [:]

  /// The lanes of fingers. Other lanes have a mark for each move.
  private var fingers: Set<Int> = []

  /// Adds a change. Moves and equal actions that follow each other in their lane are one step.
  mutating func add(_ change: LaneChange) {
    switch change {
    case .moved(let row, _) where !fingers.contains(row): break
    case .moved(let row, let time): add(.moved(row, time...time), row, at: time)
    case .mark(let row, let look, let text, let note, let time):
      add(
        .marks(row, look, text: text, note: note, times: time...time, count: 1), row, at: time)
    case .lane(let row, let lane):
      if lane.kind == .finger { fingers.insert(row) }
      all.append(.change(change))
    case .began(let row, _, _, _), .ended(let row, _, _, _):
      open[row] = nil
      all.append(.change(change))
    }
    if all.count >= 2 * Self.countMax { keepNewest() }
  }

  private mutating func add(_ step: LaneStep, _ row: Int, at time: TimeInterval) {
    if let index = open[row], let joined = all[index].joined(with: step, at: time) {
      all[index] = joined
      return
    }
    open[row] = all.count
    all.append(step)
  }

  private mutating func keepNewest() {
    var surplus = all.count - Self.countMax
    keep { step in
      if case .change(.lane) = step { return true }
      surplus -= 1
      return surplus < 0
    }
  }

  /// All steps but those that were over before a time; none are left.
  mutating func take(since time: TimeInterval) -> [LaneStep] {
    trim(before: time)
    defer { (all, open) = ([], [:]) }
    return all
  }

  /// Leaves out what was over before a time.
  mutating func trim(before time: TimeInterval) {
    var began: [Int: Int] = [:]
    var isOver = [Bool](repeating: false, count: all.count)
    for (index, step) in all.enumerated() {
      switch step {
      case .change(.lane): break
      case .change(.began(let row, _, _, _)): began[row] = index
      case .change(.ended(let row, _, _, let end)):
        guard end < time else { continue }
        isOver[index] = true
        if let start = began[row] { isOver[start] = true }
      case .moved(_, let times), .marks(_, _, _, _, let times, _):
        isOver[index] = times.upperBound < time
      case .change: break
      }
    }
    var index = -1
    keep { _ in
      index += 1
      return !isOver[index]
    }
    keepNewest()
  }

  private mutating func keep(where isKept: (LaneStep) -> Bool) {
    all = all.filter(isKept)
    open = [:]
  }
}

nonisolated extension LaneStep {
  /// Both as one step; `nil` if they are not alike, or too far apart.
  fileprivate func joined(with next: LaneStep, at time: TimeInterval) -> LaneStep? {
    switch (self, next) {
    case (.moved(let row, let times), .moved)
    where time - times.upperBound <= Lanes.runGapMax:
      return .moved(row, times.lowerBound...time)
    case (
      .marks(let row, .action, let text, let note, let times, let count),
      .marks(_, .action, text: let other, _, _, _)
    ) where text == other && time - times.upperBound <= Lanes.runGapMax:
      return .marks(
        row, .action, text: text, note: note, times: times.lowerBound...time, count: count + 1)
    default: return nil
    }
  }
}
