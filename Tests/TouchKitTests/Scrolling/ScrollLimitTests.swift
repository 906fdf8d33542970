// Scroll views whose subclass, delegate or window has the last word, and places that are no places.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A scroll view that answers for its own recognizers.
private final class Answering: UIScrollView, UIGestureRecognizerDelegate {
  var receives = true
  var requires = false
  var isRequired = false
  deinit {}
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receives
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requires && recognizer === panGestureRecognizer && other.name == "other" }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequired && recognizer === panGestureRecognizer && other.name == "other" }
}

/// A delegate that takes its view out when it is asked for the way to the top.
private final class LeavingDelegate: UIScrollViewDelegate {
  deinit {}
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    view.removeFromSuperview()
    return true
  }
}

@Suite struct LimitsOfScrolling {
  private let middle = CGPoint(x: 200, y: 400)

  private func withAnswering(_ body: (TestScreen, Answering) -> Void) {
    withScreen(recording: []) { screen in
      let scroller = Answering(frame: screen.window.bounds)
      scroller.contentSize = CGSize(width: 400, height: 5000)
      screen.window.addSubview(scroller)
      body(screen, scroller)
      screen.wait(3)
    }
  }

  // MARK: A subclass answers

  @Test func aSubclassThatReceivesNoEventsIsNotDragged() {
    withAnswering { screen, scroller in
      scroller.receives = false
      screen.drag(from: middle, by: CGVector(dx: 0, dy: -10), count: 10, liftAt: 1)
      #expect(scroller.contentOffset.y == 0)
    }
  }

  /// The swipe is recognized, so a pan that waits for its failure never begins.
  @Test(arguments: [false, true])
  func aSubclassLetsItsPanWait(requires: Bool) {
    withAnswering { screen, scroller in
      scroller.requires = requires
      let other = UISwipeGestureRecognizer()
      (other.name, other.direction) = ("other", .up)
      scroller.addGestureRecognizer(other)
      screen.drag(from: middle, by: CGVector(dx: 0, dy: -20), count: 8, liftAt: 1)
      #expect((scroller.contentOffset.y == 0) == requires)
    }
  }

  @Test(arguments: [false, true])
  func aSubclassLetsOthersWaitForItsPan(isRequired: Bool) {
    withAnswering { screen, scroller in
      scroller.isRequired = isRequired
      let other = UILongPressGestureRecognizer()
      (other.name, other.minimumPressDuration) = ("other", 0.2)
      var began = false
      other.addAction { _ in began = true }
      screen.window.addGestureRecognizer(other)
      screen.finger().down(at: middle)
      screen.wait(0.5)
      #expect(began == !isRequired)
      screen.finger().up()
    }
  }

  // MARK: Places and sizes

