// Switches, sliders and steppers as values: fingers in, values out.

import Testing

@testable import GestureCore
@testable import WidgetRules

@Suite struct SwitchRules {
  private func after(_ moves: Double..., isOn: Bool = false) -> (changed: Bool, isOn: Bool) {
    var rule = SwitchRule(isOn: isOn)
    rule.press(at: 100)
    for move in moves { rule.move(to: 100 + move) }
    let changed = rule.lift()
    return (changed, rule.isOn)
  }

  @Test func aShortWayToggles() {
    #expect(after() == (true, true))
    #expect(after(9.9) == (true, true))
    #expect(after(-9.9, isOn: true) == (true, false))
  }

  @Test func fromTenPointsOnTheNearerSideDecides() {
    #expect(after(10) == (false, false))
    #expect(after(11) == (false, false))
    #expect(after(11.1) == (true, true))
    #expect(after(-11, isOn: true) == (true, false))
    #expect(after(-10.9, isOn: true) == (false, true))
    #expect(after(500) == (true, true))
    #expect(after(-500) == (false, false))
  }

  @Test func thumbThatCameBackCountsAsDragged() {
    #expect(after(20, 0) == (false, false))
    #expect(after(.nan, 20, .infinity) == (true, true))
  }

  @Test func theThumbFollowsOnceItIsDragged() {
    var rule = SwitchRule()
    rule.press(at: 10)
    rule.move(to: 15)
    #expect(rule.thumb == 0 && !rule.isDragging)
    rule.move(to: 25)
    #expect(rule.thumb == 15 && rule.isDragging)
    rule.cancel()
    #expect(rule.thumb == 0 && !rule.isOn && !rule.lift())
  }

  @Test func dragGoesOnFromTheValueThatTheAppSets() {
    var rule = SwitchRule()
    rule.press(at: 10)
    rule.move(to: 30)
    rule.set(true)
    #expect(rule.thumb == 22)
    rule.move(to: 20)
    #expect(rule.thumb == 12)
    #expect(!rule.lift() && rule.isOn)
  }
}

@Suite struct SliderRules {
  @Test func aStepGoesATenthOfTheWayAndNotBeyondALimit() {
    var rule = SliderRule()
    rule.setMinimum(-10)
    rule.setMaximum(30)
    rule.set(24)
    let changes = [true, true, true, false].map { isUp in (rule.step(isUp: isUp), rule.value) }
    #expect(changes.map(\.0) == [true, true, false, true])
    #expect(changes.map(\.1) == [28, 30, 30, 26])
    rule.setMinimum(30)
    let stuck = [rule.step(isUp: true), rule.step(isUp: false)]
    #expect(stuck == [false, false] && rule.value == 30)
  }

  @Test func tenStepsAreTheWholeWay() {
    var rule = SliderRule()
    for _ in 1...10 { _ = rule.step(isUp: true) }
    #expect(rule.value == 1)
    for _ in 1...10 { _ = rule.step(isUp: false) }
    #expect(rule.value < 1e-6)
  }

  @Test func valuesStayWithinLimits() {
    var rule = SliderRule()
    rule.set(2)
    #expect(rule.value == 1)
    rule.set(-.infinity)
    #expect(rule.value == 0)
    rule.set(0.5)
    rule.set(.nan)
    #expect(rule.value == 0.5)
    rule.setMinimum(0.75)
    #expect((rule.value, rule.fraction) == (0.75, 0))
  }

  @Test func reversedLimitsMoveEachOther() {
    var rule = SliderRule()
    rule.setMinimum(5)
    #expect((rule.minimum, rule.maximum, rule.value, rule.fraction) == (5, 5, 5, 0))
    rule.setMaximum(-1)
    #expect((rule.minimum, rule.maximum, rule.value) == (-1, -1, -1))
    rule.setMaximum(.nan)
    rule.setMinimum(-.infinity)
    #expect((rule.minimum, rule.maximum) == (-1, -1))
    rule.grab(at: 0, thumb: 0)
    #expect(!rule.drag(to: 10, from: 0, to: 100) && rule.value == -1)
  }

  @Test func theFingerKeepsItsPlaceOnTheThumb() {
    var rule = SliderRule()
    rule.grab(at: 20, thumb: 18)
    #expect(rule.drag(to: 60, from: 18, to: 118) == true)
    #expect(rule.value == 0.4)
    #expect(rule.drag(to: 60, from: 18, to: 118) == false)
    #expect(rule.drag(to: 900, from: 18, to: 118) && rule.value == 1)
    #expect(!rule.drag(to: .nan, from: 18, to: 118) && !rule.drag(to: 0, from: 18, to: 18))
    #expect(!rule.letGo() && !rule.drag(to: 20, from: 18, to: 118))
  }

