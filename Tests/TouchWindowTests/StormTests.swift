// Any events at all: what the reader makes of them always follows what came before.

import Examples
import Playground
import Testing
import TouchKit
import TouchTrace

@testable import TouchWindow

@MainActor struct StormTests {
  /// Random events as a broken device may send them.
  private struct Storm {
    var state: UInt64

    mutating func number(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }

    mutating func event() -> WindowEvent {
      let (x, y) = (Double(number(1200)) / 1000 - 0.1, Double(number(1200)) / 1000 - 0.1)
      switch number(16) {
      case 0...5:
        let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled]
        return .finger(
          .init(
            id: .init(device: Int64(number(2)), finger: Int64(number(40))),
            phase: phases[number(5)], x: x, y: y))
      case 6...9:
        return .mouse(
          .init(
            x: 400 * x, y: 800 * y, buttons: UIEvent.ButtonMask(rawValue: number(8)),
            modifiers: number(2) == 0 ? .alternate : []))
      case 10: return .mouseLeft
      case 11, 12:
        return .wheel(.init(right: Double(number(3)) - 1, up: x, x: 400 * x, y: 800 * y))
      case 13:
        let changes: [HostInput.KeyInput.Change] = [.down, .repeated, .up]
        return .key(
          .init(usage: number(300), change: changes[number(3)], letter: "a", modifiers: []))
      case 14: return .text("text")
      default: return [.keyboardLost, .hidden, .changed, .closed][number(4)]
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aSessionTakesAllThatComes(seed: UInt64) throws {
    var storm = Storm(state: seed)
    var reader = WindowReader()
    (reader.width, reader.height) = (400, 800)
    let app = try #require(ExampleApps.all.first { $0.name == "PhotoBoard" })
    let session = PageSession(catalogue: Catalogue([app]))
    try session.play(app.name, stage: Stage(width: 400, height: 800), at: 0)
    var time = 0.0
    var count = 0
    for _ in 0..<400 {
      time += Double(storm.number(200)) / 1000
      let events = (0..<storm.number(4)).map { _ in TimedWindowEvent(storm.event(), at: time) }
      var steps = reader.read(events, until: time) { $0 }
      if storm.number(50) == 0 { steps += reader.keep(devices: [0], at: time) }
      for step in steps {
        count += 1
        switch step {
        case .touches(let input): try session.receive(input)
        case .key(let input): try session.receive(input)
        case .takeAway: session.takeFingersAway()
        case .change, .close: break
        }
      }
      session.tick(to: time)
    }
    #expect(count > 200)
  }
}
