// The promises of every run, each in one sentence. `Judge` checks them.

/// A sentence that holds in every run.
nonisolated enum Promise: String, CaseIterable, Sendable {
  case legalTransition = "A state follows from the one before by the transition table."
  case actionsInOrder = "Targets are told exactly the state that was announced, and never failed."
  case discreteOnce = "A discrete gesture sends one action in an attempt, for ended."
  case exclusion = "No two recognizers that exclude each other are active on one path."
  case excludedFail = "A recognizer that a winner excludes is over by the end of the event."
  case excludedStaysOut = "An excluded recognizer stays out while a touch of that attempt is down."
  case justifiedExclusion = "Only a recognized recognizer excludes or denies another one."
  case silentWhileWaiting = "A waiting recognizer tells no target and excludes no recognizer."
  case requirementRespected = "None begins while one that it requires to fail is undecided."
  case requirementRecognized = "A recognizer that requires the failure of a recognized one fails."
  case waitersReleased = "A waiting recognizer waits for an undecided one."
  case viewOrder = "A view hears of a touch began, then moved, then one end, and nothing after."
  case viewConstant = "A touch keeps its view, and looks as the view is told."
  case heldInOrder = "Held phases come out in their order, before newer ones."
  case timeForward = "A view hears of a touch in the order of time."
  case takenSilent = "A view hears nothing of a touch that was taken, but that it is cancelled."
  case takenCancelled = "A view that heard a taken touch begin hears that it is cancelled."
  case attemptOnly = "A recognizer hears only touches of its attempt, and only until it is over."
  case resetWhenOver = "A recognizer that is reset is over, and so are all that are tied to it."
  case resetDue = "A recognizer that is over is reset, unless one tied to it is not over."
  case tapCount = "A tap counts on if it comes soon and near enough after a tap, else from one."
  case controlPairs = "A control tells one end for each beginning."
  case contentSilent = "Content hears nothing of a touch that its scroll view keeps from it."
  case scrollOrder = "A scroll view tells its delegate everything in order, and each end once."
  case scrollRest = "When all fingers are up and all deadlines past, no content moves."
  case scrollBounds = "At rest, content is inside its edges, unless the app put it elsewhere."
  case tableSelection = "A table asks and tells its delegate of a press in order."
  case tableDisplay = "A cell is told to show once, and then once that it does no longer."
  case tableRows = "At rest, each row that shows has one cell in its place, and no other row has."
  case tableRest = "When all fingers are up and all deadlines past, no row is lit up or held."
  case tableSelected = "Rows that exist are selected, and one at most unless several may be."
  case tableSwipe = "A row opens, performs its actions and closes, in this order."
  case tableMove = "A finger moves one row at a time, to another place."
  case refreshOnce = "A finger alone refreshes, and only what is not being refreshed."
  case controlPressed =
    "A control tracks from the beginning that it tells to the end, and lights up only meanwhile."
  case controlTouched = "A control tracks while a touch on it is down, and no longer."
  case controlLimits = "A value is within its limits."
  case controlValue = "A control tells a value that a finger changed, and no other one."
  case fieldOrder =
    "A text field asks and tells of editing in order, and each beginning has one end."
  case fieldFirst = "A text field is edited while it is first responder, and no longer."
  case fieldText = "What is selected and what keys change are inside the text."
  case screenOrder =
    "A screen will appear, is appearing, has appeared, will disappear and has disappeared, in this order."
  case screenTold =
    "A delegate hears that a screen shows once it has appeared, and at rest of the top last."
  case screenRest = "When all fingers are up and all deadlines past, no screen is on its way."
  case screenPlace = "At rest the top alone is in the window, in its place, with what is presented."
  case screenFreed = "A screen that has left is freed."
  case family = "Views, windows, recognizers and first responders say the same of each other."
  case contest = "The lists, counts and numbers of a contest fit together."
  case rest = "When all fingers are up and all deadlines past, nothing is left."
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
