// The differences that a recognizer ignores, and when it rejects a gesture.

/// What a recognizer overlooks and what it refuses.
public struct StrokeOptions: Equatable, Sendable {
  /// How far a gesture may be turned.
  public enum Rotation: Equatable, Sendable {
    /// As drawn: a gesture that is turned is less alike.
    case asDrawn
    /// A turn of up to this angle costs nothing; in radians, 0...π.
    case upTo(radians: Double)
    /// Every turn costs nothing.
    case any
  }

  /// When a gesture is none of the templates'.
  public enum Rejection: Equatable, Sendable {
    /// Never: the most alike is recognized, however unlike it is.
    case never
    /// Where known gestures hardly ever are, as people and the templates say: see
    /// ``StrokeRecognizer/rejectionScores``. Some way before that the verdict is unsure.
    case learned
    /// If the score is above this number.
    case above(Double)
  }

  /// How far a gesture may be turned. The published algorithms keep to their papers: $1 and
  /// Protractor overlook every turn, the others none.
  public var rotation: Rotation

  /// Whether a small gesture is as good as a large one. If not, a gesture of another size than the
  /// template's is less alike. The published algorithms overlook size, as their papers do.
  public var isScaleInvariant: Bool

  /// When a gesture is none of the templates'.
  public var rejection: Rejection

  /// How many names are listed at most; at least 1.
  public var candidateCountMax: Int

  /// Makes options.
  public init(
    rotation: Rotation = .asDrawn, isScaleInvariant: Bool = true, rejection: Rejection = .never,
    candidateCountMax: Int = 3
  ) {
    self.rotation = rotation
    self.isScaleInvariant = isScaleInvariant
    self.rejection = rejection
    self.candidateCountMax = candidateCountMax
  }
}
