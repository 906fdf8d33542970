// Templates in, gesture in, names out. The algorithm says how two gestures are compared.

/// Says which of its templates a gesture is.
///
///     let recognizer = try StrokeRecognizer(templates)
///     let recognition = recognizer.recognize(strokes)
///     recognition.name                      // "check"
///     recognition.candidates[0].confidence  // 0.97
///
/// It is a value: it learns nothing from what it recognizes, and may be used anywhere. Where it is
/// used at every move, pass it a ``StrokeWorkspace``, and it allocates nothing.
public struct StrokeRecognizer: Sendable {
  /// What gestures are compared with.
  public let templates: [StrokeTemplate]
  /// How gestures are compared.
  public let algorithm: StrokeAlgorithm
  /// What is overlooked and what is refused.
  public let options: StrokeOptions
  /// The names of the templates, in the order in which they first appear.
  public let names: [String]
  /// For each of ``names``, the score above which a gesture is none of the templates'; infinite where
  /// nothing is refused.
  ///
  /// If they are learned, they come from how unlike examples of a name are and how near different
  /// names come: of 20 gestures of known names about 19 are recognized. Several examples of each name
  /// by different people make better limits. With a single template nothing is refused.
  public private(set) var rejectionScores: [Double] = []

  private(set) var shapes: TemplateShapes

  /// Whether comparisons stop as soon as their outcome cannot matter. It changes no answer; tests
  /// switch it off to see that.
  var prunes = true

  /// Makes a recognizer. Templates of one name stand for it together.
  ///
  /// An empty list makes a recognizer that recognizes nothing.
  ///
  /// - Throws: the first template whose strokes cannot be compared.
  /// - Complexity: O(points of all templates); with learned rejection also O(templates²).
  public init(
    _ templates: [StrokeTemplate], algorithm: StrokeAlgorithm = .combined,
    options: StrokeOptions = StrokeOptions()
  ) throws(StrokeTemplateError) {
    self.templates = templates
    self.algorithm = algorithm
    self.options = options
    var drawing = Drawing()
    var names: [String] = []
    var numbers: [String: Int] = [:]
    shapes = TemplateShapes(settings: MatcherSettings(options, algorithm: algorithm))
    for (index, template) in templates.enumerated() {
      if let problem = drawing.load(template.strokes) {
        throw StrokeTemplateError(index: index, name: template.name, problem: problem)
      }
      let number = numbers[template.name] ?? names.count
      if number == names.count {
        names.append(template.name)
        numbers[template.name] = number
      }
      shapes.names.append(number)
      shapes.append(&drawing, by: algorithm)
    }
    self.names = names
    switch options.rejection {
    case .never: rejectionScores = names.map { _ in .infinity }
    case .above(let score): rejectionScores = names.map { _ in score.isNaN ? .infinity : score }
    case .learned: rejectionScores = RejectionRule.limits(shapes.likeness(by: algorithm))
    }
  }

  /// Says what a gesture is, and which names came closest.
  ///
  /// - Complexity: O(points + templates).
  public func recognize(_ strokes: [[StrokePoint]]) -> StrokeRecognition {
    var workspace = StrokeWorkspace()
    let verdict = recognize(strokes, using: &workspace)
    return StrokeRecognition(
      verdict: verdict, candidates: workspace.candidates,
      unknownConfidence: workspace.unknownConfidence)
  }

  /// Says what a gesture is; the names that came closest are in the workspace.
  ///
  /// - Complexity: O(points + templates). Allocates nothing, once the workspace has grown.
  public func recognize(
    _ strokes: [[StrokePoint]], using workspace: inout StrokeWorkspace
  ) -> StrokeVerdict {
    workspace.candidates.removeAll(keepingCapacity: true)
    workspace.unknownConfidence = 0
    if names.isEmpty { return .noTemplates }
    if let problem = workspace.drawing.load(strokes) { return .unusable(problem) }
    let count = max(1, options.candidateCountMax)
    // The confidence of the first depends on the second.
    workspace.ranking.reset(count: max(2, count))
    shapes.rank(by: algorithm, prunes: prunes, using: &workspace)
    let entries = workspace.ranking.entries
    let nearest = Double(entries[0].score)
    let limit = rejectionScores[entries[0].name]
    let unknown = Self.unknownConfidence(score: nearest, limit: limit)
    workspace.unknownConfidence = unknown
    for entry in entries.prefix(count) {
      workspace.candidates.append(
        StrokeCandidate(
          name: names[entry.name], template: entry.template, score: Double(entry.score),
          confidence: workspace.ranking.share(of: entry) * (1 - unknown)))
    }
    let best = workspace.candidates[0]
    return nearest > limit ? .rejected(nearest: best, limit: limit) : .recognized(best)
  }

  /// How sure it is that a gesture is none of the templates', 0...1.
  private static func unknownConfidence(score: Double, limit: Double) -> Double {
    if score == 0 || limit == .infinity { return 0 }
    // Not even the same gesture is allowed.
    if !(limit > 0) { return 1 }
    let odds = RejectionRule.odds(ofUnknown: score / limit)
    return odds < .infinity ? odds / (1 + odds) : 1
  }
}

extension Ranking {
  /// How sure an entry is among the entries: its share, where one that is half as far away counts 2⁸
  /// times as much. On the local sets this is how often it is right.
  func share(of entry: Entry) -> Double {
    var sum = 0.0
    for other in entries {
      let score = Double(other.score)
      let ratio = score > 0 ? Double(entry.score) / score : (entry.score > 0 ? .infinity : 1)
      let square = ratio * ratio
      sum += square * square * square * square
    }
    return 1 / sum
  }
}
