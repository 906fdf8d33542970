// Random numbers that are the same on every machine.

/// SplitMix64 (Steele, Lea and Flood: Fast splittable pseudorandom number generators, OOPSLA 2014):
/// the same seed gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A generator for one of many independent draws.
  init(seed: UInt64, _ parts: Int...) {
    var mixer = SeededGenerator(seed: seed)
    for part in parts {
      mixer = SeededGenerator(seed: mixer.next() ^ UInt64(truncatingIfNeeded: part))
    }
    self = mixer
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to below `count`. Written out, because the standard library's own may
  /// change from one version to the next.
  mutating func index(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }
}
