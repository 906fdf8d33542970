// Random numbers from a seed, for fingers.

/// The generator of Steele, Lea and Flood ("Fast Splittable Pseudorandom Number Generators", 2014): small,
/// even, and the same everywhere.
nonisolated package struct SplitMix {
  private var state: UInt64

  /// Begins with a seed.
  package init(state: UInt64) { self.state = state }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to 1.
  package mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
