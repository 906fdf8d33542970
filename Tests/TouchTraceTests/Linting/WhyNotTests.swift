// Where a finger would go, and what each recognizer would say, to the letter.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct WhyNotTests {
  private let place = CGPoint(x: 150, y: 150)

  @Test("the walk gives each view's reason, and each recognizer its own")
  func walk() {
    withScreen { screen in
      let board = screen.view("board")
      let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      let card = screen.view("card", frame: frame, in: board)
      screen.view("hidden", frame: frame, in: board).isHidden = true
      screen.view("far", frame: CGRect(x: 300, y: 0, width: 9, height: 9), in: board)
      screen.add(UILabel(frame: frame), named: "label", to: board)
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: card)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: card)
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      pan.isEnabled = false
      var decisions = 0
      screen.observe { _ in decisions += 1 }
      let answer = screen.whyNot(at: place)
      #expect(decisions == 0)
      #expect(answer.hit == "card")
      #expect(
        "\(answer)" == """
          The hit test at 150, 150:

            window: the point is inside
              board: the point is inside
                label: passed over, its isUserInteractionEnabled is false
                far: passed over, the point is outside
                hidden: passed over, it is hidden
                card: hit

          Recognizers from card to the window, in the order in which they are asked:

            double on card: receives the finger
              needs 1 finger, 2 taps of at most 0.75 s and 45 points
              it has no target
              these wait until it has failed: tap
            tap on card: receives the finger
              needs 1 finger, 1 tap of at most 0.75 s and 45 points
              it has no target
              waits until these have failed: double
            pan on board: does not receive the finger, its isEnabled is false
              needs 1 finger or more, moved 10 points
              it has no target
              excluded if one of these is recognized first: double, tap

          """)
      screen.expect("")
    }
  }

  @Test("a place outside of all windows hits nothing")
  func outside() {
    withScreen { screen in
      let answer = screen.whyNot(at: CGPoint(x: 500, y: 10))
      #expect(answer.hit == nil)
      #expect(answer.walk == "window: passed over, the point is outside\nNo view was hit.")
    }
  }

  @Test("a view that overrides hitTest(_:with:) is believed")
  func overridden() {
    withScreen { screen in
      let board = screen.view("board")
      let thief = screen.add(Thief(frame: board.bounds), named: "thief", to: board)
      thief.receiver = board
      let answer = screen.whyNot(at: place)
      #expect(answer.hit == "board")
      #expect(
        answer.note
          == "A view on the way overrides hitTest(_:with:): it returns board in place of thief.")
      #expect(answer.steps.filter(\.isHit).map(\.view) == ["board"])
    }
  }

  @Test("delegates, classes, touch types and states are named")
  func facts() {
    withScreen { screen in
      let board = screen.view("board")
      let delegate = RecordingDelegate(screen)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.delegate = delegate
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      pinch.addAction { _ in }
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      pan.addAction { _ in }
      pan.maximumNumberOfTouches = 2
      let finger = screen.finger()
      finger.down(at: place)
      finger.move(by: 20, 0)
      let answer = screen.whyNot(at: place)
      #expect(
        answer.candidates.map(\.facts) == [
          ["needs 1 to 2 fingers, moved 10 points", "it is began"],
          ["needs 2 fingers, 8 points closer or further apart"],
          [
            "needs 1 finger, 1 tap of at most 0.75 s and 45 points",
            "its delegate, RecordingDelegate, is asked", "it has no target",
          ],
        ])
      #expect(
        answer.candidates.map(\.refusal) == [nil, nil, "its allowedTouchTypes leave out fingers"])
      finger.up()
      screen.ignoreLog()
    }
  }

  @Test("durations, allowances, directions and edges are told")
  func needs() {
    withScreen { screen in
      let board = screen.view("board")
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      press.numberOfTapsRequired = 1
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      swipe.direction = [.left, .up]
      let edge = screen.add(UIScreenEdgePanGestureRecognizer(), named: "edge", to: board)
      edge.edges = .right
      screen.add(UIRotationGestureRecognizer(), named: "turn", to: board)
      #expect(
        screen.whyNot(at: place).candidates.map { $0.facts[0] } == [
          "needs 2 fingers", "needs 1 finger from the right edge, moved 15 points",
          "needs 1 finger, swept left or up within 0.5 s",
          "needs 1 finger, 1 tap and then held 0.5 s within 10 points",
        ])
    }
  }

  /// An app with three taps: one delegate declines, one does not, and one is gone.
  private var delegates: TouchApp {
    TouchApp("Delegates") {
      let controller = UIViewController()
      for (name, receives) in [("declined", false), ("welcome", true)] {
        add(UITapGestureRecognizer(), name, to: controller.view) {
          $0.delegate = answers(controller.view) { $0.receives = receives }
        }
      }
      add(UITapGestureRecognizer(), "orphan", to: controller.view) { setPassingDelegate(of: $0) }
      return controller
    }
  }

  @Test("a delegate is asked in an app that nobody else has; one that is gone is told")
  func delegatesAreAsked() throws {
    let answer = delegates.whyNot(at: place)
    #expect(
      answer.candidates.map(\.recognizer) == ["orphan", "welcome", "declined"])
    #expect(answer.candidates.map(\.refusal) == [nil, nil, "its delegate declined the touch"])
    #expect(
      answer.candidates[0].facts[1]
        == "its delegate was released: a recognizer does not keep it alive")
    #expect(
      answer.candidates[1].facts[1]
        == "its delegate, Answers, is asked, and lets it have the finger")
    // A running app is left alone.
    let asked = delegates.start().whyNot(at: place)
    #expect(asked.candidates.map(\.refusal) == [nil, nil, nil])
  }

  @Test("a wrong name is answered with the nearest one")
  func names() {
    let answer = delegates.whyNot(at: place, recognizer: "oprhan")
    #expect(answer.candidates == [])
    #expect(
      answer.note == "No recognizer oprhan is on the way; the nearest name is orphan.")
  }
}

/// A view that gives its touches to another one.
private final class Thief: UIView {
  weak var receiver: UIView?
  deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : receiver
  }
}
