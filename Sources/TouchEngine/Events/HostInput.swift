// Everything that a host can tell an application, as values that can be kept, compared and sent.

import GestureCore

/// What a host tells an application: one event, as a value.
///
/// ``UIApplication/receive(_:)`` takes it. Functions such as ``UIApplication/advance(to:)`` are
/// shorter forms of it. The same inputs in the same order lead to the same decisions, so a list of
/// them is a recording.
nonisolated public enum HostInput: Equatable, Sendable {
  /// Fingers, pens, pointers and wheels changed.
  case touches(TouchInput)
  /// The system takes away every touch of a window, as a phone call does. The number is the
  /// window's ``UIWindow/windowNumber``.
  case cancellation(window: Int)
  /// The hardware corrects its estimates; see ``UIApplication/receiveEstimates(_:)``.
  case estimates([TouchSample])
  /// A button of a remote, a game controller or a keyboard changed.
  case press(PressInput)
  /// A headset or a remote gives a command, at a time in seconds on the application's clock.
  case remoteControl(UIEvent.EventSubtype, time: TimeInterval)
  /// A keyboard's key went down or up, or repeats.
  case key(KeyInput)
  /// The keyboard on the screen comes, moves or goes.
  case keyboard(KeyboardInput)
  /// The accelerometer measured something.
  case motion(MotionInput)
  /// A hand taps or squeezes the barrel of a pen. It is kept apart, so that all other input stays small.
  indirect case pencil(PencilInput)
  /// The user changed in the system's settings what a pen is to do.
  case pencilSettings(PencilSettings)
  /// An assistive technology changes the value of a view.
  case accessibility(AccessibilityInput)
  /// The application becomes active or inactive, at a time in seconds on its clock. An application
  /// that becomes inactive loses its touches, presses, shakes and squeezes.
  case activity(UIApplication.State, time: TimeInterval)
  /// Memory is scarce, at a time in seconds on the application's clock: controllers hear of it.
  case memoryWarning(time: TimeInterval)
  /// The status bar was tapped, at a time in seconds on the application's clock: content scrolls to its top.
  case statusBarTap(time: TimeInterval)
  /// The surface has another size, in points, another resolution, in device pixels for each point,
  /// another rate, in frames a second, or corners, cameras and bars that reach otherwise into it, in
  /// points.
  case screen(
    CGSize, scale: CGFloat, framesPerSecond: Int = UIScreen.usualFramesPerSecond,
    safeArea: UIEdgeInsets = .zero)
  /// Time passes up to this time, in seconds on the application's clock.
  case time(TimeInterval)
  /// Time passes up to this time, and a frame begins there. After the first such input, frames
  /// begin only when the host says so. Before it, they begin by themselves while time passes, at
  /// ``UIScreen/maximumFramesPerSecond``.
  case frame(TimeInterval)

  /// What changed on the surface at one time.
  public struct TouchInput: Equatable, Sendable {
    /// What the host says of each finger that changed.
    public var reports: [TouchReport]
    /// When, in seconds on the application's clock.
    public var time: TimeInterval
    /// The ``UIWindow/windowNumber`` of the window that gets the reports. Locations are in the
    /// coordinates of this window. `nil` if the application is to find the windows; then locations
    /// are in the coordinates of the screen.
    public var window: Int?
    /// The modifier keys that are down.
    public var modifiers: UIKeyModifierFlags
    /// The buttons of the pointer that are down.
    public var buttons: UIEvent.ButtonMask

    /// Makes the input of one event.
    public init(
      _ reports: [TouchReport], time: TimeInterval, window: Int? = nil,
      modifiers: UIKeyModifierFlags = [], buttons: UIEvent.ButtonMask = []
    ) {
      self.reports = reports
      self.time = time
      self.window = window
      self.modifiers = modifiers
      self.buttons = buttons
    }
  }

  /// What happened to one button.
  public struct PressInput: Equatable, Sendable {
    /// Which button.
    public var type: UIPress.PressType
    /// What happened to it; `.stationary` changes nothing.
    public var phase: UIPress.Phase
    /// How hard it is pressed, 0 to 1.
    public var force: CGFloat
    /// When, in seconds on the application's clock.
    public var time: TimeInterval

    /// Makes the input of one event.
    public init(
      _ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 0, time: TimeInterval
    ) {
      self.type = type
      self.phase = phase
      self.force = force
      self.time = time
    }
  }

  /// What happened to one key of a keyboard.
  public struct KeyInput: Equatable, Sendable {
    /// What may happen to a key.
    public typealias Change = KeysDown.Change

    /// Which key, by its place on a US keyboard.
    public var keyCode: UIKeyboardHIDUsage
    /// What happened to it. A key goes down once, and up or away once; in between, the keyboard may
    /// repeat it.
    public var change: KeysDown.Change
    /// What it types with the modifier keys that are down; empty for a modifier key. It may be empty
    /// for keys without letters, such as arrows and Return.
    public var characters: String
    /// What it types without modifier keys.
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are down.
    public var modifiers: UIKeyModifierFlags
    /// When, in seconds on the application's clock.
    public var time: TimeInterval

    /// Makes the input of one event.
    ///
    /// - Parameters:
    ///   - keyCode: Which key.
    ///   - change: What happened to it.
    ///   - characters: What it types with modifier keys.
    ///   - charactersIgnoringModifiers: What it types without modifier keys; `nil` if that is the
    ///     same.
    ///   - modifiers: The modifier keys that are down.
    ///   - time: When, in seconds on the application's clock.
    public init(
      _ keyCode: UIKeyboardHIDUsage, _ change: KeysDown.Change, characters: String = "",
      charactersIgnoringModifiers: String? = nil, modifiers: UIKeyModifierFlags = [],
      time: TimeInterval
    ) {
      (self.keyCode, self.change, self.characters) = (keyCode, change, characters)
      self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
      (self.modifiers, self.time) = (modifiers, time)
    }

    /// Whether both are equal. Strings are compared by bytes: a comparison of strings needs
    /// Unicode's tables in Embedded Swift.
    public static func == (a: KeyInput, b: KeyInput) -> Bool {
      a.keyCode == b.keyCode && a.change == b.change && a.modifiers == b.modifiers
        && a.time == b.time && a.characters.utf8.elementsEqual(b.characters.utf8)
        && a.charactersIgnoringModifiers.utf8.elementsEqual(b.charactersIgnoringModifiers.utf8)
    }
  }

  /// What the accelerometer measured, one sample after the other.
  public struct MotionInput: Equatable, Sendable {
    /// What was measured at one time.
    nonisolated public struct Sample: Equatable, Sendable {
      /// Along the device's short side with gravity, in g: 1 is what a body at rest feels.
      public var x: Double
      /// Along the device's long side with gravity, in g.
      public var y: Double
      /// Out of the device's face with gravity, in g.
      public var z: Double
      /// When, in seconds on the application's clock.
      public var time: TimeInterval

      /// Makes a sample.
      public init(x: Double, y: Double, z: Double, time: TimeInterval) {
        (self.x, self.y, self.z, self.time) = (x, y, z, time)
      }
    }

    /// What was measured, oldest first.
    public var samples: [Sample]

    /// Makes the input of some samples.
    public init(_ samples: [Sample]) { self.samples = samples }
  }

  /// The state of the application while it processes this input.
  var work: WorkState {
    switch self {
    case .time, .frame: .advancing
    default: .opening
    }
  }
}
