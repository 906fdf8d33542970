/// The slots of an application's touches: which are down, which are up and still needed, what happened
/// to them in the present event, and to which multi-touch sequence they belong.
///
/// A slot stays taken after its finger is up, as long as a recognizer or a held phase needs the touch.
/// The table does not know which recognizer or phase that is, nor where the touches are.
public struct TouchTable: Sendable {
  /// The touches that are down.
  public private(set) var down = TouchSlots.none
  /// The touches that are up but still needed.
  public private(set) var lingering = TouchSlots.none
  /// The touches that are down and may still be taps.
  public var mayBeTaps = TouchSlots.none
  /// What happened in the present event, or else in the last one.
  @inlinable
  public var changes: TouchDelivery.Changes { happened }
  @usableFromInline var happened = TouchDelivery.Changes()
  /// How many touches have come down.
  public private(set) var count = 0
  /// The number of the running multi-touch sequence: from the first finger down to the last up.
  private var sequence = 0
  /// By slot: the host's number of the finger.
  @usableFromInline var fingers = Array(repeating: 0, count: TouchSlots.capacity)
  /// By slot: the touch's number among all touches, in the order in which they came down.
  private var numbers = Array(repeating: 0, count: TouchSlots.capacity)
  /// By slot: the number of the multi-touch sequence.
  private var sequences = Array(repeating: 0, count: TouchSlots.capacity)

  /// Makes an empty table.
  public init() {}

  // MARK: Slots

  /// The slot of the finger that the host calls `finger` and that is down; `nil` if there is none.
  @inlinable @inline(__always)
  public func slot(ofFinger finger: Int) -> Int? {
    var rest = down
    while let slot = rest.popFirst() {
      if fingers[slot] == finger { return slot }
    }
    return nil
  }

  /// The number of the touch that is or was last in `slot`, from 1.
  public func number(of slot: Int) -> Int { numbers[slot] }

  /// The number of the multi-touch sequence of the touch that is or was last in `slot`.
  public func sequence(of slot: Int) -> Int { sequences[slot] }

  // MARK: One event

  /// Starts a new event.
  ///
  /// - Returns: The touches that changed in the last one and are still down: they rest now.
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
    let slot = TouchSlots(bits: ~down.union(lingering).bits).first
    guard slot < TouchSlots.capacity else { return nil }
    if down.isEmpty { sequence &+= 1 }
    count &+= 1
    fingers[slot] = finger
    numbers[slot] = count
    sequences[slot] = sequence
    down.formUnion(TouchSlots(slot))
    happened.began.formUnion(TouchSlots(slot))
    return slot
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

  /// Makes the lifts of this event cancellations, and leaves out what else changed.
  ///
  /// - Returns: The touches that are cancelled.
  public mutating func cancelLifted() -> TouchSlots {
    let lifted = changes.lifted
    happened = TouchDelivery.Changes()
    happened.cancelled = lifted
    return lifted
  }

  /// Ends the event: what was lifted is not down any more, but lingers until released.
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
  public mutating func release(except needed: TouchSlots) -> TouchSlots {
    let free = lingering.subtracting(needed)
    lingering.subtract(free)
    return free
  }
}
