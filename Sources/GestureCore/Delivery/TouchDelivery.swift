/// What the views of one window hear of their touches, and in which order: hold, release, drop,
/// cancel, and which touches go out in one call.
///
/// A delivery begins with ``begin(_:)``. Then ``next()`` names one step after the other, and the
/// caller carries each out. This runs code of the app, which may change the facts. So each step is
/// computed after the previous one is done.
///
/// ``TouchDisposition`` decides about each phase. Views have numbers. For each held phase the
/// caller keeps a record of the touch at that moment; records have numbers too.
public struct TouchDelivery: Sendable {
  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// Keep a copy of the touch under the number `record`. It replaces an older copy with this
    /// number.
    case hold(slot: Int, Phase, record: Int)
    /// The view never hears of the phase. Forget its record, if it was held.
    case drop(slot: Int, Phase, record: Int?)
    /// Show the touch as in this record. Then forget the record.
    case recall(slot: Int, record: Int)
    /// Show the touch as cancelled.
    case showCancelled(slot: Int)
    /// Ask whether these touches may begin for their view, and hand the answer to
    /// ``TouchDelivery/answer(_:)``. All of them have the same view.
    case ask(TouchSlots)
    /// Call a view once with these touches. All of them have the same view.
    case deliver(TouchSlots, Phase)
    /// Show all touches in their present phase again.
    case restore
  }

  /// A phase that waits until no recognizer delays it.
  @usableFromInline
  struct HeldPhase: Equatable, Sendable {
    let slot: Int
    let phase: Phase
    /// The number of the event in which it happened: phases of one event go out in one call.
    let event: Int
    let record: Int
  }

  /// Held moves beyond this many replace the last one of their touch [ours].
  public static let heldPhasesMax = 512

  /// What is known of the touches.
  public private(set) var facts = TouchDisposition.Facts()
  /// Whether ``hold(began:ended:)`` is due: a recognizer joined, left, decided, or changed how it
  /// treats touches.
  public private(set) var holdsMayHaveChanged = false
  @usableFromInline var held: [HeldPhase] = []
  private var lastRecord = 0
  @usableFromInline var eventNumber = 0
  /// By slot: the number of the view that hears of the touch.
  private var views = Array(repeating: 0, count: TouchSlots.capacity)
  /// By slot: the number of the multi-touch sequence.
  private var sequences = Array(repeating: 0, count: TouchSlots.capacity)

  // What is left of the running delivery, in the order in which it is done.

  /// The phase of the touches below.
  private var phase = Phase.began
  /// To be held.
  private var holding = TouchSlots.none
  /// To be dropped.
  private var dropping = TouchSlots.none
  /// Whether the dropped touches have a new phase, after phases that were held.
  private var dropsNewPhase = false
  /// To be delivered, after their held phases are dropped.
  private var closing = TouchSlots.none
  /// To be delivered.
  private var calling = TouchSlots.none
  /// Touches of which it is asked whether they may begin, before their views hear of them.
  private var questioned = TouchSlots.none
  /// The touches of the question that waits for its answer.
  private var asked = TouchSlots.none
  /// Touches whose began was refused, which is dropped before what is held of them.
  private var refused = TouchSlots.none
  /// Whether touches show another phase than their present one.
  private var isPast = false
  /// Touches to be shown to their views as cancelled.
  private var cancelling = TouchSlots.none
  /// Touches to be shown as cancelled before their views are called.
  private var disguising = TouchSlots.none
  /// Whether taken touches and held phases are still to be looked at.
  private var looksAtTaken = false
  private var looksAtHeld = false
  /// Held phases to be delivered, and how many of them go out together.
  private var released: [HeldPhase] = []
  private var recallsLeft = 0
  /// What is new in the event.
  private var fresh = Changes()

  /// Makes the delivery of no touch.
  public init() {}

  // MARK: Facts

  /// Expects the phases of a new touch for its view.
  ///
  /// - Parameters:
  ///   - slot: The touch.
  ///   - view: A number for its view, the same for all touches of the view.
  ///   - sequence: The number of its multi-touch sequence.
  public mutating func expect(_ slot: Int, in view: Int, of sequence: Int) {
    views[slot] = view
    sequences[slot] = sequence
    facts.open.formUnion(TouchSlots(slot))
    facts.begun.subtract(TouchSlots(slot))
    facts.taken.subtract(TouchSlots(slot))
    questioned.subtract(TouchSlots(slot))
  }

  /// Has ``Step/ask(_:)`` come before a touch begins for its view.
  public mutating func askFirst(_ slot: Int) { questioned.formUnion(TouchSlots(slot)) }

  /// Answers the question of the last step: whether the touches may begin for their view. If not, the
  /// view never hears of them.
  public mutating func answer(_ mayBegin: Bool) {
    let slots = asked
    asked = .none
    if mayBegin { return calling.formUnion(slots) }
    // What was held of them came after the began that was asked about.
    refused = slots
    var rest: [HeldPhase] = []
    for phase in released where slots.contains(phase.slot) { rest.append(phase) }
    released.removeAll { slots.contains($0.slot) }
    held = rest + held
    close(slots, droppingNewPhase: false)
  }

  /// Takes touches away from their views: a recognizer that cancels touches was recognized with them.
  public mutating func takeFromViews(_ slots: TouchSlots) {
    facts.taken.formUnion(slots.intersection(facts.open))
  }

  /// Notes that a recognizer joined, left, decided, or changed how it treats touches.
  public mutating func noteHoldsMayHaveChanged() { holdsMayHaveChanged = true }

  /// Notes which touches undecided recognizers keep from views: from their beginning, or only their
  /// end.
  public mutating func hold(began: TouchSlots, ended: TouchSlots) {
    holdsMayHaveChanged = false
    facts.delayed = began
    facts.delayedEnd = ended
  }

  /// Touches with held phases.
  public var withheld: TouchSlots {
    var slots = TouchSlots.none
    for phase in held { slots.formUnion(TouchSlots(phase.slot)) }
    return slots
  }

  /// The phases of a touch that are held back, oldest first.
  public func heldPhases(of slot: Int) -> [Phase] {
    held.filter { $0.slot == slot }.map { $0.phase }
  }

  // MARK: Steps

  /// Begins a delivery: first of touches that were taken away or held, then of what is new.
  ///
  /// - Parameter changes: What is new to the views; `nil` if nothing is.
  /// - Returns: Whether there is anything to do: ``next()`` names it.
  @inlinable @inline(__always)
  public mutating func begin(_ changes: Changes?) -> Bool {
    if let changes {
      eventNumber &+= 1
      let isConcerned = !changes.all.intersection(facts.open).isEmpty
      if facts.taken.isEmpty, held.isEmpty, !isConcerned { return false }
    } else if facts.taken.isEmpty, held.isEmpty {
      return false
    }
    start(changes ?? Changes())
    return true
  }

  @usableFromInline
  mutating func start(_ changes: Changes) {
    looksAtTaken = !facts.taken.isEmpty
    looksAtHeld = true
    fresh = changes
  }

  /// The next step; `nil` when all is delivered.
  public mutating func next() -> Step? {
    while true {
      if let step = stepOfPresentPhase() { return step }
      if let slot = disguising.popFirst() { return .showCancelled(slot: slot) }
      if recallsLeft > 0 { return recall() }
      if !calling.isEmpty {
        if let step = call() { return step }
        continue
      }
      if isPast {
        isPast = false
        return .restore
      }
      guard goOn() else { return nil }
    }
  }

  /// Goes on to the next touches: taken ones, then held phases, then what is new.
  ///
  /// - Returns: Whether there are any.
  private mutating func goOn() -> Bool {
    if looksAtTaken {
      looksAtTaken = false
      stopTaken()
      return true
    }
    if !cancelling.isEmpty {
      cancelOneSequence()
      return true
    }
    if looksAtHeld {
      looksAtHeld = false
      if !held.isEmpty { release() }
    }
    if !released.isEmpty {
      takeOneEvent()
      return true
    }
    guard let (slots, phase) = fresh.popFirst() else { return false }
    pass(slots, phase)
    return true
  }

  /// What is held or dropped before views are called.
  private mutating func stepOfPresentPhase() -> Step? {
    if let slot = holding.popFirst() { return hold(slot) }
    if !dropping.isEmpty, let step = dropOne() { return step }
    guard !closing.isEmpty else { return nil }
    defer { closing = .none }
    return .deliver(closing, phase)
  }

  private mutating func hold(_ slot: Int) -> Step {
    if phase == .moved, held.count >= Self.heldPhasesMax,
      let last = held.lastIndex(where: { $0.slot == slot }), held[last].phase == .moved
    {
      return .hold(slot: slot, phase, record: held[last].record)
    }
    lastRecord &+= 1
    held.append(HeldPhase(slot: slot, phase: phase, event: eventNumber, record: lastRecord))
    return .hold(slot: slot, phase, record: lastRecord)
  }

  private mutating func dropOne() -> Step? {
    if let slot = refused.popFirst() { return .drop(slot: slot, phase, record: nil) }
    while !dropping.isEmpty {
      let slot = dropping.first
      if let index = held.firstIndex(where: { $0.slot == slot }) {
        let phase = held.remove(at: index)
        return .drop(slot: slot, phase.phase, record: phase.record)
      }
      dropping.subtract(TouchSlots(slot))
      if dropsNewPhase { return .drop(slot: slot, phase, record: nil) }
    }
    return nil
  }

  /// Ends what the views of `slots` may hear, without telling them.
  private mutating func close(_ slots: TouchSlots, droppingNewPhase: Bool) {
    facts.open.subtract(slots)
    dropping = slots
    dropsNewPhase = droppingNewPhase
  }

  /// Calls the view of the first touch that is left with all its touches.
  private mutating func call() -> Step? {
    let slot = calling.first
    var group = TouchSlots(slot)
    calling.subtract(group)
    var rest = calling
    while let other = rest.popFirst() {
      if views[other] == views[slot] { group.formUnion(TouchSlots(other)) }
    }
    calling.subtract(group)
    switch phase {
    case .began:
      let doubtful = group.intersection(questioned)
      if !doubtful.isEmpty {
        questioned.subtract(doubtful)
        asked = doubtful
        calling.formUnion(group.subtracting(doubtful))
        return .ask(doubtful)
      }
      facts.begun.formUnion(group)
    case .moved: break
    case .ended: facts.open.subtract(group)
    case .cancelled:
      close(group, droppingNewPhase: false)
      closing = group
      return nil
    }
    return .deliver(group, phase)
  }

  // MARK: New phases

  private mutating func pass(_ changed: TouchSlots, _ phase: Phase) {
    let slots = changed.intersection(facts.open)
    guard !slots.isEmpty else { return }
    let sorted = TouchDisposition.sort(slots, in: phase.disposable, by: facts)
    self.phase = phase
    holding = sorted.hold
    close(sorted.drop, droppingNewPhase: true)
    calling = sorted.deliver.union(sorted.cancel)
  }

  // MARK: Taken touches

  /// Drops taken touches that their views never heard of. Cancels the others.
  private mutating func stopTaken() {
    let sorted = TouchDisposition.sort(
      facts.taken.intersection(facts.open), in: .underway, by: facts)
    facts.taken = .none
    close(sorted.drop, droppingNewPhase: false)
    cancelling = sorted.cancel
  }

  /// Cancels the touches of one multi-touch sequence: one call for each view.
  private mutating func cancelOneSequence() {
    let sequence = sequences[cancelling.first]
    var together = TouchSlots.none
    var rest = cancelling
    while let slot = rest.popFirst() {
      if sequences[slot] == sequence { together.formUnion(TouchSlots(slot)) }
    }
    cancelling.subtract(together)
    phase = .cancelled
    disguising = together
    isPast = true
    calling = together.intersection(facts.open)
  }

  // MARK: Held phases

  /// Releases held phases that no recognizer delays any more, in their order.
  ///
  /// No phase overtakes an earlier phase of its touch: by the table, what holds a phase also holds
  /// all later ones.
  private mutating func release() {
    var kept: [HeldPhase] = []
    for phase in held {
      let slot = TouchSlots(phase.slot)
      let sorted = TouchDisposition.sort(slot, in: phase.phase.disposable, by: facts)
      if sorted.deliver == slot { released.append(phase) } else { kept.append(phase) }
    }
    held = kept
  }

  /// Prepares the first released phase and the equal phases of the same event that follow it. They
  /// go to each view in one call.
  private mutating func takeOneEvent() {
    guard let first = released.first else { return }
    let count =
      released.firstIndex { $0.event != first.event || $0.phase != first.phase }
      ?? released.count
    phase = first.phase
    recallsLeft = count
    isPast = true
    var slots = TouchSlots.none
    for phase in released[..<count] { slots.formUnion(TouchSlots(phase.slot)) }
    calling = slots.intersection(facts.open)
  }

  private mutating func recall() -> Step {
    recallsLeft -= 1
    let phase = released.removeFirst()
    return .recall(slot: phase.slot, record: phase.record)
  }
}
