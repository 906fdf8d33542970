// Builds navigation, and notes which screens there are and where they show.

import GestureCore
import TouchKit

extension World {
  var navigation: UINavigationController? {
    guard !plan.navigations.isEmpty, let root = family.windows.first?.rootViewController else {
      return nil
    }
    return root as? UINavigationController ?? root.children.first as? UINavigationController
  }

  // MARK: Building

  /// Gives a new window its screens; the app has none of the former ones.
  func buildNavigation(in window: UIWindow) {
    guard let plan = plan.navigations.first else { return }
    let delegate = screens.delegate ?? SimulatedScreenDelegate(of: self)
    screens.delegate = delegate
    (screens.latest, screens.kept) = ([:], [:])
    let navigation = UINavigationController()
    navigation.delegate = delegate
    navigation.isNavigationBarHidden = plan.isBarHidden
    navigation.setViewControllers((0..<plan.count).map { newScreen($0) }, animated: false)
    noticeSwipes(of: navigation)
    (screens.built, screens.lastShown) = (Weak(navigation), 0)
    guard plan.isChild else { return window.rootViewController = navigation }
    let host = UIViewController()
    host.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 20, width: 380, height: 370)
    host.view.addSubview(navigation.view)
    navigation.didMove(toParent: host)
    window.rootViewController = host
  }

  private func noticeSwipes(of navigation: UINavigationController) {
    navigation.interactivePopGestureRecognizer?.addAction { [self] in
      if $0.state == .began { mark(.swipedFromEdge) }
    }
    navigation.interactiveContentPopGestureRecognizer?.addAction { [self] in
      if $0.state == .began { mark(.swipedContent) }
    }
  }

  private func newScreen(_ number: Int) -> SimulatedScreen {
    screens.made += 1
    let screen = SimulatedScreen.made(number, screens.made, of: self)
    screens.latest[number] = Weak(screen)
    screens.all.append(Weak(screen))
    guard let plan = plan.screen(number) else { return screen }
    if plan.isKept { screens.kept[number] = screen }
    switch plan.presentation {
    case .fullScreen: screen.modalPresentationStyle = .fullScreen
    case .overFullScreen: screen.modalPresentationStyle = .overFullScreen
    case .large, .medium, .both, .low:
      screen.isModalInPresentation = plan.isModal
      let sheet = screen.sheetPresentationController
      sheet?.delegate = screens.delegate
      let detents = detents(of: plan.presentation)
      sheet?.detents = detents
      if plan.isUndimmed { sheet?.largestUndimmedDetentIdentifier = detents[0].identifier }
    }
    return screen
  }

  private func detents(of presentation: Plan.Presentation) -> [UISheetPresentationController.Detent]
  {
    switch presentation {
    case .large: [.large()]
    case .medium: [.medium()]
    case .low: [.custom(identifier: .init("low")) { _ in 120 }, .large()]
    case .both, .fullScreen, .overFullScreen: [.medium(), .large()]
    }
  }

  /// The object of a screen; a new one unless the last one is alive.
  func screen(_ number: Int) -> SimulatedScreen {
    let number = number % max(plan.navigations.first?.screens.count ?? 1, 1)
    return screens.latest[number]?.object ?? newScreen(number)
  }

  /// Puts the plan's views on a screen that was just loaded.
  func fill(_ screen: SimulatedScreen) {
    guard screens.latest[screen.number]?.object === screen else { return }
    for view in plan.views where view.screen == screen.number && view.parent == -1 {
      if let real = family.views[view.id] { put(real, into: screen.view) }
    }
  }

  /// Where a view of the plan belongs that lies in no other one; `nil` while its screen has no view.
  func home(of view: Plan.View) -> UIView? {
    guard view.screen >= 0, !plan.navigations.isEmpty, family.views[view.parent] == nil else {
      return host(view.parent, in: view.window)
    }
    return screens.latest[view.screen]?.object?.viewIfLoaded
  }

  // MARK: At rest

  /// Tells the judge how far the screens are, as if the run began here.
  func forgetScreens() {
    guard !plan.navigations.isEmpty else { return }
    for reference in screens.all {
      guard let screen = reference.object else { continue }
      hear(.screen(screen.serial, screen.hasAppeared ? .shows : .isGone))
    }
    hear(.screen(screens.lastShown, .wasShown))
  }

  func noteScreensAtRest() {
    guard let navigation, let window = family.windows.first else { return }
    screens.all.removeAll { $0.object == nil }
    let stack = navigation.viewControllers
    var chain: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let presented = next, !chain.contains(where: { $0 === presented }) {
      chain.append(presented)
      next = presented.presentedViewController
    }
    var look = NavigationLook()
    look.isShown = !window.isHidden
    look.transitions = application.transitionsRunning
    look.stack = stack.map { ($0 as? SimulatedScreen)?.serial ?? 0 }
    for reference in screens.all {
      guard let screen = reference.object else { continue }
      look.screens.append(self.look(at: screen, stack, chain))
    }
    look.isCovered = chain.first?.modalPresentationStyle == .fullScreen
    hear(.screensRested(look))
  }

  private func look(
    at screen: SimulatedScreen, _ stack: [UIViewController], _ chain: [UIViewController]
  ) -> NavigationLook.Screen {
    var look = NavigationLook.Screen(serial: screen.serial)
    look.isOnStack = stack.contains { $0 === screen }
    if let index = chain.firstIndex(where: { $0 === screen }) {
      look.isPresented = true
      look.isCovered = chain.dropFirst(index + 1).first?.modalPresentationStyle == .fullScreen
    }
    look.isOnItsWay =
      screen.isBeingPresented || screen.isBeingDismissed || screen.isMovingFromParent
      || screen.transitionCoordinator != nil
    look.isKept = screens.kept[screen.number] === screen
    look.hasParent = screen.parent != nil
    guard let view = screen.viewIfLoaded else { return look }
    look.isInWindow = view.window != nil
    look.isInPlace =
      view.superview.map { isPlace(view.frame, of: screen, in: $0.bounds) } == true
      && view.transform.isIdentity
      && view.alpha == 1 && !view.isHidden
    return look
  }

  /// Whether a screen's view fills its container, or the room that bars leave.
  private func isPlace(_ frame: CGRect, of screen: SimulatedScreen, in bounds: CGRect) -> Bool {
    if screen.edgesForExtendedLayout == .all { return frame == bounds }
    let (top, bottom) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
    guard let navigation = screen.navigationController else { return frame == bounds }
    return frame.width == bounds.width && (top > 0) == !navigation.isNavigationBarHidden
      && (bottom > 0) == !navigation.isToolbarHidden && top >= 0 && bottom >= 0
  }

  // MARK: Acts

  func commit(_ act: Plan.ScreenAct) {
    guard navigation != nil else { return }
    if application.transitionsRunning > 0 { mark(.changedInTransition) }
    application.perform {
      switch act {
      case .push, .pop, .popTo, .popToRoot, .set: commitOnStack(act)
      case .toggleBar(let isAnimated):
        guard let navigation else { return }
        navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: isAnimated)
      case .toggleToolbar(let isAnimated):
        guard let navigation else { return }
        mark(.toolbarToggled)
        navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: isAnimated)
      case .toggleEdges(let number):
        let screen = screen(number)
        screen.edgesForExtendedLayout = screen.edgesForExtendedLayout == .all ? [] : .all
      case .tapStatusBar: application.receive(.statusBarTap(time: application.scheduler.now))
      case .present, .presentFrom, .dismiss, .chooseDetent: commitOnPresented(act)
      case .look: _ = navigation?.view.layoutIfNeeded()
      }
    }
  }

  /// Whether it may be pushed: nothing presents it, and it is not on the stack.
  private func mayJoin(_ screen: SimulatedScreen) -> Bool {
    screen.presentingViewController == nil
  }

  private func commitOnStack(_ act: Plan.ScreenAct) {
    guard let navigation else { return }
    switch act {
    case .push(let number, let isAnimated):
      let screen = screen(number)
      guard mayJoin(screen), !navigation.viewControllers.contains(where: { $0 === screen }) else {
        return
      }
      mark(screen.parent == nil ? .pushed : .pushedWhileItLeaves)
      navigation.pushViewController(screen, animated: isAnimated)
    case .pop(let isAnimated):
      if navigation.popViewController(animated: isAnimated) != nil { mark(.popped) }
    case .popTo(let index, let isAnimated):
      let stack = navigation.viewControllers
      guard !stack.isEmpty else { return }
      _ = navigation.popToViewController(stack[index % stack.count], animated: isAnimated)
    case .popToRoot(let isAnimated):
      if navigation.popToRootViewController(animated: isAnimated) != nil { mark(.poppedToRoot) }
    case .set(let numbers, let isAnimated):
      var screens: [UIViewController] = []
      for number in numbers {
        let screen = screen(number)
        if mayJoin(screen), !screens.contains(where: { $0 === screen }) { screens.append(screen) }
      }
      mark(screens.isEmpty ? .stackEmptied : .stackReplaced)
      navigation.setViewControllers(screens, animated: isAnimated)
    default: break
    }
  }

  /// The controller that was presented last, or the root.
  private var frontmost: UIViewController? {
    var front = family.windows.first?.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  private func commitOnPresented(_ act: Plan.ScreenAct) {
    guard let navigation, let front = frontmost else { return }
    switch act {
    case .present(let number, let isAnimated):
      let screen = screen(number)
      guard mayJoin(screen), screen.parent == nil, screen.viewIfLoaded?.window == nil,
        !navigation.viewControllers.contains(where: { $0 === screen }),
        family.windows.first?.isHidden == false
      else { return }
      front.present(screen, animated: isAnimated) { [self] in
        mark(screen.modalPresentationStyle == .fullScreen ? .coveredAll : .presentedOver)
        reach(.transitionOver)
      }
    case .presentFrom(let number, let presenter, let isAnimated):
      let (screen, presenter) = (screen(number), self.screen(presenter))
      guard mayJoin(screen), screen.parent == nil, screen.viewIfLoaded?.window == nil,
        !navigation.viewControllers.contains(where: { $0 === screen }), screen !== presenter
      else { return }
      presenter.present(screen, animated: isAnimated) { [self] in
        mark(.presentedFromAnywhere)
        reach(.transitionOver)
      }
    case .dismiss(let isAnimated, let fromTop):
      let presenter = fromTop ? front : family.windows.first?.rootViewController
      guard presenter?.presentedViewController != nil || presenter?.presentingViewController != nil
      else { return }
      presenter?.dismiss(animated: isAnimated) { [self] in
        mark(.dismissed)
        reach(.transitionOver)
      }
    case .chooseDetent(let isLarge, let isAnimated):
      guard let sheet = front.sheetPresentationController else { return }
      let change = { sheet.selectedDetentIdentifier = isLarge ? .large : .medium }
      if isAnimated { sheet.animateChanges(change) } else { change() }
    default: break
    }
  }
}
