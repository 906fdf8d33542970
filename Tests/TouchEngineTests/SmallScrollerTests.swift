// The engine works without any widget, and a scroll view can be built on it from outside.

import Testing

@_spi(Widgets) @testable import TouchEngine

@Suite struct SmallScrollerTests {
  /// A view that writes down what it hears.
  private final class Content: UIView {
    var heard: [String] = []

    deinit {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  private let application = UIApplication()
  private let window: UIWindow
  private let scroller: SmallScroller
  private let content: Content

  init() {
    (window, scroller, content) = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let scroller = SmallScroller(frame: window.bounds)
      let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 1_000))
      scroller.addSubview(content)
      window.addSubview(scroller)
      window.isHidden = false
      return (window, scroller, content)
    }
  }

  /// A finger that drags from y 300 upwards in steps of 20 points, and rests or not before it lifts.
  private func drag(steps: Int, rest: Double) {
    func report(_ phase: UITouch.Phase, _ y: Double, _ time: Double) {
      application.receive(
        [TouchReport(1, phase, at: CGPoint(x: 100, y: y))], at: time, in: window)
    }
    report(.began, 300, 0)
    for step in 1...steps { report(.moved, 300 - 20 * Double(step), 0.016 * Double(step)) }
    if rest > 0 { report(.moved, 300 - 20 * Double(steps), 0.016 * Double(steps) + rest) }
    report(.ended, 300 - 20 * Double(steps), 0.016 * Double(steps) + rest)
  }

  @Test func contentFollowsTheFingerAndIsToldThatItsTouchIsCancelled() {
    drag(steps: 5, rest: 1)
    #expect(scroller.offset == 90)
    #expect(content.heard == ["began", "cancelled"])
  }

  @Test func contentThatIsNotLetInHearsNothing() {
    scroller.letsTouchesIn = false
    drag(steps: 5, rest: 1)
    #expect(scroller.offset == 90)
    #expect(content.heard == [])
  }

  @Test func flickGoesOnAfterTheLiftAndComesToRest() {
    drag(steps: 5, rest: 0)
    let lifted = scroller.offset
    application.advance(to: 3)
    #expect(scroller.offset > lifted + 50)
    #expect(!scroller.listensToFrames)
    #expect(application.nextDeadline == .infinity)
  }
}
