// What views hear, and in which order, with no view in sight: each test is what happens to touches and
// the steps that follow from it.

import GestureCore
import Testing

/// Carries the steps of a delivery out on paper: notes each, and what touches look like.
private struct Desk {
  var delivery = TouchDelivery()
  /// What is noted under the numbers of records.
  var records: [Int: String] = [:]
  /// What the touches look like in truth.
  var present: [Int: String] = [:]
  /// What the touches look like to views now.
  var shown: [Int: String] = [:]
  var log: [String] = []
  /// The answer to the question whether touches may begin.
  var mayBegin = true

  /// New touches, all of view 1 and one sequence.
  init(_ slots: Int..., view: Int = 1) {
    for slot in slots { delivery.expect(slot, in: view, of: 1) }
  }

  mutating func delay(_ began: Int..., ends: [Int] = []) {
    delivery.hold(began: Desk.set(began), ended: Desk.set(ends))
  }

  mutating func takeFromViews(_ slots: Int...) { delivery.takeFromViews(Desk.set(slots)) }

  static func set(_ slots: [Int]) -> TouchSlots {
    slots.reduce(into: .none) { $0.formUnion(TouchSlots($1)) }
  }

  static func list(_ slots: TouchSlots) -> [Int] { (0..<64).filter { slots.contains($0) } }

  /// Delivers one event: the touches of each phase, and what these look like.
  @discardableResult
  mutating func event(
    began: [Int] = [], moved: [Int] = [], ended: [Int] = [], cancelled: [Int] = [],
    at place: String = "now"
  ) -> [String] {
    var changes = TouchDelivery.Changes()
    (changes.began, changes.moved) = (Desk.set(began), Desk.set(moved))
    (changes.ended, changes.cancelled) = (Desk.set(ended), Desk.set(cancelled))
    for slot in began + moved + ended + cancelled { present[slot] = place }
    return deliver(changes)
  }

  /// Delivers what is due without an event.
  @discardableResult
  mutating func settle() -> [String] { deliver(nil) }

  private mutating func deliver(_ changes: TouchDelivery.Changes?) -> [String] {
    log = []
    if let changes {
      // What the short way says must be what the long one says.
      var short = delivery
      if let sole = short.soleMove(in: changes) {
        _ = delivery.begin(changes)
        let steps = [delivery.next(), delivery.next()]
        #expect(steps == [.deliver(sole, .moved), nil])
        #expect(delivery.facts == short.facts)
        carryOut(.deliver(sole, .moved))
        return log
      }
    }
    guard delivery.begin(changes) else { return [] }
    while let step = delivery.next() { carryOut(step) }
    return log
  }

  mutating func carryOut(_ step: TouchDelivery.Step) {
    switch step {
    case .ask(let slots):
      log.append("may \(Desk.list(slots))?")
      delivery.answer(mayBegin)
    case .hold(let slot, let phase, let record):
      log.append("hold \(slot) \(phase)")
      records[record] = present[slot] ?? "now"
    case .drop(let slot, let phase, let record):
      log.append("drop \(slot) \(phase)")
      if let record { records[record] = nil }
    case .recall(let slot, let record):
      shown[slot] = records.removeValue(forKey: record) ?? "nowhere"
    case .showCancelled(let slot): shown[slot] = "cancelled"
    case .deliver(let slots, let phase):
      let looks = Desk.list(slots).map { "\($0)" + (shown[$0].map { " as \($0)" } ?? "") }
      log.append("\(phase) \(looks.joined(separator: ", "))")
    case .restore:
      log.append("as it is")
      shown = [:]
    }
  }
}

@Suite struct PhaseDelivery {
  @Test func aTouchThatNoRecognizerWantsIsHeardAtOnce() {
    var desk = Desk(0)
    #expect(desk.event(began: [0]) == ["began 0"])
    #expect(desk.event(moved: [0]) == ["moved 0"])
    #expect(desk.event(ended: [0]) == ["ended 0"])
    #expect(desk.event(moved: [0]) == [], "it is over for its view")
  }

  @Test func aTouchWithoutAViewIsHeardByNone() {
    var desk = Desk(0)
    #expect(desk.event(began: [3], moved: [4]) == [])
    #expect(desk.event(began: [0, 3]) == ["began 0"])
  }

  @Test func aViewThatIsInAScrollViewHearsOnlyOfWhatMayBegin() {
    for mayBegin in [true, false] {
      var desk = Desk(0, 1, 2)
      desk.mayBegin = mayBegin
      desk.delivery.askFirst(0)
      desk.delivery.askFirst(2)
      desk.delay(2)
      let began = desk.event(began: [0, 1, 2])
      let moved = desk.event(moved: [0, 1])
      desk.delay()
      let released = desk.settle()
      if mayBegin {
        #expect(began == ["hold 2 began", "may [0]?", "began 0, 1"])
        #expect(moved == ["moved 0, 1"])
        #expect(released == ["may [2]?", "began 2 as now", "as it is"])
      } else {
        #expect(began == ["hold 2 began", "may [0]?", "drop 0 began", "began 1"])
        #expect(moved == ["moved 1"])
        #expect(released == ["may [2]?", "drop 2 began", "as it is"])
        #expect(desk.event(ended: [0, 1, 2]) == ["ended 1"])
      }
    }
  }

