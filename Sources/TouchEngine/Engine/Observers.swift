// What hears of an application's input and decisions: closures of observers, and experiments that
// answer in place of the app's code.

import GestureCore

/// The observers of an application, and the answers of an experiment.
final class Observers {
  private struct Lists {
    var decisions = ObserverList<DecisionObserver>()
    var inputs = ObserverList<InputObserver>()
    /// How many calls of an observer of decisions are running, each inside the one before.
    var callCount = 0
    /// Observers that were removed while one was called, maybe these themselves.
    var removed: [DecisionObserver] = []
    var isObserved = false
    var isInputObserved = false
    /// How many observers of any kind were ever added.
    var observerCount = 0
    var inputCount = 0
    var answer: ((AppQuestion) -> Bool?)?
  }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var content = Lists()
  private let scheduler: Scheduler
  /// The events that say at once whether there is an observer.
  private let events: (touches: UIEvent, presses: UIEvent)

  init(scheduler: Scheduler, _ touchesEvent: UIEvent, _ pressesEvent: UIEvent) {
    self.scheduler = scheduler
    events = (touchesEvent, pressesEvent)
    touchesEvent.isObserved = false
    pressesEvent.isObserved = false
  }

  deinit {}

  /// Whether there is an observer of decisions. Reading this is cheaper than reading the list.
  var isObserved: Bool { Linked.observers && content.isObserved }
  /// Whether there is an observer of input.
  private var isInputObserved: Bool { Linked.observers && content.isInputObserved }

  // MARK: Experiments

  /// Answers in place of the app's code.
  var answer: ((AppQuestion) -> Bool?)? {
    get { Linked.observers ? content.answer : nil }
    set {
      Linked.observers = true
      keepAlive(exchange(&content.answer, with: newValue))
    }
  }

  /// The answer of an experiment; without one, the app's.
  @inline(__always)
  func ask(_ question: @autoclosure () -> AppQuestion, app: () -> Bool) -> Bool {
    if Linked.observers, let answer, let given = answer(question()) { return given }
    return app()
  }

  // MARK: Adding and removing

  /// Adds an observer of decisions, and returns its number.
  func add(_ observer: @escaping (Observation) -> Void) -> Int {
    Linked.observers = true
    content.observerCount += 1
    content.decisions.add(
      DecisionObserver(hear: observer), numbered: content.observerCount)
    noteWhetherObserved()
    return content.observerCount
  }

  /// Adds an observer of input, and returns its number.
  func addInputObserver(_ observer: @escaping (HostInput) -> Void) -> Int {
    Linked.observers = true
    content.observerCount += 1
    content.inputs.add(InputObserver(hear: observer), numbered: content.observerCount)
    noteWhetherObserved()
    return content.observerCount
  }

  /// Removes the observer of this number, if it is there.
  func remove(_ number: Int) {
    let removed = content.decisions.remove(number)
    if let removed, content.callCount > 0 { content.removed.append(removed) }
    let removedOfInput = content.inputs.remove(number)
    noteWhetherObserved()
    keepAlive(removed)
    keepAlive(removedOfInput)
  }

  private func noteWhetherObserved() {
    let isObserved = !content.decisions.isEmpty
    content.isObserved = isObserved
    content.isInputObserved = !content.inputs.isEmpty
    events.touches.isObserved = isObserved
    events.presses.isObserved = isObserved
  }

  /// Calls a closure while observers of decisions hear nothing.
  func silenced<Result>(_ body: () -> Result) -> Result {
    content.isObserved = false
    defer { content.isObserved = !content.decisions.isEmpty }
    return body()
  }

  // MARK: Telling

  /// Counts one more input of the host.
  @inline(__always)
  func countInput() { content.inputCount &+= 1 }

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
    content.inputs.each(stillIn: { content.inputs }) { $0.hear(input) }
  }

  @inline(never)
  private func dropRemovedObservers() {
    if content.callCount == 0 { _ = exchange(&content.removed, with: []) }
  }

  /// So many calls of observers may run at a time, each inside the one before. An observer that answers each
  /// observation with input, of which another one follows, hears no more. [ours]
  static let nestedCallsMax = 100

  @inline(never)
  private func tell(_ decision: consuming Observation.Decision) {
    guard content.callCount < Observers.nestedCallsMax else { return }
    // The scheduler is kept alive by this object, so that it need not be counted.
    let observation = Observation(
      time: Borrowed(scheduler).borrow { $0.now }, input: content.inputCount,
      decision: decision)
    content.callCount &+= 1
    // Nearly always there is one. It is alive until its call is over, even if it is removed in it.
    if let observer = content.decisions.sole {
      observer.borrow { $0.hear(observation) }
    } else {
      content.decisions.each(stillIn: { content.decisions }) { $0.hear(observation) }
    }
    content.callCount &-= 1
    if !content.removed.isEmpty { dropRemovedObservers() }
  }
}
