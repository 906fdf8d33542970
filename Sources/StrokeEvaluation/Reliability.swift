// Whether what is said with 90 % is so in 90 of 100 cases.

/// How often answers of some confidence are true.
public struct Reliability: Equatable, Sendable {
  /// Answers whose confidence lies in a range.
  public struct Bin: Equatable, Sendable {
    /// From this confidence on, 0...1.
    public let lower: Double
    /// Below this one; 1 belongs to the last bin.
    public let upper: Double
    /// The share of all answers that lie in the range, 0...1.
    public let share: Double
    /// The mean confidence of them; 0 if there are none.
    public let said: Double
    /// The share of them that are true; 0 if there are none.
    public let isTrue: Double
  }

  /// The ranges of confidence: bins begin here.
  public static let bounds = [0, 0.5, 0.7, 0.8, 0.9, 0.95]

  /// The bins, the least confident first.
  public let bins: [Bin]

  /// The mean distance between what is said and what is so, each answer counted once, 0...1: the
  /// expected calibration error (Naeini, Cooper and Hauskrecht 2015).
  public var error: Double {
    bins.reduce(0) { $0 + $1.share * ($1.said - $1.isTrue).magnitude }
  }

  /// Sorts answers into bins. Known and unknown gestures count as if they were equally many.
  init(_ answers: [UnknownReport.Answer]) {
    let unknownCount = answers.count { $0.isUnknown }
    let knownCount = answers.count - unknownCount
    var weights = [Double](repeating: 0, count: Self.bounds.count)
    var said = weights
    var isTrue = weights
    for answer in answers {
      let place = Self.bounds.lastIndex { $0 <= Double(answer.confidence) } ?? 0
      let weight = 1 / Double(2 * (answer.isUnknown ? unknownCount : knownCount))
      weights[place] += weight
      said[place] += weight * Double(answer.confidence)
      if answer.isTrue { isTrue[place] += weight }
    }
    let sum = weights.reduce(0, +)
    bins = Self.bounds.indices.map { place in
      let weight = weights[place]
      return Bin(
        lower: Self.bounds[place],
        upper: place + 1 < Self.bounds.count ? Self.bounds[place + 1] : 1,
        share: sum > 0 ? weight / sum : 0, said: weight > 0 ? said[place] / weight : 0,
        isTrue: weight > 0 ? isTrue[place] / weight : 0)
    }
  }
}
