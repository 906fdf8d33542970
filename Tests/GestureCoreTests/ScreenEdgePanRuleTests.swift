import GestureCore
import Testing

private typealias Edges = ScreenEdgePanRule.Edges

private func rule(_ edges: Edges) -> ScreenEdgePanRule {
  var rule = ScreenEdgePanRule(edges: edges)
  rule.bounds = .init(x: 0, y: 0, width: 400, height: 800)
  return rule
}

/// A point so far inside from the middle of one edge.
private func inside(_ edge: Edges, by distance: Double) -> Point {
  switch edge {
  case .top: Point(200, distance)
  case .left: Point(distance, 400)
  case .bottom: Point(200, 800 - distance)
  default: Point(400 - distance, 400)
  }
}

/// A displacement away from an edge, turned clockwise by `angle`.
private func away(from edge: Edges, by distance: Double, turned angle: Double = 0) -> Point {
  let inward: Double
  switch edge {
  case .top: inward = .pi / 2
  case .left: inward = 0
  case .bottom: inward = -.pi / 2
  default: inward = .pi
  }
  return Point(Trigonometry.cos(inward + angle), Trigonometry.sin(inward + angle)) * distance
}

@Suite struct ScreenEdgePanRuleTests {
  fileprivate static let each: [Edges] = [.top, .left, .bottom, .right]

  @Test func edgePanMustStartNearItsEdge() {
    for edge in Self.each {
      let limit: Double = edge == .bottom ? 11 : 13
      for (distance, isNear) in [
        (limit, true), (limit + 0.001, false), (0, true), (-5, true),
      ] {
        var rule = rule(edge)
        let verdict = rule.fingersDown(count: 1, centroid: inside(edge, by: distance), at: 0)
        #expect((verdict == .stay) == isNear, "\(edge) \(distance)")
      }
    }
  }

  @Test func awayFromTheEdgeItSaysHowFar() {
    var left = rule(.left)
    #expect(
      left.fingersDown(count: 1, centroid: Point(20, 400), at: 0)
        == .fail(.notAtEdge(distance: 20, allowed: 13)))
    #expect(left.fingersMoved(centroid: Point(90, 400), at: 0.1) == .stay)
    var either = rule([.left, .bottom])
    #expect(
      either.fingersDown(count: 1, centroid: Point(60, 780), at: 0)
        == .fail(.notAtEdge(distance: 20, allowed: 11)))
  }

  @Test func anotherEdgeDoesNotCount() {
    for edge in Self.each {
      for other in Self.each where other != edge {
        var rule = rule(edge)
        #expect(rule.fingersDown(count: 1, centroid: inside(other, by: 0), at: 0).isFailure)
      }
    }
    var none = rule([])
    #expect(none.fingersDown(count: 1, centroid: .zero, at: 0).isFailure)
  }

  @Test func aHardwareEdgeStandsForThePlace() {
    var wanted = rule(.left)
    let middle = Point(200, 400)
    #expect(
      wanted.fingersDown(count: 1, centroid: middle, at: 0, hardwareEdges: .left) == .stay)
    #expect(wanted.fingersMoved(centroid: middle + Point(15, 0), at: 0.1) == .begin)
    var other = rule(.left)
    #expect(
      other.fingersDown(count: 1, centroid: middle, at: 0, hardwareEdges: .right).isFailure)
  }

  @Test func edgePanBeginsFifteenPointsInwardsFromEachEdge() {
    for edge in Self.each {
      var rule = rule(edge)
      let start = inside(edge, by: 0)
      _ = rule.fingersDown(count: 1, centroid: start, at: 0)
      #expect(rule.fingersMoved(centroid: inside(edge, by: 14.999), at: 0.1) == .stay)
      #expect(rule.edge == [])
      #expect(rule.fingersMoved(centroid: inside(edge, by: 15), at: 0.2) == .begin)
      #expect(rule.edge == edge)
      #expect(rule.translation == .zero)
      #expect(rule.fingersMoved(centroid: inside(edge, by: 40), at: 0.3) == .change)
      #expect(isNear(rule.translation, inside(edge, by: 25) - start))
      #expect(rule.fingersLifted(remaining: 0, centroid: start, at: 0.4) == .end)
    }
  }

  @Test func edgePanFailsOutsideItsCone() {
    for edge in Self.each {
      let half = edge == .bottom ? Double.pi / 3 : 2.705 / 2
      for (angle, isInside) in [
        (half - 0.001, true), (-half + 0.001, true), (half + 0.001, false),
        (-half - 0.001, false), (.pi, false),
      ] {
        var rule = rule(edge)
        let start = inside(edge, by: 5)
        _ = rule.fingersDown(count: 1, centroid: start, at: 0)
        let moved = away(from: edge, by: 200, turned: angle)
        let verdict = rule.fingersMoved(centroid: start + moved, at: 0.1)
        #expect((verdict == .begin) == isInside, "\(edge) \(angle)")
        #expect(verdict.isFailure != isInside)
      }
    }
  }

  @Test func alongTheEdgeItFailsAsSoonAsItHasGoneFifteenPoints() {
    var rule = rule(.left)
    _ = rule.fingersDown(count: 1, centroid: Point(0, 400), at: 0)
    #expect(rule.fingersMoved(centroid: Point(0, 414), at: 0.1) == .stay)
    #expect(
      rule.fingersMoved(centroid: Point(0, 415), at: 0.2)
        == .fail(.outsideCone(angle: .pi / 2, allowed: 2.705 / 2)))
  }

  @Test func withinTheConeButNotFarEnoughInwardsItWaits() {
    var rule = rule(.left)
    _ = rule.fingersDown(count: 1, centroid: Point(0, 400), at: 0)
    #expect(rule.fingersMoved(centroid: Point(14, 440), at: 0.1) == .stay)
    #expect(rule.fingersMoved(centroid: Point(15, 440), at: 0.2) == .begin)
  }

  @Test func inACornerTheBetterEdgeBegins() {
    for (moved, edge) in [(Point(50, 16), Edges.left), (Point(16, 50), .top)] {
      var rule = rule([.left, .top])
      _ = rule.fingersDown(count: 1, centroid: Point(3, 3), at: 0)
      #expect(rule.fingersMoved(centroid: Point(3, 3) + moved, at: 0.1) == .begin)
      #expect(rule.edge == edge)
    }
  }

  @Test func aFurtherFingerIsIgnored() {
    var rule = rule(.left)
    _ = rule.fingersDown(count: 1, centroid: Point(0, 400), at: 0)
    #expect(rule.fingersDown(count: 2, centroid: Point(90, 400), at: 0.05) == .stay)
    #expect(rule.fingersMoved(centroid: Point(20, 400), at: 0.1) == .begin)
    #expect(rule.fingersLifted(remaining: 1, centroid: Point(20, 400), at: 0.2) == .stay)
    #expect(rule.fingersLifted(remaining: 0, centroid: Point(20, 400), at: 0.2) == .end)
  }

  @Test func aFingerThatIsToldTwiceStartsWhereItFirstWas() {
    var pan = rule(.left)
    for x in [5.0, 300] {
      #expect(pan.fingersDown(count: 1, centroid: Point(x, 400), at: 0) == .stay)
    }
    #expect(pan.fingersMoved(centroid: Point(21, 400), at: 0.1) == .begin)
  }

  @Test func aLiftBeforeTheBeginFails() {
    var rule = rule(.right)
    _ = rule.fingersDown(count: 1, centroid: Point(399, 400), at: 0)
    _ = rule.fingersMoved(centroid: Point(391, 400), at: 0.1)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: Point(391, 400), at: 0.2)
        == .fail(.movedTooLittle(distance: 8, needed: 15)))
  }

  @Test func cancellationFailsOrCancelsAndAResetKeepsTheSettings() {
    var rule = rule(.left)
    rule.minimumInwardMovement = 30
    let fresh = rule
    _ = rule.fingersDown(count: 1, centroid: Point(0, 400), at: 0)
    var early = rule
    #expect(early.cancelled(at: 0.1) == .fail(.touchesCancelled))
    _ = rule.fingersMoved(centroid: Point(50, 400), at: 0.1)
    #expect(rule.cancelled(at: 0.2) == .cancel(.touchesCancelled))
    rule.reset()
    #expect(rule == fresh)
  }
}

