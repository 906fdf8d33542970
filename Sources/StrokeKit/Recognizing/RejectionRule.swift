// Where "too unlike" begins, as the templates themselves say. It sees only how far each template is
// from its nearest ones.

/// What templates say about how unlike gestures of one name, and of different names, are.
enum RejectionRule {
  /// How far a template is from the nearest of its own name, and from the nearest of any other;
  /// infinite where there is none.
  struct Nearest: Equatable, Sendable {
    var own = Float.infinity
    var other = Float.infinity
  }

  /// The score above which a gesture is none of the templates'.
  ///
  /// Nine in ten examples have another of their name within *own*, and three in four have no other
  /// name within *other*: the limit is in the middle between both. Without two examples
  /// of any name it is *other*, without two names it is twice *own*, and with a single template
  /// nothing is known and nothing is refused.
  static func limit(_ nearest: [Nearest]) -> Double {
    let own = quantile(0.9, of: nearest.map(\.own))
    let other = quantile(0.25, of: nearest.map(\.other))
    switch (own, other) {
    case (nil, nil): return .infinity
    case (nil, let other?): return Double(other)
    case (let own?, nil): return Double(2 * own)
    case (let own?, let other?): return (Double(own) + Double(other)) / 2
    }
  }

  private static func quantile(_ share: Double, of scores: [Float]) -> Float? {
    let known = scores.filter { $0 < .infinity }.sorted()
    return known.isEmpty ? nil : known[Int((Double(known.count - 1) * share).rounded())]
  }
}

extension Comparison {
  /// How far each template is from its nearest ones.
  ///
  /// - Complexity: O(templates²).
  static func nearest(_ templates: TemplateShapes) -> [RejectionRule.Nearest] {
    var scratch = [Lanes](repeating: .zero, count: Matcher.scratchLength + 1)
    return templates.shapes.withUnsafeBufferPointer { shapes in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let shapes = shapes.baseAddress, let scratch = scratch.baseAddress else { return [] }
        return templates.names.indices.map { one in
          var nearest = RejectionRule.Nearest()
          for other in templates.names.indices where other != one {
            let isOwn = templates.names[one] == templates.names[other]
            let query = shapes + one * Matcher.shapeLength
            let template = shapes + other * Matcher.shapeLength
            let score = Matcher.score(
              query, template,
              glance: Matcher.glance(query, template, settings: templates.settings),
              settings: templates.settings, scratch: scratch,
              cutoff: isOwn ? nearest.own : nearest.other)
            if isOwn {
              nearest.own = min(nearest.own, score)
            } else {
              nearest.other = min(nearest.other, score)
            }
          }
          return nearest
        }
      }
    }
  }
}
