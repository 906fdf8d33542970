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

  /// So many phases of a touch are held; further moves replace its last one [ours].
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

  /// Touches of which it is asked whether they may begin, before their views hear of them.
  private var questioned = TouchSlots.none
  /// What the running delivery goes on with when the batch is done.
  private var part = Part.new(Changes())
  /// What is under way.
  private var batch = Batch()

  /// The parts of a delivery, in their order. Each has what is left of it, and what is new in the event.
  private enum Part {
    /// Touches that were taken from their views are to be looked at.
    case taken(Changes)
    /// These touches are to be cancelled, one multi-touch sequence after the other.
    case cancelled(TouchSlots, Changes)
    /// Held phases are to be looked at.
    case held(Changes)
    /// These phases are held no more, and go out, one event after the other.
    case released([HeldPhase], Changes)
    /// The changes of the event are to be passed on.
    case new(Changes)
  }

  /// Touches in one phase that are done together. What is left of it stands in the order in which it is
  /// done.
  private struct Batch {
    var phase = Phase.began
    /// To be held.
    var holding = TouchSlots.none
    /// Touches whose began was refused, which is dropped before what is held of them.
    var refused = TouchSlots.none
    /// To be dropped.
    var dropping = TouchSlots.none
    /// Whether the dropped touches have a new phase, after phases that were held.
    var dropsNewPhase = false
    /// To be delivered, after their held phases are dropped.
    var closing = TouchSlots.none
    /// To be shown as cancelled before their views are called.
    var disguising = TouchSlots.none
    /// How many released phases are recalled before their views are called.
    var recallsLeft = 0
    /// To be delivered.
    var calling = TouchSlots.none
    /// The touches of the question that waits for its answer.
    var asked = TouchSlots.none
    /// Whether touches show another phase than their present one.
    var isPast = false
  }

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
    let slots = batch.asked
    batch.asked = .none
    if mayBegin { return batch.calling.formUnion(slots) }
    batch.refused = slots
    if case .released(let phases, let changes) = part {
      // What was held of them came after the began that was asked about.
      held = phases.filter { slots.contains($0.slot) } + held
      part = .released(phases.filter { !slots.contains($0.slot) }, changes)
    }
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
    part = facts.taken.isEmpty ? .held(changes) : .taken(changes)
  }

  /// The next step; `nil` when all is delivered.
  public mutating func next() -> Step? {
    while true {
      if let step = stepOfPresentPhase() { return step }
      if let slot = batch.disguising.popFirst() { return .showCancelled(slot: slot) }
      if batch.recallsLeft > 0 { return recall() }
      if !batch.calling.isEmpty {
        if let step = call() { return step }
        continue
      }
      if batch.isPast {
        batch.isPast = false
        return .restore
      }
      guard goOn() else { return nil }
    }
  }

  /// Goes on to the next touches: taken ones, then held phases, then what is new.
  ///
  /// - Returns: Whether there are any.
  private mutating func goOn() -> Bool {
    while true {
      switch part {
      case .taken(let changes):
        part = .cancelled(stopTaken(), changes)
        return true
      case .cancelled(let slots, let changes):
        guard slots.isEmpty else {
          part = .cancelled(slots.subtracting(cancelOneSequence(of: slots)), changes)
          return true
        }
        part = .held(changes)
      case .held(let changes):
        part = held.isEmpty ? .new(changes) : .released(release(), changes)
      case .released(let phases, let changes):
        guard phases.isEmpty else {
          takeOneEvent(of: phases)
          return true
        }
        part = .new(changes)
      case .new(var changes):
        guard let (slots, phase) = changes.popFirst() else { return false }
        part = .new(changes)
        pass(slots, phase)
        return true
      }
    }
  }

  /// What is held or dropped before views are called.
  private mutating func stepOfPresentPhase() -> Step? {
    if let slot = batch.holding.popFirst() { return hold(slot) }
    if !batch.dropping.isEmpty, let step = dropOne() { return step }
    guard !batch.closing.isEmpty else { return nil }
    defer { batch.closing = .none }
    return .deliver(batch.closing, batch.phase)
  }

  private mutating func hold(_ slot: Int) -> Step {
    let phase = batch.phase
    if phase == .moved, held.count >= Self.heldPhasesMax,
      held.count(where: { $0.slot == slot }) >= Self.heldPhasesMax,
      let last = held.lastIndex(where: { $0.slot == slot })
    {
      return .hold(slot: slot, phase, record: held[last].record)
    }
    lastRecord &+= 1
    held.append(HeldPhase(slot: slot, phase: phase, event: eventNumber, record: lastRecord))
    return .hold(slot: slot, phase, record: lastRecord)
  }

  private mutating func dropOne() -> Step? {
    if let slot = batch.refused.popFirst() {
      return .drop(slot: slot, batch.phase, record: nil)
    }
    while !batch.dropping.isEmpty {
      let slot = batch.dropping.first
      if let index = held.firstIndex(where: { $0.slot == slot }) {
        let phase = held.remove(at: index)
        return .drop(slot: slot, phase.phase, record: phase.record)
      }
      batch.dropping.subtract(TouchSlots(slot))
      if batch.dropsNewPhase { return .drop(slot: slot, batch.phase, record: nil) }
    }
    return nil
  }

  /// Ends what the views of `slots` may hear, without telling them.
  private mutating func close(_ slots: TouchSlots, droppingNewPhase: Bool) {
    facts.open.subtract(slots)
    batch.dropping = slots
    batch.dropsNewPhase = droppingNewPhase
  }

  /// Calls the view of the first touch that is left with all its touches.
  private mutating func call() -> Step? {
    let slot = batch.calling.first
    var group = TouchSlots(slot)
    batch.calling.subtract(group)
    var rest = batch.calling
    while let other = rest.popFirst() {
      if views[other] == views[slot] { group.formUnion(TouchSlots(other)) }
    }
    batch.calling.subtract(group)
    switch batch.phase {
    case .began:
      let doubtful = group.intersection(questioned)
      if !doubtful.isEmpty {
        questioned.subtract(doubtful)
        batch.asked = doubtful
        batch.calling.formUnion(group.subtracting(doubtful))
        return .ask(doubtful)
      }
      facts.begun.formUnion(group)
    case .moved: break
    case .ended: facts.open.subtract(group)
    case .cancelled:
      close(group, droppingNewPhase: false)
      batch.closing = group
      return nil
    }
    return .deliver(group, batch.phase)
  }

  // MARK: New phases

  private mutating func pass(_ changed: TouchSlots, _ phase: Phase) {
    let slots = changed.intersection(facts.open)
    guard !slots.isEmpty else { return }
    let sorted = TouchDisposition.sort(slots, in: phase.disposable, by: facts)
    batch.phase = phase
    batch.holding = sorted.hold
    close(sorted.drop, droppingNewPhase: true)
    batch.calling = sorted.deliver.union(sorted.cancel)
  }

  // MARK: Taken touches

  /// Drops taken touches that their views never heard of, and returns the others, which are cancelled.
  private mutating func stopTaken() -> TouchSlots {
    let sorted = TouchDisposition.sort(
      facts.taken.intersection(facts.open), in: .underway, by: facts)
    facts.taken = .none
    close(sorted.drop, droppingNewPhase: false)
    return sorted.cancel
  }

  /// Cancels the touches of one multi-touch sequence, with one call for each view, and returns them.
  private mutating func cancelOneSequence(of slots: TouchSlots) -> TouchSlots {
    let sequence = sequences[slots.first]
    var together = TouchSlots.none
    var rest = slots
    while let slot = rest.popFirst() {
      if sequences[slot] == sequence { together.formUnion(TouchSlots(slot)) }
    }
    batch.phase = .cancelled
    batch.disguising = together
    batch.isPast = true
    batch.calling = together.intersection(facts.open)
    return together
  }

  // MARK: Held phases

  /// Releases held phases that no recognizer delays any more, and returns them in their order.
  ///
  /// No phase overtakes an earlier phase of its touch: by the table, what holds a phase also holds
  /// all later ones.
  private mutating func release() -> [HeldPhase] {
    var (released, kept): ([HeldPhase], [HeldPhase]) = ([], [])
    for phase in held {
      let slot = TouchSlots(phase.slot)
      let sorted = TouchDisposition.sort(slot, in: phase.phase.disposable, by: facts)
      if sorted.deliver == slot { released.append(phase) } else { kept.append(phase) }
    }
    held = kept
    return released
  }

  /// Prepares the first released phase and the equal phases of the same event that follow it. They
  /// go to each view in one call.
  private mutating func takeOneEvent(of released: [HeldPhase]) {
    guard let first = released.first else { return }
    let count =
      released.firstIndex { $0.event != first.event || $0.phase != first.phase }
      ?? released.count
    batch.phase = first.phase
    batch.recallsLeft = count
    batch.isPast = true
    var slots = TouchSlots.none
    for phase in released[..<count] { slots.formUnion(TouchSlots(phase.slot)) }
    batch.calling = slots.intersection(facts.open)
  }

  private mutating func recall() -> Step? {
    batch.recallsLeft -= 1
    guard case .released(var phases, let changes) = part else { return nil }
    let phase = phases.removeFirst()
    part = .released(phases, changes)
    return .recall(slot: phase.slot, record: phase.record)
  }
}
