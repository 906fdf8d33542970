// Rows of behaviours.md: recognizers that decide by touches only.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures
@testable import LooseGestures
@testable import OldGestures

@MainActor @Suite struct TouchTests {
  @Test(arguments: [
    Row(
      """
      0 F1 down 100,150; 0 F2 down 200,150; 0.1 F2 step 220,150; 0.2 F2 step 244,150; 0.3 F1 up;
      0.3 F2 up; 1 wait
      """, "it began, it changed [1.20 0.00], it ended"),
    Row(
      """
      0 F1 down 150,150; 0 F2 down 250,150; 0.1 F2 step 249.3,162.2; 0.2 F2 step 236.6,200;
      0.3 F1 up; 0.3 F2 up; 1 wait
      """, "it began, it changed [1.00 0.40], it ended"),
    Row("0 down 100,150; 0.1 to 150,150; 0.2 up; 1 wait", "it failed @0.2"),
    Row(
      "0 F1 down 100,150; 0 F2 down 200,150; 0.2 F2 up; 0.3 F1 up; 1 wait", "it failed @0.2"),
  ])
  func pinchRotate(row: Row) async throws {
    try await row.check(PinchRotateGestureRecognizer()) { "\(text($0.scale)) \(text($0.rotation))" }
  }

  @Test(arguments: [
    Row(
      "0 down 250,150; 0.6 around 150,150 by 90 in 6; 0.7 up; 1 wait",
      "it began @0.1, it changed ×5, it ended [1.309]"),
    Row("0 down 150,155; 0.2 to 250,155; 0.3 up; 1 wait", "it failed @0"),
  ])
  func dial(row: Row) async throws {
    try await row.check(DialGestureRecognizer()) { text($0.rotation, places: 3) }
  }

  @Test(arguments: [
    Row(
      "0 down 10,150; 0.3 to 160,150; 0.3 up; 1 wait",
      "it began, it changed…, it ended [0.4 to 0.5]"),
    Row("0 down 100,150; 0.3 to 250,150; 0.3 up; 1 wait", "it failed @0"),
  ])
  func edgeZonePan(row: Row) async throws {
    let recognizer = EdgeZonePanGestureRecognizer(target: nil, action: nil, edge: .left)
    try await row.check(recognizer) {
      (0.4...0.5).contains($0.progress) ? "0.4 to 0.5" : text($0.progress)
    }
  }

  @Test(arguments: [
    Row("0 down 50,100; 0.1 to 100,150; 0.3 to 180,60 in 10; 0.3 up; 1 wait", "it ended @0.3"),
    Row("0 down 50,100; 0.1 to 100,150; 0.2 up; 1 wait", "it failed @0.2"),
    Row("0 down 50,100; 0.1 to 100,150; 0.2 to 60,105 in 5; 0.3 up; 1 wait", "it failed"),
  ])
  func checkmark(row: Row) async throws { try await row.check(CheckmarkStrokeRecognizer()) }

  @Test(arguments: [
    Row("0 down 210,150; 0.4 around 150,150 by 360 in 24; 0.4 up; 1 wait", "ended"),
    Row("0 down 50,50; 0.4 to 250,50; 0.4 up; 1 wait", "cancelled"),
  ])
  func roundTrip(row: Row) async throws {
    let recognizer = RoundTripGestureRecognizer()
    try await Row(row.fingers, "it began @0, it changed…, it \(row.seen)").check(recognizer)
    #expect(row.seen == "cancelled" || abs(recognizer.fit.radius - 60) <= 3)
  }

  @Test(arguments: [("150,150", "0.2 to 250,150", false), ("150,50", "0.2 to 150,200", true)])
  func axisPan(from place: String, moves: String, isEmpty: Bool) async throws {
    try await withScreen { screen in
      let view = AxisPanDemoView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      try await screen.play("0 down \(place); \(moves); 0.3 up; 1 wait")
      #expect(view.offsets.isEmpty == isEmpty)
    }
  }

