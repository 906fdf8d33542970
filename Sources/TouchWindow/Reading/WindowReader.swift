// Turns a window's events into an app's input: which finger, which phase, when and where. What comes of it
// always follows what came before: no finger moves that is not down.

import TouchKit

/// Reads the events of one window.
package struct WindowReader: Sendable {
  /// What an event leads to.
  package enum Step: Equatable, Sendable {
    /// Fingers, the mouse or the wheel changed.
    case touches(HostInput.TouchInput)
    /// A key changed.
    case key(HostInput.KeyInput)
    /// All that is down is taken away.
    case takeAway
    /// The window has another size, or has to be drawn again.
    case change
    /// The person closes the window.
    case close
  }

  /// The width of the window, in points.
  package var width = 1.0
  /// The height of the window, in points.
  package var height = 1.0

  private var numbers = FingerNumbers()
  private var fingers: [WindowEvent.Finger.ID: CGPoint] = [:]
  private var pointer = WindowPointer()
  private var wheel = WindowWheel()
  private var keys = WindowKeys()

  /// Nothing is down.
  package init() {}

  /// When something happens without an event, in seconds; infinite if nothing does.
  package var nextDeadline: Double { wheel.deadline }

  /// The fingers that the mouse would be with Alt, or is, in points.
  package var mirrored: [CGPoint] { pointer.mirrored }

  /// Reads events in their order, and then lets time pass.
  ///
  /// - Parameters:
  ///   - events: What happened.
  ///   - now: The time up to which all events are known, in seconds.
  ///   - centre: The middle of what a finger at a place touches; the second finger mirrors the mouse there.
  package mutating func read(
    _ events: [TimedWindowEvent], until now: Double, centre: (CGPoint) -> CGPoint
  ) -> [Step] {
    var steps: [Step] = []
    for (index, event) in events.enumerated() where !isEcho(event, before: events[(index + 1)...]) {
      endWheel(at: event.time, ifSilent: true, &steps)
      read(event.event, at: event.time, centre: centre, &steps)
    }
    steps += keys.flush().map { .key($0) }
    endWheel(at: now, ifSilent: true, &steps)
    return Self.merged(steps)
  }

  /// The touch screens that are left: fingers of others are cancelled.
  package mutating func keep(devices: Set<Int64>, at time: Double) -> [Step] {
    let gone = fingers.keys.filter { !devices.contains($0.device) }
    let reports = gone.compactMap { id in
      finger(.init(id: id, phase: .cancelled, x: 0, y: 0))
    }
    guard !reports.isEmpty else { return [] }
    let sorted = reports.sorted { $0.finger < $1.finger }
    return [.touches(HostInput.TouchInput(sorted, time: time))]
  }

  /// Whether a finger is on a touch screen.
  package var hasFingers: Bool { !fingers.isEmpty }

  private mutating func read(
    _ event: WindowEvent, at time: Double, centre: (CGPoint) -> CGPoint, _ steps: inout [Step]
  ) {
    if case .text(let text) = event {
      steps += keys.type(text, at: time).map { .key($0) }
      return
    }
    steps += keys.flush().map { .key($0) }
    switch event {
    case .finger(let finger):
      if finger.phase == .began { steps += pointer.leave(at: time).map { .touches($0) } }
      guard let report = self.finger(finger) else { return }
      steps.append(.touches(HostInput.TouchInput([report], time: time)))
    case .mouse(let mouse):
      // A scroll is over when a button changes: a click right after it is a click.
      if mouse.buttons != pointer.buttons { endWheel(at: time, ifSilent: false, &steps) }
      steps += pointer.move(to: mouse, at: time, &numbers, centre: centre).map { .touches($0) }
    case .mouseLeft: steps += pointer.leave(at: time).map { .touches($0) }
    case .wheel(let turn):
      steps += wheel.turn(turn, buttons: pointer.buttons, at: time, &numbers).map { .touches($0) }
    case .key(let key):
      pointer.modifiers = key.modifiers
      keys.follow(key, at: time)
    case .keyboardLost:
      steps += keys.cancelAll(at: time).map { .key($0) }
      pointer.modifiers = []
    case .hidden: takeAway(&steps)
    case .changed: steps.append(.change)
    case .closed:
      takeAway(&steps)
      steps.append(.close)
    case .text: break
    }
  }

  /// Whether the mouse only went where a finger is: an X server takes the pointer along with the first
  /// finger, and says so before it tells of the finger.
  private func isEcho(
    _ event: TimedWindowEvent, before next: ArraySlice<TimedWindowEvent>
  ) -> Bool {
    guard case .mouse(let mouse) = event.event, mouse.buttons.isEmpty, pointer.buttons.isEmpty
    else { return false }
    if hasFingers { return true }
    return next.contains { later in
      guard case .finger(let finger) = later.event, finger.phase == .began,
        later.time - event.time < Self.echoTime
      else { return false }
      let (x, y) = (finger.x * width - mouse.x, finger.y * height - mouse.y)
      return max(abs(x), abs(y)) < Self.echoWay
    }
  }

  /// An echo is not earlier than this, in seconds …
  private static let echoTime = 0.05
  /// … and not farther away, in points.
  private static let echoWay = 3.0

  private mutating func takeAway(_ steps: inout [Step]) {
    let (width, height) = (width, height)
    self = WindowReader()
    (self.width, self.height) = (width, height)
    steps.append(.takeAway)
  }

  private mutating func endWheel(at time: Double, ifSilent: Bool, _ steps: inout [Step]) {
    guard !ifSilent || wheel.deadline <= time else { return }
    let end = ifSilent ? wheel.deadline : time
    steps += wheel.end(at: end, &numbers).map { .touches($0) }
  }

  /// The report of a finger; nil for one that cannot have done that.
  private mutating func finger(_ finger: WindowEvent.Finger) -> TouchReport? {
    let key = FingerNumbers.Key.finger(finger.id)
    let isDown = fingers[finger.id] != nil
    guard isDown == (finger.phase != .began) else { return nil }
    let isOver = finger.phase == .ended || finger.phase == .cancelled
    var place = CGPoint(x: finger.x * width, y: finger.y * height)
    // A finger that is taken away says no place.
    if finger.phase == .cancelled { place = fingers[finger.id] ?? place }
    guard let number = isOver ? numbers.free(key) : numbers.number(of: key) else { return nil }
    fingers[finger.id] = isOver ? nil : place
    return TouchReport(number, finger.phase, at: place)
  }

  /// Puts the fingers of one moment together, as a touch screen reports them.
  private static func merged(_ steps: [Step]) -> [Step] {
    var merged: [Step] = []
    for step in steps {
      if case .touches(let next) = step, case .touches(var last)? = merged.last,
        last.time == next.time, (last.reports + next.reports).allSatisfy(\.isFinger),
        last.reports.allSatisfy({ old in next.reports.allSatisfy { $0.finger != old.finger } })
      {
        last.reports += next.reports
        merged[merged.count - 1] = .touches(last)
      } else {
        merged.append(step)
      }
    }
    return merged
  }
}

extension TouchReport {
  /// Whether it is about a finger: what a mouse or a wheel does is an event of its own.
  fileprivate var isFinger: Bool { sample.type == .direct }
}
