// All the changes of one call of `UIView.animate`: they share a timing, and one completion hears
// how they ended.

import GestureCore

/// An application's time as animations see it, and what is to be told when they end; it outlives
/// the application if views do.
final class AnimationClock {
  /// What is told when a transaction is over.
  private struct Completion {
    unowned(unsafe) let transaction: AnimationTransaction
    let call: (Bool) -> Void
  }

  /// The application's scheduler; the application clears it when it goes away.
  nonisolated(unsafe) private(set) unowned(unsafe) var scheduler: Scheduler?
  /// How many properties are on their way.
  nonisolated(unsafe) fileprivate(set) var runningCount = 0
  /// Kept here and not in the transactions: views own those, and a completion often owns the view.
  nonisolated(unsafe) private var completions: [Completion] = []

  init(scheduler: Scheduler) { self.scheduler = scheduler }

  /// The present time, in seconds; without an application everything is over.
  var now: Double { scheduler?.now ?? .infinity }

  /// Drops all that was to be told, because the application goes away.
  nonisolated func stop() {
    scheduler = nil
    completions = []
  }

  fileprivate func add(_ call: @escaping (Bool) -> Void, for transaction: AnimationTransaction) {
    completions.append(Completion(transaction: transaction, call: call))
  }

  /// Takes out what is to be told at the end of a transaction.
  fileprivate func takeCompletion(of transaction: AnimationTransaction) -> ((Bool) -> Void)? {
    let index = completions.firstIndex { $0.transaction === transaction }
    return index.map { completions.remove(at: $0).call }
  }

  /// Forgets a transaction that nobody can see any more.
  nonisolated fileprivate func forget(_ transaction: AnimationTransaction, running: Int) {
    runningCount -= running
    completions.removeAll { $0.transaction === transaction }
  }
}

/// The changes of one call of `UIView.animate`.
final class AnimationTransaction {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  let clock: AnimationClock
  private var runningCount = 0
  private var hasFinished = true
  private var end: Scheduler.Token?

  init(
    timing: AnimationTiming, options: UIView.AnimationOptions, clock: AnimationClock,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.options = options
    self.clock = clock
    if let completion { clock.add(completion, for: self) }
  }

  deinit { clock.forget(self, running: runningCount) }

  /// Whether everything in it shows its new value.
  var isOver: Bool { timing.isOver(at: clock.now) }

  /// Counts one more property on its way.
  func begin() {
    runningCount += 1
    clock.runningCount += 1
  }

  /// Waits for the end; without any property on its way that is the next turn.
  func commit() {
    guard let scheduler = clock.scheduler else { return }
    guard runningCount > 0 else { return completeSoon() }
    guard timing.end < .infinity else { return }
    end = scheduler.schedule(at: timing.end) { self.complete() }
  }

  /// Counts one property less, because something newer took its place or its view was removed.
  func interrupt() {
    guard !isOver, runningCount > 0 else { return }
    hasFinished = false
    runningCount -= 1
    clock.runningCount -= 1
    if runningCount == 0 { completeSoon() }
  }

  private func completeSoon() {
    end?.cancel()
    end = clock.scheduler?.after(0) { self.complete() }
  }

  private func complete() {
    clock.runningCount -= runningCount
    runningCount = 0
    end = nil
    clock.takeCompletion(of: self)?(hasFinished)
  }
}

/// One property of one view on its way.
struct PropertyAnimation {
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
  let transaction: AnimationTransaction

  /// The value that shows now.
  var present: AnimatedValue {
    from.mixed(with: to, transaction.timing.progress(at: transaction.clock.now))
  }
}
