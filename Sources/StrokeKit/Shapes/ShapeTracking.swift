// Follows strokes while they are drawn, at a bounded cost, however long they become.

/// What may become of strokes that are being drawn: add each point, look at ``preview`` at any time, and
/// ask for the verdict when the finger rests.
///
///     var tracking = ShapeTracking()
///     tracking.begin(at: point)            // a finger goes down
///     tracking.move(to: point)             // each point
///     let verdict = tracking.verdict()     // the finger rests
///
/// Of a long stroke, every second point is forgotten whenever there are 1,024: a shape needs less.
public struct ShapeTracking: Sendable {
  /// The kinds that are looked for.
  public let kinds: ShapeKinds
  /// The verdict on the strokes when the number of their points was last a power of two, from 32 on;
  /// `nil` before.
  public private(set) var preview: ShapeVerdict?

  /// The most points of a stroke that are kept.
  static let pointCountMax = 1024
  private static let firstPreview = 32

  private var strokes: [[StrokePoint]] = []
  /// Of the points of the stroke that is being drawn, every so-manieth is kept.
  private var stride = 1
  private var skipped = 0
  private var last: StrokePoint?
  private var count = 0
  private var countAtPreview = Self.firstPreview

  /// Begins with no stroke.
  public init(among kinds: ShapeKinds = .whileHolding) { self.kinds = kinds }

  /// Begins a stroke. More than a shape may have are forgotten, but counted.
  public mutating func begin(at point: StrokePoint) {
    keepLast()
    if strokes.count > ShapeInk.strokeCountMax { strokes.removeLast() }
    strokes.append([])
    stride = 1
    skipped = 0
    move(to: point)
  }

  /// Adds a point to the stroke that was begun last; without one it begins a stroke.
  ///
  /// - Complexity: O(1) on average, some 10,000 instructions for each of the first 200 points, nearly
  ///   all of them for previews.
  public mutating func move(to point: StrokePoint) {
    if strokes.isEmpty { strokes.append([]) }
    last = point
    skipped += 1
    count += 1
    if skipped >= stride {
      keepLast()
      skipped = 0
      if strokes[strokes.count - 1].count == Self.pointCountMax { thin() }
    }
    if count == countAtPreview {
      countAtPreview *= 2
      preview = verdict()
    }
  }

  /// The shape that the strokes so far are.
  ///
  /// - Complexity: as ``ShapeFit/verdict(on:among:)``.
  public func verdict() -> ShapeVerdict {
    var all = strokes
    if let last, !all.isEmpty { all[all.count - 1].append(last) }
    return ShapeFit.verdict(on: all, among: kinds)
  }

  /// Forgets all strokes.
  public mutating func reset() { self = ShapeTracking(among: kinds) }

  private mutating func keepLast() {
    if let last, !strokes.isEmpty { strokes[strokes.count - 1].append(last) }
    last = nil
  }

  private mutating func thin() {
    let index = strokes.count - 1
    strokes[index] = Swift.stride(from: 0, to: strokes[index].count, by: 2).map {
      strokes[index][$0]
    }
    stride *= 2
  }
}
