// Examples that grow better with use, and not more without end. It does not know which person corrects it.

/// Templates that learn: whenever a person says what a drawing was meant to be, teach it.
///
///     var known = StrokeTemplateSet(templates)
///     try known.teach(strokes, as: "check")
///     let recognizer = try StrokeRecognizer(known.templates)
///
/// A name keeps a bounded number of examples. One that is the same as another is not kept twice, and
/// where there is no room, the least useful one gives way.
public struct StrokeTemplateSet: Equatable, Sendable {
  /// What became of an example.
  public enum Change: Equatable, Sendable {
    /// It was added.
    case added
    /// It took the place of this one.
    case replaced(StrokeTemplate)
    /// An example that is the same was known already; nothing has changed.
    case known
  }

  /// The examples, in the order in which they were taught.
  public private(set) var templates: [StrokeTemplate]

  /// How many examples a name keeps at most; at least 1.
  public let exampleCountMax: Int

  /// Below this score two drawings are the same: people's own repetitions score below it once in
  /// some thousand.
  private static let sameScore: Float = 0.3

  /// Takes templates as they are. Names with more examples than `exampleCountMax` keep them, until
  /// they are taught.
  public init(_ templates: [StrokeTemplate] = [], exampleCountMax: Int = 9) {
    self.templates = templates
    self.exampleCountMax = max(1, exampleCountMax)
  }

  /// How many examples a name has.
  public func exampleCount(of name: String) -> Int { templates.count { $0.name == name } }

  /// Takes a drawing as an example of a name.
  ///
  /// Where the name has its most examples, one gives way. First one that is more like another name's
  /// examples than like its own: it was probably a mistake. Else the one that is most like another
  /// of its own: it says the least. A drawing just taught never gives way.
  ///
  /// - Throws: what is wrong with the drawing or, if one cannot be compared, with an example; then
  ///   nothing has changed.
  /// - Complexity: O(points of all templates + templates · `exampleCountMax`).
  @discardableResult
  public mutating func teach(
    _ strokes: [[StrokePoint]], as name: String
  ) throws(StrokeProblem) -> Change {
    let new = StrokeTemplate(name, strokes)
    let others = templates + [new]
    let shapes = try Self.shapes(of: others)
    let own = templates.indices.filter { templates[$0].name == name }
    let scores = Comparison<Combined>.scores(of: templates.count, in: shapes)
    if own.contains(where: { scores[$0] < Self.sameScore }) { return .known }
    if own.count < exampleCountMax {
      templates = others
      return .added
    }
    let index = leastUseful(of: own, in: shapes)
    let old = templates.remove(at: index)
    templates.append(new)
    return .replaced(old)
  }

  /// Forgets all examples of a name.
  public mutating func forget(_ name: String) { templates.removeAll { $0.name == name } }

  private func leastUseful(of own: [Int], in shapes: TemplateShapes) -> Int {
    var worst = own[0]
    var worstUse = Float.infinity
    for index in own {
      let scores = Comparison<Combined>.scores(of: index, in: shapes)
      var nearestOwn = Float.infinity
      var nearestOther = Float.infinity
      for other in shapes.names.indices where other != index {
        if shapes.names[other] == shapes.names[index] {
          nearestOwn = min(nearestOwn, scores[other])
        } else {
          nearestOther = min(nearestOther, scores[other])
        }
      }
      let use = nearestOwn <= nearestOther ? nearestOwn : nearestOther - nearestOwn
      if use < worstUse {
        worstUse = use
        worst = index
      }
    }
    return worst
  }

  private static func shapes(
    of templates: [StrokeTemplate]
  ) throws(StrokeProblem) -> TemplateShapes {
    var shapes = TemplateShapes(settings: MatcherSettings(StrokeOptions(), algorithm: .combined))
    var drawing = Drawing()
    var numbers: [String: Int] = [:]
    for template in templates {
      if let problem = drawing.load(template.strokes) { throw problem }
      let number = numbers[template.name] ?? numbers.count
      numbers[template.name] = number
      shapes.names.append(number)
      shapes.append(&drawing, by: .combined)
    }
    return shapes
  }
}

extension Comparison {
  /// How unlike a template is to each one.
  static func scores(of index: Int, in templates: TemplateShapes) -> [Float] {
    var scratch = [Fours](repeating: .zero, count: Matcher.scratchLength + 1)
    return templates.shapes.withUnsafeBufferPointer { shapes in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let shapes = shapes.baseAddress, let scratch = scratch.baseAddress else { return [] }
        let query = shapes + index * Matcher.shapeLength
        return templates.names.indices.map { other in
          let template = shapes + other * Matcher.shapeLength
          return Matcher.score(
            query, template,
            glance: Matcher.glance(query, template, settings: templates.settings),
            settings: templates.settings, scratch: scratch, cutoff: .infinity)
        }
      }
    }
  }
}
