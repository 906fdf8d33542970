// Carries out the steps that `PresentationRule` names.
//
// Most steps run code of the app, which may present or dismiss any controller, hide the window, or move
// views. So `carryOut` collects the facts again for each step, and a step reads the two controllers' views,
// container and sheet when it is its turn. What a course keeps from its beginning are the two controllers,
// which it keeps alive, and what the call said.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// What follows one event of a presentation, from its first step to its last.
final class PresentationCourse {
  private let presented: UIViewController
  private let presenting: UIViewController
  /// The controller that was called.
  private let source: UIViewController
  /// The window in which the controller is presented; `nil` from the beginning of the transition, which
  /// keeps this course, and no window.
  private var window: UIWindow?
  /// Whether the call asked for an animation.
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  /// Whether a transition takes time.
  private var takesTime: Bool
  /// What moves the views, as the delegate said; a transition takes it over.
  private var coordinator: TransitionCoordinator?

  init(
    of presented: UIViewController, by presenting: UIViewController, from source: UIViewController,
    window: UIWindow?, animated: Bool, completion: (() -> Void)?
  ) {
    (self.presented, self.presenting, self.source) = (presented, presenting, source)
    (isAnimated, takesTime) = (animated, animated)
    (self.window, self.completion) = (window, completion)
  }

  deinit {}

  /// What is true now.
  var facts: PresentationRule.Facts {
    PresentationRule.Facts(
      appearance: presented.appearance, isBound: presenting.presentedStorage === presented,
      isCovered: presented.isViewReplaced,
      isAnnouncedAbove: presented.presentedStorage?.isAnnounced == true,
      isInHand: presented.sheetIfPresented?.rule.isInHand == true)
  }

  func carryOut(_ course: PresentationRule.Course) {
    var course = course
    while let step = presented.presentation.next(&course, facts) { carryOut(step) }
  }

  private func carryOut(_ step: PresentationRule.Step) {
    switch step {
    case .presenterWillDisappear:
      presenting.beginAppearanceTransition(false, animated: isAnimated)
    case .presenterWillAppear: presenting.beginAppearanceTransition(true, animated: isAnimated)
    case .willAppear: presented.beginAppearanceTransition(true, animated: isAnimated)
    case .willDisappear:
      coordinator?.show(to: [presented, presenting])
      presented.beginAppearanceTransition(false, animated: isAnimated)
    case .didAppear, .didDisappear: presented.endAppearanceTransition(animated: isAnimated)
    case .reappear: presented.reappear(animated: isAnimated)
    case .dismissAbove: presented.dismissAbove()
    case .endInteraction: presented.endTransitions { $0.isInteractive }
    // The sheet's delegate may hear that it stays.
    case .release: presented.sheetIfPresented?.release()
    case .settle: presented.sheetIfPresented?.settle()
    case .leaveSheet: presented.sheetIfPresented?.leave()
    case .complete: completion?()
    case .load, .ask, .open, .comeIn, .askDismissal, .goOut: prepareOrMove(step)
    case .putBack, .presenterDidDisappear, .presenterDidAppear, .remove, .unbind: moveViews(step)
    }
  }

  private func prepareOrMove(_ step: PresentationRule.Step) {
    switch step {
    case .load:
      // The window is the one in which the presentation was asked for, wherever its code goes.
      let view = presented.loadedView()
      view.frame = window?.bounds ?? .zero
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .ask: askPresentation()
    case .open:
      presented.presentationContainer = coordinator?.containerView as? TransitionContainer
      coordinator?.show(to: [presented, presenting])
    case .comeIn: comeIn()
    case .askDismissal: askDismissal()
    case .goOut: goOut()
    default: break
    }
  }

