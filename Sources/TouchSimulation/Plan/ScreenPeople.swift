// Fingers that know navigation: they swipe back from the edge and anywhere, tap the back button, pull
// sheets, and do so while screens are on their way. Random fingers do so too seldom.

/// Makes short sequences of inputs, one after the other.
nonisolated struct ScreenPeople {
  private let plan: Plan
  private let acts: Bool
  private var dice: Dice
  private var script = Script(finger: 9)

  init(_ plan: Plan, acts: Bool, dice: Dice) {
    self.plan = plan
    self.acts = acts
    self.dice = dice
  }

  /// The next input; `nil` if other people are to act.
  mutating func next() -> Plan.Input? {
    if !script.isEmpty { return dice.chance(0.9) ? script.next() : nil }
    guard dice.chance(0.06) else { return nil }
    begin()
    return script.isEmpty ? nil : script.next()
  }

  /// Everything is lifted.
  mutating func forget() { script.forget() }

  private mutating func begin() {
    if acts, dice.chance(0.35) { return act() }
    if dice.chance(0.3) { script.add(.cancel(window: 0)) }
    switch dice.below(8) {
    case 0, 1, 2: swipe(from: dice.pick([2, 2, 10]))
    case 3: swipe(from: dice.quarter(30, 200))
    case 4: goBack()
    default: pull()
    }
  }

  /// Several calls, often one during the other's transition.
  private mutating func act() {
    for _ in 0..<1 + dice.below(3) {
      script.act(plan.screenMutation(&dice))
      if dice.chance(0.6) { script.wait(dice.pick([0, 0.1, 0.3, 0.6])) }
    }
  }

  private mutating func actInside() {
    if acts, dice.chance(0.25) { script.act(plan.screenMutation(&dice)) }
  }

  private mutating func swipe(from x: Double) {
    if acts, dice.chance(0.5) {
      script.act(.screen(.push(dice.below(8), animated: dice.chance(0.5))))
      if dice.chance(0.7) { script.wait(dice.pick([0.1, 0.6])) }
    }
    let (y, pace, steps) = (dice.quarter(60, 390), dice.pick([8.0, 20, 40]), 2 + dice.below(8))
    script.touch(.began, x, y)
    script.drag(from: x, y, by: pace, 0, steps: steps)
    actInside()
    if dice.chance(0.3) { script.wait(0.2) }
    let end = x + pace * Double(steps)
    if dice.chance(0.3) { script.drag(from: end, y, by: -pace, 0, steps: 2) }
    script.touch(dice.chance(0.85) ? .ended : .cancelled, end, y)
    // While it goes on by itself.
    if dice.chance(0.3) {
      script.wait(0.05)
      if dice.chance(0.5) { goBack() } else { actInside() }
    }
  }

  private mutating func goBack() {
    let (x, y) = (dice.quarter(5, 60), dice.quarter(5, 40))
    script.touch(.began, x, y)
    script.touch(.ended, x, y, after: 0.1)
  }

  /// Pulls what could be a sheet down, or up.
  private mutating func pull() {
    if acts, dice.chance(0.7) {
      script.act(.screen(.present(dice.below(8), animated: dice.chance(0.5))))
      script.wait(dice.pick([0.2, 0.7, 0.7]))
    }
    let (x, y) = (dice.quarter(20, 380), dice.quarter(80, 300))
    let (pace, steps) = (dice.pick([-20.0, 10, 30, 60]), 3 + dice.below(6))
    script.touch(.began, x, y)
    script.drag(from: x, y, by: 0, pace, steps: steps)
    actInside()
    if dice.chance(0.3) { script.wait(0.3) }
    script.touch(dice.chance(0.85) ? .ended : .cancelled, x, y + pace * Double(steps))
    if dice.chance(0.4) {
      script.wait(0.05)
      actInside()
    }
  }
}
