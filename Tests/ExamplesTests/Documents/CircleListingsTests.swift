// What the recognizer and the game of the tutorial about drawn circles do under fingers.

import Testing
import TouchTesting
import UIKit

@Suite struct CircleListings {
  private let first = CGPoint(x: 200, y: 200)

  private func game(_ body: (TestScreen, GameViewController) -> Void) {
    withScreen(recording: []) { screen in
      let game = GameViewController()
      screen.show(game)
      body(screen, game)
      screen.settle()
    }
  }

  /// The colours of what is drawn over the pictures.
  private func colors(_ screen: TestScreen, _ game: GameViewController) -> [CGColor?] {
    let root = screen.application.snapshot(for: .light)[0].subviews[0]
    let drawer = root.subviews.first { $0.identity == game.circlerDrawer.identity }
    return drawer?.shapes.map(\.strokeColor) ?? []
  }

  //  finger 1  ●━○
  @Test func theFirstRecognizerIsATouch() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let touched = screen.add(TouchedGestureRecognizer(), named: "touched", to: board)
      screen.show(of: touched) { $0.location(in: board) }
      screen.play(.tap(at: first))
      screen.expect("touched began [200, 200], touched ended [200, 200]")
      screen.play(.tap(at: first, fingers: 2))
      screen.expect("touched failed")
    }
  }

  //  finger 1  a circle around the first picture
  @Test func aCircleSelectsThePictureInIt() {
    game { screen, game in
      screen.play(.circle(around: first, radius: 110))
      #expect(game.selected == [0])
      #expect(Array(game.states.prefix(2)) == [.began, .changed] && game.states.last == .ended)
      #expect(colors(screen, game) == [UIColor.yellow.cgColor, UIColor.green.cgColor])
      let path = game.circlerDrawer.path?.boundingBox ?? .zero
      #expect(abs(path.midX - 200) < 2 && abs(path.width - 220) < 2)
      // While the answer is shown, nothing is drawn.
      screen.play(.circle(around: CGPoint(x: 200, y: 500), radius: 110))
      #expect(game.selected == [0])
      game.startNewSet()
      screen.play(.circle(around: CGPoint(x: 200, y: 500), radius: 110))
      #expect(game.selected == [0, 1])
    }
  }

  /// Two arcs of three quarters, which meet in the middle.
  private var letterS: Fingers {
    let points = (0...80).map { step -> CGPoint in
      let part = Double(step) / 40
      let angle = part < 1 ? -part * 1.5 * .pi : (part - 1) * 1.5 * .pi - .pi / 2
      return CGPoint(x: 200 + 50 * cos(angle), y: (part < 1 ? 150 : 250) + 50 * sin(angle))
    }
    return .draw(points, over: 1)
  }

  /// A circle that ends in its middle.
  private var circleWithATail: Fingers {
    let around = (0...80).map { step -> CGPoint in
      let angle = Double(step) / 80 * 2 * .pi
      return CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle))
    }
    return .draw(around + [CGPoint(x: 200, y: 200)], over: 1)
  }

  //  finger 1  an S, a circle with a tail, a short arc
  @Test func strokesThatAreNoCirclesAreCancelledAndShownInRed() {
    let arc = Fingers.circle(around: first, radius: 110, turns: 0.25)
    let expected = [
      (letterS, "fits false, inside true, covers false"),
      (circleWithATail, "fits true, inside true, covers true"),
      (arc, "fits true, inside false, covers false"),
    ]
    for (fingers, reasons) in expected {
      game { screen, game in
        var found = ""
        game.circleRecognizer.addAction { c in
          guard c.state == .cancelled else { return }
          found =
            "fits \(c.fitResult.error <= c.tolerance), inside \(c.anyPointsInTheMiddle()), "
            + "covers \(c.calculateBoundingOverlap() > 0.8)"
        }
        screen.play(fingers)
        #expect(found == reasons)
        #expect(game.selected == [] && game.states.last == .cancelled)
        #expect(colors(screen, game) == [UIColor.yellow.cgColor, UIColor.red.cgColor])
      }
    }
  }

  //  finger 1  ●━○
  @Test func aTapIsNoCircle() {
    game { screen, game in
      screen.play(.tap(at: first))
      #expect(game.selected == [] && game.states == [.began, .cancelled])
    }
  }

  @Test func aGoodCircleCoversItsBoxAndAnArcDoesNot() {
    for (turns, isGood) in [(1.0, true), (0.95, true), (0.25, false)] {
      game { screen, game in
        var overlap: CGFloat = 0
        game.circleRecognizer.addAction { c in
          if c.state == .ended || c.state == .cancelled { overlap = c.calculateBoundingOverlap() }
        }
        screen.play(.circle(around: first, radius: 110, turns: turns))
        #expect(isGood ? (0.8...1.01).contains(overlap) : overlap < 0.5, "\(turns): \(overlap)")
      }
    }
  }

  //  finger 1  ●━→━→━→┄   the view is scrolled; the path is in the window
  @Test func placesAreTheWindows() {
    game { screen, game in
      game.view.bounds.origin = CGPoint(x: 500, y: 700)
      screen.play(.down(at: first).move(by: CGVector(dx: 60, dy: 30), over: 0.2))
      #expect(game.circleRecognizer.location(in: game.view) == CGPoint(x: 760, y: 930))
      #expect(
        game.circleRecognizer.path.boundingBox == CGRect(x: 200, y: 200, width: 60, height: 30))
      screen.cancelTouches()
    }
  }

  //  finger 1  ●━→━→━×
  @Test func aCallCancelsIt() {
    game { screen, game in
      screen.play(.down(at: first).move(by: CGVector(dx: 60, dy: 30), over: 0.1).cancel())
      #expect(game.states.last == .cancelled && game.selected == [])
    }
  }

  @Test func everyGestureStartsWithoutPoints() {
    game { screen, game in
      screen.play(.draw([CGPoint(x: 20, y: 700), CGPoint(x: 380, y: 700)]))
      #expect(game.circleRecognizer.state == .possible && !game.circleRecognizer.isCircle)
      #expect(game.circleRecognizer.path.isEmpty)
      screen.play(.circle(around: first, radius: 110))
      #expect(game.selected == [0])
    }
  }

  //  finger 1  ●━━→━━○ ┄┄┄ ●━→┄   two seconds later the line is gone, or at once with the next
  @Test func aLineIsClearedAfterAMomentOrByTheNext() {
    game { screen, game in
      let line = Fingers.draw([CGPoint(x: 20, y: 700), CGPoint(x: 380, y: 700)])
      screen.play(line)
      screen.wait(1.9)
      #expect(game.circlerDrawer.path != nil)
      screen.wait(0.2)
      #expect(game.circlerDrawer.path == nil && colors(screen, game) == [])
      screen.play(line)
      screen.wait(1.9)
      screen.finger().down(at: first)
      #expect(game.circlerDrawer.path == nil, "cleared when the next gesture begins")
      screen.finger().move(by: 30, 0)
      screen.wait(1)
      #expect(game.circlerDrawer.path != nil, "the first line's timer was taken back")
      screen.cancelTouches()
    }
  }

  //  finger 1  ●━○   on the button, which the recognizer above it would take
  @Test func theButtonWorksOnceItsTouchesAreNotReceived() {
    game { screen, game in
      game.sparesButtons = false
      screen.play(.tap(at: game.newSetButton.center))
      #expect(game.setCount == 0)
      game.sparesButtons = true
      screen.play(.tap(at: game.newSetButton.center))
      #expect(game.setCount == 1)
    }
  }
}
