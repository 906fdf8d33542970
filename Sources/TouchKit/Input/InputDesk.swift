// What an application and the referees of its windows share: the touches and presses that are
// down, what is being done, and the observer.

import GestureCore

/// Where the input of an application arrives.
///
/// The application and its referees keep it alive; it keeps the touches that are down alive, and
/// with them their windows and views.
final class InputDesk {
  /// What is being done, and what waits.
  let turn: Turn
  /// The application whose input arrives.
  var application = Weak<UIApplication>(nil)
  /// The touches that are down.
  let touchesEvent = TouchesEvent()
  /// The presses that are down.
  let pressesEvent = UIPressesEvent()
  /// The keys that are down.
  var keys = KeysDown()
  private struct Content {
    var observer: ((Observation) -> Void)?
    var isObserved = false
  }
  private let content = Cell(Content())
  /// Hears of every decision.
  var observer: ((Observation) -> Void)? {
    get { content.value.observer }
    set {
      let isObserved = newValue != nil
      content.value.isObserved = isObserved
      touchesEvent.isObserved = isObserved
      pressesEvent.isObserved = isObserved
      _ = exchange(&content.value.observer, with: newValue)
    }
  }
  /// Whether there is an observer; cheaper to ask than for the observer itself.
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

  init(turn: Turn) {
    self.turn = turn
    touchesEvent.isObserved = false
    pressesEvent.isObserved = false
  }

  deinit {}

  /// Tells the observer; the observation is not even made when there is none.
  @inline(__always)
  func report(_ observation: @autoclosure () -> Observation) {
    guard isObserved, let observer else { return }
    observer(observation())
  }
}
