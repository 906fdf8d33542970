// Lanes as values: which stretches and marks come of traces, and of input that makes no sense.

import Testing
import TouchKit
import TouchTrace

struct LanesTests {
  private func texts(_ name: String) throws -> [String] {
    TracedLanes.text(of: TracedLanes.lanes(try TracedLanes.facts(of: name)))
  }

  private func touch(
    _ finger: Int, _ phase: UITouch.Phase, _ x: Double, at time: TimeInterval, window: Int? = nil
  ) -> LaneFact {
    .input(
      .touches(
        .init([TouchReport(finger, phase, at: CGPoint(x: x, y: 0))], time: time, window: window)))
  }

  @Test("a swipe waits for a tickle to fail, then it is recognized, and the view loses its touch")
  func swipe() throws {
    #expect(
      try texts("swipe-waits-for-tickle") == [
        "finger 1: finger 1.2-1.388",
        "swipe#13 on boardView 4: possible 1.2-1.218, failed 1.218",
        "swipe on boardView 4: possible 1.2-1.254, waiting 1.254-1.388, recognized 1.388, action 1.388",
        "tickle on boardView 4: possible 1.2-1.388, failed 1.388",
        "boardView 4: touch 1.2-1.388, cancelled 1.388",
      ])
  }

  @Test(
    "a page's tap waits for a double tap, a button's does not begin, and a slider loses to a swipe")
  func controls() throws {
    let texts = try texts("button-slider-and-page")
    #expect(
      texts.last { $0.hasPrefix("tap ") }
        == "tap on view 44: possible 1.2-1.28, failed 1.28, possible 1.78-1.913, failed 1.913, "
        + "possible 2.688-2.768, waiting 2.768-3.118, recognized 3.118, action 3.118")
    #expect(texts.contains("button 6: touch 1.2-1.28, held 1.28-1.63"))
    #expect(texts.contains("slider 15: touch 1.78-1.913, cancelled 1.913"))
    #expect(texts.contains("rowStack 3: touch 2.688-2.768, held 2.768-3.118, cancelled 3.118"))
  }

  @Test(
    "a scroll view holds a touch back from its content, which never hears of it once it scrolls")
  func scroll() throws {
    let texts = try texts("scroll-then-select")
    #expect(texts.contains("view 40: held 1.2-1.225, refused 1.225"))
    #expect(texts.contains("tableView 2: held 3.558-3.708, touch 3.708-3.808"))
    #expect(
      texts.contains {
        $0.hasPrefix(
          "scrollPanRecognizer on tableView 2: possible 1.2-1.225, active 1.225-1.558, action 1.225, "
            + "action × 13 1.25, recognized 1.558, action 1.558")
      }, "\(texts)")
  }

  @Test("when the system takes the touches, finger and view lose them")
  func cancellation() throws {
    #expect(
      try texts("drawer-and-phone-call") == [
        "finger 1: finger 1.2-1.608, finger 2.608-2.841, cancelled 2.841", "input: input 2.841",
        "drawerPanel 14: touch 1.2-1.608, touch 2.608-2.841, cancelled 2.841",
      ])
  }

  @Test("only the fingers of the window whose touches are taken lose them")
  func windows() {
    let lanes = TracedLanes.lanes([
      touch(1, .began, 0, at: 1, window: 1), touch(2, .began, 0, at: 1, window: 2),
      .input(.cancellation(window: 2)), touch(1, .ended, 0, at: 2, window: 1),
    ])
    #expect(
      TracedLanes.text(of: lanes) == [
        "finger 1: finger 1.0-2.0", "finger 2: finger 1.0-1.0, cancelled 1.0", "input: input 1.0",
      ])
  }

  @Test("moves that follow each other closely are one, a rest parts them")
  func moves() throws {
    var facts = [touch(1, .began, 0, at: 1)]
    for step in 1...10 { facts.append(touch(1, .moved, Double(step), at: 1 + Double(step) / 100)) }
    // It stays where it is, then it moves again.
    facts.append(touch(1, .moved, 10, at: 1.3))
    facts += [touch(1, .moved, 12, at: 1.5), touch(1, .ended, 12, at: 1.6)]
    let lanes = TracedLanes.lanes(facts)
    let span = try #require(lanes.all.first?.spans.first)
    #expect(span.moves == [1...1.1, 1.5...1.5])
    #expect(span.text == "finger 1 down at (0, 0), up at (12, 0)")
  }

  @Test("wrong reports make no lanes, and no time goes backwards")
  func wrongReports() {
    let lanes = TracedLanes.lanes([
      touch(7, .moved, 0, at: 1), touch(7, .ended, 0, at: 1), touch(1, .began, 0, at: 2),
      touch(1, .began, 0, at: .nan), touch(1, .ended, .nan, at: 1), touch(1, .ended, 0, at: 9),
    ])
    #expect(
      TracedLanes.text(of: lanes) == [
        "finger 1: finger 2.0-2.0, finger 2.0-2.0, cancelled 2.0"
      ])
  }

  @Test("six fingers after each other have five lanes, of which one is shared")
  func sharedLane() {
    var facts: [LaneFact] = []
    for finger in 1...6 {
      facts += [
        touch(finger, .began, 0, at: Double(finger)),
        touch(finger, .ended, 0, at: Double(finger) + 0.1),
      ]
    }
    let names = TracedLanes.lanes(facts).all.map(\.lane.name)
    #expect(names == ["fingers", "finger 2", "finger 3", "finger 4", "finger 5"])
  }

  @Test("what the trace ends in is cut off there")
  func cutOff() {
    let lanes = TracedLanes.lanes([
      touch(1, .began, 0, at: 1), touch(2, .began, 0, at: 2), touch(2, .ended, 0, at: 3),
    ])
    #expect(lanes.all.map { $0.spans.map(\.isCutOff) } == [[true], [false]])
    #expect(lanes.all[0].spans[0].end == 3)
  }

  @Test("keys, memory warnings and activity are marks, and an inactive application has no fingers")
  func device() {
    let lanes = TracedLanes.lanes([
      touch(1, .began, 0, at: 1), .input(.memoryWarning(time: 2)),
      .input(.activity(.inactive, time: 3)), .input(.frame(4)), .input(.time(5)),
    ])
    #expect(
      TracedLanes.text(of: lanes) == [
        "finger 1: finger 1.0-3.0, cancelled 3.0", "input: input 2.0, input 3.0",
      ])
    #expect(
      lanes.all[1].marks.map(\.text) == ["memory is scarce", "the application becomes inactive"])
    let shown = CGRect(x: 0, y: 500, width: 390, height: 300)
    let keyboards = TracedLanes.lanes([
      .input(.keyboard(.init(shown, time: 2))), .input(.keyboard(.init(.zero, time: 3))),
    ])
    #expect(
      keyboards.all[0].marks.map(\.text) == [
        "the keyboard reaches up to 500", "the keyboard goes",
      ])
  }
}
