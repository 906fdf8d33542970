// A finger and a keyboard of random calls.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A finger that taps, drags and holds, and looks at all on its way.
struct Hand {
  let stage: SmallStage
  let record: Record
  private var isDown = false
  private var place = CGPoint.zero

  init(_ stage: SmallStage, _ record: Record) { (self.stage, self.record) = (stage, record) }

  private var now: Double { stage.application.scheduler.now }

  private func send(_ phase: UITouch.Phase, after time: Double) {
    // The form that names a window has a lane of its own for a single move.
    stage.application.receive(
      [TouchReport(1, phase, at: place)], at: now + time, in: stage.window)
  }

  /// Puts the finger down somewhere in a rectangle, moves it, lifts it or waits.
  mutating func act(in area: CGRect, _ dice: inout Dice) {
    guard isDown else {
      guard dice.chance(0.7) else { return pass(dice.pick([0.0625, 0.3, 2])) }
      place = CGPoint(
        x: area.minX + area.width * CGFloat(dice.unit()),
        y: area.minY + area.height * CGFloat(dice.unit()))
      isDown = true
      return send(.began, after: 0.05)
    }
    switch dice.below(10) {
    case 0...5:
      let pace = dice.pick([2.0, 10, 40])
      let (x, y) = (dice.value(-1, 1) * pace, dice.value(-1, 1) * pace)
      for _ in 0..<dice.below(6) + 1 {
        place = CGPoint(x: place.x + x, y: place.y + y)
        send(.moved, after: 1.0 / 64)
      }
    case 6: pass(dice.pick([0.0625, 0.6, 1.2]))
    default:
      isDown = false
      send(dice.chance(0.05) ? .cancelled : .ended, after: 1.0 / 64)
    }
  }

  func pass(_ time: Double) { stage.application.advance(to: now + time) }

  func key(_ code: UIKeyboardHIDUsage, _ text: String, _ modifiers: UIKeyModifierFlags = []) {
    for change in [HostInput.KeyInput.Change.down, .up] {
      stage.application.receive(
        .key(
          HostInput.KeyInput(
            code, change, characters: text, modifiers: modifiers, time: now + 0.02)))
    }
  }
}

/// Code of the app that acts from inside of callbacks, now and then.
final class Inside {
  private var dice = Dice(0)
  private var isActing = false
  private var chance = 0.0
  private var left = 0
  /// What it does.
  var act: (inout Dice) -> Void = { _ in }

  init() {}
  deinit {}

  /// From now on it acts with this chance, and at most so often.
  func begin(_ dice: inout Dice, chance: Double, most: Int = 40) {
    self.dice = dice.fork(77)
    _ = dice.next()
    (self.chance, left) = (chance, most)
  }

  /// A callback runs.
  func reach() {
    guard chance > 0, left > 0, !isActing, dice.chance(chance) else { return }
    isActing = true
    left -= 1
    act(&dice)
    isActing = false
  }
}
