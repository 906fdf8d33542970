// The memory of a recognition, kept from one gesture to the next.

/// What a recognizer works with: pass the same one each time, and no recognition allocates memory
/// once the first few have been made.
///
/// It belongs to no recognizer: any may use it, one after the other.
public struct StrokeWorkspace: Sendable {
  /// The names that came closest in the last recognition, the most alike first.
  public internal(set) var candidates: [StrokeCandidate] = []

  /// How sure the last recognition was that the gesture is none of the templates', 0...1; see
  /// ``StrokeRecognition/unknownConfidence``.
  public internal(set) var unknownConfidence = 0.0

  /// The score above which the last gesture was none of the templates'; see ``StrokeRecognition/limit``.
  public internal(set) var limit = Double.infinity

  var drawing = Drawing()
  var query: [Fours] = []
  var scratch: [Fours] = []
  var glances: [Float] = []
  var ranking = Ranking(count: 2)

  /// Makes a workspace.
  public init() {}

  /// Makes room for comparisons; the arrays only ever grow.
  mutating func reserve(query queryLength: Int, scratch scratchLength: Int, templates: Int) {
    query.grow(to: queryLength, .zero)
    scratch.grow(to: scratchLength, .zero)
    glances.grow(to: templates, 0)
  }
}

extension Array {
  /// Makes the array at least this long.
  mutating func grow(to count: Int, _ element: Element) {
    if self.count < count {
      append(contentsOf: repeatElement(element, count: count - self.count))
    }
  }
}
