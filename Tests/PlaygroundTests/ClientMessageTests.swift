// What a page may say, and what it is told when it says something else.

import Testing
import TouchKit

@testable import Playground

struct ClientMessageTests {
  @Test func `hello says who the page is`() throws {
    let text = """
      {"type":"hello","version":1,"page":"p1","app":"PhotoBoard","stage":{"width":390,"height":844},"time":0.25}
      """
    #expect(
      try ClientMessage.decode(text)
        == .hello(
          .init(
            version: 1, page: "p1", app: "PhotoBoard", stage: Stage(width: 390, height: 844),
            time: 0.25)))
  }

  @Test(arguments: [#","app":null"#, ""])
  func `hello without an app asks for the list only`(app: String) throws {
    let text =
      #"{"type":"hello","version":1,"page":"p","stage":{"width":1,"height":1},"time":0\#(app)}"#
    guard case .hello(let hello) = try ClientMessage.decode(text) else {
      Issue.record("not hello")
      return
    }
    #expect(hello.app == nil)
  }

  @Test func `play, stage and tick are short`() throws {
    #expect(
      try ClientMessage.decode(
        #"{"type":"play","app":"Drawer","stage":{"width":10,"height":20},"time":3}"#)
        == .play(.init(app: "Drawer", stage: Stage(width: 10, height: 20), time: 3)))
    #expect(
      try ClientMessage.decode(
        #"{"type":"stage","stage":{"width":10.5,"height":20,"style":"dark"},"time":3}"#)
        == .stage(.init(stage: Stage(width: 10.5, height: 20, style: .dark), time: 3)))
    #expect(try ClientMessage.decode(#"{"time":3,"type":"tick"}"#) == .tick(.init(time: 3)))
  }

  @Test func `a finger needs no more than its number, phase and place`() throws {
    let touches = try touches(#"{"finger":1,"phase":"began","x":10,"y":20}"#)
    let report = TouchReport(1, .began, x: 10, y: 20, time: 2)
    #expect(touches == HostInput.TouchInput([report], time: 2))
  }

  @Test func `a pen brings force, angles and what was merged`() throws {
    let touch = try #require(
      touches(
        """
        {"finger":2,"phase":"moved","kind":"pencil","x":10,"y":20,"force":1.5,"altitude":1,
         "azimuth":-2,"coalesced":[{"time":1.99,"x":9,"y":19,"force":1.25},
                                   {"time":2,"x":10,"y":20,"force":1.5}]}
        """
      ).reports.first)
    let sample = touch.sample
    #expect(sample.type == .pencil)
    #expect(sample.force == 1.5 && sample.altitudeAngle == 1 && sample.azimuthAngle == -2)
    #expect(sample.maximumPossibleForce == 2)
    #expect(sample.timestamp == 2)
    #expect(touch.coalesced.map(\.timestamp) == [1.99, 2])
    #expect(touch.coalesced[0].force == 1.25 && touch.coalesced[0].altitudeAngle == .pi / 2)
  }

  @Test(arguments: ["direct", "indirectPointer"])
  func `only a pen presses and leans`(kind: String) throws {
    let report = try #require(
      touches(
        """
        {"finger":2,"phase":"moved","kind":"\(kind)","x":10,"y":20,"radius":7,"force":1.5,"altitude":1,
         "azimuth":-2,"coalesced":[{"time":1.99,"x":9,"y":19,"force":1.25}]}
        """
      ).reports.first)
    for sample in report.coalesced + [report.sample] {
      #expect(sample.force == 0 && sample.maximumPossibleForce == 0)
      #expect(sample.altitudeAngle == .pi / 2 && sample.azimuthAngle == 0)
      #expect(sample.majorRadius == 7)
    }
  }

  @Test func `no coalesced sample is later than its event`() throws {
    let input = try touches(
      """
      {"finger":2,"phase":"moved","x":10,"y":20,
       "coalesced":[{"time":1,"x":9,"y":19},{"time":9,"x":10,"y":20}]}
      """
    ).settled(at: 3)
    #expect(input.time == 3)
    #expect(input.reports[0].sample.timestamp == 3)
    #expect(input.reports[0].coalesced.map(\.timestamp) == [1, 3])
  }

  @Test func `a pointer brings its buttons, and hovers`() throws {
    let touches = try touches(
      """
      {"finger":1,"phase":"moved","kind":"indirectPointer","x":1,"y":2,"buttons":3},
      {"finger":2,"phase":"moved","kind":"indirectPointer","x":1,"y":2,"buttons":5},
      {"finger":1001,"phase":"hoverMoved","kind":"indirectPointer","x":1,"y":2}
      """)
    #expect(touches.buttons.rawValue == 7)
    #expect(touches.reports.map(\.phase) == [.moved, .moved, .regionMoved])
  }

  @Test(arguments: [("discrete", UIScrollTypeMask.discrete), ("continuous", .continuous)])
  func `a wheel or trackpad says how it scrolls`(word: String, scroll: UIScrollTypeMask) throws {
    let touches = try touches(
      """
      {"finger":1,"phase":"moved","kind":"indirectPointer","scroll":"\(word)","x":1,"y":-2}
      """)
    #expect(touches.reports.map(\.scrollTypes) == [scroll])
    #expect(touches.reports.map(\.sample.location.y) == [-2])
  }

  @Test func `a trackpad says how far two fingers spread and turned`() throws {
    let touches = try touches(
      """
      {"finger":1,"phase":"began","kind":"indirectPointer","scale":1.5,"rotation":-0.25,"x":1,"y":2},
      {"finger":2,"phase":"began","kind":"indirectPointer","rotation":0.5,"x":1,"y":2}
      """)
    #expect(
      touches.reports.map(\.sample.transform) == [
        TouchSample.Transform(scale: 1.5, rotation: -0.25), TouchSample.Transform(rotation: 0.5),
      ])
    #expect(touches.reports.map(\.eventType) == [.transform, .transform])
  }

  /// One message with these touches, at 2 s.
  private func touches(_ list: String) throws -> HostInput.TouchInput {
    let text = #"{"type":"touches","time":2,"touches":[\#(list)]}"#
    guard case .touches(let input) = try ClientMessage.decode(text) else {
      return HostInput.TouchInput([], time: 0)
    }
    return input
  }
}

extension TouchReport {
  /// A finger as a page reports it, for tests.
  init(
    _ finger: Int, _ phase: UITouch.Phase, x: Double = 0, y: Double = 0, time: Double = 0,
    scroll: UIScrollTypeMask = []
  ) {
    self.init(
      finger, phase, at: CGPoint(x: x, y: y), type: scroll.isEmpty ? .direct : .indirectPointer)
    sample.timestamp = time
    scrollTypes = scroll
  }
}
