// The touch objects of an application. `TouchTable` says which touches are down and what happened
// to them in the open event.

import GestureCore

/// The touches of an application, by slot, and what happened to them in the current event.
///
/// A touch stays after its finger is up as long as a recognizer or a held phase needs it. The windows
/// know which recognizer or phase needs it.
final class TouchesEvent: UIEvent {
  /// What changes with every event.
  struct Slots {
    /// By slot.
    var touches: [UITouch?] = Array(repeating: nil, count: TouchSlots.capacity)
    /// Where the touches belong.
    var references = Array(repeating: TouchReferences(), count: TouchSlots.capacity)
    /// The recognizers that receive the touches. The objects serve one touch after the other.
    var receivers: [TouchReceivers?] = Array(repeating: nil, count: TouchSlots.capacity)
    /// The touches, as borrowed references.
    var seatContents = InlineArray<64, Borrowed<UITouch>?>(repeating: nil)
    /// The views that hear of the touches, as borrowed references.
    var hearers = InlineArray<64, Borrowed<UIView>?>(repeating: nil)
    /// The locations of the touches, in window coordinates. Every recognizer reads them at every
    /// move.
    var points = InlineArray<64, Point>(repeating: .zero)
    var groups: [TouchGroup] = []
  }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var content = Slots()
  /// The window in which the current event happens, and the referee that is to run it. Both are set
  /// from ``open(at:in:for:)`` to ``close()``. One function calls both. While it runs, its caller
  /// keeps the window alive, and the application keeps the window's referee alive.
  private(set) var window: Borrowed<UIWindow>?
  private var referee: Borrowed<Referee>?
  /// The number of this table: each application has one of its own.
  let number: Int
  private static var lastNumber = 0
  /// At most this many groups of touches are kept from one event to the next.
  private let keptGroupsMax = 16

  /// Which touches and presses are down, and what happened to them.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var table = TouchTable()

  /// The touch in a slot.
  func touch(_ slot: Int) -> UITouch? { content.touches[slot] }
  /// Calls a closure with the touches in some slots, which stay occupied meanwhile.
  func each(of slots: TouchSlots, _ body: (UITouch) -> Void) {
    var rest = slots
    while let slot = rest.popFirst() { player(slot)?.borrow(body) }
  }
  /// The touch in a slot, as a borrowed reference. It is alive while its slot is occupied, and
  /// slots are freed only between pieces of work.
  @inline(__always)
  func player(_ slot: Int) -> Borrowed<UITouch>? { content.seatContents[slot] }
  /// The view that hears of the touch in a slot, as a borrowed reference.
  @inline(__always)
  func hearer(_ slot: Int) -> Borrowed<UIView>? { content.hearers[slot] }
  /// The touches that are down.
  var down: TouchSlots { table.down.subtracting(table.presses) }
  /// The touches and presses that are up but still needed.
  var lingering: TouchSlots { table.lingering }
  /// The touches that began in the current event.
  var began: TouchSlots { table.changes.began }
  /// The touches that moved in the current event.
  var moved: TouchSlots { table.changes.moved }
  /// The touches that ended in the current event.
  var ended: TouchSlots { table.changes.ended }
  /// The touches that were cancelled in the current event.
  var cancelled: TouchSlots { table.changes.cancelled }

  /// The touches that are down and may still be taps.
  var mayBeTaps: TouchSlots {
    get { table.mayBeTaps }
    set { table.mayBeTaps = newValue }
  }

  override init() {
    TouchesEvent.lastNumber += 1
    number = TouchesEvent.lastNumber
    super.init(type: .touches)
  }

  deinit {}

  override func run(in window: UIWindow) {
    guard isHappening(in: window) else { return }
    referee?.borrow { $0.process(self) }
  }

  /// What happened in the current event.
  var changes: TouchDelivery.Changes { table.changes }
  /// All slots whose phase changed in the current event.
  var changed: TouchSlots { changes.all }

  /// The touches that a recognizer still tracks after this event.
  var lifted: TouchSlots { changes.lifted }

  // MARK: One event

  /// Starts a new event. Touches that changed in the last one are stationary now.
  @inline(__always)
  func open(at time: TimeInterval, in window: UIWindow, for referee: Borrowed<Referee>) {
    (timeBefore, self.time) = (self.time, time)
    self.window = Borrowed(window)
    self.referee = referee
    openForPresses()
    tracked.forget()
  }

  @inline(never)
  private func dropOldGroups() {
    content.groups.removeFirst(content.groups.count - keptGroupsMax)
  }

  /// Starts a new event that is about presses.
  @inline(__always)
  func openForPresses() {
    rest(table.open())
  }

  /// Notes that touches rest that changed in the last event.
  private func rest(_ settled: TouchSlots) {
    var rest = settled
    while let slot = rest.popFirst() {
      content.seatContents[slot]?.borrow { $0.record.phase = .stationary }
    }
  }

  /// Turns the lifts of this event into cancellations, and drops all its other changes.
  func cancelLifted() {
    var rest = table.cancelLifted()
    while let slot = rest.popFirst() {
      content.seatContents[slot]?.borrow { $0.record.phase = .cancelled }
    }
  }

  /// The slot of the finger that the host calls `finger` and that is down; `nil` if there is none.
  @inline(__always)
  func slot(ofFinger finger: Int) -> Int? { table.slot(ofFinger: finger) }

