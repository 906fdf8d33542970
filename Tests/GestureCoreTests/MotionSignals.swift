// What accelerometers measure when people walk, put a phone down, knock on a table or shake it: made
// from seeds, with gravity in any direction, noise, and at the rates of real hardware.

import GestureCore

/// Numbers that a seed fixes: the same seed gives the same numbers (SplitMix64).
struct SignalDice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  /// A number from 0 to below 1.
  mutating func roll() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + roll() * (range.upperBound - range.lowerBound)
  }

  /// Nearly normal, from -3 to 3 deviations: the sum of twelve rolls.
  mutating func noise(_ deviation: Double) -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += roll() }
    return min(max(sum, -3), 3) * deviation
  }

  /// Any direction.
  mutating func direction() -> Acceleration {
    while true {
      let way = Acceleration(number(-1...1), number(-1...1), number(-1...1))
      if (0.1...1).contains(way.strength) { return way * (1 / way.strength) }
    }
  }
}

/// What a device measures while something happens to it.
struct MotionSignal {
  /// Samples a second.
  let rate: Double
  /// How noisy each axis is, in g.
  var deviation = 0.05
  /// Where gravity points at a time, in g.
  var gravity: (Double) -> Acceleration
  /// What moves the device at a time, in g, without gravity.
  var motion: (Double) -> Acceleration
  /// How long it is measured, in seconds.
  var duration = 4.0

  /// What a rule makes of it: `begin`, `end` and `cancel` with their times; deadlines come first.
  func verdicts(_ dice: inout SignalDice, _ rule: inout ShakeRule) -> [(String, Double)] {
    var verdicts: [(String, Double)] = []
    func note(_ proposal: Proposal, _ time: Double) {
      switch proposal {
      case .begin: verdicts.append(("begin", time))
      case .end: verdicts.append(("end", time))
      case .cancel: verdicts.append(("cancel", time))
      default: break
      }
    }
    func pass(to time: Double) {
      let deadline = rule.deadline
      if deadline <= time { note(rule.deadlinePassed(at: deadline), deadline) }
    }
    for index in 0..<Int(duration * rate) {
      let time = Double(index) / rate
      pass(to: time)
      let noise = Acceleration(
        dice.noise(deviation), dice.noise(deviation), dice.noise(deviation))
      note(rule.moved(gravity(time) + motion(time) + noise, at: time), time)
    }
    pass(to: .greatestFiniteMagnitude)
    return verdicts
  }
}

extension MotionSignal {
  /// Gravity that stays, or turns about an axis by so many radians a second.
  static func gravity(_ dice: inout SignalDice, turning speed: Double = 0)
    -> (Double) -> Acceleration
  {
    let (down, other) = dice.perpendicular()
    return { time in
      down * Trigonometry.cos(speed * time) + other * Trigonometry.sin(speed * time)
    }
  }

  /// Someone walks: up to 0.5 g at 2 steps a second, with half of it sideways at half the rate.
  static func walking(_ dice: inout SignalDice, rate: Double) -> MotionSignal {
    let (up, side) = dice.perpendicular()
    let strength = dice.number(0.2...0.5)
    let (first, second) = (dice.number(0...6.28), dice.number(0...6.28))
    return MotionSignal(rate: rate, gravity: gravity(&dice)) { time in
      up * (strength * Trigonometry.sin(4 * .pi * time + first))
        + side * (strength / 2 * Trigonometry.sin(2 * .pi * time + second))
    }
  }

  /// One knock on the table on which the device lies: at most 40 ms, up to 8 g, that swings once, two
  /// or three times.
  static func knock(_ dice: inout SignalDice, rate: Double) -> MotionSignal {
    let way = dice.direction() * dice.number(1...8)
    let (start, length) = (dice.number(1...1.1), dice.number(0.005...0.04))
    let swings = Double(1 + Int(dice.number(0...2.99)))
    return MotionSignal(rate: rate, gravity: gravity(&dice)) { time in
      guard time >= start, time < start + length else { return .zero }
      return way * Trigonometry.sin(swings * .pi * (time - start) / length)
    }
  }

