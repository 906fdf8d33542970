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
