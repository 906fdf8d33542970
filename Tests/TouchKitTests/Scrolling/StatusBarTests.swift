// Taps on the status bar, the end of editing at a drag, and where indicators and small content lie.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Writes down what is asked and told about the way to the top.
private final class TopDiary: UIScrollViewDelegate {
  var lines: [String] = []
  var mayScroll = true
  init() {}
  deinit {}
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    lines.append("may?")
    return mayScroll
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) {
    lines.append("top at \(Int(view.contentOffset.y))")
  }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { lines.append("animation ended") }
}

@Suite struct StatusBarTaps {
  private func withScroller(_ body: (TestScreen, UIScrollView, TopDiary) -> Void) {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(
        content: CGSize(width: 400, height: 4000), at: CGPoint(x: 0, y: 1000))
      let diary = TopDiary()
      scroller.delegate = diary
      body(screen, scroller, diary)
      screen.wait(1)
    }
  }

  private func tap(_ screen: TestScreen) {
    screen.send(.statusBarTap(time: screen.now))
  }

  @Test func leaveAViewBesideTheWindowsEdgeOut() {
    withScroller { screen, scroller, _ in
      let beside = UIScrollView(frame: screen.window.bounds)
      beside.frame.origin.x = screen.window.bounds.maxX
      beside.contentSize = CGSize(width: 400, height: 4000)
      screen.window.addSubview(beside)
      tap(screen)
      screen.wait(1)
      #expect(scroller.contentOffset == .zero)
    }
  }

  @Test func scrollNothingInAHiddenWindow() {
    withScroller { screen, scroller, diary in
      let hidden = UIWindow(frame: screen.window.frame)
      let controller = UIViewController()
      hidden.rootViewController = controller
      controller.view.addSubview(scroller)
      hidden.makeKey()
      tap(screen)
      #expect(hidden.isKeyWindow && diary.lines == [])
    }
  }

  @Test func scrollTheOnlyViewToItsTop() {
    withScroller { screen, scroller, diary in
      scroller.contentInset.top = 20
      tap(screen)
      #expect(diary.lines == ["may?"] && scroller.isScrollAnimating)
      screen.wait(0.5)
      #expect(diary.lines == ["may?", "top at -20"] && scroller.contentOffset.y == -20)
      tap(screen)
      screen.wait(0.5)
      #expect(diary.lines == ["may?", "top at -20"])
      scroller.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      screen.wait(0.5)
      #expect(diary.lines.last == "animation ended")
    }
  }

  @Test func takeContentBackThatIsBeyondItsLeftEdge() {
    withScroller { screen, scroller, _ in
      scroller.alwaysBounceHorizontal = true
      screen.play(.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300)))
      #expect(scroller.contentOffset.x < -20)
      tap(screen)
      screen.wait(1)
      #expect(scroller.contentOffset == CGPoint(x: 0, y: 0))
    }
  }

  @Test func doNothingIfTheDelegateRefusesOrTheViewDoes() {
    withScroller { screen, scroller, diary in
      diary.mayScroll = false
      tap(screen)
      #expect(diary.lines == ["may?"] && !scroller.isScrollAnimating)
      scroller.scrollsToTop = false
      tap(screen)
      #expect(diary.lines == ["may?"] && scroller.contentOffset.y == 1000)
    }
  }

  @Test func doNothingIfSeveralViewsInSightWouldScroll() {
    withScroller { screen, scroller, diary in
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroller.addSubview(other)
      other.contentOffset = .zero
      tap(screen)
      // The other one has scrolled out of sight.
      #expect(diary.lines == ["may?"])
      screen.wait(0.5)
      scroller.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      diary.lines = []
      tap(screen)
      #expect(diary.lines == [])
      other.isHidden = true
      tap(screen)
      #expect(diary.lines == ["may?"])
    }
  }

  @Test func anInterruptedWayIsAnAnimationLikeOthers() {
    withScroller { screen, scroller, diary in
      tap(screen)
      screen.wait(0.1)
      screen.finger().down(at: CGPoint(x: 200, y: 400))
      screen.wait(0.1)
      screen.finger().move(by: 0, -50)
      screen.finger().up()
      screen.wait(2)
      #expect(diary.lines == ["may?", "animation ended"] && scroller.contentOffset.y > 0)
    }
  }

  @Test func reachWhatIsInFrontOnly() {
    withScreen(recording: []) { screen in
      let (root, page) = (UIViewController(), UIViewController())
      screen.window.rootViewController = root
      let back = UIScrollView(frame: root.view.bounds)
      let front = UIScrollView(frame: page.view.bounds)
      for (scroller, controller) in [(back, root), (front, page)] {
        scroller.contentSize = CGSize(width: 400, height: 4000)
        scroller.contentOffset = CGPoint(x: 0, y: 100)
        controller.view.addSubview(scroller)
      }
      root.present(page, animated: false)
      tap(screen)
      screen.wait(1)
      #expect(front.contentOffset.y == 0 && back.contentOffset.y == 100)
    }
  }
}

