// Compares one gesture with all templates in one way. It keeps the best names and leaves out what
// cannot be among them.

/// All comparisons of one algorithm.
enum Comparison<Matcher: StrokeMatcher> {
  /// Appends the shape of the drawing in the workspace.
  static func append(
    _ drawing: inout Drawing, settings: MatcherSettings, to shapes: inout [Fours]
  ) {
    let start = shapes.count
    shapes.append(contentsOf: repeatElement(.zero, count: Matcher.shapeLength))
    shapes.withUnsafeMutableBufferPointer { shapes in
      guard let base = shapes.baseAddress else { return }
      Matcher.describe(&drawing, settings: settings, as: base + start)
    }
  }

  /// Ranks the templates by their likeness to the drawing in the workspace.
  static func rank(
    _ templates: TemplateShapes, prunes: Bool, using workspace: inout StrokeWorkspace
  ) {
    let count = templates.names.count
    workspace.reserve(
      query: Matcher.shapeLength, scratch: Matcher.scratchLength, templates: count)
    workspace.query.withUnsafeMutableBufferPointer { query in
      guard let query = query.baseAddress else { return }
      Matcher.describe(&workspace.drawing, settings: templates.settings, as: query)
    }
    compare(templates, prunes: prunes, using: &workspace)
  }

  private static func compare(
    _ templates: TemplateShapes, prunes: Bool, using workspace: inout StrokeWorkspace
  ) {
    // Moved out during the comparison, so that an access needs no check for other references.
    var ranking = workspace.ranking
    workspace.ranking = Ranking(count: 0)
    templates.shapes.withUnsafeBufferPointer { shapes in
      workspace.query.withUnsafeBufferPointer { query in
        workspace.scratch.withUnsafeMutableBufferPointer { scratch in
          workspace.glances.withUnsafeMutableBufferPointer { glances in
            guard let shapes = shapes.baseAddress, let query = query.baseAddress,
              let glances = glances.baseAddress
            else { return }
            let round = Round(
              query: query, shapes: shapes, names: templates.names, settings: templates.settings,
              // A matcher without scratch never looks at it.
              scratch: scratch.baseAddress ?? UnsafeMutablePointer(mutating: query),
              glances: glances)
            if Matcher.isCheap {
              round.compareAll(&ranking)
            } else {
              round.compare(&ranking, prunes: prunes)
            }
          }
        }
      }
    }
    workspace.ranking = ranking
  }

  /// One query and all templates.
  private struct Round {
    let query: UnsafePointer<Fours>
    let shapes: UnsafePointer<Fours>
    let names: [Int]
    let settings: MatcherSettings
    let scratch: UnsafeMutablePointer<Fours>
    let glances: UnsafeMutablePointer<Float>

    /// Where a comparison costs less than what might spare it.
    @inline(__always)
    func compareAll(_ ranking: inout Ranking) {
      var cutoff = Float.infinity
      for index in names.indices {
        let score = score(index, cutoff: .infinity)
        if score > cutoff { continue }
        ranking.insert(.init(score: score, name: names[index], template: index))
        cutoff = ranking.cutoff
      }
    }

    /// The most promising first, so that their scores spare the others' comparison. One that was
    /// compared has an infinite glance from then on.
    @inline(__always)
    func compare(_ ranking: inout Ranking, prunes: Bool) {
      for index in names.indices {
        glances[index] = Matcher.glance(
          query, shapes + index * Matcher.shapeLength, settings: settings)
      }
      var compared = 0
      while compared < names.count, compared < Matcher.promisingCount || lacksNames(ranking) {
        var best = 0
        for index in names.indices where glances[index] < glances[best] { best = index }
        // Only templates of the one name that is known are left.
        if glances[best] == .infinity { break }
        compare(best, &ranking, prunes: prunes)
        compared += 1
      }
      if Matcher.comparesPromisingOnly { return }
      for index in names.indices where glances[index] < .infinity {
        compare(index, &ranking, prunes: prunes)
      }
    }

    /// Whether a single name was compared so far, and the others will not follow. Then templates of that
    /// name are left out from here on.
    @inline(__always)
    private func lacksNames(_ ranking: Ranking) -> Bool {
      if !Matcher.comparesPromisingOnly || ranking.entries.count != 1 { return false }
      let name = ranking.entries[0].name
      for index in names.indices where names[index] == name { glances[index] = .infinity }
      return true
    }

    @inline(__always)
    private func compare(_ index: Int, _ ranking: inout Ranking, prunes: Bool) {
      let name = names[index]
      let cutoff = prunes ? ranking.cutoff(forName: name) : .infinity
      let score = score(index, cutoff: cutoff)
      glances[index] = .infinity
      if score <= cutoff { ranking.insert(.init(score: score, name: name, template: index)) }
    }

    @inline(__always)
    private func score(_ index: Int, cutoff: Float) -> Float {
      Matcher.score(
        query, shapes + index * Matcher.shapeLength,
        glance: Matcher.isCheap ? 0 : glances[index], settings: settings, scratch: scratch,
        cutoff: cutoff)
    }
  }
}
