// Which touches are down, in which slots and sequences, with no touch in sight.

import GestureCore
import Testing

/// A table, and what it says, as lists.
private struct Desk {
  var table = TouchTable()

  static func list(_ slots: TouchSlots) -> [Int] { (0..<64).filter { slots.contains($0) } }
  static func set(_ slots: [Int]) -> TouchSlots {
    slots.reduce(into: .none) { $0.formUnion(TouchSlots($1)) }
  }

  var down: [Int] { Desk.list(table.down) }
  var lingering: [Int] { Desk.list(table.lingering) }

  /// One event: fingers that come down, and what happens to slots.
  ///
  /// - Returns: The slots of the new touches.
  @discardableResult
  mutating func event(
    began: [Int] = [], moved: [Int] = [], ended: [Int] = [], cancelled: [Int] = []
  ) -> [Int?] {
    _ = table.open()
    let slots = began.map { table.begin($0) }
    for slot in moved { table.change(slot, .moved) }
    for slot in ended { table.change(slot, .ended) }
    for slot in cancelled { table.change(slot, .cancelled) }
    table.close()
    return slots
  }

  mutating func freeSlots(except needed: Int...) -> [Int] {
    Desk.list(table.freeSlots(except: Desk.set(needed)))
  }
}

@Suite struct TheTableOfTouches {
  @Test func aTouchTakesTheLowestFreeSlot() {
    var desk = Desk()
    var slots = desk.event(began: [7, 8, 9])
    #expect(slots == [0, 1, 2])
    desk.event(ended: [1])
    slots = desk.event(began: [10])
    #expect(slots == [3], "the slot of the touch that is up is still taken")
    let free = desk.freeSlots()
    #expect(free == [1] && desk.down == [0, 2, 3] && desk.lingering == [])
    slots = desk.event(began: [11])
    #expect(slots == [1])
    #expect([7, 8, 9, 10, 11].map(desk.table.slot(ofFinger:)) == [0, nil, 2, 3, 1])
  }

  @Test func aFingerThatIsUpHasNoSlotAlsoWhenItIsDownAgain() {
    var desk = Desk()
    desk.event(began: [7])
    desk.event(ended: [0])
    #expect(desk.table.slot(ofFinger: 7) == nil && desk.lingering == [0])
    let slots = desk.event(began: [7])
    #expect(slots == [1])
    #expect(desk.table.slot(ofFinger: 7) == 1)
    #expect(desk.table.number(of: 0) == 1 && desk.table.number(of: 1) == 2)
  }

  @Test func neededTouchKeepsItsSlot() {
    var desk = Desk()
    desk.event(began: [1, 2])
    desk.event(ended: [0], cancelled: [1])
    var free = desk.freeSlots(except: 0)
    #expect(free == [1] && desk.lingering == [0])
    free = desk.freeSlots(except: 0)
    #expect(free == [])
    free = desk.freeSlots()
    #expect(free == [0] && desk.lingering == [])
  }

  @Test func touchBeyondTheSlotsIsRefusedAndNotCounted() {
    var desk = Desk()
    let slots = desk.event(began: Array(0...TouchSlots.capacity))
    #expect(slots == Array(0..<TouchSlots.capacity) + [nil])
    #expect(desk.table.count == TouchSlots.capacity)
  }

  @Test func aSequenceIsFromTheFirstFingerDownToTheLastUp() {
    var desk = Desk()
    desk.event(began: [1])
    desk.event(began: [2], ended: [0])
    desk.event(began: [3])
    let sequences = (0...2).map(desk.table.sequence(of:))
    #expect(Set(sequences).count == 1)
    desk.event(ended: [1, 2])
    // Touches that linger do not keep the sequence going.
    desk.event(began: [4])
    #expect(desk.table.sequence(of: 3) != sequences[0] && desk.lingering == [0, 1, 2])
  }
}

