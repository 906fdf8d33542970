// The time of a transition's animations. A user can hold, move and reverse it.

import GestureCore

/// The time that the animations of an interactive transition read.
///
/// It counts seconds from the transition's start. Its animations end together with it.
package final class AnimationTimeline {
  /// Its position; its timing is linear.
  private(set) var position: AnimationPosition
  private let clockReference: Weak<AnimationClock>
  private var transactions: [AnimationTransaction] = []
  /// Whether it is over.
  private(set) var isDone = false
  private var end: Scheduler.Token?

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  /// Makes a timeline of an application with a duration, in seconds, that is held at its start.
  package init(duration: Double, in application: UIApplication) {
    Linked.animations = true
    position = AnimationPosition(holding: AnimationTiming(duration: duration, curve: .linear))
    clockReference = Weak(application.animationClock)
  }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// The application's time, in seconds; without an application everything is over.
  private var applicationTime: Double { clockReference.object?.scheduler.now ?? .infinity }

  /// Its own time, in seconds from its start. Once it is over, the time is after all animations.
  var now: Double {
    let time = applicationTime
    guard !isDone, !position.isOver(at: time) else {
      return position.isReversed ? -.infinity : .infinity
    }
    return position.progress(at: time) * position.timing.duration
  }

  /// Its progress, from 0 to 1.
  package var progress: Double { min(max(position.progress(at: applicationTime), 0), 1) }

  /// Adds a transaction that reads this time.
  func add(_ transaction: AnimationTransaction) { transactions.append(transaction) }

  /// Runs from its position to its end.
  package func run() { change { $0.run(since: $1) } }

  /// Stops at its position. Its goal is its end.
  package func hold() {
    change {
      $0.hold(at: $1)
      if $0.isReversed { $0.reverse(at: $1) }
    }
  }

  /// Moves to a progress from 0 to 1 and stops there.
  package func scrub(to progress: Double) {
    change { position, _ in position.scrub(to: progress, linearly: true) }
  }

  /// Continues to its end, or back to its start. The timing covers the rest.
  package func go(back isReversed: Bool, by rest: AnimationTiming) {
    change {
      $0.hold(at: $1)
      if $0.isReversed != isReversed { $0.reverse(at: $1) }
      $0.go(on: rest, since: $1)
    }
  }

  /// Ends at once, at its end or at its start.
  package func end(back isReversed: Bool) {
    exchange(&end, with: nil)?.cancel()
    if position.isReversed != isReversed { position.reverse(at: applicationTime) }
    if !isDone { complete() }
  }

  private func change(_ change: (inout AnimationPosition, Double) -> Void) {
    change(&position, applicationTime)
    end?.cancel()
    end = clockReference.object?.schedule(end: position.end) { self.complete() }
    for transaction in transactions { transaction.lookDifferent() }
  }

  private func complete() {
    (end, isDone) = (nil, true)
    let done = exchange(&transactions, with: [])
    let goesBack = position.isReversed
    for transaction in done { transaction.settle(at: goesBack ? .start : .end) }
    clockReference.object?.noteCompletion()
    for transaction in done { transaction.tell(goneBack: goesBack) }
  }
}
