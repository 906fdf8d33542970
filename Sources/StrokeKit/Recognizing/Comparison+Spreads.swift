// How unlike the examples of each name are among themselves.

extension Comparison {
  /// For each name, the mean score between its examples; `nil` where there is a single one.
  ///
  /// - Complexity: O(the sum of all names' squared numbers of examples).
  static func spreads(_ templates: TemplateShapes) -> [Float?] {
    let nameCount = (templates.names.max() ?? -1) + 1
    var places = [[Int]](repeating: [], count: nameCount)
    for (place, name) in templates.names.enumerated() { places[name].append(place) }
    var scratch = [Fours](repeating: .zero, count: Matcher.scratchLength + 1)
    return templates.shapes.withUnsafeBufferPointer { shapes in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let shapes = shapes.baseAddress, let scratch = scratch.baseAddress else {
          return places.map { _ in nil }
        }
        return places.map { own in
          spread(of: own, shapes, settings: templates.settings, scratch: scratch)
        }
      }
    }
  }

  private static func spread(
    of places: [Int], _ shapes: UnsafePointer<Fours>, settings: MatcherSettings,
    scratch: UnsafeMutablePointer<Fours>
  ) -> Float? {
    if places.count < 2 { return nil }
    var sum = 0.0
    for one in places {
      for other in places where other != one {
        let query = shapes + one * Matcher.shapeLength
        let template = shapes + other * Matcher.shapeLength
        let score = Matcher.score(
          query, template, glance: Matcher.glance(query, template, settings: settings),
          settings: settings, scratch: scratch, cutoff: .infinity)
        sum += Double(score)
      }
    }
    return Float(sum / Double(places.count * (places.count - 1)))
  }
}
