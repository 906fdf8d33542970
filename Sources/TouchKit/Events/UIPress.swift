/// A button of a remote, a game controller or a keyboard, from down to up.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPress: nonisolated Hashable {
  /// What happened to a button.
  nonisolated public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// Its force changed.
    case changed
    /// Nothing changed since the last event.
    case stationary
    /// It went up.
    case ended
    /// The system took the press away.
    case cancelled
  }

  /// Which button.
  nonisolated public enum PressType: Int, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// The main button.
    case select
    /// The menu button.
    case menu
    /// Play or pause.
    case playPause
    /// The next page.
    case pageUp = 30
    /// The previous page.
    case pageDown = 31
  }

  final var currentPhase = Phase.began
  final var currentTimestamp: TimeInterval = 0
  final var currentForce: CGFloat = 0
  final let button: PressType
  final var firstResponder: UIResponder?
  final var homeWindow: UIWindow?
  final var offeredTo: [UIGestureRecognizer] = []
  /// Whether the responder heard that it began.
  final var isHeard = false
  /// Whether a recognizer took it from its responder.
  final var isTaken = false
  /// Whether the responder hears nothing more of it.
  final var isOver = false

  /// Makes a press of a button that belongs to no event, for test doubles.
  public init(_ type: PressType) { button = type }

  deinit {}

  /// Whether the button is up.
  final var isUp: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// When it last changed, in seconds.
  open var timestamp: TimeInterval { currentTimestamp }
  /// What happened to it in the current event.
  open var phase: Phase { currentPhase }
  /// Which button.
  open var type: PressType { button }
  /// The window that it is for.
  open var window: UIWindow? { homeWindow }
  /// The responder that hears of it first.
  open var responder: UIResponder? { firstResponder }
  /// The recognizers that hear of it.
  open var gestureRecognizers: [UIGestureRecognizer]? { offeredTo }
  /// How hard it is pressed, 0 to 1; 0 if that is not measured.
  open var force: CGFloat { currentForce }

  /// Two presses are equal if they are the same object.
  nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Buttons that changed at one instant.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPressesEvent: UIEvent {
  /// The presses that are down, or changed in this event, in the order of going down.
  final var presses: [UIPress] = []

  /// Makes an event that comes from no host, for test doubles.
  public override init() { super.init(type: .presses) }

  deinit {}

  override func run(in window: UIWindow) { window.referee?.take(self) }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that `recognizer` hears of.
  open func presses(for recognizer: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { press in press.offeredTo.contains { $0 === recognizer } })
  }
}
