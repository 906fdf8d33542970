/// A set of touches, each named by the slot that it occupies while it is still needed. Presses of
/// buttons and keys have slots among them.
///
/// Sixty-four slots fit one word, so membership of a hundred recognizers costs a hundred words.
public struct TouchSlots: Equatable, Hashable, Sendable {
  /// One bit for each slot.
  public var bits: UInt64

  /// The number of slots: more fingers, buttons and keys at once than this are refused.
  public static let capacity = 64

  /// Makes a set from its bits.
  @inlinable
  public init(bits: UInt64) { self.bits = bits }

  /// The set of one slot.
  ///
  /// - Parameter slot: 0 to 63.
  @inlinable
  public init(_ slot: Int) { bits = 1 &<< UInt64(truncatingIfNeeded: slot) }

  /// The set of none.
  @inlinable
  public static var none: TouchSlots { TouchSlots(bits: 0) }

  /// Whether there is none.
  @inlinable
  public var isEmpty: Bool { bits == 0 }

  /// Whether there is exactly one.
  @inlinable
  public var isSingle: Bool { bits & (bits &- 1) == 0 && bits != 0 }

  /// How many there are.
  @inlinable
  public var count: Int { bits.nonzeroBitCount }

  /// The lowest slot; 64 if there is none.
  @inlinable
  public var first: Int { bits.trailingZeroBitCount }

  /// Whether `slot` is in the set.
  @inlinable
  public func contains(_ slot: Int) -> Bool { !intersection(TouchSlots(slot)).isEmpty }

  /// The slots in both sets.
  @inlinable
  public func intersection(_ other: TouchSlots) -> TouchSlots {
    TouchSlots(bits: bits & other.bits)
  }

  /// The slots in either set.
  @inlinable
  public func union(_ other: TouchSlots) -> TouchSlots { TouchSlots(bits: bits | other.bits) }

  /// The slots in this set only.
  @inlinable
  public func subtracting(_ other: TouchSlots) -> TouchSlots {
    TouchSlots(bits: bits & ~other.bits)
  }

  /// Adds all of `other`.
  @inlinable
  public mutating func formUnion(_ other: TouchSlots) { bits |= other.bits }

  /// Removes all of `other`.
  @inlinable
  public mutating func subtract(_ other: TouchSlots) { bits &= ~other.bits }

  /// Removes the lowest slot and returns it; `nil` if there is none.
  @inlinable
  public mutating func popFirst() -> Int? {
    guard bits != 0 else { return nil }
    let slot = bits.trailingZeroBitCount
    bits &= bits &- 1
    return slot
  }
}
