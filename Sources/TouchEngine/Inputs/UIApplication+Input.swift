// The ways in which a host speaks to an application. All of them go through one door, which hands the
// input to the engine.

import GestureCore

extension UIApplication {
  /// Receives one input of the host. All input enters through this function.
  ///
  /// Deadlines and animations up to the input's time come first. Input that arrives inside a
  /// callback waits until the present input is done. Wrong input is repaired or dropped, and
  /// observers hear of an ``InputProblem``. No error is thrown.
  public final func receive(_ input: HostInput) {
    (Linked.everyInput, Linked.routing) = (true, true)
    engine.receive(input, in: nil, of: self)
  }

  /// Receives one event: the touches of one window that changed at one time.
  ///
  /// Deadlines and animations up to `time` come first. An event that arrives inside a callback
  /// waits until the present event is done. Wrong reports are repaired or dropped, and observers
  /// hear of an ``InputProblem``. No error is thrown.
  ///
  /// - Parameters:
  ///   - reports: What the host says about each finger that changed.
  ///   - time: When, in seconds on the application's clock.
  ///   - window: Where; locations are in its coordinates.
  ///   - modifiers: The modifier keys that are down.
  ///   - buttons: The buttons of the pointer that are down.
  public final func receive(
    _ reports: [TouchReport], at time: TimeInterval, in window: UIWindow,
    modifiers: UIKeyModifierFlags = [], buttons: UIEvent.ButtonMask = []
  ) {
    let input = HostInput.TouchInput(
      reports, time: time, window: window.windowNumber, modifiers: modifiers, buttons: buttons)
    engine.receive(.touches(input), in: Borrowed(window), of: self)
  }

  /// Receives one event: the fingers that changed at one time. The application finds their windows.
  ///
  /// For a finger that comes down, the shown windows are asked front to back, by level and then by
  /// order; the first window whose `hitTest` returns a view gets the touch. If there is none, the
  /// touch is dropped, and observers are told. If reports belong to several windows, the windows
  /// get their parts one after the other, in the order of their first reports.
  ///
  /// - Parameters:
  ///   - reports: What the host says about each finger that changed; locations are in the screen's
  ///     coordinates, and angles from its x axis.
  ///   - time: When, in seconds on the application's clock.
  ///   - modifiers: The modifier keys that are down.
  ///   - buttons: The buttons of the pointer that are down.
  public final func receive(
    _ reports: [TouchReport], at time: TimeInterval, modifiers: UIKeyModifierFlags = [],
    buttons: UIEvent.ButtonMask = []
  ) {
    Linked.routing = true
    let input = HostInput.TouchInput(reports, time: time, modifiers: modifiers, buttons: buttons)
    engine.receive(.touches(input), in: nil, of: self)
  }

  /// Takes away every touch of a window, as a phone call does.
  public final func cancelTouches(in window: UIWindow) {
    let input = HostInput.cancellation(window: window.windowNumber)
    engine.receive(input, in: Borrowed(window), of: self)
  }

  /// Lets time pass up to `time`, in seconds. Deadlines, animations and scheduled work happen when
  /// they become due.
  public final func advance(to time: TimeInterval) {
    engine.receive(.time(time), in: nil, of: self)
  }

  /// Receives a button of a remote or keyboard that went down, changed its force, or went up.
  ///
  /// - Parameters:
  ///   - type: Which button.
  ///   - phase: What happened to it; `.stationary` changes nothing.
  ///   - force: How hard it is pressed, 0 to 1.
  ///   - time: When, in seconds on the application's clock.
  public final func receivePress(
    _ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 0, at time: TimeInterval
  ) {
    receive(.press(HostInput.PressInput(type, phase, force: force, time: time)))
  }

  /// Receives corrections of values that the hardware estimated before. Views that heard of the
  /// touch, and recognizers that still track it, get `touchesEstimatedPropertiesUpdated`.
  ///
  /// Each correction names an earlier sample by its ``TouchSample/estimationUpdateIndex``. It
  /// replaces the properties in that sample's ``TouchSample/estimatedPropertiesExpectingUpdates``;
  /// its other properties are ignored. Corrections may come until the next multi-touch sequence
  /// begins, also after the finger was lifted. Observers hear of corrections that are not awaited.
  public final func receiveEstimates(_ samples: [TouchSample]) { receive(.estimates(samples)) }

  /// Receives one sample of the accelerometer, with gravity.
  ///
  /// - Parameters:
  ///   - x: Along the device's short side, in g.
  ///   - y: Along its long side, in g.
  ///   - z: Out of its face, in g.
  ///   - time: When, in seconds on the application's clock.
  public final func receiveMotion(x: Double, y: Double, z: Double, at time: TimeInterval) {
    receive(.motion(HostInput.MotionInput([.init(x: x, y: y, z: z, time: time)])))
  }

  /// When something is due next, in seconds; `.infinity` if nothing is. It may be too early; then
  /// nothing happens at that time.
  public final var nextDeadline: TimeInterval { scheduler.nextDeadline }
}