  @Test func companionsGoTogether() async throws {
    try await withScreen { screen in
      let view = screen.add(
        UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), named: "view")
      let pan = CompanionPanGestureRecognizer(target: nil, action: nil)
      screen.add(pan, named: "pan", to: view)
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: view)
      try await screen.play(
        """
        0 F1 down 100,150; 0 F2 down 200,150; 0.2 F1 to 60,190 in 8; 0.2 F2 to 280,190 in 8;
        0.3 F1 up; 0.3 F2 up; 1 wait
        """)
      #expect(screen.states(of: "pan") == "began, changed, ended")
      #expect(screen.states(of: "pinch") == "began, changed, ended")
    }
  }

  @Test func aButtonKeepsItsTouchFromTheCompanion() async throws {
    let row = Row("0 down 50,50; 0.2 to 180,50; 0.3 up; 1 wait", "")
    try await row.check(
      CompanionPanGestureRecognizer(target: nil, action: nil),
      adding: { _, view in
        view.addSubview(UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 60)))
      })
  }

  @Test func touchDown() async throws {
    let row = Row("0 down 50,50; 0.2 up; 1 wait", "it ended @0, tap ended @0.2")
    try await row.check(
      TouchDownGestureRecognizer(),
      adding: { screen, view in screen.add(UITapGestureRecognizer(), named: "tap", to: view) })
  }

  @Test func touchDownThatTracks() async throws {
    let row = Row(
      "0 down 50,50; 0.1 step 70,50; 0.2 up; 1 wait",
      "it began @0, it changed @0.1, it ended @0.2")
    try await row.check(TouchDownGestureRecognizer(target: nil, action: nil, tracksFinger: true))
  }

  @Test(arguments: [
    Row(
      "0 down 100,100; 0.1 step 104,100; 0.2 up; 1 wait",
      "it began @0, it changed @0.1, it ended @0.2")
  ])
  func immediatePan(row: Row) async throws { try await row.check(ImmediatePanGestureRecognizer()) }

  @Test func knobTurn() async throws {
    let recognizer = KnobTurnGestureRecognizer(target: nil, action: nil)
    var detents: [Int] = []
    recognizer.onDetent = { detents.append($0) }
    try await Row(
      """
      0 F1 down 150,150; 0 F2 down 250,150; 0.5 F2 around 150,150 by 100 in 20; 0.6 F1 up; 0.6 F2 up;
      1 wait
      """, "it began, it changed…, it ended"
    ).check(recognizer)
    #expect([[1, 2, 3], [1, 2]].contains(detents))
  }

  @Test(arguments: [
    Row(
      "0 down 30,30; 0.5 to 270,30; 0.6 up; 1 wait",
      "it began @0, it changed…, it ended [1.00] @0.5"),
    Row(
      "0 down 30,30; 0.5 to 200,30; 0.6 up; 1 wait",
      "it began @0, it changed…, it cancelled [0.00] @0.6"),
    Row("0 down 150,30; 0.5 to 290,30; 0.6 up; 1 wait", "it failed @0"),
    Row(
      "0 down 30,30; 0.1 step 60,30; 0.2 step 60,100; 0.3 up; 1 wait",
      "it began @0, it changed @0.1, it cancelled @0.2"),
  ])
  func slideToUnlock(row: Row) async throws {
    try await row.check(SlideToUnlockGestureRecognizer(), size: CGSize(width: 300, height: 60)) {
      text($0.progress)
    }
  }

  @Test(arguments: [
    Row(
      """
      0 F1 down 130,150; 0 F2 down 170,150; 0.2 F1 to 50,150; 0.2 F2 to 250,150; 0.3 F1 up; 0.3 F2 up;
      1 wait
      """, "it began, it changed…, it ended [axis 1 above 2 1.00]"),
    Row(
      """
      0 F1 down 150,130; 0 F2 down 150,170; 0.2 F1 to 150,50; 0.2 F2 to 150,250; 0.3 F1 up; 0.3 F2 up;
      1 wait
      """, "it began, it changed…, it ended [axis 2 1.00 above 2]"),
  ])
  func axisPinch(row: Row) async throws {
    func scale(_ scale: CGFloat) -> String { scale > 2 ? "above 2" : text(scale) }
    try await row.check(AxisPinchGestureRecognizer()) {
      "axis \($0.axis.rawValue) \(scale($0.horizontalScale)) \(scale($0.verticalScale))"
    }
  }

  @Test(arguments: [
    Row(
      """
      0 F1 down 100,150; 0 F2 down 200,150; 0.1 F1 to 140,150; 0.1 F2 to 240,150; 0.2 F1 up; 0.2 F2 up;
      1 wait
      """, "it began, it changed…, it ended [40 0] @0.2"),
    Row(
      """
      0 F1 down 100,150; 0 F2 down 200,150; 0.1 F1 to 60,150; 0.1 F2 to 240,150; 0.2 F1 up; 0.2 F2 up;
      1 wait
      """, "it failed"),
    Row("0 down 100,150; 0.1 to 160,150; 0.2 up; 1 wait", "it failed @0.2"),
  ])
  func twoFingerPan(row: Row) async throws {
    try await row.check(TwoFingerPanGestureRecognizer()) {
      "\(text($0.translation.x, places: 0)) \(text($0.translation.y, places: 0))"
    }
  }

  @Test(arguments: [
    Row(
      "0 down 50,50; 0.2 to 150,50; 0.4 to 50,150; 0.6 to 150,150; 0.7 up; 1 wait",
      "it ended [4] @0.7"),
    Row("0 down 50,50; 0.2 to 150,50; 0.4 to 50,150; 0.7 up; 1 wait", "it failed @0.7"),
  ])
  func zigZag(row: Row) async throws {
    try await row.check(ZigZagGestureRecognizer()) { "\($0.corners.count)" }
  }

  @Test func closureTap() async throws {
    var calls = 0
    let recognizer = ClosureTapGestureRecognizer(taps: 2) { _ in calls += 1 }
    try await Row("0 tap 50,50; 0.2 tap 50,50; 1 wait", "it ended @0.25").check(recognizer)
    #expect(calls == 1)
  }

  @Test func closureLongPress() async throws {
    var calls: [String] = []
    let recognizer = ClosureLongPressGestureRecognizer(
      duration: 0.3, began: { calls.append("began") }, ended: { calls.append("ended") })
    try await Row("0 down 50,50; 0.6 up; 1 wait", "it began @0.3, it ended @0.6").check(recognizer)
    #expect(calls == ["began", "ended"])
  }

  @Test(arguments: [
    Row(
      "0 down 100,100 pencil; 0.2 to 150,100; 0.2 up; 1 wait",
      "it began @0, it changed…, it ended [150 100]"),
    Row("0 down 100,100; 0.2 to 150,100; 0.2 up; 1 wait", "it failed @0"),
  ])
  func pencilStroke(row: Row) async throws {
    try await row.checkPencilStroke(acceptsFingers: false)
  }

  @Test func pencilStrokeOfAFinger() async throws {
    try await Row(
      "0 down 100,100; 0.2 to 150,100; 0.2 up; 1 wait", "it began @0, it changed…, it ended"
    ).checkPencilStroke(acceptsFingers: true)
  }

  @Test(arguments: [
    Row(
      "0 down 100,100 pencil altitude 0.3; 0.2 step 100,100 altitude 1.2; 0.4 up; 1 wait",
      "it began @0, it changed [upright] @0.2, it ended @0.4"),
    Row("0 down 100,100 pencil altitude 1.2; 0.4 up; 1 wait", "it failed @0.4"),
    Row("0 down 100,100; 0.4 up; 1 wait", ""),
  ])
  func pencilTilt(row: Row) async throws {
    try await row.check(PencilTiltGestureRecognizer(target: nil, action: nil)) {
      $0.tilt == .upright ? "upright" : "tilted"
    }
  }

  @Test(arguments: [
    Row(
      "0 down 250,150; 0.4 around 150,150 by 60 in 4; 0.5 up; 1 wait",
      "it began [0.262], it changed [0.262] ×3, it ended"),
    Row("0 down 250,150; 0.1 step 160,150; 0.2 up; 1 wait", "it failed @0.1"),
  ])
  func oldRotation(row: Row) async throws {
    let recognizer = OldRotationGestureRecognizer(
      midPoint: CGPoint(x: 150, y: 150), innerRadius: 20, outerRadius: 140, target: nil,
      action: silent)
    try await row.check(recognizer) { text($0.rotation, places: 3) }
  }

  @Test(arguments: [
    Row(
      """
      0 F1 down 100,100; 0 F2 down 150,100; 0 F3 down 200,100; 0.2 F1 up; 0.2 F2 up; 0.2 F3 up; 1 wait
      """, "it ended @0.2"),
    Row(
      """
      0 F1 down 100,100; 0 F2 down 150,100; 0 F3 down 200,100; 0.2 F1 up; 0.3 F2 up; 0.4 F3 up; 1 wait
      """, "it failed @0.2"),
  ])
  func oldTouchPhase(row: Row) async throws { try await row.check(OldTouchPhaseRecognizer()) }

  @Test func pencilToolSwitcher() async throws {
    try await withScreen(recording: []) { screen in
      let (switcher, old) = (PencilToolSwitcher(), OldPencilToggle())
      switcher.install(on: screen.window)
      screen.window.addInteraction(UIPencilInteraction(delegate: old))
      screen.tapPencil()
      #expect(switcher.tool == .eraser && old.isErasing)
      screen.tapPencil()
      #expect(switcher.tool == .pen && !old.isErasing)
      screen.squeezePencil(hoveringAt: CGPoint(x: 30, y: 40))
      #expect(switcher.palette == CGPoint(x: 30, y: 40) && switcher.tool == .pen)
      screen.send(.pencilSettings(.init(tapAction: .ignore, squeezeAction: .switchEraser)))
      screen.squeezePencil()
      #expect(switcher.tool == .eraser)
      screen.tapPencil()
      switcher.suspend()
      screen.send(.pencilSettings(.init()))
      screen.tapPencil()
      #expect(switcher.tool == .eraser)
    }
  }

  @Test func ripple() async throws {
    try await withScreen(size: CGSize(width: 300, height: 300), recording: []) { screen in
      let (view, other) = (UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 300)), UIView())
      screen.add(view, named: "view")
      let ripple = RippleInteraction()
      view.addInteraction(ripple)
      try await screen.play("0 down 150,150; 0.1 up; 0.5 wait")
      #expect(ripple.ripples == [CGPoint(x: 50, y: 150)] && view.ripple === ripple)
      other.addInteraction(ripple)
      try await screen.play("1 down 150,150; 1.1 up; 1.5 wait")
      #expect(ripple.ripples.count == 1 && view.ripple == nil && ripple.view === other)
    }
  }
}

extension Row {
  @MainActor fileprivate func checkPencilStroke(acceptsFingers: Bool) async throws {
    let recognizer = PencilStrokeGestureRecognizer()
    recognizer.acceptsFingers = acceptsFingers
    try await check(recognizer) {
      let place = $0.samples.last?.location ?? .zero
      return "\(text(place.x, places: 0)) \(text(place.y, places: 0))"
    }
  }
}
