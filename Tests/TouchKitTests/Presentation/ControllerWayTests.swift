// What a controller can ask about why it appears or disappears, and what its container hears of it.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A controller that writes down why it appears and disappears.
private class Asking: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }
  deinit {}

  private func note(_ callback: String) {
    var reasons: [String] = []
    if isBeingPresented { reasons.append("presented") }
    if isBeingDismissed { reasons.append("dismissed") }
    if isMovingToParent { reasons.append("to parent") }
    if isMovingFromParent { reasons.append("from parent") }
    diary.write("\(name) \(callback): \(reasons.joined(separator: " and "))")
  }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("appeared") }
  override func viewWillDisappear(_ animated: Bool) { note("will go") }
  override func viewDidDisappear(_ animated: Bool) { note("gone") }
}

@Suite struct ReasonsOfAppearing {
  @Test(arguments: [false, true]) func aPresentationAndADismissalAreToldApart(animated: Bool) {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (root, page) = (Asking("root", diary), Asking("page", diary))
      page.modalPresentationStyle = .fullScreen
      screen.window.rootViewController = root
      #expect(diary.read() == ["root will appear: ", "root appeared: "])
      root.present(page, animated: animated)
      screen.wait(1)
      #expect(
        diary.read() == [
          "root will go: ", "page will appear: presented", "page appeared: presented",
          "root gone: ",
        ])
      #expect(!page.isBeingPresented && !page.isBeingDismissed)
      page.dismiss(animated: animated)
      screen.wait(1)
      #expect(
        diary.read() == [
          "page will go: dismissed", "root will appear: ", "root appeared: ",
          "page gone: dismissed",
        ])
      #expect(!page.isBeingPresented && !page.isBeingDismissed)
    }
  }

  @Test func childrenOfAPresentedControllerAreNotPresentedThemselves() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let root = Asking("root", diary)
      screen.window.rootViewController = root
      let page = Asking("page", diary)
      let stack = UINavigationController(rootViewController: page)
      _ = diary.read()
      root.present(stack, animated: false)
      #expect(diary.read() == ["page will appear: to parent", "page appeared: to parent"])
      stack.dismiss(animated: false)
      #expect(diary.read() == ["page will go: ", "page gone: "])
    }
  }

  @Test(arguments: [false, true]) func theStackTellsWhoComesForTheFirstTime(animated: Bool) {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (a, b) = (Asking("A", diary), Asking("B", diary))
      let stack = UINavigationController(rootViewController: a)
      screen.window.rootViewController = stack
      #expect(diary.read() == ["A will appear: to parent", "A appeared: to parent"])
      stack.pushViewController(b, animated: animated)
      screen.wait(1)
      #expect(
        diary.read() == [
          "A will go: ", "B will appear: to parent", "A gone: ", "B appeared: to parent",
        ])
      stack.popViewController(animated: animated)
      screen.wait(1)
      #expect(
        diary.read() == [
          "B will go: from parent", "A will appear: ", "B gone: from parent", "A appeared: ",
        ])
      #expect(!b.isMovingFromParent && !b.isMovingToParent)
    }
  }

  @Test func aContainerOfTheAppTellsThemApartToo() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (host, child) = (Asking("host", diary), Asking("child", diary))
      screen.window.rootViewController = host
      _ = diary.read()
      host.addChild(child)
      host.view.addSubview(child.view)
      child.didMove(toParent: host)
      #expect(diary.read() == ["child will appear: to parent", "child appeared: to parent"])
      screen.window.isHidden = true
      screen.window.isHidden = false
      #expect(diary.read().filter { $0.contains("to parent") } == [])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(diary.read() == ["child will go: from parent", "child gone: from parent"])
      #expect(!child.isMovingFromParent)
    }
  }

  @Test func aContainerThatForwardsItselfIsNotForestalled() {
    final class Host: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewWillAppear(_ animated: Bool) {
        children[0].beginAppearanceTransition(true, animated: animated)
      }
    }
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (host, child) = (Host(), Stop("child", diary))
      host.addChild(child)
      host.view.addSubview(child.view)
      _ = diary.read()
      screen.window.rootViewController = host
      #expect(diary.read() == ["child willAppear"])
      child.endAppearanceTransition()
      #expect(diary.read() == ["child isAppearing", "child didAppear"])
      child.view.removeFromSuperview()
      host.view.addSubview(child.view)
      #expect(diary.read() == [])
    }
  }
}