  @Test func infiniteRectanglesAreNotScrolledTo() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 4000, height: 4000))
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      scroller.addSubview(picture)
      diary.zoomed = picture
      scroller.maximumZoomScale = 4
      for (width, height) in [(CGFloat.infinity, 10), (10, CGFloat.infinity)] {
        scroller.scrollRectToVisible(
          CGRect(x: 900, y: 900, width: width, height: height), animated: false)
        #expect(scroller.contentOffset == .zero)
      }
      for origin in [CGPoint(x: CGFloat.infinity, y: 900), CGPoint(x: 900, y: -CGFloat.infinity)] {
        scroller.scrollRectToVisible(
          CGRect(origin: origin, size: CGSize(width: 10, height: 10)), animated: false)
        #expect(scroller.contentOffset == .zero)
      }
      scroller.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100), animated: false)
      #expect(scroller.zoomScale == 1 && scroller.contentOffset == .zero)
    }
  }

  /// The code that hears that an animation ended moves the bounds where they are about to be anyway.
  @Test func boundsThatTheAppMovesWhereTheyGoAreToldInTheirTurn() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 4000))
      scroller.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      screen.wait(0.1)
      diary.forget()
      var order: [String] = []
      diary.then = { line, view in
        guard line == "animation ended" else { return order.append(line) }
        view.bounds.origin = CGPoint(x: 0, y: 500)
        order.append(line)
      }
      scroller.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
      #expect(order == ["animation ended", "scrolled"] && scroller.contentOffset.y == 500)
    }
  }

  @Test func aRootViewThatScrollsAsksItsControllerForLayout() {
    final class Controller: UIViewController {
      var layouts = 0
      deinit {}
      override func loadView() { view = UIScrollView() }
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    withScreen(recording: []) { screen in
      let controller = Controller()
      screen.window.rootViewController = controller
      screen.wait(0.1)
      let scroller = controller.view as? UIScrollView
      scroller?.contentSize = CGSize(width: 400, height: 5000)
      screen.wait(0.1)
      let before = controller.layouts
      scroller?.contentOffset.y = 100
      screen.wait(0.1)
      #expect(controller.layouts == before + 1)
    }
  }

  // MARK: Keyboard and status bar

  @Test func aViewThatLeavesWhenItIsAskedForTheTopStaysWhereItWas() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(
        content: CGSize(width: 400, height: 4000), at: CGPoint(x: 0, y: 1000))
      let delegate = LeavingDelegate()
      scroller.delegate = delegate
      screen.send(.statusBarTap(time: screen.now))
      #expect(scroller.window == nil && scroller.contentOffset.y == 1000)
    }
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.interactive, false, true),
    (.interactive, true, false), (.interactiveWithAccessory, true, false),
  ])
  func aFingerEndsEditingAtAKeyboardThatShows(
    mode: UIScrollView.KeyboardDismissMode, shows: Bool, isEdited: Bool
  ) {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 4000))
      scroller.keyboardDismissMode = mode
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      screen.window.addSubview(field)
      field.becomeFirstResponder()
      let keyboard = CGRect(x: 0, y: shows ? 350 : 0, width: 400, height: shows ? 450 : 0)
      screen.send(
        .keyboard(HostInput.KeyboardInput(keyboard, duration: 0, time: screen.now)))
      screen.drag(from: middle, by: CGVector(dx: 0, dy: 10), count: 8, liftAt: screen.now + 1)
      #expect(field.isFirstResponder == isEdited)
      screen.wait(2)
    }
  }

  @Test(arguments: [false, true])
  func arrowsScrollToWhatMayHaveTheFocusWhereKeysScroll(scrolls: Bool) {
    withScreen { screen in
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      scroller.contentSize = CGSize(width: 300, height: 2000)
      scroller.allowsKeyboardScrolling = scrolls
      screen.window.addSubview(scroller)
      screen.spots("a", in: scroller)
      #expect(screen.walk("td") == "a a")
      screen.wait(1)
      #expect((scroller.contentOffset.y > 0) == scrolls)
    }
  }

  /// Keys that come together in one call scroll nothing: which of them counts?
  @Test func keysThatComeTogetherScrollNothing() {
    final class Together: UIScrollView {
      var met = 0
      deinit {}
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let all = event?.allPresses, all.count == 2 else { return }
        met += 1
        super.pressesBegan(all, with: event)
      }
    }
    withScreen(recording: []) { screen in
      let scroller = Together(frame: screen.window.bounds)
      scroller.contentSize = CGSize(width: 400, height: 4000)
      screen.window.addSubview(scroller)
      scroller.becomeFirstResponder()
      for change in [HostInput.KeyInput.Change.down, .up] {
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardPageDown] {
          screen.send(.key(HostInput.KeyInput(key, change, time: screen.now)))
        }
      }
      screen.wait(0.5)
      #expect(scroller.met == 1 && scroller.contentOffset.y == 0)
    }
  }

  // MARK: Windows

  @Test func aPinchEndsOnceWhenItsViewGoesIntoAnotherWindow() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 800))
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      scroller.addSubview(picture)
      diary.zoomed = picture
      scroller.maximumZoomScale = 4
      @MainActor func pinch(_ phase: UITouch.Phase, _ way: Double) {
        screen.send([
          TouchReport(1, phase, at: CGPoint(x: 150 - way, y: 400)),
          TouchReport(2, phase, at: CGPoint(x: 250 + way, y: 400)),
        ])
      }
      pinch(.began, 0)
      pinch(.moved, 20)
      pinch(.moved, 40)
      #expect(scroller.isZooming)
      let other = UIWindow(frame: screen.window.frame)
      other.makeKeyAndVisible()
      diary.forget()
      other.addSubview(scroller)
      pinch(.moved, 60)
      pinch(.ended, 60)
      screen.wait(1)
      #expect(!scroller.isZooming && diary.take().hasPrefix("zooming ended at"))
    }
  }

  // MARK: Refreshing

  /// A control that goes to a third view while it leaves the first one for the second.
  @Test func aRefreshControlBelongsToTheViewThatTookItLast() {
    final class Wandering: UIRefreshControl {
      var leaves: (Wandering) -> Void = { _ in }
      deinit {}
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { leaves(self) }
      }
    }
    withScreen(recording: []) { screen in
      let views = (0..<3).map { _ in UIScrollView(frame: screen.window.bounds) }
      for view in views { screen.window.addSubview(view) }
      let control = Wandering()
      views[0].refreshControl = control
      control.leaves = {
        $0.leaves = { _ in }
        views[2].refreshControl = $0
      }
      views[1].refreshControl = control
      #expect(control.superview === views[1])
      views[2].refreshControl = nil
      #expect(control.superview === views[1])
    }
  }

  // MARK: Wrong calls

  @Test func theDelegateOfItsPanIsItsOwn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scroller = UIScrollView()
        // What answers already may be set again.
        scroller.panGestureRecognizer.delegate = scroller.panGestureRecognizer.delegate
        FileHandle.standardError.write(Data("set again; ".utf8))
        scroller.panGestureRecognizer.delegate = nil
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("set again; ") && message.contains("cannot be replaced"))
  }
}
