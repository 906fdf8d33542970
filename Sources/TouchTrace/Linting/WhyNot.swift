// What would happen to a finger at a place: the way of the hit test through the views, and what each
// recognizer on the way from the view to the window would say. Values only.

import TouchKit

/// Why a finger at a place does, or does not, what was expected.
nonisolated public struct WhyNot: Equatable, Sendable, CustomStringConvertible {
  /// A view that the hit test asked.
  public struct Step: Equatable, Sendable {
    /// What texts call the view.
    public var view: String
    /// The number of its superviews.
    public var depth: Int
    /// Why the hit test passed over it and its subviews; `nil` if it did not.
    public var skipped: String?
    /// Whether it is the view that was hit.
    public var isHit = false

    /// The view and what became of it, indented by its depth.
    public var description: String {
      let space = String(repeating: "  ", count: depth)
      if let skipped { return "\(space)\(view): passed over, \(skipped)" }
      return "\(space)\(view): \(isHit ? "hit" : "the point is inside")"
    }
  }

  /// A recognizer on the way from the view that was hit to the window.
  public struct Candidate: Equatable, Sendable {
    /// What texts call it.
    public var recognizer: String
    /// What texts call its view.
    public var view: String
    /// Why it does not receive the finger; `nil` if nothing but code of the app can refuse it.
    public var refusal: String?
    /// What the recognizer needs and which objects are asked, a fact an entry.
    public var facts: [String]
    /// The recognizers that must fail first.
    public var waitsFor: [String]
    /// The recognizers that wait for its failure.
    public var waitedForBy: [String]
    /// The recognizers on the way that exclude it if they are recognized first, unless a delegate allows
    /// both.
    public var excludedBy: [String]

    /// All parts, over several lines.
    public var description: String {
      var text = "\(recognizer) on \(view): "
      text += refusal.map { "does not receive the finger, \($0)" } ?? "receives the finger"
      for fact in facts { text += "\n    \(fact)" }
      if !waitsFor.isEmpty { text += "\n    waits until these have failed: \(list(waitsFor))" }
      if !waitedForBy.isEmpty {
        text += "\n    these wait until it has failed: \(list(waitedForBy))"
      }
      if !excludedBy.isEmpty {
        text += "\n    excluded if one of these is recognized first: \(list(excludedBy))"
      }
      return text
    }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
  }

  /// Where, in the screen's coordinates: x, in points.
  public var x: Double
  /// Where, in the screen's coordinates: y, in points.
  public var y: Double
  /// The views that the hit test asked, in its order: front to back.
  public var steps: [Step] = []
  /// The view that was hit; `nil` for none.
  public var hit: String?
  /// What else is to be known.
  public var note: String?
  /// The recognizers on the way, in the order in which they are asked.
  public var candidates: [Candidate] = []

  /// A finger was put there: what the recognizers answered.
  ///
  /// - Parameters:
  ///   - recognizer: The name of a recognizer.
  ///   - refusal: Why it did not receive the finger; `nil` if it did.
  mutating func answered(_ recognizer: String, _ refusal: String?) {
    for index in candidates.indices where candidates[index].recognizer == recognizer {
      candidates[index].refusal = candidates[index].refusal ?? refusal
      guard refusal == nil else { continue }
      candidates[index].facts = candidates[index].facts.map {
        $0.hasSuffix("is asked") ? "\($0), and lets it have the finger" : $0
      }
    }
  }

  /// The walk alone, a line a view.
  public var walk: String {
    var lines = steps.map(\.description)
    if let note { lines.append(note) }
    if hit == nil { lines.append("No view was hit.") }
    return lines.joined(separator: "\n")
  }

  /// All, over several lines.
  public var description: String {
    let place = "\(shortDecimal(x, places: 2)), \(shortDecimal(y, places: 2))"
    var text = "The hit test at \(place):\n\n\(Self.indented(walk))\n"
    guard let hit else { return text }
    text += "\nRecognizers from \(hit) to the window, in the order in which they are asked:\n\n"
    if candidates.isEmpty { text += "  none\n" }
    for candidate in candidates { text += "  \(candidate.description)\n" }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
