// Makes the actions of unruly code: it releases objects that are at work, moves views that are
// being moved, and lets time pass inside of callbacks.

nonisolated extension Plan {
  mutating func grow(unrulinessOf features: Features, with dice: inout Dice) {
    if features.contains(.responders) {
      for index in views.indices where dice.chance(0.5) {
        views[index].resigning = dice.pick(Resigning.allCases)
        views[index].heir = dice.below(views.count)
      }
    }
    let moments = Moment.allCases.filter {
      $0.feature.isSubset(of: features)
        && $0.feature.isDisjoint(with: [.scrolling, .tables, .controls, .navigation])
    }
    for _ in 0..<dice.below(5) {
      let moment = dice.pick(moments)
      guard
        let mutation = dice.chance(0.7)
          ? unrulyMutation(features, &dice) : mutation(features, &dice)
      else { continue }
      // Where little happens every time counts.
      let every = moment.feature.isEmpty ? 1 + dice.below(40) : 1 + dice.below(3)
      // An observer that undoes each reset would never end.
      let isLimited = mutation.isDeparture || moment == .observedReset
      reactions.append(
        Reaction(moment: moment, every: every, mutation: mutation, timesMax: isLimited ? 2 : 0))
    }
  }

  /// An action of unruly code; `nil` if the run has none of this kind.
  func unrulyMutation(_ features: Features, _ dice: inout Dice) -> Mutation? {
    let (recognizer, view) = (dice.below(recognizers.count), dice.below(views.count))
    let (window, delay) = (dice.below(windows.count), dice.pick([0, 0.01, 0.1, 0.6]))
    var mutations: [Mutation] = []
    if features.contains(.responders) {
      mutations += [.becomeFirst(view), .becomeFirst(view), .resignFirst(view)]
    }
    if features.contains(.clocks) {
      mutations += [.advanceScheduler(delay), .schedule(max(delay, 0.01))]
    }
    if features.contains(.animations) { mutations += [.animate(view)] }
    if features.contains(.departures) {
      mutations += [
        .freeRecognizer(recognizer), .freeView(view), .replaceWindow(window), .replaceApplication,
      ]
      if features.contains(.animations) { mutations += [.animateKeeping(view, window: window)] }
      if features.contains(.otherThreads) {
        mutations += [
          .freeRecognizerElsewhere(recognizer), .freeViewElsewhere(view),
          .replaceWindowElsewhere(window), .replaceApplicationElsewhere,
        ]
      }
    }
    return mutations.isEmpty ? nil : dice.pick(mutations)
  }
}

nonisolated extension Plan.Moment {
  /// The feature that a run needs for an action at this moment.
  var feature: Features {
    switch self {
    case .willMoveToSuperview, .willMoveToWindow, .didMoveToWindow: .familyMoves
    case .resigning: .responders
    case .observedReset: .observers
    case .timer: .clocks
    case .completion: .animations
    case .willBeginDragging, .scrolled, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .viewForZooming, .willBeginZooming, .zoomed,
      .didEndZooming, .insetChanged, .touchesShouldBegin, .touchesShouldCancel:
      .scrolling
    case .counted, .cellForRow, .willDisplay, .didEndDisplaying, .headerMoves, .cellMoves,
      .shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .didSelect, .willDeselect,
      .didDeselect, .swipeActions, .swipePerformed, .willBeginEditing, .didEndEditing, .canMove,
      .moveTarget, .rowMoved, .refreshed:
      .tables
    case .valueTold, .trackingBegins, .trackingGoesOn, .trackingEnds, .fieldAsks, .fieldBegins,
      .fieldChanges, .fieldEnds:
      .controls
    case .screenLoads, .screenWillAppear, .screenDidAppear, .screenWillDisappear,
      .screenDidDisappear, .willShow, .didShow, .sheetAsks, .sheetGoes, .transitionOver:
      .navigation
    default: []
    }
  }

  /// The moments at which any code may do something.
  static let ruly = allCases.filter { $0.feature.isEmpty }
}

nonisolated extension Plan.Mutation {
  /// Whether an object goes permanently.
  var isDeparture: Bool {
    switch self {
    case .freeRecognizer, .freeView, .replaceWindow, .replaceApplication, .animateKeeping,
      .freeRecognizerElsewhere, .freeViewElsewhere, .replaceWindowElsewhere,
      .replaceApplicationElsewhere:
      true
    default: false
    }
  }
}
