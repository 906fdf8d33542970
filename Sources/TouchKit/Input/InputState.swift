// What an application and the referees of its windows share: the touches and presses that are
// down, what is being done, and the observers.

import GestureCore

/// Where the input of an application arrives.
///
/// The application and its referees keep it alive; it keeps the touches that are down alive, and
/// with them their windows and views.
final class InputState {
  /// What is being done, and what waits.
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
    var observers = ObserverList()
    var isObserved = false
    var inputCount = 0
  }
  private let content = Cell(Content())
  /// Whether there is an observer; cheaper to ask than for the list.
  var isObserved: Bool { content.value.isObserved }
  /// The views that new fingers hit, while the application looks for their windows.
  var hits: [(finger: Int, view: UIView)] = []
  /// Samples of which the hardware will know more, oldest first.
  var awaited: [AwaitedEstimate] = []
  /// Referees in whose contests something was noted while another one works: they settle it next.
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

  // MARK: Observers

  /// Counts one more input of the host.
  @inline(__always)
  func countInput() { content.value.inputCount &+= 1 }

  /// Adds an observer, and returns its number.
  func addObserver(_ observer: @escaping (Observation) -> Void) -> Int {
    defer { noteWhetherObserved() }
    return content.value.observers.add(observer)
  }

  /// Removes the observer of this number, if it is there.
  func removeObserver(_ number: Int) {
    let removed = content.value.observers.remove(number)
    noteWhetherObserved()
    keepAlive(removed)
  }

  private func noteWhetherObserved() {
    let isObserved = !content.value.observers.isEmpty
    content.value.isObserved = isObserved
    touchesEvent.isObserved = isObserved
    pressesEvent.isObserved = isObserved
  }

  /// Tells the observers; the observation is not even made when there is none.
  @inline(__always)
  func report(_ decision: @autoclosure () -> Observation.Decision) {
    guard isObserved else { return }
    tell(decision())
  }

  @inline(never)
  private func tell(_ decision: consuming Observation.Decision) {
    let observation = Observation(
      time: now, input: content.value.inputCount, decision: decision)
    content.value.observers.tell(observation) { content.value.observers }
  }
}
