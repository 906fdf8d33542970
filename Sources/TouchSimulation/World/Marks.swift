// Names for the subtle branches of the contest and of delivery, as the observer sees them. What the
// observer is told is the mark: the engine itself carries none, so they cost nothing elsewhere.

import GestureCore
import TouchKit

/// A branch that simulations must reach.
nonisolated enum Mark: Int, CaseIterable, Sendable {
  // What was wrong with input.
  case unknownFinger, repeatedBegan, notFinite, timeWentBackwards, timeNotFinite, reportedTwice
  case unknownPress, repeatedPress
  // Receiving.
  case skippedHidden, skippedDisabled, skippedTransparent, skippedOutside
  case exclusiveTouchElsewhere, otherFingersDown, alreadyTouched
  case refusedDisabled, refusedOver, refusedType, refusedKind, refusedCount, refusedMixture
  case refusedByClass, refusedEventByDelegate, refusedTouchByDelegate, refusedExclusive
  case ignoredTouch
  // The contest.
  case excluded, denied, required, requiredWhileActive, refusedToBegin
  case excludedBefore
  case withdrawnPossible, withdrawnActive, abandoned, goesOn
  case sparedUnrelated, sparedByClass, sparedByOther, sparedByOthersDelegate, sparedByDelegate
  case waits, beganLate, endedLate, failedWaiting, brokenRequirement, requiredItself
  case ignoredAssignment, resetTogether, settlingPutOff
  // What unruly people do.
  case windowReplaced, applicationReplaced, freedElsewhere, becameFirst, keptFirst
  case movedInMove, advancedInside, observerActed
  // Scrolling.
  case flick, dragToRest, bounce, impact, pageTurn, interruptedAnimation, caughtDeceleration
  case handedOver, contentKeepsTouch, gateOpenedByTime, gateOpenedByLift, gateDroppedByPan
  case directionalLock, zoomBounce, movedTarget
  case wheelTurned, wheelAtEdge
  // Tables.
  case rowSelected, rowRefused, selectionDeclined, otherRowChosen, selectionKept, rowDeselected
  case oldRowDeselected, pressCancelled, cellReused, cellTakenOut
  case rowOpened, buttonPressed, fullSwipe, completedLate
  case rowMoved, movedBeyond, heldRowScrolls
  case rowDeleted, rowInserted
  case sourceChanged, sourceFreed, changedTogether, changedTogetherUnseen
  case changedWhileCounting, reloadedInLayout, rowsChangedInside, editedInside
  case pulled, refreshed, endedInDrag
  // Controls.
  case toggled, slid, slidQuietly, stepped, steppedQuietly, segmentChosen, momentarySegment
  case pageTapped, pagesDragged, fingerDeclined, fingerGivenUp, disabledInPress, takenOutInPress
  case editingRefused, editingBegan, editingKept, editingEnded, editedFieldTakenOut
  case textSelected, textReplaced
  case editingForcedToEnd, changeRefused, characterDeleted, characterTyped, fieldCleared
  case returnPressed
  // Navigation.
  case pushed, pushedWhileItLeaves, popped, poppedToRoot, stackReplaced, stackEmptied
  case changedInTransition, transitionInterrupted, swipedFromEdge, swipedContent
  case coveredAll, presentedOver, dismissed, notPresented
  case sheetPulledAway, sheetKept, detentChanged, presentedFromAnywhere, toolbarToggled
  // What views hear.
  case heldBegan, heldMoved, heldEnded, droppedHeld, droppedNew, cancelledByTaking

  /// The marks that only a particular input reaches, which has a test of its own.
  static let rare: Set<Mark> = [.settlingPutOff]
}

/// Marks that were reached.
nonisolated struct Marks: Sendable {
  private var words: SIMD4<UInt64> = .zero

  mutating func insert(_ mark: Mark) { words[mark.rawValue / 64] |= bit(mark.rawValue % 64) }
  mutating func formUnion(_ other: Marks) { words |= other.words }
  func contains(_ mark: Mark) -> Bool { words[mark.rawValue / 64] & bit(mark.rawValue % 64) != 0 }

  var missing: [Mark] { Mark.allCases.filter { !contains($0) && !Mark.rare.contains($0) } }
}

