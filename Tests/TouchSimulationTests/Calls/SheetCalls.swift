// Random calls of the rules of controllers and controls, as values, and all that they keep.

import GestureCore
import WidgetRules

@testable import TouchSimulation

extension Calls {
  static let sheetRules = Calls(name: "sheet rules", seeds: 30) { dice, record in
    var (rule, time) = (SheetRule(), 0.0)
    rule.setLayout(tops: [400, 60], height: 800, selected: 0)
    for _ in 0..<50 {
      time += dice.pick([0, 1.0 / 64, 0.2])
      switch dice.below(12) {
      case 0:
        rule.setLayout(
          tops: dice.pick([[400, 60], [60], [300, .nan]]), height: dice.pick([700, 800]),
          selected: dice.below(2))
      case 1: rule.select(dice.below(3), animated: dice.chance(0.6), at: time)
      case 2, 3: record.note("begins", rule.beginDrag())
      case 4...6: rule.drag(by: dice.value(-500, 600))
      case 7, 8:
        rule.endDrag(velocity: dice.pick([nil, 0, 900, -900, .nan]), at: time)
      case 9: rule.answer(mayDismiss: dice.chance(0.6))
      case 10: if dice.chance(0.5) { rule.hurry() } else { rule.tapBeside(at: time) }
      default: if dice.chance(0.3) { rule.release() }
      }
      while let step = rule.next() {
        record.note("step", "\(step)")
        if step == .askToDismiss, dice.chance(0.8) { rule.answer(mayDismiss: dice.chance(0.6)) }
      }
      if rule.isMoving {
        time += dice.pick([1.0 / 64, 0.3])
        rule.frame(at: time)
      }
      record.note(all: rule)
      record.note("dims", rule.dimming)
      record.note("hand", rule.isInHand)
      record.note("grows", rule.canGrow)
    }
    let layout = SheetLayout(
      width: dice.pick([393, 834]), height: dice.pick([852, 1000]), safeTop: dice.pick([0, 59]))
    record.note("medium", layout.mediumTop)
    record.note("scale", layout.mediumScale)
    for top in [0.0, 60, 300, 700] { record.note(all: layout.place(top: top, lowest: 500)) }
  }

  static let stackRules = Calls(name: "stack rules", seeds: 60) { dice, record in
    var rule = NavigationRule()
    var made = 1
    _ = rule.setStack([.init(0)], animated: false)
    rule.willAppear()
    for _ in 0..<50 {
      let animated = dice.chance(0.6)
      rule.note(goesBack: dice.chance(0.2))
      switch dice.below(14) {
      case 0...2:
        made += 1
        record.note(all: rule.push(.init(dice.chance(0.9) ? made : 0), animated: animated))
      case 3, 4: record.note(all: rule.pop(animated: animated))
      case 5: record.note(all: rule.pop(to: .init(dice.below(made + 1)), animated: animated))
      case 6: record.note(all: rule.popToRoot(animated: animated))
      case 7:
        record.note(
          all: rule.setStack(
            (0..<1 + dice.below(3)).map { _ in .init(dice.below(made + 1)) }, animated: animated))
      case 8: record.note("swipes", rule.beginSwipe(isInHand: dice.chance(0.2)))
      case 9, 10: if rule.move != nil { rule.ended(completed: dice.chance(0.7)) }
      case 11:
        if dice.chance(0.5) { rule.willAppear() } else { record.note(all: rule.didAppear()) }
      case 12: if dice.chance(0.4) { rule.willDisappear() }
      default: if dice.chance(0.4) { rule.didDisappear() } else { _ = rule.didAppear() }
      }
      var rest = 40
      while rest > 0, let step = rule.next() {
        rest -= 1
        record.note("step", "\(step)")
        if case .interrupt(let goesBack) = step { rule.ended(completed: !goesBack) }
        if dice.chance(0.02) { _ = rule.pop(animated: false) }
        if dice.chance(0.02) {
          made += 1
          _ = rule.push(.init(made), animated: animated)
        }
      }
      record.note(all: rule)
      record.note("new", rule.newlyShown?.number ?? -1)
      record.note("may", rule.maySwipe)
      for screen in 0...made { record.note("knows", rule.knows(.init(screen))) }
    }
  }

  static let controlRules = Calls(name: "control rules", seeds: 40) { dice, record in
    var (segments, pages, toggle) = (SegmentRule(), PageRule(), SwitchRule())
    var (slider, stepper, session) = (SliderRule(), StepperRule(), EditingSession())
    for _ in 0..<50 {
      let (place, index) = (dice.value(-20, 220), dice.below(5) - 1)
      switch dice.below(14) {
      case 0: record.note("at", segments.insert(at: index))
      case 1: record.note(all: segments.remove(at: index))
      case 2: segments.select(index)
      case 3: segments.setEnabled(dice.chance(0.5), at: index)
      case 4: segments.setWidth(dice.pick([0, 30, .nan]), at: index)
      case 5: segments.point(at: segments.segment(at: place, in: 200))
      case 6: record.note("chose", segments.lift())
      case 7: segments.isMomentary.toggle()
      case 8: segments.told()
      case 9: pages.setCount(dice.below(30) - 1)
      case 10: pages.press(at: place)
      case 11: record.note("moved", pages.move(to: place))
      case 12: record.note("page", pages.lift(at: place, middle: 100, isInside: dice.chance(0.8)))
      default: record.note("step", pages.step(isForward: dice.chance(0.5)))
      }
      switch dice.below(10) {
      case 0: toggle.press(at: place / 4)
      case 1: toggle.move(to: place / 4)
      case 2: record.note("toggled", toggle.lift())
      case 3: slider.set(Float(place / 100))
      case 4: slider.setMinimum(Float(dice.value(-2, 2)))
      case 5: slider.setMaximum(Float(dice.value(-2, 2)))
      case 6: slider.grab(at: place, thumb: dice.value(0, 200))
      case 7: record.note("dragged", slider.drag(to: place, from: 10, to: 190))
      case 8: record.note("let go", slider.letGo())
      default: record.note("step", slider.step(isUp: dice.chance(0.5)))
      }
      switch dice.below(9) {
      case 0: stepper.set(place / 3)
      case 1: stepper.setMinimum(dice.value(-9, 9))
      case 2: stepper.setMaximum(dice.value(-9, 90))
      case 3: stepper.setStep(dice.pick([0.5, 1, 3, -1, .nan]))
      case 4: record.note(all: stepper.press(dice.pick([.minus, .plus])))
      case 5: record.note(all: stepper.rested(isInside: dice.chance(0.8)))
      case 6: record.note("told", stepper.lift(isInside: dice.chance(0.8)))
      case 7: stepper.wraps.toggle()
      default: (stepper.isContinuous, stepper.repeats) = (dice.chance(0.5), dice.chance(0.5))
      }
      switch dice.below(6) {
      case 0: record.note("asks", session.askToBegin())
      case 1: session.answeredToBegin()
      case 2: record.note(all: session.begin())
      case 3:
        record.note("told", session.toldDelegate(of: dice.below(4)))
        record.note("observed", session.toldObservers(of: dice.below(4)))
      case 4: record.note(all: session.end())
      default: if session.askToEnd() { session.answeredToEnd() }
      }
      record.note(all: (segments, pages, toggle))
      record.note(all: (slider, stepper, session))
      record.note(all: segments.edges(in: 200))
      record.note("dots", pages.dots << 8 ^ pages.dotOfPage)
      record.note("thumb", toggle.thumb)
      record.note("part", slider.fraction)
    }
  }
}
