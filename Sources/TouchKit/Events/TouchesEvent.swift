import GestureCore

/// What a rule needs to know of the touches that its recognizer tracks; the same for all recognizers
/// that track the same.
struct TrackedTouches {
  var slots = TouchSlots.none
  /// Their mean, in window coordinates.
  var centroid = Point.zero
  /// The one in the lowest slot.
  var first = Point.zero
  /// The one in the second slot; the first if there is no second.
  var second = Point.zero
}

/// Touches that are told of together, as the set that overrides get.
///
/// An object, because what it keeps can be handed on without counting references.
final class TouchGroup {
  let slots: TouchSlots
  let touches: Set<UITouch>

  init(_ slots: TouchSlots, _ touches: Set<UITouch>) {
    self.slots = slots
    self.touches = touches
  }
}

/// The touches of an application, by slot, and what happened to them in the current event.
///
/// A slot stays taken after its finger is up as long as a recognizer or a held phase needs the
/// touch. Who that is, the windows know.
final class TouchesEvent: UIEvent {
  /// What changes with every event.
  nonisolated private struct Content {
    var touches: [UITouch?] = Array(repeating: nil, count: TouchSlots.capacity)
    /// The same, for uses that need not count references.
    var players = InlineArray<63, Unmanaged<UITouch>?>(repeating: nil)
    /// Where they are, in window coordinates: every recognizer reads this at every move.
    var points = InlineArray<63, Point>(repeating: .zero)
    var down = TouchSlots.none
    var lingering = TouchSlots.none
    var began = TouchSlots.none
    var moved = TouchSlots.none
    var ended = TouchSlots.none
    var cancelled = TouchSlots.none
    var isDelivered = false
    var groups: [TouchGroup] = []
  }

  private var content: Content {
    unsafeAddress { UnsafePointer(contentCell.address) }
    unsafeMutableAddress { contentCell.address }
  }
  nonisolated(unsafe) private let contentCell = Cell(Content())
  /// The window in which the current event happens.
  private(set) var window: Unmanaged<UIWindow>?
  /// The number of the running spell of touching: from the first finger down to the last up.
  private var spell = 0
  /// At most this many groups of touches are kept from one event to the next.
  private let keptGroupsMax = 16

  /// The touches by slot.
  var touches: [UITouch?] { content.touches }
  /// The touch in `slot`, for uses that need not count references.
  @inline(__always)
  func player(_ slot: Int) -> Unmanaged<UITouch>? { content.players[slot] }
  /// Those that are down.
  var down: TouchSlots { content.down }
  /// Those that are up but still needed.
  var lingering: TouchSlots { content.lingering }
  /// Those that began in the current event.
  var began: TouchSlots { content.began }
  /// Those that moved in the current event.
  var moved: TouchSlots { content.moved }
  /// Those that ended in the current event.
  var ended: TouchSlots { content.ended }
  /// Those that were cancelled in the current event.
  var cancelled: TouchSlots { content.cancelled }

  override init() { super.init(.touches) }

  /// All slots whose phase changed in the current event.
  var changed: TouchSlots { began.union(moved).union(ended).union(cancelled) }

  /// The one phase of all slots that changed, if it leaves them down; `nil` if there are others.
  var solePhase: UITouch.Phase? {
    if changed == moved { return .moved }
    return changed == began ? .began : nil
  }

  /// The touches that a recognizer still tracks after this event.
  var lifted: TouchSlots { ended.union(cancelled) }

  // MARK: One event

  /// Starts a new event: what changed in the last one is stationary now.
  func open(at time: TimeInterval, in window: UIWindow) {
    self.time = time
    self.window = Unmanaged.passUnretained(window)
    content.isDelivered = false
    if content.groups.count > keptGroupsMax {
      content.groups.removeFirst(content.groups.count - keptGroupsMax)
    }
    var settled = began.union(moved)
    while let slot = settled.popFirst() {
      content.players[slot]?.borrow { $0.record.phase = .stationary }
    }
    content.began = .none
    content.moved = .none
    content.ended = .none
    content.cancelled = .none
    tracked.value.slots = .none
  }

  /// Notes that the event is delivered now.
  ///
  /// - Returns: Whether it was not before.
  func takeDelivery() -> Bool {
    defer { content.isDelivered = true }
    return !content.isDelivered
  }

  /// Whether nobody was told that fingers were lifted.
  var isWithheldLift: Bool { !content.isDelivered && !lifted.isEmpty }

  /// Makes the lifts of this event cancellations, and leaves out what else changed.
  func cancelLifted() {
    var rest = lifted
    content.cancelled = rest
    content.ended = .none
    content.began = .none
    content.moved = .none
    while let slot = rest.popFirst() {
      content.players[slot]?.borrow { $0.record.phase = .cancelled }
    }
  }

