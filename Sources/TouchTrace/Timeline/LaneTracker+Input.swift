// Fingers and other input in lanes.

import TouchKit

nonisolated extension LaneTracker {
  mutating func hear(_ input: HostInput) {
    if let time = input.time, time.isFinite { clock = max(clock, time) }
    switch input {
    case .touches(let input):
      for report in input.reports { hear(report, in: input.window) }
    case .cancellation(let window):
      note("the system takes the touches away")
      cancelFingers { $0.window == nil || $0.window == window }
    case .activity(let state, _):
      note("the application becomes \(state)")
      if state != .active { cancelFingers { _ in true } }
    default:
      if let text = input.words { note(text) }
    }
  }

  private mutating func note(_ text: String) {
    mark(deviceRow("input"), .input, text, note: text, at: clock)
  }

  private mutating func hear(_ report: TouchReport, in window: Int?) {
    let index = fingers.firstIndex { $0.number == report.finger }
    let place = report.sample.location
    switch report.phase {
    case .began:
      if let index { lift(index, isCancelled: true) }
      guard fingers.count < Self.fingersMax else { return }
      let row = fingerRow(for: report.finger)
      fingers.append(Finger(number: report.finger, row: row, window: window, location: place))
      let what =
        switch report.eventType {
        case .scroll: "scrolling"
        case .transform: "trackpad"
        default: "finger"
        }
      open(row, .finger, "\(what) \(report.finger) down at \(words(place))", at: clock)
    case .moved:
      guard let index, fingers[index].location != place else { return }
      fingers[index].location = place
      move(fingers[index].row, at: clock)
    case .ended, .cancelled:
      guard let index else { return }
      fingers[index].location = place
      lift(index, isCancelled: report.phase == .cancelled)
    default: break
    }
  }

  private mutating func lift(_ index: Int, isCancelled: Bool) {
    let finger = fingers.remove(at: index)
    close(
      finger.row, isCancelled ? "cancelled" : "up at \(words(finger.location))", at: clock)
    if isCancelled { mark(finger.row, .cancelled, "finger \(finger.number) cancelled", at: clock) }
  }

  private mutating func cancelFingers(where isMeant: (Finger) -> Bool) {
    for index in fingers.indices.reversed() where isMeant(fingers[index]) {
      lift(index, isCancelled: true)
    }
  }

  /// The finger's own lane, or a new one. If there are as many lanes as a hand has fingers, the first
  /// free one is shared from now on.
  private mutating func fingerRow(for finger: Int) -> Int {
    let name = "finger \(finger)"
    let free = fingerRows.filter { row in !fingers.contains { $0.row == row } }
    if let own = free.first(where: { rows[$0].lane.name == name }) { return own }
    guard fingerRows.count >= Self.ownLanesMax, let row = free.first else {
      let row = addRow(Lane(kind: .finger, name: name, group: "", owner: fingerRows.count))
      fingerRows.append(row)
      return row
    }
    if rows[row].lane.name != "fingers" {
      rows[row].lane.name = "fingers"
      changes.append(.lane(row, rows[row].lane))
    }
    return row
  }

  private func words(_ place: CGPoint) -> String {
    "(\(shortDecimal(place.x, places: 1)), \(shortDecimal(place.y, places: 1)))"
  }
}

nonisolated extension HostInput {
  /// What it is, if it deserves a mark.
  fileprivate var words: String? {
    switch self {
    case .press(let input): "button \(input.type) \(input.phase)"
    case .key(let input): "key \(input.keyCode.rawValue) \(input.change)"
    case .keyboard(let input):
      input.frame.isEmpty
        ? "the keyboard goes"
        : "the keyboard reaches up to \(shortDecimal(input.frame.minY, places: 1))"
    case .remoteControl(let command, _): "remote control: command \(command.rawValue)"
    case .accessibility(let input): "assistive technology: \(input.action), view \(input.view)"
    case .pencil(let input):
      switch input.action {
      case .tap: "the pen's barrel was tapped twice"
      case .squeeze(let phase): "a squeeze of the pen's barrel \(phase)"
      }
    case .memoryWarning: "memory is scarce"
    case .statusBarTap: "the status bar was tapped"
    case .screen(let size, let scale, _, _):
      "the screen is \(shortDecimal(size.width, places: 1)) × "
        + "\(shortDecimal(size.height, places: 1)) at \(shortDecimal(scale, places: 2))"
    case .touches, .cancellation, .estimates, .motion, .pencilSettings, .activity, .time, .frame:
      nil
    }
  }
}
