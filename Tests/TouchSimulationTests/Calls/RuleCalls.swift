// Random calls of the rules of widgets, as values, and all that they keep.

import GestureCore
import WidgetRules

@testable import TouchSimulation

extension Record {
  /// Notes everything that a value keeps. The address that Swift writes for a private type is left out:
  /// it is another one in each process.
  func note<Value>(all value: Value) {
    let parts = "\(value)".split(
      separator: "(unknown context at $", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { $0.drop { $0 != ")" } }
    note("keeps", ([parts[0]] + rest).joined())
  }
}

extension Dice {
  fileprivate mutating func place() -> Point { Point(quarter(-200, 900), quarter(-200, 900)) }
}

extension Calls {
  // MARK: Scrolling

  private static func axis(_ dice: inout Dice) -> ScrollAxis {
    ScrollAxis(
      length: dice.pick([0, 300, 400]), content: dice.pick([100, 1000, 3000, .nan]),
      before: dice.pick([0, 20]), after: dice.pick([0, 30, .infinity]), bounces: dice.chance(0.8),
      alwaysBounces: dice.chance(0.3))
  }

  private static func act(_ rule: inout ScrollRule, _ time: inout Double, _ dice: inout Dice) {
    time += dice.pick([0, 1.0 / 64, 0.1, 0.4])
    let travel = Point(dice.value(-90, 90), dice.value(-90, 90))
    switch dice.below(18) {
    case 0: rule.setAxes(horizontal: axis(&dice), vertical: axis(&dice))
    case 1: rule.isPaging.toggle()
    case 2: rule.isDirectionalLockEnabled.toggle()
    case 3: rule.pixelsPerPoint = dice.pick([1, 2, 3, 0])
    case 4: rule.fingerDown()
    case 5: rule.fingersUp(at: time)
    case 6, 7:
      rule.beginDrag(
        by: travel, travel: travel, with: dice.chance(0.8) ? .fingers : .wheel, at: time)
    case 8, 9: rule.drag(by: travel, isZooming: dice.chance(0.1), at: time)
    case 10, 11:
      rule.endDrag(
        velocity: Point(dice.value(-2000, 2000), dice.pick([0, -1500, .nan])),
        isZooming: dice.chance(0.1), at: time)
    case 12: rule.jump(to: dice.place())
    case 13: rule.follow(dice.place())
    case 14: _ = rule.ease(to: dice.place(), at: time)
    case 15: if dice.chance(0.3) { rule.stop() }
    case 16: rule.noteSample(at: time)
    default: rule.settleAtRest()
    }
  }

  static let scrollRules = Calls(name: "scroll rules", seeds: 25) { dice, record in
    var (rule, time) = (ScrollRule(), 0.0)
    rule.setAxes(
      horizontal: ScrollAxis(length: 300, content: 900),
      vertical: ScrollAxis(length: 400, content: 2000))
    for _ in 0..<40 {
      act(&rule, &time, &dice)
      var rest = 30
      while let step = rule.next(), rest > 0 {
        rest -= 1
        record.note("step", "\(step)")
        if case .willEndDragging(_, let target) = step, dice.chance(0.4) {
          record.note(
            "moved",
            rule.moveTarget(
              to: Point(target.x + dice.pick([0, 60]), target.y + dice.pick([0, 60]))))
        }
      }
      record.note(all: rule)
      if rule.isMoving {
        time += dice.pick([1.0 / 64, 0.2])
        rule.frame(at: time)
      }
    }
  }

