// What slots of a touch screen say, as reports of fingers and as problems with words.

import TouchKit

nonisolated extension ContactSlots.Change {
  /// What happened to the finger, in points.
  func report(on surface: ImportSurface) -> TouchReport {
    let phase: UITouch.Phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    var sample = TouchSample(at: surface.point(Double(x), Double(y)))
    sample.majorRadius = surface.length(Double(max(0, major ?? 0))) / 2
    if let pressure, let force = surface.force(of: pressure) {
      (sample.force, sample.maximumPossibleForce) = (force, ImportSurface.forceMax)
    }
    return TouchReport(finger, phase, sample)
  }
}

nonisolated extension ContactSlots.Mistake {
  /// What is wrong, and what becomes of it.
  func problem(at place: ImportPlace) -> ImportOutput {
    switch self {
    case .slot(let number):
      place.problem(
        "the slot \(number)", expected: "a slot from 0 to 255",
        "What follows is left out up to the next slot.")
    case .noContact(let slot):
      place.problem(
        "a place in slot \(slot) without a tracking id", expected: "ABS_MT_TRACKING_ID before it",
        "It is left out up to the next finger in this slot; record from before the touch.")
    case .noPlace(let slot):
      place.problem(
        "a finger in slot \(slot) without its place",
        expected: "ABS_MT_POSITION_X and ABS_MT_POSITION_Y",
        "What is missing counts as 0; record from before the first touch.")
    case .dropped(let fingers):
      place.problem(
        "SYN_DROPPED with \(fingers) fingers down", expected: "all events of the device",
        "These fingers are cancelled; each counts again from its next tracking id.")
    case .protocolA:
      place.problem(
        "SYN_MT_REPORT, of contacts without slots", expected: "ABS_MT_SLOT",
        "Fingers without a tracking id are left out; use a device with slots.")
    }
  }
}
