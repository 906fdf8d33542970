// BEHAVIOUR 14: controllers on sheets, and what everyone hears.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Sheets {
  @Test func aLargeOneLeavesThePresenterAlone() {
    withDesk { screen, desk in
      desk.root.present(desk.page, animated: true) { desk.diary.write("presented") }
      #expect(desk.told() == "page willAppear, page isAppearing")
      screen.wait(0.2)
      #expect(abs(Double(desk.frame.minY) - 485) < 1e-6)
      let dimming = desk.page.sheetPresentationController?.dimming
      #expect(abs((dimming?.presentation.opacity ?? 0) - 0.1) < 1e-9)
      screen.wait(0.2)
      #expect(desk.told() == "page didAppear, presented")
      #expect(desk.frame == rect(0, 59, 393, 793) && dimming?.alpha == 0.2)
      #expect(desk.root.view.window != nil)
      desk.page.dismiss(animated: true) { desk.diary.write("dismissed") }
      screen.wait(1)
      #expect(desk.told() == "page willDisappear, page didDisappear, dismissed")
      #expect(screen.window.subviews == [desk.root.view] && desk.page.presentationStorage == nil)
    }
  }

  @Test func aDragMovesItAndADeepOneDismisses() {
    withDesk { screen, desk in
      desk.present()
      desk.drag(by: 110, lifts: false)
      // Of the way, 10 points began the drag.
      #expect(desk.frame == rect(0, 159, 393, 793))
      #expect(desk.told() == "should dismiss?, will dismiss, page willDisappear")
      screen.finger().move(by: 0, 320)
      screen.wait(0.2)
      screen.finger().move(by: 0, 0)
      for _ in 0..<30 { screen.wait(0.016); screen.finger().move(by: 0, 0) }
      screen.finger().up()
      #expect(desk.told() == "")
      screen.wait(1)
      #expect(desk.told() == "page didDisappear, did dismiss")
      #expect(screen.window.subviews == [desk.root.view])
      #expect(desk.root.presentedViewController == nil)
    }
  }

  @Test func aShallowDragGoesBack() {
    withDesk { screen, desk in
      desk.present()
      desk.drag(by: 370)
      #expect(desk.told() == "should dismiss?, will dismiss, page willDisappear")
      screen.wait(1)
      #expect(desk.told() == "page willAppear, page didAppear")
      #expect(desk.frame == rect(0, 59, 393, 793))
      desk.drag(by: -200)
      screen.wait(1)
      #expect(desk.told() == "" && desk.frame == rect(0, 59, 393, 793))
    }
  }

  @Test func aFlickDismisses() {
    withDesk { screen, desk in
      desk.present()
      screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 450), over: 0.1))
      screen.wait(1)
      #expect(desk.told().hasSuffix("page didDisappear, did dismiss"))
    }
  }

  @Test func tapBesideItDismisses() {
    withDesk { screen, desk in
      desk.present([.medium()])
      screen.play(.tap(at: CGPoint(x: 200, y: 200)))
      #expect(desk.told() == "should dismiss?, will dismiss, page willDisappear")
      screen.wait(0.1)
      #expect(desk.frame.minY > 450 && desk.frame.minY < 852)
      screen.wait(1)
      #expect(desk.told() == "page didDisappear, did dismiss")
      #expect(screen.window.subviews == [desk.root.view])
    }
  }

  /// A tap on the sheet, a drag beside it, and a tap while it comes dismiss nothing.
  @Test func otherTapsLeaveItAlone() {
    withDesk { screen, desk in
      desk.root.present(desk.page, animated: true)
      screen.wait(0.1)
      screen.play(.tap(at: CGPoint(x: 200, y: 30)))
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: 200, y: 400)))
      screen.play(.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 300, y: 30), over: 0.1))
      screen.wait(1)
      #expect(desk.told() == "page willAppear, page isAppearing, page didAppear")
      #expect(desk.frame.minY == 59)
    }
  }

  @Test(arguments: [true, false])
  func tapBesideOneThatMayNotGoIsAnAttempt(isModal: Bool) {
    withDesk { screen, desk in
      desk.present()
      desk.page.isModalInPresentation = isModal
      desk.mayDismiss = isModal
      for _ in 0..<2 {
        screen.play(.tap(at: CGPoint(x: 200, y: 30)))
        screen.wait(1)
        #expect(desk.told() == (isModal ? "did attempt" : "should dismiss?, did attempt"))
      }
      #expect(desk.frame == rect(0, 59, 393, 793))
    }
  }

  @Test(arguments: [true, false])
  func sheetThatMayNotGoResists(isModal: Bool) {
    withDesk { screen, desk in
      desk.present()
      desk.page.isModalInPresentation = isModal
      desk.mayDismiss = isModal
      let question = isModal ? "" : "should dismiss?"
      desk.drag(by: 310, lifts: false)
      #expect(abs(Double(desk.frame.minY) - 195.6) < 0.1)
      screen.finger().up()
      #expect(desk.told() == question)
      screen.wait(1)
      desk.drag(from: 300, by: 500)
      #expect(desk.told() == (isModal ? "did attempt" : "\(question), did attempt"))
      screen.wait(1)
      #expect(desk.frame.minY == 59 && desk.told() == "")
      desk.page.dismiss(animated: false)
      #expect(desk.told() == "page willDisappear, page didDisappear")
    }
  }

  @Test func detentsAreDraggedAndFlicked() {
    withDesk { screen, desk in
      desk.present([.medium(), .large()])
      #expect(distance(desk.frame, rect(8, 403.7, 377, 440.3)) < 0.05)
      #expect(distance(desk.page.view.bounds, rect(0, 0, 393, 459)) < 0.05)
      desk.drag(from: 600, by: -100, lifts: false)
      #expect(abs(Double(desk.frame.minY) - 313.7) < 0.05 && desk.frame.maxY > 844)
      screen.finger().move(by: 0, -150)
      for _ in 0..<30 { screen.wait(0.016); screen.finger().move(by: 0, 0) }
      screen.finger().up()
      #expect(desk.told() == "chose large")
      screen.wait(1)
      #expect(desk.frame == rect(0, 59, 393, 793) && desk.told() == "")
      screen.play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 450), over: 0.1))
      screen.wait(1)
      #expect(desk.told() == "chose medium" && abs(Double(desk.frame.minY) - 403.7) < 0.05)
      let sheet = desk.page.sheetPresentationController
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      screen.wait(0.1)
      #expect(desk.frame.minY > 60 && desk.frame.minY < 403)
      screen.wait(1)
      #expect(desk.frame.minY == 59 && desk.told() == "", "the app's own choice tells nothing")
    }
  }

  @Test func theGrabberShowsIfItIsWanted() {
    withDesk { screen, desk in
      desk.present()
      let grabber = desk.page.sheetPresentationController?.grabber
      #expect(grabber?.isHidden == true)
      desk.page.sheetPresentationController?.prefersGrabberVisible = true
      #expect(grabber?.isHidden == false && grabber?.frame == rect(178.5, 64, 36, 5))
    }
  }

  @Test func aCallInTheMiddleOfADragDismisses() {
    withDesk { screen, desk in
      desk.present()
      desk.drag(by: 110, lifts: false)
      _ = desk.told()
      desk.page.dismiss(animated: true) { desk.diary.write("dismissed") }
      #expect(desk.told() == "page willAppear, page didAppear, page willDisappear")
      #expect(desk.frame.minY == 159, "it goes from where it is")
      screen.finger().move(by: 0, 50)
      screen.finger().up()
      screen.wait(1)
      #expect(desk.told() == "page didDisappear, dismissed")
      #expect(screen.window.subviews == [desk.root.view])
    }
  }

  @Test func aScreenThatTurnsMovesIt() {
    withDesk { screen, desk in
      desk.present()
      screen.send(.screen(CGSize(width: 852, height: 393), scale: 3))
      screen.wait(0.1)
      #expect(desk.frame == rect(0, 0, 852, 393))
    }
  }

  @Test(arguments: [false, true])
  func aSheetThatGoesInItsOwnCallbacksLeavesNothing(isAnimated: Bool) {
    withDesk { screen, desk in
      final class Hasty: UIAdaptivePresentationControllerDelegate {
        var isAnimated = false
        func presentationControllerWillDismiss(_ controller: UIPresentationController) {
          controller.presentedViewController.dismiss(animated: isAnimated)
        }
      }
      let hasty = Hasty()
      hasty.isAnimated = isAnimated
      desk.present()
      desk.page.sheetPresentationController?.delegate = nil
      desk.page.presentationController?.delegate = hasty
      desk.drag(by: 200)
      screen.wait(1)
      #expect(desk.root.presentedViewController == nil)
      #expect(screen.window.subviews == [desk.root.view])
      #expect(desk.told() == "page willDisappear, page didDisappear")
    }
  }

  @Test func aDismissedControllerPresentsNothing() {
    withDesk { screen, desk in
      desk.present()
      desk.root.dismiss(animated: false)
      var warnings: [String] = []
      let token = screen.application.addObserver { warnings.append("\($0.decision)") }
      desk.page.present(UIViewController(), animated: true)
      screen.application.removeObserver(token)
      #expect(desk.page.presentedViewController == nil && warnings.count == 1)
      #expect(warnings[0].contains("its outermost container has no view in a window"))
    }
  }
}