  /// Moves views and forgets what belonged to them. Removing and adding tells controllers inside.
  private func moveViews(_ step: PresentationRule.Step) {
    switch step {
    case .putBack:
      guard let view = presented.viewStorage, view.superviewStorage == nil else { return }
      presented.presentationContainer?.addSubview(view)
    case .presenterDidDisappear:
      presenting.viewStorage?.removeFromSuperview()
      presenting.endAppearanceTransition(animated: isAnimated)
    case .presenterDidAppear:
      // Forgotten first: code that hears of the presenting controller finds it in its place.
      exchange(&presented.replacedPosition, with: nil)?.restoreIfGone()
      presenting.endAppearanceTransition(animated: isAnimated)
    case .remove:
      let view = presented.viewStorage
      view?.removeFromSuperview()
      view?.transform = .identity
      exchange(&presented.presentationContainer, with: nil)?.removeFromSuperview()
    case .unbind:
      presented.presentingStorage = nil
      if presenting.presentedStorage === presented { presenting.presentedStorage = nil }
      // Its end may be code of the app.
      let presentation = exchange(&presented.presentationStorage, with: nil)
      keepAlive(presentation)
    default: break
    }
  }

  // MARK: Asking

  /// The delegate is code of the app, and so is a style that a subclass overrides. Either may dismiss the
  /// controller; then the rule does not go on.
  private func askPresentation() {
    let delegate = takesTime ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
    let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let style = presented.resolvedPresentationStyle
    let container = TransitionContainer(frame: window?.bounds ?? .zero)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    coordinator = TransitionCoordinator(
      from: presenting, to: presented, in: container, style: style,
      animator: takesTime ? animator ?? SlideTransition(isPresentation: true) : nil,
      interactor: interactor)
    presented.presentation.prepared(as: style == .fullScreen ? .covering : .over)
  }

  /// The delegate may dismiss the controller itself; then the rule does not go on. What a call without a view
  /// in a window dismisses has no container: then it goes in one of its own.
  private func askDismissal() {
    takesTime = isAnimated && presented.viewStorage?.windowStorage != nil
    let delegate = takesTime ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: presented)
    let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    coordinator = TransitionCoordinator(
      from: presented, to: presenting,
      in: presented.presentationContainer ?? TransitionContainer(frame: .zero),
      style: presented.resolvedPresentationStyle,
      animator: takesTime ? animator ?? SlideTransition(isPresentation: false) : nil,
      interactor: interactor)
  }

  // MARK: Moving

  /// The end of the transition comes later, or in `start` if it takes no time.
  private func comeIn() {
    guard let container = presented.presentationContainer,
      let coordinator = exchange(&coordinator, with: nil)
    else { return }
    exchange(&window, with: nil)?.addSubview(container)
    let sheet = presented.sheetPresentationController
    sheet?.enter(container)
    let saved = SavedPosition(of: presenting.viewStorage)
    let isCovering = presented.presentation.isCovering
    if isCovering { presented.replacedPosition = saved }
    let frame = presented.viewStorage?.frame ?? .zero
    let transition = ControllerTransition(
      from: isCovering ? .going(presenting) : .staying(presenting),
      to: .coming(presented, to: frame), with: coordinator,
      onEnd: { didComplete in
        saved.restore(from: container)
        self.carryOut(
          self.presented.presentation.presentationEnded(completed: didComplete, self.facts))
      }, completion: { if $0 { self.completion?() } })
    sheet?.dim(along: coordinator)
    transition.start()
  }

  private func goOut() {
    guard let coordinator = exchange(&coordinator, with: nil) else { return }
    let isCovering = presented.presentation.isCovering
    let container = coordinator.containerView
    let saved = presented.replacedPosition ?? SavedPosition(of: presenting.viewStorage)
    let transition = ControllerTransition(
      from: .going(presented),
      to: isCovering ? .returning(presenting, in: container) : .staying(presenting),
      with: coordinator,
      onEnd: { didComplete in
        if didComplete || !isCovering { saved.restore(from: container) }
        self.carryOut(self.presented.presentation.dismissalEnded(completed: didComplete))
      }, completion: { if $0 { self.completion?() } })
    presented.sheetIfPresented?.brighten(along: coordinator)
    transition.start()
  }
}