  @Test func theUpperLimitMayBeOnTheLeft() {
    var rule = SliderRule()
    rule.grab(at: 100, thumb: 100)
    #expect(rule.drag(to: 75, from: 100, to: 0) && rule.value == 0.25)
  }

  @Test func sliderThatIsNotContinuousTellsTheLastChange() {
    var rule = SliderRule()
    rule.isContinuous = false
    rule.grab(at: 0, thumb: 0)
    #expect(!rule.drag(to: 50, from: 0, to: 100) && rule.value == 0.5)
    #expect(rule.letGo() && !rule.letGo())
    rule.grab(at: 50, thumb: 50)
    #expect(rule.letGo() == false)
  }

  @Test func aSmallThumbHasALargeArea() {
    func takes(_ x: Double, _ y: Double) -> Bool {
      SliderRule.takes(Point(x, y), minimum: Point(100, 100), maximum: Point(137, 124))
    }
    #expect(takes(96.5, 112) && !takes(96.4, 112) && takes(140.5, 112) && !takes(140.6, 112))
    #expect(takes(118, 90) && !takes(118, 89.9) && takes(118, 134) && !takes(118, 134.1))
    #expect(
      SliderRule.takes(Point(0, 50), minimum: Point(0, 0), maximum: Point(100, 100)))
  }
}

@Suite struct StepperRules {
  @Test func aTapStepsAtItsLift() {
    var rule = StepperRule()
    #expect(rule.press(.plus) == 0.5)
    #expect(rule.value == 0 && rule.lift(isInside: true) && rule.value == 1)
    _ = rule.press(.plus)
    #expect(!rule.lift(isInside: false) && rule.value == 1)
    _ = rule.press(.minus)
    #expect(!rule.cancel() && rule.value == 1 && !rule.lift(isInside: true))
  }

  @Test func restingFingerStepsRepeatedlyAndFaster() {
    var rule = StepperRule()
    _ = rule.press(.plus)
    var delays: [Double?] = []
    for _ in 0..<12 { delays.append(rule.rested(isInside: true).next) }
    #expect(delays == Array(repeating: 0.1, count: 9) + [0.05, 0.05, 0.05])
    #expect(rule.value == 12 && !rule.lift(isInside: true) && rule.value == 12)
  }

  @Test func outsideItWaits() {
    var rule = StepperRule()
    _ = rule.press(.plus)
    #expect(rule.rested(isInside: false) == .init(tells: false, next: 0.1))
    #expect(rule.rested(isInside: true) == .init(tells: true, next: 0.1) && rule.value == 1)
  }

  @Test func atItsLimitItStopsOrWraps() {
    var rule = StepperRule()
    rule.setMaximum(3)
    rule.setStep(2)
    _ = rule.press(.plus)
    #expect(rule.rested(isInside: true) == .init(tells: true, next: 0.1))
    #expect(rule.rested(isInside: true) == .init(tells: true, next: nil) && rule.value == 3)
    #expect(rule.rested(isInside: true) == .init(tells: false, next: nil))
    #expect(!rule.canStep(.plus) && rule.canStep(.minus))
    rule.wraps = true
    #expect(rule.rested(isInside: true).next == 0.1 && rule.value == 0)
    _ = rule.lift(isInside: true)
    _ = rule.press(.minus)
    #expect(rule.lift(isInside: true) && rule.value == 3)
  }

  @Test func wrongNumbersChangeNothing() {
    var rule = StepperRule()
    rule.set(7)
    rule.set(.nan)
    for step in [0, -1, .nan, .infinity] { rule.setStep(step) }
    rule.setMinimum(.nan)
    rule.setMaximum(.infinity)
    #expect((rule.value, rule.step, rule.minimum, rule.maximum) == (7, 1, 0, 100))
    rule.setMinimum(200)
    #expect((rule.value, rule.minimum, rule.maximum) == (200, 200, 200))
    rule.setMaximum(50)
    #expect((rule.value, rule.minimum, rule.maximum) == (50, 50, 50))
  }

  @Test func aStepThatIsToldTellsTheQuietOnesBefore() {
    var rule = StepperRule()
    rule.isContinuous = false
    _ = rule.press(.plus)
    #expect(!rule.rested(isInside: true).tells && rule.value == 1)
    rule.isContinuous = true
    #expect(rule.rested(isInside: true).tells && rule.value == 2)
    #expect(rule.lift(isInside: true) == false)
  }

  @Test func stepperThatIsNotContinuousTellsTheLastChange() {
    var rule = StepperRule()
    rule.isContinuous = false
    rule.repeats = false
    #expect(rule.press(.plus) == nil && rule.lift(isInside: true))
    rule.repeats = true
    _ = rule.press(.plus)
    #expect(!rule.rested(isInside: true).tells && rule.cancel() && rule.value == 2)
    #expect(rule.cancel() == false)
  }
}
