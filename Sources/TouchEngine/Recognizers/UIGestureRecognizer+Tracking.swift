// Functions for built-in and custom recognizers that follow touches: locations, deadlines,
// proposals.

import GestureCore

extension UIGestureRecognizer {
  /// The centroid of its touches, in window coordinates; when no touch is left, the last centroid.
  final var centroid: Point {
    centroid(of: Engine.touchSlots(trackedBy: self))
  }

  /// The centroid of some touches, in window coordinates; the last centroid for no touches.
  final func centroid(of slots: TouchSlots) -> Point {
    guard !slots.isEmpty else { return contestState.lastCentroid }
    return Engine.centroid(of: slots, for: self) ?? contestState.lastCentroid
  }

  /// What a rule is told when fingers come down.
  final func fingersDown(in event: UIEvent) -> FingerStep {
    .down(count: event.tracked.count, centroid: event.tracked.centroid)
  }

  /// What a rule is told when fingers leave.
  final func fingersLifted(in event: UIEvent) -> FingerStep {
    let tracked = event.tracked
    return .lifted(
      remaining: tracked.staying.count, centroid: tracked.centroid,
      rest: centroid(of: tracked.staying))
  }

  /// Why its class does not take a touch, before any code of the app is asked.
  final func refusal(of touch: UITouch) -> ReceptionRule.Refusal? {
    guard takes(touch) else { return .kindNotAllowed }
    let surplus = surplusFingers
    guard surplus != .join, touch.eventType == .touches else { return nil }
    return surplus.limit(tracked: listed.count, isActive: Engine.isActive(self)).map {
      .tooManyTouches(allowed: $0)
    }
  }

  /// Whether a touch does not belong to a pointer, or the pressed buttons are the `required` ones.
  ///
  /// If a host reports no buttons, this means the primary one.
  final func hasButtons(_ required: UIEvent.ButtonMask, for touch: UITouch) -> Bool {
    guard touch.type == .indirectPointer else { return true }
    let down = touch.windowStorage?.application?.engine.touchesEvent.buttons ?? []
    return down == required || (down.isEmpty && required == .primary)
  }

  /// A point of the window in the coordinates of `view`.
  final func convert(_ point: Point, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(point) }
    return view.convert(CGPoint(point), from: attachedView?.window ?? view.window)
  }

  /// A displacement in the window in the coordinates of `view`.
  package final func displace(_ vector: Point, in view: UIView?) -> CGPoint {
    let (tip, foot) = (convert(vector, to: view), convert(.zero, to: view))
    return CGPoint(x: tip.x - foot.x, y: tip.y - foot.y)
  }

  /// A displacement in the coordinates of `view` as one in the window.
  final func displace(_ vector: CGPoint, from view: UIView?) -> Point {
    guard let view, let window = attachedView?.window ?? view.window else { return vector.core }
    return view.convert(vector, to: window).core - view.convert(CGPoint.zero, to: window).core
  }

  /// Sets when ``deadlinePassed(at:)`` is called, in seconds on the application's clock; `nil` for
  /// never. Each recognizer has one deadline, and a reset clears it.
  ///
  /// UIKit has no such method. There, recognizers use their own timers, which a deterministic clock
  /// cannot drive.
  public final func setDeadline(_ time: TimeInterval?) {
    Engine.setDeadline(time, of: self)
  }

  /// When ``deadlinePassed(at:)`` is called, in seconds; infinite if it is not.
  package final var deadline: TimeInterval { contestState.notedDeadline }

  /// Carries out what a rule proposes, and notes its deadline.
  final func carryOut(_ proposal: Proposal, deadline: Double) {
    if deadline != contestState.notedDeadline { setDeadline(deadline) }
    carryOut(proposal)
  }

  /// Carries out what a rule without deadlines proposes.
  @inline(__always)
  final func carryOut(_ proposal: Proposal) {
    if case .stay = proposal { return }
    guard case .change = proposal else { return assignByRule(proposal) }
    change()
  }

  // These are functions of their own, so that a rule that stays costs its caller little.
  @inline(never)
  private final func change() {
    contestState.isRuleAssigning = true
    state = .changed
    contestState.isRuleAssigning = false
  }

  @inline(never)
  private final func assignByRule(_ proposal: Proposal) {
    contestState.isRuleAssigning = true
    assign(proposal)
    contestState.isRuleAssigning = false
  }

  @inline(__always)
  private final func assign(_ proposal: Proposal) {
    switch proposal {
    case .stay: break
    case .begin: state = .began
    case .change: state = .changed
    case .end: state = .ended
    case .fail(let why):
      contestState.reason = why
      state = .failed
    case .cancel(let why):
      contestState.reason = why
      state = .cancelled
    }
  }

  /// Fails with a reason: the same as assigning `.failed`, with a sentence for observers. A gesture
  /// that began is cancelled.
  ///
  ///     if angle < .pi / 6 { fail("too shallow") }
  ///
  /// UIKit has no such method.
  /// - Parameter why: What observers read in ``Observation/Cause/assigned(in:because:)``.
  public final func fail(_ why: String) {
    // An assignment that is ignored has no sentence.
    if Engine.ownState(of: self).accepting(.failed) != nil { changeExtras { $0.sentence = why } }
    state = .failed
  }

  /// Declares that the recognizer ignores `touch`. Phases that were held for the recognizer go to
  /// the view, and the touch is not cancelled there later.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    Engine.ignore(touch, by: self)
  }

  /// Declares that the recognizer ignores `press`. Phases that were held for the recognizer go to
  /// the responder, and the press is not cancelled there later.
  public final func ignore(_ press: UIPress, for event: UIPressesEvent) {
    Engine.ignore(press, by: self)
  }

  /// Makes this recognizer wait for the failure of `other`, permanently. If both take part in a
  /// running contest, it applies from now on.
  ///
  /// Requiring its own failure is ignored, and reported to the observers.
  public final func require(toFail other: UIGestureRecognizer) {
    guard other !== self else {
      UIApplication.shared.report(.requiredItself(observationID))
      return
    }
    guard !requiredToFail.contains(where: { $0.object === other }) else { return }
    other.requiredBy.removeAll { $0.object == nil }
    contestState.isTied = true
    other.contestState.isTied = true
    requiredToFail.append(Weak(other))
    other.requiredBy.append(Weak(self))
    Engine.requirementAdded(of: self, on: other)
  }

  /// Forgets all of the last attempt.
  final func startAfresh() {
    contestState.startAfresh()
    extras?.sentence = nil
    forget()
  }

  /// Its name in messages.
  final var debugName: String {
    #if hasFeature(Embedded)
      return name ?? "recognizer"
    #else
      let type = "\(Swift.type(of: self))"
      return name.map { "\(type) \"\($0)\"" } ?? type
    #endif
  }
}