/// A view that can be the first responder and takes no text.
private final class Focus: UIView {
  override var canBecomeFirstResponder: Bool { true }
  deinit {}
}

@Suite struct KeyboardAndScrolling {
  /// A scroll view with a first responder in it.
  private func withFocus(_ body: (TestScreen, UIScrollView) -> Void) {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 4000))
      let focus = Focus(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroller.addSubview(focus)
      focus.becomeFirstResponder()
      body(screen, scroller)
    }
  }

  @Test func aDragEndsEditingWhereItIsTo() {
    for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
      withScreen(recording: []) { screen in
        let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 4000))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        scroller.addSubview(field)
        field.becomeFirstResponder()
        scroller.keyboardDismissMode = mode
        screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300)))
        #expect(field.isFirstResponder == (mode == .none))
        screen.wait(2)
      }
    }
  }

  @Test func aFingerThatReachesTheKeyboardEndsEditing() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 4000))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      screen.window.addSubview(field)
      field.becomeFirstResponder()
      screen.send(
        .keyboard(
          HostInput.KeyboardInput(
            CGRect(x: 0, y: 500, width: 400, height: 300), duration: 0, time: screen.now)))
      scroller.keyboardDismissMode = .interactive
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 200, y: 300))
      for _ in 0..<9 {
        screen.wait(0.016)
        finger.move(by: 0, 22)
      }
      #expect(field.isFirstResponder)
      screen.wait(0.016)
      finger.move(by: 0, 22)
      #expect(!field.isFirstResponder)
      finger.up()
      screen.wait(2)
    }
  }

  @Test func keysScrollWhereNoTextIsTyped() {
    withFocus { screen, scroller in
      @MainActor func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [])
        -> Double
      {
        for change in [HostInput.KeyInput.Change.down, .up] {
          screen.send(
            .key(
              HostInput.KeyInput(key, change, modifiers: modifiers, time: screen.now)))
        }
        screen.wait(0.5)
        return Double(scroller.contentOffset.y)
      }
      #expect(press(.keyboardDownArrow) == 40)
      #expect(press(.keyboardUpArrow) == 0 && press(.keyboardUpArrow) == 0)
      #expect(press(.keyboardSpacebar) == 760)
      #expect(press(.keyboardPageDown) == 1520)
      #expect(press(.keyboardSpacebar, .shift) == 760)
      #expect(press(.keyboardPageUp) == 0)
      #expect(press(.keyboardEnd) == 3200 && press(.keyboardHome) == 0)
      #expect(press(.keyboardDownArrow, .command) == 0 && press(.keyboardRightArrow) == 0)
      #expect(press(.keyboardA) == 0)
      scroller.allowsKeyboardScrolling = false
      #expect(press(.keyboardDownArrow) == 0)
      scroller.allowsKeyboardScrolling = true
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      scroller.addSubview(field)
      field.becomeFirstResponder()
      #expect(press(.keyboardDownArrow) == 0 && press(.keyboardSpacebar) == 0)
    }
  }

  @Test func keysInARowCountFromWhereTheLastOneLeads() {
    withFocus { screen, scroller in
      for _ in 0..<3 {
        for change in [HostInput.KeyInput.Change.down, .up] {
          screen.send(.key(HostInput.KeyInput(.keyboardDownArrow, change, time: screen.now)))
        }
      }
      screen.wait(1)
      #expect(scroller.contentOffset.y == 120)
    }
  }
}

@Suite struct SmallContent {
  @Test(arguments: [
    (CGPoint.zero, CGPoint.zero), (CGPoint(x: 0.5, y: 0.5), CGPoint(x: -100, y: -300)),
    (CGPoint(x: 1, y: 1), CGPoint(x: -200, y: -600)),
    (CGPoint(x: 7, y: -1), CGPoint(x: -200, y: 0)),
    (CGPoint(x: CGFloat.nan, y: 0.5), CGPoint(x: 0, y: -300)),
  ])
  func liesWhereTheAlignmentSays(alignment: CGPoint, offset: CGPoint) {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 200, height: 200))
      scroller.contentAlignmentPoint = alignment
      screen.wait(0.1)
      #expect(scroller.contentOffset == offset)
      scroller.contentSize = CGSize(width: 800, height: 1600)
      screen.wait(0.1)
      scroller.contentOffset = CGPoint(x: 400, y: 800)
      screen.wait(0.1)
      #expect(scroller.contentOffset == CGPoint(x: 400, y: 800))
    }
  }
}