@Suite struct TheEventThatIsOpen {
  @Test func openEventKnowsItsChangesAndTheNextOneTheRestingTouches() {
    var table = TouchTable()
    let rested = table.open()
    #expect(rested == .none)
    _ = (table.begin(1), table.begin(2), table.begin(3), table.begin(4))
    #expect(table.changes.began == table.down && table.changes.all == table.down)
    table.close()
    var rests = table.open()
    #expect(rests == table.down && table.changes == TouchDelivery.Changes())
    table.change(0, .moved)
    table.change(1, .ended)
    table.change(2, .cancelled)
    #expect(Desk.list(table.changes.moved) == [0] && Desk.list(table.changes.ended) == [1])
    #expect(Desk.list(table.changes.cancelled) == [2])
    #expect(Desk.list(table.changes.lifted) == [1, 2])
    #expect(
      Desk.list(table.down) == [0, 1, 2, 3], "what is lifted is down until the event is over")
    table.close()
    #expect(Desk.list(table.down) == [0, 3])
    #expect(Desk.list(table.changes.all) == [0, 1, 2], "the event can be asked afterwards")
    rests = table.open()
    #expect(Desk.list(rests) == [0], "what is up does not rest")
  }

  @Test func aLiftThatWasKeptBackIsACancellation() {
    var table = TouchTable()
    _ = (table.begin(1), table.begin(2))
    table.close()
    _ = table.open()
    _ = table.begin(3)
    table.change(0, .moved)
    table.change(1, .ended)
    let cancelled = table.cancelLifted()
    #expect(Desk.list(cancelled) == [1])
    #expect(table.changes.all == cancelled && table.changes.cancelled == cancelled)
    table.close()
    #expect(Desk.list(table.down) == [0, 2])
  }

  @Test func liftedTouchIsNoTapAnyMore() {
    var table = TouchTable()
    _ = (table.begin(1), table.begin(2))
    table.mayBeTaps = table.down
    table.change(0, .ended)
    table.close()
    #expect(Desk.list(table.mayBeTaps) == [1])
  }
}

@Suite struct PressesInTheTableOfTouches {
  @Test func aPressTakesASlotAndIsFoundAsAPressOnly() {
    var table = TouchTable()
    let slots = [table.begin(4), table.beginPress(4), table.begin(5), table.beginPress(6)]
    #expect(slots == [0, 1, 2, 3])
    #expect(Desk.list(table.presses) == [1, 3] && Desk.list(table.down) == [0, 1, 2, 3])
    #expect([4, 5, 6].map(table.slot(ofFinger:)) == [0, 2, nil])
    #expect([4, 5, 6].map(table.slot(ofPress:)) == [1, nil, 3])
    #expect(table.count == 4 && table.touchCount == 2)
    #expect((0...3).map(table.number(of:)) == [1, 2, 3, 4])
  }

  @Test func aSlotThatIsFreeAgainIsNoPress() {
    var table = TouchTable()
    _ = table.beginPress(4)
    table.change(0, .ended)
    table.close()
    #expect(table.slot(ofPress: 4) == nil && Desk.list(table.presses) == [0])
    let freed = table.freeSlots(except: .none)
    let slot = table.begin(4)
    #expect(Desk.list(freed) == [0] && slot == 0 && table.presses == .none)
    #expect(table.slot(ofFinger: 4) == 0)
  }

  @Test func pressesHaveSequencesOfTheirOwn() {
    var table = TouchTable()
    func sequence(_ slot: Int?) -> Int { slot.map(table.sequence(of:)) ?? 0 }
    var (key, finger) = (table.beginPress(1), table.begin(1))
    #expect(sequence(key) == -1 && sequence(finger) == 1)
    _ = table.open()
    table.change(1, .ended)
    table.close()
    // The key is still down: another one joins it, and another finger does not.
    (key, finger) = (table.beginPress(2), table.begin(2))
    #expect(sequence(key) == -1 && sequence(finger) == 2)
    _ = table.open()
    for slot in [0, 2] { table.change(slot, .ended) }
    table.close()
    (key, finger) = (table.beginPress(3), table.begin(3))
    #expect(sequence(key) == -2 && sequence(finger) == 2)
  }

  @Test func fingersAndPressesShareTheSlots() {
    var table = TouchTable()
    for number in 0..<TouchSlots.capacity / 2 {
      _ = (table.begin(number), table.beginPress(number))
    }
    let more = [table.begin(100), table.beginPress(100)]
    #expect(more == [nil, nil] && table.count == TouchSlots.capacity)
  }
}
