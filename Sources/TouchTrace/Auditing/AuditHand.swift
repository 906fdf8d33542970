// Fingers for the gestures that an audit tries at a place.

import GestureCore
import TouchKit

/// A hand at a place, and what it can do there.
nonisolated struct AuditHand {
  /// How many fingers.
  let count: Int
  /// Where the first one comes down, or the middle of two.
  let place: CGPoint
  /// The view.
  let room: CGRect
  let screen: CGSize

  /// How far fingers go, in points.
  private static let way = 120.0

  private var points: [CGPoint] {
    // Several fingers stay within the view if it is large enough.
    let step = min(40, max(8, Double(room.width) / Double(count + 1)))
    return (0..<count).map {
      CGPoint(x: Double(place.x) + (Double($0) - Double(count - 1) / 2) * step, y: Double(place.y))
    }
  }

  /// One finger that stays where it is makes what anybody can make.
  private var ruleOfPlace: AuditRule? { count > 1 ? .pointerGesture : nil }

  func taps(_ number: Int) -> AuditWay {
    let fingers = (0..<max(1, min(number, 10))).reduce(Fingers()) {
      ($1 == 0 ? $0 : $0.wait(0.1)).down(points).wait(0.08).up()
    }
    return AuditWay(
      words: number == 1 ? "a tap" : "\(number) taps", fingers: fingers, rule: ruleOfPlace)
  }

  func press(after taps: Int, for time: TimeInterval) -> AuditWay {
    let start = (0..<max(0, min(taps, 10))).reduce(Fingers()) { fingers, _ in
      fingers.down(points).wait(0.08).up().wait(0.1)
    }
    return AuditWay(
      words: "a press", fingers: start.down(points).wait(time).up(), rule: ruleOfPlace)
  }

  func drags(along axes: PanRule.Axes = .both) -> [AuditWay] {
    Fingers.Direction.allCases.compactMap { direction in
      let isAcross = direction == .left || direction == .right
      guard axes.contains(isAcross ? .horizontal : .vertical) else { return nil }
      return move(direction, over: 0.6, count > 1 ? .pointerGesture : .dragging)
    }
  }

  func swipes(_ directions: SwipeRule.Direction) -> [AuditWay] {
    let all: [(SwipeRule.Direction, Fingers.Direction)] = [
      (.right, .right), (.left, .left), (.up, .up), (.down, .down),
    ]
    return all.compactMap {
      directions.contains($0.0) ? move($0.1, over: 0.12, .pointerGesture) : nil
    }
  }

  private func move(
    _ direction: Fingers.Direction, over time: TimeInterval, _ rule: AuditRule
  ) -> AuditWay? {
    let way = direction.vector
    // As far as the screen goes.
    let far =
      [
        way.x > 0 ? Double(screen.width - place.x) : way.x < 0 ? Double(place.x) : .infinity,
        way.y > 0 ? Double(screen.height - place.y) : way.y < 0 ? Double(place.y) : .infinity,
      ].min() ?? 0
    let distance = min(Self.way, far - 4)
    guard distance > 20 else { return nil }
    let vector = CGVector(dx: way.x * distance, dy: way.y * distance)
    return AuditWay(
      words: "\(direction)",
      fingers: Fingers().down(points).move(by: vector, over: time).wait(0.1).up(), rule: rule,
      isAcross: count == 1 && way.x != 0)
  }

  func edgeDrags(
    _ edges: ScreenEdgePanRule.Edges, from places: [CGPoint]
  ) -> [AuditWay] {
    let all: [(ScreenEdgePanRule.Edges, Fingers.Direction)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return all.compactMap { edge, direction -> AuditWay? in
      guard edges.contains(edge), let start = places.first(where: { isNear($0, edge) }) else {
        return nil
      }
      return AuditHand(count: 1, place: start, room: room, screen: screen).move(
        direction, over: 0.4, .dragging)
    }
  }

  private func isNear(_ point: CGPoint, _ edge: ScreenEdgePanRule.Edges) -> Bool {
    switch edge {
    case .left: point.x < 10
    case .right: point.x > screen.width - 10
    case .top: point.y < 10
    default: point.y > screen.height - 10
    }
  }

  private var spread: Double { min(100, max(40, Double(min(room.width, room.height)) * 0.5)) }

  var pinches: [AuditWay] {
    [
      AuditWay(
        words: "apart", fingers: Fingers.pinch(at: place, by: 1.6, from: spread),
        rule: .pointerGesture),
      AuditWay(
        words: "together", fingers: Fingers.pinch(at: place, by: 0.5, from: spread),
        rule: .pointerGesture),
    ]
  }

  var turns: [AuditWay] {
    [
      AuditWay(
        words: "to the right", fingers: Fingers.rotate(at: place, by: 0.5, radius: spread / 2),
        rule: .pointerGesture),
      AuditWay(
        words: "to the left", fingers: Fingers.rotate(at: place, by: -0.5, radius: spread / 2),
        rule: .pointerGesture),
    ]
  }
}
