// Begins and ends the work of a referee, and finds a referee by its number. `WorkState` decides
// what may be done now. A working referee keeps itself and its application alive until the work is
// done.

import GestureCore

extension Referee {
  // MARK: Working

  /// Does a piece of work: recognizers hear in `body`, and their assignments are settled after it.
  @inline(never)
  func work(_ state: WorkState, _ body: () -> Void) {
    let application = application
    let outer = begin(state)
    body()
    end(outer)
    keepAlive(application)
  }

  /// The state before a piece of work, to be restored after it.
  struct Outer {
    fileprivate let state: WorkState
    fileprivate let working: Borrowed<Referee>?
    fileprivate let workingNumber: Int
  }

  /// Begins a piece of work; ``end(_:isNewToViews:hearing:)`` ends it.
  @inline(__always)
  func begin(_ state: WorkState) -> Outer {
    let outer = Outer(
      state: turn.begin(state), working: Referee.working,
      workingNumber: Referee.workingNumber)
    Referee.working = Borrowed(self)
    Referee.workingNumber = number
    return outer
  }

  /// Settles, resets and delivers, and ends the piece of work.
  ///
  /// - Parameters:
  ///   - outer: What ``begin(_:)`` returned.
  ///   - isNewToViews: Whether views are to hear of the touch event that is happening.
  ///   - next: The next part of the work that this is a part of; `nil` to return to the state
  ///     before.
  @inline(__always)
  func end(_ outer: Outer, isNewToViews: Bool = false, next: WorkState? = nil) {
    conclude(isNewToViews: isNewToViews)
    forgetRetiredCalls()
    if !waitingReferees.isEmpty { concludeOthers() }
    Referee.working = outer.working
    Referee.workingNumber = outer.workingNumber
    if let next {
      turn.goOn(to: next)
    } else {
      finish(outer)
    }
  }

  @inline(never)
  private func finish(_ outer: Outer) {
    turn.goOn(to: outer.state == .idle ? .closing : outer.state)
    // Touches that are up may have been needed until this settling.
    if !touchesEvent.lingering.isEmpty { freeTouchSlots() }
    turn.end(outer.state)
  }

  /// Frees the slots of touches that were needed until this settling.
  private func freeTouchSlots() {
    guard let engine, let application = engine.application.object else { return }
    engine.freeTouchSlots(of: application)
  }

  @inline(never)
  private func concludeAlone() {
    conclude(isNewToViews: false)
    forgetRetiredCalls()
  }

  /// Settles what was noted in the contests of other windows, and what is noted during that.
  @inline(never)
  private func concludeOthers() {
    var rest = Referee.othersMax
    while !waitingReferees.isEmpty, rest > 0 {
      let other = waitingReferees.removeFirst()
      Referee.working = Borrowed(other)
      Referee.workingNumber = other.number
      other.concludeAlone()
      rest -= 1
    }
  }

  /// The limit of contests that are settled after one piece of work. The rest waits for the next
  /// work.
  static let othersMax = 1_000

  /// Settles an assignment that was made outside of any work. Otherwise the present work settles
  /// it.
  @inline(__always)
  func settleOrLeaveToPresentWork(assignmentOf recognizer: UIGestureRecognizer? = nil) {
    if Referee.workingNumber != number {
      // Actions run now. What they assign is no assignment of the rule.
      recognizer?.contestState.isRuleAssigning = false
      settleOrWait()
    }
    assert(
      Referee.workingNumber != number
        || turn.state.admission(of: .settling) == .withPresentWork,
      "a referee works while its application does \(turn.state)")
  }

  @inline(never)
  private func settleOrWait() {
    switch turn.state.admission(of: .settling) {
    case .now:
      work(.settling) {}
    case .withPresentWork: waitingReferees.add(self)
    case .later, .refused: break
    }
  }

  // MARK: Finding

  /// Referees in the order of their numbers. Dead referees are dropped when the list has doubled.
  private static var known: [Weak<Referee>] = []
  private static var knownNumbers: [Int] = []
  private static var knownMax = 64
  private static var lastNumber = 0

  /// A number for a new referee.
  static func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a referee to the list. Its number is larger than all earlier ones.
  static func remember(_ referee: Referee) {
    if known.count >= knownMax {
      let alive = known.indices.filter { known[$0].object != nil }
      (known, knownNumbers) = (alive.map { known[$0] }, alive.map { knownNumbers[$0] })
      knownMax = max(64, 2 * known.count)
    }
    assert(knownNumbers.last.map { $0 < referee.number } ?? true, "numbers go up")
    known.append(Weak(referee))
    knownNumbers.append(referee.number)
  }

  /// The referee of this number; `nil` once its application or its window is gone.
  ///
  /// - Complexity: O(log referees).
  static func numbered(_ number: Int) -> Referee? {
    if number == workingNumber { return working?.object }
    var (low, high) = (0, knownNumbers.count)
    while low < high {
      let middle = (low + high) / 2
      if knownNumbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < known.count, knownNumbers[low] == number, let referee = known[low].object,
      !referee.isWithoutWindow
    else { return nil }
    return referee
  }
}
