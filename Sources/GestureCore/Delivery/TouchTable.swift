/// The slots of an application's touches and presses: which are down, which are up and still needed,
/// what happened to them in the present event, and to which sequence they belong.
///
/// A slot stays occupied after its finger is up, as long as a recognizer or a held phase needs the
/// touch. The table does not know which recognizer or phase that is, nor where the touches are. A
/// press of a button or a key is a touch without a location. An event has touches or presses, never
/// both.
public struct TouchTable: Sendable {
  /// The touches and presses that are down.
  public private(set) var down = TouchSlots.none
  /// The touches and presses that are up but still needed.
  public private(set) var lingering = TouchSlots.none
  /// Which of these are presses.
  public private(set) var presses = TouchSlots.none
  /// The touches that are down and may still be taps.
  public var mayBeTaps = TouchSlots.none
  /// What happened in the present event, or else in the last one.
  @inlinable
  public var changes: TouchDelivery.Changes { happened }
  @usableFromInline var happened = TouchDelivery.Changes()
  /// How many touches and presses have come down.
  public private(set) var count = 0
  /// How many touches have come down.
  public private(set) var touchCount = 0
  /// The number of the running multi-touch sequence: from the first finger down to the last up.
  private var sequence = 0
  /// The same for presses, from the first button or key down to the last up. It counts down from
  /// -1. Touches and presses have separate sequences: a modifier key that is held all the time must
  /// not join all touches into one sequence [ours].
  private var pressSequence = 0
  /// By slot: the host's number of the finger, or the button's or key's.
  @usableFromInline var fingers = Array(repeating: 0, count: TouchSlots.capacity)
  /// By slot: its number among all touches and presses, in the order in which they came down.
  private var numbers = Array(repeating: 0, count: TouchSlots.capacity)
  /// By slot: the number of the sequence.
  private var sequences = Array(repeating: 0, count: TouchSlots.capacity)

  /// Makes an empty table.
  public init() {}

  // MARK: Slots

  /// The slot of the finger that the host calls `finger` and that is down; `nil` if there is none.
  @inlinable @inline(__always)
  public func slot(ofFinger finger: Int) -> Int? {
    find(finger, in: down.subtracting(presses))
  }

  /// The slot of the button or key of this number that is down; `nil` if there is none.
  public func slot(ofPress button: Int) -> Int? { find(button, in: down.intersection(presses)) }

  @inlinable @inline(__always)
  func find(_ number: Int, in slots: TouchSlots) -> Int? {
    var rest = slots
    while let slot = rest.popFirst() {
      if fingers[slot] == number { return slot }
    }
    return nil
  }

  /// The number of what is or was last in `slot`, among all touches and presses, from 1.
  public func number(of slot: Int) -> Int { numbers[slot] }

  /// The number of the sequence of what is or was last in `slot`: from 1 up for touches, from -1 down
  /// for presses.
  public func sequence(of slot: Int) -> Int { sequences[slot] }

  // MARK: One event

  /// Starts a new event.
  ///
  /// - Returns: The touches that changed in the last event and are still down. They rest now.
  @inlinable
  public mutating func open() -> TouchSlots {
    let settled = changes.began.union(changes.moved)
    happened = TouchDelivery.Changes()
    return settled
  }

  /// Puts a new touch down.
  ///
  /// - Parameter finger: What the host calls its finger.
  /// - Returns: Its slot, the lowest that is free; `nil` if all are taken.
  public mutating func begin(_ finger: Int) -> Int? {
    guard let slot = freeSlot else { return nil }
    if down.subtracting(presses).isEmpty { sequence &+= 1 }
    touchCount &+= 1
    occupy(slot, for: finger, of: sequence)
    return slot
  }

  /// Puts a new press down.
  ///
  /// - Parameter button: A number for its button or key.
  /// - Returns: Its slot, the lowest that is free; `nil` if all are taken.
  public mutating func beginPress(_ button: Int) -> Int? {
    guard let slot = freeSlot else { return nil }
    if down.intersection(presses).isEmpty { pressSequence &-= 1 }
    presses.formUnion(TouchSlots(slot))
    occupy(slot, for: button, of: pressSequence)
    return slot
  }

  private var freeSlot: Int? {
    let slot = TouchSlots(bits: ~down.union(lingering).bits).first
    return slot < TouchSlots.capacity ? slot : nil
  }

  private mutating func occupy(_ slot: Int, for finger: Int, of sequence: Int) {
    count &+= 1
    fingers[slot] = finger
    numbers[slot] = count
    sequences[slot] = sequence
    down.formUnion(TouchSlots(slot))
    happened.began.formUnion(TouchSlots(slot))
  }

  /// Notes what happened to a touch that is down.
  @inlinable @inline(__always)
  public mutating func change(_ slot: Int, _ phase: TouchDelivery.Phase) {
    let touch = TouchSlots(slot)
    switch phase {
    case .began: happened.began.formUnion(touch)
    case .moved: happened.moved.formUnion(touch)
    case .ended: happened.ended.formUnion(touch)
    case .cancelled: happened.cancelled.formUnion(touch)
    }
  }

  /// Turns the lifts of this event into cancellations, and drops all its other changes.
  ///
  /// - Returns: The touches that are cancelled.
  public mutating func cancelLifted() -> TouchSlots {
    let lifted = changes.lifted
    happened = TouchDelivery.Changes()
    happened.cancelled = lifted
    return lifted
  }

  /// Ends the event. Lifted touches are not down any more, but their slots are not free yet.
  @inlinable
  public mutating func close() { if !changes.lifted.isEmpty { lift(changes.lifted) } }

  @usableFromInline
  mutating func lift(_ lifted: TouchSlots) {
    down.subtract(lifted)
    mayBeTaps.subtract(lifted)
    lingering.formUnion(lifted)
  }

  /// Frees the slots of touches that are up and no longer needed.
  ///
  /// - Parameter needed: The touches that a recognizer or a held phase needs.
  /// - Returns: The slots that are free now.
  public mutating func freeSlots(except needed: TouchSlots) -> TouchSlots {
    let free = lingering.subtracting(needed)
    lingering.subtract(free)
    presses.subtract(free)
    return free
  }
}
