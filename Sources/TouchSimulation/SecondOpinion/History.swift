// A part of the history that begins and ends at rest, and questions about it. Each answer is
// searched in the facts every time, so that no stored state can be wrong.

import GestureCore

/// All that happened from one moment of rest to the next, in order.
nonisolated struct History {
  /// What the app was like, throughout.
  let app: App
  /// Numbers of recognizers that the plan has.
  let recognizers: [Int]
  private(set) var facts: [Fact] = []
  /// The facts of each settling, and of all that led to it.
  private(set) var moments: [Range<Int>] = []
  /// Where each recognizer is spoken of, by its number.
  private var entries: [[Int]]
  /// Where touches come down, by their slots.
  private var downs: [[Int]] = Array(repeating: [], count: TouchSlots.capacity + 1)
  /// Whether something happened that the rules say nothing of: the app changed itself, or a button
  /// or a pointer came in.
  private(set) var isBeyondRules = false
  /// Moments with more than one settling: what the rules say of a moment's end need not hold.
  private(set) var crowdedMoments: Set<Int> = []

  init(_ app: App) {
    self.app = app
    recognizers = app.recognizers.indices.filter { app.recognizers[$0].window >= 0 }
    entries = Array(repeating: [], count: app.recognizers.count)
  }

  mutating func append(_ fact: Fact) {
    // No rule will judge it.
    guard !isBeyondRules else { return }
    let (first, second) = fact.recognizers
    if entries.indices.contains(first) { entries[first].append(facts.count) }
    if entries.indices.contains(second) { entries[second].append(facts.count) }
    if case .down(let touch, _) = fact { downs[touch].append(facts.count) }
    facts.append(fact)
    switch fact {
    case .mutation, .putOff, .assignedByApp, .beyondRules: isBeyondRules = true
    case .settledBetween: crowdedMoments.insert(moments.count)
    case .settled: moments.append((moments.last?.upperBound ?? 0)..<facts.count)
    default: break
    }
  }

  /// Begins the next one, with the same app.
  mutating func turnPage() {
    facts.removeAll(keepingCapacity: true)
    moments.removeAll(keepingCapacity: true)
    for recognizer in entries.indices { entries[recognizer].removeAll(keepingCapacity: true) }
    for touch in downs.indices where !downs[touch].isEmpty {
      downs[touch].removeAll(keepingCapacity: true)
    }
    crowdedMoments.removeAll(keepingCapacity: true)
  }

  // MARK: Recognizers

  /// Where a recognizer is spoken of.
  func entries(of recognizer: Int) -> [Int] { entries[recognizer] }

  /// Where a recognizer is spoken of in its attempt around a place: behind its last reset before,
  /// up to the place itself, that not included.
  func attempt(of recognizer: Int, before place: Int) -> ArraySlice<Int> {
    let past = entries[recognizer].prefix { $0 < place }
    let reset = past.lastIndex { facts[$0] == .reset(recognizer) }
    return past[(reset.map { $0 + 1 } ?? past.startIndex)...]
  }

  /// The state that all code sees.
  func state(of recognizer: Int, before place: Int) -> GestureState {
    for index in attempt(of: recognizer, before: place).reversed() {
      if case .transition(recognizer, _, let to, _, _) = facts[index] { return to }
    }
    return .possible
  }

  /// The touches of its attempt, by their slots, without ignored touches, and without touches whose
  /// slots other touches have taken.
  func received(by recognizer: Int, before place: Int) -> TouchSlots {
    var touches = TouchSlots.none
    for index in attempt(of: recognizer, before: place) {
      if case .received(let touch, recognizer, _) = facts[index],
        index > lastDown(of: touch, before: place) ?? -1
      {
        touches.formUnion(TouchSlots(touch))
      }
      if case .ignored(let touch, recognizer) = facts[index] { touches.subtract(TouchSlots(touch)) }
    }
    return touches
  }

  /// Where the last touch in a slot came down before a place.
  private func lastDown(of touch: Int, before place: Int) -> Int? {
    downs[touch].last { $0 < place }
  }

  /// The sequences of its attempt's touches, the first and the last.
  func sequences(of recognizer: Int, before place: Int) -> ClosedRange<Int>? {
    let all = attempt(of: recognizer, before: place).compactMap { index -> Int? in
      guard case .received(let touch, recognizer, _) = facts[index] else { return nil }
      return landing(of: touch, before: index)?.sequence
    }
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }

  /// Whether the first has to wait for the second to fail, while both are in their attempts.
  func requires(_ dependent: Int, _ required: Int, before place: Int) -> Bool {
    let beginning = attempt(of: required, before: place).first ?? place
    let common = attempt(of: dependent, before: place).filter { $0 >= beginning }
    guard !common.contains(where: { facts[$0] == .broken(of: dependent, on: required) }) else {
      return false
    }
    return app.requirements[dependent] & bit(required) != 0
      || common.contains { facts[$0] == .requires(dependent, required) }
  }

  /// The undecided recognizers whose failure it has to wait for.
  func openRequirements(of recognizer: Int, before place: Int) -> [Int] {
    app.recognizers.indices.filter {
      $0 != recognizer && app.recognizers[$0].window == app.recognizers[recognizer].window
        && requires(recognizer, $0, before: place) && state(of: $0, before: place) == .possible
        && !received(by: $0, before: place).isEmpty
    }
  }

  /// Whether the first, were it recognized at this place, would take part in one contest with the
  /// second: same window, same sequence of touches.
  func meet(_ first: Int, _ second: Int, before place: Int) -> Bool {
    guard app.recognizers[first].window == app.recognizers[second].window,
      let mine = sequences(of: first, before: place),
      let its = sequences(of: second, before: place)
    else { return false }
    return mine.overlaps(its)
  }

  // MARK: Custom recognizers

  /// The state as a custom recognizer sees it itself: what it assigned, and what was decided of it.
  func ownState(of recognizer: Int, before place: Int) -> GestureState {
    var own = GestureState.possible
    for index in attempt(of: recognizer, before: place) {
      switch facts[index] {
      case .assigned(recognizer, let state): own = Self.following(own, state)
      case .saidNo(recognizer): own = .failed
      case .transition(recognizer, _, let to, _, _) where to.isFinal: own = to
      default: break
      }
    }
    return own
  }

  /// What it assigned in its attempt that left possible; `nil` if nothing did, or if it was refused.
  func claim(of recognizer: Int, before place: Int) -> GestureState? {
    var claim: GestureState?
    for index in attempt(of: recognizer, before: place) {
      switch facts[index] {
      case .assigned(recognizer, let state):
        if claim == nil { claim = Self.following(.possible, state) }
        if claim == .possible { claim = nil }
      case .saidNo(recognizer): return nil
      default: break
      }
    }
    return claim == .failed ? nil : claim
  }

  /// The table of states: what an assignment makes of a state.
  static func following(_ state: GestureState, _ assigned: GestureState) -> GestureState {
    switch state {
    case .ended, .cancelled, .failed: state
    case .possible:
      switch assigned {
      case .possible: .possible
      case .began, .changed: .began
      case .ended: .ended
      case .cancelled, .failed: .failed
      }
    case .began, .changed:
      switch assigned {
      case .possible: state
      case .began, .changed: .changed
      case .ended: .ended
      case .cancelled, .failed: .cancelled
      }
    }
  }

  // MARK: Touches

  /// How the touch in a slot came down last before a place.
  func landing(of touch: Int, before place: Int) -> Fact.Landing? {
    guard let index = lastDown(of: touch, before: place),
      case .down(_, let landing) = facts[index]
    else { return nil }
    return landing
  }
}

