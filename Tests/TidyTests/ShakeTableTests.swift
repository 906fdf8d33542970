// The table of signals and shakes in TouchKit's article: what an application makes of each signal.

import GestureCore
import Testing
import TouchKit

/// A view that writes down what it hears of shakes, with the times.
private final class Listener: UIView {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  private func note(_ word: String, _ event: UIEvent?) {
    let since = (event?.timestamp ?? 0) - Signal.start
    heard.append("\(word) \((since * 100).rounded() / 100)")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("cancelled", event)
  }
}

/// What happens to a device.
private struct Signal {
  /// When the first movement begins, in seconds: before, gravity alone is measured.
  static let start = 1.0

  let name: String
  /// What moves the device, in g, so many seconds after the first movement.
  let motion: @MainActor (Double) -> Acceleration
  /// Gravity, in g.
  var gravity = Acceleration(0, 0, -1)
  /// The noise on each axis, in g: at most twice this.
  var noise = 0.0
  /// Whether each sample is followed by one that is not finite.
  var hasHoles = false
  /// Whether each two samples come in the wrong order.
  var isSwapped = false
}

extension Signal {
  /// Swings along an axis: so many g and times a second, as many half swings.
  private static func swings(
    _ strength: Double, pitch: Double, halves: Double, along axis: Acceleration
  ) -> @MainActor (Double) -> Acceleration {
    { since in
      guard since >= 0, since < halves / (2 * pitch) else { return .zero }
      return axis * (strength * Trigonometry.sin(2 * .pi * pitch * since))
    }
  }

  /// Three reversals of 1.6 g within half a second, in a direction between all axes.
  private static let shake = swings(
    1.6, pitch: 3, halves: 3, along: Acceleration(0.6, 0.64, 0.48))

  static let all: [Signal] = [
    Signal(name: "rest") { _ in .zero },
    Signal(
      name: "walking: 0.5 g, 2 steps a second",
      motion: swings(0.5, pitch: 2, halves: 12, along: Acceleration(0, 0.6, 0.8)), noise: 0.05),
    Signal(
      name: "a tap on the table: one spike of 5 g, 40 ms",
      motion: swings(5, pitch: 12.5, halves: 1, along: Acceleration(0, 0, 1)), noise: 0.02),
    Signal(
      name: "a tap on the table: 8 g that ring for 40 ms",
      motion: swings(8, pitch: 37.5, halves: 3, along: Acceleration(0, 0, 1)), noise: 0.02),
    Signal(
      name: "putting the phone down: one edge, then the other", motion: puttingDown, noise: 0.05),
    Signal(
      name: "two reversals of 2 g",
      motion: swings(2, pitch: 3, halves: 2, along: Acceleration(1, 0, 0))),
    Signal(
      name: "a table that hums: 3 g at 16 Hz",
      motion: swings(3, pitch: 16, halves: 10, along: Acceleration(0, 0, 1))),
    Signal(name: "three reversals of 1.6 g", motion: shake),
    Signal(name: "the same with noise", motion: shake, noise: 0.05),
    Signal(name: "the same, device upright", motion: shake, gravity: Acceleration(0, -1, 0)),
    Signal(name: "the same, device on its side", motion: shake, gravity: Acceleration(-1, 0, 0)),
    Signal(name: "the same, face down", motion: shake, gravity: Acceleration(0, 0, 1)),
    Signal(
      name: "the same, gravity along the movement", motion: shake,
      gravity: Acceleration(-0.6, -0.64, -0.48)),
    Signal(name: "the same, each second sample not a number", motion: shake, hasHoles: true),
    Signal(name: "the same, each two samples in the wrong order", motion: shake, isSwapped: true),
    Signal(
      name: "shaking for 3 s", motion: swings(2, pitch: 3, halves: 18, along: Acceleration(1, 0, 0))
    ),
  ]

