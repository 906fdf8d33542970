// A controller over another one: its view covers the window until it is dismissed.
// `ControllerTransition` moves the views.

extension UIViewController {
  /// Puts a controller's view over the window, on behalf of the root of the chain of containers.
  /// [doc]
  ///
  /// Observers are told, and nothing else happens, in three cases: a controller of the chain
  /// presents already, the other controller is presented already, or the root's view is in no
  /// window.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let root = containmentRoot
    guard let window = root.viewStorage?.windowStorage else {
      return refuse(controller, because: .inNoWindow)
    }
    if let other = presentedViewController {
      return refuse(controller, because: .presentsAlready(other.observationID))
    }
    guard controller.presentingStorage == nil, controller !== root else {
      return refuse(controller, because: .isShownAlready)
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
    guard root.presentedStorage === controller else { return completion?() ?? () }
    let container = TransitionContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.presentationContainer = container
    controller.beginAppearanceTransition(true, animated: animated)
    window.addSubview(container)
    let saved = SavedPosition(of: root.viewStorage)
    ControllerTransition(
      from: .staying(root), to: .coming(controller, to: container.bounds), in: container,
      animator: animated ? animator ?? SlideTransition() : nil, interactor: interactor,
      onEnd: { didComplete in
        saved.restore(from: container)
        root.endPresentation(of: controller, animated: animated, didComplete: didComplete)
      }, completion: { if $0 { completion?() } }
    ).start()
  }

  /// Ends a presentation: it is complete, or was cancelled.
  private final func endPresentation(
    of controller: UIViewController, animated: Bool, didComplete: Bool
  ) {
    // A dismissal in between reports the rest.
    guard presentedStorage === controller, !controller.isDisappearing else { return }
    guard !didComplete else { return controller.finishAppearing(animated: animated) }
    controller.beginAppearanceTransition(false, animated: animated)
    leave(controller, animated: animated)
  }

  /// Dismisses the presented controller, or if there is none, the presented controller that this
  /// one belongs to.
  final func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presenting = presentingOfChain, let presented = presenting.presentedStorage else {
      guard let presenter = presentingViewController else { return completion?() ?? () }
      return presenter.endPresenting(animated: animated, completion: completion)
    }
    // A second call during the first has nothing left to do.
    guard !presented.isDisappearing else { return completion?() ?? () }
    if presented.presentedStorage != nil {
      presented.endPresenting(animated: false, completion: nil)
    }
    presented.endInteractiveTransitions()
    let isAnimated = animated && presented.viewStorage?.windowStorage != nil
    let delegate = isAnimated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: presented)
    let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    // The delegate is code of the app, which may have dismissed the controller itself.
    guard presenting.presentedStorage === presented, !presented.isDisappearing else {
      return completion?() ?? ()
    }
    presented.finishAppearing(animated: animated)
    presented.beginAppearanceTransition(false, animated: animated)
    let container = presented.presentationContainer ?? TransitionContainer(frame: .zero)
    let saved = SavedPosition(of: presenting.viewStorage)
    ControllerTransition(
      from: .going(presented), to: .staying(presenting), in: container,
      animator: isAnimated ? animator ?? SlideTransition() : nil, interactor: interactor,
      onEnd: { didComplete in
        saved.restore(from: container)
        presenting.endDismissal(of: presented, animated: animated, didComplete: didComplete)
      }, completion: { if $0 { completion?() } }
    ).start()
  }

  /// Ends a dismissal: it is complete, or was cancelled.
  private final func endDismissal(
    of controller: UIViewController, animated: Bool, didComplete: Bool
  ) {
    guard !didComplete else { return leave(controller, animated: animated) }
    if let view = controller.viewStorage, view.superviewStorage == nil {
      controller.presentationContainer?.addSubview(view)
    }
    controller.beginAppearanceTransition(true, animated: animated)
    controller.endAppearanceTransition(animated: animated)
  }

  /// Removes the view of a dismissed controller, and forgets the controller.
  private final func leave(_ controller: UIViewController, animated: Bool) {
    controller.viewStorage?.removeFromSuperview()
    let container = exchange(&controller.presentationContainer, with: nil)
    container?.removeFromSuperview()
    controller.endAppearanceTransition(animated: animated)
    controller.presentingStorage = nil
    if presentedStorage === controller { presentedStorage = nil }
  }

  /// Ends interactive transitions of this controller, which would otherwise never end.
  private final func endInteractiveTransitions() {
    guard let application = viewStorage?.windowStorage?.application else { return }
    for transition in application.transitions
    where transition.isInteractive && transition.concerns(self) {
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

  private final var isDisappearing: Bool {
    if case .disappearing = appearanceState { return true }
    return false
  }

  /// Ends an appearance that has begun, unless a dismissal came in between.
  private final func finishAppearing(animated: Bool) {
    guard case .appearing(isManual: true, _) = appearanceState else { return }
    endAppearanceTransition(animated: animated)
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

  /// A controller whose view goes.
  static func going(_ controller: UIViewController) -> Self {
    let view = controller.viewStorage
    return Self(controller: controller, view: view, frames: (view?.frame ?? .zero, .zero))
  }
}

/// The position in the hierarchy of a view that a transition does not move. If the animator puts the view
/// into the container, the view goes back afterwards.
private struct SavedPosition {
  private let view: UIView?
  private let superview: Weak<UIView>
  private let index: Int

  init(of view: UIView?) {
    let superview = view?.superviewStorage
    self.view = view
    self.superview = Weak(superview)
    index = superview?.subviewStorage.firstIndex { $0 === view } ?? 0
  }

  /// Puts the view back if it is in the container now.
  func restore(from container: UIView) {
    guard let view, view.superviewStorage === container else { return }
    superview.object?.insertSubview(view, at: index)
  }
}
