// BEHAVIOUR 1, from a touch to a view: one object, one view, one window, one call for each event.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)
private let c = CGPoint(x: 300, y: 100)

@Suite struct ATouchOnItsWayToAView {
  //  finger 1  ●━━○
  @Test func theApplicationSendsItToTheWindowAndRecognizersHearBeforeViews() {
    let diary = Diary()
    let application = LoudApplication(diary)
    application.perform {
      let window = LoudWindow(diary, frame: rect(0, 0, 400, 400))
      let view = LoudView(diary, frame: window.bounds)
      window.addSubview(view)
      let recognizer = LoudRecognizer(target: nil, action: nil)
      recognizer.diary = diary
      window.addGestureRecognizer(recognizer)
      window.isHidden = false
      application.receive([TouchReport(1, .began, at: a)], at: 0, in: window)
      #expect(diary.read() == ["application", "window", "recognizer", "view"])
      application.receive([TouchReport(1, .ended, at: a)], at: 0.1, in: window)
      #expect(diary.read() == ["application", "window", "view"])
    }
  }

  //  finger 1  ●━━━━━○
  //  finger 2  ●━━━━━○
  @Test func twoFingersThatLandInOneEventAreOneCall() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.play(.down(at: a, b).wait(0.1).up())
      screen.expect("board began(2), board ended(2)")
    }
  }

  //  finger 1  ●━━━━━━━○
  //  finger 2    ●━━━○
  @Test func twoFingersThatLandInTwoEventsAreTwoCalls() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.play(.down(at: a).wait(0.01).down(at: b).wait(0.1).up(2).wait(0.01).up(1))
      screen.expect("board began @0, board began @0.01, board ended @0.11, board ended @0.12")
    }
  }

  //  finger 1  ●━━━━━○   on the left view
  //  finger 2  ●━━━━━○   on the right view
  @Test func twoFingersOnTwoViewsAreACallForEachView() {
    withScreen { screen in
      screen.view("left", frame: CGRect(x: 0, y: 0, width: 150, height: 800))
      screen.view("right", frame: CGRect(x: 150, y: 0, width: 150, height: 800))
      screen.play(.down(at: a, b).wait(0.1).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        "left began, right began, left moved, right moved, left ended, right ended")
    }
  }

  //  finger 1  ●━→━→━→━→━○   from the left view over the right one and out of the window
  @Test func touchKeepsItsViewAndItsWindowWhereverItMoves() {
    withScreen { screen in
      let left = screen.acting("left", frame: CGRect(x: 0, y: 0, width: 150, height: 800))
      screen.view("right", frame: CGRect(x: 150, y: 0, width: 150, height: 800))
      var references: [(UIView?, UIWindow?)] = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        left.when(phase) { touches, _ in
          references.append((touches.first?.view, touches.first?.window))
        }
      }
      screen.play(.down(at: a).move(to: b).move(to: CGPoint(x: -50, y: 9000)).up())
      screen.expect("left began, left moved ×2, left ended")
      #expect(references.count == 4)
      #expect(references.allSatisfy { $0.0 === left && $0.1 === screen.window })
    }
  }

  //  finger 1  ●━→━→━○
  @Test func touchIsOneObjectWhosePropertiesChange() {
    withScreen { screen in
      let board = screen.acting("board")
      let probe = screen.probe("probe", on: board)
      var seen: [UITouch] = []
      var values: [String] = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        probe.when(phase) { seen.append(contentsOf: $0.heard) }
        board.when(phase) { touches, _ in
          seen.append(contentsOf: touches)
          for touch in touches {
            values.append("\(touch.phase) \(touch.location(in: nil).x) \(touch.timestamp)")
          }
        }
      }
      screen.play(.down(at: a).wait(0.5).move(to: b, over: 0).wait(0.5).up())
      #expect(seen.count == 6 && Set(seen).count == 1)
      #expect(values == ["began 100.0 0.0", "moved 200.0 0.5", "ended 200.0 1.0"])
    }
  }

  //  finger 1  ●━━━━○ ●━━━━○
  @Test func theNextTouchIsAnotherObject() {
    withScreen { screen in
      let board = screen.acting("board")
      var seen: [UITouch] = []
      board.when(.began) { touches, _ in seen.append(contentsOf: touches) }
      screen.play(.doubleTap(at: a))
      #expect(seen.count == 2 && seen[0] !== seen[1])
      #expect(seen.allSatisfy { $0.phase == .ended })
    }
  }

  @Test func aTouchBesideAllViewsIsTheWindows() {
    withScreen { screen in
      screen.view("board", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screen.play(.tap(at: b))
      screen.expect("window began, window ended")
    }
  }

  @Test func aTouchOutsideTheWindowHasNoViewAndNobodyHears() {
    withScreen { screen in
      let board = screen.view("board")
      screen.probe("probe", on: board)
      screen.play(.tap(at: CGPoint(x: 500, y: 100)))
      screen.expect("")
    }
  }

  //  finger 1  ●━○  ●━━━━━○   left, then right; left's recognizer decides while right is touched
  @Test func aTouchOfWhichSomebodyIsUndecidedIsNotMistakenForTheNextOne() {
    withScreen(recording: [.touches, .actions]) { screen in
      let left = screen.view("left", frame: CGRect(x: 0, y: 0, width: 150, height: 400))
      screen.view("right", frame: CGRect(x: 150, y: 0, width: 150, height: 400))
      let probe = screen.probe("probe", on: left)
      probe.delaysTouchesEnded = false
      probe.when(.ended) { $0.setDeadline(1) }
      probe.onDeadline = { $0.state = .ended }
      screen.play(Fingers.tap(at: a).then(.down(at: b), after: 0.1))
      screen.expect("left began, left ended, right began")
      screen.wait(1)
      screen.expect("probe ended @1")
      screen.finger().up()
      screen.expect("right ended")
    }
  }

}

