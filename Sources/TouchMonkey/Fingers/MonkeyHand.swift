// One hand of the monkey: the script that its fingers play, and what may come in between.

import TouchKit
import TouchTrace

/// Some fingers that play one script at a time.
nonisolated struct MonkeyHand {
  /// What its fingers are going to do, at times of the application's clock.
  private(set) var pending: ArraySlice<HostInput.TouchInput> = []
  /// Where its fingers are that are down, by their numbers.
  private(set) var down: [Int: CGPoint] = [:]
  /// The number before that of its first finger.
  let base: Int
  /// What is known of where it came down, to be judged by what came of it.
  var arm: MonkeyReach.Arm?

  init(base: Int) { self.base = base }

  /// Whether it has nothing to do.
  var isIdle: Bool { pending.isEmpty }

  /// When it does something next.
  var nextTime: TimeInterval? { pending.first?.time }

  /// Begins a script.
  mutating func play(_ fingers: Fingers, at start: TimeInterval) {
    pending =
      fingers.events.map { event in
        var event = event
        event.time += start
        for index in event.reports.indices { event.reports[index].finger += base }
        return event
      }[...]
  }

  /// What it does now, not before a time.
  mutating func next(at now: TimeInterval) -> HostInput {
    var input = pending.removeFirst()
    input.time = max(input.time, now)
    for report in input.reports {
      switch report.phase {
      case .ended, .cancelled: down[report.finger] = nil
      default: down[report.finger] = report.sample.location
      }
    }
    return .touches(input)
  }

  /// Forgets its script and its fingers: the system took them away.
  mutating func forget() { (pending, down) = ([], [:]) }

  /// Something that fingers do in the middle of a script.
  mutating func disturb(at now: TimeInterval, size: CGSize, _ dice: inout Dice) {
    guard !down.isEmpty else { return }
    switch dice.below(6) {
    case 0: finish(.cancelled, at: now)
    case 1: finish(.ended, at: now)
    case 2:
      let pause = dice.number(0.1...1.2)
      pending = ArraySlice(
        pending.map { event in
          var event = event
          event.time += pause
          return event
        })
    case 3: leave(at: now, size, &dice)
    case 4: finishOne(at: now, &dice)
    default: add(at: now, size, &dice)
    }
  }

  /// All its fingers end.
  private mutating func finish(_ phase: UITouch.Phase, at now: TimeInterval) {
    let reports = down.keys.sorted().map { TouchReport($0, phase, at: down[$0] ?? .zero) }
    pending = [HostInput.TouchInput(reports, time: now)]
  }

  /// One finger lifts, and does no more; the others go on.
  private mutating func finishOne(at now: TimeInterval, _ dice: inout Dice) {
    let finger = dice.one(of: down.keys.sorted())
    let rest = pending.compactMap { event -> HostInput.TouchInput? in
      var event = event
      event.reports.removeAll { $0.finger == finger }
      return event.reports.isEmpty ? nil : event
    }
    let report = TouchReport(finger, .ended, at: down[finger] ?? .zero)
    pending = ArraySlice([HostInput.TouchInput([report], time: now)] + rest)
  }

  /// All its fingers go off the screen, and lift there.
  private mutating func leave(at now: TimeInterval, _ size: CGSize, _ dice: inout Dice) {
    let fingers = down.keys.sorted()
    let beyond = CGPoint(x: dice.below(2) == 0 ? -20 : size.width + 20, y: size.height / 2)
    let moves = fingers.map { TouchReport($0, .moved, at: beyond) }
    let ends = fingers.map { TouchReport($0, .ended, at: beyond) }
    pending = [
      HostInput.TouchInput(moves, time: now), HostInput.TouchInput(ends, time: now + 0.02),
    ]
  }

  /// One more finger comes down beside the others, and lifts with the last of them.
  private mutating func add(at now: TimeInterval, _ size: CGSize, _ dice: inout Dice) {
    guard down.count < 3, let last = pending.last,
      let place = down[dice.one(of: down.keys.sorted())]
    else { return }
    let used = Set(down.keys).union(pending.flatMap { $0.reports.map(\.finger) })
    guard let finger = ((base + 1)...(base + 5)).first(where: { !used.contains($0) }) else {
      return
    }
    let beside = CGPoint(
      x: min(max(place.x + dice.number(-90...90), 0), size.width),
      y: min(max(place.y + dice.number(-90...90), 0), size.height))
    pending = ArraySlice(
      [HostInput.TouchInput([TouchReport(finger, .began, at: beside)], time: now)] + pending
        + [
          HostInput.TouchInput([TouchReport(finger, .ended, at: beside)], time: last.time + 0.01)
        ])
  }
}