  static let scrollMath = Calls(name: "scroll mathematics", seeds: 25) { dice, record in
    for _ in 0..<10 {
      let one = axis(&dice)
      let (place, velocity) = (dice.value(-300, 3500), dice.value(-4000, 4000))
      record.note(all: one)
      record.note("clamped", one.clamped(place))
      record.note("shown", one.shown(place))
      record.note("pulled", one.pulled(one.shown(place)))
      record.note("page", one.page(from: place, draggedFrom: place - 40, velocity: velocity))
      record.note("band", RubberBand.shown(place, length: 400))
      record.note("band", RubberBand.pull(dice.value(0, 390), length: 400))
      let fall = Deceleration(from: place, velocity: velocity, rate: dice.pick([0.998, 0.99]))
      let aimed = Deceleration(from: place, velocity: velocity, to: dice.value(0, 3000))
      let spring = EdgeSpring(to: 0, displacement: dice.value(-90, 90), velocity: velocity)
      for motion in [
        ScrollMotion(fall, in: 0...dice.value(1, 3000), bounces: dice.chance(0.5)),
        .decelerating(aimed), .springing(spring), .rest(at: place),
        .easing(from: place, to: dice.value(0, 900)),
        .springing(EdgeSpring(releasedAt: place, beyond: 0, fingerVelocity: velocity)),
      ] {
        record.note(all: motion)
        for time in [-1, 0, 0.1, 0.25, 0.5, 1, 3, 9] {
          record.note("place", motion.position(at: time))
          record.note("speed", motion.velocity(at: time))
          record.note(all: motion.frame(at: time, after: time - 0.1))
        }
      }
      record.note("reaches", fall.time(at: place + dice.value(-300, 300)) ?? -1)
    }
  }

  static let zoomRules = Calls(name: "zoom rules", seeds: 25) { dice, record in
    var (rule, time) = (ZoomRule(), 0.0)
    for _ in 0..<40 {
      time += dice.pick([0, 1.0 / 64, 0.1, 0.4])
      let place = ZoomRule.Place(scale: dice.value(0, 5), offset: dice.place())
      switch dice.below(9) {
      case 0: rule.setLimits(minimum: dice.pick([0.5, 1, .nan]), maximum: dice.pick([1, 3, 0]))
      case 1, 2: rule.beginPinch(dice.pick([1, 1.25]), at: dice.place(), offset: dice.place())
      case 3, 4: rule.pinch(dice.value(0, 4), at: dice.place())
      case 5:
        let side = ZoomRule.Content.Side(
          viewport: 400, content: dice.value(100, 900), before: dice.value(-20, 20), after: 10)
        rule.endPinch(
          at: time, of: ZoomRule.Content(horizontal: side, vertical: side),
          isScrolling: dice.chance(0.3))
      case 6: rule.ease(to: place, from: dice.place(), at: time)
      case 7: rule.jump(to: place)
      default: if dice.chance(0.5) { rule.stop() } else { rule.interrupt() }
      }
      while let step = rule.next() { record.note("step", "\(step)") }
      record.note(all: rule)
      record.note("limits", rule.clamped(dice.value(0, 5)))
      record.note("shown", rule.shown(dice.value(0, 5)))
      if rule.isMoving {
        time += dice.pick([1.0 / 64, 0.2])
        rule.frame(at: time)
      }
    }
  }

  // MARK: Rows

  static let rowRules = Calls(name: "row rules", seeds: 25) { dice, record in
    var swipe = RowSwipe(
      width: 320, leading: dice.pick([.none, RowSwipe.Actions(width: 74, performsFirst: true)]),
      trailing: dice.pick([.none, RowSwipe.Actions(width: 160, performsFirst: dice.chance(0.5))]))
    var selection = RowSelection()
    for _ in 0..<50 {
      let row = RowPath(section: dice.below(2), row: dice.below(4))
      switch dice.below(14) {
      case 0: swipe.begin()
      case 1...3: swipe.drag(by: dice.value(-330, 330))
      case 4: record.note("out", "\(swipe.release(velocity: dice.value(-900, 900)))")
      case 5: if dice.chance(0.3) { swipe.close() }
      case 6, 7: selection.press(row)
      case 8, 9: selection.lift(isInside: dice.chance(0.8))
      case 10: selection.cancel()
      case 11: selection.allowsMultiple.toggle()
      case 12: record.note("left", "\(selection.select(row))")
      default:
        if dice.chance(0.5) {
          selection.deselect(row)
        } else if dice.chance(0.5) {
          selection.reload { $0.row != row.row }
        } else {
          selection.follow {
            $0.row == row.row ? nil : RowPath(section: $0.section, row: $0.row ^ 1)
          }
        }
      }
      while let step = selection.next() {
        record.note("step", "\(step)")
        switch step {
        case .askHighlight: selection.answer(dice.chance(0.8))
        case .askSelect(let path), .askDeselect(let path):
          selection.answer(dice.chance(0.7) ? path : dice.chance(0.5) ? nil : row)
        default: break
        }
      }
      record.note(all: selection)
      record.note(all: swipe)
    }
  }

