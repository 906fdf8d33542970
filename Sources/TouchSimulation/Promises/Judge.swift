// Judges a log, fact by fact. It keeps the state that facts depend on, as small sets of bits, and
// names the promise that a fact breaks. It knows the law and no object of the run.

import GestureCore

/// What a judge must know of the app.
struct Setting {
  /// The recognizers that tell their targets once, as a set of bits.
  var discrete: UInt64 = 0
  /// The recognizers that take presses, which the log does not tell of.
  var takesPresses: UInt64 = 0
  /// The recognizers that requirements may tie to ones without a number, as a set of bits.
  var tiedOutside: UInt64 = 0
  /// Whether the first, recognized, excludes the second, as things are.
  var excludes: (Int, Int) -> Bool = { _, _ in false }
  /// Static requirements: the recognizers whose failure each one requires, as sets of bits.
  var requirements: [UInt64] = []
}

/// Hears facts and collects broken promises.
struct Judge {
  var setting: Setting
  private(set) var breaches: [Breach] = []
  var input = -1
  /// Whether the app changed something in the running input, so that what was asked before need
  /// not hold.
  var isDisturbed = false

  // MARK: Recognizers

  var recognizers = Array(repeating: JudgedRecognizer(), count: 64)
  /// The recognizers whose visible state is active.
  var active: UInt64 = 0
  /// The recognizers whose visible state is final.
  var over: UInt64 = 0
  var waiting: UInt64 = 0
  var seated: UInt64 = 0
  /// Recognized ones, until their reset.
  var recognized: UInt64 = 0
  /// The recognizers that must be over when the input is done.
  var mustFail: UInt64 = 0
  /// The recognizer that excluded another and must be recognized next; -1 for none.
  var owesRecognition = -1
  /// Of each recognizer, the touches from which it was excluded and that are still down.
  var outOf = Array(repeating: UInt64(0), count: 64)
  var assignedByApp: UInt64 = 0
  var announced: (Int, GestureState)?

  // MARK: Touches

  var touches = Array(repeating: TouchStory(), count: 64)
  var taken: UInt64 = 0
  /// Touches whose views heard that they began, and no end.
  var open: UInt64 = 0
  /// Touches of which views heard the end.
  var closed: UInt64 = 0
  var tapStories: [TapStory] = Array(repeating: TapStory(), count: 4)
  var pressed: UInt64 = 0
  /// By the numbers of their views.
  var scrollStories = Numbered<ScrollStory>()
  var tableStories = Numbered<TableStory>()
  var refreshStories = Numbered<RefreshStory>()
  var controlStories = Numbered<ControlStory>()
  var fieldStories = Numbered<FieldStory>()
  /// By the serials of screens.
  var screenStories: [Int: ScreenStory] = [:]
  /// The screen that the delegate heard of last; 0 for none.
  var lastShown = 0

  init(_ setting: Setting) { self.setting = setting }

  struct JudgedRecognizer {
    var state = GestureState.possible
    /// The touches of this attempt.
    var received: UInt64 = 0
    var firstSequence = Int.max
    var lastSequence = Int.min
    var window = -1
    /// The recognizers whose failure it requires in this attempt.
    var requires: UInt64 = 0
    /// The recognizers whose failure it would require, if that did not close a cycle.
    var unbound: UInt64 = 0
    var hasTold = false

    /// Each window counts its own sequences of touches.
    func sharesSpell(with other: JudgedRecognizer) -> Bool {
      window == other.window && firstSequence <= other.lastSequence
        && other.firstSequence <= lastSequence
    }
  }

  struct TouchStory {
    var landing = Fact.Landing()
    var view = -2
    var isHeard = false
    var isOver = false
    /// Whether a scroll view keeps it from its view.
    var isRefused = false
    var isDown = false
    var lastTime = -Double.infinity
    var held: [Plan.Phase] = []
  }

