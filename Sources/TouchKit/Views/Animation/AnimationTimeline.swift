// A time of its own for the animations of a transition, which a user can hold, move and turn round.

import GestureCore

/// The time that the animations of an interactive transition read.
///
/// It counts seconds from the transition's start. Its animations end together, when it ends.
final class AnimationTimeline {
  /// Where it stands; its timing is linear.
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

  /// Makes one that takes a duration, in seconds, and stands at its start.
  init(duration: Double, clock: AnimationClock) {
    position = AnimationPosition(holding: AnimationTiming(duration: duration, curve: .linear))
    clockReference = Weak(clock)
  }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// The application's time, in seconds; without an application everything is over.
  private var applicationTime: Double { clockReference.object?.scheduler.now ?? .infinity }

  /// Its own time, in seconds from its start; beyond all animations once it is over.
  var now: Double {
    let time = applicationTime
    guard !isDone, !position.isOver(at: time) else {
      return position.isReversed ? -.infinity : .infinity
    }
    return position.progress(at: time) * position.timing.duration
  }

  /// How far it is, from 0 to 1.
  var progress: Double { min(max(position.progress(at: applicationTime), 0), 1) }

  /// Has a transaction read this time.
  func add(_ transaction: AnimationTransaction) { transactions.append(transaction) }

  /// Runs from where it stands to its end.
  func run() { change { $0.run(since: $1) } }

  /// Stands where it is, heading for its end.
  func hold() {
    change {
      $0.hold(at: $1)
      if $0.isReversed { $0.reverse(at: $1) }
    }
  }

  /// Stands at a progress, from 0 to 1.
  func scrub(to progress: Double) {
    change { position, _ in position.scrub(to: progress, linearly: true) }
  }

  /// Goes on to its end, or back to its start; the timing covers the rest.
  func go(back isReversed: Bool, by rest: AnimationTiming) {
    change {
      $0.hold(at: $1)
      if $0.isReversed != isReversed { $0.reverse(at: $1) }
      $0.go(on: rest, since: $1)
    }
  }

  /// Is over at once, at its end or back at its start.
  func end(back isReversed: Bool) {
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
