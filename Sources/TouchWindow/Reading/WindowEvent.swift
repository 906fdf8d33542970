// What a window tells, as values: fingers, a mouse, keys and the window itself. It knows no library that shows
// windows.

import TouchKit

/// What happened to a window.
package enum WindowEvent: Equatable, Sendable {
  /// A finger went down, moved or went up.
  case finger(Finger)
  /// The mouse moved, or one of its buttons changed.
  case mouse(Mouse)
  /// The mouse left the window.
  case mouseLeft
  /// The wheel turned.
  case wheel(Wheel)
  /// A key went down or up, or repeats.
  case key(Key)
  /// The keyboard typed a text. That of a key follows the key.
  case text(String)
  /// The window lost the keyboard.
  case keyboardLost
  /// The window cannot be seen or touched any more.
  case hidden
  /// The window has another size, or has to be drawn again.
  case changed
  /// The person closes the window.
  case closed

  /// A finger on a touch screen.
  package struct Finger: Equatable, Sendable {
    /// Which finger, as the touch screen counts.
    package struct ID: Hashable, Sendable {
      /// The touch screen's number.
      package var device: Int64
      /// The finger's number there.
      package var finger: Int64
    }
    /// Which finger.
    package var id: ID
    /// `began`, `moved`, `ended` or `cancelled`.
    package var phase: UITouch.Phase
    /// How far from the left edge: 1 is the right edge.
    package var x: Double
    /// How far from the top edge: 1 is the bottom edge.
    package var y: Double
  }

  /// The mouse at one time.
  package struct Mouse: Equatable, Sendable {
    /// How far from the left edge, in points.
    package var x: Double
    /// How far from the top edge, in points.
    package var y: Double
    /// The buttons that are down now.
    package var buttons: UIEvent.ButtonMask
    /// The modifier keys that are down.
    package var modifiers: UIKeyModifierFlags
  }

  /// A turn of the wheel.
  package struct Wheel: Equatable, Sendable {
    /// How far to the right, in notches.
    package var right: Double
    /// How far away from the person, in notches.
    package var up: Double
    /// Where the mouse is, in points.
    package var x: Double
    package var y: Double
  }

  /// A key at one time.
  package struct Key: Equatable, Sendable {
    /// Which key, as page 7 of the USB HID usage tables counts.
    package var usage: Int
    /// What happened to it; never `cancelled`.
    package var change: HostInput.KeyInput.Change
    /// What it types without modifier keys; empty for a key without a letter.
    package var letter: String
    /// The modifier keys that are down.
    package var modifiers: UIKeyModifierFlags
  }
}

/// An event and its time.
package struct TimedWindowEvent: Equatable, Sendable {
  /// What happened.
  package var event: WindowEvent
  /// When, in seconds since the window's library was started.
  package var time: Double

  /// Makes an event.
  package init(_ event: WindowEvent, at time: Double) { (self.event, self.time) = (event, time) }

  /// The time of a stamp of 32 bits, in seconds. It begins again at 0 every 49.7 days.
  ///
  /// - Parameters:
  ///   - stamp: When, in milliseconds, without its upper bits.
  ///   - now: The time now, in milliseconds; no stamp is later.
  package static func time(ofStamp stamp: UInt32, now: UInt64) -> Double {
    // How long ago it was is right across one new beginning.
    let age = UInt32(truncatingIfNeeded: now) &- stamp
    // A stamp that is a little later than now comes of two readings of one clock.
    return Double(age > .max / 2 ? now : now - min(UInt64(age), now)) / 1000
  }
}
