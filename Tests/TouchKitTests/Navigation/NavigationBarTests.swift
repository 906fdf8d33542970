// The bar of a navigation controller: what it shows, and what its buttons do.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// The texts that show in a view, by their left edges.
private func texts(in view: UIView) -> [String] {
  func labels(_ view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }
  return labels(view).filter { !($0.text ?? "").isEmpty }
    .sorted { $0.convert($0.bounds.origin, to: view).x < $1.convert($1.bounds.origin, to: view).x }
    .map { $0.text ?? "" }
}

@Suite struct NavigationBar {
  final class Counter {
    var count = 0
    var senders: [UIBarButtonItem] = []
    func tapped() { count += 1 }
    func tapped(by sender: UIBarButtonItem) { senders.append(sender) }
  }

  @Test func aToolbarTakesOldViewsOutBeforeItAddsNewOnes() {
    final class Noting: UIView {
      let note: (String) -> Void
      init(_ note: @escaping (String) -> Void) {
        self.note = note
        super.init(frame: .zero)
      }
      deinit {}
      override func didMoveToSuperview() { note(superview == nil ? "out" : "in") }
    }
    var notes: [String] = []
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(customView: Noting { notes.append("old \($0)") })]
    bar.items = [UIBarButtonItem(customView: Noting { notes.append("new \($0)") })]
    #expect(notes == ["old in", "old out", "new in"])
  }

  @Test func itemShowsEachOfItsChanges() {
    let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    let button = item.view as? UIButton
    #expect(button?.titleLabel?.font == .systemFont(ofSize: 17, weight: .regular))
    item.style = .done
    #expect(button?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    item.style = .plain
    #expect(button?.titleLabel?.font == .systemFont(ofSize: 17, weight: .regular))
    item.title = "New"
    #expect(button?.currentTitle == "New")
    item.isEnabled = false
    #expect(button?.isEnabled == false)
    item.image = picture("sun")
    #expect(button?.currentImage === item.image)
  }

  @Test func aPageThatIsAppearingKnowsWhatTheBarCovers() {
    withTrail("A") { screen, trail in
      let page = trail.stop("B")
      var top: CGFloat?
      page.then = { if $0 == "isAppearing" { top = page.view.safeAreaInsets.top } }
      trail.navigation.pushViewController(page, animated: true)
      #expect(top == 44)
      screen.wait(1)
    }
  }

  @Test func barShowsTheTitleAndTheBackButton() {
    withTrail("A") { screen, trail in
      let bar = trail.navigation.navigationBar
      screen.wait(0.01)
      #expect(texts(in: bar) == ["A"] && bar.backItem == nil)
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      screen.wait(1)
      #expect(texts(in: bar) == ["‹ A", "B"])
      trail.navigation.topViewController?.title = "Two"
      trail.navigation.viewControllers[0].navigationItem.backButtonTitle = "Home"
      screen.wait(0.01)
      #expect(texts(in: bar) == ["‹ Home", "Two"])
      trail.navigation.topViewController?.navigationItem.hidesBackButton = true
      #expect(texts(in: bar) == ["Two"])
    }
  }

  @Test func aTapOnTheBackButtonPops() {
    withTrail("AB") { screen, trail in
      screen.wait(0.01)
      screen.play(.tap(at: CGPoint(x: 30, y: 22)))
      #expect(trail.names == "A")
      screen.wait(1)
      #expect(texts(in: trail.navigation.navigationBar) == ["A"])
    }
  }

  @Test func buttonsCallTheirTargets() {
    withTrail("AB") { screen, trail in
      let counter = Counter()
      let item = trail.navigation.topViewController?.navigationItem
      let done = UIBarButtonItem(
        barButtonSystemItem: .done, target: counter,
        action: Counter.tapped as (Counter) -> () -> Void)
      let more = UIBarButtonItem(
        title: "More", style: .plain, target: counter,
        action: Counter.tapped(by:) as (Counter) -> (UIBarButtonItem) -> Void)
      item?.rightBarButtonItems = [done, more]
      var performed = 0
      item?.leftBarButtonItem = UIBarButtonItem(
        title: "Menu", primaryAction: UIAction { _ in performed += 1 })
      screen.wait(0.01)
      #expect(texts(in: trail.navigation.navigationBar) == ["Menu", "B", "More", "Done"])
      screen.play(.tap(at: CGPoint(x: 370, y: 22)))
      #expect(counter.count == 1)
      screen.play(.tap(at: CGPoint(x: 320, y: 22)))
      #expect(counter.senders.count == 1 && counter.senders.first === more)
      screen.play(.tap(at: CGPoint(x: 30, y: 22)))
      #expect(performed == 1 && trail.names == "AB")
      done.isEnabled = false
      screen.play(.tap(at: CGPoint(x: 370, y: 22)))
      #expect(counter.count == 1)
      item?.rightBarButtonItem = nil
      item?.leftItemsSupplementBackButton = true
      screen.wait(0.01)
      #expect(texts(in: trail.navigation.navigationBar) == ["‹ A", "Menu", "B"])
    }
  }

  @Test func aButtonWithoutATargetAsksUpTheChain() {
    final class Answering: UIViewController {
      var count = 0
      func answer() { count += 1 }
    }
    withTrail("A") { screen, trail in
      let top = Answering()
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: Selector(Answering.answer))
      trail.navigation.pushViewController(top, animated: false)
      screen.wait(0.01)
      screen.play(.tap(at: CGPoint(x: 370, y: 22)))
      #expect(top.count == 0, "the bar is not inside of the controller's view")
      top.navigationItem.rightBarButtonItem?.target = top
      screen.play(.tap(at: CGPoint(x: 370, y: 22)))
      #expect(top.count == 1)
    }
  }

  @Test func theBarCoversTheTopOfTheControllers() {
    withTrail("A") { screen, trail in
      let root = trail.navigation.viewControllers[0]
      screen.wait(0.01)
      #expect(root.view.frame == screen.window.bounds)
      #expect(root.view.safeAreaInsets.top == 44)
      #expect(trail.navigation.navigationBar.frame == rect(0, 0, 400, 44))
      screen.send(
        .screen(
          CGSize(width: 400, height: 800), scale: 3,
          safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)))
      #expect(root.view.safeAreaInsets.top == 94 && root.view.safeAreaInsets.bottom == 30)
      #expect(trail.navigation.navigationBar.frame == rect(0, 0, 400, 94))
      root.additionalSafeAreaInsets.top = 6
      #expect(root.view.safeAreaInsets.top == 100)
      root.additionalSafeAreaInsets.top = 0
      trail.navigation.setNavigationBarHidden(true, animated: true)
      #expect(root.view.safeAreaInsets.top == 50)
      screen.wait(0.1)
      let shown = trail.navigation.navigationBar.presentation.frame.minY
      #expect(shown < -20 && shown > -80)
      screen.wait(0.1)
      #expect(trail.navigation.navigationBar.presentation.frame.minY == -94)
      trail.navigation.isNavigationBarHidden = false
      #expect(root.view.safeAreaInsets.top == 94)
    }
  }

  @Test func aListStartsBelowTheBar() {
    withTrail("A") { screen, trail in
      let list = UIScrollView(frame: screen.window.bounds)
      list.contentSize = CGSize(width: 400, height: 3000)
      trail.navigation.viewControllers[0].view.addSubview(list)
      screen.wait(0.01)
      #expect(list.adjustedContentInset.top == 44 && list.contentOffset.y == -44)
    }
  }

  @Test func reversedReadingMirrorsTheBar() {
    withTrail("AB") { screen, trail in
      trail.navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
      screen.wait(0.01)
      #expect(texts(in: trail.navigation.navigationBar) == ["B", "‹ A"])
      screen.play(.tap(at: CGPoint(x: 370, y: 22)))
      #expect(trail.names == "A")
      screen.wait(1)
    }
  }

  @Test func itemTakesTitleAndPictureFromItsActionWhereItHasNone() {
    let action = UIAction(title: "Add", image: UIImage(named: "plus")) { _ in }
    let plain = UIBarButtonItem(primaryAction: action)
    #expect(plain.title == "Add" && plain.image === action.image && plain.primaryAction === action)
    let picture = UIImage(named: "own")
    let own = UIBarButtonItem(title: "Own", image: picture, primaryAction: action)
    #expect(own.title == "Own" && own.image === picture)
    #expect((own.view as? UIButton)?.currentImage === picture)
  }
}

