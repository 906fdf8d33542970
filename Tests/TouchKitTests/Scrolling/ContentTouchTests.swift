// BEHAVIOUR 16, content touches: who hears of a finger in a scroll view, when, and who scrolls.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let place = CGPoint(x: 100, y: 300)
private let above = CGPoint(x: 100, y: 200)

/// What a finger does to content.
private enum Play: CaseIterable {
  case quickTap, press, quickDrag, pressThenDrag

  var fingers: Fingers {
    switch self {
    case .quickTap: .down(at: place).wait(0.1).up()
    case .press: .down(at: place).wait(0.3).up()
    case .quickDrag: .down(at: place).move(to: above, over: 0.1).up()
    case .pressThenDrag: .down(at: place).wait(0.3).move(to: above, over: 0.1).up()
    }
  }
}

/// A scroll view's answers as a table.
private final class Asking: UIScrollView {
  var questions: [String] = []
  var begins = true
  var cancels = true
  deinit {}

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    questions.append("begin \(touches.count)?")
    return begins
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    questions.append("cancel?")
    return cancels
  }
}

/// Hears what comes up the responder chain.
private final class Listener: UIView {
  private let heard: (String) -> Void
  init(_ heard: @escaping (String) -> Void) {
    self.heard = heard
    super.init(frame: .zero)
  }
  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard("ended") }
}

