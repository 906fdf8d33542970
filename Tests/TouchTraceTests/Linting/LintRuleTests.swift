// The rules of lint over sketches: no view, no recognizer, no application.

import GestureCore
import Testing
import TouchKit
import TouchTrace

struct LintRuleTests {
  typealias Recognizer = AppSketch.Recognizer

  /// A window, a board that fills it, and a card on the board.
  private func sketch(_ recognizers: [Recognizer]) -> AppSketch {
    let all = CGRect(x: 0, y: 0, width: 400, height: 800)
    return AppSketch(
      views: [
        .init("window", frame: all), .init("board", in: 0, frame: all),
        .init("card", in: 1, frame: CGRect(x: 100, y: 100, width: 100, height: 100)),
      ], recognizers: recognizers)
  }

  /// The rules that find something, with the names of the recognizers.
  private func found(in sketch: AppSketch) -> [String] {
    sketch.findings().map { "\($0.rule.rawValue) \($0.recognizers.joined(separator: ","))" }
  }

  private func found(_ recognizers: Recognizer...) -> [String] { found(in: sketch(recognizers)) }

  private func recognizer(
    _ name: String, _ gesture: AppSketch.Gesture, on view: Int = 1,
    _ change: (inout Recognizer) -> Void = { _ in }
  ) -> Recognizer {
    var recognizer = Recognizer(name, on: view, gesture)
    change(&recognizer)
    return recognizer
  }

  @Test("circles of requirements are found once, however they are entered")
  func circles() {
    func requiring(_ others: [[Int]]) -> [String] {
      found(
        in: sketch(
          others.enumerated().map { index, required in
            recognizer("\(index)", .other) { $0.requires = required }
          }))
    }
    #expect(requiring([[1], [2], []]) == [])
    #expect(requiring([[1, 2], [2], []]) == [])
    #expect(requiring([[1], [0]]) == ["requirementCycle 0,1"])
    #expect(requiring([[1], [2], [1]]) == ["requirementCycle 1,2"])
    #expect(requiring([[1], [0], [3], [2]]) == ["requirementCycle 0,1", "requirementCycle 2,3"])
    #expect(requiring([[1, 2], [0], [0]]) == ["requirementCycle 0,1", "requirementCycle 0,2"])
  }

