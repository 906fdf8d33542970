// All the changes of one call of `UIView.animate`, or of one animator. They share a clock and a
// completion. `AnimationPosition` decides what the clock shows.

import GestureCore

/// The clock of an application's animations, with their completions. Views and animations do not
/// keep it alive. Without it, all animations are over.
final class AnimationClock {
  /// An animation and its completion.
  ///
  /// The completion is kept here and not in the transaction. Views own transactions, and a
  /// completion often owns the view: that would be a reference cycle.
  private final class Entry {
    let transaction: Weak<AnimationTransaction>
    let completion: ((Bool) -> Void)?

    init(_ transaction: AnimationTransaction, _ completion: ((Bool) -> Void)?) {
      self.transaction = Weak(transaction)
      self.completion = completion
    }

    deinit {}

    /// Whether nothing will ever end it: no view has it, or it is endless and the window of its
    /// views is gone.
    var isForgotten: Bool {
      guard let transaction = transaction.object else { return true }
      return transaction.isEndless && !transaction.isShown
    }
  }

  /// The application's scheduler.
  let scheduler: Scheduler
  /// The animations, each at a place of its own; `nil` where one was.
  private var entries: [Entry?] = []
  private var freePlaces: [Int] = []
  /// The entry that was looked at last, to find forgotten ones. Each turn and each new entry looks at the
  /// next few: so what they cost does not grow with the animations that run.
  private var lastLook = 0
  /// The time of the latest completion, in seconds.
  fileprivate var lastCompletion = -Double.infinity

  /// How long a completion waits if nothing is animated, in seconds: until the next turn, or after
  /// another completion at the same time until the next frame. So time passes even if each
  /// completion starts the next animation.
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
  var isRunning: Bool {
    guard Linked.animations else { return false }
    for entry in entries where entry?.transaction.object?.isMoving ?? false { return true }
    return false
  }

  /// Schedules work for the end of an animation. If it is at its end already, the work waits for
  /// ``pauseBeforeCompletion``.
  func schedule(end: Double, _ work: @escaping () -> Void) -> Scheduler.Token? {
    guard end < .infinity else { return nil }
    guard end > scheduler.now else { return scheduler.after(pauseBeforeCompletion, work) }
    return scheduler.schedule(at: end, work)
  }

  /// Notes that completions are told now.
  func noteCompletion() { lastCompletion = scheduler.now }

  fileprivate func add(_ transaction: AnimationTransaction, _ completion: ((Bool) -> Void)?) {
    dropForgotten(looking: 1)
    let entry = Entry(transaction, completion)
    if let place = freePlaces.popLast() {
      transaction.place = place
      entries[place] = entry
    } else {
      transaction.place = entries.count
      entries.append(entry)
    }
  }

  /// Removes and returns the completion of a transaction.
  func takeCompletion(of transaction: AnimationTransaction) -> ((Bool) -> Void)? {
    guard let place = exchange(&transaction.place, with: nil) else { return nil }
    return removeEntry(at: place)?.completion
  }

  private func removeEntry(at place: Int) -> Entry? {
    freePlaces.append(place)
    return exchange(&entries[place], with: nil)
  }

  /// A turn is over: drops the completions of transactions that no view shows any more.
  func turnEnded() { dropForgotten(looking: 2) }

  /// Looks at the next so many entries, and drops the forgotten ones.
  private func dropForgotten(looking count: Int) {
    var forgotten: [Entry?] = []
    for _ in 0..<min(count, entries.count) {
      lastLook = lastLook + 1 < entries.count ? lastLook + 1 : 0
      guard let entry = entries[lastLook], entry.isForgotten else { continue }
      entry.transaction.object?.place = nil
      forgotten.append(removeEntry(at: lastLook))
    }
    // Code of the app that runs when they are released finds the list as it is now.
    withExtendedLifetime(forgotten) {}
  }
}

/// The changes of one call of `UIView.animate`, or of one animator.
final class AnimationTransaction {
  /// What moves its clock and ends it.
  enum Driver {
    /// Time alone: it runs forwards without interruption.
    case time
    /// An animator, which sets ``AnimationTransaction/position``.
    case animator
    /// A timeline whose time it reads. Without it, everything is over.
    case timeline(Weak<AnimationTimeline>)
  }

  /// A property that was animated, with its view and both values.
  struct Settled {
    let view: Weak<UIView>
    let property: AnimatedProperty
    let from: AnimatedValue
    let to: AnimatedValue
  }

  /// Its position.
  var position: AnimationPosition
  /// Where its clock keeps it; `nil` once its completion was taken.
  fileprivate var place: Int?
  let options: UIView.AnimationOptions
  let driver: Driver
  /// Whether hit tests find its views at their present positions.
  var isHitWhereItShows = false
  /// The part of the way, from 0 to 1, after which new changes begin.
  var delayPart = 0.0
  private(set) var clockReference: Weak<AnimationClock>
  /// The views with animated properties, one entry for each property.
  private var views: [Weak<UIView>] = []
  private var runningCount = 0
  private var hasFinished = true
  private var isCommitted = false
  /// What becomes of an older change of a property, of which this transaction has a newer one.
  enum Succession {
    /// Both run to their ends, and what shows is the sum: nothing jumps.
    case adds
    /// The newer one starts from what shows, and replaces the older one.
    case replacesFromVisible
    /// The newer one starts from the property's value, and replaces the older one.
    case replaces
  }

