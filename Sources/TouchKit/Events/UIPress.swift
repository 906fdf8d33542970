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
  nonisolated public enum PressType: RawRepresentable, Hashable, Sendable {
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
    case pageUp
    /// The previous page.
    case pageDown
    /// A key of a keyboard, also where a button has the same name. UIKit has no name for it; its raw
    /// value is 2000 and the key's usage. [seen]
    case key(UIKeyboardHIDUsage)

    /// The raw value of a key is this and its usage.
    private static let firstKey = 2000

    /// The button or key of this number; `nil` if there is none.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .upArrow
      case 1: self = .downArrow
      case 2: self = .leftArrow
      case 3: self = .rightArrow
      case 4: self = .select
      case 5: self = .menu
      case 6: self = .playPause
      case 30: self = .pageUp
      case 31: self = .pageDown
      default:
        guard rawValue > Self.firstKey,
          let key = UIKeyboardHIDUsage(rawValue: rawValue - Self.firstKey)
        else { return nil }
        self = .key(key)
      }
    }

    /// UIKit's number for the button or key.
    public var rawValue: Int {
      switch self {
      case .upArrow: 0
      case .downArrow: 1
      case .leftArrow: 2
      case .rightArrow: 3
      case .select: 4
      case .menu: 5
      case .playPause: 6
      case .pageUp: 30
      case .pageDown: 31
      case .key(let key): Self.firstKey + key.rawValue
      }
    }
  }

  final var currentPhase = Phase.began
  final var currentTimestamp: TimeInterval = 0
  final var currentForce: CGFloat = 0
  final let button: PressType
  /// The key, as it was when it last changed.
  final var currentKey: UIKey?
  final var firstResponder: UIResponder?
  final var homeWindow: UIWindow?
  final var offeredTo: [UIGestureRecognizer] = []
  /// Whether the responder heard that it began.
  final var isHeard = false
  /// Whether no responder up the chain took it when it began.
  final var wasLeft = false
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
  /// The key of a keyboard that went down or up; `nil` for a button.
  open var key: UIKey? { currentKey }
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
