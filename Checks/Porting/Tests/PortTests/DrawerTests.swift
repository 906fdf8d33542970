// The library SlideDrawer under fingers: a controller with a drawer of 80, 400 or 760 points, on a screen of 800.

import PortSupport
import Testing
import TouchTesting

@testable import SlideDrawer

private final class DrawerListener: NSObject, DrawerControllerDelegate {
  var heard: [String] = []
  var heights: [CGFloat] = []
  var mayBegin: Bool?
  var target: DrawerPosition?
  var mayClose: Bool?
  var scrollView: UIScrollView?

  func drawer_(_ drawer: DrawerController, willMoveTo position: DrawerPosition) -> Void? {
    heard.append("will \(position)")
  }

  func drawer_(_ drawer: DrawerController, didMoveTo position: DrawerPosition) -> Void? {
    heard.append("did \(position)")
  }

  func drawer_(_ drawer: DrawerController, isDraggedTo height: CGFloat) -> Void? {
    heights.append(height)
  }

  func drawerDidBeginDragging_(_ drawer: DrawerController) -> Void? { heard.append("begin") }

  func drawerDidEndDragging_(
    _ drawer: DrawerController, withVelocity velocity: CGPoint
  ) -> Void? { heard.append("end") }

  func drawerShouldBeginDragging_(_ drawer: DrawerController) -> Bool? { mayBegin }

  func drawer_(
    _ drawer: DrawerController, targetFor proposed: DrawerPosition, velocity: CGPoint
  ) -> DrawerPosition? { target }

  func drawerShouldCloseOnOutsideTap_(_ drawer: DrawerController) -> Bool? { mayClose }

  var drawerScrollView_: UIScrollView? { scrollView }
}

@MainActor @Suite struct DrawerTests {
  /// A drawer on the screen, and who hears of it.
  private func withDrawer(
    _ options: DrawerOptions = DrawerOptions(), in content: UIView? = nil,
    _ body: @MainActor (TestScreen, DrawerController, DrawerListener) async throws -> Void
  ) async throws {
    try await withScreen { screen in
      let (inside, listener) = (UIViewController(), DrawerListener())
      let drawer = DrawerController(main: UIViewController(), drawer: inside, options: options)
      drawer.delegate = listener
      if let content { inside.view.addSubview(content) }
      screen.show(drawer)
      #expect(drawer.surfaceView.frame.minY == 720)
      try await body(screen, drawer, listener)
    }
  }

  @Test func aSlowDragEndsAtTheNearestPosition() async throws {
    try await withDrawer { screen, drawer, listener in
      try await screen.play("0 down 200,760; 2 to 200,460; 2.5 up; 4 wait")
      #expect(drawer.position == .half)
      #expect(drawer.surfaceView.frame.minY == 400)
      #expect(listener.heard == ["begin", "will half", "end", "did half"])
      #expect(listener.heights.count > 10)
      #expect(listener.heights == listener.heights.sorted())
    }
  }

  @Test func aFlickGoesToTheNextPosition() async throws {
    try await withDrawer { screen, drawer, listener in
      try await screen.play("0 down 200,760; 0.08 to 200,700; 0.08 up; 2 wait")
      #expect(drawer.position == .half)
      try await screen.play("0 down 200,450; 0.08 to 200,510; 0.08 up; 2 wait")
      #expect(drawer.position == .collapsed)
      #expect(listener.heard.filter { $0.hasPrefix("did") } == ["did half", "did collapsed"])
    }
  }

  @Test func beyondTheLastPositionTheDrawerFollowsByAQuarter() async throws {
    try await withDrawer { screen, drawer, listener in
      drawer.setPosition(.full, animated: false)
      try await screen.play("0 down 200,100; 1 to 200,30")
      // Ten points of hysteresis, and a quarter of the others.
      #expect(drawer.surfaceView.visibleHeight == 760 + (70 - 10) * 0.25)
      try await screen.play("0.5 wait")
      screen.finger().up()
      await screen.pass(until: 4)
      #expect(drawer.position == .full)
      #expect(drawer.surfaceView.visibleHeight == 760)
    }
  }

  @Test func theDelegateMayForbidTheDrag() async throws {
    try await withDrawer { screen, drawer, listener in
      listener.mayBegin = false
      try await screen.play("0 down 200,760; 0.5 to 200,460; 0.6 up; 2 wait")
      #expect(drawer.position == .collapsed)
      #expect(listener.heard == [])
      #expect(drawer.surfaceView.frame.minY == 720)
    }
  }

  @Test func theDelegateChoosesTheTarget() async throws {
    try await withDrawer { screen, drawer, listener in
      listener.target = .full
      try await screen.play("0 down 200,760; 2 to 200,700; 2.5 up; 4 wait")
      #expect(drawer.position == .full)
      #expect(listener.heard == ["begin", "will full", "end", "did full"])
    }
  }

  @Test func aHorizontalMoveIsNoDrag() async throws {
    try await withDrawer { screen, drawer, listener in
      try await screen.play("0 down 100,760; 0.3 to 300,750 in 10; 0.4 up; 2 wait")
      #expect(listener.heard == [])
    }
  }

  @Test func theGrabberGoesUpAndThenDown() async throws {
    try await withDrawer { screen, drawer, listener in
      try await screen.play("0 tap 200,730; 2 tap 200,410; 4 tap 200,50; 6 wait")
      #expect(
        listener.heard == [
          "will half", "did half", "will full", "did full", "will collapsed", "did collapsed",
        ])
    }
  }

  @Test(arguments: [
    (nil as Bool?, "collapsed"), (true, "collapsed"), (false, "full"),
  ])
  func aTapOutsideClosesTheDrawer(mayClose: Bool?, position: String) async throws {
    try await withDrawer { screen, drawer, listener in
      listener.mayClose = mayClose
      drawer.setPosition(.full, animated: false)
      try await screen.play("0 tap 200,20; 2 wait")
      #expect(drawer.position.description == position)
    }
  }

  @Test func anOpenDrawerCollapsesByItself() async throws {
    let options = DrawerOptions().updating { $0.autoCollapseDelay = 3 }
    try await withDrawer(options) { screen, drawer, _ in
      try await screen.play("0 tap 200,730; 3 wait")
      #expect(drawer.position == .half)
      await screen.pass(until: 5)
      #expect(drawer.position == .collapsed)
    }
  }

  @Test func aFingerStopsTheDrawerFromCollapsing() async throws {
    let options = DrawerOptions().updating { $0.autoCollapseDelay = 3 }
    try await withDrawer(options) { screen, drawer, _ in
      try await screen.play("0 tap 200,730; 2 down 200,410; 3 to 200,440; 6 wait")
      #expect(drawer.position == .half)
      screen.finger().up()
      await screen.pass(until: 12)
      #expect(drawer.position == .collapsed)
    }
  }

  @Test func theScrollViewInsideMovesAlong() async throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    try await withDrawer(in: scrollView) { screen, drawer, listener in
      listener.scrollView = scrollView
      try await screen.play("0 down 200,770; 1 to 200,470; 1.5 up; 6 wait")
      #expect(drawer.position == .half)
      #expect(scrollView.contentOffset.y > 0)
    }
  }

  @Test func aSliderKeepsItsTouch() async throws {
    let slider = UISlider(frame: CGRect(x: 50, y: 0, width: 300, height: 40))
    try await withDrawer(in: slider) { screen, _, listener in
      try await screen.play("0 down 200,765; 0.5 to 200,500; 0.6 up; 2 wait")
      #expect(listener.heard == [])
    }
  }
}
