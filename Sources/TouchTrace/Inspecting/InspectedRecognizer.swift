// What an inspector shows of a recognizer and of a finger, in words.

import GestureCore
import TouchKit

/// A recognizer on the way from a touched view to its window.
nonisolated package struct InspectedRecognizer: Equatable, Sendable {
  /// What texts call it.
  package var name: String
  /// What texts call its view.
  package var view: String
  /// Its state; `no touch` if it received none.
  package var state: String
  /// Whether it failed, was cancelled, or received no touch.
  package var isOut: Bool
  /// The recognizers that must fail before it can be recognized, while it waits.
  package var waitsFor: [String]
  /// What it did and why; the last sentences if there are many.
  package var sentences: [String]
  /// Which of all recognizers and episodes it is.
  package var key: Key
  /// What came of the question what would let it fire; `nil` if it fired, or nothing can be tried.
  package var question: Question?

  /// An attempt, by the first input of its episode and its place among that episode's attempts.
  package struct Key: Hashable, Sendable {
    package let episode: Int
    let attempt: Int
  }

  /// How far a question is.
  package enum Question: String, Sendable { case unasked, asked, answered }

  private static let sentencesMax = 6

  /// What a recognizer did in the attempt of an episode that has a number.
  init(_ index: Int, in episode: Episode) {
    var attempt = episode.attempts[index]
    key = Key(episode: episode.inputs.lowerBound, attempt: index)
    question = attempt.trials(in: episode, before: nil).isEmpty ? nil : .unasked
    attempt.refused = Array(attempt.refused.suffix(Self.sentencesMax))
    attempt.waits = Array(attempt.waits.suffix(Self.sentencesMax))
    name = attempt.title ?? attempt.name
    view = attempt.view.map { episode.name(of: $0) } ?? "no view"
    waitsFor = attempt.waits.filter { $0.end == nil }.map { episode.name(of: $0.required) }
    var all = episode.sentences(about: attempt)
    if case .undecided = attempt.outcome, attempt.reset == nil {
      all[0] = "\(name) on \(view) has not decided yet."
    }
    sentences = Array(all.prefix(1)) + all.dropFirst().suffix(Self.sentencesMax - 1)
    let last = attempt.steps.last?.state
    isOut = last == .failed || last == .cancelled
    state = last.map { "\($0)" } ?? "\(GestureState.possible)"
    if last == .began, attempt.changes > 0 { state = "\(GestureState.changed)" }
    if case .refused = attempt.outcome { (state, isOut) = ("no touch", true) }
  }
}

/// A finger, where it came down, and what the hit test did there.
nonisolated package struct InspectedFinger: Equatable, Sendable {
  /// Its number.
  package var finger: Int
  /// Where it is, in points from the left edge of the screen.
  package var x: Double
  /// Where it is, in points from the top edge of the screen.
  package var y: Double
  /// Whether it is down.
  package var isDown = true
  /// The views that the hit test asked when the finger came down, in its order.
  package var steps: [WhyNot.Step]
  /// The view that was hit; `nil` for none.
  package var hit: String?
  /// What else is to be known.
  package var note: String?

  /// The most views that are told of.
  private static let stepsMax = 100

  init(finger: Int, at place: CGPoint, _ answer: WhyNot) {
    self.finger = finger
    (x, y) = (0, 0)
    steps = Array(answer.steps.prefix(Self.stepsMax))
    (hit, note) = (answer.hit, answer.note)
    move(to: place)
  }

  mutating func move(to place: CGPoint) {
    if place.x.isFinite, place.y.isFinite { (x, y) = (Double(place.x), Double(place.y)) }
  }
}