  @Test func heldPhasesOfATouchThatMayNotBeginAreDroppedOnce() {
    var desk = Desk(0)
    desk.mayBegin = false
    desk.delivery.askFirst(0)
    desk.delay(0)
    #expect(desk.event(began: [0]) == ["hold 0 began"])
    #expect(desk.event(moved: [0]) == ["hold 0 moved"])
    desk.delay()
    #expect(desk.settle() == ["may [0]?", "drop 0 began", "drop 0 moved", "as it is"])
  }

  @Test func aNewTouchIsNotAskedAboutBecauseOfTheOneBeforeIt() {
    var desk = Desk(0)
    desk.delivery.askFirst(0)
    desk.takeFromViews(0)
    #expect(desk.event(began: [0]) == [] && desk.event(ended: [0]) == [])
    desk.delivery.expect(0, in: 1, of: 2)
    #expect(desk.event(began: [0]) == ["began 0"])
  }

  @Test func eachViewHasOneCallInTheOrderOfTheirFirstTouches() {
    var desk = Desk(0, 3)
    for slot in [1, 2] { desk.delivery.expect(slot, in: 7, of: 1) }
    #expect(desk.event(began: [0, 1, 2, 3]) == ["began 0, 3", "began 1, 2"])
    #expect(
      desk.event(moved: [2, 3], ended: [0], cancelled: [1])
        == ["moved 2", "moved 3", "ended 0", "cancelled 1"])
  }

  @Test func heldPhasesComeInOrderAsTheyWereEachEventInItsOwnCall() {
    var desk = Desk(0, 1)
    desk.delay(0, 1)
    #expect(desk.event(began: [0, 1], at: "a") == ["hold 0 began", "hold 1 began"])
    #expect(desk.event(moved: [0, 1], at: "b") == ["hold 0 moved", "hold 1 moved"])
    #expect(desk.event(moved: [0], at: "c") == ["hold 0 moved"])
    #expect(desk.delivery.withheld == Desk.set([0, 1]))
    #expect(desk.delivery.heldPhases(of: 0) == [.began, .moved, .moved])
    #expect(desk.delivery.heldPhases(of: 1) == [.began, .moved])
    #expect(desk.settle() == [], "it is still delayed")
    desk.delay()
    #expect(
      desk.event(ended: [0], at: "d") == [
        "began 0 as a, 1 as a", "as it is", "moved 0 as b, 1 as b", "as it is", "moved 0 as c",
        "as it is", "ended 0",
      ])
    #expect(desk.records.isEmpty && desk.delivery.withheld == .none)
  }

  @Test func twoPhasesOfOneEventAreTwoCalls() {
    var desk = Desk(0, 1)
    desk.delay(0, 1)
    desk.event(began: [0, 1], at: "a")
    desk.event(moved: [0], ended: [1], at: "b")
    desk.delay()
    #expect(
      desk.settle() == [
        "began 0 as a, 1 as a", "as it is", "moved 0 as b", "as it is", "ended 1 as b", "as it is",
      ])
  }

  @Test func ofTwoTouchesTheOneThatIsStillDelayedStays() {
    var desk = Desk(0, 1)
    desk.delay(0, 1)
    desk.event(began: [0, 1], at: "a")
    desk.delay(1)
    #expect(desk.settle() == ["began 0 as a", "as it is"])
    #expect(desk.delivery.withheld == Desk.set([1]))
  }

  @Test func anEndIsHeldAloneAndItsTouchIsOverOnlyWhenItIsHeard() {
    var desk = Desk(0)
    desk.delay(ends: [0])
    #expect(desk.event(began: [0]) == ["began 0"])
    #expect(desk.event(ended: [0], at: "up") == ["hold 0 ended"])
    #expect(desk.delivery.facts.open == TouchSlots(0))
    desk.delay()
    #expect(desk.settle() == ["ended 0 as up", "as it is"])
    #expect(desk.delivery.facts.open == .none)
  }
}

