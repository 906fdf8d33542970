// One change from a controller to another: it runs the animator and the driver, and reports the
// end. It does not know why the controllers change. `TransitionState` decides which events are
// valid when.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// The view that contains a transition's views while they move.
final class TransitionContainer: UIView {
  /// Called when its size has changed.
  var onResize: () -> Void = {}
  private var laidOutSize = CGSize.zero
  /// Whether fingers beside its subviews reach what is behind it.
  var letsTouchesThrough = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    laidOutSize = frame.size
  }

  deinit {}

  /// What is behind it is out of reach, unless fingers reach it.
  override var accessibilityViewIsModal: Bool {
    get { !letsTouchesThrough }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard exchange(&laidOutSize, with: bounds.size) != bounds.size else { return }
    onResize()
  }
}

/// A running change from one controller to another. Its application keeps it alive until it is
/// over.
final class ControllerTransition: WindowGuest, UIViewControllerContextTransitioning {
  /// A controller that takes part.
  struct Side {
    let controller: UIViewController
    /// The view to be moved; `nil` if it stays where it is.
    let view: UIView?
    /// The frames of the controller's view at the start and at the end, in the container.
    let frames: (initial: CGRect, final: CGRect)
  }

  /// What holds and moves the views.
  private enum Hold {
    /// Nothing: the animation runs by itself.
    case none
    /// The timeline of its calls of `UIView.animate`.
    case timeline(AnimationTimeline)
    /// An animator of the app's own.
    case animator(any UIViewImplicitlyAnimating)
  }

  let containerView: UIView
  private let from: Side
  private let to: Side
  /// The object that moves the views; `nil` if the change is at once.
  private var animator: (any UIViewControllerAnimatedTransitioning)? { coordinator.animator }
  private var interactor: (any UIViewControllerInteractiveTransitioning)? { coordinator.interactor }
  /// Has what is animated along.
  private let coordinator: TransitionCoordinator
  private let application: Weak<UIApplication>
  private var hold = Hold.none
  /// The progress to which a user has moved it, from 0 to 1.
  private var percent = 0.0
  /// How long it takes, in seconds.
  private(set) var duration = 0.0
  private var state = TransitionState.waiting
  /// When it began, in seconds.
  private var beginning = 0.0
  /// Whether the animator moves the views.
  private var isMoving = false
  /// Called once at the end, before the animator is told; false if it has gone back.
  private var onEnd: ((Bool) -> Void)?
  /// Called last; true if it has not gone back.
  private var onCompletion: ((Bool) -> Void)?

  /// Makes a transition of a coordinator whose container is in a window.
  init(
    from: Side, to: Side, with coordinator: TransitionCoordinator,
    onEnd: @escaping (Bool) -> Void, completion: @escaping (Bool) -> Void
  ) {
    (self.from, self.to, self.coordinator) = (from, to, coordinator)
    let container = coordinator.containerView
    containerView = container
    application = Weak(container.windowStorage?.application ?? UIApplication.shared)
    self.onEnd = onEnd
    onCompletion = completion
    super.init(of: container.windowStorage)
  }

  deinit {}

  /// Drops the timeline or animator, because nothing will end the transition.
  override func abandon() {
    let held = exchange(&hold, with: .none)
    coordinator.abandon()
    keepAlive(held)
  }

  /// Whether a controller takes part.
  func concerns(_ controller: UIViewController) -> Bool {
    from.controller === controller || to.controller === controller
  }

  // MARK: Way

  /// Begins, by the clock of its application. Without an animator it is over at once.
  func start() {
    coordinator.begin(with: self)
    guard let application = application.object else { return begin() }
    application.guests.append(self)
    application.perform { begin() }
  }

  /// The animator and the driver are code of the app, which may end the transition inside of any call. Then
  /// its state lets nothing else happen: it is asked again before each event.
  private func begin() {
    guard let animator else {
      _ = advance(by: .begin(interactive: false))
      coordinator.takeAnimations()?()
      if let view = to.view { containerView.addSubview(view) }
      return completeTransition(true)
    }
    duration = max(animator.transitionDuration(using: self), 0)
    beginning = application.object?.scheduler.now ?? 0
    let startsInteractive = interactor?.wantsInteractiveStart ?? false
    _ = advance(by: .begin(interactive: startsInteractive))
    if let driver = interactor as? UIPercentDrivenInteractiveTransition {
      driver.transition = self
      if !startsInteractive { return animateHeld(startingNow: true) }
    }
    guard !startsInteractive else { return interactor?.startInteractiveTransition(self) ?? () }
    animator.animateTransition(using: self)
    isMoving = true
    animateAlongside()
  }

  /// Makes the changes that are animated along, in the time that is left, once the views move.
  func animateAlongside() {
    guard isMoving, !isOver, let changes = coordinator.takeAnimations() else { return }
    // A user moves all of it evenly.
    let curve: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
    switch hold {
    case .none:
      let elapsed = (application.object?.scheduler.now ?? beginning) - beginning
      UIView.animate(
        withDuration: max(duration - elapsed, 0), delay: 0, options: curve, animations: changes)
    case .timeline(let timeline):
      let rest = duration * (1 - timeline.progress)
      UIView.perform(
        { UIView.animate(withDuration: rest, delay: 0, options: curve, animations: changes) },
        on: timeline)
    case .animator(let animator): animator.addAnimations(changes)
    }
  }

