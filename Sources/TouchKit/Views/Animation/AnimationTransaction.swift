// All the changes of one call of `UIView.animate`: they share a timing, and one completion hears
// how they ended.

import GestureCore

/// An application's time as animations see it, and what is to be told when they end. Views and
/// animations do not keep it alive: without it, everything is over.
final class AnimationClock {
  /// An animation, and what is told when it is over.
  ///
  /// The completion is kept here and not in the transaction: views own transactions, and a
  /// completion often owns the view.
  private struct Entry {
    let transaction: Weak<AnimationTransaction>
    let completion: ((Bool) -> Void)?

    /// Whether nothing will ever end it: no view has it, or it is endless and its views went out of
    /// sight with their window.
    var isForgotten: Bool {
      guard let transaction = transaction.object else { return true }
      return transaction.isEndless && !transaction.isShown
    }
  }

  /// The application's scheduler.
  let scheduler: Scheduler
  private var entries: [Entry] = []
  /// The time of the latest completion, in seconds.
  fileprivate var lastCompletion = -Double.infinity

  /// How long a completion waits when nothing is on its way, in seconds: until the next turn, and
  /// after another completion at this time until the next frame. A completion that animates again
  /// therefore lets time pass.
  fileprivate var pauseBeforeCompletion: Double { lastCompletion < scheduler.now ? 0 : 1.0 / 60 }

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  init(scheduler: Scheduler) { self.scheduler = scheduler }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// Whether a property of a view in a window is on its way.
  var isRunning: Bool { entries.contains { $0.transaction.object?.isShown ?? false } }

  fileprivate func add(_ transaction: AnimationTransaction, _ completion: ((Bool) -> Void)?) {
    dropForgotten()
    entries.append(Entry(transaction: Weak(transaction), completion: completion))
  }

  /// Takes out what is to be told at the end of a transaction.
  fileprivate func takeCompletion(of transaction: AnimationTransaction) -> ((Bool) -> Void)? {
    guard let index = entries.firstIndex(where: { $0.transaction.object === transaction }) else {
      return nil
    }
    return entries.remove(at: index).completion
  }

  /// Drops the completions of transactions that no view shows any more.
  func dropForgotten() {
    guard entries.contains(where: { $0.isForgotten }) else { return }
    _ = exchange(&entries, with: entries.filter { !$0.isForgotten })
  }
}

/// The changes of one call of `UIView.animate`.
final class AnimationTransaction {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  private let clockReference: Weak<AnimationClock>
  /// The views whose properties are on their way, one for each property.
  private var views: [Weak<UIView>] = []
  private var runningCount = 0
  private var hasFinished = true
  private var isCommitted = false
  private var end: Scheduler.Token?

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  init(
    timing: AnimationTiming, options: UIView.AnimationOptions, clock: AnimationClock?,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.options = options
    clockReference = Weak(clock)
    clock?.add(self, completion)
  }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// The clock of the application; `nil` once that is gone.
  var clock: AnimationClock? { clockReference.object }

  /// The present time, in seconds; without an application everything is over.
  var now: Double { clock?.scheduler.now ?? .infinity }

  /// Whether everything in it shows its new value.
  var isOver: Bool { timing.isOver(at: now) }

  /// Whether only a change or a view's leaving ends it.
  fileprivate var isEndless: Bool { timing.end == .infinity && end == nil && isCommitted }

  /// Whether one of its views can be seen on its way.
  fileprivate var isShown: Bool {
    runningCount > 0 && views.contains { $0.object?.windowStorage != nil }
  }

  /// Counts one more property of a view on its way.
  func begin(in view: UIView) {
    runningCount += 1
    views.append(Weak(view))
  }

  /// Waits for the end; without any property on its way that is the next turn.
  func commit() {
    isCommitted = true
    guard let scheduler = clock?.scheduler else { return }
    guard runningCount > 0 else { return completeSoon() }
    guard timing.end < .infinity else { return }
    end = scheduler.schedule(at: timing.end) { self.complete() }
  }

  /// Counts one property less, because something newer took its place or its view was removed.
  func interrupt() {
    guard !isOver, runningCount > 0 else { return }
    hasFinished = false
    runningCount -= 1
    if runningCount == 0 { completeSoon() }
  }

  private func completeSoon() {
    end?.cancel()
    guard let clock else { return }
    end = clock.scheduler.after(clock.pauseBeforeCompletion) { self.complete() }
  }

  private func complete() {
    runningCount = 0
    end = nil
    guard let clock else { return }
    clock.lastCompletion = clock.scheduler.now
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
    from.mixed(with: to, transaction.timing.progress(at: transaction.now))
  }
}
