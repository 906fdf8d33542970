// Random controllers: navigation, presentation, containers and transitions.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A controller that tells a record of each of its callbacks.
final class ToldScreen: UIViewController {
  let serial: Int
  let record: Record

  init(_ number: Int, _ record: Record) {
    (serial, self.record) = (number, record)
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
  }
  deinit {}

  weak var inside: Inside?

  private func tell(_ word: StaticString, _ value: Bool = false) {
    defer { inside?.reach() }
    record.note(word, serial << 1 ^ (value ? 1 : 0))
    record.note("loaded", isViewLoaded)
    guard isViewLoaded else { return }
    record.note("in", view.window != nil)
    record.note("frame", view.frame)
    record.note("parent", (parent as? ToldScreen)?.serial ?? (parent == nil ? -1 : -2))
    record.note("presents", presentedViewController != nil)
    record.note("presented", presentingViewController != nil)
    record.note("comes", isBeingPresented || isMovingToParent)
    record.note("goes", isBeingDismissed || isMovingFromParent)
    record.note("along", transitionCoordinator != nil)
    record.look(atParts: view.window ?? view)
  }

  override func viewDidLoad() {
    view.backgroundColor = serial % 2 == 0 ? .white : .yellow
    if serial % 3 == 1 {
      let scroller = UIScrollView(frame: view.bounds)
      scroller.contentSize = CGSize(width: serial % 2 == 0 ? 900 : 400, height: 900)
      scroller.contentOffset.x = serial % 4 == 0 ? 20 : 0
      view.addSubview(scroller)
    }
    tell("did load")
  }
  override func viewWillAppear(_ animated: Bool) { tell("will appear", animated) }
  override func viewIsAppearing(_ animated: Bool) { tell("is appearing", animated) }
  override func viewDidAppear(_ animated: Bool) { tell("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { tell("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { tell("did disappear", animated) }
  override func viewWillLayoutSubviews() { tell("will lay out") }
  override func viewDidLayoutSubviews() { tell("laid out") }
  override func willMove(toParent parent: UIViewController?) { tell("will move", parent != nil) }
  override func didMove(toParent parent: UIViewController?) { tell("did move", parent != nil) }
}

/// Hears of everything, and gives animators and drivers.
final class Usher: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UISheetPresentationControllerDelegate
{
  let record: Record
  var slide: ToldSlide?
  var driver: UIPercentDrivenInteractiveTransition?
  var mayDismiss = true

  init(_ record: Record) { self.record = record }
  deinit {}

  private func tell(_ word: StaticString, _ screen: UIViewController, _ animated: Bool) {
    record.note(word, (screen as? ToldScreen)?.serial ?? -1)
    record.note("animated", animated)
  }

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) { tell("will show", screen, animated) }
  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) { tell("did show", screen, animated) }
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    record.note("operation", operation.rawValue)
    return slide
  }
  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    record.note("should dismiss", 0)
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    record.note("will dismiss", 0)
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    record.note("did dismiss", 0)
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    record.note("attempt", 0)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { record.note("detent", controller.selectedDetentIdentifier.map { "\($0)" }) }
}

/// A navigation controller in a window, and screens that are pushed and presented.
final class Theatre {
  let stage = SmallStage(0)
  let usher: Usher
  let navigation: UINavigationController
  let record: Record
  private var made = 0

  init(_ record: Record) {
    self.record = record
    usher = Usher(record)
    let first = ToldScreen(0, record)
    navigation = stage.application.perform { UINavigationController(rootViewController: first) }
    stage.application.addObserver { record.note("observed", "\($0.decision)") }
    stage.application.perform {
      navigation.delegate = usher
      stage.window.rootViewController = navigation
    }
  }
  deinit {}

  let inside = Inside()

  private func screen() -> ToldScreen {
    made += 1
    let screen = ToldScreen(made, record)
    screen.inside = inside
    return screen
  }

  var top: UIViewController {
    var top: UIViewController = navigation
    while let next = top.presentedViewController { top = next }
    return top
  }

