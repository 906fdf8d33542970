// Plays fingers in an app that is started anew each time, and measures how late gestures and touches came.

import GestureCore
import TouchKit

/// Tries fingers in an app.
final class WaitSearch {
  /// How often the app is started for one gesture or view, and for all, at most.
  static let trialsMax = 240
  static let trialsOfAllMax = 6_000

  private let start: () -> TracedApp
  private let trialsOfAll: Int
  private(set) var trials = 0

  /// Searches in an app that starts the same each time.
  ///
  /// - Parameters:
  ///   - size: How many views and recognizers it has. A large app is started less often.
  ///   - start: Starts it.
  init(inAppOf size: Int, start: @escaping () -> TracedApp) {
    self.start = start
    // What one start costs grows with the size, and so does each touch.
    let share = min(1, 60 / Double(max(size, 1)))
    trialsOfAll = max(20, Int(Double(Self.trialsOfAllMax) * share * share))
  }

  deinit {}

  /// Whether no more fingers are tried.
  var isOver: Bool { trials >= trialsOfAll }

  /// What is searched for.
  struct Goal {
    /// Whose delay, in the order of the bounds.
    var subject: WaitLedger.Subject
    var alone: Wait.Bound
    var amongOthers: Wait.Bound
    /// How many fingers it takes.
    var fingers: Int
    /// An answer that is given in place of the app's: the first waits for the second.
    var answer: (waits: Int, for: Int)?
  }

  /// What was found.
  struct Found {
    /// Whether the effect came at all.
    var isFelt = false
    var usual: TimeInterval?
    var alone: Wait.Showing?
    var amongOthers: Wait.Showing?
  }

  /// Tries fingers, and keeps the ones after which the effect came latest.
  ///
  /// - Parameters:
  ///   - goal: Whose delay.
  ///   - trials: The fingers, where a rest without an end takes a time in seconds.
  func search(
    _ goal: Goal, _ trials: (_ rest: TimeInterval) -> [WaitTrials]
  ) -> Found {
    var found = Found()
    let (all, longer) = (trials(WaitFingers.rest), trials(WaitFingers.rest * 2))
    let end = self.trials + Self.trialsMax
    // Gestures that succeed when they are alone come first.
    var felt: [Int] = []
    var unfelt: [Int] = []
    for (index, trial) in all.enumerated() where self.trials < end && !isOver {
      let delay = play(trial.plain, answering: goal.answer).latest[goal.subject]
      if delay == nil { unfelt.append(index) } else { felt.append(index) }
      if let delay, trial.endsAtLift { found.usual = max(found.usual ?? 0, delay) }
      note(delay, trial.plain, nil, of: goal, in: &found)
    }
    for index in felt + unfelt {
      for (place, script) in all[index].further.enumerated() {
        if self.trials >= end || isOver || isReached(goal, found) { return found }
        let delay = play(script, answering: goal.answer).latest[goal.subject]
        note(delay, script, longer[index].further[place], of: goal, in: &found)
      }
    }
    return found
  }

  /// Notes how late an effect came, if it came later than before.
  private func note(
    _ delay: TimeInterval?, _ script: Fingers, _ longer: Fingers?, of goal: Goal,
    in found: inout Found
  ) {
    guard let delay else { return }
    found.isFelt = true
    let isAlone = goal.fingers > 1 || script.mostAtOnce == 1
    let known = isAlone ? found.alone : found.amongOthers
    guard delay > known?.delay ?? 0 else { return }
    var showing = Wait.Showing(
      fingers: script, delay: delay, growsWithRest: false, rest: WaitFingers.rest)
    if delay > WaitFingers.rest / 2, let longer {
      let later = play(longer, answering: goal.answer).latest[goal.subject] ?? 0
      showing.growsWithRest = later - delay > WaitFingers.rest * 0.9
    }
    if isAlone { found.alone = showing }
    if delay > found.amongOthers?.delay ?? 0 { found.amongOthers = showing }
  }

  private func isReached(_ goal: Goal, _ found: Found) -> Bool {
    Wait.Limit(bound: goal.alone, showing: found.alone).isReached
      && Wait.Limit(bound: goal.amongOthers, showing: found.amongOthers).isReached
  }

  /// What fingers lead to in an app that has just started.
  func play(_ fingers: Fingers, answering answer: (waits: Int, for: Int)? = nil) -> WaitLedger {
    trials += 1
    let app = start()
    let application = app.application
    var ledger = WaitLedger()
    let token = application.addObserver { ledger.hear($0) }
    if let answer {
      application.answer { question in
        guard case .waits(let id, for: let other) = question, id.number == answer.waits,
          other.number == answer.for
        else { return nil }
        return true
      }
    }
    let begin = application.scheduler.now + 0.1
    for event in fingers.events {
      application.receive(.touches(.init(event.reports, time: begin + event.time)))
    }
    application.advance(to: begin + fingers.duration + WaitFingers.rest)
    application.removeObserver(token)
    return ledger
  }

  /// For whom recognizers wait while fingers are down at some places: pairs of numbers in observations.
  func requirements(at points: [CGPoint]) -> [(Int, Int)] {
    trials += 1
    let app = start()
    let application = app.application
    application.receive(
      .touches(
        .init(
          points.enumerated().map { TouchReport($0.offset + 1, .began, at: $0.element) },
          time: application.scheduler.now + 0.1)))
    return application.windows.flatMap { window in
      window.contestSnapshot.participants.flatMap { participant in
        participant.waitsFor.map { (participant.recognizer.number, $0.number) }
      }
    }
  }
}
