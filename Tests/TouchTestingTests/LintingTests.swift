import Testing
import TouchTesting
import TouchTrace
import UIKit

/// What a screen says while no finger moves, and what a failure says of names and touches that lead
/// nowhere.
@Suite struct LintingTests {
  private let a = CGPoint(x: 100, y: 100)

  @Test func aProblemOnTheScreen() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double tap", to: board)
      double.numberOfTapsRequired = 2
      #expect(
        screen.lintFailure()?.description == """
          Lint found 1 problem on the screen:

          tapBesideDoubleTap: tap is recognized after 1 tap of the 2 taps that double tap needs: who \
          taps twice gets both.
            where: tap on window > board
            where: double tap on window > board
            mend:  tap.require(toFail: doubleTap)

          """)
      #expect(screen.lint(except: [.tapBesideDoubleTap]) == [])
      screen.expectNoLint(except: [.tapBesideDoubleTap])
      withKnownIssue { screen.expectNoLint() }
    }
  }

  @Test func theScreenHearsWhatTheTestAdded() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.expectNoLint()
      let own = UISwipeGestureRecognizer()
      board.addGestureRecognizer(own)
      #expect(screen.lint().map(\.recognizers) == [["swipe"]])
    }
  }

  @Test func aMisspeltName() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "doubleTap", to: board)
      screen.play(.tap(at: a))
      let failure = screen.mismatch(with: "board began, (doubletap ended) ×1, borad ended")
      screen.ignoreLog()
      let text = failure?.description ?? ""
      #expect(
        text.contains(
          "\n\nNothing on the screen is called doubletap; the nearest name is doubleTap.\n"))
      #expect(
        text.contains("\nNothing on the screen is called borad; the nearest name is board.\n"))
    }
  }

  @Test func aNameThatIsLikeNoOther() {
    withScreen(recording: .everything) { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.add(UIView(), named: "card", to: board)
      screen.note("saved")
      let expected = "saved, tap waits for something, gone shouldBegin? yes, lost shake began"
      let text = screen.mismatch(with: expected)?.description ?? ""
      screen.ignoreLog()
      #expect(
        text.contains(
          "Nothing on the screen is called something; there are window, board, tap, card."))
      #expect(text.contains("Nothing on the screen is called gone; there are"))
      #expect(!text.contains("called saved"))
      #expect(!text.contains("called lost"))
      #expect(!text.contains("called tap"))
    }
  }

  @Test func aTouchThatReachedNothing() {
    withScreen { screen in
      let board = screen.add(UIView(frame: screen.window.bounds), named: "board")
      let frame = CGRect(x: 80, y: 80, width: 50, height: 50)
      let label = screen.add(UILabel(frame: frame), named: "label", to: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: label)
      screen.play(.tap(at: a))
      let text = screen.mismatch(with: "tap ended")?.description ?? ""
      screen.ignoreLog()
      #expect(
        text.contains(
          """

          Finger 1 at 100, 100 reached nothing at 0.000 s: no recognizer received it, and no view \
          listens. The hit test there:
            window: the point is inside
              board: hit
                label: passed over, its isUserInteractionEnabled is false

          """))
    }
  }

  @Test func aTouchThatReachedAViewOrARecognizer() {
    withScreen { screen in
      screen.view("board", frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let card = screen.add(
        UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100)), named: "card")
      screen.add(UITapGestureRecognizer(), named: "tap", to: card)
      screen.play(.tap(at: a))
      screen.play(.tap(at: CGPoint(x: 250, y: 250)))
      let text = screen.mismatch(with: "")?.description ?? ""
      screen.ignoreLog()
      #expect(text.contains("More happened than expected"))
      #expect(!text.contains("reached nothing"))
    }
  }

  @Test func aTouchOutsideOfTheWindow() {
    withScreen { screen in
      screen.play(.tap(at: CGPoint(x: 900, y: 100)))
      let text = screen.mismatch(with: "window began")?.description ?? ""
      screen.ignoreLog()
      #expect(text.contains("reached nothing at 0.000 s"))
      #expect(text.contains("window: passed over, the point is outside\n  No view was hit.\n"))
    }
  }

  @Test func whereAFingerWouldGo() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let answer = screen.whyNot(at: a)
      #expect(answer.hit == "board")
      #expect(answer.candidates.map(\.recognizer) == ["tap"])
    }
  }
}