  /// An edge of the device meets the table with 3 g that ring for 120 ms, then the other with 1.5 g.
  private static func puttingDown(_ since: Double) -> Acceleration {
    func contact(_ strength: Double, at time: Double) -> Double {
      let passed = since - time
      guard passed >= 0, passed < 0.12 else { return 0 }
      let rest = 1 - passed / 0.12
      return strength * rest * rest * Trigonometry.cos(2 * .pi * 25 * passed)
    }
    let lowering = since >= 0 && since < 0.7 ? 0.3 * Trigonometry.sin(9 * since) : 0
    return Acceleration(0, 0, lowering + contact(3, at: 0.7) + contact(1.5, at: 0.85))
  }

  /// The movement at a time: with noise, the same in each run.
  private func moved(at time: Double, _ number: Int) -> Acceleration {
    // The fraction of a multiple of an irrational number, from -2 to 2.
    func random(_ axis: Int) -> Double {
      let part = Double(3 * number + axis) * 0.618_033_988_75
      return 4 * (part - part.rounded(.down)) - 2
    }
    return motion(time - Self.start) + Acceleration(random(0), random(1), random(2)) * noise
  }

  /// Plays the signal to an application.
  func cells(rate: Int) -> [String] {
    let moves = (0..<5 * rate).map { moved(at: Double($0) / Double(rate), $0) }
    var samples = moves.indices.map { number in
      let felt = moves[number] + gravity
      return HostInput.MotionInput.Sample(
        x: felt.x, y: felt.y, z: felt.z, time: Double(number) / Double(rate))
    }
    if isSwapped {
      for number in stride(from: 1, to: samples.count, by: 2) { samples.swapAt(number, number - 1) }
    }
    let (heard, reported) = play(samples)
    let peak = moves.map(\.strength).max() ?? 0
    return [
      name, "\(rate)", "\((peak * 100).rounded() / 100)", "\(reversals(of: moves))", "\(reported)",
      heard.isEmpty ? "nothing" : heard.joined(separator: ", "),
    ]
  }

  private func play(_ samples: [HostInput.MotionInput.Sample]) -> (heard: [String], reported: Int) {
    let application = UIApplication()
    var reported = 0
    application.addObserver { if case .badInput = $0.decision { reported += 1 } }
    let (window, listener) = application.perform {
      let window = UIWindow(frame: application.screen.bounds)
      let listener = Listener(frame: window.bounds)
      window.addSubview(listener)
      window.makeKeyAndVisible()
      listener.becomeFirstResponder()
      return (window, listener)
    }
    for sample in samples {
      application.receive(.motion(HostInput.MotionInput([sample])))
      guard hasHoles else { continue }
      application.receiveMotion(x: .nan, y: 9, z: -.infinity, at: sample.time)
    }
    application.advance(to: 10)
    return withExtendedLifetime(window) { (listener.heard, reported) }
  }

  /// How many ways the movement has along its strongest direction, each with at least 0.8 g.
  private func reversals(of moves: [Acceleration]) -> Int {
    guard let peak = moves.max(by: { $0.strength < $1.strength }), peak.strength > 0 else {
      return 0
    }
    var ways: [Bool] = []
    for move in moves {
      let along = move.dot(peak) / peak.strength
      if along.magnitude >= ShakeRule.peakMin, ways.last != (along > 0) { ways.append(along > 0) }
    }
    return ways.count
  }
}

@Suite struct TheTableOfShakes {
  @Test func ofSignalsAndWhatTheyAre() throws {
    let rows = Signal.all.flatMap { signal in [50, 100].map { signal.cells(rate: $0) } }
    // What must be a shake begins and ends once; what must be none is not heard of.
    for row in rows {
      let isShake = row[0].hasPrefix("the same") || row[0].hasPrefix("three")
      let words = row[5].split(separator: ", ").map { $0.prefix { $0 != " " } }
      let expected: [Substring] =
        isShake
        ? ["began", "ended"] : row[0].hasPrefix("shaking") ? ["began", "cancelled"] : ["nothing"]
      #expect(words == expected, "\(row[0]) at \(row[1]) Hz")
    }
    try KeptTable(
      in: "Sources/TouchKit/TouchKit.docc/ShakeSignals.md",
      heading: [
        "signal", "samples a second", "peak in g", "reversals", "bad input",
        "the first responder hears",
      ], rows: rows
    ).check()
  }
}