  mutating func breach(_ promise: Promise, _ evidence: String) {
    guard breaches.count < 20 else { return }
    breaches.append(Breach(promise: promise, input: input, evidence: evidence))
  }

  /// Notes a broken promise that no fact shows.
  mutating func note(_ breach: Breach) { breaches.append(breach) }

  /// Forgets what it heard, as if the run began here.
  ///
  /// - Parameter pressed: The controls that are pressed, as a set of bits.
  mutating func startAfresh(whilePressed pressed: UInt64) {
    var fresh = Judge(setting)
    (fresh.breaches, fresh.input, fresh.pressed) = (breaches, input, pressed)
    self = fresh
  }

  mutating func hear(_ fact: Fact) {
    switch fact {
    case .input(let number): input = number
    case .mutation:
      isDisturbed = true
      if !tableStories.isEmpty { disturbTables() }
    case .putOff: isDisturbed = true
    case .assignedByApp(let recognizer): assignedByApp |= bit(recognizer)
    case .down(let touch, let landing): begin(touch, landing)
    case .up(let touch, let time, let isCancelled): lift(touch, time, isCancelled)
    case .strayed(let touch): endTaps(with: touch)
    case .received(let touch, let recognizer, let isTaken): receive(touch, recognizer, isTaken)
    case .ignored(let touch, let recognizer):
      recognizers[recognizer].received &= ~bit(touch)
    case .transition(let recognizer, let from, let to, let why, let cancels):
      change(recognizer, from, to, why, cancels)
    case .waits(let recognizer, let required): wait(recognizer, required)
    case .action(let recognizer, let state): announce(recognizer, state)
    case .told(let recognizer, let state, _): tell(recognizer, state)
    case .broken(let dependent, let required):
      recognizers[dependent].requires &= ~bit(required)
      recognizers[dependent].unbound |= bit(required)
    case .requires(let dependent, let required):
      recognizers[dependent].requires |= bit(required) & ~recognizers[dependent].unbound
    case .reset(let recognizer): reset(recognizer)
    case .recognizerHeard(let recognizer, let phase, let touch, let state):
      hearTouch(recognizer, phase, touch, state)
    case .recognizerReset(let recognizer, let state):
      if !state.isFinal { breach(.resetWhenOver, "\(recognizer) is reset in \(state)") }
    case .held, .dropped, .delivered, .viewHeard, .control: hearOfViews(fact)
    case .scroll, .contentRefused, .easing, .scrollerUnheard, .scrollersSettled, .scrollersRested:
      hearOfScrolling(fact)
    case .table, .cell, .swipe, .refresh, .tableUnheard, .tableCounts, .pressTaken,
      .tablesRested:
      hearOfTables(fact)
    case .value, .field, .controlsSettled: hearOfControls(fact)
    case .screen, .screensRested: hearOfScreens(fact)
    case .settled(let seated): settle(seated)
    case .rested(let remains): rest(remains)
    case .phase, .offered, .assigned, .saidNo, .deadlineSet, .settledBetween, .beyondRules: break
    }
  }
}

extension Judge {
  /// Whether requirements tie it to a recognizer that takes part.
  func isTied(_ recognizer: Int) -> Bool {
    if recognizers[recognizer].requires & seated != 0 { return true }
    for other in Members(seated) where recognizers[other].requires & bit(recognizer) != 0 {
      return true
    }
    return false
  }

  /// Whether this phase of the touch is the next to come out.
  func isHeld(_ touch: Int, _ phase: Plan.Phase) -> Bool {
    touch >= 0 && touches[touch].held.first == phase
  }

  /// Whether a recognizer took the touch.
  func isTaken(_ touch: Int) -> Bool { touch >= 0 && taken & bit(touch) != 0 }
}

/// The set of one.
@inline(__always)
nonisolated func bit(_ number: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: number) }

/// The numbers in a set, lowest first.
nonisolated struct Members: Sequence, IteratorProtocol {
  var rest: UInt64
  init(_ set: UInt64) { rest = set }
  mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}
