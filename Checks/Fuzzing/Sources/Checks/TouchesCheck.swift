// What a host puts in, from any bytes: into an app of the simulator's, which is judged by all of its
// promises. What breaks one is made small and shown as a test.

@testable import TouchSimulation

/// Bytes as a small app and what is put into it.
func checkTouches(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  let plan = Plan(from: &reader)
  let outcome = plan.play()
  guard let breach = outcome.breaches.first ?? plan.difference(from: outcome) else { return }
  let small = Shrinker(keeping: breach.promise).shrink(plan)
  throw BrokenPromise(description: "\(breach)\n\(small.test(of: breach))")
}

extension Plan {
  /// At most so many inputs, so that each run is short.
  private static let inputsMax = 200

  /// The app of one of the simulator's first 4096 seeds, and inputs from the rest of the bytes.
  fileprivate init(from reader: inout ByteReader) {
    self.init(seed: UInt64(reader.byte()) | UInt64(reader.byte() & 0x0F) << 8, inputs: 0)
    while !reader.isAtEnd, inputs.count < Self.inputsMax { inputs.append(input(from: &reader)) }
  }

  private func input(from reader: inout ByteReader) -> Input {
    switch reader.below(32) {
    case 0: return .wait(reader.pick([0.02, 0.1, 0.36, 0.6, 1, 30]))
    case 1: return .cancel(window: reader.below(4))
    case 2: return .press(reader.below(8), after: time(from: &reader))
    case 3: return .brokenClock(touch(from: &reader))
    case 4: return .rest
    case 5, 6:
      var dice = Dice(UInt64(reader.byte()) << 8 | UInt64(reader.byte()))
      return .act(mutation(.all, &dice))
    case 7: return .act(.repair)
    case 8: return .act(.advance(time(from: &reader)))
    case 9: return .act(.send(touch(from: &reader)))
    default:
      let (after, window) = (time(from: &reader), reader.below(8))
      let touches = (0..<window >> 1).map { _ in touch(from: &reader) }
      return .touches(
        touches, after: after, window: window & 1,
        buttons: touches.contains { $0.type == 3 } ? Int(reader.byte()) : 0)
    }
  }

  private func touch(from reader: inout ByteReader) -> Touch {
    let (who, how) = (reader.byte(), reader.byte())
    var touch = Touch(
      finger: who == 255 ? Int(reader.anyDouble().bitPattern.byteSwapped & 0xFFFF) : Int(who & 7),
      phase: Phase(rawValue: Int(who >> 5)) ?? .moved)
    if who & 0x10 != 0 {
      touch.type = Int(how & 3)
      touch.scrolls = how & 4 != 0
      touch.hasFineSamples = how & 8 != 0
      touch.flaw = Flaw(rawValue: Int(how >> 5)) ?? .none
    }
    touch.x = reader.place()
    touch.y = reader.place()
    if who & 0x10 != 0, how & 0x10 != 0 {
      (touch.scale, touch.rotation) = (reader.anyDouble(), reader.anyDouble())
    }
    return touch
  }

  /// Mostly a short while, sometimes a wrong one.
  private func time(from reader: inout ByteReader) -> Double {
    let byte = reader.byte()
    switch byte {
    case 0...200: return 1 / 128
    case 201...254: return reader.pick([0, 1 / 512, 0.2, 0.35, 0.5, 0.76, -0.1, -1000, 5])
    default: return reader.anyDouble()
    }
  }
}
