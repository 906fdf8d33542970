// Carries out the steps that `NavigationRule` names.
//
// Most steps run code of the app, which may change the stack, hide the controller, or end the move. Such a
// call only changes the rule, because steps are being carried out already. After each step the rule is asked
// again, and a step reads its controllers, their views and the running transition when it is its turn.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UINavigationController {
  /// So many steps are carried out for one call; the others follow a frame later. A delegate that
  /// changes the stack each time it hears of a change would never come to an end. [ours]
  nonisolated static var stepsMax: Int { 10_000 }

  final func controller(_ screen: NavigationRule.Screen) -> UIViewController? {
    // The closure of a search would check for each controller on which thread it runs.
    for controller in known where NavigationRule.Screen(controller) == screen { return controller }
    return nil
  }

  final func controllers(_ screens: [NavigationRule.Screen]) -> [UIViewController] {
    screens.compactMap { controller($0) }
  }

  /// Changes the stack. Stops the program if the call is wrong.
  final func change(
    _ call: (inout NavigationRule) -> NavigationRule.Mistake?,
    knowing controllers: () -> [UIViewController]
  ) {
    note()
    if let mistake = call(&rule) { report(mistake) }
    for controller in controllers() where self.controller(.init(controller)) == nil {
      known.append(controller)
    }
    carryOut()
  }

  /// Says where the running move goes, before a call.
  final func note() {
    rule.note(goesBack: transition.object?.transitionWasCancelled ?? false)
  }

  final func report(_ mistake: NavigationRule.Mistake) -> Never {
    let count = rule.stack.count
    switch mistake {
    case .pushedTwice:
      programmerError(
        "UINavigationController.pushViewController(_:animated:): the controller is among the "
          + "\(count) on the stack already; pop to it, or push another one.")
    case .notDistinct:
      programmerError(
        "UINavigationController.setViewControllers(_:animated:): a controller is there twice.")
    }
  }

  // MARK: Steps

  /// Carries out all that is to be done, unless that is being done already.
  final func carryOut() {
    guard !isCarryingOut else { return }
    isCarryingOut = true
    var count = 0
    while count < UINavigationController.stepsMax, let step = rule.next() {
      carryOut(step)
      count += 1
    }
    isCarryingOut = false
    updateBar()
    forgetUnknown()
    keepAlive(self)
    guard count == UINavigationController.stepsMax else { return }
    let reference = Weak(self)
    UIApplication.shared.scheduler.after(1.0 / 60) { reference.object?.carryOut() }
  }

  /// The running move is over. Its callbacks come before its animator hears of the end.
  private final func moveEnded(_ didComplete: Bool) {
    rule.ended(completed: didComplete)
    let outer = exchange(&isCarryingOut, with: true)
    while rule.hasSteps, let step = rule.next() { carryOut(step) }
    isCarryingOut = outer
  }

  /// Drops controllers that are gone; their end may be code of the app.
  private final func forgetUnknown() {
    var (kept, gone): ([UIViewController], [UIViewController]) = ([], [])
    for controller in known {
      if rule.knows(.init(controller)) { kept.append(controller) } else { gone.append(controller) }
    }
    if !gone.isEmpty { known = kept }
    keepAlive(gone)
  }

  private final func carryOut(_ step: NavigationRule.Step) {
    switch step {
    case .prepare(let move): prepare(move)
    case .move(let move): start(move)
    case .interrupt(let goesBack): interrupt(goesBack: goesBack)
    case .willShow(let screen, let animated): tellWillShow(screen, animated)
    case .didShow(let screen, let animated): tellDidShow(screen, animated)
    default: tell(step)
    }
  }

  /// Tells the delegate that a controller will show, unless code has turned that round meanwhile.
  final func tellWillShow(_ screen: NavigationRule.Screen, _ animated: Bool) {
    updateBar()
    guard let controller = controller(screen), controller.isAppearing else { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  /// Tells the delegate that a controller shows. If code has covered it meanwhile, the delegate hears when it
  /// shows again.
  final func tellDidShow(_ screen: NavigationRule.Screen, _ animated: Bool) {
    guard let controller = controller(screen) else { return }
    guard controller.hasAppeared else { return rule.wasNotShown(screen) }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Tells a controller, or puts its view where it belongs.
  private final func tell(_ step: NavigationRule.Step) {
    switch step {
    case .adopt(let screen):
      guard let child = controller(screen) else { return }
      child.coveredInsets = barInsets(over: child)
      addChild(child)
    case .didAdopt(let screen): controller(screen)?.didMove(toParent: self)
    case .release(let screen):
      controller(screen)?.parentMove = .from
      controller(screen)?.willMove(toParent: nil)
    case .didRelease(let screen):
      guard let child = controller(screen), child.parentStorage === self else { return }
      child.removeFromParent()
      child.coveredInsets = .zero
    case .keep(let screen):
      controller(screen)?.parentMove = .none
      controller(screen)?.willMove(toParent: self)
      controller(screen)?.didMove(toParent: self)
    case .load(let screen): if viewStorage != nil { _ = controller(screen)?.loadedView() }
    case .willDisappear(let screen, let animated):
      controller(screen)?.beginAppearanceTransition(false, animated: animated)
    case .willAppear(let screen, let animated):
      controller(screen)?.beginAppearanceTransition(true, animated: animated)
    case .didDisappear(let screen, let animated):
      // Code may have brought it back with this controller, as by a dismissal: then it leaves again.
      controller(screen)?.beginAppearanceTransition(false, animated: animated)
      controller(screen)?.endAppearanceTransition(animated: animated)
    case .didAppear(let screen, let animated):
      controller(screen)?.endAppearanceTransition(animated: animated)
    case .place(let screen): place(screen)
    case .remove(let screen):
      guard let view = controller(screen)?.viewStorage, view.superviewStorage === content else {
        return
      }
      view.removeFromSuperview()
    case .prepare, .move, .interrupt, .willShow, .didShow: break
    }
  }

  /// Puts the view of a controller in its place, once there is one.
  private final func place(_ screen: NavigationRule.Screen) {
    guard viewStorage != nil, let view = controller(screen)?.loadedView() else { return }
    if view.superviewStorage !== content {
      UIView.performWithoutAnimation {
        view.frame = place(of: screen)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      content.addSubview(view)
    }
    fill(view, place(of: screen))
  }

  /// A controller extends under other bars than before.
  final func edgesHaveChanged() {
    layoutBarInsets()
    if let shown = rule.shown { place(shown) }
  }

  /// Lays a view out whose place has become another one while it moved, or whose code gave it another size
  /// while it came.
  private final func fill(_ view: UIView, _ place: CGRect) {
    guard view.superviewStorage === content, view.transform.isIdentity, view.frame != place else {
      return
    }
    UIView.performWithoutAnimation { view.frame = place }
  }

  /// Where the view of a controller belongs: beside the bars that it does not extend under.
  private final func place(of screen: NavigationRule.Screen) -> CGRect {
    controller(screen).map { place(of: $0) } ?? content.bounds
  }

  /// Shows the top controller in the view that was just loaded.
  final func placeShown() {
    guard let shown = rule.shown else { return }
    // Its code may change the stack while it loads; then the new one has been placed.
    _ = controller(shown)?.loadedView()
    if rule.shown == shown { place(shown) }
  }

  // MARK: Moves

  private final func prepare(_ move: NavigationRule.Move) {
    guard let from = controller(move.from), let to = controller(move.to) else { return }
    // Loading and asking are code of the app. If it changes the stack, the rule interrupts the move after it
    // has begun; the move itself holds, with what the delegate gave for it.
    let view = to.loadedView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    prepared = nil
    let coordinator = coordinator(of: move, from: from, to: to)
    prepared = coordinator
    coordinator.show(to: [self])
  }

  /// Asks the delegate what moves the views.
  private final func coordinator(
    of move: NavigationRule.Move, from: UIViewController, to: UIViewController
  ) -> TransitionCoordinator {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if move.isAnimated {
      let isPush = move.operation == .push
      let own = delegate?.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
      interactor = own.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }
      interactor = interactor ?? (move.isSwipe ? swipe?.driver : nil)
      animator = own ?? NavigationSlide(isPush: isPush, isMirrored: viewStorage?.isMirrored == true)
    }
    return TransitionCoordinator(
      from: from, to: to, in: content, style: .none, animator: animator, interactor: interactor)
  }

  private final func start(_ move: NavigationRule.Move) {
    let coordinator = exchange(&prepared, with: nil)
    guard let coordinator, let from = controller(move.from), let to = controller(move.to),
      let view = to.viewStorage, content.windowStorage?.isShown == true
    else {
      rule.ended(completed: true)
      return coordinator?.end() ?? ()
    }
    let (start, end) = (place(of: from), place(of: to))
    let transition = ControllerTransition(
      from: .init(controller: from, view: from.viewStorage, frames: (start, .zero)),
      to: .init(controller: to, view: view, frames: (.zero, end)), with: coordinator,
      onEnd: { self.moveEnded($0) }, completion: { _ in self.carryOut() })
    self.transition = Weak(transition)
    transition.start()
  }

  private final func interrupt(goesBack: Bool) {
    if rule.move?.isAnimated == true { reportInterruption() }
    transition.object?.endAtOnce(back: goesBack)
    // Without a window nothing ends it.
    rule.ended(completed: !goesBack)
  }

  private final func reportInterruption() {
    let application = viewStorage?.windowStorage?.application ?? .shared
    application.report(.transitionInterrupted(of: observationID))
  }
}

extension NavigationRule.Screen {
  /// The screen of a controller.
  init(_ controller: UIViewController) { self.init(Int(bitPattern: ObjectIdentifier(controller))) }
}
