// What holds in every app, whatever fingers do, and can be judged from outside.

import TouchKit

/// A sentence that holds in every app.
///
/// These are the promises of the simulator (`Documentation/Simulation.md`) that the observations of a
/// running app alone can judge, and some about what apps do by mistake. UIKit's documentation names each
/// of them, or its log warns of it.
nonisolated public enum MonkeyPromise: String, CaseIterable, Sendable {
  /// A state follows from the one before.
  case legalTransition = "A state follows from the one before by the table of UIGestureRecognizer."
  /// Targets are told what was announced.
  case actionsInOrder = "Targets are told the state that was announced, and never failed."
  /// Waiting is silent.
  case silentWhileWaiting = "A recognizer that waits for a failure tells no target."
  /// A view hears of each touch in order.
  case viewOrder = "A view hears of a touch began, then moved, then one end, and nothing after."
  /// A touch keeps its view.
  case viewConstant = "A touch keeps its view."
  /// Time does not go back.
  case timeForward = "Decisions come in the order of time."
  /// Only what is over is reset.
  case resetWhenOver = "A recognizer that is reset is over, or was never in a gesture."
  /// Nothing is left at rest.
  case rest = "When all fingers are up and nothing is due, every recognizer is possible."
  /// Nothing is kept from views for ever.
  case heldComesOut =
    "When all fingers are up and nothing is due, no touch is held back from its view."
  /// Places are numbers.
  case finitePlaces = "The frame of every view is made of numbers."
  /// What is presented is presented.
  case presentsOne = "A controller that is to be presented is presented."
  /// Work ends.
  case workEnds = "Actions and scheduled work come to an end."
  /// Requirements make no ring.
  case noRing = "No recognizer requires its own failure, directly or through others."
}

/// Something that does not hold.
nonisolated public struct MonkeyFinding: Equatable, Codable, Sendable, CustomStringConvertible {
  /// What should hold: a promise, or a condition of the app.
  public let words: String
  /// What was seen instead; empty for a condition of the app.
  public let evidence: String
  /// The number of the input after which it did not hold, counted from 1; 0 for the start of the app.
  public let input: Int
  /// When, in seconds on the application's clock.
  public let time: TimeInterval

  /// A sentence.
  public var description: String {
    let place = input == 0 ? "From the start" : "After input \(input), at \(seconds) s"
    return "\(place), this does not hold: \(words)" + (evidence.isEmpty ? "" : " \(evidence).")
  }

  private var seconds: String { "\((time * 1000).rounded() / 1000)" }
}
