// Fingers that may show how late a gesture comes: they do the gesture, and keep what it waits for undecided
// as long as its rule allows. Whether they do is found out by playing them.

import GestureCore
import TouchKit

/// Where fingers can come down, for one gesture or view and one that it waits for.
nonisolated struct WaitPlaces: Equatable, Sendable {
  /// Where both hear of a finger, if such a place was found; else where the gesture alone does.
  var own: CGPoint
  /// Where the one that is waited for hears of a finger, and the gesture does not.
  var others: [CGPoint] = []
  /// Where the gesture hears of a finger, and one that is waited for does not.
  var apart: [CGPoint] = []
  /// More places for the gesture's own fingers: near edges.
  var edges: [CGPoint] = []
  /// The size of the screen, in points.
  var screen = CGSize.zero
}

/// Fingers that do a gesture, up to the event at which it would be recognized alone.
nonisolated struct WaitStart: Sendable {
  var fingers: Fingers
  /// Where its fingers came down.
  var points: [CGPoint]
  /// When the fingers that are still down came down; `nil` if they are up.
  var down: TimeInterval?
  /// How many taps they made.
  var taps = 0
  /// When the last of these ended, if other things came after it.
  var lift: TimeInterval?
}

/// The same gesture, alone and with more around it.
nonisolated struct WaitTrials: Sendable {
  /// The gesture, and nothing after it.
  var plain: Fingers
  /// Whether the gesture is recognized when its fingers lift.
  var endsAtLift: Bool
  /// The gesture with other fingers, before, beside and after it.
  var further: [Fingers]
}

