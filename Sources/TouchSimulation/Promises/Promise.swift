// What is promised of every run, each in one sentence. How each is checked is told in `Judge`.

/// A sentence that holds in every run.
nonisolated enum Promise: String, CaseIterable, Sendable {
  case legalTransition = "A state follows from the one before by the transition table."
  case actionsInOrder = "Targets are told exactly the state that was announced, and never failed."
  case discreteOnce = "A discrete gesture sends one action in an attempt, for ended."
  case exclusion = "No two recognizers that exclude each other are active on one path."
  case excludedFail = "Whoever a winner excludes is over before the event is."
  case excludedStaysOut = "Who was excluded stays out while a touch of that attempt is down."
  case justifiedExclusion = "Nobody is excluded or denied without a recognized one that may do it."
  case silentWhileWaiting = "Whoever waits tells nobody and excludes nobody."
  case requirementRespected = "Nobody begins while one whose failure it requires is undecided."
  case requirementRecognized = "Whoever requires the failure of a recognized one is out."
  case waitersReleased = "Whoever waits, waits for somebody who is undecided."
  case viewOrder = "A view hears of a touch began, then moved, then one end, and nothing after."
  case viewConstant = "A touch keeps its view, and looks as the view is told."
  case heldInOrder = "Held phases come out in their order, before newer ones."
  case timeForward = "A view hears of a touch in the order of time."
  case takenSilent = "A view hears nothing of a touch that was taken, but that it is cancelled."
  case takenCancelled = "A view that heard a taken touch begin hears that it is cancelled."
  case attemptOnly = "A recognizer hears only touches of its attempt, and only until it is over."
  case resetWhenOver = "Who is reset is over, and so is everyone tied to it."
  case resetDue = "Who is over is reset, unless somebody tied to it is not over."
  case tapCount = "A tap counts on if it comes soon and near enough after a tap, else from one."
  case controlPairs = "A control tells one end for each beginning."
  case contentSilent = "Content hears nothing of a touch that its scroll view keeps from it."
  case scrollOrder = "A scroll view tells its delegate everything in order, and each end once."
  case scrollRest = "When all fingers are up and all deadlines past, no content moves."
  case scrollBounds = "At rest, content is inside its edges, unless the app put it elsewhere."
  case family = "Views, windows, recognizers and first responders say the same of each other."
  case contest = "What a contest lists, counts and numbers fits together."
  case rest = "When all fingers are up and all deadlines past, nothing is left of anything."
  case nothingLeaks = "When the app is gone, all that belonged to it is gone."
  case secondOpinion = "The whole history follows the rules."
  case sameLog = "The same plan gives the same log, with an observer and without."
}

/// A promise that was not kept.
nonisolated struct Breach: Equatable, Sendable, CustomStringConvertible {
  var promise: Promise
  /// The number of the input during which it happened.
  var input: Int
  /// What happened instead.
  var evidence: String

  var description: String { "input \(input): \(promise.rawValue) But \(evidence)." }
}
