// How scrolling and zooming end when something else comes in between.

import GestureCore
import Testing
import WidgetRules

@Suite struct EndsOfScrolling {
  private func drain(_ rule: inout ScrollRule) { while rule.next() != nil {} }

  @Test func contentFollowsAFirstEdgeThatRises() {
    var rule = ScrollRule()
    rule.setAxes(
      horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000, before: 90))
    rule.jump(to: Point(0, -50))
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    #expect(rule.needsSettling)
    rule.settleAtRest()
    #expect(rule.offset == .zero)
    #expect(!rule.needsSettling)
  }

  @Test func keysAtAnEndAreLeftToOthers() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    #expect(KeyScrolling.target(of: .line(.vertical, forward: false), from: rule) == nil)
    #expect(KeyScrolling.target(of: .line(.horizontal, forward: true), from: rule) == nil)
    #expect(KeyScrolling.target(of: .line(.vertical, forward: true), from: rule) == Point(0, 40))
    #expect(KeyScrolling.target(of: .page(forward: true), from: rule) == Point(0, 360))
    #expect(KeyScrolling.target(of: .end(forward: true), from: rule) == Point(0, 600))
    rule.jump(to: Point(0, 600))
    #expect(KeyScrolling.target(of: .end(forward: true), from: rule) == nil)
    #expect(KeyScrolling.target(of: .page(forward: true), from: rule) == nil)
    #expect(KeyScrolling.target(of: .page(forward: false), from: rule) == Point(0, 240))
  }

  @Test func contentThatIsCaughtAfterAPinchReturnsToItsEdge() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    rule.beginDrag(by: Point(0, 100), travel: Point(0, 100), at: 0)
    drain(&rule)
    rule.endDrag(velocity: .zero, isZooming: true, at: 0.1)
    while let step = rule.next() {
      if case .willEndDragging = step { rule.moveTarget(to: Point(0, 300)) }
    }
    rule.fingerDown()
    #expect(rule.phase == .caught)
    #expect(rule.offset.y < 0)
    rule.fingersUp(at: 0.2)
    #expect(rule.phase == .decelerating)
  }

  @Test func aFingerFarAwayPullsNothingThere() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1e300))
    rule.beginDrag(by: Point(0, -100), travel: Point(0, -100), at: 0)
    rule.drag(by: Point(0, -1e308), at: 0.1)
    #expect(rule.offset == Point(0, 100))
    rule.drag(by: Point(0, -120), at: 0.2)
    #expect(rule.offset == Point(0, 120))
  }

  @Test func zoomingByCallEndsAPinchFirst() {
    var rule = ZoomRule()
    rule.setLimits(minimum: 1, maximum: 4)
    rule.beginPinch(1.5, at: Point(100, 100), offset: .zero)
    while rule.next() != nil {}
    rule.interrupt()
    #expect(rule.phase == .idle)
    #expect(rule.next() == .didEndZooming)
    #expect(rule.next() == nil)
  }

  @Test func anAnimationThatADragInterruptsEndsBeforeTheDragBegins() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    rule.ease(to: Point(0, 300), at: 0)
    rule.frame(at: 0.1)
    drain(&rule)
    rule.fingerDown()
    rule.beginDrag(by: Point(0, -50), travel: Point(0, -50), at: 0.2)
    var told: [String] = []
    while let step = rule.next() { told.append("\(step)") }
    #expect(told.prefix(2) == ["didEndAnimation", "willBeginDragging"])
  }

  @Test func aDelegateMayLeaveTheContentWhereItIsLetGo() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    rule.beginDrag(by: Point(0, -100), travel: Point(0, -100), at: 0)
    drain(&rule)
    rule.endDrag(velocity: Point(0, 900), at: 0.1)
    var told: [String] = []
    while let step = rule.next() {
      if case .willEndDragging = step { rule.moveTarget(to: rule.offset) }
      if case .didEndDragging(let willDecelerate) = step { told.append("\(willDecelerate)") }
    }
    #expect(told == ["false"] && rule.phase == .idle && !rule.isDragging)
  }

  @Test func aDragGoesOnFromWhereAPinchHasBroughtTheContent() {
    var rule = ScrollRule()
    rule.setAxes(
      horizontal: ScrollAxis(length: 400, content: 1000),
      vertical: ScrollAxis(length: 400, content: 2000))
    rule.beginDrag(by: Point(-50, -50), travel: Point(-50, -50), at: 0)
    rule.drag(by: Point(-60, -70), at: 0.1)
    drain(&rule)
    #expect(rule.offset == Point(60, 70))
    rule.follow(Point(300, 120))
    #expect(rule.offset == Point(300, 120))
    rule.drag(by: Point(-65, -90), at: 0.2)
    #expect(rule.offset == Point(305, 140))
  }

  /// From 300, with a velocity of the content, to a target: through which places the content goes.
  private func way(velocity: Double, to target: Double, across: Bool) -> [Double] {
    let axis = ScrollAxis(length: 400, content: 1000)
    func point(_ length: Double) -> Point { across ? Point(length, 0) : Point(0, length) }
    var rule = ScrollRule()
    rule.setAxes(horizontal: across ? axis : .none, vertical: across ? .none : axis)
    rule.beginDrag(by: point(-300), travel: point(-300), at: 0)
    drain(&rule)
    rule.endDrag(velocity: point(-velocity), at: 0)
    while let step = rule.next() {
      if case .willEndDragging = step { rule.moveTarget(to: point(target)) }
    }
    var places = [rule.offset.x + rule.offset.y]
    for frame in 1...600 where rule.isMoving {
      rule.frame(at: Double(frame) / 60)
      drain(&rule)
      places.append(rule.offset.x + rule.offset.y)
    }
    return places
  }

  @Test(arguments: [-2000.0, -300, -5, 0, 5, 300, 2000], [50.0, 100, 290, 310, 500, 550])
  func contentGoesToAChosenTargetWithoutTurningBack(velocity: Double, target: Double) {
    for across in [false, true] {
      let places = way(velocity: velocity, to: target, across: across)
      #expect(places.last == target && places.count < 600)
      let (start, sign) = (places[0], target < places[0] ? -1.0 : 1)
      let steps = zip(places, places.dropFirst()).map { ($1 - $0) * sign }
      #expect(steps.allSatisfy { $0 >= -0.01 }, "\(places)")
      // Content that flies towards the target goes on as fast as the finger did; any other starts slowly.
      let isTowards = velocity * sign >= 300 && abs(target - start) >= 200
      if isTowards, let first = steps.first {
        #expect(abs(first * 60 - abs(velocity)) < 0.2 * abs(velocity), "\(first)")
      }
    }
  }

  @Test func aDragThatFollowsAtOnceTellsItsOwnBeginningAlone() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    rule.beginDrag(by: Point(0, -50), travel: Point(0, -50), at: 0)
    drain(&rule)
    rule.endDrag(velocity: .zero, at: 0.1)
    rule.beginDrag(by: Point(0, -10), travel: Point(0, -10), at: 0.1)
    var told: [String] = []
    while let step = rule.next() { told.append("\(step)") }
    #expect(!told.contains { $0.hasPrefix("didEndDragging") })
    #expect(told.contains("willBeginDragging"))
  }
}
