// What a drag keeps: its axis, if the scroll view is to lock its direction, and its way, if content jumps.

import GestureCore
import Testing
import WidgetRules

@Suite struct DirectionalLocks {
  /// A drag is locked if it has gone less than half as far along the other axis.
  @Test(
    arguments: [
      (Point(10, 20), Point(50, 50)), (Point(9.9, 20), Point(0, 50)), (Point(0, -20), Point(0, 50)),
      (Point(20, 10), Point(50, 50)), (Point(20, 9.9), Point(50, 0)), (Point(-20, 0), Point(50, 0)),
      (Point(12, 12), Point(50, 50)),
    ] as [(Point, Point)])
  func keepTheMajorAxis(travel: Point, moved: Point) {
    var rule = ScrollRule()
    let axis = ScrollAxis(length: 100, content: 1000)
    rule.setAxes(horizontal: axis, vertical: axis)
    rule.jump(to: Point(200, 200))
    rule.isDirectionalLockEnabled = true
    rule.beginDrag(by: .zero, travel: travel, at: 0)
    rule.drag(by: Point(-50, -50), at: 0.1)
    #expect(rule.offset == Point(200, 200) + moved)
    rule.isDirectionalLockEnabled = false
    rule.beginDrag(by: .zero, travel: travel, at: 1)
    rule.drag(by: Point(-50, -50), at: 1.1)
    #expect(rule.offset == Point(250, 250) + moved)
  }
}

@Suite struct DragsOverJumps {
  private func dragged() -> ScrollRule {
    var rule = ScrollRule()
    rule.setAxes(
      horizontal: ScrollAxis(length: 100, content: 100),
      vertical: ScrollAxis(length: 100, content: 1000))
    rule.beginDrag(by: .zero, travel: Point(0, -10), at: 0)
    rule.drag(by: Point(0, -50), at: 0.1)
    return rule
  }

  @Test func goOnFromWhereTheContentJumpedTo() {
    var rule = dragged()
    #expect(rule.offset == Point(0, 50))
    rule.jump(to: Point(0, 500))
    rule.drag(by: Point(0, -60), at: 0.2)
    #expect(rule.offset == Point(0, 510))
  }

  @Test func haveNoOtherTargetWithPages() {
    var rule = dragged()
    rule.isPaging = true
    rule.endDrag(velocity: .zero, at: 0.2)
    let onPages = rule.moveTarget(to: Point(0, 333))
    rule.isPaging = false
    let freely = rule.moveTarget(to: Point(0, 333))
    #expect(!onPages && freely)
  }
}