  /// What becomes of an older change of a property.
  ///
  /// Animators and timelines can go back to their old values, and an endless animation would stay for ever:
  /// these replace, and are replaced. To a transform without an inverse nothing can be added.
  func succession(after older: PropertyAnimation) -> Succession {
    if options.contains(.beginFromCurrentState) { return .replacesFromVisible }
    guard older.property.isAdditive, !isOver, older.transaction.position.end < .infinity,
      case .time = driver, case .time = older.transaction.driver
    else { return .replaces }
    guard case .transform(let end) = older.to, end.determinant == 0 else { return .adds }
    return .replacesFromVisible
  }

  /// Whether it was removed from its views. Code that still makes its changes now makes changes
  /// without animation.
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
    Linked.animations = true
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

  /// Whether it runs to the old values.
  var goesBack: Bool {
    guard case .timeline(let timeline) = driver else { return position.isReversed }
    return timeline.object?.position.isReversed ?? false
  }

  /// Whether it is over and nothing can restart it.
  var isOverForGood: Bool {
    switch driver {
    case .time: isOver
    case .animator: false
    case .timeline(let timeline): timeline.object == nil
    }
  }

  /// The present progress of a change that begins after a part of the way.
  func progress(after delayPart: Double) -> Double {
    guard delayPart > 0 else { return position.progress(at: now) }
    let length = position.timing.length
    let part = length > 0 ? position.position(at: now) / length : position.progress(at: now)
    guard delayPart < 1 else { return part < 1 ? 0 : 1 }
    let own = (part - delayPart) / (1 - delayPart)
    return length > 0 ? position.timing.progress(at: own * length) : min(max(own, 0), 1)
  }

  /// Whether time does not end it: it repeats, or its timeline is gone.
  fileprivate var isEndless: Bool {
    switch driver {
    case .time: position.end == .infinity && end == nil && isCommitted
    case .animator: false
    case .timeline(let timeline): timeline.object == nil && end == nil
    }
  }

  /// Whether one of its animated views is visible.
  fileprivate var isShown: Bool {
    guard runningCount > 0 else { return false }
    for view in views where view.object?.windowStorage != nil { return true }
    return false
  }

  /// Whether one of its views is visible and moves as time passes.
  fileprivate var isMoving: Bool {
    switch driver {
    case .time: isShown
    case .animator: position.isRunning && isShown
    case .timeline(let timeline): timeline.object?.position.isRunning == true && isShown
    }
  }

  /// Whether any property is animated.
  var hasChanges: Bool { runningCount > 0 }

  /// Counts one more animated property of a view. The first one decides which application it belongs to.
  func begin(in view: UIView) {
    if views.isEmpty, let clock = view.windowStorage?.application?.animationClock { join(clock) }
    runningCount += 1
    views.append(Weak(view))
  }

  /// Reads the time of another application from now on: code outside of all applications began it, or of one
  /// whose views it does not change.
  private func join(_ new: AnimationClock) {
    guard let old = clock, old !== new else { return }
    new.add(self, old.takeCompletion(of: self))
    position.readLater(by: new.scheduler.now - old.scheduler.now)
    clockReference = Weak(new)
  }

  /// Waits for the end. Without any animated property, that is the next turn. A timeline or an
  /// animator ends its own transactions.
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

  /// Counts one property less, because a newer animation replaced it or its view was removed.
  func interrupt() {
    guard !isOver, runningCount > 0 else { return }
    hasFinished = false
    runningCount -= 1
    // Code that still makes its changes may animate more.
    if runningCount == 0, isCommitted, case .time = driver { completeSoon() }
  }

  /// Notes that its views look different, now or from now on.
  func lookDifferent() {
    for view in views.compactMap({ $0.object }) { view.lookChanged() }
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

  /// Calls the completion with the way in which it ended.
  func tell(goneBack: Bool = false) {
    runningCount = 0
    clock?.takeCompletion(of: self)?(hasFinished && !goneBack)
  }

  /// Removes it from its views, and returns both values of each property. The properties get the
  /// values of a position. Values are restored for outer views first, in the order in which they
  /// were changed.
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
      for view in shown { view.lookChanged() }
    }
    return settled
  }
}

/// One animated property of one view.
struct PropertyAnimation {
  let property: AnimatedProperty
  let from: AnimatedValue
  var to: AnimatedValue
  let transaction: AnimationTransaction
  /// The part of the way after which it begins, from 0 to 1.
  let delayPart: Double

  /// The value that shows now.
  var present: AnimatedValue {
    let progress = transaction.progress(after: delayPart)
    return progress == 1 ? to : from.mixed(with: to, progress)
  }

  /// What shows of the property if `value` shows without this animation.
  ///
  /// Several animations of a property are asked from the newest to the oldest: the newest ends at the
  /// property's value, and each older one where a newer one starts.
  func shown(over value: AnimatedValue) -> AnimatedValue {
    transaction.isOver ? value : value.moved(as: to, to: present)
  }
}
