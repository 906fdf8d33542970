import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A controller that writes down what it is told.
private final class DiaryController: UIViewController {
  let name: String
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }
  override func loadView() {
    super.loadView()
    diary.write("\(name) loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.write("\(name) viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    diary.write("\(name) viewWillAppear\(animated ? " animated" : "")")
  }
  override func viewIsAppearing(_ animated: Bool) {
    diary.write("\(name) viewIsAppearing\(view.window == nil ? " without window" : "")")
  }
  override func viewWillLayoutSubviews() { diary.write("\(name) viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { diary.write("\(name) viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { diary.write("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { diary.write("\(name) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.write("\(name) viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    diary.write("\(name) willMoveToParent\(parent == nil ? " nil" : "")")
  }
  override func didMove(toParent parent: UIViewController?) {
    diary.write("\(name) didMoveToParent\(parent == nil ? " nil" : "")")
  }
}

@Suite struct Controllers {
  @Test func aControllerThatGetsItsOwnViewAgainKeepsItWhereItIs() {
    final class Root: UIView {
      var moves = 0
      deinit {}
      override func didMoveToSuperview() { moves += 1 }
    }
    withScreen(recording: []) { screen in
      let (controller, root) = (UIViewController(), Root())
      controller.view = root
      screen.window.rootViewController = controller
      let (moves, superview) = (root.moves, root.superview)
      controller.view = root
      #expect(root.moves == moves && root.superview === superview && superview != nil)
      #expect(controller.view === root && root.next === controller)
    }
  }

  let diary = Diary()
  let application = UIApplication()

  @Test func aViewThatGoesFromOneShownWindowToAnotherDisappearsFirst() {
    withWindow { _, window in
      let other = UIWindow(frame: window.frame)
      other.isHidden = false
      let diary = Diary()
      let page = Page("page", diary)
      window.addSubview(page.view)
      #expect(diary.read().last == "page didAppear")
      other.addSubview(page.view)
      #expect(
        diary.read() == [
          "page willDisappear", "page didDisappear", "page willAppear", "page isAppearing",
          "page didAppear",
        ])
      page.view.removeFromSuperview()
      #expect(diary.read() == ["page willDisappear", "page didDisappear"])
    }
  }

  @Test func aControllerThatHasLeftHasNoParentWhenItHearsOfIt() {
    final class Child: UIViewController {
      var parents: [UIViewController?] = []
      override func willMove(toParent parent: UIViewController?) { parents.append(self.parent) }
      override func didMove(toParent parent: UIViewController?) { parents.append(self.parent) }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parents == [nil, parent, parent, nil])
    #expect(parent.children.isEmpty)
  }

  @Test func theRootControllerLoadsWhenTheWindowIsShown() {
    application.perform {
      let window = UIWindow()
      let root = DiaryController("root", diary)
      window.rootViewController = root
      #expect(diary.read() == [])
      window.makeKeyAndVisible()
      #expect(
        diary.read() == [
          "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing",
          "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear",
        ])
      window.isHidden = true
      #expect(diary.read() == ["root viewWillDisappear", "root viewDidDisappear"])
      window.isHidden = false
      #expect(
        diary.read() == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
    }
  }

  @Test func aNewRootControllerReplacesTheOld() {
    withWindow { _, window in
      let one = DiaryController("one", diary)
      let two = DiaryController("two", diary)
      window.rootViewController = one
      _ = diary.read()
      window.rootViewController = two
      #expect(one.view.superview == nil && two.view.superview === window)
      #expect(
        diary.read() == [
          "one viewWillDisappear", "one viewDidDisappear", "two loadView", "two viewDidLoad",
          "two viewWillAppear", "two viewIsAppearing", "two viewWillLayoutSubviews",
          "two viewDidLayoutSubviews", "two viewDidAppear",
        ])
    }
  }

  @Test func aChildAppearsWithItsView() {
    withWindow { _, window in
      let parent = DiaryController("parent", diary)
      window.rootViewController = parent
      _ = diary.read()
      let child = DiaryController("child", diary)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.parent === parent && parent.children == [child])
      #expect(
        diary.read() == [
          "child willMoveToParent", "child loadView", "child viewDidLoad", "child viewWillAppear",
          "child viewIsAppearing", "child viewWillLayoutSubviews", "child viewDidLayoutSubviews",
          "child viewDidAppear", "child didMoveToParent",
        ])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(child.parent == nil && parent.children == [])
      #expect(
        diary.read() == [
          "child willMoveToParent nil", "child viewWillDisappear", "child viewDidDisappear",
          "child didMoveToParent nil",
        ])
    }
  }

  @Test func parentsHearFirstWhatWillHappenAndLastWhatHasHappened() {
    withWindow { _, window in
      let parent = DiaryController("parent", diary)
      let child = DiaryController("child", diary)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      _ = diary.read()
      window.rootViewController = parent
      #expect(
        diary.read().filter { $0.contains("ppear") } == [
          "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing",
          "child viewIsAppearing", "child viewDidAppear", "parent viewDidAppear",
        ])
      window.isHidden = true
      #expect(
        diary.read() == [
          "parent viewWillDisappear", "child viewWillDisappear", "child viewDidDisappear",
          "parent viewDidDisappear",
        ])
    }
  }

  @Test func aContainerCanDrawTheAppearanceOut() {
    withWindow { _, window in
      let parent = UIViewController()
      let child = DiaryController("child", diary)
      window.rootViewController = parent
      parent.addChild(child)
      _ = child.view
      _ = diary.read()
      child.beginAppearanceTransition(true, animated: true)
      parent.view.addSubview(child.view)
      #expect(
        diary.read().filter { $0.contains("ppear") } == [
          "child viewWillAppear animated", "child viewIsAppearing",
        ])
      child.endAppearanceTransition(animated: true)
      #expect(diary.read() == ["child viewDidAppear"])
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition(animated: true)
      #expect(
        diary.read() == [
          "child viewWillDisappear", "child viewWillAppear animated", "child viewDidAppear",
        ])
    }
  }

  @Test func presentingCoversTheWindowAndDismissingUncoversIt() {
    withWindow { _, window in
      let root = DiaryController("root", diary)
      window.rootViewController = root
      _ = diary.read()
      let sheet = DiaryController("sheet", diary)
      root.present(sheet, animated: false) { self.diary.write("presented") }
      #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
      #expect(window.subviews == [root.view, sheet.view.superview])
      #expect(
        diary.read() == [
          "sheet loadView", "sheet viewDidLoad", "sheet viewWillAppear", "sheet viewIsAppearing",
          "sheet viewWillLayoutSubviews", "sheet viewDidLayoutSubviews", "sheet viewDidAppear",
          "presented",
        ])
      root.present(UIViewController(), animated: false)
      #expect(root.presentedViewController === sheet)
      sheet.dismiss(animated: false) { self.diary.write("dismissed") }
      #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
      #expect(window.subviews == [root.view])
      #expect(diary.read() == ["sheet viewWillDisappear", "sheet viewDidDisappear", "dismissed"])
    }
  }

  @Test func aChildPresentsFromTheRootOfItsChain() {
    withWindow { _, window in
      let (root, middle, leaf) = (UIViewController(), UIViewController(), UIViewController())
      window.rootViewController = root
      for (parent, child) in [(root, middle), (middle, leaf)] {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      let (sheet, inSheet) = (UIViewController(), UIViewController())
      sheet.addChild(inSheet)
      leaf.present(sheet, animated: false)
      #expect(sheet.presentingViewController === root)
      #expect(inSheet.presentingViewController === root)
      #expect(sheet.next === root && window.subviews == [root.view, sheet.view.superview])
      for controller in [root, middle, leaf] {
        #expect(controller.presentedViewController === sheet)
      }
      #expect(sheet.presentedViewController == nil && inSheet.presentedViewController == nil)
      // Whoever of the chain is asked dismisses what the root presents; so does what is in it.
      middle.dismiss(animated: false)
      #expect(root.presentedViewController == nil && window.subviews == [root.view])
      leaf.present(sheet, animated: false)
      inSheet.dismiss(animated: false)
      #expect(leaf.presentedViewController == nil && sheet.presentingViewController == nil)
    }
  }

  @Test func aSecondPresentationDoesNothingButWarn() {
    withWindow { application, window in
      let (root, child) = (DiaryController("root", diary), UIViewController())
      let (sheet, second) = (UIViewController(), DiaryController("second", diary))
      window.rootViewController = root
      root.addChild(child)
      var warnings: [String] = []
      application.addObserver { if case .notPresented = $0.decision { warnings.append("\($0)") } }
      root.present(sheet, animated: false)
      _ = diary.read()
      for controller in [root, child] {
        controller.present(second, animated: false) { self.diary.write("presented") }
      }
      sheet.present(sheet, animated: false)
      UIViewController().present(second, animated: false)
      let other = UIViewController()
      sheet.present(other, animated: false)
      other.present(sheet, animated: false)
      #expect(
        warnings == [
          "diaryController does not present diaryController: it, or one that contains it, presents "
            + "viewController",
          "viewController does not present diaryController: it, or one that contains it, presents "
            + "viewController",
          "viewController does not present viewController: that is shown already",
          "viewController does not present diaryController: its outermost container has no view in "
            + "a window",
          "viewController does not present viewController: that is shown already",
        ])
      #expect(diary.read() == [] && !second.isViewLoaded && second.presentingViewController == nil)
      #expect(root.presentedViewController === sheet && sheet.presentedViewController === other)
    }
  }

  @Test func anAnimatedPresentationEndsWithItsAnimation() {
    withWindow { application, window in
      let root = UIViewController()
      window.rootViewController = root
      let sheet = DiaryController("sheet", diary)
      root.present(sheet, animated: true) { self.diary.write("presented") }
      #expect(sheet.view.layer.presentation()?.frame.minY == 400)
      #expect(sheet.view.frame.minY == 0)
      _ = diary.read()
      application.scheduler.advance(to: 0.4)
      #expect(diary.read() == ["sheet viewDidAppear", "presented"])
      root.dismiss(animated: true) { self.diary.write("dismissed") }
      application.scheduler.advance(to: 0.7)
      #expect(diary.read() == ["sheet viewWillDisappear"])
      application.scheduler.advance(to: 0.8)
      #expect(diary.read() == ["sheet viewDidDisappear", "dismissed"])
      #expect(window.subviews == [root.view])
      #expect(application.scheduler.pendingCount == 0)
    }
  }

  @Test func dismissingInTheMiddleOfPresentingTellsTheWholeStory() {
    withWindow { application, window in
      let root = UIViewController()
      window.rootViewController = root
      let sheet = DiaryController("sheet", diary)
      root.present(sheet, animated: true) { self.diary.write("presented") }
      application.scheduler.advance(to: 0.2)
      _ = diary.read()
      root.dismiss(animated: true) { self.diary.write("dismissed") }
      application.scheduler.advance(to: 1)
      #expect(
        diary.read() == [
          "sheet viewDidAppear", "sheet viewWillDisappear", "presented", "sheet viewDidDisappear",
          "dismissed",
        ])
      #expect(window.subviews == [root.view])
      #expect(application.scheduler.pendingCount == 0)
    }
  }

  @Test func dismissingTheLowestTakesTheWholePile() {
    withWindow { _, window in
      let root = UIViewController()
      let one = UIViewController()
      let two = UIViewController()
      window.rootViewController = root
      root.present(one, animated: false)
      one.present(two, animated: false)
      #expect(window.subviews == [root.view, one.view.superview, two.view.superview])
      root.dismiss(animated: false)
      #expect(window.subviews == [root.view])
      #expect(one.presentedViewController == nil && two.presentingViewController == nil)
    }
  }

  @Test func aViewIsLoadedOnceAndOnlyWhenAskedFor() {
    let controller = DiaryController("one", diary)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(controller.isViewLoaded)
    #expect(diary.read() == ["one loadView", "one viewDidLoad"])
  }

  @Test func aControllerCanMakeItsOwnView() {
    final class Own: UIViewController {
      override func loadView() { view = UILabel() }
    }
    #expect(Own().view is UILabel)
  }
}
