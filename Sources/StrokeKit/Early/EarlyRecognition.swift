// Says what a gesture is while it is still being drawn, as soon as no template of another name
// begins like it. The recognizer says what the finished gesture is.

/// Recognizes a gesture while it is drawn, when no other template can still win.
///
///     var early = EarlyRecognition(recognizer)
///     early.strokeBegan(at: first)
///     early.moved(to: next)                           // nil, nil, nil, "star"
///     early.verdict(on: strokes, using: &workspace)   // recognized as "star"
///
/// **When a template can still win.** Any drawn part may be continued to any gesture and become a
/// small part of it. So the finished gesture cannot be known. The decision here is another one: a
/// template can still win if one of its beginnings is like what is drawn (at most twice as far from
/// it as the most alike beginning is, and 0.2 radians, as Protractor measures angles), or if it has
/// more strokes than were begun, because these may come in any order. A name is given when for
/// three looks in a row, each after another 4 % of the way, no template of another name can still
/// win. Nothing is decided within the first 20 points of the way.
///
/// **What is promised.**
/// - A name that was given stays, whatever is drawn then, until ``reset()``.
/// - ``verdict(on:using:)`` never contradicts it: it recognizes this name, or none.
/// - A gesture that is drawn along a template is given that template's name, or none until the end.
///
/// In recordings of people that no template is by, 22 to 26 % of the single strokes of the $1 logs get
/// their name early, after some seven tenths of the way; of other single signs 13.5 % do, and of
/// the multistrokes 2 to 3 %.
public struct EarlyRecognition: Sendable {
  /// The recognizer that decides in the end.
  public let recognizer: StrokeRecognizer

  /// The name that was given; `nil` while several can still win.
  public private(set) var name: String?

  /// The least length of a way, in points.
  private static let lengthMin = 20.0
  /// By how much the way must have grown before the next look.
  private static let growth = 1.04
  /// How many looks in a row must agree.
  private static let lookCount = 3
  /// How much farther than the best the others must be: a factor, and an angle in radians.
  private static let distanceFactor: Float = 2
  private static let distanceMin: Float = 0.2
  /// How far the best may be, in radians.
  private static let bestDistanceMax: Float = 0.5

  private var beginnings = Beginnings()
  private var trail = Trail()
  private var strokeCount = 0
  private var nextLookLength = Self.lengthMin
  private var favourite = -1
  private var agreement = 0
  /// For each name, the cosine of its best beginning.
  private var cosines: [Float]
  /// The way as numbers, and room for products.
  private var numbers: [Float]

  /// Makes ready for a gesture.
  ///
  /// - Complexity: O(points of all templates).
  public init(_ recognizer: StrokeRecognizer) {
    self.recognizer = recognizer
    for template in recognizer.templates { beginnings.append(template.strokes) }
    cosines = [Float](repeating: 0, count: recognizer.names.count)
    numbers = [Float](repeating: 0, count: Beginnings.featureCount + 2 * Beginnings.levelCount)
  }

  /// Forgets the gesture: the next point begins another.
  public mutating func reset() {
    name = nil
    trail.reset()
    strokeCount = 0
    nextLookLength = Self.lengthMin
    favourite = -1
    agreement = 0
  }

  /// A stroke begins: the first of the gesture, or one more. Returns the name, if one is given.
  @discardableResult
  public mutating func strokeBegan(at point: StrokePoint) -> String? {
    strokeCount += 1
    return moved(to: point)
  }

  /// The stroke goes on. Returns the name, if one is given. A point that is no place is passed over.
  ///
  /// - Complexity: O(templates), whatever was drawn before. Allocates nothing.
  @discardableResult
  public mutating func moved(to point: StrokePoint) -> String? {
    let isPlace =
      point.x.magnitude <= Drawing.coordinateMax && point.y.magnitude <= Drawing.coordinateMax
    guard isPlace, name == nil, !recognizer.names.isEmpty else { return name }
    // A first point without a begin is one.
    strokeCount = max(1, strokeCount)
    trail.add(SIMD2(point.x, point.y))
    if trail.length < nextLookLength { return nil }
    nextLookLength = trail.length * Self.growth
    look()
    return name
  }

  /// What the finished gesture is: the recognizer's verdict, but never another name than the one
  /// that was given. A gesture that is more like another template in the end is neither.
  public func verdict(
    on strokes: [[StrokePoint]], using workspace: inout StrokeWorkspace
  ) -> StrokeVerdict {
    let verdict = recognizer.recognize(strokes, using: &workspace)
    guard let name, let likely = verdict.likelyName, likely != name,
      let nearest = workspace.candidates.first
    else { return verdict }
    return .contradicted(early: name, nearest: nearest)
  }

  /// Looks whether only one name can still win.
  private mutating func look() {
    measure()
    var best = 0
    for number in cosines.indices where cosines[number] > cosines[best] { best = number }
    var rival: Float = -1
    for number in cosines.indices where number != best { rival = max(rival, cosines[number]) }
    let distance = Angles.arcCosine(cosines[best])
    let reach = Self.distanceFactor * distance + Self.distanceMin
    let isAlone =
      distance <= Self.bestDistanceMax && Angles.arcCosine(rival) > reach
      && !hasMoreStrokes(than: best)
    agreement = !isAlone ? 0 : best == favourite ? agreement + 1 : 1
    favourite = best
    if agreement == Self.lookCount { name = recognizer.names[best] }
  }

  /// Whether a template of another name than this one has strokes that are still to come.
  private func hasMoreStrokes(than name: Int) -> Bool {
    for index in beginnings.strokeCounts.indices
    where beginnings.strokeCounts[index] > strokeCount && recognizer.shapes.names[index] != name {
      return true
    }
    return false
  }

  /// Compares the way with all beginnings.
  private mutating func measure() {
    for number in cosines.indices { cosines[number] = -1 }
    let turn = recognizer.shapes.settings.turnForFree
    numbers.withUnsafeMutableBufferPointer { numbers in
      // It is as long as `init` made it.
      guard let way = numbers.baseAddress else { return }
      trail.write(upTo: trail.length, count: Beginnings.placeCount, to: way)
      for index in recognizer.shapes.names.indices {
        let cosine = beginnings.cosine(
          of: way, template: index, turn: turn, scratch: way + Beginnings.featureCount)
        let name = recognizer.shapes.names[index]
        cosines[name] = max(cosines[name], cosine)
      }
    }
  }
}