@Suite struct ContainersAndTheirContent {
  @Test func showPushesOnAStackAndPresentsElsewhere() {
    withScreen(recording: []) { screen in
      let (a, b, c, inner) = (
        UIViewController(), UIViewController(), UIViewController(), UIViewController()
      )
      let stack = UINavigationController(rootViewController: a)
      a.addChild(inner)
      screen.window.rootViewController = stack
      inner.show(b, sender: nil)
      screen.wait(1)
      #expect(stack.viewControllers == [a, b])
      b.showDetailViewController(c, sender: nil)
      #expect(stack.presentedViewController === c)
      screen.wait(1)
      let alone = UIViewController()
      c.show(alone, sender: c)
      #expect(c.presentedViewController === alone)
      screen.wait(1)
    }
  }

  @Test func aContainerOfTheAppShowsAsItLikes() {
    final class Pages: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ controller: UIViewController, sender: Any?) { shown.append(controller) }
    }
    let (pages, child, page) = (Pages(), UIViewController(), UIViewController())
    pages.addChild(child)
    child.show(page, sender: nil)
    #expect(pages.shown == [page])
  }

  @Test func theEditButtonFollowsAndLeadsEditing() {
    final class List: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    withScreen(recording: []) { screen in
      let list = List()
      screen.window.rootViewController = UINavigationController(rootViewController: list)
      list.navigationItem.rightBarButtonItem = list.editButtonItem
      #expect(list.editButtonItem.title == "Edit" && !list.isEditing)
      screen.wait(0.1)
      let place = list.editButtonItem.view.convert(list.editButtonItem.view.bounds, to: nil)
      screen.play(.tap(at: CGPoint(x: place.midX, y: place.midY)))
      #expect(list.isEditing && list.calls == ["true true"])
      #expect(list.editButtonItem.title == "Done" && list.editButtonItem.style == .done)
      list.isEditing = false
      #expect(list.calls == ["true true", "false false"] && list.editButtonItem.title == "Edit")
    }
  }

  @Test func thePreferredSizeIsToldToTheContainer() {
    final class Host: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { told.append(container.preferredContentSize) }
    }
    let (host, child) = (Host(), UIViewController())
    host.addChild(child)
    child.preferredContentSize = CGSize(width: 200, height: 100)
    child.preferredContentSize = CGSize(width: 200, height: 100)
    #expect(host.told == [CGSize(width: 200, height: 100)])
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 5, height: 5)
    #expect(page.presentationController?.preferredContentSize == CGSize(width: 5, height: 5))
  }

  @Test func aViewThatDoesNotExtendUnderTheBarBeginsBelowIt() {
    withTrail("A") { screen, trail in
      let a = trail.navigation.viewControllers[0]
      #expect(a.view.frame == screen.window.bounds && a.view.safeAreaInsets.top == 44)
      a.edgesForExtendedLayout = []
      screen.wait(0.1)
      #expect(a.view.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
      #expect(a.view.safeAreaInsets.top == 0)
      let b = trail.stop("B")
      b.edgesForExtendedLayout = [.left, .bottom]
      trail.navigation.pushViewController(b, animated: true)
      screen.wait(1)
      #expect(b.view.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
      trail.navigation.setNavigationBarHidden(true, animated: false)
      #expect(b.view.frame == screen.window.bounds && b.view.safeAreaInsets.top == 0)
    }
  }

  @Test func colorsFollowTheStyleThatIsAskedForNearest() {
    withScreen(recording: []) { screen in
      let controller = UIViewController()
      screen.window.rootViewController = controller
      let (inner, drawn) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Dot())
      let color = UIColor(light: .white, dark: .black)
      controller.view.backgroundColor = color
      inner.backgroundColor = color
      drawn.frame = inner.bounds
      controller.view.addSubview(inner)
      inner.addSubview(drawn)
      @MainActor func shown() -> [CGColor?] {
        let root = screen.application.snapshot(for: .light)[0].subviews[0]
        return [
          root.backgroundColor, root.subviews[0].backgroundColor,
          root.subviews[0].subviews[0].shapes.first?.fillColor,
        ]
      }
      let (light, dark) = (UIColor.white.cgColor, UIColor.black.cgColor)
      #expect(shown() == [light, light, light])
      controller.overrideUserInterfaceStyle = .dark
      #expect(screen.application.needsRedraw)
      #expect(shown() == [dark, dark, dark])
      inner.overrideUserInterfaceStyle = .light
      #expect(shown() == [dark, light, light])
      controller.overrideUserInterfaceStyle = .unspecified
      inner.overrideUserInterfaceStyle = .dark
      #expect(shown() == [light, dark, dark])
    }
  }
}

/// Draws a square in a colour that has two looks.
private final class Dot: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(light: .white, dark: .black).setFill()
    UIBezierPath(rect: bounds).fill()
  }
}
