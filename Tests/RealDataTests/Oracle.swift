// An oracle that knows nothing of recognizers: the raw points of one finger and the numbers of the
// rules are enough to say what must come out.

import GestureCore

extension [Recording.Sample] {
  /// From down to up, in seconds.
  var duration: Double { self[count - 1].time - self[0].time }

  /// The largest straight distance from the first point, in points.
  var farthest: Double {
    map { sample in
      let (dx, dy) = (sample.x - self[0].x, sample.y - self[0].y)
      return (dx * dx + dy * dy).squareRoot()
    }.max() ?? 0
  }

  /// Whether one tap must come of it.
  var isTap: Bool { duration <= 0.75 && farthest <= 45 }

  /// How far a pan with this hysteresis has come with the last move; `nil` if it never begins.
  ///
  /// The hysteresis is taken off each axis at the begin. A lift that is reported elsewhere than the
  /// last move moves nothing.
  func translation(hysteresis: Double) -> Point? {
    let moves = filter { $0.phase == "moved" }
    let ways = moves.map { Point($0.x - self[0].x, $0.y - self[0].y) }
    let begin = ways.first { abs($0.x) >= hysteresis || abs($0.y) >= hysteresis }
    guard let begin, let last = ways.last else { return nil }
    func taken(_ way: Double) -> Double { Swift.min(Swift.max(way, -hysteresis), hysteresis) }
    return Point(last.x - taken(begin.x), last.y - taken(begin.y))
  }
}