extension World {
  /// Notes the mark of a decision.
  func mark(_ decision: Observation.Decision) {
    switch decision {
    case .badInput(let problem): Mark(problem).map(mark)
    case .skipped(_, let skip): Mark(skip).map(mark)
    case .withoutView(_, let refusal): mark(Mark(refusal))
    case .refused(_, _, let refusal): mark(Mark(refusal))
    case .ignored: mark(.ignoredTouch)
    case .transition(let recognizer, let from, let to, let cause):
      mark(cause, of: number(of: recognizer), from, to)
    case .ignoredAssignment: mark(.ignoredAssignment)
    case .waits: mark(.waits)
    case .spared(_, _, let question): mark(Mark(question))
    case .brokenRequirement: mark(.brokenRequirement)
    case .requiredItself: mark(.requiredItself)
    case .settlingPutOff: mark(.settlingPutOff)
    case .reset(let recognizer):
      let id = number(of: recognizer)
      if id >= 0, judge.isTied(id) { mark(.resetTogether) }
    case .held(_, let phase):
      mark(phase == .began ? .heldBegan : phase == .ended ? .heldEnded : .heldMoved)
    case .dropped(let touch, let phase):
      mark(judge.isHeld(touch.slot, Plan.Phase(phase)) ? .droppedHeld : .droppedNew)
    case .delivered(let touches, .cancelled, _):
      if touches.contains(where: { judge.isTaken($0.slot) }) { mark(.cancelledByTaking) }
    case .goesOn: mark(.goesOn)
    case .notPresented: mark(.notPresented)
    case .transitionInterrupted: mark(.transitionInterrupted)
    case .received, .action, .delivered, .command, .motion, .obstacle, .targetNotRemoved,
      .callsPutOff, .repeatsItself, .scheduledForNever, .assisted, .posted, .effect, .focus:
      break
    }
  }

  private func mark(
    _ cause: Observation.Cause, of recognizer: Int, _ from: GestureState, _ to: GestureState
  ) {
    if from == .possible, recognizer >= 0, judge.waiting & bit(recognizer) != 0 {
      mark(to == .began ? .beganLate : to == .ended ? .endedLate : .failedWaiting)
    }
    switch cause {
    case .rule, .met, .assigned: break
    case .excludedBefore: mark(.excludedBefore)
    case .refusedToBegin: mark(.refusedToBegin)
    case .excluded: mark(.excluded)
    case .denied: mark(.denied)
    case .requirementRecognized: mark(from == .possible ? .required : .requiredWhileActive)
    case .withdrawn: mark(from == .possible ? .withdrawnPossible : .withdrawnActive)
    case .abandoned: mark(.abandoned)
    }
  }
}

nonisolated extension Mark {
  /// What is special about doing something from inside.
  init?(_ reaction: Plan.Reaction) {
    switch (reaction.moment, reaction.mutation) {
    case (.willMoveToSuperview, _), (.willMoveToWindow, _): self = .movedInMove
    case (.observedReset, _): self = .observerActed
    case (_, .advance), (_, .advanceScheduler): self = .advancedInside
    default: return nil
    }
  }

  fileprivate init?(_ problem: InputProblem) {
    switch problem {
    case .unknownFinger: self = .unknownFinger
    case .repeatedBegan: self = .repeatedBegan
    case .notFinite: self = .notFinite
    case .timeWentBackwards: self = .timeWentBackwards
    case .timeNotFinite: self = .timeNotFinite
    case .reportedTwice: self = .reportedTwice
    case .unknownPress: self = .unknownPress
    case .repeatedPress: self = .repeatedPress
    case .tooManyFingers, .tooManyPresses, .noWindow, .unknownEstimate, .tooManyWaitingEvents,
      .foreignWindow,
      .unknownWindow, .notRemoteControl, .unknownKey, .repeatedKey, .motionNotFinite,
      .notAccessible, .impossibleScreen, .timeTooLate, .hoverNotFinite, .unknownSqueeze,
      .repeatedSqueeze, .reentrantEvent:
      return nil
    }
  }

  fileprivate init?(_ skip: HitTestRule.Skip) {
    switch skip {
    case .hidden: self = .skippedHidden
    case .interactionDisabled: self = .skippedDisabled
    case .transparent: self = .skippedTransparent
    case .outside: self = .skippedOutside
    case .animating: return nil
    }
  }

  fileprivate init(_ refusal: TouchAssignment.Refusal) {
    switch refusal {
    case .exclusiveTouchElsewhere: self = .exclusiveTouchElsewhere
    case .otherFingersDown: self = .otherFingersDown
    case .alreadyTouched: self = .alreadyTouched
    }
  }

  fileprivate init(_ refusal: Observation.Refusal) {
    switch refusal {
    case .disabled: self = .refusedDisabled
    case .alreadyOver: self = .refusedOver
    case .touchTypeNotAllowed: self = .refusedType
    case .kindNotAllowed: self = .refusedKind
    case .tooManyTouches: self = .refusedCount
    case .otherTouchTypeTracked: self = .refusedMixture
    case .classDeclinedEvent: self = .refusedByClass
    case .delegateDeclinedEvent: self = .refusedEventByDelegate
    case .delegateDeclinedTouch: self = .refusedTouchByDelegate
    case .exclusiveTouchElsewhere: self = .refusedExclusive
    }
  }

  fileprivate init(_ question: ExclusionQuestion) {
    switch question {
    case .areViewsRelated: self = .sparedUnrelated
    case .canWinnerPrevent: self = .sparedByClass
    case .canOtherBePrevented: self = .sparedByOther
    case .doesOtherAllowBoth: self = .sparedByOthersDelegate
    case .doesWinnerAllowBoth: self = .sparedByDelegate
    }
  }
}