@Suite struct HoverRuleTests {
  @Test func aPointerComesMovesAndGoes() {
    var rule = HoverRule()
    #expect(rule.entered(at: 0) == .begin)
    #expect(rule.entered(at: 0) == .stay)
    #expect(rule.moved(at: 0.1) == .change)
    #expect(rule.exited(at: 0.2) == .end)
    #expect(rule.moved(at: 0.3) == .stay)
    rule.reset()
    #expect(rule == HoverRule())
    #expect(rule.deadline == .infinity)
  }

  @Test func aPointerThatIsFirstSeenInsideBeginsThere() {
    var rule = HoverRule()
    #expect(rule.moved(at: 0) == .begin)
    #expect(rule.cancelled(at: 0.1) == .cancel(.touchesCancelled))
  }

  @Test func aPointerThatNeverCameInFails() {
    var gone = HoverRule()
    #expect(gone.exited(at: 0) == .fail(.tooFewTouches(count: 0, needed: 1)))
    var cancelled = HoverRule()
    #expect(cancelled.cancelled(at: 0) == .fail(.touchesCancelled))
  }
}

@Suite struct ScreenEdgePanCriterionTests {
  @Test func edgePanSaysHowFarInwardsTheFingerHadGone() {
    var pan = rule([.left, .top])
    _ = pan.fingersDown(count: 1, centroid: Point(5, 400), at: 0)
    #expect(pan.criterion == nil)
    #expect(pan.fingersMoved(centroid: Point(25, 395), at: 0.1) == .begin)
    _ = pan.fingersMoved(centroid: Point(95, 395), at: 0.2)
    #expect(pan.criterion == .movedInward(distance: 20, needed: 15))
    pan.reset()
    #expect(pan.criterion == nil)
    _ = pan.fingersDown(count: 1, centroid: Point(5, 400), at: 1)
    pan.beginAsIs()
    #expect(pan.criterion == nil)
  }
}
