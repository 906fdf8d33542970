// Carries out what `SheetRule` decides: it moves the sheet and tells the delegate.
//
// The delegate may dismiss the controller or present another one on it. A dismissal takes the container away
// and brings the rule to rest. So after each call the rule is asked for its next step, and a step reads the
// container and the controllers when it is its turn.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UISheetPresentationController {
  private final var now: Double {
    (containerView?.windowStorage?.application ?? .shared).scheduler.now
  }

  private final var layout: SheetLayout? {
    guard let container = containerView else { return nil }
    return SheetLayout(
      width: Double(container.bounds.width), height: Double(container.bounds.height),
      safeTop: Double(container.safeAreaInsets.top),
      safeBottom: Double(container.safeAreaInsets.bottom))
  }

  // MARK: Presenting

  /// Comes into its container, which is in a window.
  final func enter(_ container: TransitionContainer) {
    rule = SheetRule()
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    grabber.backgroundColor = .systemGray
    grabber.layer.cornerRadius = CGFloat(SheetLayout.grabber.height / 2)
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = !prefersGrabberVisible
    container.addSubview(dimming)
    container.addGestureRecognizer(pan)
    let presented = Weak(presented)
    container.onResize = { presented.object?.sheetPresentationController?.layoutDetents() }
    layoutDetents()
    place()
  }

  /// The presentation is complete: the grabber is in front.
  final func settle() {
    guard let container = containerView else { return }
    container.addSubview(grabber)
    grabber.isHidden = !prefersGrabberVisible
    placeGrabber()
  }

  /// Darkens what is behind while the sheet comes.
  final func dim(along coordinator: TransitionCoordinator) {
    let dimming = dimming
    let alpha = CGFloat(rule.dimming)
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    coordinator.animate { _ in dimming.alpha = alpha }
  }

  /// Brightens what is behind while the sheet goes.
  final func brighten(along coordinator: TransitionCoordinator) {
    let dimming = dimming
    grabber.isHidden = true
    coordinator.animate { _ in dimming.alpha = 0 }
  }

  /// Leaves its container.
  final func leave() {
    leaveFrameClock()
    pan.view?.removeGestureRecognizer(pan)
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
  }

  // MARK: Detents

  /// The detents that there are now, the lowest first, each name and each place once. Without any there is a
  /// large one.
  private final func resolveDetents(in layout: SheetLayout)
    -> [(identifier: Detent.Identifier, top: Double)]
  {
    let context = DetentContext(maximumDetentValue: CGFloat(layout.maximumDetentValue))
    var found: [(identifier: Detent.Identifier, top: Double)] = []
    for detent in detents {
      let top: Double?
      switch detent.height {
      case .medium: top = layout.mediumTop
      case .large: top = layout.largeTop
      case .custom(let resolver): top = resolver(context).flatMap { layout.top(for: Double($0)) }
      }
      guard let top else { continue }
      if found.contains(where: { $0.identifier == detent.identifier || $0.top == top }) { continue }
      found.append((detent.identifier, top))
    }
    found.sort { $0.top > $1.top }
    return found.isEmpty ? [(.large, layout.largeTop)] : found
  }

  private final func index(of identifier: Detent.Identifier?) -> Int? {
    guard let identifier else { return nil }
    return activeDetents.firstIndex { $0.identifier == identifier }
  }

  final func layoutDetents() {
    guard let layout else { return }
    // The heights are code of the app. It may dismiss the controller, or ask for the heights again: those that
    // are being asked for count then.
    guard !isResolvingDetents else { return }
    isResolvingDetents = true
    let detents = resolveDetents(in: layout)
    isResolvingDetents = false
    guard containerView != nil else { return }
    activeDetents = detents
    rule.setLayout(
      tops: detents.map { $0.top }, height: layout.height, selected: index(of: chosen) ?? 0,
      undimmed: index(of: largestUndimmedDetentIdentifier),
      animatedAt: isAnimatingChanges ? now : nil)
    place()
    carryOut()
  }

  final func chooseDetent() {
    guard containerView != nil else { return }
    rule.select(index(of: chosen) ?? 0, animated: isAnimatingChanges, at: now)
    carryOut()
  }

  /// Puts the sheet where the rule says.
  private final func place() {
    guard let layout, let view = presentedView else { return }
    let place = layout.place(top: rule.top, lowest: rule.tops[0])
    dimming.isUserInteractionEnabled = !rule.isUndimmed
    presented?.presentationContainer?.letsTouchesThrough = rule.isUndimmed
    UIView.performWithoutAnimation {
      view.transform = CGAffineTransform(scaleX: CGFloat(place.scale), y: CGFloat(place.scale))
      view.bounds.size = CGSize(
        width: CGFloat(place.width / place.scale), height: CGFloat(place.height / place.scale))
      view.center = CGPoint(
        x: CGFloat(place.x + place.width / 2), y: CGFloat(place.y + place.height / 2))
      dimming.alpha = CGFloat(rule.dimming)
      placeGrabber()
    }
  }

  private final func placeGrabber() {
    guard let view = presentedView, let container = containerView else { return }
    let size = SheetLayout.grabber
    grabber.frame = CGRect(
      x: container.bounds.midX - CGFloat(size.width / 2),
      y: view.frame.minY + CGFloat(size.distance), width: CGFloat(size.width),
      height: CGFloat(size.height))
  }

  // MARK: Fingers

  final func beginDrag() { _ = rule.beginDrag() }

  final func drag(by translation: Double) {
    rule.drag(by: translation)
    carryOut()
  }

  final func endDrag(velocity: Double?) {
    rule.endDrag(velocity: velocity, at: now)
    carryOut()
  }

  final func tapBeside() {
    rule.tapBeside(at: now)
    carryOut()
  }

  /// An assistive technology wants to leave the sheet.
  ///
  /// - Returns: Whether the sheet is there, and goes or tells that it stays.
  final func escape() -> Bool {
    guard isSettled, rule.phase == .idle else { return false }
    tapBeside()
    return true
  }

  /// The app dismisses the controller: no finger and no spring moves the sheet any more. Inside a call of
  /// the delegate, too, what follows finds the sheet at rest.
  final func release() {
    rule.release()
    let outer = exchange(&isCarryingOut, with: false)
    carryOut()
    isCarryingOut = outer
  }

  // MARK: Steps

  private final func carryOut() {
    guard !isCarryingOut else { return }
    isCarryingOut = true
    while let step = rule.next() { carryOut(step) }
    isCarryingOut = false
    if rule.isMoving { followFrames() }
    keepAlive(self)
  }

  /// Whether the app lets a finger dismiss the sheet.
  private final func mayDismiss() -> Bool {
    if presented?.isModalInPresentation == true {
      presented?.reportObstacle(.modal)
      return false
    }
    guard adaptiveDelegate?.presentationControllerShouldDismiss(self) != false else {
      presented?.reportObstacle(.dismissalDeclined)
      return false
    }
    return true
  }

  private final func carryOut(_ step: SheetRule.Step) {
    switch step {
    case .askToDismiss:
      rule.answer(mayDismiss: mayDismiss() && isSettled)
      // The delegate may have dismissed it: then the answer does not count.
      if rule.isLeaving { presented?.presentation.handPulled() }
    case .willDismiss:
      adaptiveDelegate?.presentationControllerWillDismiss(self)
      // The delegate may have dismissed it.
      guard containerView != nil else { return }
      presented?.beginAppearanceTransition(false, animated: true)
    case .move: place()
    case .didSelect(let index):
      chosen = activeDetents[index].identifier
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    case .didAttempt: adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
    case .stay:
      guard containerView != nil else { return }
      presented?.presentation.handReleased()
      presented?.reappear(animated: true)
    case .dismiss:
      guard let presented, let presenting = presented.presentingStorage else { return }
      if presented.presentedStorage != nil {
        presented.endPresenting(animated: false, completion: nil)
      }
      presenting.leave(presented)
      adaptiveDelegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Frames

  /// Is called once a frame from the next one on.
  private final func followFrames() {
    guard frameApplication == nil else { return }
    guard let application = containerView?.windowStorage?.application else {
      rule.hurry()
      return carryOut()
    }
    frameApplication = Weak(application)
    application.frameClock.add(self)
    application.expectFrame()
  }

  fileprivate final func leaveFrameClock() {
    exchange(&frameApplication, with: nil)?.object?.frameClock.remove(self)
  }
}

extension UISheetPresentationController: FrameListener {
  package final var listensToFrames: Bool { true }

  package final func frameBegan(at time: Double, next: Double) {
    rule.frame(at: time)
    carryOut()
    if !rule.isMoving { leaveFrameClock() }
  }
}

/// Moves a sheet. It is on the container, so that recognizers of the sheet's own content are asked
/// first.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  private var presentedReference = Weak<UIViewController>(nil)
  private var start = Point.zero
  /// Whether content waits that could scroll up.
  private var hasWaitingContent = false

  deinit {}

  private var sheet: UISheetPresentationController? {
    presentedReference.object?.sheetPresentationController
  }

  /// Becomes the recognizer of a presented controller's sheet.
  func serve(_ presented: UIViewController) {
    presentedReference = Weak(presented)
    maximumNumberOfTouches = 1
    rule.axes = .vertical
    addTarget(self, action: Selector(SheetPanRecognizer.acted))
  }

  /// Only touches on the sheet move it, once it is there.
  override func takes(_ touch: UITouch) -> Bool {
    guard super.takes(touch), let presented = presentedReference.object,
      let view = presented.viewStorage, touch.hitView?.isDescendant(of: view) == true
    else { return false }
    return sheet?.isSettled == true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.trackedCentroid
    super.touchesBegan(touches, with: event)
  }

  /// Content that can scroll goes on in the same event in which it is clear that the sheet does not move.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = event.trackedCentroid - start
    if state == .possible, hasWaitingContent, way.y < 0, sheet?.growsByScrolling != true {
      return fail("the content scrolls")
    }
    if state == .possible, way.x.magnitude >= rule.hysteresis,
      way.x.magnitude > way.y.magnitude
    {
      return fail("the finger goes sideways")
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    hasWaitingContent = false
  }

  /// A scroll view at its top waits until it is clear that the sheet does not move. [seen: the sheet
  /// moves, otherwise the content scrolls]
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is ScrollPanRecognizer, let scroller = other.view as? UIScrollView,
      scroller.rule.draggableAxes.contains(.vertical),
      scroller.rule.shown.y <= scroller.rule.vertical.range.lowerBound + 0.5
    else { return false }
    hasWaitingContent = true
    return true
  }

  private func acted() {
    guard let sheet else { return }
    switch state {
    case .began:
      guard sheet.isSettled else { return }
      sheet.beginDrag()
      sheet.drag(by: Double(translation(in: view).y))
    case .changed: sheet.drag(by: Double(translation(in: view).y))
    case .ended: sheet.endDrag(velocity: Double(velocity(in: view).y))
    default: sheet.endDrag(velocity: nil)
    }
  }
}

/// Dismisses a sheet by a tap beside it, on what is dimmed.
final class BesideSheetTapRecognizer: UITapGestureRecognizer {
  private var presentedReference = Weak<UIViewController>(nil)

  deinit {}

  /// Becomes the recognizer of a presented controller's sheet.
  func serve(_ presented: UIViewController) {
    presentedReference = Weak(presented)
    addTarget(self, action: Selector(BesideSheetTapRecognizer.acted))
  }

  override func takes(_ touch: UITouch) -> Bool {
    super.takes(touch) && presentedReference.object?.sheetPresentationController?.isSettled == true
  }

  private func acted() {
    presentedReference.object?.sheetPresentationController?.tapBeside()
  }
}

extension UISheetPresentationController {
  /// Whether a finger may move it: it is presented, and no transition moves it.
  fileprivate final var isSettled: Bool {
    guard let presented, case .appeared = presented.appearance else {
      return rule.phase == .returning
    }
    return true
  }

  /// Whether a finger on content at its top that goes up grows the sheet.
  fileprivate final var growsByScrolling: Bool {
    prefersScrollingExpandsWhenScrolledToEdge && rule.canGrow
  }
}
