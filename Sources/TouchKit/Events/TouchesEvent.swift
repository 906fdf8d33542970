import GestureCore

/// The touches of an application, by slot, and what happened to them in the current event.
///
/// A slot stays taken after its finger is up as long as a recognizer or a held phase needs the
/// touch. Who that is, the windows know.
final class TouchesEvent: UIEvent {
  /// The touches by slot.
  private(set) var touches: [UITouch?] = Array(repeating: nil, count: TouchSlots.capacity)
  /// Where they are, in window coordinates: every recognizer reads this at every move.
  private(set) var points: [Point] = Array(repeating: .zero, count: TouchSlots.capacity)
  /// Those that are down.
  private(set) var down = TouchSlots.none
  /// Those that are up but still needed.
  private(set) var lingering = TouchSlots.none
  /// Those that began in the current event.
  private(set) var began = TouchSlots.none
  /// Those that moved in the current event.
  private(set) var moved = TouchSlots.none
  /// Those that ended in the current event.
  private(set) var ended = TouchSlots.none
  /// Those that were cancelled in the current event.
  private(set) var cancelled = TouchSlots.none
  /// The window in which the current event happens.
  private(set) var window: UIWindow?
  /// The number of the running spell of touching: from the first finger down to the last up.
  private var spell = 0
  private var cachedSets: [(slots: TouchSlots, touches: Set<UITouch>)] = []
  /// More different combinations of fingers than this in one sequence are built anew each time.
  private let cachedSetsMax = 16

  override init() { super.init(.touches) }

  /// All slots whose phase changed in the current event.
  var changed: TouchSlots { began.union(moved).union(ended).union(cancelled) }

  /// The touches that a recognizer still tracks after this event.
  var lifted: TouchSlots { ended.union(cancelled) }

  // MARK: One event

  /// Starts a new event: what changed in the last one is stationary now.
  func open(at time: TimeInterval, in window: UIWindow) {
    self.time = time
    self.window = window
    var settled = began.union(moved)
    while let slot = settled.popFirst() { touches[slot]?.record.phase = .stationary }
    began = .none
    moved = .none
    ended = .none
    cancelled = .none
  }

  /// The slot of the finger that the host calls `finger` and that is down; `nil` if there is none.
  func slot(ofFinger finger: Int) -> Int? {
    var rest = down
    while let slot = rest.popFirst() {
      if touches[slot]?.finger == finger { return slot }
    }
    return nil
  }

  /// Puts a new touch down; `nil` if all slots are taken.
  func begin(_ finger: Int, with sample: TouchSample) -> UITouch? {
    let slot = TouchSlots(bits: ~down.union(lingering).bits).first
    guard slot < TouchSlots.capacity else { return nil }
    if down.isEmpty { spell &+= 1 }
    let touch = UITouch()
    touch.slot = slot
    touch.finger = finger
    touch.spell = spell
    touch.homeWindow = window
    touch.record = UITouch.Record(
      sample: sample, previousLocation: sample.location,
      precisePreviousLocation: sample.preciseLocation, timestamp: time)
    touches[slot] = touch
    points[slot] = sample.location.core
    down.formUnion(TouchSlots(slot))
    began.formUnion(TouchSlots(slot))
    return touch
  }

  /// Notes that the touch in `slot` moved, ended or was cancelled.
  func update(_ slot: Int, _ phase: UITouch.Phase, with sample: TouchSample) {
    guard let touch = touches[slot] else { return }
    let last = touch.record.sample
    touch.record = UITouch.Record(
      sample: sample, previousLocation: last.location,
      precisePreviousLocation: last.preciseLocation, phase: phase, timestamp: time)
    points[slot] = sample.location.core
    switch phase {
    case .ended: ended.formUnion(TouchSlots(slot))
    case .cancelled: cancelled.formUnion(TouchSlots(slot))
    default: moved.formUnion(TouchSlots(slot))
    }
  }

  /// Ends the event: what was lifted is not down any more, but lingers until released.
  func close() {
    window = nil
    let lifted = lifted
    guard !lifted.isEmpty else { return }
    down.subtract(lifted)
    lingering.formUnion(lifted)
  }

  /// Frees the slots of touches that are up and that nobody needs.
  func release(except needed: TouchSlots) {
    var free = lingering.subtracting(needed)
    guard !free.isEmpty else { return }
    lingering.subtract(free)
    cachedSets.removeAll { !$0.slots.intersection(free).isEmpty }
    while let slot = free.popFirst() {
      touches[slot]?.slot = -1
      touches[slot] = nil
    }
  }

  // MARK: Groups of touches

  /// The mean of the points in `slots`; `.zero` for none.
  func centroid(of slots: TouchSlots) -> Point {
    var rest = slots
    guard let first = rest.popFirst() else { return .zero }
    guard !rest.isEmpty else { return points[first] }
    var sum = points[first]
    while let slot = rest.popFirst() { sum = sum + points[slot] }
    return sum * (1 / Double(slots.count))
  }

  /// The touches in `slots` as the set that overrides get; the same set as long as the same
  /// fingers are meant.
  func set(of slots: TouchSlots) -> Set<UITouch> {
    for cached in cachedSets where cached.slots == slots { return cached.touches }
    let set = Set(list(of: slots))
    if cachedSets.count == cachedSetsMax { cachedSets.removeFirst() }
    cachedSets.append((slots, set))
    return set
  }

  /// The touches in `slots`, in the order of their slots.
  func list(of slots: TouchSlots) -> [UITouch] {
    var list: [UITouch] = []
    var rest = slots
    while let slot = rest.popFirst() {
      if let touch = touches[slot] { list.append(touch) }
    }
    return list
  }

  private var current: TouchSlots { down.union(lifted) }

  private func some(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = list(of: current).filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }

  // MARK: UIEvent

  override var allTouches: Set<UITouch>? { some { _ in true } }

  override func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.homeWindow === window }
  }

  override func touches(for view: UIView) -> Set<UITouch>? { some { $0.homeView === view } }

  override func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    some { recognizer.trackedSlots.contains($0.slot) }
  }

  override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touch.slot >= 0 else { return nil }
    return touch.coalesced.isEmpty ? [touch] : touch.copies(of: touch.coalesced)
  }

  override func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touch.slot >= 0 ? touch.copies(of: touch.predicted) : nil
  }
}

extension UITouch {
  /// Touches that look like this one at other moments.
  fileprivate func copies(of samples: [TouchSample]) -> [UITouch] {
    var last = record
    return samples.map { sample in
      let copy = UITouch()
      copy.record = Record(
        sample: sample, previousLocation: last.previousLocation,
        precisePreviousLocation: last.precisePreviousLocation, phase: record.phase,
        timestamp: sample.timestamp ?? record.timestamp)
      copy.taps = taps
      copy.homeWindow = homeWindow
      copy.homeView = homeView
      copy.offeredTo = offeredTo
      last.previousLocation = sample.location
      last.precisePreviousLocation = sample.preciseLocation
      return copy
    }
  }
}