@Suite struct SheetsAgainstScrolling {
  private func withList(
    _ detents: [UISheetPresentationController.Detent] = [.large()],
    _ body: (TestScreen, Desk, UIScrollView) -> Void
  ) {
    withDesk { screen, desk in
      let list = UIScrollView(frame: rect(0, 0, 393, 793))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 4000)
      desk.page.view.addSubview(list)
      desk.present(detents)
      body(screen, desk, list)
    }
  }

  @Test func atItsTopADownwardDragMovesTheSheet() {
    withList { screen, desk, list in
      desk.drag(by: 110, lifts: false)
      #expect(desk.frame.minY == 159 && list.contentOffset.y == 0)
      screen.finger().up()
    }
  }

  /// What recognizers say of each other while a finger drags, with the sheet's place after it.
  private func messages(_ screen: TestScreen, _ desk: Desk, of drag: () -> Void) -> [String] {
    var lines: [String] = []
    let token = screen.observe { observation in
      if case .transition(_, _, let state, _) = observation.decision, state != .changed {
        lines.append("\(observation.decision)")
      }
    }
    drag()
    screen.wait(1)
    screen.application.removeObserver(token)
    return lines + ["the sheet is at \(Int(desk.frame.minY))"]
  }

  @Test func sheetWinsADragAtTheTopOfItsListAndTheListElsewhere() {
    withList { screen, desk, list in
      #expect(
        messages(screen, desk) { desk.drag(by: 110) } == [
          "scrollPanRecognizer failed: it required the failure of sheetPanRecognizer, "
            + "which was recognized",
          "contentGateRecognizer failed: excluded by sheetPanRecognizer",
          "sheetPanRecognizer began: moved 11, needed 10", "sheetPanRecognizer ended",
          "the sheet is at 59",
        ])
      #expect(list.contentOffset.y == 0)
      list.contentOffset.y = 500
      #expect(
        messages(screen, desk) { desk.drag(by: 110) } == [
          "contentGateRecognizer failed: excluded by scrollPanRecognizer",
          "sheetPanRecognizer failed: excluded by scrollPanRecognizer",
          "scrollPanRecognizer began: moved 11, needed 10", "scrollPanRecognizer ended",
          "the sheet is at 59",
        ])
      #expect(list.contentOffset.y < 400)
    }
  }

  @Test func upwardsTheContentScrollsAtOnce() {
    withList { screen, desk, list in
      screen.finger().down(at: CGPoint(x: 200, y: 500))
      screen.finger().move(by: 0, -40)
      #expect(list.contentOffset.y == 30 && desk.frame.minY == 59)
      screen.finger().up()
    }
  }

  @Test func awayFromItsTopTheContentScrollsBothWays() {
    withList { screen, desk, list in
      list.contentOffset.y = 500
      desk.drag(by: 110, lifts: false)
      #expect(list.contentOffset.y == 400 && desk.frame.minY == 59 && desk.told() == "")
      screen.finger().up()
    }
  }

  @Test(arguments: [true, false])
  func aMediumOneGrowsFirstIfItPrefersTo(grows: Bool) {
    withList([.medium(), .large()]) { screen, desk, list in
      desk.page.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = grows
      desk.drag(from: 600, by: -110, lifts: false)
      #expect((list.contentOffset.y > 90) == !grows)
      #expect((desk.frame.minY < 310) == grows)
      screen.finger().up()
    }
  }
}
