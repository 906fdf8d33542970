// The source of all random numbers: one number leads to all others. It does not know their use.

/// Numbers that follow from a seed and look random.
nonisolated struct Dice: Sendable {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Dice that depend on these and on `salt`, and leave these as they are.
  func fork(_ salt: UInt64) -> Dice {
    var dice = Dice(state ^ salt &* 0xD129_0D3F_6A5B_4C85)
    return Dice(dice.next())
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// From 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func chance(_ part: Double) -> Bool { unit() < part }

  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  /// From `low` to `high` on a grid of quarters, so that plans read well.
  mutating func quarter(_ low: Double, _ high: Double) -> Double {
    (between(low, high) * 4).rounded() / 4
  }

  /// 0 up to `count`, that not included.
  mutating func below(_ count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
