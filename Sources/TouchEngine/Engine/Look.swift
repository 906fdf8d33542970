// What a touch or a press shows to a view, kept for later.

/// The state of a touch or a press at one time.
///
/// An object, because a list of objects takes less code than one of records.
class Look {
  /// The number of the held phase that shows it.
  final var record: Int?

  init() {}

  /// The same of the present state.
  var present: Look { self }

  /// Shows the touch or the press in this state.
  func show() {}

  /// From now on, the same but cancelled.
  func cancel() {}

  deinit {}
}

/// The state of a touch at one time.
final class TouchLook: Look {
  private let touch: UITouch
  private var state: UITouch.Record

  /// How a touch looks now.
  init(_ touch: UITouch) {
    self.touch = touch
    state = touch.record
  }

  deinit {}

  override var present: Look { TouchLook(touch) }

  override func show() { touch.record = state }

  override func cancel() { state.phase = .cancelled }
}

/// The state of a press at one time.
final class PressLook: Look {
  private let press: UIPress
  private var state: UIPress.Record

  /// How a press looks now.
  init(_ press: UIPress) {
    self.press = press
    state = press.record
  }

  deinit {}

  override var present: Look { PressLook(press) }

  override func show() { press.record = state }

  override func cancel() { state.phase = .cancelled }
}
