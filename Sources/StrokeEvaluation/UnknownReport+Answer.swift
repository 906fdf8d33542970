// One answer to a gesture that may be unknown, and what one user got in a trial.

import StrokeKit

extension UnknownReport {
  /// What was said of one gesture.
  struct Answer: Sendable {
    enum Kind: Sendable { case named, unsure, refused }

    let kind: Kind
    /// The score as a share of the limit.
    let ratio: Float
    /// How sure the answer was: of the first name or, where the gesture was refused, of that.
    let confidence: Float
    /// Whether the first name is the gesture's.
    let isRight: Bool
    let isUnknown: Bool

    /// Reads a verdict; `nil` if nothing was compared.
    init?(
      _ verdict: StrokeVerdict, to name: String, isUnknown: Bool, _ workspace: StrokeWorkspace
    ) {
      guard let best = workspace.candidates.first else { return nil }
      switch verdict {
      case .recognized: kind = .named
      case .unsure: kind = .unsure
      case .rejected: kind = .refused
      case .contradicted, .noTemplates, .unusable: return nil
      }
      ratio = Float(best.score / workspace.limit)
      confidence = Float(kind == .refused ? workspace.unknownConfidence : best.confidence)
      isRight = best.name == name
      self.isUnknown = isUnknown
    }

    /// Whether a known gesture was not turned away: named, or unsure with its own name first.
    var isAccepted: Bool { kind == .named || (kind == .unsure && isRight) }
    /// Whether what was said is so.
    var isTrue: Bool { kind == .refused ? isUnknown : isRight }
  }

  /// What one algorithm said of one user's gestures with one draw of examples.
  struct Outcome: Sendable {
    let algorithm: StrokeAlgorithm
    let templateCount: Int
    let user: Int
    private(set) var known: [Answer] = []
    private(set) var unknown: [Answer] = []

    init(algorithm: StrokeAlgorithm, templateCount: Int, user: Int) {
      self.algorithm = algorithm
      self.templateCount = templateCount
      self.user = user
    }

    mutating func add(_ answer: Answer) {
      if answer.isUnknown { unknown.append(answer) } else { known.append(answer) }
    }
  }
}
