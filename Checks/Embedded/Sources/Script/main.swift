// Prints a fixed script of touches and time, and what it leads to natively: lines of
// `touch finger phase x y time`, `advance time` and `log kind state bits bits`. A replay of the
// script elsewhere must lead to the same log, bit for bit.

import Scene

/// Moves fingers, prints what it does, and does the same to a scene.
final class Player {
  let scene = Scene()
  private var time = 0.0
  private var chance: UInt64 = 42

  /// A hand is never still: up to half a point either way, the same in every run.
  private func tremor() -> Double {
    chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(chance >> 33) / Double(1 << 31) - 0.5
  }

  func touch(_ finger: Int, _ phase: Int, _ x: Double, _ y: Double) {
    time += 1.0 / 120
    let (x, y) = (x + tremor(), y + tremor())
    print("touch \(finger) \(phase) \(x) \(y) \(time)")
    scene.touch(finger, phase: phase, x: x, y: y, time: time)
  }

  func rest(_ seconds: Double) {
    time += seconds
    print("advance \(time)")
    scene.advance(to: time)
  }

  func pan(endingIn phase: Int) {
    touch(1, 0, 50, 60)
    for step in 1...70 { touch(1, 1, 50 + 3.7 * Double(step), 60 + 0.09 * Double(step * step)) }
    touch(1, phase, 309, 501)
    rest(1)
  }

  func doubleTap() {
    for _ in 0..<2 {
      touch(2, 0, 200, 300)
      touch(2, 3, 201, 301)
      rest(0.1)
    }
    rest(1)
  }

  func press() {
    touch(3, 0, 120, 640)
    rest(0.6)
    for step in 1...10 { touch(3, 1, 120 - Double(step), 640 + 2.3 * Double(step)) }
    touch(3, 3, 110, 663)
    rest(1)
  }

  /// Two fingers on a spiral: both further apart and round each other.
  func pinchAndRotate() {
    var (x, y) = (60.0, 0.0)
    touch(1, 0, 200 + x, 400 + y)
    touch(2, 0, 200 - x, 400 - y)
    for _ in 0..<60 {
      (x, y) = (x * 1.01 - y * 0.03, y * 1.01 + x * 0.03)
      touch(1, 1, 200 + x, 400 + y)
      touch(2, 1, 200 - x, 400 - y)
    }
    touch(1, 3, 200 + x, 400 + y)
    touch(2, 3, 200 - x, 400 - y)
    rest(1)
  }

  func printLog() {
    for entry in scene.log {
      let bits = [entry.values.0, entry.values.1].map { String($0.bitPattern, radix: 16) }
      print("log \(entry.kind.rawValue) \(entry.state) \(bits[0]) \(bits[1])")
    }
  }
}

let player = Player()
player.pan(endingIn: 3)
player.doubleTap()
player.press()
player.pinchAndRotate()
player.pan(endingIn: 4)
player.printLog()
