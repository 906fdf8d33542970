// A stack of controllers of which the top one shows. The class body has what is stored and what can be
// overridden. `NavigationRule` decides what happens in which order; the extensions carry it out.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Shows the top one of a stack of controllers under a bar, with ways back by button and by swipe.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: ListController())
/// window.rootViewController = navigation
/// navigation.pushViewController(PageController(), animated: true)
/// ```
///
/// A call changes ``viewControllers`` at once, and then moves the views. A call in the middle of a
/// move brings that move to its end first. Calls from callbacks of a move wait for the rest of its
/// callbacks.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UINavigationController: UIViewController {
  /// How long it takes to hide or show the bar, in seconds: 0.2. [doc]
  nonisolated public static var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Stored

  final var rule = NavigationRule()
  /// The controllers that the rule knows.
  final var known: [UIViewController] = []
  private final var delegateReference: WeakDelegate<any UINavigationControllerDelegate>?
  /// Has what moves the views of the next move.
  final var prepared: TransitionCoordinator?
  /// The running move; the application keeps it alive.
  final var transition = Weak<ControllerTransition>(nil)
  /// Whether steps are being carried out.
  final var isCarryingOut = false
  /// The swipe that moves a controller away.
  final var swipe: Swipe?
  final let edgeSwipe = madeByTouchKit(BackSwipeRecognizer())
  final let contentSwipe = madeByTouchKit(ContentSwipeRecognizer())
  private final let answers = BackSwipeAnswers()
  /// Contains the views of the controllers.
  final let content = UIView(frame: .zero)
  private final var isBarHidden = false
  /// Whether there is a bar below the controllers, which is made at its first use.
  final var showsToolbar = false
  final var toolbarStorage: UIToolbar?

  /// The bar above the controllers.
  public final let navigationBar = UINavigationBar(frame: .zero)

  /// A swipe in a user's hand.
  struct Swipe {
    /// The recognizer that began it.
    let pan: UIPanGestureRecognizer
    /// Where the upper controller is.
    var position: BackSwipe
    /// Moves the views, unless a driver of the app does.
    let driver: UIPercentDrivenInteractiveTransition
  }

  #if hasFeature(Embedded)
    /// Makes a controller with an empty stack; both parameters are `nil`.
    public override init(nibName: StaticString?, bundle: AnyObject?) {
      super.init(nibName: nibName, bundle: bundle)
      setUp()
    }
  #else
    /// Makes a controller with an empty stack; both parameters are `nil`.
    public override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      setUp()
    }
  #endif

  /// Makes a controller that shows another one, which stays at the bottom of the stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    change {
      $0.push(.init(rootViewController), animated: false)
    } knowing: {
      [rootViewController]
    }
  }

  deinit {}

  private final func setUp() {
    answers.navigation = Weak(self)
    edgeSwipe.serve(self)
    contentSwipe.serve(self)
    edgeSwipe.delegate = answers
    contentSwipe.delegate = answers
    let reference = Weak(self)
    navigationBar.goBack = { _ = reference.object?.popViewController(animated: true) }
  }

  // MARK: Stack

  /// The controllers, the root first. Setting it is a call of ``setViewControllers(_:animated:)``
  /// without animation.
  open var viewControllers: [UIViewController] {
    get { controllers(rule.stack) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that a controller of the stack presents, or the one on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// The controller that it presents, or the one on top; not what an app's override says, which may be this
  /// one itself.
  @_spi(Widgets) open override var ownerInFront: ViewOwner? {
    super.ownerInFront ?? controllers(rule.stack).last
  }

  /// Puts a controller on top and shows it.
  ///
  /// A controller that is on the stack already, or is a navigation controller, is a programmer error.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      programmerError("UINavigationController: a navigation controller cannot be pushed.")
    }
    change {
      $0.push(.init(viewController), animated: animated)
    } knowing: {
      [viewController]
    }
  }

  /// Takes the controller on top off, and shows the one below.
  ///
  /// - Returns: The controller that was on top; `nil` at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    note()
    let popped = rule.pop(animated: animated).flatMap { controller($0) }
    carryOut()
    return popped
  }

  /// Takes all controllers off that are above one, and shows that one.
  ///
  /// - Returns: The controllers, in the order of the stack; `nil` if it is on top already, or not on the
  ///   stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    note()
    let popped = rule.pop(to: .init(viewController), animated: animated)
      .map { controllers($0) }
    carryOut()
    return popped
  }

  /// Takes all controllers off but the root, and shows that.
  ///
  /// - Returns: The controllers, in the order of the stack; `nil` at the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    note()
    let popped = rule.popToRoot(animated: animated).map { controllers($0) }
    carryOut()
    return popped
  }

  /// Replaces the stack, and shows the new top: as a pop if it was on the stack, otherwise as a push.
  /// [doc] The same controller twice is a programmer error.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change {
      $0.setStack(viewControllers.map { NavigationRule.Screen($0) }, animated: animated)
    } knowing: {
      viewControllers
    }
  }

  /// Pushes a controller, with animation.
  open override func show(_ viewController: UIViewController, sender: ActionSender?) {
    pushViewController(viewController, animated: true)
  }

  // MARK: Delegate and swipes

  /// The object that hears which controller shows; it is not kept alive.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { delegateReference?.delegate }
    set { delegateReference = newValue.map { WeakDelegate($0) } }
  }

  /// Swipes the top controller away from the leading edge.
  ///
  /// Its delegate lets it begin if the bar shows a back button. A delegate of the app's own, or none,
  /// takes its place. At the root it never begins.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

  /// Swipes the top controller away from anywhere, towards the trailing edge. It loses to gestures of
  /// controls and to scroll views that can still move that way. [doc]
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }

  // MARK: Bar

  /// Whether the bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, in ``hideShowBarDuration`` or at once. Without it the swipes back do not
  /// begin, unless their delegate is replaced. [seen]
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    placeBars(animated: animated)
  }

  /// Goes back with animation, where a back button does: not at the root, nor where the item on top hides
  /// it. There, what presents the controller is asked.
  open override func accessibilityPerformEscape() -> Bool {
    guard rule.stack.count > 1, topViewController?.navigationItem.showsBackButton == true else {
      return super.accessibilityPerformEscape()
    }
    return popViewController(animated: true) != nil
  }

  // MARK: View

  /// Makes a view with the bar and room for the controllers' views.
  open override func loadView() {
    view = NavigationView(self, content: content, bar: navigationBar)
    placeShown()
  }

  override func ownViewWillAppear(_ animated: Bool) {
    rule.willAppear()
    carryOut()
  }

  override func ownViewIsAppearing(_ animated: Bool) {
    if let screen = rule.newlyShown { tellWillShow(screen, animated) }
    carryOut()
  }

  override func ownViewDidAppear(_ animated: Bool) {
    if let screen = rule.didAppear() { tellDidShow(screen, animated) }
    carryOut()
  }

  override func ownViewWillDisappear() {
    note()
    rule.willDisappear()
    carryOut()
  }

  override func ownViewDidDisappear() {
    rule.didDisappear()
    carryOut()
  }
}
