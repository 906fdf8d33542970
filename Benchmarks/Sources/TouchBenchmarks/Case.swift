// What is measured, with the figure that it must not exceed.

import TouchKit

/// One measurement: a prepared scene and the step that is repeated.
struct Case {
  let name: String
  /// The most that one step may cost, in nanoseconds.
  let limit: Double
  /// The most heap allocations that one step may make: a move makes none.
  var allocationsMax = 0.0
  let prepare: () -> () -> Void

  static let all: [Case] = [
    activePans(1, limit: 120),
    oneOfHundred(limit: 130),
    activePans(10, limit: 450),
    activePans(100, limit: 3_500),
    undecidedPans(100, limit: 2_000),
    nestedPans(10, limit: 300),
    touchDown(100, limit: 10_000),
  ]

  private static func activePans(_ count: Int, limit: Double) -> Case {
    Case(name: "move, \(count) active", limit: limit) {
      let scene = Scene()
      let view = scene.nest(1)[0]
      for _ in 0..<count { scene.addPan(to: view, simultaneous: count > 1) }
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  private static func oneOfHundred(limit: Double) -> Case {
    Case(name: "move, 1 active of 100", limit: limit) {
      let scene = Scene()
      let view = scene.nest(1)[0]
      for _ in 0..<100 { scene.addPan(to: view) }
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  private static func undecidedPans(_ count: Int, limit: Double) -> Case {
    Case(name: "move, \(count) undecided", limit: limit) {
      let scene = Scene()
      let view = scene.nest(1)[0]
      for _ in 0..<count { scene.addPan(to: view) }
      scene.down()
      return { scene.tremble() }
    }
  }

  private static func nestedPans(_ count: Int, limit: Double) -> Case {
    Case(name: "move, \(count) nested views with 1 each", limit: limit) {
      let scene = Scene()
      for view in scene.nest(count) { scene.addPan(to: view) }
      scene.down()
      return { scene.tremble() }
    }
  }

  private static func touchDown(_ count: Int, limit: Double) -> Case {
    Case(name: "touch down and up, \(count) pans", limit: limit, allocationsMax: 20) {
      let scene = Scene()
      let view = scene.nest(1)[0]
      for _ in 0..<count { scene.addPan(to: view) }
      return {
        scene.down()
        scene.up()
      }
    }
  }
}