  func navigate(_ dice: inout Dice) {
    let (screens, animated) = (navigation.viewControllers, dice.chance(0.7))
    switch dice.below(15) {
    case 10...13: adapt(dice.pick(screens + [top, navigation]), &dice)
    case 14: screens.last?.show(screen(), sender: nil)
    case 0...2: navigation.pushViewController(screen(), animated: animated)
    case 3: record.note("popped", navigation.popViewController(animated: animated) != nil)
    case 4:
      record.note("popped", navigation.popToRootViewController(animated: animated)?.count ?? -1)
    case 5:
      record.note(
        "popped",
        navigation.popToViewController(dice.pick(screens), animated: animated)?.count ?? -1)
    case 6: navigation.setViewControllers(screens + [screen(), screen()], animated: animated)
    case 7: navigation.setViewControllers(Array(screens.suffix(2).reversed()), animated: animated)
    case 8:
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
    default: change(screens.last?.navigationItem, &dice)
    }
  }

  private func change(_ item: UINavigationItem?, _ dice: inout Dice) {
    switch dice.below(7) {
    case 0: item?.title = dice.pick([nil, "Other"])
    case 1: item?.backButtonTitle = dice.pick([nil, "Home"])
    case 2: item?.hidesBackButton.toggle()
    case 3: item?.leftItemsSupplementBackButton.toggle()
    case 4:
      item?.leftBarButtonItem = UIBarButtonItem(
        title: "Left", style: .plain, target: nil, action: nil)
    case 5:
      item?.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: dice.pick([.done, .add]), target: nil, action: nil),
        UIBarButtonItem(
          title: "Act", primaryAction: UIAction { [record] _ in record.note("acted", 0) }),
      ]
    default: item?.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    }
  }

  func present(_ dice: inout Dice) {
    let animated = dice.chance(0.7)
    switch dice.below(5) {
    case 0, 1:
      let screen = screen()
      screen.modalPresentationStyle = dice.pick([
        .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
      ])
      if dice.chance(0.4) { screen.transitioningDelegate = usher }
      if dice.chance(0.2) { screen.isModalInPresentation = true }
      if let sheet = screen.sheetPresentationController {
        sheet.delegate = usher
        sheet.detents = dice.pick([[.large()], [.medium(), .large()], [.medium()]])
        if dice.chance(0.3) {
          let height = CGFloat(dice.value(1, 300))
          sheet.detents = [.custom(identifier: .init("own")) { _ in height }, .large()]
        }
        if dice.chance(0.3) { sheet.largestUndimmedDetentIdentifier = .medium }
        sheet.prefersGrabberVisible = dice.chance(0.5)
        if dice.chance(0.3) { sheet.selectedDetentIdentifier = .large }
      }
      top.present(screen, animated: animated) { [record] in record.note("presented", 0) }
    case 2: top.dismiss(animated: animated) { [record] in record.note("dismissed", 0) }
    case 3: navigation.dismiss(animated: animated) { [record] in record.note("dismissed all", 0) }
    default:
      guard let sheet = top.sheetPresentationController else { return }
      let detent: UISheetPresentationController.Detent.Identifier = dice.pick([.medium, .large])
      if dice.chance(0.5) {
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
      } else {
        sheet.selectedDetentIdentifier = detent
      }
    }
  }

  /// Gives changes that follow another animator, and drives one that is under way.
  func drive(_ dice: inout Dice) {
    switch dice.below(8) {
    case 0: usher.slide = ToldSlide(record, isHeld: dice.chance(0.5))
    case 1: (usher.slide, usher.driver) = (nil, nil)
    case 2: usher.driver = dice.chance(0.6) ? UIPercentDrivenInteractiveTransition() : nil
    case 3: usher.driver?.update(CGFloat(dice.unit()))
    case 4: usher.driver?.finish()
    case 5: usher.driver?.cancel()
    case 6: usher.driver?.pause()
    default:
      usher.driver?.completionSpeed = dice.pick([0.5, 1, 2])
      usher.mayDismiss.toggle()
    }
    record.note("done", usher.driver?.percentComplete ?? -1)
  }

  func look() {
    record.note("stack", navigation.viewControllers.reduce(0) { $0 &* 31 &+ number(of: $1) })
    record.note("top", number(of: navigation.topViewController))
    record.note("visible", number(of: navigation.visibleViewController))
    record.note("over", number(of: top))
    record.note("items", navigation.navigationBar.items?.count ?? -1)
    record.note("bar", navigation.navigationBar.frame)
    record.draw(stage.application, .light)
    record.look(at: stage.application)
    for screen in navigation.viewControllers where screen.isViewLoaded {
      record.note("frame", screen.view.frame)
      record.note("safe", screen.view.safeAreaInsets)
    }
  }

  private func number(of screen: UIViewController?) -> Int { (screen as? ToldScreen)?.serial ?? -1 }
}

