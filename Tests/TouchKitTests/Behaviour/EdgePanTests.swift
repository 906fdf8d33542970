// Screen edge pans at the edges of their numbers: where they start, how far inwards, in which cone.

import Testing
import TouchTesting
import UIKit

/// A screen of 400 × 800 points.
private func withEdgePan(
  _ edges: UIRectEdge, _ body: (TestScreen, UIScreenEdgePanGestureRecognizer) -> Void
) {
  withScreen(recording: [.actions, .failures]) { screen in
    let board = screen.view("board")
    board.isMultipleTouchEnabled = true
    let pan = screen.add(UIScreenEdgePanGestureRecognizer(), named: "edge", to: board)
    pan.edges = edges
    body(screen, pan)
  }
}

/// Puts a finger down, moves it once, lifts it, and says what came of it.
private func drag(
  _ edges: UIRectEdge, from start: CGPoint, by dx: Double, _ dy: Double
) -> String {
  var text = ""
  withEdgePan(edges) { screen, _ in
    screen.finger().down(at: start)
    screen.finger().move(by: dx, dy)
    screen.finger().up()
    text = screen.news.text
    screen.ignoreLog()
  }
  return text
}

private let begun = "edge began, edge ended"
private let failed = "edge failed"

@Suite struct EdgePan {
  @Test func edgePanStartsWithinThirteenPointsOfItsEdgeAndElevenOfTheBottom() {
    #expect(drag(.left, from: CGPoint(x: 13, y: 400), by: 20, 0) == begun)
    #expect(drag(.left, from: CGPoint(x: 13.001, y: 400), by: 20, 0) == failed)
    #expect(drag(.right, from: CGPoint(x: 387, y: 400), by: -20, 0) == begun)
    #expect(drag(.right, from: CGPoint(x: 386.999, y: 400), by: -20, 0) == failed)
    #expect(drag(.top, from: CGPoint(x: 200, y: 13), by: 0, 20) == begun)
    #expect(drag(.top, from: CGPoint(x: 200, y: 13.001), by: 0, 20) == failed)
    #expect(drag(.bottom, from: CGPoint(x: 200, y: 789), by: 0, -20) == begun)
    #expect(drag(.bottom, from: CGPoint(x: 200, y: 788.999), by: 0, -20) == failed)
  }

  @Test func edgePanNeedsFifteenPointsInwards() {
    #expect(drag(.left, from: CGPoint(x: 2, y: 400), by: 15, 0) == begun)
    #expect(drag(.left, from: CGPoint(x: 2, y: 400), by: 14.999, 0) == failed)
    #expect(drag(.bottom, from: CGPoint(x: 200, y: 798), by: 0, -15) == begun)
    #expect(drag(.bottom, from: CGPoint(x: 200, y: 798), by: 0, -14.999) == failed)
  }

  @Test func edgePanMovesWithinAConeAboutInwards() {
    // Half of 2.705 radians is 77.49°, half of 120° is 60°.
    func move(_ edges: UIRectEdge, _ start: CGPoint, angle: Double) -> String {
      let radians = angle * .pi / 180
      let (along, inward) = (sin(radians) * 100, cos(radians) * 100)
      return edges == .left
        ? drag(edges, from: start, by: inward, along)
        : drag(edges, from: start, by: along, -inward)
    }
    for sign in [1.0, -1] {
      #expect(move(.left, CGPoint(x: 2, y: 400), angle: sign * 77.4) == begun)
      #expect(move(.left, CGPoint(x: 2, y: 400), angle: sign * 77.6) == failed)
      #expect(move(.bottom, CGPoint(x: 200, y: 798), angle: sign * 59.9) == begun)
      #expect(move(.bottom, CGPoint(x: 200, y: 798), angle: sign * 60.1) == failed)
    }
  }

  @Test func outwardsIsNoWay() {
    #expect(drag(.right, from: CGPoint(x: 395, y: 400), by: 20, 0) == failed)
  }

  @Test func otherEdgesDoNotCountAndNoneNeverBegins() {
    #expect(drag([], from: CGPoint(x: 2, y: 400), by: 50, 0) == failed)
    #expect(drag(.right, from: CGPoint(x: 2, y: 400), by: 50, 0) == failed)
    #expect(drag([.left, .right], from: CGPoint(x: 2, y: 400), by: 50, 0) == begun)
    #expect(drag(.all, from: CGPoint(x: 200, y: 5), by: 0, 50) == begun)
  }

  @Test func itsTranslationIsThatOfAPanWithFifteenPointsTakenOff() {
    withEdgePan(.left) { screen, pan in
      screen.show(of: pan) { $0.translation(in: nil) }
      screen.finger().down(at: CGPoint(x: 2, y: 400))
      screen.finger().move(by: 20, 4)
      screen.finger().move(by: 30, 6)
      screen.finger().up()
      screen.expect("edge began [5, 0], edge changed [35, 6], edge ended [35, 6]")
    }
  }

  @Test func edgePanTakesOneFingerOnly() {
    withEdgePan(.left) { screen, pan in
      screen.show(of: pan) { $0.numberOfTouches }
      screen.finger(1).down(at: CGPoint(x: 2, y: 400))
      screen.finger(2).down(at: CGPoint(x: 4, y: 500))
      screen.finger(2).move(by: 100, 0)
      screen.expect("")
      screen.finger(1).move(by: 20, 0)
      screen.finger(2).up()
      screen.finger(1).up()
      screen.expect("edge began [1], edge ended [0]")
    }
  }

  @Test func aHostThatKnowsTheEdgeIsBelieved() {
    withEdgePan(.left) { screen, _ in
      var sample = TouchSample(at: CGPoint(x: 30, y: 400))
      sample.edge = .left
      screen.send([TouchReport(1, .began, sample)])
      screen.finger().move(by: 20, 0)
      screen.finger().up()
      screen.expect("edge began, edge ended")
    }
  }

  @Test func theEdgeIsTheWindowsAndNotTheViews() {
    withScreen(recording: [.actions, .failures]) { screen in
      let card = screen.view("card", frame: rect(100, 100, 200, 200))
      let pan = screen.add(UIScreenEdgePanGestureRecognizer(), named: "edge", to: card)
      pan.edges = .left
      screen.play(.drag(from: CGPoint(x: 102, y: 200), to: CGPoint(x: 180, y: 200)))
      screen.expect("edge failed")
    }
  }
}
