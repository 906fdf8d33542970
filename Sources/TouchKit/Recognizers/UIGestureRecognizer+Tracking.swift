// What built-in and custom recognizers use to follow their touches: places, deadlines, proposals.

import GestureCore

extension UIGestureRecognizer {
  /// The slots of the touches that it tracks and that are down.
  final var trackedSlots: TouchSlots {
    part.link?.borrow { $0.contest[seat].touches.subtracting(.presses) } ?? .none
  }

  /// The centroid of its touches, in window coordinates; when none is left, the last one.
  final var centroid: Point {
    centroid(of: trackedSlots)
  }

  /// The touches that it tracks and that stay down after this event.
  final var staying: TouchSlots {
    trackedSlots.subtracting(part.link?.borrow { $0.touchesEvent.lifted } ?? .none)
  }

  /// The centroid of some touches, in window coordinates; the last one for none.
  final func centroid(of slots: TouchSlots) -> Point {
    guard let link = part.link, !slots.isEmpty else { return part.lastCentroid }
    return link.borrow { $0.touchesEvent.centroid(of: slots) }
  }

  /// Whether one of its touches stands for a trackpad's scrolling.
  final var tracksScrolling: Bool {
    // Written out: the standard library's search would ask at each call where it runs.
    for index in part.tracked.indices where !part.tracked[index].scrollTypes.isEmpty { return true }
    return false
  }

  /// Whether everyone sees that the gesture is running.
  final var isActive: Bool {
    guard let referee, seat >= 0 else { return false }
    return referee.contest[seat].reported.isActive
  }

  /// Why a pointer's touch is not taken, if other buttons are down than `required`.
  ///
  /// A host that reports no buttons at all means the primary one.
  final func buttonRefusal(
    of touch: UITouch, required: UIEvent.ButtonMask
  ) -> Observation.Refusal? {
    guard touch.type == .indirectPointer else { return nil }
    let down = touch.homeWindow?.application?.desk.touchesEvent.buttons ?? []
    return down == required || (down.isEmpty && required == .primary) ? nil : .kindNotAllowed
  }

  /// A point of the window in the coordinates of `view`.
  final func convert(_ point: Point, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(point) }
    return view.convert(CGPoint(point), from: attachedView?.window ?? view.window)
  }

  /// A displacement in the window in the coordinates of `view`.
  final func displace(_ vector: Point, in view: UIView?) -> CGPoint {
    let (tip, foot) = (convert(vector, to: view), convert(.zero, to: view))
    return CGPoint(x: tip.x - foot.x, y: tip.y - foot.y)
  }

  /// A displacement in the coordinates of `view` as one in the window.
  final func displace(_ vector: CGPoint, from view: UIView?) -> Point {
    guard let view, let window = attachedView?.window ?? view.window else { return vector.core }
    return view.convert(vector, to: window).core - view.convert(CGPoint.zero, to: window).core
  }

  /// Has ``deadlinePassed(at:)`` called at `time`, in seconds on the application's clock; `nil`
  /// calls it off. There is one deadline for each recognizer, and a reset clears it.
  ///
  /// UIKit has no such method; there, recognizers use timers of their own, which a deterministic
  /// clock cannot drive.
  public final func setDeadline(_ time: TimeInterval?) {
    guard let referee, seat >= 0 else { return }
    // What is no time never comes.
    part.notedDeadline = time.map { $0.isNaN ? .infinity : $0 } ?? .infinity
    referee.setDeadline(part.notedDeadline, of: self)
  }

  /// Does what a rule proposes, and notes its deadline.
  final func adopt(_ proposal: Proposal, deadline: Double) {
    if deadline != part.notedDeadline { setDeadline(deadline) }
    adopt(proposal)
  }

  /// Does what a rule without deadlines proposes.
  @inline(__always)
  final func adopt(_ proposal: Proposal) {
    if case .stay = proposal { return }
    carryOut(proposal)
  }

  private final func carryOut(_ proposal: Proposal) {
    switch proposal {
    case .stay: break
    case .begin: state = .began
    case .change: state = .changed
    case .end: state = .ended
    case .fail(let why):
      part.reason = why
      state = .failed
    case .cancel(let why):
      part.reason = why
      state = .cancelled
    }
  }

  /// Declares that the recognizer wants nothing of `touch`: phases that were held for it go to
  /// the view, and it is not cancelled there later.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let referee, seat >= 0, touch.slot >= 0 else { return }
    referee.ignore(touch, by: self)
  }

  /// Declares that the recognizer wants nothing of `press`.
  public final func ignore(_ press: UIPress, for event: UIPressesEvent) {
    part.trackedPresses.removeAll { $0 === press }
    press.offeredTo.removeAll { $0 === self }
  }

  /// Makes this recognizer wait until `other` has failed, for good; where both take part in a running
  /// contest, from now on.
  ///
  /// Requiring its own failure is ignored, and reported to the observer.
  public final func require(toFail other: UIGestureRecognizer) {
    guard other !== self else {
      UIApplication.shared.report(.requiredItself(self))
      return
    }
    guard !requiredToFail.contains(where: { $0.object === other }) else { return }
    other.requiredBy.removeAll { $0.object == nil }
    part.isTied = true
    other.part.isTied = true
    requiredToFail.append(Weak(other))
    other.requiredBy.append(Weak(self))
    guard let referee, referee === other.referee else { return }
    referee.contest.require(seat, toFail: other.seat)
  }

  /// Lets go of its touches and targets, because its contest goes away.
  nonisolated final func dropAll() {
    part.leave()
    part.isLeftOver = true
    part.tracked = []
    part.trackedPresses = []
    part.bound = []
  }

  final func assign(_ state: State, because cause: Verdict.Cause) {
    if let link = part.link, link.borrow({ $0.isBusy }) {
      link.borrow { $0.assign(state, to: self, because: cause) }
    } else {
      // Actions run at once, and may let go of the window: here the referee must be kept alive.
      let referee = referee ?? Referee.forAssignment(of: self)
      referee.assign(state, to: self, because: cause)
    }
  }

  /// Forgets all of the last attempt.
  final func startAfresh() {
    part.startAfresh()
    unbindActions()
    forget()
  }

  /// What messages call it.
  final var debugName: String {
    #if hasFeature(Embedded)
      return name ?? "recognizer"
    #else
      let type = "\(Swift.type(of: self))"
      return name.map { "\(type) \"\($0)\"" } ?? type
    #endif
  }
}
