// All the changes of one call of `UIView.animate`, or of one animator: they share a clock, and one
// completion hears how they ended. What the clock shows when, decides `AnimationPosition`.

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

  /// Whether a property of a view in a window changes by itself as time passes.
  var isRunning: Bool { entries.contains { $0.transaction.object?.isMoving ?? false } }

  /// Has work done when an animation is at its end; one that is there already ends after the pause that
  /// completions keep.
  func schedule(end: Double, _ work: @escaping () -> Void) -> Scheduler.Token? {
    guard end < .infinity else { return nil }
    guard end > scheduler.now else { return scheduler.after(pauseBeforeCompletion, work) }
    return scheduler.schedule(at: end, work)
  }

  /// Notes that completions are told now.
  func noteCompletion() { lastCompletion = scheduler.now }

  fileprivate func add(_ transaction: AnimationTransaction, _ completion: ((Bool) -> Void)?) {
    dropForgotten()
    entries.append(Entry(transaction: Weak(transaction), completion: completion))
  }

  /// Takes out what is to be told at the end of a transaction.
  func takeCompletion(of transaction: AnimationTransaction) -> ((Bool) -> Void)? {
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

/// The changes of one call of `UIView.animate`, or of one animator.
final class AnimationTransaction {
  /// What moves its clock and ends it.
  enum Driver {
    /// Time alone: it runs forwards and is never touched.
    case time
    /// An animator, which sets ``AnimationTransaction/position``.
    case animator
    /// A timeline whose time it reads; without it, everything is over.
    case timeline(Weak<AnimationTimeline>)
  }

  /// A property of a view that it was taken off, with both its values.
  struct Settled {
    let view: Weak<UIView>
    let property: AnimatedProperty
    let from: AnimatedValue
    let to: AnimatedValue
  }

  /// Where it stands.
  var position: AnimationPosition
  let options: UIView.AnimationOptions
  let driver: Driver
  /// Whether touches look for its views where they show.
  var isHitWhereItShows = false
  /// The part of the way after which changes begin that are made now, from 0 to 1.
  var delayPart = 0.0
  private let clockReference: Weak<AnimationClock>
  /// The views whose properties are on their way, one for each property.
  private var views: [Weak<UIView>] = []
  private var runningCount = 0
  private var hasFinished = true
  private var isCommitted = false
  /// Whether it was taken off its views; code that is still making its changes makes plain ones now.
  private(set) var isSettled = false
  private var end: Scheduler.Token?

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  init(
    _ position: AnimationPosition, options: UIView.AnimationOptions, driver: Driver,
    clock: AnimationClock?, completion: ((Bool) -> Void)?
  ) {
    self.position = position
    self.options = options
    self.driver = driver
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

  /// The present time, in seconds; without an application or its timeline everything is over.
  var now: Double {
    guard let clock else { return .infinity }
    guard case .timeline(let timeline) = driver else { return clock.scheduler.now }
    return timeline.object?.now ?? .infinity
  }

  /// Whether everything in it shows its new value.
  var isOver: Bool { position.isOver(at: now) && !position.isReversed }

  /// Whether it heads for the old values.
  var goesBack: Bool {
    guard case .timeline(let timeline) = driver else { return position.isReversed }
    return timeline.object?.position.isReversed ?? false
  }

  /// Whether nothing can bring it back from its end.
  var isOverForGood: Bool {
    switch driver {
    case .time: isOver
    case .animator: false
    case .timeline(let timeline): timeline.object == nil
    }
  }

  /// How far a change is now that begins after a part of the way.
  func progress(after delayPart: Double) -> Double {
    guard delayPart > 0 else { return position.progress(at: now) }
    let length = position.timing.length
    let part = length > 0 ? position.position(at: now) / length : position.progress(at: now)
    guard delayPart < 1 else { return part < 1 ? 0 : 1 }
    return position.timing.progress(at: (part - delayPart) / (1 - delayPart) * length)
  }

  /// Whether only a change or a view's leaving ends it, or what would have ended it is gone.
  fileprivate var isEndless: Bool {
    switch driver {
    case .time: position.end == .infinity && end == nil && isCommitted
    case .animator: false
    case .timeline(let timeline): timeline.object == nil && end == nil
    }
  }

  /// Whether one of its views can be seen on its way.
  fileprivate var isShown: Bool {
    runningCount > 0 && views.contains { $0.object?.windowStorage != nil }
  }

  /// Whether one of its views can be seen moving by itself.
  fileprivate var isMoving: Bool {
    switch driver {
    case .time: isShown
    case .animator: position.isRunning && isShown
    case .timeline(let timeline): timeline.object?.position.isRunning == true && isShown
    }
  }

  /// Whether any property is on its way.
  var hasChanges: Bool { runningCount > 0 }

  /// Counts one more property of a view on its way.
  func begin(in view: UIView) {
    runningCount += 1
    views.append(Weak(view))
  }

  /// Waits for the end; without any property on its way that is the next turn. A timeline or an
  /// animator ends its own.
  func commit() {
    isCommitted = true
    switch driver {
    case .time: break
    case .animator: return
    case .timeline(let timeline):
      if let timeline = timeline.object, !timeline.isDone { return timeline.add(self) }
      return completeSoon()
    }
    guard let scheduler = clock?.scheduler else { return }
    guard runningCount > 0 else { return completeSoon() }
    guard position.end < .infinity else { return }
    end = scheduler.schedule(at: position.end) { self.complete() }
  }

  /// Counts one property less, because something newer took its place or its view was removed.
  func interrupt() {
    guard !isOver, runningCount > 0 else { return }
    hasFinished = false
    runningCount -= 1
    if runningCount == 0, case .time = driver { completeSoon() }
  }

  /// Its views look different now, or will from now on.
  func lookDifferent() {
    for view in views.compactMap({ $0.object }) { view.setNeedsDisplay() }
  }

  private func completeSoon() {
    end?.cancel()
    guard let clock else { return }
    end = clock.scheduler.after(clock.pauseBeforeCompletion) { self.complete() }
  }

  private func complete() {
    end = nil
    clock?.noteCompletion()
    tell()
  }

  /// Tells the completion how it ended.
  func tell(goneBack: Bool = false) {
    runningCount = 0
    clock?.takeCompletion(of: self)?(hasFinished && !goneBack)
  }

  /// Takes it off its views, whose properties get the values of a place, and hands out both values of
  /// each. Values are put back from the outside in, as they were changed.
  @discardableResult
  func settle(at position: UIViewAnimatingPosition) -> [Settled] {
    var settled: [Settled] = []
    var values: [(view: UIView, property: AnimatedProperty, value: AnimatedValue)] = []
    let shown = views.compactMap { $0.object }
    for view in shown {
      for animation in view.takeAnimations(of: self) {
        settled.append(
          Settled(
            view: Weak(view), property: animation.property, from: animation.from, to: animation.to))
        switch position {
        case .start: values.append((view, animation.property, animation.from))
        case .current: values.append((view, animation.property, animation.present))
        case .end: break
        }
      }
    }
    (views, runningCount, isSettled) = ([], 0, true)
    UIView.performWithoutAnimation {
      for change in values { change.view.assume(change.value, as: change.property) }
      for view in shown { view.setNeedsDisplay() }
    }
    return settled
  }
}

/// One property of one view on its way.
struct PropertyAnimation {
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
  let transaction: AnimationTransaction
  /// The part of the way after which it begins, from 0 to 1.
  let delayPart: Double

  /// The value that shows now.
  var present: AnimatedValue {
    let progress = transaction.progress(after: delayPart)
    return progress == 1 ? to : from.mixed(with: to, progress)
  }
}