  /// A hand turns the device by up to a right angle, lowers it, and puts it down: one edge, then the
  /// other more softly, with up to 3 g that ring.
  static func puttingDown(_ dice: inout SignalDice, rate: Double) -> MotionSignal {
    let (down, other) = dice.perpendicular()
    let angle = dice.number(0...(.pi / 2))
    let turn = dice.number(0.4...0.8)
    let (first, pitch) = (dice.number(1...3), dice.number(20...40))
    let contacts = [
      (start: 1.2, strength: first, pitch: pitch),
      (
        start: 1.2 + dice.number(0.08...0.25), strength: first * dice.number(0.3...0.8),
        pitch: pitch
      ),
    ]
    let gravity = { (time: Double) in
      let part = angle * min(max((time - 0.3) / turn, 0), 1)
      return down * Trigonometry.cos(part) + other * Trigonometry.sin(part)
    }
    return MotionSignal(rate: rate, gravity: gravity) { time in
      var sum = Acceleration.zero
      if time > 0.5, time < 1.2 { sum = sum + down * (0.3 * Trigonometry.sin(9 * (time - 0.5))) }
      for contact in contacts where time >= contact.start && time < contact.start + 0.3 {
        let since = time - contact.start
        let fading = max(0, 1 - since / 0.12)
        let swing = Trigonometry.cos(2 * .pi * contact.pitch * since)
        sum = sum + other * (contact.strength * fading * fading * swing)
      }
      return sum
    }
  }

  /// A hand shakes the device: so many half swings of at least 1.5 g, one after the other, so that all
  /// reversals fall into a second.
  static func shaking(
    _ dice: inout SignalDice, rate: Double, halfSwings: Int = 3, turning: Double = 0
  ) -> MotionSignal {
    let way = dice.direction() * dice.number(1.5...4)
    let pitch = dice.number(1.6...7)
    let start = dice.number(0.5...0.7)
    let end = start + Double(halfSwings) / (2 * pitch)
    return MotionSignal(rate: rate, gravity: gravity(&dice, turning: turning)) { time in
      guard time >= start, time < end else { return .zero }
      return way * Trigonometry.sin(2 * .pi * pitch * (time - start))
    }
  }

  /// The table hums, as under a motor: 2 to 4 g at 14 to 20 Hz, for a third of a second.
  static func humming(_ dice: inout SignalDice, rate: Double) -> MotionSignal {
    let way = dice.direction() * dice.number(2...4)
    let (start, pitch) = (dice.number(1...1.1), dice.number(14...20))
    return MotionSignal(rate: rate, gravity: gravity(&dice)) { time in
      guard time >= start, time < start + 0.33 else { return .zero }
      return way * Trigonometry.sin(2 * .pi * pitch * (time - start))
    }
  }

  /// A hand turns the device over within 4 s, and then shakes it along gravity.
  static func turnedOver(_ dice: inout SignalDice, rate: Double) -> MotionSignal {
    let (down, other) = dice.perpendicular()
    let pitch = dice.number(2...6)
    let gravity = { (time: Double) in
      let angle = .pi * min(time / 4, 1)
      return down * Trigonometry.cos(angle) + other * Trigonometry.sin(angle)
    }
    return MotionSignal(
      rate: rate, gravity: gravity,
      motion: { time in
        guard time >= 5, time < 5 + 1.5 / pitch else { return .zero }
        return down * (1.6 * Trigonometry.sin(2 * .pi * pitch * (time - 5)))
      }, duration: 8)
  }
}

extension SignalDice {
  /// A direction, and one at a right angle to it.
  mutating func perpendicular() -> (Acceleration, Acceleration) {
    let down = direction()
    while true {
      let other = direction()
      let rest = other - down * other.dot(down)
      if rest.strength > 0.2 { return (down, rest * (1 / rest.strength)) }
    }
  }
}
