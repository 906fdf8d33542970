// What controllers and other objects animate along with a change from one controller to another.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Where a change from one controller to another stands, for code that animates along with it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; ``UIModalPresentationStyle/none`` on a navigation controller's stack.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a user moves it from its start.
  var initiallyInteractive: Bool { get }
  /// Whether a user can take it in hand while it runs.
  var isInterruptible: Bool { get }
  /// Whether a user moves it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its start, or has gone back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of it is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of what is left once the user lets go, as a multiple of the original speed.
  var completionVelocity: CGFloat { get }
  /// The curve of what is left once the user lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the views while they move.
  var containerView: UIView { get }
  /// The transform of the coming view at the end.
  var targetTransform: CGAffineTransform { get }
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is to be moved; `nil` if it stays where it is, or before the change begins.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates along with a change from one controller to another, and hears of its end.
///
/// It is there from the first callback of the change, so `viewWillAppear(_:)` can use it:
///
/// ```swift
/// transitionCoordinator?.animate { _ in self.header.alpha = 1 }
/// ```
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes along with the views, also backwards, and calls the completion once the controllers
  /// have heard of the end. Changes that come while it runs take the time that is left.
  ///
  /// - Returns: Whether the changes are animated with it; false once it is over, and then neither runs.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view outside of the container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure each time when the user lets go of it or takes it in hand.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the views.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of one change. Both controllers, or the navigation controller, find it from the first
/// callback on; the transition that moves the views takes it over and ends it.
///
/// Controllers do not keep it alive: what ends with the application, ends without a word. As a guest it can
/// be referred to weakly in Embedded Swift, too.
final class TransitionCoordinator: WindowGuest, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  /// What moves the views; `nil` if the change is at once.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animator; `nil` if time does.
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let initiallyInteractive: Bool
  /// Moves the views, once it has begun.
  private var transition = Weak<ControllerTransition>(nil)
  private var isOver = false
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var handlers: [(Context) -> Void] = []
  /// The controllers that find it.
  private var holders: [Weak<UIViewController>] = []

  init(
    from: UIViewController, to: UIViewController, in container: UIView,
    style: UIModalPresentationStyle, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.from, self.to, containerView, presentationStyle) = (from, to, container, style)
    (self.animator, self.interactor) = (animator, interactor)
    initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    super.init(of: container.windowStorage)
  }

  deinit {}

  // MARK: Way

  /// Lets controllers find it, if the change takes time.
  func show(to controllers: [UIViewController]) {
    guard isAnimated, !isOver else { return }
    holders = controllers.map { Weak($0) }
    for controller in controllers { controller.coordinatorReference = Weak(self) }
  }

  /// A transition moves the views from now on.
  func begin(with transition: ControllerTransition) { self.transition = Weak(transition) }

  /// The changes that are to be animated, each once.
  func takeAnimations() -> (() -> Void)? {
    let taken = exchange(&animations, with: [])
    guard !taken.isEmpty else { return nil }
    return { for animation in taken { animation(self) } }
  }

  /// The user has let go of the views, or has taken them in hand.
  func interactionChanged() {
    // A handler may add another one, which hears of the next change.
    for handler in handlers { handler(self) }
  }

  /// The change is over, and its controllers have heard of it.
  func end() { for completion in leave() { completion(self) } }

  /// Nothing will end the change: no code hears of it any more.
  override func abandon() { _ = leave() }

  /// Forgets the controllers that find it and what was to be called.
  private func leave() -> [(Context) -> Void] {
    isOver = true
    for holder in exchange(&holders, with: []) {
      guard let controller = holder.object, controller.coordinatorReference.object === self
      else { continue }
      controller.coordinatorReference = Weak(nil)
    }
    // Their end may be code of the app.
    let dropped = (exchange(&animations, with: []), exchange(&handlers, with: []))
    keepAlive(dropped)
    return exchange(&completions, with: [])
  }

  // MARK: UIViewControllerTransitionCoordinator

  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  )
    -> Bool
  {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    transition.object?.animateAlongside()
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    if !isOver { handlers.append(handler) }
  }

  // MARK: Context

  var isAnimated: Bool { animator != nil }
  var isInterruptible: Bool { isAnimated }
  var isInteractive: Bool { transition.object?.isInteractive ?? (initiallyInteractive && !isOver) }
  var isCancelled: Bool { transition.object?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval {
    transition.object?.duration ?? max(animator?.transitionDuration(using: nil) ?? 0, 0)
  }
  var percentComplete: CGFloat { CGFloat(transition.object?.progress ?? (isOver ? 1 : 0)) }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.object?.view(forKey: key)
  }
}

extension UIViewController {
  /// Animates along with the change that this controller, or one that contains it, takes part in; `nil` if
  /// none takes time now.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let controller = current {
      if let coordinator = controller.coordinatorReference.object { return coordinator }
      current = controller.parentStorage
    }
    return nil
  }
}
