/// How far content shows beyond its edge, for how far a finger has pulled it: ever less, and never a
/// whole viewport.
public enum RubberBand {
  /// The steepness at the edge: so much of the first point shows. [seen]
  public static let coefficient = 0.55

  /// How much of a pull shows: `D (1 − 1 / (0.55 d / D + 1))`. [seen]
  ///
  /// - Parameters:
  ///   - pull: How far the finger has pulled beyond the edge, in points; not below 0.
  ///   - length: The viewport's length on that axis, in points. Without a length nothing shows.
  @inlinable
  public static func shown(_ pull: Double, length: Double) -> Double {
    guard length > 0, pull > 0 else { return 0 }
    return length * (1 - 1 / (coefficient * pull / length + 1))
  }

  /// How far a finger must have pulled for so much to show: the inverse of ``shown(_:length:)``.
  ///
  /// - Parameters:
  ///   - shown: What shows, in points; less than the length. What is no less counts as a pull of a
  ///     thousand lengths.
  ///   - length: The viewport's length on that axis, in points.
  @inlinable
  public static func pull(_ shown: Double, length: Double) -> Double {
    guard length > 0, shown > 0 else { return 0 }
    let share = min(shown / length, farthestShare)
    return (1 / (1 - share) - 1) * length / coefficient
  }

  /// What shows of a pull of a thousand lengths, as a share of the length.
  @usableFromInline static let farthestShare = 1 - 1 / (coefficient * 1000 + 1)
}
