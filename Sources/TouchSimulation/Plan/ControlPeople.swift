// Fingers that know controls: they tap them, hold them, drag their thumbs, slide off and come back, and
// type. Random fingers do so too seldom.

/// Makes short sequences of inputs, one after the other.
nonisolated struct ControlPeople {
  private let plan: Plan
  private let acts: Bool
  private var dice: Dice
  private var script = Script(finger: 8)

  init(_ plan: Plan, acts: Bool, dice: Dice) {
    self.plan = plan
    self.acts = acts
    self.dice = dice
  }

  /// The next input; `nil` if other people are to act.
  mutating func next() -> Plan.Input? {
    if !script.isEmpty { return dice.chance(0.85) ? script.next() : nil }
    guard dice.chance(0.06) else { return nil }
    begin()
    return script.isEmpty ? nil : script.next()
  }

  /// Everything is lifted.
  mutating func forget() { script.forget() }

  // MARK: Sequences

  private mutating func begin() {
    if acts, dice.chance(0.15) { return script.act(plan.controlMutation(&dice)) }
    let control = dice.pick(plan.controls)
    let (area, window) = plan.area(of: control.view)
    script.window = window ?? 0
    // Where others hold a finger down, hardly any control is pressed.
    if dice.chance(0.3) { script.add(.cancel(window: script.window)) }
    if control.kind == .field { return edit(area, control) }
    switch dice.below(5) {
    case 0, 1: tap(area)
    case 2: hold(area)
    case 3: slide(area, control)
    default: leave(area)
    }
  }

  /// Sometimes code acts while the finger is down.
  private mutating func actInside() {
    if acts, dice.chance(0.2) { script.act(plan.controlMutation(&dice)) }
  }

  private mutating func lift(_ x: Double, _ y: Double) {
    script.touch(dice.chance(0.9) ? .ended : .cancelled, x, y, after: dice.pick([1 / 64, 0.2]))
  }

  private mutating func tap(_ area: Plan.Area) {
    let (x, y) = (area.x(dice.unit()), area.y(dice.unit()))
    for _ in 0..<dice.pick([1, 1, 1, 2]) {
      script.touch(.began, x, y, after: dice.pick([1 / 64, 0.4]))
      if dice.chance(0.4) { script.wait(0.2) }
      actInside()
      lift(x, y)
    }
  }

  private mutating func hold(_ area: Plan.Area) {
    let (x, y) = (area.x(dice.unit()), area.y(dice.between(0.2, 0.8)))
    script.touch(.began, x, y)
    script.wait(dice.pick([0.2, 0.7, 2]))
    actInside()
    script.wait(0.3)
    lift(x, y)
  }

  /// Takes a thumb where it would be, and moves it.
  private mutating func slide(_ area: Plan.Area, _ control: Plan.Control) {
    let range = control.highest - control.lowest
    let part = range > 0 ? (control.value - control.lowest) / range : 0
    let isThumb = control.kind == .slider && dice.chance(0.7)
    let (x, y) = (area.x(isThumb ? 0.1 + 0.8 * part : dice.unit()), area.y(0.5))
    let (steps, pace) = (2 + dice.below(6), dice.pick([-25.0, -8, 8, 25]))
    script.touch(.began, x, y)
    if dice.chance(0.5) { script.wait(0.2) }
    script.drag(from: x, y, by: pace, 0, steps: steps)
    actInside()
    lift(x + pace * Double(steps), y)
  }

  /// Slides off the control, and often back.
  private mutating func leave(_ area: Plan.Area) {
    let (x, y) = (area.x(0.5), area.y(0.5))
    script.touch(.began, x, y)
    if dice.chance(0.7) { script.wait(0.2) }
    script.drag(from: x, y, by: 0, 30, steps: 6)
    guard dice.chance(0.6) else { return lift(x, y + 180) }
    script.drag(from: x, y + 180, by: 0, -30, steps: 6)
    lift(x, y)
  }

  /// Selects text by a second tap, or drags through it.
  private mutating func select(_ x: Double, _ y: Double) {
    if dice.chance(0.3) { script.wait(0.5) }
    script.touch(.began, x, y)
    if dice.chance(0.3) { script.wait(0.6) }
    if dice.chance(0.5) { script.drag(from: x, y, by: dice.pick([-15, 15]), 0, steps: 3) }
    actInside()
    lift(x, y)
  }

  private mutating func edit(_ area: Plan.Area, _ control: Plan.Control) {
    let x = area.x(control.hasClearButton && dice.chance(0.3) ? 0.97 : dice.unit())
    let y = area.y(0.5)
    script.touch(.began, x, y, after: dice.pick([1 / 64, 0.4]))
    lift(x, y)
    if dice.chance(0.4) { select(x, y) }
    for _ in 0..<dice.below(8) {
      switch dice.below(12) {
      case 0: actInside()
      case 1: script.wait(0.3)
      case 2...7: script.press(.letter, repeats: dice.pick([0, 0, 2]))
      default: script.press(dice.pick(Plan.Key.allCases))
      }
    }
    if acts, dice.chance(0.5) {
      script.act(.control(control.view, .endEditing(isForced: dice.chance(0.4))))
    }
  }
}
