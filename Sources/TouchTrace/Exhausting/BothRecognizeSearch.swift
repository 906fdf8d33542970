// Plays all that fingers can do, up to a bound, in an app that is started anew each time, and looks whether two
// gestures ever recognize the same touch.

import GestureCore
import TouchKit

/// Searches for fingers with which two gestures both recognize.
///
/// Words of fingers are played from the shortest on, so the first that is found has the fewest letters. A
/// word is not made longer if no more touch may come, and none that came can still be recognized by
/// both: nothing that follows can matter.
package final class BothRecognizeSearch {
  /// How far it goes.
  package struct Bounds: Equatable, Codable, Sendable {
    /// How many things fingers do at most, one after the other.
    package var steps: Int
    /// How many touches there are at most; `nil` for as many as the two gestures need, and at least two.
    package var touches: Int?
    /// How many words are played at most.
    package var words: Int

    package init(steps: Int = 4, touches: Int? = nil, words: Int = 100_000) {
      (self.steps, self.touches, self.words) = (steps, touches, words)
    }
  }

  /// How long it is waited after each word for what comes late, in seconds.
  static let rest = 4.0

  private let start: () -> (app: TracedApp, before: Trace)
  private let willPlay: (Trace) throws -> Void
  private let names: [String]
  private let numbers: [Set<Int>]
  private let bounds: Bounds
  var alphabet: FingerAlphabet
  private var result: BothRecognizeResult
  private var wasRecognized: Set<Int> = []

  /// Looks at an app.
  ///
  /// - Parameters:
  ///   - claim: What is searched for.
  ///   - bounds: How far it goes.
  ///   - willPlay: Called before each word with what is about to be played.
  ///   - start: Starts the app, the same each time, and says what it was told.
  /// - Throws: A ``BothRecognize/Problem`` if the app has no such gestures.
  package init(
    for claim: BothRecognize, within bounds: Bounds,
    willPlay: @escaping (Trace) throws -> Void = { _ in },
    start: @escaping () -> (app: TracedApp, before: Trace)
  ) throws {
    (self.start, self.willPlay, self.bounds) = (start, willPlay, bounds)
    let app = start().app
    let application = app.application
    let sketch = AppSketch(of: application, naming: \.lastingName)
    let subjects = try claim.subjects(in: sketch)
    names = subjects.names
    numbers = subjects.recognizers.map { Set($0.map { sketch.recognizers[$0].number }) }
    let places = SharedPlaces(of: application, sketch, subjects)
    let needed = subjects.recognizers.flatMap(\.self).map { sketch.recognizers[$0].touchesNeeded }
    let touches = bounds.touches ?? max(2, needed.map(\.all).max() ?? 0)
    alphabet = FingerAlphabet(
      landings: places.landings(of: Set(needed.map(\.fingers) + [1]).sorted()), touches: touches,
      screen: CGRect(origin: .zero, size: application.screen.bounds.size))
    result = BothRecognizeResult(claim: claim.description, places, touches: touches)
    // The app ends with this object.
    withExtendedLifetime(app) {}
  }

  deinit {}

  /// Plays.
  ///
  /// - Throws: What `willPlay` throws.
  package func run() throws -> BothRecognizeResult {
    guard result.canShareTouches else {
      (result.steps, result.isWhole) = (bounds.steps, true)
      return result
    }
    result.showing = try first(of: .both)
    result.isWhole = result.words < bounds.words
    guard result.showing == nil, result.isWhole else { return result }
    for side in numbers.indices where !wasRecognized.contains(side) {
      guard try first(of: .one(side, otherIsOff: false)) == nil else { continue }
      if try first(of: .one(side, otherIsOff: true)) != nil {
        result.excluded.append(names[side])
      } else {
        result.unrecognized.append(names[side])
      }
    }
    return result
  }

  /// What is searched for.
  enum Goal {
    /// Both gestures recognize one touch.
    case both
    /// One gesture, by its place in the sentence, is recognized.
    case one(Int, otherIsOff: Bool)
  }

  /// The shortest word of fingers that reaches a goal; `nil` if there is none within the bounds.
  private func first(of goal: Goal) throws -> BothRecognizeResult.Showing? {
    var count = 0
    defer { if case .both = goal { result.words = count } }
    var words = [FingerAlphabet.Word()]
    for step in 0..<bounds.steps {
      var longer: [FingerAlphabet.Word] = []
      for word in words.lazy.flatMap({ self.alphabet.words(after: $0) }) {
        guard count < bounds.words else { return nil }
        count += 1
        let outcome = try play(word.fingers, for: goal)
        if let trace = outcome.showing {
          return BothRecognizeResult.Showing(fingers: word.fingers, trace: trace)
        }
        guard word.touches < alphabet.touches || outcome.mayComeTrue else { continue }
        longer.append(.init(fingers: word.fingers, touches: word.touches, due: outcome.due))
      }
      words = longer
      if case .both = goal { result.steps = step + 1 }
    }
    return nil
  }

  /// What became of a word.
  struct Outcome {
    /// The recording in which the goal is reached; `nil` if it is not.
    var showing: Trace?
    /// Whether it can still be reached with touches that came so far.
    var mayComeTrue = false
    /// How long it is to the next limit of time of a recognizer, in seconds.
    var due: TimeInterval?
  }

  /// Plays a word in an app that has just started.
  private func play(_ fingers: Fingers, for goal: Goal) throws -> Outcome {
    let (app, before) = start()
    let application = app.application
    if case .one(let side, otherIsOff: true) = goal {
      application.disableRecognizers(numbers[1 - side])
    }
    var ledger = RecognitionLedger(numbers)
    let token = application.addObserver { ledger.hear($0.decision) }
    defer {
      application.removeObserver(token)
      if case .both = goal { wasRecognized.formUnion(ledger.recognized) }
    }
    let trace = Self.trace(of: fingers, after: before, from: application.scheduler.now + 0.1)
    try willPlay(trace)
    var outcome = Outcome()
    for (index, input) in trace.inputs.enumerated().dropFirst(before.inputs.count) {
      if index == trace.inputs.count - 1 {
        outcome.mayComeTrue = ledger.mayReach(goal)
        outcome.due = application.nextLimitOfRecognizers
        // Nothing that comes late can matter.
        guard outcome.mayComeTrue else { break }
      }
      application.receive(input)
      guard ledger.hasReached(goal) else { continue }
      outcome.showing = Trace(trace.header, Array(trace.inputs[...index]))
      break
    }
    return outcome
  }

  /// The recording of a word, and of the time after it in which things come late.
  static func trace(of fingers: Fingers, after before: Trace, from begin: TimeInterval) -> Trace {
    var trace = before
    trace.inputs += fingers.events.map {
      .touches(.init($0.reports, time: begin + $0.time))
    }
    let end = begin + fingers.duration
    trace.inputs += [.time(end), .time(end + rest)]
    return trace
  }
}

