// What came of a search, and its text.

import TouchKit

/// Whether two gestures can both recognize one touch: fingers with which they do, or up to what they do not.
nonisolated public struct BothRecognizeResult: Equatable, Sendable {
  /// The sentence that was examined.
  public let claim: String
  /// At how many places fingers come down.
  public let places: Int
  /// How many more places there are at which both hear of a finger, on other views: they are not tried.
  public let placesLeftOut: Int
  /// How many touches there are at most.
  public let touches: Int
  /// Whether a finger gets to both gestures at some place.
  public let canShareTouches: Bool
  /// How many things fingers do at most, one after the other, in all that was played to its end.
  public internal(set) var steps = 0
  /// How many words of fingers were played.
  public internal(set) var words = 0
  /// Whether all was played that was asked for.
  public internal(set) var isWhole = false
  /// The gestures that were recognized only while the other one was off.
  public internal(set) var excluded: [String] = []
  /// The gestures that were not recognized at all, not even while the other one was off.
  public internal(set) var unrecognized: [String] = []
  /// Fingers with which both recognize; `nil` if none were found.
  public internal(set) var showing: Showing?

  /// Fingers with which both recognize.
  public struct Showing: Equatable, Sendable {
    /// The fingers.
    public let fingers: Fingers
    /// The recording, from the start of the app on.
    public let trace: Trace
  }

  @MainActor init(claim: String, _ places: SharedPlaces, touches: Int) {
    (self.claim, self.touches) = (claim, touches)
    (self.places, placesLeftOut) = (places.count, places.leftOut)
    canShareTouches = !places.shared.isEmpty
  }

  /// Whether the two never both recognize, within the bounds, and the fingers that were tried make each of them.
  public var holds: Bool { showing == nil && isWhole && unrecognized.isEmpty }
}

nonisolated extension BothRecognizeResult: CustomStringConvertible {
  /// What was found, in sentences.
  public var description: String {
    if let showing {
      return "\(claim):\n" + Wait.steps(of: showing.fingers).map { "\($0)\n" }.joined()
    }
    guard canShareTouches else {
      return "Not found: \(claim). There is no place at which both hear of a finger."
    }
    var text = """
      Not found: \(claim). Fingers came down at \(count(places, "place")), \(count(touches, "touch", "touches")) \
      at most, and did up to \(count(steps, "thing")) one after the other, in \(count(words, "way")).
      """
    if placesLeftOut > 0 {
      text += " Both hear of fingers on \(count(placesLeftOut, "more view")), which were not tried."
    }
    if !isWhole { text += " There are more ways than may be tried." }
    for name in excluded { text += " \(name) is recognized only while the other one is off." }
    for name in unrecognized {
      text += " None of them makes \(name), so this says nothing: allow more things or touches."
    }
    return text
  }

  private func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }
}

nonisolated extension BothRecognizeResult: Encodable {
  enum Key: String, CodingKey {
    case claim, holds, places, placesLeftOut, touches, steps, words, isWhole, excluded,
      unrecognized, fingers
  }

  /// What was found, and what the fingers do with which both recognize.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(claim, forKey: .claim)
    try fields.encode(holds, forKey: .holds)
    try fields.encode(places, forKey: .places)
    try fields.encode(placesLeftOut, forKey: .placesLeftOut)
    try fields.encode(touches, forKey: .touches)
    try fields.encode(steps, forKey: .steps)
    try fields.encode(words, forKey: .words)
    try fields.encode(isWhole, forKey: .isWhole)
    try fields.encode(excluded, forKey: .excluded)
    try fields.encode(unrecognized, forKey: .unrecognized)
    try fields.encodeIfPresent(
      (showing?.fingers).map(Wait.steps(of:)), forKey: .fingers)
  }
}
