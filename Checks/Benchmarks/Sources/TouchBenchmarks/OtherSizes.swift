// The cases in other sizes: how cost grows with recognizers, fingers and views. `scaling.py`
// draws it; one recognizer, finger or view is "move, 1 active" and "touch down, 1 pan".

import TouchKit

extension Case {
  /// Those whose size is not among `all`.
  static var otherSizes: [Case] {
    let names = Set(all.map(\.name))
    let byRecognizers = [1, 3, 10, 30, 100, 300, 1_000].flatMap { count in
      [
        bareLoop(active: count), activePans(count), undecidedPans(count), touchDown(count),
      ] + (count > 1 ? [onePan(of: count)] : [])
    }
    let byFingers = (2...10).flatMap { [move(fingers: $0, pans: 1), move(fingers: $0, pans: $0)] }
    let byDepth = [2, 10, 30, 60, 100, 150, 200].flatMap {
      [move(depth: $0), touchDown(depth: $0)]
    }
    return (byRecognizers + byFingers + byDepth).filter { !names.contains($0.name) }
  }

  // MARK: Fingers

  /// All fingers move in one event: in the pan of one view, or each in the pan of a view of its own.
  private static func move(fingers count: Int, pans: Int) -> Case {
    let name =
      pans == 1 ? "move, \(count) fingers in 1 pan" : "move, \(count) fingers in as many pans"
    return Case(name: name) {
      let hand = Hand(count, in: Scene(), pans: pans)
      return { hand.move() }
    }
  }

  // MARK: Views in views

  /// The pan is the innermost view's.
  private static func move(depth: Int) -> Case {
    Case(name: "move, \(depth) views deep") {
      let scene = Scene()
      scene.addPan(to: scene.nest(depth)[depth - 1])
      scene.down()
      scene.drag(to: 120)
      return { scene.move() }
    }
  }

  private static func touchDown(depth: Int) -> Case {
    var scene: Scene?
    return Case(
      name: "touch down, \(depth) views deep", allocationsMax: 20,
      undo: { scene?.up() },
      prepare: {
        let new = Scene()
        new.addPan(to: new.nest(depth)[depth - 1])
        scene = new
        return { new.down() }
      })
  }
}

/// Some fingers that move together, on one view or each on its own.
private final class Hand {
  private let scene: Scene
  private var pace = Pace()
  private let moves: [[TouchReport]]

  init(_ count: Int, in scene: Scene, pans: Int) {
    self.scene = scene
    let width = 400 / Double(pans)
    for view in scene.place(pans, width: width) { scene.addPan(to: view, simultaneous: pans > 1) }
    let distance = pans == 1 ? 40 : width
    func reports(_ phase: UITouch.Phase, _ y: Double) -> [TouchReport] {
      (0..<count).map {
        TouchReport($0 + 1, phase, at: CGPoint(x: distance * Double($0) + 20, y: y))
      }
    }
    moves = (100...140).map { reports(.moved, Double($0)) }
    send(reports(.began, 100))
    send(moves[20])
  }

  func move() { send(moves[pace.nextPlace()]) }

  private func send(_ reports: [TouchReport]) {
    scene.application.receive(reports, at: pace.nextTime(), in: scene.window)
  }
}

extension Scene {
  /// Adds `count` views side by side, which take any number of fingers.
  func place(_ count: Int, width: Double) -> [UIView] {
    application.perform {
      (0..<count).map { index in
        let view = Canvas(frame: CGRect(x: width * Double(index), y: 0, width: width, height: 800))
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        return view
      }
    }
  }
}
