// A finger that draws a shape and rests; what the app hears and when, and what the shape becomes.

import Foundation
import StrokeKit
import Testing
import TouchTesting
import UIKit

@testable import StrokeRecognizers

nonisolated private func ways(_ corners: (Double, Double)...) -> [CGPoint] {
  corners.map { CGPoint(x: 200 + $0.0, y: 300 + $0.1) }
}

nonisolated private let box = ways((-80, -50), (80, -50), (80, 50), (-80, 50), (-80, -48))

/// A finger that draws lines from corner to corner and stays down.
nonisolated private func drawing(_ corners: [CGPoint]) -> Fingers {
  corners.dropFirst().reduce(.down(at: corners[0])) { $0.move(to: $1, over: 0.3) }
}

@Suite struct HeldShapes {
  private func withShape(
    _ body: (TestScreen, ShapeGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures]) { screen in
      let shape = ShapeGestureRecognizer()
      body(screen, screen.add(shape, named: "shape", to: screen.view("board")))
    }
  }

  private func rectangle(_ recognizer: ShapeGestureRecognizer) -> Shape.Rectangle? {
    if case .rectangle(let rectangle) = recognizer.shape { rectangle } else { nil }
  }

  //  finger 1  ●━→━→━→━→ rests ━→━→○
  @Test func aFingerThatRestsHasItsShapeAndSizesIt() {
    withShape { screen, recognizer in
      screen.play(drawing(box))
      screen.expect("")
      screen.wait(0.45)
      screen.expect("")
      screen.wait(0.1)
      screen.expect("shape began")
      let begun = rectangle(recognizer)
      #expect(begun.map { abs($0.size.max() - 160) < 8 && abs($0.size.min() - 100) < 8 } == true)
      #expect(begun?.rotation == 0 && !recognizer.snaps.isEmpty)
      // Twice as far from the middle: twice as large.
      screen.finger().move(by: -80, -48)
      screen.expect("shape changed")
      let grown = rectangle(recognizer)
      #expect(grown.map { $0.size.max() > 1.8 * (begun?.size.max() ?? 0) } == true)
      #expect(grown?.center == begun?.center)
      screen.finger().up()
      screen.expect("shape ended")
    }
  }

  @Test func aShapeThatIsLiftedAtOnceStaysInk() {
    withShape { screen, recognizer in
      screen.play(.draw(box, over: 1.2))
      screen.expect("shape failed")
      #expect(recognizer.shape == nil && recognizer.state == .possible)
    }
  }

  @Test func aSmallLetterStaysInk() {
    withShape { screen, _ in
      let letter = (0...12).map {
        CGPoint(x: 200 + 10 * cos(Double($0) * .pi / 6), y: 300 + 10 * sin(Double($0) * .pi / 6))
      }
      screen.play(
        letter.dropFirst().reduce(.down(at: letter[0])) { $0.move(to: $1, over: 0.05) })
      screen.wait(2)
      screen.finger().up()
      screen.expect("shape failed")
    }
  }

  @Test func inkThatIsNoShapeStaysInkAndSaysWhy() {
    withShape { screen, recognizer in
      let scrawl = ways((-80, 0), (-30, 70), (-60, -80), (10, 40), (30, -70), (70, 80), (90, -20))
      screen.play(drawing(scrawl))
      screen.wait(2)
      #expect(recognizer.verdict?.reason != nil && recognizer.shape == nil)
      screen.finger().up()
      screen.expect("shape failed")
    }
  }

  @Test func aShapeThatIsTakenBackIsInkAgain() {
    withShape { screen, recognizer in
      recognizer.revertToInk()
      screen.play(drawing(box))
      screen.wait(1)
      let count = recognizer.points.count
      #expect(count > 20)
      recognizer.addAction { gesture in
        if gesture.state == .cancelled { #expect(gesture.points.count == count) }
      }
      recognizer.revertToInk()
      screen.finger().up()
      screen.expect("shape began, shape cancelled")
    }
  }

  @Test func aSecondFingerIsIgnoredOnceThereIsAShape() {
    withShape { screen, recognizer in
      screen.play(drawing(box))
      screen.wait(1)
      screen.finger(2).down(at: CGPoint(x: 20, y: 20))
      screen.finger(2).up()
      screen.finger().up()
      // It heard of a finger.
      screen.expect("shape began, shape changed, shape ended")
      screen.finger().down(at: CGPoint(x: 20, y: 20))
      screen.finger(2).down(at: CGPoint(x: 60, y: 20))
      screen.expect("shape failed")
      #expect(recognizer.shape == nil)
      screen.cancelTouches()
    }
  }

  @Test func touchesThatAreTakenAwayCancelTheShape() {
    withShape { screen, _ in
      screen.play(drawing(box))
      screen.wait(1)
      screen.finger().cancel()
      screen.expect("shape began, shape cancelled")
    }
  }
}

@Suite struct Rests {
  private func deadline(_ moves: [(x: Double, time: Double)]) -> Double? {
    var rule = HoldRule()
    for move in moves { rule.moved(toX: move.x, y: 0, at: move.time) }
    return rule.deadline
  }

  @Test func aRestBeginsWhereTheFingerCameToStand() {
    #expect(deadline([]) == nil)
    #expect(deadline([(0, 1), (50, 1.1), (100, 1.2)]) == 1.7)
    #expect(deadline([(0, 1), (50, 1.1), (53.9, 1.15), (50, 1.5)]) == 1.6)
  }

  @Test func aFingerThatIsFasterThanARestGoesOn() {
    // 10 points a second, and 20.
    #expect(deadline((0...10).map { (Double($0), Double($0) / 10) }) == 0.5)
    let fast = deadline((0...10).map { (Double($0) * 2, Double($0) / 10) })
    #expect(fast.map { $0 > 1 } == true)
  }

  @Test func aTimeThatGoesBackwardsAllowsNoMoreThanATremor() {
    #expect(deadline([(0, 5), (3, 2)]) == 5.5 && deadline([(0, 5), (5, 2)]) == 2.5)
  }

  @Test func aFingerThatIsGoneDoesNotRest() {
    var rule = HoldRule()
    rule.moved(toX: 0, y: 0, at: 0)
    rule.lifted()
    #expect(rule.deadline == nil && rule == HoldRule())
  }
}

@Suite struct ShapesInZoomedViews {
  /// The limits for a resting finger hold on the glass: a finger that goes on at 40 points a second does not
  /// rest in a view that is shown four times as large, and a letter stays ink.
  @Test(arguments: [0.5, 1, 4]) func aFingerRestsAsOnAnyOtherView(scale: Double) {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      board.transform = CGAffineTransform(scaleX: scale, y: scale)
      let shape = screen.add(ShapeGestureRecognizer(), named: "shape", to: board)
      screen.play(drawing(box).move(by: CGVector(dx: 0, dy: 80), over: 2))
      screen.expect("")
      screen.finger().up()
      screen.expect("shape failed")
      #expect(shape.state == .possible)
      screen.play(drawing(box))
      screen.wait(0.6)
      screen.expect("shape began")
      screen.finger().up()
      screen.expect("shape ended")
      let letter = (0...12).map {
        CGPoint(x: 200 + 12 * cos(Double($0) * .pi / 6), y: 300 + 12 * sin(Double($0) * .pi / 6))
      }
      screen.play(drawing(letter))
      screen.wait(1)
      screen.finger().up()
      screen.expect("shape failed")
    }
  }
}
