// Carries out what `ScrollRule` decides: it moves the bounds and tells the delegate.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIScrollView {
  /// Calls of the delegate that lie deeper in each other than this are left out: a delegate that moves
  /// the content each time it hears that it moved would never come to an end. [ours; UIKit's stack
  /// overflows]
  nonisolated static var scrollCallDepthMax: Int { 50 }

  /// The present time of its application, in seconds.
  private final var now: Double {
    (windowStorage?.application ?? UIApplication.shared).scheduler.now
  }

  // MARK: Steps

  /// Carries out what the rule names, until nothing is left.
  ///
  /// Each step may call the delegate, which may move, resize or stop the content, or call this function
  /// again. So a step is asked for only when the one before is done, and the rule says last of all
  /// whether content still moves.
  final func carryOut() {
    while let step = rule.next() { carryOut(step) }
    // The indicators depend on the phase.
    if exchange(&drawnPhase, with: rule.phase) != rule.phase { lookChanged() }
    if rule.isMoving || zoom.isMoving { followFrames() }
    if rule.needsSettling { setNeedsLayout() }
  }

  private final func carryOut(_ step: ScrollRule.Step) {
    switch step {
    case .scroll(let offset): scroll(to: offset)
    case .didEndAnimation:
      showIndicators(for: UIScrollView.flashDuration)
      endAnimation()
    case .willBeginDragging:
      scrollDelegate?.scrollViewWillBeginDragging(self)
      endEditingAtDrag()
    case .willEndDragging(let velocity, let target): willEndDragging(velocity, target)
    case .didEndDragging(let willDecelerate):
      if !willDecelerate { showIndicators(for: UIScrollView.flashDuration) }
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: scrollDelegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating:
      showIndicators(for: UIScrollView.flashDuration)
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Whether code of a subclass or of a controller lays out what scrolls. UIScrollView itself places
  /// nothing.
  private final var scrollingLaysOut: Bool {
    ObjectIdentifier(type(of: self)) != ObjectIdentifier(UIScrollView.self)
      || owner != nil
  }

  private final func scroll(to offset: Point) {
    moveBounds(to: CGPoint(offset), asksForLayout: scrollingLaysOut)
    refresher?.follow(self)
    guard scrollCallDepth < UIScrollView.scrollCallDepthMax else {
      let repetition = Repetition.scrolling(depthMax: UIScrollView.scrollCallDepthMax)
      windowStorage?.application?.report(.repeatsItself(observationID, repetition))
      return
    }
    scrollCallDepth += 1
    scrollDelegate?.scrollViewDidScroll(self)
    scrollCallDepth -= 1
  }

  private final func willEndDragging(_ velocity: Point, _ target: Point) {
    guard let delegate = scrollDelegate else { return }
    var chosen = CGPoint(target)
    delegate.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(velocity * 0.001), targetContentOffset: &chosen)
    rule.moveTarget(to: chosen.core)
  }

  // MARK: Fingers

  /// A finger came down on it or on its content.
  final func fingerDown() {
    rule.fingerDown()
    carryOut()
  }

  /// All fingers are up.
  final func fingersUp() {
    rule.fingersUp(at: now)
    carryOut()
  }

  /// Fingers begin to drag.
  final func beginDrag(
    by translation: Point, travel: Point, with source: ScrollRule.Source, at time: Double
  ) {
    rule.beginDrag(by: translation, travel: travel, with: source, at: time)
    carryOut()
  }

  /// Fingers drag.
  final func drag(by translation: Point, at time: Double) {
    rule.drag(by: translation, isZooming: zoom.phase == .pinching, at: time)
    carryOut()
    if keyboardDismissMode != .none { endEditingAtKeyboard() }
  }

  /// The fingers let go.
  final func endDrag(velocity: Point, at time: Double) {
    rule.endDrag(velocity: velocity, isZooming: zoom.phase != .idle, at: time)
    carryOut()
  }

  /// Whether its pan may begin: what its content has is asked first, then which of several scroll views
  /// gets the drag.
  final func mayBeginDragging() -> Bool {
    for touch in pan.tracked where pan.hasContentTouch(touch, of: self) {
      guard let view = touch.view else { continue }
      let answer = windowStorage?.application?.answer(to: .cancelsContent(pan.observationID))
      guard canCancelContentTouches, answer ?? touchesShouldCancel(in: view) else { return false }
    }
    var chain: [ScrollChoice.Candidate] = []
    var index: Int?
    var next = pan.tracked.first?.hitView ?? self
    while true {
      if let scroller = next.asScroller, scroller.pan.isEnabled {
        if scroller === self { index = chain.count }
        chain.append(scroller.candidate)
      }
      guard let superview = next.superview else { break }
      next = superview
    }
    guard let index else { return true }
    return ScrollChoice.mayBegin(index, of: chain, travel: pan.travel)
  }

  private final var candidate: ScrollChoice.Candidate {
    var transferring: PanRule.Axes = []
    if transfersHorizontalScrollingToParent { transferring.formUnion(.horizontal) }
    if transfersVerticalScrollingToParent { transferring.formUnion(.vertical) }
    return ScrollChoice.Candidate(rule, transferring: transferring)
  }

  // MARK: Calls

  final func jump(to offset: CGPoint) {
    rule.jump(to: offset.core)
    carryOut()
  }

  final func move(to offset: CGPoint, animated: Bool) {
    guard animated, windowStorage != nil else {
      rule.stop()
      return jump(to: offset)
    }
    rule.ease(to: offset.core, at: now)
    carryOut()
  }

  final func show(_ rect: CGRect, animated: Bool) {
    guard !rect.isEmpty, rect.origin.core.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return }
    let inset = adjustedContentInset
    let place = contentOffset
    func nearest(
      _ offset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, before: CGFloat,
      after: CGFloat
    ) -> CGFloat {
      let (first, last) = (offset + before, offset + length - after)
      if start < first || end - start > last - first { return start - before }
      return end > last ? end - length + after : offset
    }
    let target = CGPoint(
      x: nearest(
        place.x, bounds.width, rect.minX, rect.maxX, before: inset.left, after: inset.right),
      y: nearest(
        place.y, bounds.height, rect.minY, rect.maxY, before: inset.top, after: inset.bottom))
    let isSeen = target == place
    if !isSeen { setContentOffset(CGPoint(rule.clamped(target.core)), animated: animated) }
  }

  final func stopAll() {
    zoom.stop()
    carryOutZoom()
    rule.stop()
    carryOut()
    jump(to: CGPoint(rule.clamped(rule.offset)))
  }

  // MARK: Sizes

  /// The insets of the content with what is added for the safe area, in points.
  public final var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let inset = contentInset
    let (along, across): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic, .scrollableAxes:
        (
          contentSize.height > bounds.height || alwaysBounceVertical,
          contentSize.width > bounds.width || alwaysBounceHorizontal
        )
      }
    return UIEdgeInsets(
      top: inset.top + (along ? safe.top : 0) + refreshInset,
      left: inset.left + (across ? safe.left : 0),
      bottom: inset.bottom + (along ? safe.bottom : 0),
      right: inset.right + (across ? safe.right : 0))
  }

  final func insetMayHaveChanged() {
    updateAxes()
    let inset = adjustedContentInset
    guard exchange(&knownInset, with: inset) != inset else { return }
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Tells the rule how large everything is.
  final func updateAxes() {
    let inset = adjustedContentInset
    let size = geometry.bounds.size
    rule.pixelsPerPoint = Double((windowStorage?.application ?? .shared).screen.scale)
    rule.setAxes(
      horizontal: ScrollAxis(
        length: Double(size.width), content: Double(contentSize.width),
        before: Double(inset.left), after: Double(inset.right), bounces: bouncesHorizontally,
        alwaysBounces: alwaysBounceHorizontal, alignment: Double(contentAlignmentPoint.x)),
      vertical: ScrollAxis(
        length: Double(size.height), content: Double(contentSize.height),
        before: Double(inset.top), after: Double(inset.bottom), bounces: bouncesVertically,
        alwaysBounces: alwaysBounceVertical, alignment: Double(contentAlignmentPoint.y)))
    pan.rule.axes = rule.draggableAxes
    // The indicators depend on the axes.
    lookChanged()
    setNeedsLayout()
    carryOut()
  }

  final func boundsMayHaveMoved(from old: CGRect) {
    let bounds = geometry.bounds
    if bounds.size != old.size { insetMayHaveChanged() }
    guard bounds.origin != old.origin, bounds.origin.core != rule.shown else { return }
    rule.place(at: bounds.origin.core)
    carryOut()
  }

  final func layoutAtRest() {
    guard rule.needsSettling, zoom.phase == .idle, !isTracking else { return }
    rule.settleAtRest()
    carryOut()
  }

  /// Turns its recognizers on and off as its properties say.
  final func updateRecognizers() {
    pan.isEnabled = isScrollEnabled
    gate.isEnabled = isScrollEnabled && delaysContentTouches
  }

  // MARK: Frames

  /// Is called once a frame from the next one on.
  private final func followFrames() {
    guard !listensToFrames else { return }
    guard let application = windowStorage?.application else { return stopWithoutFrames() }
    listensToFrames = true
    frameApplication = Weak(application)
    application.frameClock.add(self)
    application.expectFrame()
  }

  /// It came into another window: what moves by itself stops.
  final func windowChanged() {
    updateAxes()
    insetMayHaveChanged()
    if rule.isMoving || zoom.isMoving { stopWithoutFrames() }
    guard windowStorage != nil else { return }
    leaveFrameClock()
    // An application that is gone took its fingers along without a word.
    if !pan.isSeated {
      endDrag(velocity: .zero, at: now)
      fingersUp()
      fingersLost()
    }
    endPinch()
  }

  /// Stops what moves by itself, because no frame comes; content beyond an edge is there at once.
  private final func stopWithoutFrames() {
    zoom.stop()
    carryOutZoom()
    rule.stop()
    carryOut()
    jump(to: CGPoint(rule.clamped(rule.offset)))
  }
}

extension UIScrollView: FrameListener {
  package final func frameBegan(at time: Double, next: Double) {
    guard windowStorage != nil, rule.isMoving || zoom.isMoving else {
      return leaveFrameClock()
    }
    rule.frame(at: time)
    carryOut()
    zoom.frame(at: time)
    carryOutZoom()
    if !rule.isMoving, !zoom.isMoving { leaveFrameClock() }
  }

  fileprivate final func leaveFrameClock() {
    // Its window may be another application's by now.
    frameApplication.object?.frameClock.remove(self)
    frameApplication = Weak(nil)
    listensToFrames = false
  }
}

extension UIPanGestureRecognizer {
  /// Whether a view in a scroll view has heard that a touch began, and hears on.
  fileprivate final func hasContentTouch(_ touch: UITouch, of scroller: UIScrollView) -> Bool {
    guard let view = touch.view, view !== scroller else { return false }
    return isHeard(touch)
  }
}

extension UIView {
  /// This view as a scroll view; `nil` if it is none. Faster than a cast, and names no class.
  final var asScroller: UIScrollView? {
    guard admitsTouches else { return nil }
    return unsafeDowncast(self, to: UIScrollView.self)
  }
}