  @Test("a tap beside a tap with more taps needs a requirement, if nothing else keeps them apart")
  func taps() {
    let double = recognizer("double", .tap(count: 2))
    func tap(on view: Int = 1, _ change: (inout Recognizer) -> Void = { _ in }) -> Recognizer {
      recognizer("tap", .tap(count: 1), on: view, change)
    }
    let problem = ["tapBesideDoubleTap tap,double"]
    #expect(found(double, tap()) == problem)
    #expect(found(double, tap(on: 2)) == problem)
    #expect(found(double, tap(on: 0)) == problem)
    #expect(found(double, recognizer("other", .tap(count: 2))) == [])
    #expect(found(double, tap { $0.requires = [0] }) == [])
    #expect(found(double, tap { $0.touches = 2...2 }) == [])
    #expect(found(double, tap { $0.mayBeDecidedInMotion = true }) == [])
    #expect(found(double, tap { $0.isPartOfTouchKit = true }) == [])
    #expect(found(double, tap { $0.isEnabled = false }) == ["disabledRecognizer tap"])
    // It waits by way of another one.
    let between = recognizer("between", .other) { $0.requires = [0] }
    #expect(found(double, between, tap { $0.requires = [1] }) == [])
    #expect(
      found(recognizer("double", .tap(count: 2), on: 2), recognizer("tap", .tap(count: 1), on: 2))
        == problem)
  }

  @Test("a clear view over others is told if it does nothing with the touches that it takes")
  func covers() {
    func found(_ change: (inout AppSketch) -> Void = { _ in }) -> [String] {
      var app = sketch([recognizer("tap", .tap(count: 1), on: 2)])
      let all = CGRect(x: 0, y: 0, width: 400, height: 800)
      app.views.append(AppSketch.View("cover", in: 1, frame: all))
      app.views[3].isClear = true
      change(&app)
      return self.found(in: app)
    }
    #expect(found() == ["coveredView tap"])
    #expect(found { $0.views[3].isClear = false } == [])
    #expect(found { $0.views[3].isInteractionEnabled = false } == [])
    #expect(found { $0.views[3].isHidden = true } == [])
    #expect(found { $0.views[3].place.size.width = 150 } == [])
    #expect(found { $0.recognizers.append(recognizer("pan", .pan(.horizontal), on: 3)) } == [])
    #expect(found { $0.views[2].superview = 3 } == [])
    #expect(
      found {
        let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        $0.views.append(AppSketch.View("button", in: 3, frame: frame))
        $0.views[4].tapping = .presses(keepsSingleTap: true)
      } == [])
  }

  @Test("a pan around a slider is told if it takes one finger along it and cancels touches")
  func sliders() {
    func found(
      _ axes: PanRule.Axes = [.horizontal, .vertical], on view: Int = 1,
      _ change: (inout Recognizer) -> Void = { _ in }
    ) -> [String] {
      var app = sketch([recognizer("pan", .pan(axes), on: view, change)])
      app.views[2].isSlider = true
      return self.found(in: app)
    }
    #expect(found() == ["panOverSlider pan"])
    #expect(found(.horizontal) == ["panOverSlider pan"])
    #expect(found(.vertical) == [])
    #expect(found(on: 2) == [])
    #expect(found { $0.touches = 2...2 } == [])
    #expect(found { $0.cancelsTouches = false } == [])
    #expect(found { $0.mayBeDecidedInMotion = true } == [])
    #expect(found { $0.isPartOfTouchKit = true } == [])
  }

  @Test("a long press without allowance, a lost delegate and a control that sticks out are told")
  func settings() {
    #expect(found(recognizer("press", .longPress(taps: 0)) { $0.allowableMovement = 10 }) == [])
    #expect(
      found(recognizer("press", .longPress(taps: 0)) { $0.allowableMovement = 0 })
        == ["noAllowableMovement press"])
    #expect(
      found(recognizer("tap", .tap(count: 1)) { $0.hasLostDelegate = true })
        == ["releasedDelegate tap"])
    var app = sketch([])
    app.views[2].isCutOff = true
    #expect(found(in: app) == ["cutOffControl "])
    app.views[1].isHidden = true
    #expect(found(in: app) == [])
  }

  @Test("taps on views beside each other have nothing to do with each other")
  func siblings() {
    var app = sketch([
      recognizer("double", .tap(count: 2), on: 2), recognizer("tap", .tap(count: 1), on: 3),
    ])
    app.views.append(.init("other", in: 1, frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(found(in: app) == [])
  }

  @Test(
    "a pan beside a swipe on one view, along its axis and with as many fingers, needs a requirement"
  )
  func swipes() {
    let swipe = recognizer("swipe", .swipe([.left, .right]))
    func pan(
      _ axes: PanRule.Axes = .both, on view: Int = 1,
      _ change: (inout Recognizer) -> Void = { _ in }
    ) -> Recognizer {
      recognizer("pan", .pan(axes), on: view) {
        $0.touches = 1...Int.max
        change(&$0)
      }
    }
    let problem = ["panBesideSwipe pan,swipe"]
    #expect(found(swipe, pan()) == problem)
    #expect(found(swipe, pan(.horizontal)) == problem)
    #expect(found(swipe, pan(.vertical)) == [])
    #expect(found(swipe, pan(on: 2)) == [])
    #expect(found(swipe, pan { $0.touches = 2...3 }) == [])
    #expect(found(swipe, pan { $0.requires = [0] }) == [])
    #expect(found(swipe, pan { $0.mayBeDecidedInMotion = true }) == [])
  }

  @Test("a pan beside a tap is sound, a pan that waits for one is late")
  func pansAndTaps() {
    let tap = recognizer("tap", .tap(count: 1))
    #expect(found(tap, recognizer("pan", .pan(.both))) == [])
    let waiting = recognizer("pan", .pan(.both)) { $0.requires = [0] }
    #expect(found(tap, waiting) == ["panWaitsForTap pan,tap"])
    let three = recognizer("pan", .pan(.both)) { ($0.requires, $0.touches) = ([0], 3...3) }
    #expect(found(tap, three) == [])
  }

  @Test("of two pans for one movement on one path, the deeper or younger one is said to begin")
  func pans() {
    func pan(
      _ name: String, on view: Int, _ axes: PanRule.Axes = .both,
      _ change: (inout Recognizer) -> Void = { _ in }
    ) -> Recognizer { recognizer(name, .pan(axes), on: view, change) }
    #expect(found(pan("a", on: 1), pan("b", on: 1)) == ["twoPans b,a"])
    #expect(found(pan("a", on: 1), pan("b", on: 2)) == ["twoPans b,a"])
    #expect(found(pan("a", on: 2), pan("b", on: 1)) == ["twoPans a,b"])
    #expect(found(pan("a", on: 1, .horizontal), pan("b", on: 2, .vertical)) == [])
    #expect(found(pan("a", on: 1), pan("b", on: 2) { $0.touches = 2...2 }) == [])
    #expect(found(pan("a", on: 1), pan("b", on: 2) { $0.requires = [0] }) == [])
    #expect(found(pan("a", on: 1) { $0.requires = [1] }, pan("b", on: 2)) == [])
    #expect(found(pan("a", on: 1), pan("b", on: 2) { $0.mayBeDecidedInMotion = true }) == [])
    // Scroll views in scroll views are TouchKit's affair.
    let scroll = pan("scroll", on: 2) { $0.isPartOfTouchKit = true }
    #expect(found(pan("a", on: 1), scroll) == ["twoPans scroll,a"])
    #expect(found(pan("a", on: 1) { $0.isPartOfTouchKit = true }, scroll) == [])
  }

  @Test("a pan from an edge competes with what scrolls away from that edge, at that edge")
  func edges() {
    func app(_ edges: ScreenEdgePanRule.Edges, _ axes: PanRule.Axes, x: CGFloat) -> [String] {
      var app = sketch([
        recognizer("edge", .edgePan(edges)),
        recognizer("scroll", .pan(axes), on: 2) { $0.isPartOfTouchKit = true },
      ])
      app.views[2].place = CGRect(x: x, y: 100, width: 100, height: 100)
      return found(in: app)
    }
    let problem = ["edgePanUnderScrollView edge,scroll"]
    #expect(app(.left, .horizontal, x: 0) == problem)
    #expect(app(.left, .both, x: 12.9) == problem)
    #expect(app(.left, .both, x: 13) == [])
    #expect(app(.left, .vertical, x: 0) == [])
    #expect(app(.right, .horizontal, x: 0) == [])
    #expect(app(.right, .horizontal, x: 300) == problem)
    #expect(app([.left, .right], .horizontal, x: 300) == problem)
    #expect(app(.top, .both, x: 0) == [])
  }

  @Test(
    "a single tap that cancels touches takes them from rows and from some controls around which it is"
  )
  func cancelling() {
    func app(
      _ tapping: AppSketch.Tapping, tapOn view: Int = 1,
      _ change: (inout Recognizer) -> Void = { _ in }
    ) -> [String] {
      var app = sketch([recognizer("tap", .tap(count: 1), on: view, change)])
      app.views[2].tapping = tapping
      return found(in: app)
    }
    let problem = ["tapCancelsTouches tap"]
    #expect(app(.nothing) == [])
    #expect(app(.selectsRow) == problem)
    #expect(app(.selectsRow, tapOn: 2) == problem)
    #expect(app(.presses(keepsSingleTap: false)) == problem)
    #expect(app(.presses(keepsSingleTap: true)) == [])
    #expect(app(.presses(keepsSingleTap: false), tapOn: 2) == [])
    #expect(app(.selectsRow) { $0.cancelsTouches = false } == [])
    #expect(app(.selectsRow) { $0.gesture = .tap(count: 2) } == [])
    #expect(app(.selectsRow) { $0.touches = 2...2 } == [])
    #expect(app(.selectsRow) { $0.mayBeDecidedInMotion = true } == [])
  }

  @Test(
    "of several reasons that keep touches away, the outermost is told, once for all recognizers")
  func reach() {
    func app(_ change: (inout AppSketch) -> Void) -> [String] {
      var app = sketch([
        recognizer("tap", .tap(count: 1), on: 2), recognizer("press", .longPress(taps: 0), on: 2),
      ])
      change(&app)
      return found(in: app)
    }
    #expect(app { _ in } == [])
    #expect(app { $0.views[2].isHidden = true } == ["hiddenView tap,press"])
    #expect(app { $0.views[0].isHidden = true } == ["hiddenView tap,press"])
    #expect(app { $0.views[2].alpha = 0.01 } == [])
    #expect(app { $0.views[2].alpha = 0.0099 } == ["transparentView tap,press"])
    #expect(
      app { app in
        app.views[1].isInteractionEnabled = false
        app.views[2].isHidden = true
      } == ["interactionDisabled tap,press"])
    #expect(app { $0.views[2].place.origin.x = 399 } == [])
    #expect(app { $0.views[2].place.origin.x = 400 } == ["outsideOfSuperview tap,press"])
    #expect(
      app { app in
        app.views[2].place.origin.x = 400
        app.views[2].isFoundOutside = true
      } == [])
    #expect(
      app { app in
        app.views[2].place.origin.x = 500
        app.views[1].content = CGRect(x: 0, y: 0, width: 600, height: 800)
      } == [])
    #expect(
      app { app in
        app.views[2].frame = .zero
        app.views[2].place = .zero
      } == ["emptyView tap,press"])
    #expect(
      app { app in
        app.views[2].isHidden = true
        app.recognizers[0].isPartOfTouchKit = true
      } == ["hiddenView press"])
  }

  @Test("who waits for a recognizer, or answers for it, gives it an effect")
  func targets() {
    let tap = recognizer("tap", .tap(count: 1)) { $0.listeners = .none }
    #expect(found(tap) == ["noTarget tap"])
    #expect(found(tap, recognizer("press", .longPress(taps: 0)) { $0.requires = [0] }) == [])
    #expect(found(recognizer("tap", .tap(count: 1)) { $0.listeners = .gone }) == ["noTarget tap"])
    #expect(
      found(
        recognizer("tap", .tap(count: 1)) {
          ($0.listeners, $0.mayBeDecidedInMotion) = (.none, true)
        })
        == [])
  }
}