  /// Puts a new touch down; `nil` if all slots are taken.
  ///
  /// - Parameters:
  ///   - report: What the host says of it.
  ///   - sample: The sample of the report, repaired.
  func begin(_ report: TouchReport, with sample: TouchSample) -> UITouch? {
    guard let slot = table.begin(report.finger) else { return nil }
    let touch = UITouch()
    touch.number = table.touchCount
    touch.slot = slot
    (touch.eventType, touch.scrollTypes) = (report.eventType, report.scrollTypes)
    tracked.note(touch.eventType, of: slot)
    touch.finger = report.finger
    touch.sequence = table.sequence(of: slot)
    touch.landing = (sample.location, time)
    let window = window?.object
    touch.windowStorage = window
    touch.refereeNumber = window?.refereeNumber ?? 0
    touch.record = UITouch.Record(
      sample: sample, previousLocation: sample.location,
      precisePreviousLocation: sample.preciseLocation, timestamp: time)
    content.touches[slot] = touch
    let receivers = content.receivers[slot] ?? TouchReceivers()
    content.receivers[slot] = receivers
    receivers.touchNumber = touch.number
    touch.receivers = receivers
    content.references[slot] = TouchReferences(window: window)
    content.seatContents[slot] = Borrowed(touch)
    content.points[slot] = sample.location.core
    return touch
  }

  /// Notes which view a new touch hit.
  func hit(_ view: UIView?, with touch: UITouch) {
    touch.hitView = view
    content.references[touch.slot].hitView = view
  }

  /// Notes which view hears of a new touch.
  func give(_ touch: UITouch, to view: UIView) {
    touch.viewStorage = view
    content.references[touch.slot].view = view
    content.hearers[touch.slot] = Borrowed(view)
  }

  /// Notes that the touch in `slot` moved, ended or was cancelled. ``setSample(_:of:)`` notes its
  /// location.
  func update(_ slot: Int, _ phase: UITouch.Phase) {
    content.seatContents[slot]?.borrow { touch in
      touch.record.previousLocation = touch.record.sample.location
      touch.record.precisePreviousLocation = touch.record.sample.preciseLocation
      touch.record.phase = phase
      touch.record.timestamp = time
    }
    switch phase {
    case .ended: table.change(slot, .ended)
    case .cancelled: table.change(slot, .cancelled)
    default: return table.change(slot, .moved)
    }
    tracked.allLifted.formUnion(TouchSlots(slot))
  }

  /// Notes that a touch moved. Its type does not change.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - slot: Its slot.
  ///   - reports: The reports of the event.
  ///   - index: Which of them is the touch's.
  @inline(__always)
  func move(
    _ touch: Borrowed<UITouch>, in slot: Int, to reports: Span<TouchReport>, _ index: Int
  ) {
    content.points[slot] = reports[index].sample.location.core
    touch.borrow { $0.record.move(to: reports, index, at: time) }
    table.change(slot, .moved)
  }

  /// Notes the newest sample of the touch in `slot`. Its type does not change, and a transform stays
  /// one.
  @inline(__always)
  func setSample(_ sample: TouchSample, of slot: Int) {
    content.points[slot] = sample.location.core
    content.seatContents[slot]?.borrow {
      let old = $0.record.sample
      $0.record.sample = sample
      $0.record.sample.type = old.type
      $0.record.sample.transform =
        $0.eventType == .transform ? sample.transform ?? old.transform : nil
    }
  }

  /// Notes whether views have heard of their touches.
  func setKnownToViews(_ slots: TouchSlots, _ areKnown: Bool) {
    var rest = slots
    while let slot = rest.popFirst() {
      content.seatContents[slot]?.borrow { $0.isKnownToView = areKnown }
    }
  }

  /// Ends the event. Lifted touches are not down any more, but their slots are not free yet.
  @inline(__always)
  func close() {
    window = nil
    referee = nil
    table.close()
    if content.groups.count > keptGroupsMax { dropOldGroups() }
  }

  /// Frees the slots of touches and presses that are up and no longer needed.
  ///
  /// - Returns: The slots.
  func freeSlots(except needed: TouchSlots) -> TouchSlots {
    let freed = table.freeSlots(except: needed)
    guard !freed.isEmpty else { return .none }
    var free = freed
    var index = content.groups.count
    while index > 0 {
      index -= 1
      let slots = content.groups[index].slots
      if !slots.intersection(free).isEmpty { content.groups.remove(at: index) }
    }
    // The objects that a touch keeps alive go last, because their `deinit` may run code of the app.
    var freedTouches: [(UITouch, TouchReferences)] = []
    while let slot = free.popFirst() {
      guard let touch = exchange(&content.touches[slot], with: nil) else { continue }
      touch.slot = -1
      freedTouches.append((touch, exchange(&content.references[slot], with: TouchReferences())))
      content.seatContents[slot] = nil
      content.hearers[slot] = nil
    }
    var rest = freed
    while let slot = rest.popFirst() { content.receivers[slot]?.forget() }
    keepAlive(freedTouches)
    return freed
  }

  /// Whether the current event happens in `window`.
  func isHappening(in window: UIWindow) -> Bool {
    // In this form, one comparison.
    (self.window?.number ?? 0) == Borrowed(window).number
  }

  // MARK: UIEvent

  /// Touches, unless all that changes stands for a trackpad.
  override var type: EventType {
    guard Linked.everyInput else { return .touches }
    var type: EventType?
    each(of: changed) { type = type == .touches ? type : $0.eventType }
    return type ?? .touches
  }

  private var current: TouchSlots { down.union(lifted) }

  private func some(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = list(of: current).filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }

  override var allTouches: Set<UITouch>? { some { _ in true } }

  override func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.windowStorage === window }
  }

  override func touches(for view: UIView) -> Set<UITouch>? { some { $0.viewStorage === view } }

  override func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    let tracked = Engine.touchSlots(trackedBy: recognizer)
    return some { tracked.contains($0.slot) }
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
