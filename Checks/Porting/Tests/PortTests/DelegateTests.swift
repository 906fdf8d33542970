// Rows of behaviours.md: recognizers with delegates of their own. A class of a module that is not ported answers
// optional requirements by the names that they have after porting.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures
@testable import LooseGestures

private final class HoverListener: NSObject, @MainActor HoverPressDelegate {
  var heard: [String] = []
  var delay: NSNumber?

  func hoverPress_(_ recognizer: HoverPressRecognizer, didEnter view: UIView) -> Void? {
    heard.append("entered \(view.tag)")
  }

  func hoverPress_(_ recognizer: HoverPressRecognizer, didLeave view: UIView) -> Void? {
    heard.append("left \(view.tag)")
  }

  func hoverPress_(_ recognizer: HoverPressRecognizer, delayFor view: UIView) -> NSNumber? { delay }
}

private final class Silent: UIGestureRecognizerDelegate {}

private final class Refusal: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class PressListener: NSObject, @MainActor AnchoredLongPressDelegate {
  var place: CGPoint?
  var radius: CGFloat?
  var strays = 0

  func anchor_(
    for recognizer: AnchoredLongPressGestureRecognizer, proposed: CGPoint
  ) -> CGPoint? { place }

  func anchoredLongPressDidStray_(_ recognizer: AnchoredLongPressGestureRecognizer) -> Void? {
    strays += 1
  }

  var anchorRadius_: CGFloat? { radius }
}

private final class SwipeListener: NSObject, LongSwipeDelegate {
  var begins = 0
  var moves = 0

  func longSwipeWillBegin_(_ swipe: LongSwipeGestureRecognizer) -> Void? { begins += 1 }

  func longSwipe_(
    _ swipe: LongSwipeGestureRecognizer, didMoveTo progress: CGFloat
  ) -> Void? { moves += 1 }

  func longSwipe_(
    _ swipe: LongSwipeGestureRecognizer, shouldFinishAt progress: CGFloat
  ) -> Bool? { true }
}

private final class Spy: TouchSpyDelegate {
  var heard: [String] = []
  var isWatching = true

  func touchSpy_(_ spy: TouchSpyGestureRecognizer, began touches: Set<UITouch>) -> Void? {
    heard.append("began")
  }

  func touchSpy_(_ spy: TouchSpyGestureRecognizer, moved touches: Set<UITouch>) -> Void? {
    heard.append("moved")
  }

  func touchSpy_(_ spy: TouchSpyGestureRecognizer, ended touches: Set<UITouch>) -> Void? {
    heard.append("ended")
  }

  func touchSpyShouldWatch_(_ touch: UITouch) -> Bool? { isWatching }
}

private final class SilentSpy: TouchSpyDelegate {}
private final class CaptureListener: StrokeCaptureDelegate {
  var points: [CGPoint]?

  func strokeCapture(_ recognizer: StrokeCaptureRecognizer, didCapture points: [CGPoint]) {
    self.points = points
  }
}

@MainActor @Suite struct DelegateTests {
  // MARK: HoverPress

  private func check(
    _ row: Row, _ recognizer: HoverPressRecognizer, tags: (Int, Int) = (1, 2)
  ) async throws {
    try await row.check(
      recognizer,
      adding: { _, view in
        for (tag, x) in [(tags.0, 0), (tags.1, 150)] {
          let part = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
          part.tag = tag
          view.addSubview(part)
        }
      })
  }

