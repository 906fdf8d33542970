// Controllers whose callbacks hide their window, give them another parent, or change how they are presented.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct ControllersInTheirCallbacks {
  /// A view that counts how often it came into a superview.
  private final class Counting: UIView {
    var arrivals = 0
    deinit {}
    override func didMoveToSuperview() { if superview != nil { arrivals += 1 } }
  }

  @Test func aContainerThatTellsItsChildrenItselfForwardsNothing() {
    final class Container: UIViewController {
      deinit {}
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (container, page) = (Container(), Page("page", diary))
      container.addChild(page)
      container.view.addSubview(page.view)
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.window.rootViewController = navigation
      navigation.pushViewController(container, animated: false)
      screen.wait(0.1)
      navigation.popViewController(animated: true)
      screen.wait(1)
      #expect(container.parent == nil && diary.read() == [])
    }
  }

  @Test func aControllerWhoseWindowIsHiddenOnItsWayDoesNotAppear() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      screen.window.isHidden = true
      screen.window.rootViewController = Page("page", diary)
      diary.during["page willAppear"] = { screen.window.isHidden = true }
      screen.window.isHidden = false
      #expect(!diary.read().contains("page isAppearing"))
      diary.during = [:]
      screen.window.isHidden = false
    }
  }

  @Test func aChildThatGoesFromParentToParentIsOnItsWayToTheLast() {
    final class Child: UIViewController {
      var heir: UIViewController?
      var isMoving: [Bool] = []
      deinit {}
      override func didMove(toParent parent: UIViewController?) {
        guard parent == nil, let heir else { return }
        self.heir = nil
        heir.addChild(self)
      }
      override func viewWillAppear(_ animated: Bool) { isMoving.append(isMovingToParent) }
    }
    withScreen(recording: []) { screen in
      let (first, second, child) = (UIViewController(), UIViewController(), Child())
      screen.window.rootViewController = second
      first.addChild(child)
      child.heir = second
      child.removeFromParent()
      second.view.addSubview(child.view)
      #expect(child.parent === second && child.isMoving == [true])
    }
  }

  @Test func aStyleThatIsSetTooLateKeepsTheSheet() {
    withDesk { screen, desk in
      desk.present()
      let sheet = desk.page.sheetPresentationController
      desk.page.modalPresentationStyle = .fullScreen
      #expect(desk.page.presentationController === sheet)
      desk.page.dismiss(animated: false)
      #expect(desk.page.presentationController !== sheet)
    }
  }

  @Test func aFullScreenThatStaysLeavesWhatItCoversAway() {
    let book = Book()
    let view = Counting(frame: rect(0, 0, 400, 400))
    book.window.rootViewController = nil
    book.root.view = view
    book.window.rootViewController = book.root
    book.page.modalPresentationStyle = .fullScreen
    book.presentAtOnce()
    let driver = UIPercentDrivenInteractiveTransition()
    book.driver = driver
    book.dismiss()
    driver.update(0.5)
    let before = view.arrivals
    driver.cancel()
    book.application.advance(to: 5)
    #expect(view.superview == nil && view.arrivals == before)
    #expect(book.page.view.window === book.window)
  }
}

@Suite struct SheetsOutOfTurn {
  @Test func aSheetThatIsDismissedUnderAFingerIsNotDragged() {
    withDesk { screen, desk in
      desk.present()
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 200, y: 500))
      desk.page.dismiss(animated: true)
      for _ in 0..<5 {
        screen.wait(1.0 / 60)
        finger.move(by: 0, 20)
      }
      finger.up()
      screen.wait(2)
      #expect(desk.root.presentedViewController == nil)
      #expect(
        desk.told()
          == "page willDisappear, page didDisappear")
    }
  }

  @Test func escapeWaitsUntilASheetIsThere() {
    withDesk { screen, desk in
      desk.root.present(desk.page, animated: true)
      screen.wait(0.1)
      #expect(desk.page.sheetPresentationController?.escape() == false)
      screen.wait(2)
      desk.page.sheetPresentationController?.delegate = desk
      desk.mayDismiss = false
      desk.drag(by: 60, lifts: false)
      #expect(desk.page.sheetPresentationController?.escape() == false)
      screen.finger().up()
      screen.wait(2)
      #expect(desk.root.presentedViewController === desk.page)
      desk.mayDismiss = true
      #expect(desk.page.sheetPresentationController?.escape() == true)
    }
  }

  @Test(arguments: ["page willAppear", "did attempt", "should dismiss?", "page willDisappear"])
  func aSheetThatIsDismissedAsItReturnsAppearsNoMore(word: String) {
    withDesk { screen, desk in
      desk.present()
      desk.mayDismiss = word == "page willAppear" || word == "page willDisappear"
      var met = 0
      desk.diary.during[word] = { [unowned desk] in
        met += 1
        guard met == 1 else { return }
        desk.page.dismiss(animated: false)
        desk.diary.write("gone")
      }
      desk.drag(by: word == "did attempt" ? 500 : 100)
      screen.wait(2)
      #expect(met > 0)
      let told = desk.diary.read()
      let end = told.firstIndex(of: "gone") ?? 0
      #expect(!told[end...].contains("page didAppear"), "\(told)")
      #expect(desk.root.presentedViewController == nil)
    }
  }
}
