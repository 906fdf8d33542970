// Rows of behaviours.md: recognizers that measure with a clock, without timers.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures

@MainActor @Suite struct ClockTests {
  @Test(arguments: [
    Row(
      """
      0 down 100,100; 0.1 step 140,100; 0.2 step 100,100; 0.3 step 140,100; 0.4 step 100,100; 0.5 up;
      1 wait
      """, "it ended @0.4"),
    Row(
      """
      0 down 100,100; 0.6 step 140,100; 1.2 step 100,100; 1.8 step 140,100; 2.4 step 100,100; 2.5 up;
      3 wait
      """, "it failed @1.8"),
    Row(
      "0 down 100,100; 0.1 step 140,100; 0.2 step 100,100; 0.3 step 140,100; 0.4 up; 1 wait",
      "it failed @0.4"),
  ])
  func scrub(row: Row) async throws { try await row.check(ScrubGestureRecognizer()) }

  @Test(arguments: [
    Row(
      """
      0 F1 down 100,100; 0 F2 down 200,100; 0.1 F1 up; 0.1 F2 up; 0.3 F1 down 100,100;
      0.3 F2 down 200,100; 0.4 F1 up; 0.4 F2 up; 1 wait
      """, "it ended @0.4"),
    Row(
      """
      0 F1 down 100,100; 0 F2 down 200,100; 0.1 F1 up; 0.1 F2 up; 0.7 F1 down 100,100; 0.8 F1 up;
      2 wait
      """, "it failed @0.7"),
    Row(
      "0 down 100,100; 0.1 up; 0.3 down 100,100; 0.4 up; 1 wait", "it failed @0.1, it failed @0.4"),
    Row(
      """
      0 F1 down 100,100; 0 F2 down 200,100; 0 F3 down 150,200; 0.1 F1 up; 0.1 F2 up; 0.1 F3 up;
      1 wait
      """, "it failed @0"),
  ])
  func twoFingerDoubleTap(row: Row) async throws {
    try await row.check(TwoFingerDoubleTapRecognizer())
  }

  @Test(arguments: [
    Row(
      "0 down 100,200; 0.1 to 100,120; 0.1 up; 0.3 down 100,200; 0.4 to 100,120; 0.4 up; 2 wait",
      "it ended [up] @0.4"),
    Row(
      "0 down 100,200; 0.1 to 100,120; 0.1 up; 0.3 down 100,120; 0.4 to 100,200; 0.4 up; 2 wait",
      "it failed @0.4"),
    Row(
      """
      0 down 100,200; 0.1 to 100,120; 0.1 up; 0.8 down 100,200; 0.9 to 100,120; 0.9 up;
      1.1 down 100,200; 1.2 to 100,120; 1.2 up; 3 wait
      """, "it ended [up] @1.2"),
    Row("0 down 100,200; 0.5 to 100,120; 0.5 up; 2 wait", "it failed @0.5"),
  ])
  func doubleFlick(row: Row) async throws {
    try await row.check(DoubleFlickRecognizer()) { $0.direction.map { "\($0)" } ?? "nil" }
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 0.5 to 300,50 in 50; 0.5 up; 1 wait",
      """
      it began @0.02, it changed @0.03, it changed @0.06, it changed @0.1, it changed @0.14, it changed @0.18,
      it changed @0.22, it changed @0.26, it changed @0.3, it changed @0.34, it changed @0.38,
      it changed @0.42, it changed @0.46, it changed @0.5, it ended @0.5
      """),
    Row("0 down 50,50; 0.1 to 58,50; 0.2 up; 1 wait", "it failed @0.2"),
  ])
  func throttledPan(row: Row) async throws { try await row.check(ThrottledPanGestureRecognizer()) }

  @Test(arguments: [
    Row("0 down 50,50; 0.5 up; 1 wait", "it ended [0.50] @0.5"),
    Row("0 down 50,50; 0.2 up; 1 wait", "it failed @0.2"),
    Row("0 down 50,50; 2.5 up; 3 wait", "it failed @2.5"),
  ])
  func systemClockHold(row: Row) async throws {
    try await row.check(SystemClockHoldRecognizer()) { text($0.held) }
  }

  @Test(arguments: [
    Row("0 down 50,50; 0.3 up; 1 wait", "it began @0, it ended @0.3"),
    Row("0 down 50,50; 0.1 up; 1 wait", "it began @0, it cancelled @0.1"),
    Row(
      "0 down 50,50; 0.1 step 50,-20; 0.2 step 50,50; 0.5 up; 1 wait",
      "it began @0, it changed [false] @0.1, it changed [true] @0.2, it ended @0.5"),
    Row(
      "0 down 50,50; 0.1 step 50,-20; 0.5 up; 1 wait",
      "it began @0, it changed [false] @0.1, it cancelled @0.5"),
  ])
  func strictPress(row: Row) async throws {
    let recognizer = StrictPressGestureRecognizer()
    recognizer.minimumDuration = 0.2
    try await row.check(recognizer) { "\($0.isInside)" }
  }

  @Test(arguments: [
    Row("0 down 50,150; 0.1 to 150,150; 0.1 up; 1 wait", "it ended [1000 0] @0.1"),
    Row("0 down 50,150; 0.1 to 70,150 in 10; 0.1 up; 1 wait", "it failed @0.1"),
  ])
  func toss(row: Row) async throws {
    try await row.check(TossGestureRecognizer()) {
      "\(text($0.velocity.dx, places: 0)) \(text($0.velocity.dy, places: 0))"
    }
  }
}