@Suite struct RoomInBars {
  @Test func navigationBarKeepsRoomAndWidthsThatItemsSay() {
    withTrail("A") { screen, trail in
      let (first, second) = (
        UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
      )
      first.width = 60
      trail.navigation.viewControllers[0].navigationItem.leftBarButtonItems = [
        first, .fixedSpace(20), second, .flexibleSpace(),
      ]
      screen.wait(0.01)
      #expect(first.view.frame == CGRect(x: 8, y: 0, width: 60, height: 44))
      #expect(second.view.frame == CGRect(x: 104, y: 0, width: 44, height: 44))
      #expect(texts(in: trail.navigation.navigationBar) == ["1", "2", "A"])
    }
  }
}

@Suite struct Toolbars {
  @Test func showTheItemsOfTheControllerOnTop() {
    withTrail("A") { screen, trail in
      let counter = NavigationBar.Counter()
      let a = trail.navigation.viewControllers[0]
      let trash = UIBarButtonItem(
        barButtonSystemItem: .trash, target: counter, action: NavigationBar.Counter.tapped)
      let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      a.toolbarItems = [trash, .flexibleSpace(), share]
      #expect(trail.navigation.isToolbarHidden && a.view.safeAreaInsets.bottom == 0)
      trail.navigation.setToolbarHidden(false, animated: false)
      screen.wait(0.01)
      let bar = trail.navigation.toolbar
      #expect(bar?.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
      #expect(texts(in: trail.navigation.toolbar) == ["Trash", "Share"])
      #expect(trash.view.frame.minX == 8 && share.view.frame.maxX == 392)
      #expect(a.view.safeAreaInsets.bottom == 44 && a.view.frame == screen.window.bounds)
      screen.play(.tap(at: CGPoint(x: 20, y: 778)))
      #expect(counter.count == 1)
      trail.navigation.pushViewController(trail.stop("B"), animated: false)
      #expect(texts(in: trail.navigation.toolbar) == [])
      trail.navigation.popViewController(animated: false)
      screen.wait(0.01)
      #expect(texts(in: trail.navigation.toolbar) == ["Trash", "Share"])
      a.edgesForExtendedLayout = [.top]
      #expect(a.view.frame == CGRect(x: 0, y: 0, width: 400, height: 756))
      trail.navigation.setToolbarHidden(true, animated: true)
      screen.wait(0.1)
      #expect(abs(Double(bar?.presentation.frame.minY ?? 0) - 778) < 1)
      screen.wait(0.2)
      #expect(a.view.frame == screen.window.bounds && bar?.alpha == 0)
    }
  }

  @Test func divideWhatIsLeftAmongFlexibleSpaces() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let views = (0..<3).map { _ in
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    }
    views.forEach { $0.width = 50 }
    bar.setItems(
      [views[0], .flexibleSpace(), views[1], .flexibleSpace(), .fixedSpace(26), views[2]],
      animated: true)
    bar.layoutIfNeeded()
    // Beside 16 points at the edges and 40 between six items, the views and the fixed space take 176.
    #expect(views.map { $0.customView?.frame.minX } == [8, 158, 342])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(views.map { $0.customView?.frame.minX } == [342, 192, 8])
    bar.items = nil
    #expect(bar.items == nil && bar.subviews.isEmpty)
  }
}
