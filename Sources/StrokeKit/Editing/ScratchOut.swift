// Decides whether a stroke scratches out what lies under it. It knows the points of the stroke, not
// the ink that is there.

/// Which strokes scratch out what they cover.
///
///     switch ScratchOut.verdict(on: stroke) {
///     case .scratchOut(let zigzag): ink.removeAll { zigzag.share(of: [$0]) > 0.5 }
///     case .noScratchOut(let reason): print("It \(reason).")  // It turns back 2 times, needs 5.
///     }
///
/// A scratch-out is one stroke, of any direction and of any size from ``passMin`` on, with three
/// motions to and fro and more: six passes, so five places where it turns back. (Three motions are
/// what `ApplicationGesture.Scratchout` of Microsoft's Tablet PC asks for.) Turns may be sharp or
/// round, passes may differ, and the zigzag may wander. An *m* and a *w* turn back too seldom; a coil,
/// and a star drawn twice, are too crooked. Who shades a shape draws a zigzag too: only its size tells
/// it from a scratch-out.
///
/// Times do not matter.
public enum ScratchOut {
  /// How often a scratch-out turns back at least.
  public static var reversalsMin: Int { 5 }
  /// How long its passes are at least, the one in the middle of all by length, in points.
  ///
  /// About 6 mm on a tablet. Of 1,241 zigzags in the music that 40 people wrote with a pen, most of
  /// them noteheads and rests that they filled, 29 have such passes.
  public static var passMin: Double { 30 }
  /// How well its passes agree about their axis at least: 1 if all are parallel, cos 2*a* if each is
  /// *a* off it, here 27°, as in a zigzag that is as wide as it moves on with two passes.
  public static var agreementMin: Double { 0.6 }
  /// How long its way is at most, in straight lines from one turn to the next added up.
  public static var wayMax: Double { 1.25 }

  /// Decides about a whole stroke.
  ///
  /// The reason is the first that holds, in this order: a coordinate that is no number, too few turns,
  /// short passes, passes that go too many ways, crooked ones.
  ///
  /// - Parameters:
  ///   - points: The stroke.
  ///   - scale: How long a unit of its coordinates is where it was drawn, in points: 2 if it was drawn twice
  ///     as large. ``passMin`` and ``Zigzag/reach`` hold there. What is no number above 0 counts as 1.
  /// - Complexity: O(*n* log *n*).
  public static func verdict(on points: [StrokePoint], scale: Double = 1) -> Verdict {
    for (index, point) in points.enumerated() {
      guard let value = point.unusableCoordinate else { continue }
      return .noScratchOut(.unusableCoordinate(point: index, value: value))
    }
    let places = points.map { SIMD2($0.x, $0.y) }
    let passes = Passes(places)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    if let reason = reason(against: passes, scale: scale) { return .noScratchOut(reason) }
    return .scratchOut(Zigzag(passes, over: places, reach: Zigzag.reach / scale))
  }

  private static func reason(against passes: Passes, scale: Double) -> Reason? {
    if passes.reversals < reversalsMin {
      return .tooFewReversals(passes.reversals, needed: reversalsMin)
    }
    // A measure that is not a number fails each of these comparisons.
    let pass = passes.median * scale
    if !(pass >= passMin) { return .passesTooShort(pass, needed: passMin) }
    let agreement = passes.axis.agreement
    if !(agreement >= agreementMin) { return .goesManyWays(agreement, needed: agreementMin) }
    let way = passes.way / passes.sum
    if !(way <= wayMax) { return .tooCrooked(way: way, allowed: wayMax) }
    return nil
  }
}

extension ScratchOut {
  /// What is said of a stroke.
  public enum Verdict: Equatable, Sendable {
    /// It scratches out what this zigzag covers.
    case scratchOut(Zigzag)
    /// It does not, because of the first thing that is wrong.
    case noScratchOut(Reason)

    /// What it scratches out; `nil` if nothing.
    public var zigzag: Zigzag? {
      switch self {
      case .scratchOut(let zigzag): zigzag
      case .noScratchOut: nil
      }
    }

    /// Why it scratches nothing out; `nil` if it does.
    public var reason: Reason? {
      switch self {
      case .scratchOut: nil
      case .noScratchOut(let reason): reason
      }
    }
  }

  /// Why a stroke scratches nothing out: what was measured beside what is needed or allowed.
  public enum Reason: Equatable, Sendable {
    /// It turns back too seldom; a stroke of one point, or none, does never.
    case tooFewReversals(Int, needed: Int)
    /// Its passes are too short, in points.
    case passesTooShort(Double, needed: Double)
    /// Its passes do not run along one line, to and fro: see ``ScratchOut/agreementMin``.
    case goesManyWays(Double, needed: Double)
    /// Between its turns it is not straight: its way is so many times as long as straight passes.
    case tooCrooked(way: Double, allowed: Double)
    /// A coordinate is not a number, is infinite, or has a magnitude above 10¹² points. `point`
    /// counts from 0.
    case unusableCoordinate(point: Int, value: Double)
  }
}

extension ScratchOut.Reason: CustomStringConvertible {
  /// The reason in words: a predicate of the stroke, with the number beside its limit.
  public var description: String {
    switch self {
    case .tooFewReversals(let count, let needed): "turns back \(count) times, needs \(needed)"
    case .passesTooShort(let length, let needed):
      "has passes of \(LimitText.pair(length, "points, needs", needed))"
    case .goesManyWays(let agreement, let needed):
      "goes too many ways: \(LimitText.pair(agreement, "along one line, needs", needed))"
    case .tooCrooked(let way, let allowed):
      "is \(LimitText.pair(way, "times as long as straight passes, allowed", allowed))"
    case .unusableCoordinate(let point, let value):
      "has the coordinate \(value) at point \(point), needs a number from -1e12 to 1e12"
    }
  }
}