  static let rowLayouts = Calls(name: "row layouts", seeds: 25) { dice, record in
    let sections = (0..<dice.below(5)).map { _ in
      RowLayout.Section(
        header: dice.pick([0, 28]),
        rows: RowHeights((0..<dice.below(6)).map { _ in dice.pick([44, 30, 0]) }),
        footer: dice.pick([0, 20]))
    }
    let layout = RowLayout(
      sections: sections, before: dice.pick([0, 50]), after: dice.pick([0, 9]))
    record.note(all: layout)
    for section in sections.indices {
      record.note(all: layout.section(section))
      record.note(all: layout.header(of: section))
      record.note(all: layout.footer(of: section))
      record.note(all: layout.rows(of: section))
      for top in [0.0, 40, 90, 200] {
        record.note(all: layout.stickyHeader(of: section, at: top))
      }
    }
    for _ in 0..<12 {
      let (top, way) = (dice.value(-50, 500), dice.value(0, 300))
      record.note(all: layout.row(at: top))
      record.note(all: layout.rows(from: top, to: top + way))
      record.note(all: layout.sections(from: top, to: top + way))
      let path = RowPath(section: dice.below(5), row: dice.below(6))
      record.note(all: layout.index(of: path))
      record.note("there", layout.contains(path))
      let other = RowPath(section: dice.below(5), row: dice.below(6))
      guard layout.contains(path), layout.contains(other) else { continue }
      record.note(all: layout.path(at: layout.index(of: path) ?? 0))
      record.note(all: layout.moving(path, to: other))
      var reorder = RowReorder(path, in: layout, at: top)
      record.note(all: reorder.proposal(at: top + way))
      record.note("moves", reorder.move(to: other))
      record.note(all: reorder.row(shownAt: path))
      record.note(all: reorder.place(of: other))
      record.note("pace", RowReorder.scrollVelocity(at: top, length: 400))
    }
  }

  static let rowChanges = Calls(name: "row changes", seeds: 40) { dice, record in
    for _ in 0..<12 {
      var changes = RowChanges()
      let before = (0..<2 + dice.below(3)).map { _ in dice.below(5) }
      var after = before
      for _ in 0..<dice.below(4) {
        let section = dice.below(before.count)
        let path = RowPath(section: section, row: dice.below(5))
        switch dice.below(7) {
        case 0, 1:
          changes.insertedRows.append(path)
          after[section] += 1
        case 2, 3:
          changes.deletedRows.append(path)
          after[section] -= 1
        case 4: changes.reloadedRows.append(path)
        case 5: changes.reloadedSections.append(section)
        default:
          changes.moves.append(
            RowChanges.Move(from: path, to: RowPath(section: section, row: dice.below(5))))
        }
      }
      if dice.chance(0.2) { changes.deletedSections.append(0) }
      if dice.chance(0.2) { changes.insertedSections.append(dice.below(3)) }
      if changes.deletedSections.count == 1, dice.chance(0.8) { after.removeFirst() }
      if changes.insertedSections.count == 1, dice.chance(0.8) { after.insert(2, at: 0) }
      let (mapping, problem) = changes.mapping(from: before, to: after.map { max($0, 0) })
      record.note(all: problem)
      record.note("empty", changes.isEmpty)
      guard let mapping else { continue }
      for (section, count) in before.enumerated() {
        for row in 0..<count { record.note(all: mapping(RowPath(section: section, row: row))) }
      }
    }
  }
}
