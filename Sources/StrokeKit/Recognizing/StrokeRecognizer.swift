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
  /// If they are learned, they are those of a gesture that turns as much, in as many strokes, as the
  /// examples do. One that turns more, or has more strokes, may be less alike: its own limit is
  /// ``StrokeRecognition/limit``. Of 100 gestures of known names, by people whose habits the limits come
  /// from, 3 are refused and 8 more are unsure. The more examples a name has, the nearer the limit.
  public private(set) var rejectionScores: [Double] = []

  private(set) var shapes: TemplateShapes
  /// Where "none of these" begins, if it is learned.
  private var rule: RejectionRule?
  /// What the limits are learned from, beside the examples.
  package let habits: RejectionHabits

  /// Whether comparisons stop as soon as their outcome cannot matter. It changes no answer; tests
  /// switch it off to see that.
  var prunes = true

  /// Makes a recognizer. Templates of one name stand for it together.
  ///
  /// An empty list makes a recognizer that recognizes nothing.
  ///
  /// - Throws: the first template whose strokes cannot be compared.
  /// - Complexity: O(points of all templates); with learned rejection also O(the sum of all names'
  ///   squared numbers of examples).
  public init(
    _ templates: [StrokeTemplate], algorithm: StrokeAlgorithm = .combined,
    options: StrokeOptions = StrokeOptions()
  ) throws(StrokeTemplateError) {
    try self.init(templates, algorithm: algorithm, options: options, habits: .people)
  }

  /// Makes a recognizer whose learned limits come from other people's habits.
  package init(
    _ templates: [StrokeTemplate], algorithm: StrokeAlgorithm, options: StrokeOptions,
    habits: RejectionHabits
  ) throws(StrokeTemplateError) {
    self.templates = templates
    self.habits = habits
    self.algorithm = algorithm
    self.options = options
    var drawing = Drawing()
    var names: [String] = []
    var numbers: [String: Int] = [:]
    var traits: [StrokeTraits] = []
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
      if options.rejection == .learned { traits.append(.of(&drawing)) }
    }
    self.names = names
    setLimits(traits)
  }

  private mutating func setLimits(_ traits: [StrokeTraits]) {
    switch options.rejection {
    case .never: rejectionScores = names.map { _ in .infinity }
    case .above(let score): rejectionScores = names.map { _ in score.isNaN ? .infinity : score }
    case .learned:
      let rule = RejectionRule(
        spreads: shapes.spreads(by: algorithm),
        counts: names.indices.map { name in shapes.names.count { $0 == name } }, traits: traits,
        scale: algorithm.scale, habits: habits)
      rejectionScores = rule.typicalScores(names: shapes.names)
      self.rule = rule
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
      unknownConfidence: workspace.unknownConfidence, limit: workspace.limit)
  }

  /// Says what a gesture is; the names that came closest are in the workspace.
  ///
  /// - Complexity: O(points + templates). Allocates nothing, once the workspace has grown.
  public func recognize(
    _ strokes: [[StrokePoint]], using workspace: inout StrokeWorkspace
  ) -> StrokeVerdict {
    workspace.candidates.removeAll(keepingCapacity: true)
    workspace.unknownConfidence = 0
    workspace.limit = .infinity
    if names.isEmpty { return .noTemplates }
    if let problem = workspace.drawing.load(strokes) { return .unusable(problem) }
    let count = max(1, options.candidateCountMax)
    // The confidence of the first depends on the second.
    workspace.ranking.reset(count: max(2, count))
    shapes.rank(by: algorithm, prunes: prunes, using: &workspace)
    let entries = workspace.ranking.entries
    let nearest = Double(entries[0].score)
    let limits = limits(of: entries[0], using: &workspace)
    let unknown = unknownConfidence(score: nearest, limit: limits.possible)
    workspace.limit = limits.possible
    workspace.unknownConfidence = unknown
    for entry in entries.prefix(count) {
      workspace.candidates.append(
        StrokeCandidate(
          name: names[entry.name], template: entry.template, score: Double(entry.score),
          confidence: workspace.ranking.share(of: entry) * (1 - unknown)))
    }
    let best = workspace.candidates[0]
    if nearest > limits.possible { return .rejected(nearest: best, limit: limits.possible) }
    return nearest > limits.sure ? .unsure(nearest: best) : .recognized(best)
  }

  /// Where "unsure" and "none of these" begin for the drawing in the workspace.
  private func limits(
    of entry: Ranking.Entry, using workspace: inout StrokeWorkspace
  ) -> RejectionRule.Limits {
    guard let rule else {
      let score = rejectionScores[entry.name]
      return RejectionRule.Limits(sure: score, possible: score)
    }
    return rule.limits(
      name: entry.name, template: entry.template, traits: .of(&workspace.drawing))
  }

  /// How sure it is that a gesture is none of the templates', 0...1.
  private func unknownConfidence(score: Double, limit: Double) -> Double {
    if score == 0 || limit == .infinity { return 0 }
    // Not even the same gesture is allowed.
    if !(limit > 0) { return 1 }
    let odds = RejectionRule.odds(
      ofUnknown: score / limit, scale: algorithm.scale, habits: habits)
    return odds < .infinity ? odds / (1 + odds) : 1
  }

  /// What decided about the last drawing in the workspace; `nil` where no limits are learned.
  package func rejectionFacts(using workspace: inout StrokeWorkspace) -> RejectionFacts? {
    guard let rule, let best = workspace.ranking.entries.first else { return nil }
    return rule.facts(
      score: Double(best.score), name: best.name, template: best.template,
      traits: .of(&workspace.drawing))
  }
}

extension Ranking {
  /// How sure an entry is among the entries: its share, where one that is half as far away counts 2⁶
  /// times as much. With one example this is how often it is right, on three sets taken together.
  func share(of entry: Entry) -> Double {
    var sum = 0.0
    for other in entries {
      let score = Double(other.score)
      let ratio = score > 0 ? Double(entry.score) / score : (entry.score > 0 ? .infinity : 1)
      let square = ratio * ratio
      sum += square * square * square
    }
    return 1 / sum
  }
}
