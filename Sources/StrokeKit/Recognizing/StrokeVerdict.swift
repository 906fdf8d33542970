// What a recognizer says about a gesture.

/// A name that a gesture may have.
public struct StrokeCandidate: Equatable, Sendable {
  /// The name of the template.
  public var name: String
  /// The index of the template in the recognizer's list: the most similar one with this name.
  public var template: Int
  /// How unlike the gesture and the template are: 0 for the same, larger for less alike. The scale
  /// is the algorithm's own; see ``StrokeRecognizer/rejectionScores`` for where "too unlike" begins.
  public var score: Double
  /// How sure it is that the gesture has this name and no other, 0...1. What all names miss of 1 is
  /// ``StrokeRecognition/unknownConfidence``, or belongs to names that are not listed.
  public var confidence: Double
}

/// What a gesture is.
public enum StrokeVerdict: Equatable, Sendable {
  /// It is the gesture of this name.
  case recognized(StrokeCandidate)
  /// It is most likely the gesture of this name, but known gestures are seldom so unlike their templates:
  /// ask, or offer the candidates. Only learned limits say this.
  case unsure(nearest: StrokeCandidate)
  /// It is none of the templates': even the most alike is less alike than `limit` allows.
  case rejected(nearest: StrokeCandidate, limit: Double)
  /// While it was drawn it could only become `early`, and in the end it is more like another. Only
  /// ``EarlyRecognition`` says this.
  case contradicted(early: String, nearest: StrokeCandidate)
  /// There is nothing to compare it with.
  case noTemplates
  /// The strokes cannot be compared with anything.
  case unusable(StrokeProblem)

  /// The recognized name, if there is one and it is sure.
  public var name: String? {
    if case .recognized(let candidate) = self { return candidate.name }
    return nil
  }

  /// The most likely name, sure or not; `nil` if it is none of the templates'.
  public var likelyName: String? {
    if case .unsure(let candidate) = self { return candidate.name }
    return name
  }
}

/// A verdict with the names that came closest.
public struct StrokeRecognition: Equatable, Sendable {
  /// What the gesture is.
  public var verdict: StrokeVerdict
  /// The names that came closest, the most alike first.
  public var candidates: [StrokeCandidate]
  /// How sure it is that the gesture is none of the templates', 0...1; 0 where nothing is refused.
  ///
  /// Calibrated for half of all gestures being unknown: at the limit of refusal it is 0.85. Where
  /// unknown ones are seldom, it is less.
  public var unknownConfidence: Double
  /// The score above which this gesture is none of the templates'; infinite where nothing is refused.
  public var limit: Double

  /// The recognized name, if there is one and it is sure.
  public var name: String? { verdict.name }
  /// The most likely name, sure or not; `nil` if it is none of the templates'.
  public var likelyName: String? { verdict.likelyName }
}
