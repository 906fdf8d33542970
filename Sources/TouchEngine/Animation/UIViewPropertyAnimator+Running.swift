// Carries out the requests to an animator.

import GestureCore

extension UIViewPropertyAnimator {
  private final var now: Double { clockReference.object?.scheduler.now ?? .infinity }

  final var fraction: CGFloat {
    guard let position = transaction?.position else { return 0 }
    return CGFloat(position.fraction(at: now, linearly: scrubsLinearly))
  }

  /// Whether a request is to be carried out now. Makes the changes first if needed.
  private final func admits(_ request: AnimatorState.Request) -> Bool {
    switch present.answer(to: request) {
    case .done: return true
    case .kept, .ignored: return false
    case .beginsFirst:
      begin()
      // The changes are user code, which may have stopped or started it.
      return present.answer(to: request) == .done
    case .mistake:
      programmerError(
        "UIViewPropertyAnimator: asked to \(Self.name(of: request)) while it is "
          + "\(Self.name(of: present)).")
    }
  }

  private static func name(of request: AnimatorState.Request) -> StaticString {
    switch request {
    case .start: "start"
    case .pause: "pause"
    case .scrub: "move"
    case .proceed: "continue"
    case .stop: "stop"
    case .finish: "finish"
    case .add: "make changes"
    }
  }

  private static func name(of state: AnimatorState) -> StaticString {
    switch state {
    case .inactive: "inactive"
    case .running: "running"
    case .held: "paused"
    case .stopped: "stopped"
    }
  }

  /// Makes the changes, and is held at its start.
  private final func begin() {
    let position = AnimationPosition(
      holding: timingParameters.timing(duration: duration), isReversed: beginsReversed)
    let transaction = AnimationTransaction(
      position,
      options: isUserInteractionEnabled
        ? [.beginFromCurrentState, .allowUserInteraction] : .beginFromCurrentState,
      driver: .animator, clock: clockReference.object, completion: nil)
    transaction.isHitWhereItShows = isUserInteractionEnabled && !isManualHitTestingEnabled
    wasInterruptible = isInterruptible
    self.transaction = transaction
    present = .held
    for item in exchange(&waiting, with: []) { make(item.changes, after: item.delayFactor) }
  }

  /// Makes changes that begin after a part of the remaining way.
  private final func make(_ changes: () -> Void, after factor: Double) {
    guard let transaction else { return }
    let length = transaction.position.timing.length
    let done = length > 0 ? transaction.position.position(at: now) / length : 0
    // On the way back from the end, the whole way remains.
    let part = done < 1 ? done : 0
    UIView.perform(
      changes, for: self, in: transaction, after: part + min(max(factor, 0), 1) * (1 - part))
    // The changes may have stopped it, and started it anew on views of another application.
    if self.transaction === transaction { clockReference = transaction.clockReference }
  }

  final func add(_ changes: @escaping () -> Void, factor: Double) {
    switch present.answer(to: .add) {
    case .kept: waiting.append((changes, factor))
    case .done: make(changes, after: factor)
    case .beginsFirst, .ignored, .mistake: break
    }
  }

  final func start(after delay: TimeInterval) {
    guard admits(.start) else { return }
    self.delay = delay > 0 && delay < .infinity ? delay : 0
    run { $0.run(since: $1 + self.delay) }
  }

  final func pause() {
    guard present != .running || wasInterruptible, admits(.pause) else { return }
    hold()
  }

  final func move(to fraction: Double) {
    guard present != .held || wasInterruptible, admits(.scrub) else { return }
    transaction?.position.scrub(to: fraction, linearly: scrubsLinearly)
    transaction?.lookDifferent()
  }

  final func proceed(by parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard admits(.proceed), let position = transaction?.position else { return }
    guard let parameters else { return run { $0.run(since: $1, factor: factor) } }
    let rest = factor > 0 ? factor * duration : position.rest(at: now)
    let timing = parameters.timing(duration: rest)
    run { $0.go(on: timing, since: $1) }
  }

  final func turnRound() {
    switch present {
    case .inactive, .stopped: beginsReversed.toggle()
    case .running:
      guard wasInterruptible else { return }
      run { $0.reverse(at: $1) }
    case .held: transaction?.position.reverse(at: now)
    }
  }

  final func stop(isLast: Bool) {
    guard present == .stopped || wasInterruptible, admits(.stop) else { return }
    cancelEnd()
    present = isLast ? .inactive : .stopped
    if let transaction = takeTransaction() {
      beginsReversed = transaction.position.isReversed
      settled = transaction.settle(at: .current)
    }
    guard isLast else { return }
    settled = []
    let forgotten = exchange(&completions, with: [])
    keepAlive(forgotten)
  }

  final func finish(at position: UIViewAnimatingPosition) {
    guard admits(.finish) else { return }
    present = .inactive
    let values = exchange(&settled, with: [])
    UIView.performWithoutAnimation {
      for item in values {
        switch position {
        case .start: item.view.object?.assume(item.from, as: item.property)
        case .end: item.view.object?.assume(item.to, as: item.property)
        case .current: break
        }
      }
    }
    tell(position)
  }

  // MARK: Time

  /// Changes its position, and runs from there.
  private final func run(_ change: (inout AnimationPosition, Double) -> Void) {
    guard let transaction else { return }
    change(&transaction.position, now)
    present = .running
    end?.cancel()
    // Without any animated property, it ends now.
    let time = transaction.hasChanges ? transaction.position.end : now
    end = clockReference.object?.schedule(end: time) { self.arrive() }
    transaction.lookDifferent()
  }

  private final func hold() {
    present = .held
    cancelEnd()
    transaction?.position.hold(at: now)
    transaction?.lookDifferent()
  }

  /// Cancels the call at the end.
  private final func cancelEnd() { exchange(&end, with: nil)?.cancel() }

  private final func arrive() {
    guard let transaction else { return }
    end = nil
    if pausesOnCompletion { return hold() }
    let isReversed = transaction.position.isReversed
    beginsReversed = isReversed
    present = .inactive
    takeTransaction()?.settle(at: isReversed ? .start : .end)
    tell(isReversed ? .start : .end)
  }

  @discardableResult
  private final func takeTransaction() -> AnimationTransaction? {
    let taken = exchange(&transaction, with: nil)
    if let taken { _ = clockReference.object?.takeCompletion(of: taken) }
    return taken
  }

  /// Calls the completions, which may start it again.
  private final func tell(_ position: UIViewAnimatingPosition) {
    clockReference.object?.noteCompletion()
    for completion in exchange(&completions, with: []) { completion(position) }
  }
}
