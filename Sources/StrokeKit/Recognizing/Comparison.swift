// Compares one gesture with all templates in one way. It keeps the best names and leaves out what
// cannot be among them.

/// All comparisons of one algorithm.
enum Comparison<Matcher: StrokeMatcher> {
  /// Appends the shape of the drawing in the workspace.
  static func append(
    _ drawing: inout Drawing, settings: MatcherSettings, to shapes: inout [Lanes]
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
    let settings = templates.settings
    let count = templates.names.count
    templates.shapes.withUnsafeBufferPointer { shapes in
      workspace.query.withUnsafeBufferPointer { query in
        workspace.scratch.withUnsafeMutableBufferPointer { scratch in
          workspace.glances.withUnsafeMutableBufferPointer { glances in
            guard let shape = shapes.baseAddress, let query = query.baseAddress,
              let glances = glances.baseAddress
            else { return }
            // A matcher without scratch never looks at it.
            let scratch = scratch.baseAddress ?? UnsafeMutablePointer(mutating: query)
            var first = 0
            for index in 0..<count {
              glances[index] = Matcher.glance(
                query, shape + index * Matcher.shapeLength, settings: settings)
              if glances[index] < glances[first] { first = index }
            }
            // The most promising first, so that its score spares the others' comparison.
            for place in 0..<count {
              let index = place == 0 ? first : place <= first ? place - 1 : place
              let name = templates.names[index]
              let cutoff = prunes ? workspace.ranking.cutoff(forName: name) : .infinity
              let score = Matcher.score(
                query, shape + index * Matcher.shapeLength, glance: glances[index],
                settings: settings, scratch: scratch, cutoff: cutoff)
              if score <= cutoff {
                workspace.ranking.insert(.init(score: score, name: name, template: index))
              }
            }
          }
        }
      }
    }
  }
}

/// The shapes of all templates in a row.
struct TemplateShapes: Sendable {
  var shapes: [Lanes] = []
  /// For each template, the number of its name.
  var names: [Int] = []
  var settings: MatcherSettings
}
