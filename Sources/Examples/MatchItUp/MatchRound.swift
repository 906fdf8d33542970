// Which pictures a round shows and where the odd one is. Nothing here knows views or gestures.

/// One round: four pictures, three of them alike.
nonisolated struct MatchRound: Equatable {
  /// The names of the pictures, in the order of their places.
  let pictures: [String]
  /// The place of the picture that is different, 0…3.
  let oddPlace: Int
}

/// Deals rounds; the same seed deals the same ones.
nonisolated struct MatchDealer {
  static let motifs = ["sun", "boat", "cat", "house", "fish"]

  private var state: UInt64
  private var lastMotif = -1

  init(seed: UInt64) { state = seed }

  /// The next round; never the motif of the one before.
  mutating func deal() -> MatchRound {
    var motif = next(below: Self.motifs.count)
    if motif == lastMotif { motif = (motif + 1) % Self.motifs.count }
    lastMotif = motif
    let oddPlace = next(below: 4)
    let name = "match-\(Self.motifs[motif])"
    return MatchRound(
      pictures: (0..<4).map { $0 == oddPlace ? "\(name)-odd" : name }, oddPlace: oddPlace)
  }

  /// A number from SplitMix64 (Steele, Lea and Flood 2014).
  private mutating func next(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Int(z % UInt64(count))
  }
}
