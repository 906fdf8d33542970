// The slots of a touch screen: Linux's multitouch protocol B, and screens for one finger. What
// changed between two reports becomes reports of fingers.

/// The contacts of one device.
nonisolated struct ContactSlots: Sendable {
  /// What a finger did in a frame, in the device's units.
  struct Change: Equatable, Sendable {
    enum Phase: Equatable, Sendable { case began, moved, ended, cancelled }
    /// A number that no other finger of the device has.
    var finger: Int
    var phase: Phase
    var x: Int
    var y: Int
    /// The length of the contact; `nil` if the device does not say.
    var major: Int?
    /// How hard the finger presses; `nil` if the device does not say.
    var pressure: Int?
  }

  /// What is wrong with a frame.
  enum Mistake: Hashable, Sendable {
    /// A slot that no device has.
    case slot(Int)
    /// Something changed in a slot without a contact.
    case noContact(slot: Int)
    /// A contact began at no place.
    case noPlace(slot: Int)
    /// The kernel lost events while so many fingers were down.
    case dropped(fingers: Int)
    /// Contacts without numbers, as protocol A has them.
    case protocolA
  }

  /// The largest number of a slot that is believed.
  private static let slotMax = 255
  /// The slot of a screen for one finger.
  private static let single = 0

  private struct Slot {
    /// The finger that touches; `nil` for none.
    var finger: Int?
    /// The finger whose end is to be told.
    var lifted: Int?
    var isNew = false
    var hasMoved = false
    var x: Int?
    var y: Int?
    /// What was told last.
    var told = Told()
    var major: Int?
    var pressure: Int?

    /// What is to be told of a finger that touches.
    var here: Told { Told(x: x ?? 0, y: y ?? 0, pressure: pressure) }

    func change(_ finger: Int, _ phase: Change.Phase, _ told: Told) -> Change {
      Change(
        finger: finger, phase: phase, x: told.x, y: told.y, major: major, pressure: told.pressure)
    }
  }

  /// What makes a finger that is down worth a report when it changes.
  private struct Told: Equatable {
    var x = 0
    var y = 0
    var pressure: Int?
  }

  private var slots: [Int: Slot] = [:]
  /// The slot that values are about; `nil` after an impossible one.
  private var current: Int? = 0
  private var fingerCount = 0
  /// Whether the device has slots; `nil` until it is known.
  private var hasContacts = false
  private var isDropping = false
  private var mistakes: [Mistake] = []
  /// The mistakes that were told since a finger began.
  private var told: Set<Mistake> = []

  /// Goes on at the begin of a frame, after events were lost or before the first one.
  ///
  /// - Parameter slot: The slot that the values of the next event are about, as the device says.
  mutating func resume(at slot: Int) {
    isDropping = false
    current = (0...Self.slotMax).contains(slot) ? slot : nil
  }

  /// Notes an event. A report of the kernel ends a frame, and gives what changed in it. A mistake is
  /// given once until another finger begins.
  mutating func note(_ event: KernelEvent) -> (changes: [Change], mistakes: [Mistake])? {
    switch (event.type, event.code) {
    case (KernelCode.synchronization, KernelCode.dropped): return drop()
    case (KernelCode.synchronization, KernelCode.report):
      if isDropping {
        isDropping = false
        return nil
      }
      return frame()
    case (KernelCode.absolute, KernelCode.slot) where isDropping:
      current = (0...Self.slotMax).contains(event.value) ? event.value : nil
    case _ where isDropping: return nil
    case (KernelCode.synchronization, KernelCode.contactReport):
      mistakes.append(.protocolA)
    case (KernelCode.key, KernelCode.touch):
      if !hasContacts { touch(event.value != 0, slot: Self.single) }
    case (KernelCode.absolute, _): noteAxis(event)
    default: break
    }
    return nil
  }

  private mutating func noteAxis(_ event: KernelEvent) {
    switch event.code {
    case KernelCode.x: if !hasContacts { place(in: Self.single) { $0.x = event.value } }
    case KernelCode.y: if !hasContacts { place(in: Self.single) { $0.y = event.value } }
    case KernelCode.slot:
      isContactDevice()
      current = (0...Self.slotMax).contains(event.value) ? event.value : nil
      if current == nil { mistakes.append(.slot(event.value)) }
    case KernelCode.trackingID:
      isContactDevice()
      if let current { touch(event.value >= 0, slot: current) }
    case KernelCode.positionX:
      isContactDevice()
      if let current { place(in: current) { $0.x = event.value } }
    case KernelCode.positionY:
      isContactDevice()
      if let current { place(in: current) { $0.y = event.value } }
    case KernelCode.touchMajor:
      if let current { slots[current, default: Slot()].major = event.value }
    case KernelCode.pressure:
      if let current { slots[current, default: Slot()].pressure = event.value }
    default: break
    }
  }

  /// Notes that the device has slots. What it said before in the same frame for programs that know one
  /// finger only is forgotten.
  private mutating func isContactDevice() {
    if hasContacts { return }
    hasContacts = true
    if let slot = slots[Self.single], slot.isNew || slot.finger == nil { slots[Self.single] = nil }
  }

  private mutating func place(in slot: Int, _ change: (inout Slot) -> Void) {
    change(&slots[slot, default: Slot()])
    slots[slot]?.hasMoved = true
  }

  /// A contact begins or ends in a slot. Another number without an end between is another contact.
  private mutating func touch(_ isDown: Bool, slot number: Int) {
    var slot = slots[number] ?? Slot()
    if let finger = slot.finger, !isDown || hasContacts {
      // A contact that begins and ends in one frame was never told.
      if !slot.isNew { slot.lifted = slot.lifted ?? finger }
      (slot.finger, slot.isNew) = (nil, false)
    }
    if isDown, slot.finger == nil {
      fingerCount += 1
      (slot.finger, slot.isNew) = (fingerCount, true)
    }
    slots[number] = slot
  }

  /// What changed since the last frame, in the order of the slots: ends first.
  private mutating func frame() -> (changes: [Change], mistakes: [Mistake]) {
    var ends: [Change] = []
    var others: [Change] = []
    for number in slots.keys.sorted() {
      guard var slot = slots[number] else { continue }
      let here = slot.here
      if let lifted = slot.lifted {
        // Where the next contact of the slot begins is not where this one ended.
        ends.append(slot.change(lifted, .ended, slot.finger == nil ? here : slot.told))
      }
      if let finger = slot.finger {
        if slot.isNew, slot.x == nil || slot.y == nil { mistakes.append(.noPlace(slot: number)) }
        if slot.isNew || here != slot.told {
          others.append(slot.change(finger, slot.isNew ? .began : .moved, here))
        }
      } else if slot.hasMoved, slot.lifted == nil, hasContacts {
        mistakes.append(.noContact(slot: number))
      }
      (slot.told, slot.lifted, slot.isNew, slot.hasMoved) = (here, nil, false, false)
      slots[number] = slot
    }
    return given(ends + others)
  }

  /// The kernel lost events: the fingers that were down are cancelled, since it is unknown when they
  /// were lifted. What follows up to the next report belongs to a frame that is not whole.
  private mutating func drop() -> (changes: [Change], mistakes: [Mistake]) {
    isDropping = true
    var changes: [Change] = []
    for number in slots.keys.sorted() {
      guard var slot = slots[number] else { continue }
      if let finger = slot.lifted ?? (slot.isNew ? nil : slot.finger) {
        changes.append(slot.change(finger, .cancelled, slot.told))
      }
      (slot.finger, slot.lifted, slot.isNew, slot.hasMoved) = (nil, nil, false, false)
      slots[number] = slot
    }
    mistakes.append(.dropped(fingers: changes.count))
    return given(changes)
  }

  /// Some changes, with the mistakes that were not told yet.
  private mutating func given(
    _ changes: [Change]
  ) -> (changes: [Change], mistakes: [Mistake]) {
    let untold = mistakes.filter { told.insert($0).inserted }
    mistakes = []
    if changes.contains(where: { $0.phase == .began }) { told = [] }
    return (changes, untold)
  }
}
