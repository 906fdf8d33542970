// Fingers that know tables: they tap rows, swipe them, move them by their grips, pull content down and
// turn wheels. Random fingers do so too seldom.

/// Makes short sequences of inputs, one after the other.
nonisolated struct TablePeople {
  /// The numbers of the finger and of the wheel.
  private static let finger = 7
  private static let wheel = 72

  private let plan: Plan
  private let acts: Bool
  private var dice: Dice
  private var script: [Plan.Input] = []
  private var window = 0
  /// The scroll views whose superviews are scroll views.
  private let nested: [Int]

  init(_ plan: Plan, acts: Bool, dice: Dice) {
    self.plan = plan
    nested = plan.scrollers.map { $0.view }.filter { id in
      plan.views.contains { $0.id == id && plan.scroller($0.parent) != nil }
    }
    self.acts = acts
    self.dice = dice
  }

  /// The next input; `nil` if other people are to act.
  mutating func next() -> Plan.Input? {
    if !script.isEmpty { return dice.chance(0.85) ? script.removeFirst() : nil }
    guard dice.chance(0.08) else { return nil }
    begin()
    return script.isEmpty ? nil : script.removeFirst()
  }

  /// Everything is lifted.
  mutating func forget() { script = [] }

  // MARK: Sequences

  private mutating func begin() {
    if acts, dice.chance(0.15) { return script.append(.act(plan.tableMutation(&dice))) }
    if dice.chance(0.2) { return turnWheel() }
    let sort = dice.below(9)
    let tables = plan.tables.map { $0.view }
    let needsRows = sort == 3 || sort == 4 || sort > 6
    let view = dice.pick(
      needsRows && !tables.isEmpty ? tables : tables + plan.refreshers.map { $0.view })
    let area = area(of: view)
    switch sort {
    case 0, 1: tap(area.x(dice.unit()), area.y(dice.unit()))
    case 2: press(area)
    case 3, 4:
      prepare(view, isEditing: false)
      swipe(area)
    case 5: pull(area)
    case 6: flick(area)
    default:
      prepare(view, isEditing: true)
      if dice.chance(0.4) { edit(area) } else { move(area) }
    }
  }

  /// Lifts what is down, and has the app edit rows or not: otherwise most swipes and moves are none.
  private mutating func prepare(_ view: Int, isEditing: Bool) {
    if dice.chance(0.5) { script.append(.cancel(window: window)) }
    if acts, dice.chance(0.6) { script.append(.act(.table(view, .edit(isEditing)))) }
  }

  private mutating func area(of number: Int) -> Plan.Area {
    let (area, home) = plan.area(of: number)
    if let home { window = home }
    return area
  }

  private mutating func touch(
    _ phase: Plan.Phase, _ x: Double, _ y: Double, after: Double = 1 / 64
  ) {
    script.append(
      .touches(
        [Plan.Touch(finger: Self.finger, phase: phase, x: x, y: y)], after: after, window: window))
  }

  private mutating func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y, after: dice.pick([1 / 64, 0.4]))
    touch(.ended, x, y, after: dice.pick([1 / 16, 0.2]))
  }

  private mutating func press(_ area: Plan.Area) {
    let (x, y) = (area.x(dice.unit()), area.y(dice.unit()))
    touch(.began, x, y)
    script.append(.wait(dice.pick([0.2, 0.6])))
    if dice.chance(0.3) { touch(.moved, x, y + dice.quarter(-90, 90)) }
    if acts, dice.chance(0.2) { script.append(.act(plan.tableMutation(&dice))) }
    touch(.ended, x, y)
  }

  private mutating func drag(
    _ x: Double, _ y: Double, by dx: Double, _ dy: Double, steps: Int, after: Double = 1 / 64
  ) {
    for step in 1...steps {
      touch(.moved, x + dx * Double(step), y + dy * Double(step), after: after)
    }
  }

  /// Swipes a row aside, and often touches what shows then.
  private mutating func swipe(_ area: Plan.Area) {
    let isLeading = dice.chance(0.4)
    let (x, y) = (area.x(isLeading ? 0.15 : 0.85), area.y(dice.unit()))
    touch(.began, x, y)
    let (steps, pace) = (dice.pick([2, 4, 12]), dice.pick([6.0, 15, 30]))
    drag(
      x, y, by: isLeading ? pace : -pace, 0, steps: steps,
      after: dice.pick([1 / 128, 1 / 64, 0.05])
    )
    let end = x + (isLeading ? pace : -pace) * Double(steps)
    if dice.chance(0.3) { script.append(.wait(0.2)) }
    touch(dice.chance(0.9) ? .ended : .cancelled, end, y)
    guard dice.chance(0.7) else { return }
    if dice.chance(0.7) { script.append(.wait(0.4)) }
    tap(area.x(isLeading ? 0.05 : 0.95), dice.chance(0.8) ? y : area.y(dice.unit()))
  }

  /// Pulls content down far enough, and sometimes once more.
  private mutating func pull(_ area: Plan.Area) {
    let (x, y) = (area.x(dice.unit()), area.y(dice.between(0, 0.4)))
    touch(.began, x, y)
    let steps = dice.pick([6, 10, 16])
    drag(x, y, by: 0, 20, steps: steps)
    if dice.chance(0.5) {
      script.append(.wait(dice.pick([0.1, 0.7])))
      drag(x, y + 20 * Double(steps), by: 0, 10, steps: 4)
    }
    touch(.ended, x, y + 20 * Double(steps))
  }

  private mutating func flick(_ area: Plan.Area) {
    let (x, y) = (area.x(dice.unit()), area.y(dice.unit()))
    let pace = dice.pick([-40.0, -12, 12, 40])
    touch(.began, x, y)
    drag(x, y, by: 0, pace, steps: 5, after: 1 / 128)
    touch(.ended, x, y + 5 * pace, after: 1 / 128)
  }

  /// Takes a row by its grip, if there is one.
  private mutating func move(_ area: Plan.Area) {
    let (x, y) = (area.left + area.width - 20, area.y(dice.unit()))
    touch(.began, x, y)
    let (steps, pace) = (1 + dice.below(6), dice.pick([-45.0, -15, 15, 45]))
    drag(x, y, by: 0, pace, steps: steps)
    if dice.chance(0.3) { script.append(.wait(0.5)) }
    if acts, dice.chance(0.15) { script.append(.act(plan.tableMutation(&dice))) }
    touch(dice.chance(0.9) ? .ended : .cancelled, x, y + pace * Double(steps))
  }

  /// Touches the control at a row's left, and often the button that shows then.
  private mutating func edit(_ area: Plan.Area) {
    let y = area.y(dice.unit())
    tap(area.left + 20, y)
    guard dice.chance(0.8) else { return }
    if dice.chance(0.7) { script.append(.wait(0.4)) }
    tap(area.left + area.width - 20, dice.chance(0.8) ? y : area.y(dice.unit()))
  }

  private mutating func turnWheel() {
    // Inside of another one it meets an edge that hands it on.
    let isNested = !nested.isEmpty && dice.chance(0.6)
    let area = area(of: isNested ? dice.pick(nested) : dice.pick(plan.scrollers).view)
    let (x, y) = (area.x(dice.unit()), area.y(dice.unit()))
    let (dx, dy) = (dice.pick([0, 0, 0, 30.0]), dice.pick([-90.0, -30, 30, 90]))
    guard isNested else { return turnWheel(at: x, y, by: dx, dy) }
    // At first both are at their beginning, so mostly towards the end.
    let sign = dice.chance(0.8) && dy > 0 ? -4.0 : 4
    for _ in 0..<2 + dice.below(2) { turnWheel(at: x, y, by: sign * dx, sign * dy) }
  }

  private mutating func turnWheel(at x: Double, _ y: Double, by dx: Double, _ dy: Double) {
    var phase = Plan.Phase.began
    for step in 0...2 + dice.below(4) {
      script.append(notch(phase, x + dx * Double(step), y + dy * Double(step)))
      phase = .moved
    }
    script.append(notch(.ended, x, y))
  }

  private func notch(_ phase: Plan.Phase, _ x: Double, _ y: Double) -> Plan.Input {
    let touch = Plan.Touch(
      finger: Self.wheel, phase: phase, x: x, y: y, type: 3, scrolls: true, isWheel: true)
    return .touches([touch], after: 1 / 32, window: window)
  }
}
