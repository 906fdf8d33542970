import GestureCore

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
    /// A key of a keyboard, even if a button has the same name. UIKit has no name for it. Its raw
    /// value is 2000 plus the key's usage. [seen]
    case key(UIKeyboardHIDUsage)

    /// The raw value of a key is this number plus its usage.
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

  /// What changes from event to event.
  struct Record {
    var phase = Phase.began
    var timestamp: TimeInterval = 0
    var force: CGFloat = 0
    /// The key at its last change.
    var key: UIKey?
  }

  final var record = Record()
  final let button: PressType
  /// The slot in the application's touch table; -1 outside it.
  final var slot = -1
  /// Which uninterrupted sequence of presses this belongs to.
  final var sequence = 0
  final var firstResponder: UIResponder?
  final var windowStorage: UIWindow?
  final var offeredTo: [UIGestureRecognizer] = []
  /// Whether no responder up the chain took it when it began.
  final var wasLeft = false

  /// Makes a press of a button that belongs to no event, for test doubles.
  public init(_ type: PressType) { button = type }

  deinit {}

  /// When it last changed, in seconds.
  open var timestamp: TimeInterval { record.timestamp }
  /// What happened to it in the current event.
  open var phase: Phase { record.phase }
  /// Which button.
  open var type: PressType { button }
  /// The key of a keyboard that went down or up; `nil` for a button.
  open var key: UIKey? { record.key }
  /// The window that it is for.
  open var window: UIWindow? { windowStorage }
  /// The responder that hears of it first.
  open var responder: UIResponder? { firstResponder }
  /// The recognizers that hear of it.
  open var gestureRecognizers: [UIGestureRecognizer]? { offeredTo }
  /// How hard it is pressed, 0 to 1; 0 if that is not measured.
  open var force: CGFloat { record.force }

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
  /// All presses that have a slot, including presses that are up and still needed.
  private final var kept: [UIPress] = []
  /// The window in which the current event happens.
  final var window: UIWindow?

  /// Makes an event that comes from no host, for test doubles.
  public override init() { super.init(type: .presses) }

  deinit {}

  override func run(in window: UIWindow) {
    guard Linked.everyInput, window === self.window else { return }
    window.referee?.process(self)
  }

  /// Adds a press that has its slot.
  final func add(_ press: UIPress) {
    presses.append(press)
    kept.append(press)
  }

  /// Ends the event. Presses in `lifted` are not down any more; the others are stationary.
  final func close(_ lifted: TouchSlots) {
    _ = exchange(&window, with: nil)
    _ = exchange(&presses, with: presses.filter { !lifted.contains($0.slot) })
    for press in presses { press.record.phase = .stationary }
  }

  /// Removes the presses in slots that are free now.
  final func removePresses(in slots: TouchSlots) {
    guard kept.contains(where: { slots.contains($0.slot) }) else { return }
    let removed = exchange(&kept, with: kept.filter { !slots.contains($0.slot) })
    for press in removed where slots.contains(press.slot) { press.slot = -1 }
  }

  /// The press in a slot.
  final func press(in slot: Int) -> UIPress? { kept.first { $0.slot == slot } }

  /// The presses in `slots`, in the order of going down.
  final func list(of slots: TouchSlots) -> [UIPress] { kept.filter { slots.contains($0.slot) } }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that `recognizer` hears of.
  open func presses(for recognizer: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { press in press.offeredTo.contains { $0 === recognizer } })
  }
}
