// A controller over another one: its view covers the window until it is dismissed.

extension UIViewController {
  /// How long an animated presentation or dismissal takes: 0.4 seconds. [ours]
  nonisolated static var presentationDuration: Double { 0.4 }

  /// Puts a controller's view over the window, for the root of the chain of containers. [doc]
  ///
  /// Nothing happens, and observers are told, if one of the chain presents already, if the other
  /// is presented already, or if the root's view is in no window.
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
    controller.beginAppearanceTransition(true, animated: animated)
    window.addSubview(view)
    let arrive = { (_: Bool) in
      controller.finishAppearing(animated: animated)
      completion?()
    }
    guard animated else { return arrive(true) }
    let place = view.center
    UIView.performWithoutAnimation { view.center.y += window.bounds.height }
    UIView.animate(
      withDuration: UIViewController.presentationDuration, animations: { view.center = place },
      completion: arrive)
  }

  /// Takes away what is presented here, or if nothing is, what this controller belongs to.
  final func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presenting = presentingOfChain, let presented = presenting.presentedStorage else {
      guard let presenter = presentingViewController else { return completion?() ?? () }
      return presenter.endPresenting(animated: animated, completion: completion)
    }
    // A second call while the first is under way has nothing left to do.
    guard !presented.isDisappearing else { return completion?() ?? () }
    if presented.presentedStorage != nil {
      presented.endPresenting(animated: false, completion: nil)
    }
    presented.finishAppearing(animated: animated)
    presented.beginAppearanceTransition(false, animated: animated)
    let leave = { (_: Bool) in
      presented.viewStorage?.removeFromSuperview()
      presented.endAppearanceTransition(animated: animated)
      presented.presentingStorage = nil
      if presenting.presentedStorage === presented { presenting.presentedStorage = nil }
      completion?()
    }
    guard animated, let view = presented.viewStorage, let window = view.windowStorage else {
      return leave(true)
    }
    UIView.animate(
      withDuration: UIViewController.presentationDuration,
      animations: { view.center.y += window.bounds.height }, completion: leave)
  }

  /// Of this controller and its ancestors, the nearest one that presents.
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

  /// Ends an appearance that is under way; a dismissal may have come in between.
  private final func finishAppearing(animated: Bool) {
    guard case .appearing(isManual: true, _) = appearanceState else { return }
    endAppearanceTransition(animated: animated)
  }
}
