// A controller over another one: its view covers the window until it is dismissed.
// `ControllerTransition` moves the views.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// What is being told of the presentation of a controller, while nothing moves yet.
enum PresentationAnnouncement {
  /// Nothing.
  case none
  /// The controller comes.
  case comes
  /// The controller goes.
  case goes
}

extension UIViewController {
  /// Puts a controller's view over the window, on behalf of the root of the chain of containers.
  /// [doc]
  ///
  /// Observers are told, and nothing else happens, in four cases: a controller of the chain
  /// presents already, the root is being dismissed, the other controller is presented already, or
  /// the root's view is in no window.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let root = containmentRoot
    if let refusal = refusal(of: controller, by: root) {
      return refuse(controller, because: refusal)
    }
    guard let window = root.viewStorage?.windowStorage else {
      return refuse(controller, because: .inNoWindow)
    }
    root.presentedStorage = controller
    controller.presentingStorage = root
    let view = controller.loadedView()
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let delegate = animated ? controller.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: controller, presenting: root, source: self)
    let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    // Loading the view and asking the delegate ran code of the app, which may have dismissed the
    // controller.
    guard root.presentedStorage === controller, controller.presentationContainer == nil else {
      return completion?() ?? ()
    }
    let container = TransitionContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.presentationContainer = container
    let isCovering = controller.resolvedPresentationStyle == .fullScreen
    controller.announcement = .comes
    if isCovering { root.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    controller.announcement = .none
    window.addSubview(container)
    let sheet = controller.sheetPresentationController
    sheet?.enter(container)
    let saved = SavedPosition(of: root.viewStorage)
    if isCovering { controller.replacedPosition = saved }
    let transition = ControllerTransition(
      from: isCovering ? .going(root) : .staying(root),
      to: .coming(controller, to: view.frame), in: container,
      animator: animated ? animator ?? SlideTransition(isPresentation: true) : nil,
      interactor: interactor,
      onEnd: { didComplete in
        saved.restore(from: container)
        root.endPresentation(of: controller, animated: animated, didComplete: didComplete)
      }, completion: { if $0 { completion?() } })
    if let sheet { sheet.dim(along: transition) }
    transition.start()
  }

  /// Why a root does not present a controller, whether or not it is in a window.
  private final func refusal(
    of controller: UIViewController, by root: UIViewController
  ) -> Observation.PresentationRefusal? {
    if let other = presentedViewController { return .presentsAlready(other.observationID) }
    if root.isBeingDismissed { return .presenterLeaves }
    return controller.presentingStorage == nil && controller !== root ? nil : .isShownAlready
  }

  /// Ends a presentation: it is complete, or was cancelled.
  private final func endPresentation(
    of controller: UIViewController, animated: Bool, didComplete: Bool
  ) {
    // A dismissal in between reports the rest.
    guard presentedStorage === controller, !controller.isBeingDismissed else { return }
    let isCovering = controller.replacedPosition != nil
    guard didComplete else {
      controller.beginAppearanceTransition(false, animated: animated)
      if isCovering { beginAppearanceTransition(true, animated: animated) }
      leave(controller, animated: animated)
      return
    }
    controller.finishPresentation(animated: animated)
  }

  /// Its presentation is complete: it appears, unless it is covered by then, and what it covers
  /// disappears.
  private final func finishPresentation(animated: Bool) {
    if case .appearing(isManual: true, _) = appearanceState {
      endAppearanceTransition(animated: animated)
      sheetIfPresented?.settle()
    } else if !isCovered {
      return
    }
    guard replacedPosition != nil, let presenting = presentingStorage else { return }
    presenting.viewStorage?.removeFromSuperview()
    presenting.endAppearanceTransition(animated: animated)
  }

  /// Dismisses the presented controller, or if there is none, the presented controller that this
  /// one belongs to.
  final func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presenting = presentingOfChain, let presented = presenting.presentedStorage else {
      guard let presenter = presentingViewController else { return completion?() ?? () }
      return presenter.endPresenting(animated: animated, completion: completion)
    }
    // A presentation that is still being announced has nothing to dismiss yet.
    guard !presented.hasBeginningPresentation else { return completion?() ?? () }
    // A second call during the first has nothing left to do. A user's hand lets go below.
    guard !presented.isBeingDismissed || presented.sheetIfPresented?.rule.isInHand == true else {
      return completion?() ?? ()
    }
    presented.dismissAbove()
    presented.endTransitions { $0.isInteractive }
    presented.sheetIfPresented?.release()
    // A sheet that a finger let go tells that it stays; code may have presented another one on it.
    presented.dismissAbove()
    guard presenting.presentedStorage === presented, !presented.isBeingDismissed else {
      return completion?() ?? ()
    }
    let isAnimated = animated && presented.viewStorage?.windowStorage != nil
    let delegate = isAnimated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: presented)
    let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    // The delegate is code of the app, which may have dismissed the controller itself.
    guard presenting.presentedStorage === presented, !presented.isBeingDismissed else {
      return completion?() ?? ()
    }
    presented.announcement = .goes
    presented.finishPresentation(animated: animated)
    presented.announcement = .none
    presented.beginAppearanceTransition(false, animated: animated)
    let replaced = presented.replacedPosition
    if replaced != nil { presenting.beginAppearanceTransition(true, animated: animated) }
    let container = presented.presentationContainer ?? TransitionContainer(frame: .zero)
    let saved = replaced ?? SavedPosition(of: presenting.viewStorage)
    let transition = ControllerTransition(
      from: .going(presented),
      to: replaced == nil ? .staying(presenting) : .returning(presenting, in: container),
      in: container,
      animator: isAnimated ? animator ?? SlideTransition(isPresentation: false) : nil,
      interactor: interactor,
      onEnd: { didComplete in
        if didComplete || replaced == nil { saved.restore(from: container) }
        presenting.endDismissal(of: presented, animated: animated, didComplete: didComplete)
      }, completion: { if $0 { completion?() } })
    presented.sheetIfPresented?.brighten(along: transition)
    transition.start()
  }

  /// Ends a dismissal: it is complete, or was cancelled.
  private final func endDismissal(
    of controller: UIViewController, animated: Bool, didComplete: Bool
  ) {
    guard !didComplete else {
      leave(controller, animated: animated)
      return
    }
    if let view = controller.viewStorage, view.superviewStorage == nil {
      controller.presentationContainer?.addSubview(view)
    }
    let isCovering = controller.replacedPosition != nil
    if isCovering { beginAppearanceTransition(false, animated: animated) }
    controller.reappear(animated: animated)
    // Code that heard of it may have dismissed the controller again.
    guard presentedStorage === controller, !controller.isBeingDismissed else { return }
    controller.sheetIfPresented?.settle()
    guard isCovering else { return }
    viewStorage?.removeFromSuperview()
    endAppearanceTransition(animated: animated)
  }

  /// Removes the view of a dismissed controller, and forgets the controller. What it covered appears
  /// first. [seen]
  final func leave(_ controller: UIViewController, animated: Bool) {
    controller.sheetIfPresented?.leave()
    if let replaced = exchange(&controller.replacedPosition, with: nil) {
      replaced.restoreIfGone()
      endAppearanceTransition(animated: animated)
    }
    let view = controller.viewStorage
    view?.removeFromSuperview()
    view?.transform = .identity
    let container = exchange(&controller.presentationContainer, with: nil)
    container?.removeFromSuperview()
    controller.endAppearanceTransition(animated: animated)
    controller.presentingStorage = nil
    if presentedStorage === controller { presentedStorage = nil }
    let presentation = exchange(&controller.presentationStorage, with: nil)
    keepAlive(presentation)
  }

  /// Its sheet, while it is presented on one.
  private final var sheetIfPresented: UISheetPresentationController? {
    presentationContainer == nil ? nil : presentationStorage as? UISheetPresentationController
  }

  /// Ends transitions of this controller at once: interactive ones would otherwise never end.
  private final func endTransitions(where ends: (ControllerTransition) -> Bool) {
    guard let application = viewStorage?.windowStorage?.application else { return }
    for transition in application.transitions where transition.concerns(self) && ends(transition) {
      transition.endAtOnce()
    }
  }

  /// The nearest one of this controller and its ancestors that presents.
  final var presentingOfChain: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.presentedStorage != nil { return controller }
      current = controller.parentStorage
    }
    return nil
  }

  /// The outermost controller that contains this one, or this one.
  private final var containmentRoot: UIViewController {
    var root = self
    while let parent = root.parentStorage { root = parent }
    return root
  }

  private final func refuse(
    _ controller: UIViewController, because refusal: Observation.PresentationRefusal
  ) {
    let application = viewStorage?.windowStorage?.application ?? UIApplication.shared
    application.report(.notPresented(controller.observationID, by: observationID, because: refusal))
  }

  /// Dismisses what it presents itself, at once; also what is on its way out already.
  private final func dismissAbove() {
    guard let above = presentedStorage else { return }
    endPresenting(animated: false, completion: nil)
    if presentedStorage === above { above.endTransitions { _ in true } }
  }

  /// Whether its presentation, or one above it, has begun, and nothing moves yet.
  private final var hasBeginningPresentation: Bool {
    announcement == .comes || presentedStorage?.hasBeginningPresentation == true
  }

  /// Whether it presents a controller in its place.
  private final var isCovered: Bool { presentedStorage?.replacedPosition != nil }

  /// Whether it disappears for good, and not because it presents another one or its window is hidden.
  private final var isBeingDismissed: Bool {
    if case .disappearing(isManual: true) = appearanceState { return !isCovered }
    return announcement == .goes || sheetIfPresented?.rule.isLeaving == true
  }
}

