// The wheel: it begins a scroll at the mouse, which goes where a finger would go that drags likewise, and ends
// when the wheel is silent.

import TouchKit

/// The wheel of one window's mouse.
struct WindowWheel: Sendable {
  /// So far a notch scrolls, in points: three lines of a text.
  static let notch = 60.0
  /// After so many seconds without a turn a scroll is over: no wheel says when it is.
  static let silence = 0.15
  /// Farther than this from the window's corner a scroll starts anew, in points: places have limits.
  static let placeMax = 50_000.0

  /// When the scroll is over, in seconds; infinite if there is none.
  private(set) var deadline = Double.infinity
  private var place = CGPoint.zero
  private var types: UIScrollTypeMask = []
  private var buttons: UIEvent.ButtonMask = []

  /// The wheel turns.
  mutating func turn(
    _ turn: WindowEvent.Wheel, buttons: UIEvent.ButtonMask, at time: Double,
    _ numbers: inout FingerNumbers
  ) -> [HostInput.TouchInput] {
    guard turn.right != 0 || turn.up != 0, (turn.right + turn.up).isFinite else { return [] }
    var inputs: [HostInput.TouchInput] = []
    if max(abs(place.x), abs(place.y)) > Self.placeMax { inputs += end(at: time, &numbers) }
    if deadline == .infinity {
      place = CGPoint(x: turn.x, y: turn.y)
      // A wheel with notches turns by whole ones; a hand on a touch pad begins slower than that.
      let isWhole = [turn.right, turn.up].allSatisfy { $0 == $0.rounded() }
      types = isWhole ? .discrete : .continuous
      self.buttons = buttons
      inputs += report(.began, at: time, &numbers)
    }
    place.x -= turn.right * Self.notch
    place.y += turn.up * Self.notch
    deadline = time + Self.silence
    return inputs + report(.moved, at: time, &numbers)
  }

  /// The scroll is over.
  mutating func end(at time: Double, _ numbers: inout FingerNumbers) -> [HostInput.TouchInput] {
    guard deadline < .infinity else { return [] }
    deadline = .infinity
    let inputs = report(.ended, at: time, &numbers)
    _ = numbers.free(.wheel)
    return inputs
  }

  private func report(
    _ phase: UITouch.Phase, at time: Double, _ numbers: inout FingerNumbers
  ) -> [HostInput.TouchInput] {
    // With 32 fingers down nothing scrolls.
    guard let number = numbers.number(of: .wheel) else { return [] }
    var report = TouchReport(number, phase, at: place, type: .indirectPointer)
    report.scrollTypes = types
    return [HostInput.TouchInput([report], time: time, buttons: buttons)]
  }
}
