// Rows of behaviours.md: recognizers that wait with timers, queues, tasks and display links.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures

@MainActor @Suite struct TimerTests {
  @Test(arguments: [
    Row("0 down 50,50; 0.8 up; 1 wait", "it began @0.6, it ended @0.8"),
    Row("0 down 50,50; 0.5 up; 1.5 wait", "it failed @0.5"),
    Row("0 down 50,50; 0.3 step 80,50; 1 up", "it failed @0.3"),
    Row(
      "0 down 50,50 force 0; 0.2 step 50,50 force 3.5; 1 up; 1.1 wait",
      "it began @0.2, it ended @1"),
  ])
  func forcePress(row: Row) async throws {
    try await row.check(ForcePressGestureRecognizer(target: nil, action: silent))
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 0.2 to 150,50; 0.2 up; 0.4 down 100,50; 0.6 to 100,150; 0.6 up; 2 wait",
      "it ended [2] @1.1"),
    Row("0 down 50,50; 0.2 to 150,50; 0.2 up; 2 wait", "it failed @0.7"),
    Row(
      """
      0 down 50,50; 0.2 to 150,50; 0.2 up; 0.4 down 100,50; 0.6 to 100,150; 0.6 up; 0.8 down 50,50;
      1 to 150,50; 1 up; 1.2 down 100,50; 1.4 to 100,150; 1.4 up; 3 wait
      """, "it ended [4] @1.4"),
    Row(
      "0 down 50,50; 0.2 to 150,50; 0.2 up; 0.8 down 50,50; 1 to 150,50; 1 up; 2 wait",
      "it failed @0.7, it failed @1.5"),
  ])
  func multiStroke(row: Row) async throws {
    try await row.check(MultiStrokeGestureRecognizer()) { "\($0.strokes.count)" }
  }

  @Test(arguments: [
    Row("0 down 50,50; 0.1 up; 0.3 down 50,50; 0.35 up; 1 wait", "it ended @0.35"),
    Row("0 down 50,50; 0.1 up; 1 wait", "it failed @0.4"),
    Row("0 down 50,50; 0.3 up; 1 wait", "it failed @0.25"),
    Row("0 down 50,50; 0.1 up; 0.2 down 100,50; 0.25 up; 1 wait", "it failed @0.2"),
  ])
  func nTap(row: Row) async throws { try await row.check(NTapGestureRecognizer()) }

  @Test func threeTaps() async throws {
    let recognizer = NTapGestureRecognizer()
    recognizer.numberOfTapsRequired = 3
    try await Row("0 tap 50,50; 0.2 tap 50,50; 0.4 tap 50,50; 1 wait", "it ended @0.45")
      .check(recognizer)
  }

  @Test(arguments: [
    Row("0 down 50,100; 0.15 to 150,100; 0.15 up; 1 wait", "it ended @0.55"),
    Row(
      "0 down 50,100; 0.15 to 150,100; 0.15 up; 0.3 F2 down 50,200; 0.35 F2 up; 1 wait",
      "it failed @0.3"),
    Row("0 down 50,100; 0.1 to 90,100; 0.1 up; 1 wait", "it failed @0.1"),
    Row("0 down 50,100; 0.1 to 120,160; 0.1 up; 1 wait", "it failed"),
  ])
  func deferredSwipe(row: Row) async throws {
    try await row.check(DeferredSwipeGestureRecognizer())
  }

  @Test func deferredSwipeToTheLeft() async throws {
    let recognizer = DeferredSwipeGestureRecognizer()
    recognizer.direction = .left
    try await Row("0 down 200,100; 0.15 to 100,100; 0.15 up; 1 wait", "it ended @0.55")
      .check(recognizer)
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 0.1 up; 0.3 down 52,52; 0.6 step 82,52; 0.8 up; 2 wait",
      "it began @0.5, it changed [30 0] @0.6, it ended @0.8"),
    Row("0 down 50,50; 0.1 up; 2 wait", "it failed @0.45"),
    Row("0 down 50,50; 0.5 up; 2 wait", "it failed @0.25"),
    Row("0 down 50,50; 0.1 up; 0.3 down 50,50; 0.4 up; 2 wait", "it failed @0.4"),
  ])
  func tapAndAHalf(row: Row) async throws {
    try await row.check(TapAndAHalfGestureRecognizer()) {
      "\(text($0.offset.dx, places: 0)) \(text($0.offset.dy, places: 0))"
    }
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 1.72 up; 3 wait",
      """
      it began @0.5, it changed @0.6, it changed @0.7, it changed @0.8, it changed @0.9, it changed @1,
      it changed @1.1, it changed @1.2, it changed @1.3, it changed @1.4, it changed @1.5,
      it changed @1.55, it changed @1.6, it changed @1.65, it changed @1.7, it ended [14] @1.72
      """),
    Row("0 down 50,50; 0.3 up; 3 wait", "it failed @0.3"),
    Row(
      "0 down 50,50; 0.83 step 50,-60; 1 up; 3 wait",
      "it began @0.5, it changed @0.6, it changed @0.7, it changed @0.8, it cancelled @0.83"),
  ])
  func holdToRepeat(row: Row) async throws {
    try await row.check(HoldToRepeatGestureRecognizer()) { "\($0.ticks)" }
  }

  @Test(arguments: [
    ("0 tap 50,50; 0.2 tap 50,50; 2 wait", ["double 0.250"]),
    ("0 tap 50,50; 2 wait", ["single 0.300"]),
    ("0 tap 50,50; 0.45 tap 50,50; 2 wait", ["single 0.300", "single 0.750"]),
  ])
  func shortTap(fingers: String, expected: [String]) async throws {
    try await withScreen { screen in
      let view = ShortTapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      view.installTaps()
      var told: [String] = []
      for recognizer in view.gestureRecognizers ?? [] {
        recognizer.addAction { [unowned view] _ in
          let kind = recognizer is ShortTapGestureRecognizer ? "double" : "single"
          told.append("\(kind) \(text(screen.now, places: 3))")
          #expect(view.doubles + view.singles == told.count)
        }
      }
      try await screen.play(fingers)
      #expect(told == expected)
      #expect(view.doubles == expected.filter { $0.hasPrefix("double") }.count)
    }
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 1.2 up; 2 wait",
      "it began @0, it changed [less]…, it changed [1.00] @1, it ended [1.00] @1.2"),
    Row(
      "0 down 50,50; 0.5 up; 2 wait",
      "it began @0, it changed [less]…, it cancelled [0.50] @0.5"),
  ])
  func charge(row: Row) async throws {
    try await row.check(ChargeGestureRecognizer()) {
      $0.state == .changed && $0.charge < 1 ? "less" : text($0.charge)
    }
  }

  @Test(arguments: [
    Row("0 down 50,50; 1.5 up; 2 wait", "it ended @1"),
    Row("0 down 50,50; 0.9 up; 2 wait", "it failed @0.9"),
    Row("0 down 50,50; 0.2 step 70,50; 1.5 up; 2 wait", "it failed @0.2"),
  ])
  func patience(row: Row) async throws { try await row.check(PatienceGestureRecognizer()) }

  @Test func patienceOfTwoFingers() async throws {
    let recognizer = PatienceGestureRecognizer()
    recognizer.requiredFingers = 2
    try await Row(
      "0 F1 down 50,50; 0.3 F2 down 150,50; 2 F1 up; 2 F2 up; 3 wait", "it ended @1.3"
    )
    .check(recognizer)
  }

  @Test(arguments: [
    Row(
      """
      0 F1 down 50,50; 0.03 F2 down 100,50; 0.06 F3 down 150,50; 0.3 F1 up; 0.4 F2 up; 0.5 F3 up;
      1 wait
      """, "it began @0.06, it changed @0.3, it changed @0.4, it ended @0.5"),
    Row(
      """
      0 F1 down 50,50; 0.03 F2 down 100,50; 0.12 F3 down 150,50; 0.3 F1 up; 0.4 F2 up; 0.5 F3 up;
      1 wait
      """, "it failed @0.08, it failed @0.2"),
  ])
  // In TouchKit the late third finger begins a new attempt, which fails after another 0.08 seconds.
  func chord(row: Row) async throws {
    try await row.check(ChordGestureRecognizer(requiredTouches: 3))
  }

  @Test(arguments: [
    Row("0 tap 50,50; 0.2 tap 50,50; 0.4 tap 50,50; 1 tap 50,50; 3 wait", "it ended @1.05"),
    Row("0 tap 50,50; 0.2 tap 50,50; 0.8 tap 50,50; 3 wait", "it failed @0.8"),
    Row("0 tap 50,50; 3 wait", "it failed @1.05"),
  ])
  func secretKnock(row: Row) async throws { try await row.check(SecretKnockGestureRecognizer()) }

  @Test(arguments: [
    Row(
      "0 down 50,150; 0.17 to 150,150; 1.2 up; 2 wait",
      "it began [false], it changed [false]…, it changed [true] @0.67, it ended @1.2"),
    Row(
      "0 down 50,150; 0.17 to 150,150; 1 step 200,150; 2 up; 3 wait",
      """
      it began [false], it changed [false]…, it changed [true] @0.67, it changed [false] @1,
      it changed [true] @1.5, it ended @2
      """),
    Row(
      "0 down 50,150; 0.17 to 150,150; 0.17 up; 2 wait",
      "it began [false], it changed [false]…, it ended [false] @0.17"),
  ])
  func dwell(row: Row) async throws {
    try await row.check(DwellGestureRecognizer()) { "\($0.isDwelling)" }
  }

  @Test(arguments: [
    Row(
      """
      0 down 100,150; 0.1 up; 0.25 down 100,150; 0.3 step 100,160; 0.4 step 100,200; 0.5 up; 2 wait
      """, "it began @0.3, it changed [1.649] @0.4, it ended @0.5"),
    Row("0 down 100,150; 0.1 up; 2 wait", "it failed @0.4"),
    Row("0 down 100,150; 1 up; 2 wait", "it failed @0.3"),
    Row("0 down 100,150; 0.1 up; 0.25 down 100,150; 0.3 up; 2 wait", "it failed @0.3"),
  ])
  func oneFingerZoom(row: Row) async throws {
    try await row.check(OneFingerZoomGestureRecognizer()) { text($0.scale, places: 3) }
  }

  @Test(arguments: [
    Row("0 down 50,50; 0.3 up; 1 wait", "it began @0.12, it ended @0.3"),
    Row("0 down 50,50; 0.05 up; 0.5 wait", "it ended @0.05"),
    Row("0 down 50,50; 0.05 step 80,50; 0.5 up; 1 wait", "it failed @0.05"),
    Row("0 down 50,50; 0.2 step 80,50; 0.5 up; 1 wait", "it began @0.12, it cancelled @0.2"),
  ])
  func highlight(row: Row) async throws { try await row.check(HighlightGestureRecognizer()) }

  @Test(arguments: [
    Row(
      "0 down 150,150; 0.5 step 200,150; 0.6 up; 1 wait",
      "it began @0.35, it changed [1] @0.5, it ended @0.6"),
    Row("0 down 150,150; 0.6 up; 1 wait", "it began @0.35, it cancelled @0.6"),
    Row("0 down 150,150; 0.2 step 180,150; 1 up; 2 wait", "it failed @0.2"),
    Row(
      "0 down 150,150; 0.5 step 150,100; 0.6 step 100,150; 0.7 step 160,150; 0.8 up; 1 wait",
      """
      it began @0.35, it changed [0] @0.5, it changed [3] @0.6, it changed [nil] @0.7,
      it cancelled @0.8
      """),
  ])
  func pressAndSlide(row: Row) async throws {
    try await row.check(PressAndSlideGestureRecognizer()) {
      $0.selectedSector.map { "\($0)" } ?? "nil"
    }
  }

  @Test(arguments: [
    Row("0 tap 50,50; 0.3 tap 250,50; 0.6 tap 50,50; 2 wait", "it ended @0.65"),
    Row("0 tap 50,50; 0.3 tap 50,50; 2 wait", "it failed @0.3"),
    Row("0 tap 50,50; 2 wait", "it failed @0.65"),
  ])
  func sideSequence(row: Row) async throws {
    try await row.check(
      SideSequenceGestureRecognizer([.left, .right, .left], target: nil, action: nil))
  }

  @Test(arguments: [
    Row(
      "0 F1 down 50,50; 0 F2 down 150,50; 0.9 F1 up; 1 F2 up; 2 wait",
      "it began @0, it changed @0.25, it changed @0.5, it changed @0.75, it ended [3] @0.9"),
    Row("0 down 50,50; 0.2 up; 1 wait", "it failed @0.2"),
  ])
  func blink(row: Row) async throws {
    try await row.check(BlinkGestureRecognizer()) { "\($0.blinks)" }
  }
}