extension ControllerTransition.Side {
  /// A controller whose view stays where it is.
  static func staying(_ controller: UIViewController) -> Self {
    let frame = controller.viewStorage?.frame ?? .zero
    return Self(controller: controller, view: nil, frames: (frame, frame))
  }

  /// A controller whose view comes to a frame.
  static func coming(_ controller: UIViewController, to frame: CGRect) -> Self {
    Self(controller: controller, view: controller.viewStorage, frames: (.zero, frame))
  }

  /// A controller whose view comes back under the one that goes.
  static func returning(_ controller: UIViewController, in container: UIView) -> Self {
    let view = controller.viewStorage
    view?.frame = container.bounds
    return Self(controller: controller, view: view, frames: (.zero, container.bounds))
  }

  /// A controller whose view goes.
  static func going(_ controller: UIViewController) -> Self {
    let view = controller.viewStorage
    return Self(controller: controller, view: view, frames: (view?.frame ?? .zero, .zero))
  }
}

/// The position in the hierarchy of a view that a transition does not move. If the animator puts the view
/// into the container, the view goes back afterwards.
struct SavedPosition {
  private let view: UIView?
  private let superview: Weak<UIView>
  private let index: Int

  init(of view: UIView?) {
    let superview = view?.superviewStorage
    self.view = view
    self.superview = Weak(superview)
    index = superview?.subviewStorage.firstIndex { $0 === view } ?? 0
  }

  /// Puts the view back if it is nowhere.
  func restoreIfGone() {
    guard let view, view.superviewStorage == nil else { return }
    superview.object?.insertSubview(view, at: index)
  }

  /// Puts the view back if it is in the container now.
  func restore(from container: UIView) {
    guard let view, view.superviewStorage === container else { return }
    superview.object?.insertSubview(view, at: index)
  }
}