extension Calls {
  static let screens = Calls(name: "screens", seeds: 60) { dice, record in
    let theatre = Theatre(record)
    theatre.inside.act = { [unowned theatre] dice in
      if dice.chance(0.7) { theatre.navigate(&dice) } else { theatre.present(&dice) }
    }
    if dice.chance(0.5) { theatre.inside.begin(&dice, chance: 0.04, most: 20) }
    var hand = Hand(theatre.stage, record)
    for _ in 0..<60 {
      switch dice.below(12) {
      case 0...2: theatre.stage.application.perform { theatre.navigate(&dice) }
      case 3: theatre.stage.application.perform { theatre.present(&dice) }
      case 4: theatre.stage.application.perform { theatre.drive(&dice) }
      case 5:
        theatre.stage.application.receive(
          .screen(
            CGSize(width: dice.pick([400, 320]), height: 400), scale: 2,
            safeArea: UIEdgeInsets(top: dice.pick([0, 40]), left: 0, bottom: 20, right: 0)))
      case 6 where dice.chance(0.5):
        theatre.stage.application.receive(
          .keyboard(
            HostInput.KeyboardInput(
              CGRect(x: 0, y: dice.pick([250, 400]), width: 400, height: 150),
              duration: dice.pick([0, 0.25]), time: theatre.stage.application.scheduler.now)))
      case 6...8: hand.act(in: CGRect(x: 0, y: 0, width: 400, height: 400), &dice)
      case 9: hand.act(in: CGRect(x: 0, y: 0, width: 25, height: 400), &dice)
      default: hand.pass(dice.pick([0.0625, 0.3, 1]))
      }
      theatre.look()
    }
    hand.pass(9)
    theatre.look()
  }

  /// Controllers that contain each other.
  static let containers = Calls(name: "containers", seeds: 30) { dice, record in
    let stage = SmallStage(0)
    let screens = stage.application.perform { (0..<5).map { ToldScreen($0, record) } }
    stage.window.rootViewController = screens[0]
    for _ in 0..<40 {
      stage.application.perform {
        let (one, two) = (dice.pick(screens), dice.pick(screens.dropFirst().map { $0 }))
        switch dice.below(9) {
        case 0, 1:
          var outer: UIViewController? = one
          while let next = outer, next !== two { outer = next.parent }
          if outer == nil { one.addChild(two) }
        case 2: two.removeFromParent()
        case 3, 4:
          if let parent = two.parent, !parent.view.isDescendant(of: two.view) {
            parent.view.addSubview(two.view)
          }
        case 5: if two.isViewLoaded { two.view.removeFromSuperview() }
        case 6: two.didMove(toParent: two.parent)
        case 7: stage.window.rootViewController = dice.chance(0.3) ? two : screens[0]
        default:
          one.beginAppearanceTransition(dice.chance(0.5), animated: dice.chance(0.5))
          one.endAppearanceTransition()
        }
      }
      stage.pass(dice.pick([0, 0.3]), record)
      for screen in screens {
        record.note("children", screen.children.count)
        record.note("appeared", screen.hasAppeared)
      }
    }
  }
}