@Suite struct ContentTouches {
  /// Plays on content in a scroll view: what it must hear, and whether the view scrolls.
  private func check(
    in scroller: UIScrollView = UIScrollView(frame: .zero), delays: Bool = true,
    canCancel: Bool = true, _ play: Play, _ expected: String, scrolls: Bool = false,
    location: SourceLocation = #_sourceLocation
  ) {
    withScreen(recording: [.touches]) { screen in
      screen.name(screen.window, "window")
      scroller.frame = screen.window.bounds
      scroller.contentSize = CGSize(width: 400, height: 5000)
      scroller.delaysContentTouches = delays
      scroller.canCancelContentTouches = canCancel
      screen.window.addSubview(scroller)
      let diary = ScrollDiary(screen.application)
      scroller.delegate = diary
      let content = screen.view(
        "content", frame: CGRect(x: 0, y: 0, width: 400, height: 5000), in: scroller)
      screen.name(content, "content")
      screen.play(play.fingers)
      screen.expect(expected)
      #expect(
        diary.take().contains("begins dragging") == scrolls, sourceLocation: location)
      #expect((scroller.contentOffset.y > 50) == scrolls, sourceLocation: location)
    }
  }

  @Test func heldWhateverTheMovementUntilTheGateOpens() {
    for canCancel in [true, false] {
      check(
        canCancel: canCancel, .quickTap, "content began @0.100, content ended @0.100")
      check(canCancel: canCancel, .press, "content began @0.150, content ended @0.300")
      check(canCancel: canCancel, .quickDrag, "", scrolls: true)
    }
  }

  @Test func aPressIsTakenAwayOrKeepsItsTouch() {
    check(
      .pressThenDrag, "content began @0.150, content moved, content cancelled", scrolls: true)
    check(
      canCancel: false, .pressThenDrag, "content began @0.150, content moved…, content ended")
  }

  @Test func withoutDelayContentHearsAtOnce() {
    for canCancel in [true, false] {
      check(
        delays: false, canCancel: canCancel, .quickTap, "content began @0, content ended @0.100")
      check(
        delays: false, canCancel: canCancel, .press, "content began @0, content ended @0.300")
    }
    check(
      delays: false, .quickDrag, "content began @0, content moved, content cancelled",
      scrolls: true)
    check(
      delays: false, canCancel: false, .quickDrag,
      "content began @0, content moved…, content ended")
  }

  @Test func theQuestionsComeOnceEachInOrder() {
    let asking = Asking(frame: .zero)
    check(
      in: asking, .pressThenDrag, "content began, content moved, content cancelled", scrolls: true)
    #expect(asking.questions == ["begin 1?", "cancel?"])
    let uncancellable = Asking(frame: .zero)
    check(
      in: uncancellable, canCancel: false, .pressThenDrag,
      "content began, content moved…, content ended")
    #expect(uncancellable.questions == ["begin 1?"])
    let quick = Asking(frame: .zero)
    check(in: quick, .quickDrag, "", scrolls: true)
    #expect(quick.questions == [])
  }

  @Test func aNoKeepsTheTouchFromContentAndLetsItScroll() {
    let deaf = Asking(frame: .zero)
    deaf.begins = false
    check(in: deaf, .pressThenDrag, "", scrolls: true)
    #expect(deaf.questions == ["begin 1?"])
  }

  @Test func contentThatKeepsItsTouchIsNotScrolled() {
    let keeping = Asking(frame: .zero)
    keeping.cancels = false
    check(in: keeping, .pressThenDrag, "content began, content moved…, content ended")
    #expect(keeping.questions == ["begin 1?", "cancel?"])
  }

  @Test func aButtonLightsUpAfterTheDelayAndThenBlocksScrolling() {
    func drag(after seconds: Double) -> (lit: [Double], offset: CGFloat, pressed: Int) {
      withScreen(recording: []) { screen in
        let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 5000))
        let button = UIButton(frame: CGRect(x: 50, y: 250, width: 100, height: 100))
        scroller.addSubview(button)
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        var lit: [Double] = []
        button.addAction(UIAction { _ in lit.append(screen.now) }, for: .touchDown)
        screen.play(
          .down(at: place).wait(seconds).move(to: CGPoint(x: 100, y: 280), over: 0.1).up())
        #expect(!button.isHighlighted)
        return (lit, scroller.contentOffset.y, pressed)
      }
    }
    let quick = drag(after: 0)
    #expect(quick.lit == [] && quick.offset > 5 && quick.pressed == 0)
    let slow = drag(after: 0.3)
    #expect(slow.lit == [0.15] && slow.offset == 0 && slow.pressed == 1)
  }

  @Test func touchesEndAtTheScrollView() {
    withScreen(recording: []) { screen in
      let scroller = UIScrollView(frame: screen.window.bounds)
      scroller.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
      var heard: [String] = []
      let listener = Listener { heard.append($0) }
      listener.frame = screen.window.bounds
      screen.window.addSubview(listener)
      listener.addSubview(scroller)
      screen.play(.tap(at: place))
      screen.play(.tap(at: CGPoint(x: 200, y: 700)))
      #expect(heard == [])
      scroller.removeFromSuperview()
      screen.play(.tap(at: place))
      #expect(heard == ["began", "ended"])
    }
  }

  @Test func aTouchThatStopsAMovementIsNotTheContents() {
    withScreen(recording: [.touches, .actions]) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 50_000))
      screen.name(scroller, "scroller")
      let content = screen.view(
        "content", frame: CGRect(x: 0, y: 0, width: 400, height: 50_000), in: scroller)
      screen.name(content, "content")
      let inner = screen.add(UITapGestureRecognizer(), named: "inner", to: content)
      inner.cancelsTouchesInView = false
      let outer = screen.add(UITapGestureRecognizer(), named: "outer", to: screen.window)
      outer.cancelsTouchesInView = false
      screen.drag(from: place, by: CGVector(dx: 0, dy: -20), count: 5, liftAt: 1)
      screen.wait(0.5)
      screen.ignoreLog()
      _ = diary.take()
      let offset = scroller.contentOffset.y
      screen.play(.tap(at: place))
      #expect(scroller.contentOffset.y == offset)
      #expect(diary.take() == "dragging ended, decelerating, decelerating ended")
      screen.expect("outer ended, scroller began, scroller ended")
      screen.play(.tap(at: place))
      screen.expect("inner ended, content began, content ended")
    }
  }
}
