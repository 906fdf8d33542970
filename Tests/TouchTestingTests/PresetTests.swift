import GestureCore
import Testing
import TouchTesting
import UIKit

/// Each preset is recognized by the recognizer of its name, with the values that it promises.
@Suite struct PresetTests {
  private let center = CGPoint(x: 200, y: 400)

  @Test func aTapTapsAsOftenAsTold() {
    withScreen { screen in
      let board = screen.view("board")
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      for taps in 1...3 {
        for fingers in 1...3 {
          tap.numberOfTapsRequired = taps
          tap.numberOfTouchesRequired = fingers
          board.isMultipleTouchEnabled = true
          screen.recording = .actions
          screen.play(.tap(at: center, taps: taps, fingers: fingers))
          screen.expect("tap ended")
          screen.wait(1)
        }
      }
    }
  }

  @Test func aDoubleTap() {
    withScreen(recording: .actions) { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.numberOfTapsRequired = 2
      screen.play(.doubleTap(at: center))
      screen.expect("tap ended @0.26")
    }
  }

  @Test func aLongPress() {
    withScreen(recording: .actions) { screen in
      screen.add(UILongPressGestureRecognizer(), named: "press", to: screen.view("board"))
      screen.play(.longPress(at: center))
      screen.expect("press began @0.5, press ended @0.6")
    }
  }

  /// When one finger was where.
  private func places(of fingers: Fingers) -> [(time: Double, location: CGPoint)] {
    fingers.events.flatMap { event in event.reports.map { (event.time, $0.sample.location) } }
  }

  @Test func aLineIsDrawnThroughItsCornersAtAnEvenSpeed() {
    let corners = [(0.0, 0.0), (90, 0), (90, 30)].map { CGPoint(x: 100 + $0.0, y: 100 + $0.1) }
    let events = places(of: .draw(corners, over: 0.4))
    #expect(events.first?.location == corners[0] && events.last?.location == corners[2])
    let atCorner = events.first { $0.location == corners[1] }
    #expect(atCorner.map { abs($0.time - 0.3) < 1e-6 } == true)
  }

  @Test(arguments: [1.0, -0.5, 2])
  func aCircleGoesAroundAsOftenAsTold(turns: Double) {
    let events = places(of: .circle(around: center, radius: 50, turns: turns))
    var turned = 0.0
    for (a, b) in zip(events, events.dropFirst()) {
      let (ax, ay) = (a.location.x - center.x, a.location.y - center.y)
      let (bx, by) = (b.location.x - center.x, b.location.y - center.y)
      #expect(abs((bx * bx + by * by).squareRoot() - 50) < 0.1)
      turned += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
    #expect(abs(turned - turns * 2 * .pi) < 1e-6)
  }

  @Test func aDragHasItsVelocity() {
    withScreen(recording: .actions) { screen in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.window)
      screen.show(of: pan) { $0.velocity(in: nil).x.rounded() }
      screen.play(.drag(from: center, velocity: CGVector(dx: 600, dy: 0), over: 0.3))
      screen.expect("pan began, pan changed…, pan ended [600]")
    }
  }

  @Test(arguments: [
    (Fingers.Direction.right, UISwipeGestureRecognizer.Direction.right), (.left, .left),
    (.up, .up), (.down, .down),
  ])
  func aSwipeGoesItsWay(way: Fingers.Direction, direction: UISwipeGestureRecognizer.Direction) {
    withScreen(recording: .actions) { screen in
      for wanted in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
        let name = wanted == direction ? "this" : "other"
        let swipe = screen.add(UISwipeGestureRecognizer(), named: name, to: screen.window)
        swipe.direction = wanted
      }
      screen.play(.swipe(way, from: center))
      screen.expect("this ended")
    }
  }

  @Test(arguments: [UIRectEdge.left, .right, .top, .bottom])
  func anEdgeDragComesFromItsEdge(edge: UIRectEdge) {
    withScreen(recording: .actions) { screen in
      let pan = screen.add(UIScreenEdgePanGestureRecognizer(), named: "edge", to: screen.window)
      pan.edges = edge
      screen.play(.edgeDrag(from: edge, of: screen.size))
      screen.expect("edge began, edge changed…, edge ended")
    }
  }

  @Test(
    arguments: [0.25, 0.5, 0.9, 1.1, 2, 3], [0, 0.3, Double.pi / 2, 2.5])
  func aPinchHasItsFactor(factor: Double, angle: Double) {
    withScreen(recording: .actions) { screen in
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: screen.window)
      var scale = 0.0
      pinch.addAction { scale = Double($0.scale) }
      screen.play(.pinch(at: center, by: factor, from: 120, angle: angle))
      screen.expect("pinch began, pinch changed…, pinch ended")
      #expect(abs(scale - factor) < 1e-9)
    }
  }

  @Test(arguments: [-3, -0.5, 0.1, 1, 2 * Double.pi])
  func aRotationHasItsAngle(angle: Double) {
    withScreen(recording: .actions) { screen in
      let turn = screen.add(UIRotationGestureRecognizer(), named: "turn", to: screen.window)
      var rotation = 0.0
      turn.addAction { rotation = Double($0.rotation) }
      screen.play(.rotate(at: center, by: angle))
      screen.expect("turn began, turn changed…, turn ended")
      #expect(abs(rotation - angle) < 1e-6)
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func peopleAreRecognizedToo(seed: UInt64) {
    withScreen(recording: .actions) { screen in
      screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: screen.window)
      screen.play(.tap(at: center).jittered(seed: seed))
      screen.expect("tap ended")
      screen.wait(1)
      var scale = 0.0
      pinch.addAction { scale = Double($0.scale) }
      screen.play(.pinch(at: center, by: 2, over: 0.4).jittered(seed: seed))
      screen.expect("pinch began, pinch changed…, pinch ended")
      // A finger that is late swallows the first part of the way.
      #expect(abs(scale - 2) < 0.3)
    }
  }
}
