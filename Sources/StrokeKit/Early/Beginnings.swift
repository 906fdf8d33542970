// The beginnings of templates, and how similar a way is to one of them. It does not know what
// follows from that.

/// The beginnings of all templates: each template's way, joined as drawn, up to a sixteenth, two
/// sixteenths, … and all of it.
struct Beginnings: Sendable {
  /// How many beginnings a template has.
  static let levelCount = 16
  /// How many places a beginning is made of.
  static let placeCount = 16
  /// How many numbers describe one beginning: all x, then all y.
  static let featureCount = 2 * placeCount
  /// How many vectors a template takes.
  private static let templateLength = featureCount * levelCount / 4

  /// Template by template, feature by feature, a number for each beginning: so all beginnings of a
  /// template are compared at once.
  private var features: [Fours] = []
  /// For each template, how many strokes it has.
  private(set) var strokeCounts: [Int] = []

  /// Adds a template.
  mutating func append(_ strokes: [[StrokePoint]]) {
    var trail = Trail()
    for stroke in strokes {
      for point in stroke { trail.add(SIMD2(point.x, point.y)) }
    }
    var own = [Fours](repeating: .zero, count: Self.templateLength)
    var beginning = [Float](repeating: 0, count: Self.featureCount)
    for level in 0..<Self.levelCount {
      let length = trail.length * Double(level + 1) / Double(Self.levelCount)
      trail.write(upTo: length, count: Self.placeCount, to: &beginning)
      for feature in 0..<Self.featureCount {
        own[(feature * Self.levelCount + level) / 4][level % 4] = beginning[feature]
      }
    }
    features += own
    strokeCounts.append(strokes.count { !$0.isEmpty })
  }

  /// The cosine of the angle between a way and the most alike of a template's beginnings, when the
  /// way may be turned up to a limit.
  ///
  /// - Complexity: O(1).
  func cosine(
    of way: UnsafePointer<Float>, template: Int, turn: TurnLimit,
    scratch: UnsafeMutablePointer<Float>
  ) -> Float {
    features.withUnsafeBufferPointer { features in
      guard let all = features.baseAddress else { return -1 }
      let template = (all + template * Self.templateLength).numbers
      let along = scratch
      let across = scratch + Self.levelCount
      Self.sum(way, template, to: along)
      if turn.isNone {
        var best = along[0]
        for level in 1..<Self.levelCount { best = max(best, along[level]) }
        return best
      }
      Self.sumAcross(way, template, to: across)
      var best: Float = -1
      for level in 0..<Self.levelCount {
        best = max(best, turn.cosine(of: SIMD2(along[level], across[level])))
      }
      return best
    }
  }

  /// For each beginning, its product with the way.
  // A function of its own, because the compiler takes vectors apart where their lanes are compared.
  @inline(never)
  private static func sum(
    _ way: UnsafePointer<Float>, _ template: UnsafePointer<Float>,
    to sums: UnsafeMutablePointer<Float>
  ) {
    let rows = UnsafeRawPointer(template).assumingMemoryBound(to: Fours.self)
    var (first, second, third, fourth) = (Fours.zero, Fours.zero, Fours.zero, Fours.zero)
    for feature in 0..<featureCount {
      let number = Fours(repeating: way[feature])
      first += number * rows[4 * feature]
      second += number * rows[4 * feature + 1]
      third += number * rows[4 * feature + 2]
      fourth += number * rows[4 * feature + 3]
    }
    let result = UnsafeMutableRawPointer(sums)
    result.storeBytes(of: first, as: Fours.self)
    result.storeBytes(of: second, toByteOffset: 16, as: Fours.self)
    result.storeBytes(of: third, toByteOffset: 32, as: Fours.self)
    result.storeBytes(of: fourth, toByteOffset: 48, as: Fours.self)
  }

  /// For each beginning, its product with the way turned by a quarter.
  @inline(never)
  private static func sumAcross(
    _ way: UnsafePointer<Float>, _ template: UnsafePointer<Float>,
    to sums: UnsafeMutablePointer<Float>
  ) {
    for level in 0..<levelCount { sums[level] = 0 }
    for place in 0..<placeCount {
      let (x, y) = (way[place], way[place + placeCount])
      let ofX = template + place * levelCount
      let ofY = ofX + placeCount * levelCount
      for level in 0..<levelCount { sums[level] += x * ofY[level] - y * ofX[level] }
    }
  }
}
