// What a page may say, and what it is told when it says something else.

import Testing

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
    #expect(touches == [WireTouch(finger: 1, phase: .began, x: 10, y: 20, time: 2)])
  }

  @Test func `a pen brings force, angles and what was merged`() throws {
    let touch = try #require(
      touches(
        """
        {"finger":2,"phase":"moved","kind":"pencil","x":10,"y":20,"force":1.5,"altitude":1,
         "azimuth":-2,"coalesced":[{"time":1.99,"x":9,"y":19,"force":1.25},
                                   {"time":2,"x":10,"y":20,"force":1.5}]}
        """
      ).first)
    #expect(touch.kind == .pencil)
    #expect(touch.sample.force == 1.5 && touch.sample.altitude == 1 && touch.sample.azimuth == -2)
    #expect(touch.sample.time == 2)
    #expect(touch.coalesced.map(\.time) == [1.99, 2])
    #expect(touch.coalesced[0].force == 1.25)
  }

  @Test func `a pointer brings its buttons, and hovers`() throws {
    let touches = try touches(
      """
      {"finger":1,"phase":"moved","kind":"indirectPointer","x":1,"y":2,"buttons":3},
      {"finger":1001,"phase":"hoverMoved","kind":"indirectPointer","x":1,"y":2}
      """)
    #expect(touches.map(\.buttons) == [3, 0])
    #expect(touches.map(\.phase) == [.moved, .hoverMoved])
  }

  @Test(arguments: WireScroll.allCases)
  func `a wheel or trackpad says how it scrolls`(scroll: WireScroll) throws {
    let touches = try touches(
      """
      {"finger":1,"phase":"moved","kind":"indirectPointer","scroll":"\(scroll.rawValue)","x":1,"y":-2}
      """)
    #expect(touches.map(\.scroll) == [scroll])
    #expect(touches.map(\.sample.y) == [-2])
  }

  /// One message with these touches, at 2 s.
  private func touches(_ list: String) throws -> [WireTouch] {
    let text = #"{"type":"touches","time":2,"touches":[\#(list)]}"#
    guard case .touches(let batch) = try ClientMessage.decode(text) else { return [] }
    return batch.touches
  }
}

extension WireTouch {
  /// A finger, for tests.
  init(
    finger: Int, phase: WirePhase, x: Double = 0, y: Double = 0, time: Double = 0,
    scroll: WireScroll? = nil
  ) {
    self.init(
      finger: finger, phase: phase, kind: scroll == nil ? .direct : .indirectPointer,
      sample: WireSample(time: time, x: x, y: y, force: 0, altitude: .pi / 2, azimuth: 0),
      radius: 0, scroll: scroll, buttons: 0, coalesced: [])
  }
}