  @Test(arguments: [
    (
      Row("0 down 50,50; 1 up; 2 wait", "it began @0, it ended @0.4"), 1, ["entered 1"],
      nil as Double?
    ),
    (
      Row(
        "0 down 50,50; 0.2 step 200,50; 1 up; 2 wait", "it began @0, it changed @0.2, it ended @0.6"
      ),
      2, ["entered 1", "left 1", "entered 2"], nil
    ),
    (
      Row("0 down 50,50; 0.2 up; 2 wait", "it began @0, it cancelled @0.2"), nil as Int?,
      ["entered 1"], nil
    ),
    (Row("0 down 50,50; 2 up; 3 wait", "it began @0, it ended @1"), 1, ["entered 1"], 1),
  ])
  func hoverPress(row: Row, chosen: Int?, heard: [String], delay: Double?) async throws {
    let (recognizer, listener) = (HoverPressRecognizer(), HoverListener())
    recognizer.delegate = listener
    listener.delay = delay.map { NSNumber(value: $0) }
    try await check(row, recognizer)
    #expect(recognizer.chosen?.tag == chosen)
    #expect(listener.heard == heard)
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 1 up; 2 down 50,50; 3 up; 4 wait",
      "it began @0, it ended @0.4, it began @2, it cancelled @3"),
    Row("0 down 200,50; 1 up; 2 wait", "it began @0, it cancelled @1"),
  ])
  func pickyHoverPress(row: Row) async throws {
    try await check(row, PickyHoverPressRecognizer(), tags: (1, 0))
  }

  // MARK: Inactivity

  @Test(arguments: [
    ("3 wait", ["true 2.0"]),
    ("1 down 50,50; 1.1 up; 4 wait", ["true 3.0"]),
    ("2.5 tap 50,50; 6 wait", ["true 2.0", "false 2.5", "true 4.5"]),
  ])
  func inactivity(fingers: String, expected: [String]) async throws {
    try await withScreen(recording: [.actions]) { screen in
      var told: [String] = []
      let recognizer = InactivityGestureRecognizer(limit: 2) {
        told.append("\($0) \(text(screen.now, places: 1))")
      }
      screen.add(recognizer, named: "it", to: screen.window)
      screen.view("view")
      try await screen.play(fingers)
      #expect(told == expected)
      screen.expect("")
      recognizer.stop()
    }
  }

  // MARK: AnchoredLongPress

  @Test(arguments: [
    (nil as CGPoint?, nil as CGFloat?, "50 50", 1), (CGPoint.zero, nil, "0 0", 1),
    (nil, 200, "50 50", 0),
  ])
  func anchoredLongPress(
    place: CGPoint?, radius: CGFloat?, anchor: String, strays: Int
  ) async throws {
    let (recognizer, listener) = (AnchoredLongPressGestureRecognizer(), PressListener())
    recognizer.delegate = listener
    (listener.place, listener.radius) = (place, radius)
    try await Row(
      "0 down 50,50; 0.7 step 120,50; 0.8 step 130,50; 0.9 up; 2 wait",
      """
      it began [\(anchor)] @0.5, it changed [\(anchor)] @0.7, it changed [\(anchor)] @0.8,
      it ended [\(anchor)] @0.9
      """
    ).check(recognizer) {
      let anchor = $0.anchor ?? CGPoint(x: -1, y: -1)
      return "\(text(anchor.x, places: 0)) \(text(anchor.y, places: 0))"
    }
    #expect(listener.strays == strays)
  }

  // MARK: RelayingPan

  @Test(arguments: [true, false]) func relayingPan(begins: Bool) async throws {
    let recognizer = RelayingPanGestureRecognizer()
    let target: any UIGestureRecognizerDelegate = begins ? Silent() : Refusal()
    recognizer.delegate = target
    try await Row(
      "0 down 50,150; 0.4 to 150,150; 0.5 up; 1 wait",
      begins ? "it began, it changed…, it ended" : "it failed"
    ).check(recognizer)
    #expect(recognizer.questionsAsked.contains("begin"))
    #expect(recognizer.questionsAsked.contains("touch") && recognizer.delegate === target)
  }

  // MARK: LongSwipe

  nonisolated private static let swipes = [
    Row("0 down 20,100; 0.4 to 220,100; 0.5 up; 1 wait", "it began, it changed…, it ended"),
    Row("0 down 20,100; 0.2 to 120,100; 0.5 up; 1 wait", "it began, it changed…, it cancelled"),
    Row("0 down 20,100; 0.2 to 20,160; 0.5 up; 1 wait", "it failed"),
  ]

  @Test(arguments: swipes)
  func longSwipe(row: Row) async throws { try await row.check(LongSwipeGestureRecognizer()) }

  @Test func longSwipeAsksItsDelegate() async throws {
    let (recognizer, listener) = (LongSwipeGestureRecognizer(), SwipeListener())
    recognizer.swipeDelegate = listener
    let log = try await Row(
      "0 down 20,100; 0.2 to 120,100; 0.5 up; 1 wait", "it began, it changed…, it ended"
    ).check(recognizer)
    #expect(listener.begins == 1)
    #expect(listener.moves == log.count { $0.action == "changed" })
  }

  @Test(arguments: swipes)
  func eagerLongSwipe(row: Row) async throws {
    let recognizer = EagerLongSwipeGestureRecognizer()
    try await row.check(recognizer)
    #expect(recognizer.clears == 1)
  }

  // MARK: TouchSpy

  private func spy(_ spy: TouchSpyGestureRecognizer, _ row: Row) async throws {
    try await row.check(
      spy,
      adding: { screen, view in screen.add(UITapGestureRecognizer(), named: "tap", to: view) })
  }

  @Test func aSpyHearsAllAndDisturbsNobody() async throws {
    let delegate = Spy()
    let recognizer = TouchSpyGestureRecognizer(delegate: delegate)
    try await spy(
      recognizer,
      Row("0 down 50,50; 0.1 step 100,50; 0.2 up; 1 wait", "tap failed @0.1, it failed @0.2"))
    #expect(delegate.heard == ["began", "moved", "ended"])
    try await spy(
      recognizer, Row("0 tap 50,50; 1 wait", "tap ended @0.05, it failed @0.05"))
    #expect(delegate.heard == ["began", "moved", "ended", "began", "ended"])
  }

  @Test func aSpyMayBeToldNotToWatch() {
    let delegate = Spy()
    delegate.isWatching = false
    let recognizer = TouchSpyGestureRecognizer(delegate: delegate)
    withScreen { screen in
      screen.add(recognizer, named: "it", to: screen.view("view"))
      screen.finger().down(at: CGPoint(x: 50, y: 50))
      #expect(recognizer.activeTouches.isEmpty)
      screen.finger().up()
      #expect(!delegate.heard.contains("began"))
    }
  }

  @Test func aSpysDelegateNeedsNoMethods() async throws {
    let delegate = SilentSpy()
    let row = Row("0 tap 50,50; 1 wait", "tap ended @0.05, it failed @0.05")
    try await spy(TouchSpyGestureRecognizer(delegate: delegate), row)
  }

  // MARK: StrokeCapture

  @Test(arguments: [
    (
      Row("0 down 50,50; 0.2 to 150,50; 0.2 up; 1 wait", "it began, it changed…, it ended"),
      true
    ), (Row("0 down 50,50; 0.2 to 70,50; 0.2 up; 1 wait", "it failed"), false),
  ])
  func strokeCapture(row: Row, isHeard: Bool) async throws {
    let (recognizer, listener) = (StrokeCaptureRecognizer(), CaptureListener())
    recognizer.captureDelegate = listener
    try await row.check(recognizer)
    #expect((listener.points?.count ?? 0 >= 11) == isHeard)
    #expect((listener.points != nil) == isHeard)
  }

  @Test func strokeCaptureView() async throws {
    try await withScreen { screen in
      let view = StrokeCaptureView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      try await screen.play(
        """
        0 down 50,50; 0.2 to 150,50; 0.2 up; 0.5 down 50,50; 0.7 to 150,50; 0.7 up; 1 wait
        """)
      #expect(view.recognizer.count == 2)
      #expect(view.recognizer.describe().hasSuffix("number 2"))
      #expect(view.strokes.count == 2)
    }
  }
}