extension RecognitionLedger {
  /// Whether a goal is reached.
  fileprivate func hasReached(_ goal: BothRecognizeSearch.Goal) -> Bool {
    switch goal {
    case .both: isBoth
    case .one(let side, _): recognized.contains(side)
    }
  }

  /// Whether a goal can still be reached with touches that came so far.
  fileprivate func mayReach(_ goal: BothRecognizeSearch.Goal) -> Bool {
    switch goal {
    case .both: canBecomeBoth
    case .one(let side, _): isHopeful(side)
    }
  }
}

extension UIApplication {
  /// How long it is to the next limit of time of a recognizer, in seconds; `nil` if there is none.
  package var nextLimitOfRecognizers: TimeInterval? {
    let limits = windows.lazy.flatMap(\.contestSnapshot.participants).compactMap(\.deadline)
    return limits.min().map { max(0, $0 - scheduler.now) }
  }

  /// Turns recognizers off.
  fileprivate func disableRecognizers(_ numbers: Set<Int>) {
    func disable(in view: UIView) {
      for recognizer in view.gestureRecognizers ?? []
      where numbers.contains(recognizer.observationID.number) {
        recognizer.isEnabled = false
      }
      for subview in view.subviews { disable(in: subview) }
    }
    perform { for window in windows { disable(in: window) } }
  }
}

nonisolated extension AppSketch.Recognizer {
  /// How many fingers it needs at once, and how many touches in all.
  fileprivate var touchesNeeded: (fingers: Int, all: Int) {
    let fingers = min(max(1, touches.lowerBound), 5)
    switch patience.rule {
    case .taps(let count): return (fingers, fingers * min(count, 5))
    case .press(let taps, _, _): return (fingers, fingers * min(taps + 1, 5))
    default: return (fingers, fingers)
    }
  }
}
