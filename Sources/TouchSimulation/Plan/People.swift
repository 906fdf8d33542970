// Random people: the actions of their fingers, pens and pointers, with times. They do not look at
// the app, so all actions are known before the app runs.

/// Fingers with habits, some of them inhuman.
nonisolated struct People {
  private struct Finger {
    var number: Int
    var isDown = false
    var x = 0.0
    var y = 0.0
    /// Points for each event.
    var dx = 0.0
    var dy = 0.0
    var type = 0
    var scrolls = false
    /// What it does on a trackpad; a scale of 0 stands for nothing.
    var scale = 0.0
    var rotation = 0.0
    var window = 0
    /// How many more events it does what it does.
    var patience = 0
  }

  private let features: Features
  private let plan: Plan
  private var dice: Dice
  private var fingers: [Finger]
  private var untilRest = 200
  private var isPressed = false
  private var isHovering = false
  /// People who know tables.
  var tablePeople: TablePeople?
  /// People who know controls and keys.
  var controlPeople: ControlPeople?
  /// People who know navigation.
  var screenPeople: ScreenPeople?

  init(features: Features, dice: Dice, plan: Plan) {
    self.features = features
    self.dice = dice
    self.plan = plan
    fingers = (1...(features.contains(.manyFingers) ? 6 : 2)).map { Finger(number: $0) }
  }

  /// So many inputs.
  mutating func act(_ count: Int) -> [Plan.Input] {
    var inputs: [Plan.Input] = []
    inputs.reserveCapacity(count)
    while inputs.count < count { inputs.append(next()) }
    return inputs
  }

  private mutating func next() -> Plan.Input {
    untilRest -= 1
    guard untilRest > 0 else {
      untilRest = 100 + dice.below(400)
      for index in fingers.indices { fingers[index].isDown = false }
      (isPressed, isHovering) = (false, false)
      tablePeople?.forget()
      controlPeople?.forget()
      screenPeople?.forget()
      return .rest
    }
    if let input = tablePeople?.next() ?? controlPeople?.next() ?? screenPeople?.next() {
      if case .cancel(let window) = input { lift(in: window) }
      return input
    }
    let sort = dice.below(1000)
    if sort < 4, features.contains(.changes) { return .act(plan.mutation(features, &dice)) }
    let isUnruly = !features.isDisjoint(with: .unruly)
    if sort < 14, isUnruly || !features.isDisjoint(with: [.changes, .reactions]) {
      return .act(.repair)
    }
    if isUnruly, dice.chance(0.01), let mutation = plan.unrulyMutation(features, &dice) {
      // Most permanent departures happen inside callbacks.
      if !mutation.isDeparture || dice.chance(0.2) { return .act(mutation) }
    }
    if !plan.scrollers.isEmpty, features.contains(.changes), dice.chance(0.006) {
      return .act(plan.scrollMutation(features, &dice))
    }
    if sort < 17, features.contains(.interruptions) {
      let window = dice.below(plan.windows.count)
      lift(in: window)
      return .cancel(window: window)
    }
    if sort < 30, features.contains(.presses) {
      isPressed.toggle()
      let phase = dice.chance(0.1) ? dice.below(5) : isPressed ? 0 : dice.pick([3, 3, 4])
      return .press(phase, after: pause())
    }
    if sort < 45 {
      let delay = dice.pick([0.02, 0.1, 0.36, 0.6, 1])
      return isUnruly && dice.chance(0.5) ? .waitByClock(delay) : .wait(delay)
    }
    if sort < 60, features.contains(.pointers) { return hover() }
    if sort < 63, features.contains(.garbage) {
      return .brokenClock(Plan.Touch(finger: 1 + dice.below(6), phase: .moved, x: 10, y: 10))
    }
    return touches()
  }

  private mutating func lift(in window: Int) {
    for index in fingers.indices where fingers[index].window == window {
      fingers[index].isDown = false
    }
  }

  private mutating func hover() -> Plan.Input {
    let phase: Plan.Phase =
      isHovering ? (dice.chance(0.3) ? .regionExited : .regionMoved) : .regionEntered
    isHovering = phase != .regionExited
    let touch = Plan.Touch(
      finger: 70, phase: phase, x: dice.quarter(0, 400), y: dice.quarter(0, 400), type: 3)
    return .touches([touch], after: pause(), window: 0)
  }

  private mutating func pause() -> Double {
    guard features.contains(.haste) else { return 1 / 64 }
    switch dice.below(40) {
    case 0: return 0
    case 1: return dice.pick([0.2, 0.35, 0.5, 0.76])
    case 2 where features.contains(.garbage): return -0.1
    case 3...6: return 1 / 512
    default: return 1 / 128
    }
  }

  // MARK: Fingers

  private mutating func touches() -> Plan.Input {
    let after = pause()
    let window = dice.chance(0.85) ? 0 : dice.below(plan.windows.count)
    var touches: [Plan.Touch] = []
    touches.reserveCapacity(fingers.count)
    var isPointing = false
    for index in fingers.indices {
      guard let touch = step(index, in: window) else { continue }
      touches.append(touch)
      isPointing = isPointing || touch.type == 3
    }
    if features.contains(.garbage), dice.chance(0.02) { spoil(&touches) }
    return .touches(
      touches, after: after, window: window, buttons: isPointing ? dice.pick([1, 1, 0, 2]) : 0)
  }

  private mutating func step(_ index: Int, in window: Int) -> Plan.Touch? {
    guard fingers[index].isDown else {
      guard dice.chance(index == 0 ? 0.3 : 0.08) else { return nil }
      return begin(index, in: window)
    }
    guard fingers[index].window == window else { return nil }
    fingers[index].patience -= 1
    if fingers[index].patience > 0 {
      guard fingers[index].dx != 0 || fingers[index].dy != 0 else { return nil }
      return move(index)
    }
    guard dice.chance(0.6) else {
      swerve(index)
      return move(index)
    }
    fingers[index].isDown = false
    let isCancelled = features.contains(.interruptions) && dice.chance(0.03)
    return report(index, isCancelled ? .cancelled : .ended)
  }

  private mutating func begin(_ index: Int, in window: Int) -> Plan.Touch {
    fingers[index].isDown = true
    fingers[index].window = window
    // People tap where they tapped, and pinch near their other fingers.
    if dice.chance(0.5) {
      (fingers[index].x, fingers[index].y) = (dice.quarter(0, 400), dice.quarter(0, 400))
      if dice.chance(0.15) { fingers[index].x = dice.pick([2, 398]) }
    } else if index > 0, dice.chance(0.7) {
      fingers[index].x = fingers[0].x + dice.quarter(-60, 60)
      fingers[index].y = fingers[0].y + dice.quarter(-60, 60)
    }
    fingers[index].type = 0
    if features.contains(.pens), dice.chance(0.15) { fingers[index].type = 2 }
    if features.contains(.pointers), dice.chance(0.1) { fingers[index].type = 3 }
    fingers[index].scrolls = fingers[index].type == 3 && dice.chance(0.3)
    let transforms = fingers[index].type == 3 && !fingers[index].scrolls && dice.chance(0.4)
    (fingers[index].scale, fingers[index].rotation) = (transforms ? 1 : 0, 0)
    swerve(index)
    return report(index, .began)
  }

  private mutating func swerve(_ index: Int) {
    fingers[index].patience = dice.pick([1, 2, 4, 8, 30])
    let pace = dice.pick([0, 0, 0.25, 3, 12, 60])
    fingers[index].dx = pace * dice.quarter(-1, 1)
    fingers[index].dy = pace * dice.quarter(-1, 1)
    if dice.chance(0.3) { fingers[index].dy = 0 }
  }

  private mutating func move(_ index: Int) -> Plan.Touch {
    if fingers[index].scale > 0 {
      fingers[index].scale = max(fingers[index].scale + fingers[index].dx / 64, 1 / 64)
      fingers[index].rotation += fingers[index].dy / 64
      return report(index, .moved)
    }
    fingers[index].x += fingers[index].dx
    fingers[index].y += fingers[index].dy
    return report(index, .moved)
  }

  private func report(_ index: Int, _ phase: Plan.Phase) -> Plan.Touch {
    let finger = fingers[index]
    return Plan.Touch(
      finger: finger.number, phase: phase, x: finger.x, y: finger.y, type: finger.type,
      scrolls: finger.scrolls, scale: finger.scale, rotation: finger.rotation)
  }

  /// Drops, repeats, reorders or breaks reports.
  private mutating func spoil(_ touches: inout [Plan.Touch]) {
    guard !touches.isEmpty else {
      let phase = Plan.Phase(rawValue: dice.below(8)) ?? .moved
      return touches.append(Plan.Touch(finger: dice.below(9), phase: phase, x: 50, y: 50))
    }
    let index = dice.below(touches.count)
    switch dice.below(7) {
    case 0: touches.remove(at: index)
    case 1: touches.append(touches[index])
    case 2: touches.reverse()
    case 3: touches[index].flaw = Plan.Flaw(rawValue: 1 + dice.below(4)) ?? .none
    case 4: touches[index].phase = Plan.Phase(rawValue: dice.below(8)) ?? .moved
    case 5: touches[index].scale = dice.pick([0, 1, -1, 1e9, .infinity])
    default: touches[index].hasFineSamples = true
    }
  }
}
