// All the changes of one call of `UIView.animate`: they share a timing, and one completion hears
// how they ended.

import GestureCore

/// An application's time as animations see it; it outlives the application if views do.
final class AnimationClock {
  /// The application's scheduler; the application clears it when it goes away.
  nonisolated(unsafe) unowned(unsafe) var scheduler: Scheduler?
  /// How many properties are on their way.
  var runningCount = 0

  init(scheduler: Scheduler) { self.scheduler = scheduler }

  /// The present time, in seconds; without an application everything is over.
  var now: Double { scheduler?.now ?? .infinity }
}

/// The changes of one call of `UIView.animate`.
final class AnimationTransaction {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  let clock: AnimationClock
  private var completion: ((Bool) -> Void)?
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
    self.completion = completion
  }

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
    let completion = completion
    self.completion = nil
    end = nil
    completion?(hasFinished)
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
