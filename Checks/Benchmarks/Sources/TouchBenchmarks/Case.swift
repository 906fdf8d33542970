// What is measured, with the figures that it must not exceed.

import TouchKit
import TouchTrace

/// One measurement: a prepared scene and the step that is repeated.
struct Case {
  let name: String
  /// The most that one step may cost, in nanoseconds; `nil` where the figure is for comparison.
  var limit: Double?
  /// The most heap allocations that one step may make: a move makes none.
  var allocationsMax = 0.0
  /// How many steps are measured under callgrind, after as many to warm up: fewer where one takes long.
  var steps = 200
  /// The case that does the same without TouchKit.
  var reference: String?
  /// What makes the step possible once more; it is not measured.
  var undo: (() -> Void)?
  let prepare: () -> () -> Void

  static let all: [Case] = [
    bareLoop(active: 1),
    bareLoop(active: 10),
    bareLoop(active: 100),
    bareLoop(undecided: 100),
    activePans(1, limit: 120),
    onePan(of: 100, limit: 130),
    activePans(10, limit: 450),
    activePans(100, limit: 3_500),
    undecidedPans(100, limit: 2_000),
    nestedPans(10, limit: 300),
    observedPan(),
    replayedPan(name: "move, 1 active, replayed", allocationsMax: 1) { _ in },
    replayedPan(name: "move, 1 active, replayed with its log") { $0.writeLog() },
    replayedPan(name: "move, 1 active, recorded") { $0.record() },
    readLine(),
    scrollingMove(limit: 300),
    deceleratingFrame(rows: 20, limit: 2_000),
    frameOfTable(rows: 100_000, limit: 3_000),
    rowChange(rows: 100_000, limit: 30_000),
    animations(200),
    touchDown(100, limit: 10_000),
    touchDownAndUp(100),
    hitTest("1,000 flat siblings") { $0.addSiblings(1_000) { UIView(frame: $0) } },
    hitTest("1,000 flat siblings of a subclass") { $0.addSiblings(1_000) { Canvas(frame: $0) } },
    hitTest("200 deep") { _ = $0.nest(200) { UIView(frame: $0) } },
    hitTest("200 deep of a subclass") { _ = $0.nest(200) },
  ]

  // MARK: References

  static func bareLoop(active count: Int) -> Case {
    Case(name: "bare loop, \(count) active") {
      let loop = BareLoop(count, counter: Counter())
      loop.drag(to: 120)
      return { loop.move() }
    }
  }

  private static func bareLoop(undecided count: Int) -> Case {
    Case(name: "bare loop, \(count) undecided") {
      let loop = BareLoop(count, counter: Counter())
      return { loop.tremble() }
    }
  }

  // MARK: Moves

  static func activePans(_ count: Int, limit: Double? = nil) -> Case {
    Case(name: "move, \(count) active", limit: limit, reference: "bare loop, \(count) active") {
      let scene = Scene()
      let view = scene.nest(1)[0]
      for _ in 0..<count { scene.addPan(to: view, simultaneous: count > 1) }
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  static func onePan(of count: Int, limit: Double? = nil) -> Case {
    Case(name: "move, 1 active of \(count)", limit: limit, reference: "bare loop, 1 active") {
      let scene = Scene()
      let view = scene.nest(1)[0]
      for _ in 0..<count { scene.addPan(to: view) }
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  static func undecidedPans(_ count: Int, limit: Double? = nil) -> Case {
    Case(
      name: "move, \(count) undecided", limit: limit, reference: "bare loop, \(count) undecided"
    ) {
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

  /// What an observer costs that looks at nothing; its observations carry lists of touches.
  private static func observedPan() -> Case {
    Case(name: "move, 1 active, observed", reference: "bare loop, 1 active") {
      let scene = Scene()
      scene.observe()
      scene.addPan(to: scene.nest(1)[0])
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  /// A move that a recording gives, with something that listens.
  private static func replayedPan(
    name: String, allocationsMax: Double = 1_000, listen: @escaping (Scene) -> Void
  ) -> Case {
    Case(name: name, allocationsMax: allocationsMax, reference: "move, 1 active") {
      let scene = Scene()
      listen(scene)
      scene.addPan(to: scene.nest(1)[0])
      scene.down()
      scene.drag(to: 120)
      return { scene.replayMove() }
    }
  }

  /// A line of a recording, with a move in it.
  private static func readLine() -> Case {
    Case(name: "read a line with a move", allocationsMax: 1_000) {
      let scene = Scene()
      let input = HostInput.touches(
        .init(Scene.report(.moved, at: 100), time: 1, window: scene.window.windowNumber))
      let bytes = Array(TraceText.line(input).utf8)
      var reader = TraceReader()
      return { scene.counter.total += Double(reader.read(bytes).count) }
    }
  }

  // MARK: Scrolling

  /// The move of a plain pan, on a scroll view.
  private static func scrollingMove(limit: Double) -> Case {
    Case(name: "move, scrolls 20 rows", limit: limit, reference: "bare loop, 1 active") {
      let scene = Scene()
      scene.addScroller(rows: 20)
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  /// A frame of a list that was flicked and slows down; no row changes.
  private static func deceleratingFrame(rows: Int, limit: Double) -> Case {
    Case(name: "frame, \(rows) rows slow down", limit: limit) {
      let scene = Scene()
      let scroller = scene.addScroller(rows: rows)
      return {
        if !scroller.isDecelerating { scene.flick(scroller) }
        scene.frame()
      }
    }
  }

  // MARK: Animations

  /// As many animations as begin in one turn, each of one view, and their ends.
  private static func animations(_ count: Int) -> Case {
    Case(name: "\(count) animations", allocationsMax: 100 * Double(count), steps: 20) {
      let scene = Scene()
      scene.addSiblings(count) { UIView(frame: $0) }
      return { scene.animateSiblings() }
    }
  }

  // MARK: Beginnings and ends

  static func touchDown(_ count: Int, limit: Double? = nil) -> Case {
    var scene: Scene?
    return Case(
      name: "touch down, \(count) pan\(count == 1 ? "" : "s")", limit: limit, allocationsMax: 20,
      undo: { scene?.up() },
      prepare: {
        let new = Scene.withPans(count)
        scene = new
        return { new.down() }
      })
  }

  private static func touchDownAndUp(_ count: Int) -> Case {
    Case(name: "touch down and up, \(count) pans", allocationsMax: 20) {
      let scene = Scene.withPans(count)
      return {
        scene.down()
        scene.up()
      }
    }
  }

  // MARK: Hit tests

  /// The view under a finger.
  private static func hitTest(_ name: String, _ fill: @escaping (Scene) -> Void) -> Case {
    Case(name: "hit test, \(name)") {
      let scene = Scene()
      fill(scene)
      scene.catchEvent()
      return { scene.hitTest() }
    }
  }
}