@Suite struct PhasesKeptFromViews {
  @Test func takenTouchesAreCancelledOnceForEachViewAndSequence() {
    var desk = Desk(0, 1)
    desk.delivery.expect(2, in: 5, of: 1)
    desk.delivery.expect(3, in: 1, of: 2)
    desk.event(began: [0, 1, 2, 3])
    desk.takeFromViews(0, 1, 2, 3)
    #expect(
      desk.settle() == [
        "cancelled 0 as cancelled, 1 as cancelled", "cancelled 2 as cancelled", "as it is",
        "cancelled 3 as cancelled", "as it is",
      ])
    #expect(desk.event(moved: [0, 1, 2, 3]) == [])
  }

  @Test func takenTouchesOfWhichNothingWasHeardAreDroppedWithAllThatWasHeld() {
    var desk = Desk(0, 1)
    desk.delay(0)
    desk.event(began: [0, 1])
    desk.event(moved: [0, 1])
    desk.takeFromViews(0, 1)
    #expect(
      desk.settle() == [
        "drop 0 began", "drop 0 moved", "cancelled 1 as cancelled", "as it is",
      ])
    #expect(desk.records.isEmpty)
  }

  @Test func aHeldEndIsDroppedBeforeItsTouchIsCancelled() {
    var desk = Desk(0)
    desk.delay(ends: [0])
    desk.event(began: [0])
    desk.event(ended: [0])
    desk.takeFromViews(0)
    #expect(desk.settle() == ["drop 0 ended", "cancelled 0 as cancelled", "as it is"])
    #expect(desk.records.isEmpty)
  }

  @Test func aCancellationOfWhatWasNotHeardIsDropped() {
    var desk = Desk(0, 1)
    desk.delay(0)
    desk.event(began: [0, 1])
    #expect(
      desk.event(cancelled: [0, 1]) == ["drop 0 began", "drop 0 cancelled", "cancelled 1"])
    #expect(desk.event(cancelled: [0, 1]) == [])
  }

  @Test func onlyTouchesWithAViewAreTaken() {
    var desk = Desk(0)
    desk.takeFromViews(0, 1)
    #expect(desk.delivery.facts.taken == TouchSlots(0))
    desk.delivery.expect(0, in: 1, of: 2)
    #expect(desk.event(began: [0]) == ["began 0"], "another touch is in the slot")
  }

  @Test func aNewTouchInASlotHasNotBegun() {
    var desk = Desk(0)
    desk.event(began: [0])
    desk.delivery.expect(0, in: 1, of: 2)
    #expect(desk.event(cancelled: [0]) == ["drop 0 cancelled"])
  }
}

@Suite struct HeldPhaseLimits {
  @Test func movesBeyondTheBoundReplaceTheLastOneOfTheirTouch() {
    var desk = Desk(0, 1)
    desk.delay(0, 1)
    desk.event(began: [0, 1])
    let count = TouchDelivery.heldPhasesMax - 1
    for number in 1...count { desk.event(moved: [0], at: "\(number)") }
    #expect(desk.event(moved: [0], at: "last") == ["hold 0 moved"])
    // Touch 1 has not as many, and no end is ever replaced.
    desk.event(moved: [1], at: "first")
    desk.event(moved: [1], at: "second")
    desk.event(ended: [0], at: "up")
    #expect(desk.delivery.heldPhases(of: 0).count == 1 + count + 1)
    #expect(desk.delivery.heldPhases(of: 1) == [.began, .moved, .moved])
    #expect(desk.records.count == TouchDelivery.heldPhasesMax + 4)
    desk.delay()
    let heard = desk.settle().filter { $0 != "as it is" }
    #expect(
      heard.suffix(5) == [
        "moved 0 as \(count - 1)", "moved 0 as last", "moved 1 as first", "moved 1 as second",
        "ended 0 as up",
      ])
    #expect(desk.records.isEmpty)
  }
}

@Suite struct StepsBetweenWhichTheAppRuns {
  /// Takes steps up to the first call of a view, and that.
  private func steps(_ desk: inout Desk) {
    while let step = desk.delivery.next() {
      desk.carryOut(step)
      if case .deliver = step { return }
    }
  }

  private func changes(began: [Int] = [], ended: [Int] = []) -> TouchDelivery.Changes {
    var changes = TouchDelivery.Changes()
    (changes.began, changes.ended) = (Desk.set(began), Desk.set(ended))
    return changes
  }

  @Test func delayAskedForInACallCountsForTheNextPhases() {
    var desk = Desk(0, 1)
    desk.event(began: [0])
    let isAnythingDue = desk.delivery.begin(changes(began: [1], ended: [0]))
    #expect(isAnythingDue)
    steps(&desk)
    desk.delay(ends: [0])
    while let step = desk.delivery.next() { desk.carryOut(step) }
    #expect(desk.log == ["began 0", "began 1", "hold 0 ended"])
  }

  @Test func touchTakenInACallIsCancelledWithTheNextDelivery() {
    var desk = Desk(0)
    let isAnythingDue = desk.delivery.begin(changes(began: [0]))
    #expect(isAnythingDue)
    steps(&desk)
    desk.takeFromViews(0)
    let next = desk.delivery.next()
    #expect(next == nil)
    #expect(desk.settle() == ["cancelled 0 as cancelled", "as it is"])
  }

  @Test func aQuestionIsDueWhenARecognizerChanged() {
    var delivery = TouchDelivery()
    #expect(!delivery.holdsMayHaveChanged)
    delivery.noteHoldsMayHaveChanged()
    #expect(delivery.holdsMayHaveChanged)
    delivery.hold(began: .none, ended: .none)
    let isAnythingDue = delivery.begin(nil)
    #expect(!delivery.holdsMayHaveChanged && !isAnythingDue)
  }
}
