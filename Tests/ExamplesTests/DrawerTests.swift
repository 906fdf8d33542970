// The drawer under a finger.

import Testing
import TouchTesting
import TouchTrace
import UIKit

@testable import Examples

@Suite struct DrawerTests {
  private func drawer(_ body: (TestScreen, UIView, [UIView]) -> Void) {
    withScreen(size: CGSize(width: 320, height: 480), recording: []) { screen in
      let drawer = DrawerViewController()
      screen.show(drawer)
      let panels = drawer.view.subviews
      body(screen, panels[2], Array(panels.prefix(2)))
    }
  }

  private func drag(to x: CGFloat, from start: CGFloat = 160) -> Fingers {
    .drag(from: CGPoint(x: start, y: 240), to: CGPoint(x: x, y: 240), over: 0.3)
  }

  @Test func thePanelFollowsTheFingerAndShrinks() {
    drawer { screen, panel, sides in
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 0, y: 240))
      finger.move(to: CGPoint(x: 40, y: 240))
      finger.move(to: CGPoint(x: 80, y: 240))
      #expect(panel.frame.minX == 80)
      #expect(panel.frame.minY == 15)
      #expect(panel.frame.height == 450)
      #expect(panel.frame.width == 300)
      #expect(sides.map { $0.isHidden } == [false, true])
      finger.move(to: CGPoint(x: 320, y: 240))
      #expect(panel.frame.minX == 320)
      #expect(panel.frame.minY == 60)
      #expect(panel.frame.height == 360)
      finger.up()
      screen.wait(1)
    }
  }

  @Test func beyondTheMiddleItStaysOpenAndATapClosesIt() {
    drawer { screen, panel, sides in
      screen.play(drag(to: 315, from: 150))
      screen.wait(1)
      #expect(panel.frame.minX == 250)
      screen.play(.tap(at: CGPoint(x: 300, y: 240)))
      screen.wait(1)
      #expect(panel.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      screen.play(drag(to: 5, from: 310))
      screen.wait(1)
      #expect(panel.frame.minX == -250)
      #expect(sides.map { $0.isHidden } == [true, false])
    }
  }

  @Test func aPanelThatIsFurtherAwayThanTheScreenIsWideComesBackWhenTheDeviceTurns() throws {
    let app = try #require(ExampleApps.all.named("Drawer"))
    let running = app.start(TraceHeader(size: CGSize(width: 844, height: 390)))
    let application = running.application
    let window = try #require(application.windows.first)
    let panel = try #require(window.rootViewController?.view.subviews.last)
    for (phase, x) in [(UITouch.Phase.began, 100), (.moved, 700)] {
      application.receive(
        .touches(.init([TouchReport(1, phase, at: CGPoint(x: x, y: 200))], time: 0)))
    }
    #expect(panel.frame.minX == 600)
    application.receive(.screen(CGSize(width: 390, height: 844), scale: 2))
    #expect(panel.frame.minX == 390)
  }

  @Test func beforeTheMiddleItGoesBack() {
    drawer { screen, panel, _ in
      screen.play(drag(to: 300, from: 150))
      screen.wait(1)
      #expect(panel.frame.minX == 0)
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 20, y: 240))
      finger.move(to: CGPoint(x: 300, y: 240))
      screen.cancelTouches()
      screen.wait(1)
      #expect(panel.frame.minX == 0)
    }
  }
}