nonisolated extension History {
  /// What the rules must know of the app: it does not change within a history.
  struct App {
    struct Recognizer {
      var kind = Plan.Recognizer.Kind.custom
      var window = -1
      var view = -1
      /// The number of ancestors of its view.
      var depth = 0
      /// Its place on its view; a recognizer added later has a larger one.
      var rank = 0
      var isEnabled = true
      var cancelsTouches = true
      var delaysBegan = false
      var delaysEnded = true
      var takesPens = true
      var mixesTypes = false
      /// How many touches it tracks at most.
      var touchesMax = Int.max
      /// Whether its class or its delegate declines all touches.
      var declinesTouches = false
    }

    /// By their numbers; where the plan has a hole, one without a window.
    var recognizers: [Recognizer] = []
    /// Static requirements: the recognizers whose failure each one requires, as sets of bits.
    var requirements: [UInt64] = []
    /// Whether some view takes touches alone.
    var hasExclusiveViews = false
    /// Whether the first, recognized, excludes the second, by views, classes and delegates.
    var excludes: (Int, Int) -> Bool = { _, _ in false }
  }
}

nonisolated extension Fact {
  /// The recognizers that it speaks of; -1 for none.
  fileprivate var recognizers: (Int, Int) {
    switch self {
    case .received(_, let recognizer, _), .ignored(_, let recognizer),
      .transition(let recognizer, _, _, _, _),
      .action(let recognizer, _), .reset(let recognizer), .told(let recognizer, _, _),
      .recognizerHeard(let recognizer, _, _, _), .recognizerReset(let recognizer, _),
      .assigned(let recognizer, _), .saidNo(let recognizer), .deadlineSet(let recognizer, _):
      (recognizer, -1)
    case .waits(let first, let second), .broken(let first, let second),
      .requires(let first, let second):
      (first, second)
    default: (-1, -1)
    }
  }
}
