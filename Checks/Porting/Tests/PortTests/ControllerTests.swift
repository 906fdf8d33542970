// Rows of behaviours.md: views and controllers that use recognizers, timers and tasks.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures
@testable import LooseGestures

private final class Responder: NSObject, SwipePadResponding {
  var swipes = 0

  func swipePadDidSwipe(_ sender: Any?) { swipes += 1 }
}

@MainActor @Suite struct ControllerTests {
  @Test func holdStepper() async throws {
    try await withScreen(recording: [.notes]) { screen in
      let stepper = HoldStepper(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      screen.add(stepper, named: "stepper")
      stepper.addAction(
        UIAction { _ in screen.note("value \(stepper.value)") }, for: .valueChanged)
      try await screen.play("0 down 75,20; 1.15 up; 3 wait")
      screen.expect(
        """
        value 1 @0, value 2 @0.6, value 3 @0.7, value 4 @0.8, value 5 @0.9, value 6 @1,
        value 7 @1.1
        """)
    }
  }

  @Test(arguments: [
    ("0 wait", 2.2), ("0.95 down 100,240; 1.05 to 200,240; 1.1 up; 1.1 wait", 1.2),
  ])
  func toast(fingers: String, end: TimeInterval) async throws {
    try await withScreen(size: CGSize(width: 300, height: 300)) { screen in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      let presenter = ToastPresenter()
      presenter.show("a", in: view)
      try await screen.play(fingers)
      await screen.pass(until: end - 0.01)
      #expect(view.subviews.count == 1)
      await screen.pass(until: end + 0.01)
      #expect(view.subviews.count == 0)
    }
  }

  @Test func bubbleIsDragged() async throws {
    try await withScreen(size: CGSize(width: 300, height: 600)) { screen in
      let host = BubbleHostController()
      screen.show(host)
      try await screen.play("0 down 50,130; 0.4 to 250,130; 0.5 up; 4 wait")
      #expect(host.events == ["right"])
      #expect(abs(host.bubble.center.x - (300 - 8 - 30)) < 0.001)
    }
  }

  @Test func bubbleIsTapped() async throws {
    try await withScreen(size: CGSize(width: 300, height: 600)) { screen in
      let host = BubbleHostController()
      screen.show(host)
      try await screen.play("1 tap 50,130; 3.04 wait")
      #expect(host.events == ["tapped"])
      #expect(host.bubble.alpha == 1)
      await screen.pass(until: 3.06)
      #expect(abs(host.bubble.alpha - 0.4) < 0.001)
      await screen.pass(until: 4)
    }
  }

  @Test func inheritedReader() async throws {
    try await withScreen { screen in
      let controller = InheritedReaderController()
      screen.show(controller)
      try await screen.play("0 down 150,300; 0.3 to 150,100; 0.4 up; 6 wait")
      #expect(!controller.offsets.isEmpty)
      #expect(controller.panned != 0)
    }
  }

  @Test func inheritedStatic() async throws {
    try await withScreen { screen in
      let controller = InheritedStaticController()
      screen.show(controller)
      try await screen.play("0 tap 150,50; 1 tap 150,200; 2 wait")
      #expect(controller.refused == 1)
    }
  }

  @Test func overloadedActions() async throws {
    try await withScreen { screen in
      let view = OverloadedActionsView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      view.install()
      try await screen.play("0 tap 50,50; 2 wait")
      #expect(view.outer.inner.taps + view.log.count == 1)
    }
  }

  @Test func timerZoo() async throws {
    try await withScreen { screen in
      let view = TimerZooView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      try await screen.play("0 tap 50,50")
      let all = ["selector", "block", "date", "tracking at true"]
      for (index, time) in [0.2, 0.25, 0.3, 0.35].enumerated() {
        await screen.pass(until: 0.05 + time - 0.001)
        #expect(view.log == Array(all.prefix(index)))
        await screen.pass(until: 0.05 + time + 0.001)
        #expect(view.log == Array(all.prefix(index + 1)))
      }
      await screen.pass(until: 2)
      #expect(view.log == all)
    }
  }

  @Test func swipePad() async throws {
    try await withScreen { screen in
      let view = SwipePadView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(view, named: "view")
      let responder = Responder()
      view.add(responder, for: .left)
      try await screen.play(
        "0 down 250,150; 0.1 to 50,150; 0.1 up; 1 down 50,150; 1.1 to 250,150; 1.1 up; 2 wait")
      #expect(view.fired == 1)
      #expect(responder.swipes == 1)
    }
  }

  @Test func carousel() async {
    await withScreen { screen in
      let controller = CarouselController(numberOfPages: 3)
      screen.show(controller)
      for (time, page) in [(3.0, 1), (6.0, 2), (9.0, 0)] {
        await screen.letTaskSleep()
        let before = controller.page
        await screen.pass(until: time - 0.01)
        #expect(controller.page == before)
        await screen.pass(until: time)
        await screen.letTasksRun { controller.page == page }
        #expect(controller.page == page)
      }
      await end(controller)
    }
  }

  @Test func mutedCarousel() async throws {
    try await withScreen { screen in
      let controller = MutedCarouselController(numberOfPages: 3)
      screen.show(controller)
      await screen.letTaskSleep()
      try await screen.play("1 down 50,150; 1.1 to 250,150; 1.1 up; 2.99 wait")
      #expect(controller.page == 0)
      await screen.pass(until: 3)
      await screen.letTasksRun { controller.page == 1 }
      #expect(controller.page == 1)
      await end(controller)
    }
  }

  /// Ends the task that goes from page to page.
  private func end(_ controller: CarouselController) async {
    controller.advance?.cancel()
    await controller.advance?.value
  }
}