/// Makes fingers.
nonisolated struct WaitFingers {
  /// How much before a limit fingers act, in seconds.
  static let margin = 0.0002
  /// The shortest time between two things that a finger does, in seconds.
  static let instant = 0.001
  /// Less than a pan needs along each axis, and more than a press usually allows.
  static let stray = CGVector(dx: 8, dy: 8)
  /// Enough after everything, so that each limit of time has passed, in seconds.
  static let rest = 4.0

  let places: WaitPlaces
  /// How long a finger rests that may rest for ever, in seconds.
  let rest: TimeInterval

  /// The starts of a gesture at each of its places.
  func starts(of mover: Patience) -> [WaitStart] {
    ([places.own] + places.edges).flatMap { starts(of: mover, at: $0) }
  }

  /// The fingers of each start: alone first, then with all that keeps others undecided.
  func trials(from starts: [WaitStart], waitingFor others: [Patience]) -> [WaitTrials] {
    starts.map { start in
      let further = others.flatMap { other in
        continuations(from: start, for: other)
          + places.others.flatMap { before(start, other, at: $0) }
          + places.others.flatMap { beside(start, other, at: $0) }
      }
      return WaitTrials(plain: plain(start), endsAtLift: start.down == nil, further: further)
    }
  }

  /// The gesture alone, without anything after it.
  func plain(_ start: WaitStart) -> Fingers {
    start.down == nil ? start.fingers : start.fingers.wait(Self.instant).up()
  }

  // MARK: The gesture

  func starts(of mover: Patience, at place: CGPoint) -> [WaitStart] {
    let count = min(max(1, mover.fingers.lowerBound), 5)
    let near = points(count, around: place)
    let far = count > 1 ? places.apart.map { [place] + points(count - 1, around: $0) } : []
    return ([near] + far).flatMap { starts(of: mover, with: $0) }
  }

  private func starts(of mover: Patience, with points: [CGPoint]) -> [WaitStart] {
    switch mover.rule {
    case .taps(let taps): return [tapped(min(taps, 10), points)]
    case .press(let taps, let duration, _):
      guard duration < 60 else { return [] }
      return [held(after: min(taps, 10), points, for: duration + Self.margin)]
    case .pan:
      let isOfMore = points.count == 1 && mover.fingers.contains(2)
      return moves(points, [10, 12]) + (isOfMore ? movesBesideARest(points[0]) : [])
    case .edgePan: return moves(points, [15.01])
    case .swipe: return moves(points, [51]) + slowSwipes(points)
    case .pinch: return [turned(points, farther: 12, turning: 0)]
    case .rotation: return [turned(points, farther: 0, turning: 0.3)]
    case .unknown:
      return [tapped(1, points), held(after: 0, points, for: 0.6)] + moves(points, [30])
    case .gate, .deaf: return []
    }
  }

  private func points(_ count: Int, around place: CGPoint) -> [CGPoint] {
    (0..<count).map { CGPoint(x: place.x, y: place.y + CGFloat($0) * 36) }
  }

  private func tapped(_ taps: Int, _ points: [CGPoint]) -> WaitStart {
    var fingers = Fingers()
    for tap in 0..<taps {
      if tap > 0 { fingers = fingers.wait(Self.instant) }
      fingers = fingers.down(points).wait(Self.instant).up()
    }
    return WaitStart(fingers: fingers, points: points, down: nil, taps: taps)
  }

  private func held(
    after taps: Int, _ points: [CGPoint], for duration: TimeInterval
  ) -> WaitStart {
    var start = tapped(taps, points)
    if taps > 0 { start.fingers = start.fingers.wait(Self.instant) }
    start.down = start.fingers.duration
    start.fingers = start.fingers.down(points).wait(duration)
    return start
  }

  private func moves(
    _ points: [CGPoint], _ distances: [Double], after pause: TimeInterval = 0
  ) -> [WaitStart] {
    ways(from: points[0], distances).map { way in
      let fingers = Fingers().down(points).wait(pause).move(by: way, over: Self.instant)
      return WaitStart(fingers: fingers, points: points, down: 0)
    }
  }

  /// A finger moves beside another one that came first and rests. A recognizer of one finger takes the resting
  /// one and stays undecided; the centroid of both fingers moves half as far.
  private func movesBesideARest(_ point: CGPoint) -> [WaitStart] {
    let resting = CGPoint(x: point.x, y: point.y + 36)
    return ways(from: point, [24]).map { way in
      let end = CGPoint(x: point.x + way.dx, y: point.y + way.dy)
      let fingers = Fingers().down([resting]).wait(Self.instant).down([point])
        .move(2, to: end, over: Self.instant)
      return WaitStart(fingers: fingers, points: [point], down: 0)
    }
  }

  /// Ways of these lengths in each direction, as far as they stay on the screen.
  private func ways(from point: CGPoint, _ distances: [Double]) -> [CGVector] {
    distances.flatMap { distance in
      Fingers.Direction.allCases.map { direction in
        let way = direction.vector * distance
        return CGVector(dx: way.x, dy: way.y)
      }
    }.filter {
      let end = CGPoint(x: point.x + $0.dx, y: point.y + $0.dy)
      return CGRect(origin: .zero, size: places.screen).contains(end)
    }
  }

  /// Swipes that stay within the distance that a tap, or a press, allows.
  private func slowSwipes(_ points: [CGPoint]) -> [WaitStart] {
    [TapRule().allowableMovement, 30].flatMap { distance in
      let time = Patience.earliest(.swipe(.right), within: distance)
      return time < .infinity ? moves(points, [distance - 0.01], after: time + 0.0005) : []
    }
  }

  private func turned(
    _ points: [CGPoint], farther: Double, turning angle: Double
  ) -> WaitStart {
    let distance = points.count > 1 ? (points[1].core - points[0].core).length : 0
    let fingers = Fingers().down(points)
      .turn(by: angle, spreadingBy: 1 + farther / max(distance, 1), over: Self.instant)
    return WaitStart(fingers: fingers, points: points, down: 0)
  }

  /// The fingers of a touch in a view: down, or a tap.
  func touch(lifts: Bool) -> [WaitStart] {
    ([places.own] + places.edges).map { place in
      if lifts { return tapped(1, [place]) }
      return WaitStart(
        fingers: Fingers().down([place]).wait(Self.instant), points: [place], down: 0)
    }
  }

  // MARK: What comes after

  /// The gesture's own fingers go on, so that another one stays undecided.
  func continuations(
    from start: WaitStart, for other: Patience, at points: [CGPoint]? = nil
  ) -> [Fingers] {
    let points = points ?? Array(start.points.prefix(max(1, other.fingers.lowerBound)))
    var all = start.down == nil ? [] : [start.fingers.wait(rest).up()]
    switch other.rule {
    case .taps(let count):
      let last = Patience.tapTime + 0.01
      all.append(taps(from: start, count, last: last, at: points))
      all.append(taps(from: start, count, last: last, at: points, straying: true))
    case .press(let count, let duration, _):
      let last = min(duration, 60) - Self.margin
      all.append(taps(from: start, count + 1, last: last, at: points))
      if other.fingers.lowerBound > 1 {
        all.append(taps(from: start, count + 1, last: rest, at: [points[0]]))
      }
    default: break
    }
    return all
  }

  /// The same finger taps where another one hears it, then does the gesture, then taps there again.
  private func before(_ start: WaitStart, _ other: Patience, at place: CGPoint) -> [Fingers] {
    switch other.rule {
    case .taps, .press: break
    default: return []
    }
    let points = points(max(1, min(other.fingers.lowerBound, 5)), around: place)
    let first = tapped(1, points).fingers
    let whole = first.then(plain(start), after: Self.instant)
    let after = WaitStart(
      fingers: whole, points: points, down: nil, taps: 1, lift: first.duration)
    return continuations(from: after, for: other, at: points) + [whole]
  }

  /// Taps as late and as long as they may be, the last one for a given time.
  ///
  /// - Parameters:
  ///   - start: What the fingers have done.
  ///   - count: How many taps there are in all.
  ///   - last: How long the last one lasts, in seconds.
  ///   - others: Where they come down from now on; `nil` for where they were.
  ///   - isStraying: Whether they stray so far that they cannot be a press, and not so far that they are
  ///     a pan.
  private func taps(
    from start: WaitStart, _ count: Int, last: TimeInterval, at others: [CGPoint]? = nil,
    straying isStraying: Bool = false
  ) -> Fingers {
    let count = min(count, 10)
    var (fingers, taps) = (start.fingers, start.taps)
    func rested(_ fingers: Fingers, _ time: TimeInterval) -> Fingers {
      guard isStraying, time > Self.instant * 2 else { return fingers.wait(max(0, time)) }
      return fingers.wait(Self.instant).move(by: Self.stray, over: Self.instant)
        .wait(time - Self.instant * 2)
    }
    if let down = start.down {
      taps += 1
      let end = down + (taps < count ? Patience.tapTime - Self.margin : last)
      fingers = rested(fingers, max(Self.margin, end - fingers.duration)).up()
    }
    let points = others ?? start.points
    var pause = Patience.gap - Self.margin
    if let lift = start.lift { pause = max(Self.margin, lift + pause - fingers.duration) }
    while taps < count {
      taps += 1
      let time = taps < count ? Patience.tapTime - Self.margin : last
      fingers = rested(fingers.wait(pause).down(points), time).up()
      pause = Patience.gap - Self.margin
    }
    return fingers
  }

  /// Other fingers keep another one undecided, which come down before the gesture's own.
  private func beside(_ start: WaitStart, _ other: Patience, at place: CGPoint) -> [Fingers] {
    let needed = max(1, min(other.fingers.lowerBound, 5))
    let counts = needed == 1 ? [1] : [1, needed - 1, needed]
    return Set(counts).sorted().flatMap { count in
      let points = points(count, around: place)
      let down = WaitStart(fingers: Fingers().down(points), points: points, down: 0)
      let scripts = continuations(from: down, for: other) + [down.fingers.wait(rest).up()]
      let late = max(0, start.fingers.duration - 4 * Self.margin)
      return scripts.flatMap { script in
        [
          script.together(with: plain(start), after: Self.margin),
          plain(start).together(with: script, after: late),
        ]
      }
    }
  }
}

nonisolated extension Fingers {
  /// The most fingers that are down at once.
  var mostAtOnce: Int {
    var (now, most) = (0, 0)
    for event in events {
      now += event.reports.count { $0.phase == .began }
      most = max(most, now)
      now -= event.reports.count { $0.phase == .ended || $0.phase == .cancelled }
    }
    return most
  }
}
