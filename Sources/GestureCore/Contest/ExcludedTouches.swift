/// The touches that an excluded recognizer stays out of: the touches of its attempt that were still
/// down.
///
/// After its reset the recognizer is possible again. It cannot leave possible while one of these
/// touches is down. [ours] A slot is used again after its touch is up. So touches also have
/// numbers, in the order in which they come down.
public struct ExcludedTouches: Equatable, Sendable {
  private var slots = TouchSlots.none
  private var newest = 0

  /// Makes none.
  public init() {}

  /// Notes an exclusion.
  ///
  /// - Parameters:
  ///   - touches: The touches of the attempt that are down.
  ///   - newest: The number of the last touch that came down anywhere.
  ///   - numberOfTouch: The number of the touch that is down in a slot; `nil` if none is.
  public mutating func add(
    _ touches: TouchSlots, newest: Int, numberOfTouch: (Int) -> Int?
  ) {
    // A touch of an earlier exclusion that is up must not return with another touch's number.
    _ = isAnyDown(numberOfTouch)
    slots.formUnion(touches)
    self.newest = newest
  }

  /// Whether one of the touches is still down. The touches that are up are forgotten.
  public mutating func isAnyDown(_ numberOfTouch: (Int) -> Int?) -> Bool {
    var rest = slots
    while let slot = rest.popFirst() {
      if let number = numberOfTouch(slot), number <= newest { continue }
      slots.subtract(TouchSlots(slot))
    }
    return !slots.isEmpty
  }

  /// Whether no touch is noted. Touches that went up since ``isAnyDown(_:)`` are still noted.
  public var isEmpty: Bool { slots.isEmpty }
}