@Suite struct AnEventAndItsTouches {
  private func places(_ touches: Set<UITouch>?) -> [Double]? {
    touches?.map { Double($0.location(in: nil).x) }.sorted()
  }

  //  finger 1  ●━━━━━→━━━━━━━○   moves alone
  //  finger 2    ●━━━━━━━○
  @Test func allTouchesHoldsThoseThatDidNotChange() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      for phase in [UITouch.Phase.began, .moved, .ended] {
        board.when(phase) { _, event in
          let all = (event?.allTouches ?? []).sorted {
            $0.location(in: nil).x < $1.location(in: nil).x
          }
          screen.note(all.map { "\($0.phase)" }.joined(separator: "+"))
        }
      }
      screen.play(
        .down(at: a).wait(0.1).down(at: b).wait(0.1).move(1, to: CGPoint(x: 101, y: 100))
          .wait(0.1).up(2).wait(0.1).up(1))
      screen.expect(
        """
        board began, began, board began, stationary+began, board moved, moved+stationary
        board ended, stationary+ended, board ended, ended
        """)
    }
  }

  //  finger 1  ●━━→━━○
  //  finger 2  ●━━→━━○
  @Test func touchesThatChangedShareTheEventsTimestamp() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      var times: [[TimeInterval]] = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        board.when(phase) { touches, event in
          times.append(touches.map(\.timestamp) + [event?.timestamp ?? -1])
        }
      }
      screen.wait(1)
      screen.play(.down(at: a, b).wait(0.5).move(by: CGVector(dx: 1, dy: 0), over: 0.25).up())
      #expect(times.first == [1, 1, 1] && times.last == [1.75, 1.75, 1.75])
      #expect(times.allSatisfy { Set($0).count == 1 })
    }
  }

  //  finger 1  ●━━━○   left, with a probe
  //  finger 2  ●━━━○   right
  @Test func touchesForAWindowAViewAndARecognizer() {
    withScreen { screen in
      let left = screen.acting("left", frame: CGRect(x: 0, y: 0, width: 150, height: 800))
      let right = screen.acting("right", frame: CGRect(x: 150, y: 0, width: 150, height: 800))
      let probe = screen.probe("probe", on: left)
      let other = UIWindow(frame: screen.window.bounds)
      var found: [[Double]?] = []
      right.when(.began) { _, event in
        found = [
          places(event?.touches(for: screen.window)), places(event?.touches(for: other)),
          places(event?.touches(for: left)), places(event?.touches(for: right)),
          places(event?.touches(for: probe)),
        ]
      }
      screen.play(.down(at: a, b).wait(0.1).up())
      #expect(found == [[100, 200], nil, [100], [200], [100]])
    }
  }

  //  finger 1  ●━━━━━━━━━━○   in one window
  //  finger 2     ●━━━○       in the other
  @Test func eachWindowHearsOfItsOwnTouchesAndTheEventKnowsAll() {
    withScreen { screen in
      let board = screen.view("board")
      let other = UIWindow(frame: screen.window.bounds)
      screen.name(other, "other")
      other.isHidden = false
      let probe = screen.probe("probe", on: board)
      screen.application.receive([TouchReport(1, .began, at: a)], at: 0, in: screen.window)
      screen.application.receive([TouchReport(2, .began, at: b)], at: 0.1, in: other)
      #expect(probe.event?.allTouches?.count == 2)
      #expect(probe.event?.touches(for: other)?.first?.view === other)
      screen.application.receive([TouchReport(2, .ended, at: b)], at: 0.2, in: other)
      screen.application.receive([TouchReport(1, .ended, at: a)], at: 0.3, in: screen.window)
      screen.expect(
        """
        probe hears began, board began, other began, other ended, probe hears ended
        board ended
        """)
      other.isHidden = true
    }
  }
}

// MARK: - Those who note that an event comes by

private final class LoudApplication: UIApplication {
  let diary: Diary
  init(_ diary: Diary) {
    self.diary = diary
    super.init(screen: UIScreen(), now: 0)
  }
  override func sendEvent(_ event: UIEvent) {
    diary.write("application")
    super.sendEvent(event)
  }
}

private final class LoudWindow: UIWindow {
  let diary: Diary
  init(_ diary: Diary, frame: CGRect) {
    self.diary = diary
    super.init(frame: frame)
  }
  override func sendEvent(_ event: UIEvent) {
    diary.write("window")
    super.sendEvent(event)
  }
}

private final class LoudView: UIView {
  let diary: Diary
  init(_ diary: Diary, frame: CGRect) {
    self.diary = diary
    super.init(frame: frame)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.write("view")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.write("view")
  }
}

private final class LoudRecognizer: UIGestureRecognizer {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    diary?.write("recognizer")
    state = .failed
  }
}