  private var isOver: Bool {
    if case .over = state { true } else { false }
  }

  /// Moves the views in a way that can be held.
  func animateHeld(startingNow: Bool) {
    guard let animator, case .none = hold, let application = application.object else { return }
    let interruptible = animator.interruptibleAnimator(using: self)
    guard interruptible === NoAnimator.shared else {
      hold = .animator(interruptible)
      isMoving = true
      animateAlongside()
      return startingNow
        ? animator.animateTransition(using: self) : interruptible.pauseAnimation()
    }
    let timeline = AnimationTimeline(duration: duration, in: application)
    hold = .timeline(timeline)
    UIView.perform({ animator.animateTransition(using: self) }, on: timeline)
    isMoving = true
    animateAlongside()
    if startingNow { timeline.run() }
  }

  /// Pauses it where it is: from now on a user moves it.
  func pause() {
    guard advance(by: .pause) else { return }
    switch hold {
    case .none: break
    case .timeline(let timeline):
      timeline.hold()
      percent = timeline.progress
    case .animator(let animator):
      animator.pauseAnimation()
      if animator.isReversed { animator.isReversed = false }
      percent = Double(animator.fractionComplete)
    }
    coordinator.interactionChanged()
  }

  /// Moves it to a part of its way, from 0 to 1.
  func move(to part: Double) {
    guard advance(by: .update), !part.isNaN else { return }
    percent = min(max(part, 0), 1)
    switch hold {
    case .none: break
    case .timeline(let timeline): timeline.scrub(to: percent)
    case .animator(let animator): animator.fractionComplete = CGFloat(percent)
    }
  }

  /// Continues to its end, or back to its start. The rest takes its part of the duration, divided by the
  /// speed. [doc]
  func continueAnimation(back isCancelled: Bool, by curve: any UITimingCurveProvider, speed: Double)
  {
    guard advance(by: isCancelled ? .cancel : .finish) else { return }
    let part = isCancelled ? percent : 1 - percent
    let rest = part * duration / (speed > 0 && speed < .infinity ? speed : 1)
    switch hold {
    case .none: break
    case .timeline(let timeline):
      timeline.go(back: isCancelled, by: curve.timing(duration: rest))
    case .animator(let animator):
      animator.isReversed = isCancelled
      animator.continueAnimation(
        withTimingParameters: curve,
        durationFactor: duration > 0 ? CGFloat(rest / duration) : 0)
    }
    coordinator.interactionChanged()
  }

  /// Its progress, from 0 to 1.
  var progress: Double {
    guard case .timeline(let timeline) = hold else { return percent }
    return timeline.progress
  }

  /// Ends at once, at its end or at its start.
  func endAtOnce(back goesBack: Bool = false) {
    switch hold {
    case .timeline(let timeline): timeline.end(back: goesBack)
    case .animator(let animator):
      if animator.state == .active { animator.stopAnimation(false) }
      if animator.state == .stopped { animator.finishAnimation(at: goesBack ? .start : .end) }
    case .none: break
    }
    completeTransition(!goesBack)
  }

  private func advance(by event: TransitionState.Event) -> Bool {
    guard let next = state.next(after: event) else { return false }
    state = next
    return true
  }

  // MARK: UIViewControllerContextTransitioning

  var isAnimated: Bool { true }
  var isInteractive: Bool { state.isInteractive }
  var transitionWasCancelled: Bool { state.isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if advance(by: .update) { percent = Double(percentComplete) }
  }
  func finishInteractiveTransition() {
    if advance(by: .finish) { coordinator.interactionChanged() }
  }
  func cancelInteractiveTransition() {
    if advance(by: .cancel) { coordinator.interactionChanged() }
  }
  func pauseInteractiveTransition() { pause() }

  func completeTransition(_ didComplete: Bool) {
    guard advance(by: .complete(didComplete)) else { return }
    if let application = application.object {
      _ = exchange(&application.guests, with: application.guests.filter { $0 !== self })
    }
    if case .timeline(let timeline) = hold { timeline.end(back: !didComplete) }
    hold = .none
    // A driver of the app's own animated nothing along.
    let changes = coordinator.takeAnimations()
    if didComplete { changes?() }
    // Each of these is code of the app. It is taken out before it runs, so that it runs once, and the state
    // says already that the transition is over.
    exchange(&onEnd, with: nil)?(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.end()
    exchange(&onCompletion, with: nil)?(didComplete)
    keepAlive(self)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? from.controller : to.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    side(controller)?.frames.initial ?? .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    side(controller)?.frames.final ?? .zero
  }

  private func side(_ controller: UIViewController) -> Side? {
    from.controller === controller ? from : to.controller === controller ? to : nil
  }
}

extension UIApplication {
  /// The running changes from a controller to another, oldest first.
  final var transitions: [ControllerTransition] {
    guests.compactMap { $0 as? ControllerTransition }
  }
}
