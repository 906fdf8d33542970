// The mouse: a pointer that hovers and clicks; with Alt it is a finger, and a second one mirrors it, so that
// a person without a touch screen can pinch.

import TouchKit

/// The mouse of one window.
struct WindowPointer: Sendable {
  /// The buttons that are down.
  private(set) var buttons: UIEvent.ButtonMask = []
  /// The modifier keys that are down, as a key or the mouse said last.
  var modifiers: UIKeyModifierFlags = []

  private enum State: Sendable {
    case away
    /// It is over the window, and the app knows of it or not.
    case hovering(isTold: Bool)
    case pressed
    /// It is two fingers, around a centre.
    case mirrored
  }
  private var state = State.away
  private var place = CGPoint.zero
  private var centre = CGPoint.zero

  /// The two fingers that the mouse is, or would be if a button went down now; none without Alt.
  var mirrored: [CGPoint] {
    switch state {
    case .mirrored: [place, other]
    case .hovering: modifiers.contains(.alternate) ? [place, other] : []
    case .away, .pressed: []
    }
  }

  private var other: CGPoint { CGPoint(x: 2 * centre.x - place.x, y: 2 * centre.y - place.y) }

  /// The mouse is somewhere, with some buttons down.
  mutating func move(
    to mouse: WindowEvent.Mouse, at time: Double, _ numbers: inout FingerNumbers,
    centre: (CGPoint) -> CGPoint
  ) -> [HostInput.TouchInput] {
    let before = place
    place = CGPoint(x: mouse.x, y: mouse.y)
    modifiers = mouse.modifiers
    defer { buttons = mouse.buttons }
    switch state {
    case .away, .hovering:
      self.centre = centre(place)
      return mouse.buttons.isEmpty
        ? [hover(at: time)] : press(mouse.buttons, at: time, &numbers)
    case .pressed:
      guard !mouse.buttons.isEmpty else { return lift(.ended, at: time, &numbers) }
      return [touch([(.mouse, .moved)], at: time, mouse.buttons, &numbers)]
    case .mirrored:
      // With Shift both move side by side.
      if modifiers.contains(.shift) {
        self.centre.x += place.x - before.x
        self.centre.y += place.y - before.y
      }
      guard mouse.buttons.contains(.primary) else { return lift(.ended, at: time, &numbers) }
      return [touch([(.mouse, .moved), (.mirrored, .moved)], at: time, [], &numbers)]
    }
  }

  /// The mouse is not over the window any more. A button that is down keeps it.
  mutating func leave(at time: Double) -> [HostInput.TouchInput] {
    switch state {
    case .away, .pressed, .mirrored: return []
    case .hovering(let isTold):
      state = .away
      return isTold ? [hover(.regionExited, at: time)] : []
    }
  }

  private mutating func press(
    _ buttons: UIEvent.ButtonMask, at time: Double, _ numbers: inout FingerNumbers
  ) -> [HostInput.TouchInput] {
    var inputs: [HostInput.TouchInput] = []
    if case .hovering(true) = state { inputs.append(hover(.regionExited, at: time)) }
    if modifiers.contains(.alternate), buttons == .primary {
      state = .mirrored
      inputs.append(touch([(.mouse, .began), (.mirrored, .began)], at: time, [], &numbers))
    } else {
      state = .pressed
      inputs.append(touch([(.mouse, .began)], at: time, buttons, &numbers))
    }
    return inputs
  }

  private mutating func lift(
    _ phase: UITouch.Phase, at time: Double, _ numbers: inout FingerNumbers
  ) -> [HostInput.TouchInput] {
    let keys: [FingerNumbers.Key] =
      if case .mirrored = state { [.mouse, .mirrored] } else { [.mouse] }
    let input = touch(keys.map { ($0, phase) }, at: time, [], &numbers)
    for key in keys { _ = numbers.free(key) }
    // The app hears of the pointer again when it moves.
    state = .hovering(isTold: false)
    return [input]
  }

  private func touch(
    _ changes: [(FingerNumbers.Key, UITouch.Phase)], at time: Double,
    _ buttons: UIEvent.ButtonMask, _ numbers: inout FingerNumbers
  ) -> HostInput.TouchInput {
    let isMirrored = if case .mirrored = state { true } else { false }
    let reports = changes.compactMap { key, phase in
      // Without a free number there is no report: 32 fingers are down.
      numbers.number(of: key).map { number in
        TouchReport(
          number, phase, at: key == .mirrored ? other : place,
          type: isMirrored ? .direct : .indirectPointer)
      }
    }
    return HostInput.TouchInput(reports, time: time, modifiers: modifiers, buttons: buttons)
  }

  private mutating func hover(at time: Double) -> HostInput.TouchInput {
    defer { state = .hovering(isTold: true) }
    if case .hovering(true) = state { return hover(.regionMoved, at: time) }
    return hover(.regionEntered, at: time)
  }

  private func hover(_ phase: UITouch.Phase, at time: Double) -> HostInput.TouchInput {
    let report = TouchReport(
      FingerNumbers.hovering, phase, at: place, type: .indirectPointer)
    return HostInput.TouchInput([report], time: time, modifiers: modifiers)
  }
}