  /// The slot of the finger that the host calls `finger` and that is down; `nil` if there is none.
  func slot(ofFinger finger: Int) -> Int? {
    var rest = down
    while let slot = rest.popFirst() {
      if content.players[slot]?.borrow({ $0.finger }) == finger { return slot }
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
    touch.homeWindow = window?.takeUnretainedValue()
    touch.record = UITouch.Record(
      sample: sample, previousLocation: sample.location,
      precisePreviousLocation: sample.preciseLocation, timestamp: time)
    content.touches[slot] = touch
    content.players[slot] = Unmanaged.passUnretained(touch)
    content.points[slot] = sample.location.core
    content.down.formUnion(TouchSlots(slot))
    content.began.formUnion(TouchSlots(slot))
    return touch
  }

  /// Notes that the touch in `slot` moved, ended or was cancelled; where, says ``place(_:with:)``.
  func update(_ slot: Int, _ phase: UITouch.Phase) {
    content.players[slot]?.borrow { touch in
      touch.record.previousLocation = touch.record.sample.location
      touch.record.precisePreviousLocation = touch.record.sample.preciseLocation
      touch.record.phase = phase
      touch.record.timestamp = time
    }
    switch phase {
    case .ended: content.ended.formUnion(TouchSlots(slot))
    case .cancelled: content.cancelled.formUnion(TouchSlots(slot))
    default: content.moved.formUnion(TouchSlots(slot))
    }
  }

  /// Notes how the touch in `slot` touches now. What touches stays what it was, a finger or a pen.
  @inline(__always)
  func place(_ slot: Int, with sample: TouchSample) {
    content.points[slot] = sample.location.core
    content.players[slot]?.borrow {
      let type = $0.record.sample.type
      $0.record.sample = sample
      $0.record.sample.type = type
    }
  }

  /// Notes whether the views of touches know of them.
  func setKnownToViews(_ slots: TouchSlots, _ areKnown: Bool) {
    var rest = slots
    while let slot = rest.popFirst() {
      content.players[slot]?.borrow { $0.isKnownToView = areKnown }
    }
  }

  /// Ends the event: what was lifted is not down any more, but lingers until released.
  func close() {
    window = nil
    let lifted = lifted
    guard !lifted.isEmpty else { return }
    content.down.subtract(lifted)
    content.lingering.formUnion(lifted)
  }

  /// Frees the slots of touches that are up and that nobody needs.
  func release(except needed: TouchSlots) {
    var free = lingering.subtracting(needed)
    guard !free.isEmpty else { return }
    content.lingering.subtract(free)
    var index = content.groups.count
    while index > 0 {
      index -= 1
      let slots = content.groups[index].slots
      if !slots.intersection(free).isEmpty { content.groups.remove(at: index) }
    }
    while let slot = free.popFirst() {
      touches[slot]?.slot = -1
      content.touches[slot] = nil
      content.players[slot] = nil
    }
  }

  /// Lets go of all touches.
  nonisolated func dropAll() { contentCell.value = Content() }

  /// Whether the current event happens in `window`.
  func isHappening(in window: UIWindow) -> Bool {
    self.window?.borrow { $0 === window } ?? false
  }

  // MARK: Groups of touches

  /// Looks up what recognizers that track `slots` need to know; presses of buttons are nowhere.
  func track(_ slots: TouchSlots) {
    var rest = slots
    guard let slot = rest.popFirst() else { return }
    guard rest.isEmpty else { return trackSeveral(slots.subtracting(.presses)) }
    let point = content.points[slot]
    tracked.value = TrackedTouches(slots: slots, centroid: point, first: point, second: point)
  }

  private func trackSeveral(_ slots: TouchSlots) {
    var rest = slots
    guard let slot = rest.popFirst() else { return }
    let first = content.points[slot]
    let second = rest.isEmpty ? first : content.points[rest.first]
    tracked.value = TrackedTouches(
      slots: slots, centroid: centroid(of: slots), first: first, second: second)
  }

  /// The mean of the points in `slots`; `.zero` for none.
  func centroid(of slots: TouchSlots) -> Point {
    var rest = slots
    guard let first = rest.popFirst() else { return .zero }
    guard !rest.isEmpty else { return content.points[first] }
    var sum = content.points[first]
    while let slot = rest.popFirst() { sum = sum + content.points[slot] }
    return sum * (1 / Double(slots.count))
  }

  /// The touches in `slots` as overrides get them; the same as long as the same fingers are meant.
  ///
  /// The group stays at least until no referee is at work any more.
  func group(of slots: TouchSlots) -> Unmanaged<TouchGroup> {
    var index = content.groups.count
    while index > 0 {
      index -= 1
      let group = Unmanaged.passUnretained(content.groups[index])
      if group.borrow({ $0.slots }) == slots { return group }
    }
    let group = TouchGroup(slots, Set(list(of: slots)))
    content.groups.append(group)
    return Unmanaged.passUnretained(group)
  }

  /// The touches in `slots`, in the order of their slots.
  func list(of slots: TouchSlots) -> [UITouch] {
    var list: [UITouch] = []
    list.reserveCapacity(slots.count)
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
    guard touch.phase != .stationary, let others = touch.others, !others.coalesced.isEmpty
    else { return [touch] }
    return touch.copies(
      of: others.coalesced, after: touch.record.previousLocation,
      touch.record.precisePreviousLocation)
  }

  override func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touch.slot >= 0 else { return nil }
    guard touch.phase != .stationary, let others = touch.others else { return [] }
    return touch.copies(
      of: others.predicted, after: touch.record.sample.location,
      touch.record.sample.preciseLocation)
  }
}

extension UITouch {
  /// Touches that look like this one at other moments, each of which comes from where the one
  /// before was.
  fileprivate func copies(
    of samples: [TouchSample], after start: CGPoint, _ preciseStart: CGPoint
  ) -> [UITouch] {
    var (last, preciseLast) = (start, preciseStart)
    return samples.map { sample in
      let copy = copy(with: sample)
      copy.record.previousLocation = last
      copy.record.precisePreviousLocation = preciseLast
      (last, preciseLast) = (sample.location, sample.preciseLocation)
      return copy
    }
  }

  /// A touch that looks like this one at another moment.
  final func copy(with sample: TouchSample) -> UITouch {
    let copy = UITouch()
    copy.record = record
    copy.record.sample = sample
    copy.record.timestamp = sample.timestamp ?? record.timestamp
    copy.taps = taps
    copy.homeWindow = homeWindow
    copy.homeView = homeView
    copy.offeredTo = offeredTo
    return copy
  }
}
