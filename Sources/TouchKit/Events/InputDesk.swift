// What an application and the referees of its windows share: the touches and presses that are
// down, the input that waits, and the observer. It decides nothing.

/// Where the input of an application arrives.
final class InputDesk {
  /// The touches that are down.
  let touchesEvent = TouchesEvent()
  /// The presses that are down.
  let pressesEvent = UIPressesEvent()
  /// Hears of every decision.
  var observer: ((Observation) -> Void)? {
    didSet { isObserved = observer != nil }
  }
  /// Whether there is an observer; cheaper to ask than for the observer itself.
  private(set) var isObserved = false
  /// Input that arrived inside a callback and waits for its end.
  var waitingInput: [(UIApplication) -> Void] {
    unsafeAddress { UnsafePointer(waitingInputCell.address) }
    unsafeMutableAddress { waitingInputCell.address }
  }
  private let waitingInputCell = Cell<[(UIApplication) -> Void]>([])
  /// Samples of which the hardware will know more, oldest first.
  nonisolated(unsafe) var awaited: [AwaitedEstimate] = []
  /// How much input of callbacks was taken in since the host's last; 0 outside of that.
  var waitingInputTaken = 0
  /// Whether input is being taken in.
  var isTakingInput = false
  /// How many referees are at work.
  var refereesAtWork = 0

  /// Lets go of all that is down, because the application goes away: a touch keeps its window
  /// alive, which keeps this.
  nonisolated func dropAll() {
    touchesEvent.dropAll()
    awaited = []
    pressesEvent.presses = []
  }

  /// Tells the observer; the observation is not even made when there is none.
  @inline(__always)
  func report(_ observation: @autoclosure () -> Observation) {
    guard isObserved, let observer else { return }
    observer(observation())
  }
}
