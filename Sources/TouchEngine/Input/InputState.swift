// The state that an application shares with the referees of its windows: the touches and presses
// that are down, the present work, and the observers.

import GestureCore

/// Where the input of an application arrives.
///
/// The application and its referees keep it alive. It keeps the touches that are down alive, and so
/// their windows and views.
final class InputState {
  /// The present work, and waiting input.
  let turn: Turn
  /// The application's time.
  private let scheduler: Scheduler
  /// The application whose input arrives.
  var application = Weak<UIApplication>(nil)
  /// The touches that are down.
  let touchesEvent = TouchesEvent()
  /// The presses that are down.
  let pressesEvent = UIPressesEvent()
  /// The keys that are down.
  var keys = KeysDown()
  private struct Content {
    var observers = ObserverList<DecisionObserver>()
    var inputObservers = ObserverList<InputObserver>()
    /// How many calls of an observer of decisions are running, each inside the one before.
    var callCount = 0
    /// Observers that were removed while one was called, maybe these themselves.
    var removedObservers: [DecisionObserver] = []
    var isObserved = false
    var isInputObserved = false
    /// How many observers of any kind were ever added.
    var observerCount = 0
    var inputCount = 0
    var answer: ((AppQuestion) -> Bool?)?
  }
  private let content = Cell(Content())
  /// Whether there is an observer. Reading this is cheaper than reading the list.
  var isObserved: Bool { Linked.observers && content.value.isObserved }
  /// Whether there is an observer of input.
  var isInputObserved: Bool { Linked.observers && content.value.isInputObserved }
  /// The views that new fingers hit, while the application looks for their windows.
  var hits: [(finger: Int, view: UIView)] = []
  /// Samples that the hardware will correct, oldest first.
  var awaited: [AwaitedEstimate] = []
  /// Referees with something to settle that was noted during the work of another referee. They
  /// settle it next.
  var waitingReferees: [Referee] {
    unsafeAddress { UnsafePointer(waitingCell.address) }
    unsafeMutableAddress { waitingCell.address }
  }
  private let waitingCell = Cell<[Referee]>([])

  init(scheduler: Scheduler) {
    self.scheduler = scheduler
    turn = scheduler.turn
    touchesEvent.isObserved = false
    pressesEvent.isObserved = false
  }

  deinit {}

  /// The application's time, in seconds.
  var now: Double {
    // Kept alive by this object, so that it need not be counted.
    Borrowed(scheduler).borrow { $0.now }
  }

  // MARK: Experiments

  /// Answers in place of the app's code.
  var answer: ((AppQuestion) -> Bool?)? {
    get { Linked.observers ? content.value.answer : nil }
    set {
      Linked.observers = true
      keepAlive(exchange(&content.value.answer, with: newValue))
    }
  }

  /// The answer of an experiment; without one, the app's.
  @inline(__always)
  func ask(_ question: @autoclosure () -> AppQuestion, app: () -> Bool) -> Bool {
    if Linked.observers, let answer, let given = answer(question()) { return given }
    return app()
  }

  // MARK: Observers

  /// Counts one more input of the host.
  @inline(__always)
  func countInput() { content.value.inputCount &+= 1 }

  /// Adds an observer of decisions, and returns its number.
  func addObserver(_ observer: @escaping (Observation) -> Void) -> Int {
    Linked.observers = true
    content.value.observerCount += 1
    content.value.observers.add(
      DecisionObserver(hear: observer), numbered: content.value.observerCount)
    noteWhetherObserved()
    return content.value.observerCount
  }

  /// Adds an observer of input, and returns its number.
  func addInputObserver(_ observer: @escaping (HostInput) -> Void) -> Int {
    Linked.observers = true
    content.value.observerCount += 1
    content.value.inputObservers.add(
      InputObserver(hear: observer), numbered: content.value.observerCount)
    noteWhetherObserved()
    return content.value.observerCount
  }

  /// Removes the observer of this number, if it is there.
  func removeObserver(_ number: Int) {
    let removed = content.value.observers.remove(number)
    if let removed, content.value.callCount > 0 { content.value.removedObservers.append(removed) }
    let removedOfInput = content.value.inputObservers.remove(number)
    noteWhetherObserved()
    keepAlive(removed)
    keepAlive(removedOfInput)
  }

  private func noteWhetherObserved() {
    let isObserved = !content.value.observers.isEmpty
    content.value.isObserved = isObserved
    content.value.isInputObserved = !content.value.inputObservers.isEmpty
    touchesEvent.isObserved = isObserved
    pressesEvent.isObserved = isObserved
  }

  /// Calls a closure while observers of decisions hear nothing.
  func unobserved<Result>(_ body: () -> Result) -> Result {
    content.value.isObserved = false
    defer { content.value.isObserved = !content.value.observers.isEmpty }
    return body()
  }

  /// Tells the observers. Without an observer, the observation is not made.
  @inline(__always)
  func report(_ decision: @autoclosure () -> Observation.Decision) {
    guard isObserved else { return }
    tell(decision())
  }

  /// Tells the observers of input.
  @inline(__always)
  func tell(_ input: HostInput) {
    if isInputObserved { tellObservers(of: input) }
  }

  @inline(never)
  private func tellObservers(of input: HostInput) {
    content.value.inputObservers.each(stillIn: { content.value.inputObservers }) { $0.hear(input) }
  }

  @inline(never)
  private func dropRemovedObservers() {
    if content.value.callCount == 0 { _ = exchange(&content.value.removedObservers, with: []) }
  }

  @inline(never)
  private func tell(_ decision: consuming Observation.Decision) {
    let observation = Observation(
      time: now, input: content.value.inputCount, decision: decision)
    // Nearly always there is one. It is alive until its call is over, even if it is removed in it.
    if let observer = content.value.observers.sole {
      content.value.callCount &+= 1
      observer.borrow { $0.hear(observation) }
      content.value.callCount &-= 1
      if !content.value.removedObservers.isEmpty { dropRemovedObservers() }
      return
    }
    content.value.observers.each(stillIn: { content.value.observers }) { $0.hear(observation) }
  }
}
