// Modules of other language modes under fingers: StrictGestures is Swift 6, LooseGestures Swift 5, OldGestures 4.

import PortSupport
import Testing
import TouchTesting

@testable import LooseGestures
@testable import OldGestures
@testable import StrictGestures

@MainActor @Suite struct ModeTests {
  private static let square = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test func quotedNamesAreActions() async throws {
    try await withScreen { screen in
      let view = screen.add(UIView(frame: Self.square), named: "view")
      let names = GestureNames()
      // It is private.
      let target = Mirror(reflecting: names).children.compactMap {
        $0.value as? GestureNames.Target
      }
      let recognizers = names.recognizers()
      recognizers.forEach(view.addGestureRecognizer)
      #expect(target.first?.last == nil)
      try await screen.play("0 tap 50,50; 1 wait")
      #expect(target.first?.last == .default)
      try await screen.play("0 down 50,50; 0.2 to 100,50; 0.2 up; 1 wait")
      #expect(target.first?.last == .pan)
      #expect(names.report(recognizers[0]).contains("UITapGestureRecognizer has 0 touches"))
    }
  }

  @Test func closuresOfViewsAreCalled() async throws {
    try await withScreen { screen in
      let view = screen.add(UIView(frame: Self.square), named: "view")
      var calls: [String] = []
      view.tb_onTap(count: 2) { _ in calls.append("taps") }.tb_name = "double"
      view.tb_longPressBlock = { calls.append("press \($0.state)") }
      try await screen.play("0 tap 50,50; 0.2 tap 50,50; 1 down 50,50; 1.7 up; 2 wait")
      #expect(calls == ["taps", "press began", "press ended"])
      #expect(view.gestureRecognizers?.first?.tb_name == "double")
    }
  }

  @Test func aTeamTurnsAndScalesAndIsStraightenedLater() async throws {
    try await withScreen { screen in
      let view = screen.add(UIView(frame: Self.square), named: "view")
      let team = GestureTeam(view: view)
      try await screen.play(
        """
        0 F1 down 100,150; 0 F2 down 200,150; 0.5 F2 around 100,150 by 60 in 12; 0.6 F2 to 180,320;
        0.7 F1 up; 0.7 F2 up; 1 wait
        """)
      #expect(abs(atan2(view.transform.b, view.transform.a)) > 0.5)
      await screen.pass(until: 3)
      #expect(view.transform == .identity)
      withExtendedLifetime(team) {}
    }
  }

  @Test func aButtonIsLargerThanItLooks() async throws {
    try await withScreen { screen in
      let button = HitAreaButton(frame: CGRect(x: 100, y: 100, width: 50, height: 30))
      screen.add(button, named: "button")
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      button.ha_debounce = 1
      try await screen.play("0 tap 90,95; 0.3 wait")
      #expect(presses == 0)
      button.ha_insets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
      try await screen.play("0 tap 90,95; 0.5 tap 90,95; 1.2 tap 90,95; 3 wait")
      // The second tap comes while the button is disabled.
      #expect(presses == 2)
    }
  }

  @Test func anOldControllerTurnsItsPages() async throws {
    try await withScreen { screen in
      let controller = OldSwipeController()
      screen.show(controller)
      try await screen.play("0 down 250,300; 0.1 to 100,300; 0.1 up; 1 wait")
      #expect(controller.page == 1)
      try await screen.play("0 down 100,300; 0.1 to 250,300; 0.1 up; 1 wait")
      #expect(controller.page == 0)
      try await screen.play("0 tap 200,25; 1 wait")
      #expect(controller.page == 1)
    }
  }

  @Test func anOldButtonCountsAndAnOldJoystickTurns() async throws {
    try await withScreen { screen in
      let view = OldButtonView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
      screen.add(view, named: "view")
      try await screen.play("0 tap 60,20; 1 wait")
      #expect(view.taps == 1)
      let joystick = OldJoystick(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      screen.add(joystick, named: "joystick")
      try await screen.play("0 down 50,150; 0.1 step 50,190")
      #expect(abs(joystick.angle - .pi / 2) < 0.001)
      try await screen.play("0.1 wait")
      screen.finger().up()
      try await screen.play("1 wait")
      #expect(abs((joystick.subviews.first?.center.y ?? 0) - 50) < 0.001)
    }
  }
}
