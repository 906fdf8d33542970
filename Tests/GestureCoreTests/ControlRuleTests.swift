import GestureCore
import Testing
import WidgetRules

@Suite struct ControlRules {
  /// A rule with a finger that is inside, or has slid out.
  private func pressed(isInside: Bool = true) -> ControlRule {
    var rule = ControlRule()
    _ = rule.pressed(tapCount: 1)
    if !isInside { _ = rule.moved(isInside: false) }
    return rule
  }

  @Test(arguments: [
    (1, ControlRule.Events.touchDown), (2, ControlRule.Events([.touchDown, .touchDownRepeat])),
  ])
  func pressingAgainSoonIsARepeat(tapCount: Int, events: ControlRule.Events) {
    var rule = ControlRule()
    #expect(rule.pressed(tapCount: tapCount) == events)
    #expect(rule.isTracking && rule.isTouchInside)
  }

  @Test(arguments: [
    (true, true, ControlRule.Events.touchDragInside),
    (true, false, ControlRule.Events([.touchDragExit, .touchDragOutside])),
    (false, true, ControlRule.Events([.touchDragEnter, .touchDragInside])),
    (false, false, ControlRule.Events.touchDragOutside),
  ])
  func aMoveTellsWhereItLedFromWhere(was: Bool, isInside: Bool, events: ControlRule.Events) {
    var rule = pressed(isInside: was)
    #expect(rule.moved(isInside: isInside) == events)
    #expect(rule.isTouchInside == isInside)
  }

  @Test(arguments: [
    (true, ControlRule.Events.touchUpInside), (false, ControlRule.Events.touchUpOutside),
  ])
  func whereTheFingerIsLiftedCounts(isInside: Bool, events: ControlRule.Events) {
    for wasInside in [true, false] {
      var rule = pressed(isInside: wasInside)
      #expect(rule.lifted(isInside: isInside) == events)
      #expect(rule == ControlRule())
    }
  }

  @Test func controlThatGaveUpOrWasCancelledSendsNothingMore() {
    var rule = pressed()
    #expect(rule.cancelled() == .touchCancel)
    #expect(rule.cancelled() == [] && rule.lifted(isInside: true) == [])
    #expect(rule.moved(isInside: true) == [] && rule == ControlRule())
    rule = pressed()
    rule.gaveUp()
    #expect(rule.lifted(isInside: true) == [])
  }

  @Test(arguments: [
    (-70.0, 0.0, true), (-70.001, 0, false), (0, 119.999, true), (0, 120, false),
    (169.999, 50, true), (170, 50, false), (.nan, 0, false),
  ])
  func insideExtendsSeventyPointsBeyondTheBounds(x: Double, y: Double, isInside: Bool) {
    #expect(
      ControlRule.isInside(Point(x, y), minimum: .zero, maximum: Point(100, 50)) == isInside)
  }
}
