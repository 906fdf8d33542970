// One event of the host, and the numbers that stand for its kinds.

import GestureCore

/// What happened at one instant: touches, a pointer, a scroll, presses, a motion, or a command.
///
/// One object serves a whole multi-touch sequence; its touches change from event to event.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIEvent {
  /// The kind of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers, pens, pointers with a button down.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command from a remote or a headset.
    case remoteControl = 2
    /// Buttons of a remote or a keyboard.
    case presses = 3
    /// A trackpad or wheel scrolls.
    case scroll = 10
    /// A pointer without buttons.
    case hover = 11
    /// Two fingers pinch or turn on a trackpad.
    case transform = 14
  }

  /// What exactly happened in a motion or remote-control event.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// To the next track.
    case remoteControlNextTrack = 104
    /// To the previous track.
    case remoteControlPreviousTrack = 105
    /// Start to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Start to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// Stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  nonisolated public struct ButtonMask: OptionSet, Sendable {
    /// One bit for each button.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button of this number, from 1.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, min(number - 1, 31)))
    }
  }

  final let kind: EventType
  final let detail: EventSubtype
  final var time: TimeInterval
  /// When the event of touches before it happened.
  final var timeBefore = -TimeInterval.infinity
  final var modifiers: UIKeyModifierFlags = []
  final var buttons: ButtonMask = []
  /// Whether an observer may hear of this event. A hit test reads it at each view; no other code runs
  /// while it changes.
  @exclusivity(unchecked) final var isObserved = true
  /// What the recognizer that hears the event now tracks.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var tracked = TrackedTouches()

  /// Makes an event that comes from no host, for test doubles.
  public init() {
    kind = .touches
    detail = .none
    time = 0
  }

  /// Makes an event of any kind, for test doubles: UIKit has no such initializer. A host uses
  /// ``HostInput``.
  ///
  /// - Parameters:
  ///   - type: The kind of the event.
  ///   - subtype: What exactly happened.
  ///   - timestamp: When, in seconds on the application's clock.
  public init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
    kind = type
    detail = subtype
    time = timestamp
  }

  deinit {}

  /// Has the referee of a window process this event. Only an application's own events have one.
  func run(in window: UIWindow) {}

  /// The kind of the event.
  open var type: EventType { kind }
  /// What exactly happened.
  open var subtype: EventSubtype { detail }
  /// When it happened, in seconds.
  open var timestamp: TimeInterval { time }
  /// The modifier keys that were down.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// The buttons of the pointer that were down.
  open var buttonMask: ButtonMask { buttons }

  /// All touches of the event, including touches that did not change.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches that `view` hears of.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches that `recognizer` tracks.
  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// All samples of `touch` since the last event, oldest first; the last is the touch as it is.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Where `touch` is expected next, nearest first.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// The modifier keys of a keyboard.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, also called Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The ways of scrolling without touching the screen.
nonisolated public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad or a smooth wheel.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
