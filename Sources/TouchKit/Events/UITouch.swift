import GestureCore

/// One finger, pen or pointer from the moment it goes down until it is up.
///
/// There is one object for the whole touch; its properties change. It keeps its window and its
/// view wherever it moves.
open class UITouch: nonisolated Hashable {
  /// What happened to a touch in the current event.
  nonisolated public enum Phase: Int, Sendable {
    /// A finger touched the surface.
    case began
    /// A finger moved.
    case moved
    /// A finger has not moved since the last event.
    case stationary
    /// A finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
    /// A pointer without buttons entered.
    case regionEntered
    /// A pointer without buttons moved.
    case regionMoved
    /// A pointer without buttons left.
    case regionExited
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere than on the screen, as on a remote.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or trackpad.
    case indirectPointer

    /// UIKit's older name for `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Properties of a touch that hardware may estimate first and correct later.
  nonisolated public struct Properties: OptionSet, Sendable {
    /// One bit for each property.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `force`.
    public static let force = Properties(rawValue: 1)
    /// `azimuthAngle(in:)`.
    public static let azimuth = Properties(rawValue: 2)
    /// `altitudeAngle`.
    public static let altitude = Properties(rawValue: 4)
    /// `location(in:)`.
    public static let location = Properties(rawValue: 8)
    /// `rollAngle`.
    public static let roll = Properties(rawValue: 16)
  }

  /// What changes from event to event.
  struct Record {
    var sample = TouchSample(at: .zero)
    var previousLocation = CGPoint.zero
    var precisePreviousLocation = CGPoint.zero
    var phase = Phase.began
    var timestamp: TimeInterval = 0
  }

  final var record: Record {
    unsafeAddress { UnsafePointer(recordCell.address) }
    unsafeMutableAddress { recordCell.address }
  }
  private final let recordCell = Cell(Record())
  final var taps = 1
  final var homeWindow: UIWindow?
  final var homeView: UIView? {
    didSet { homePlayer = if let homeView { Unmanaged.passUnretained(homeView) } else { nil } }
  }
  /// The view that hears of it, for uses that need not count references.
  private(set) final var homePlayer: Unmanaged<UIView>?
  /// The view that was hit, also where `view` is nil because it takes no further touch.
  final var hitView: UIView?
  /// The exclusive view elsewhere that has a touch, if there is one.
  final var exclusiveView: UIView?
  final var offeredTo: [UIGestureRecognizer] = []
  /// The slot in the application's touch table; -1 outside it.
  final var slot = -1
  /// The host's number.
  final var finger = 0
  /// Which uninterrupted spell of touching this belongs to.
  final var spell = 0
  /// The samples between the events, and those expected.
  final var others: OtherSamples? {
    didSet { hasOthers = others != nil }
  }
  /// Whether there are any; cheaper to ask than for the samples themselves.
  private(set) final var hasOthers = false
  /// Whether its view heard that it began, and not that it was cancelled.
  final var isKnownToView = false
  /// Touches that stand for a trackpad's scrolling are heard by some recognizers only.
  final var scrollTypes: UIScrollTypeMask = []

  /// Makes a touch that belongs to no event, for test doubles.
  public init() {}

  /// When the touch began or last changed, in seconds.
  open var timestamp: TimeInterval { record.timestamp }
  /// What happened to it in the current event.
  open var phase: Phase { record.phase }
  /// How many times a finger tapped here in quick succession, this touch included.
  open var tapCount: Int { taps }
  /// What touches.
  open var type: TouchType { record.sample.type }
  /// The window in which it began.
  open var window: UIWindow? { homeWindow }
  /// The view that hears of it; `nil` if that view takes no further touch.
  open var view: UIView? { homeView }
  /// The recognizers that it is offered to, in the order in which they hear.
  open var gestureRecognizers: [UIGestureRecognizer]? { offeredTo }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { record.sample.majorRadius }
  /// How far `majorRadius` may be off, in points.
  open var majorRadiusTolerance: CGFloat { record.sample.majorRadiusTolerance }
  /// The force, where 1 is that of an average touch; 0 if it is not measured.
  open var force: CGFloat { record.sample.force }
  /// The largest force that the hardware measures; 0 if it measures none.
  open var maximumPossibleForce: CGFloat { record.sample.maximumPossibleForce }
  /// The angle between a pen and the surface, in radians.
  open var altitudeAngle: CGFloat { record.sample.altitudeAngle }
  /// The rotation of a pen about its axis, in radians.
  open var rollAngle: CGFloat { record.sample.rollAngle }
  /// The properties that are only estimated.
  open var estimatedProperties: Properties { record.sample.estimatedProperties }
  /// The estimated properties that will be corrected.
  open var estimatedPropertiesExpectingUpdates: Properties {
    record.sample.estimatedPropertiesExpectingUpdates
  }
  /// The number by which a correction names this touch.
  open var estimationUpdateIndex: NSNumber? {
    record.sample.estimationUpdateIndex.map { NSNumber(value: $0) }
  }

  /// Two touches are equal if they are the same object.
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: Where it is

  /// Where it is now, in the coordinates of `view`, in points; of its window for `nil`.
  open func location(in view: UIView?) -> CGPoint { place(record.sample.location, in: view) }

  /// Where it was before it last changed, in the coordinates of `view`, in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    place(record.previousLocation, in: view)
  }

  /// Where it is at the hardware's full resolution, in points.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    place(record.sample.preciseLocation, in: view)
  }

  /// Where it was before it last changed, at the hardware's full resolution, in points.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    place(record.precisePreviousLocation, in: view)
  }

  /// The direction in which a pen points, in radians clockwise from the x axis of `view`.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return CGFloat(Trigonometry.atan2(Double(vector.dy), Double(vector.dx)))
  }

  /// The direction in which a pen points, in the coordinates of `view`, of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = Double(record.sample.azimuthAngle)
    let direction = CGPoint(x: Trigonometry.cos(angle), y: Trigonometry.sin(angle))
    let tip = place(direction, in: view)
    let foot = place(.zero, in: view)
    let (dx, dy) = (Double(tip.x - foot.x), Double(tip.y - foot.y))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: dx / length, dy: dy / length)
  }

  /// Whether it began in `window`.
  @inline(__always)
  final func isIn(_ window: UIWindow) -> Bool { homeWindow === window }

  private final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== homeWindow else { return point }
    return view.convert(point, from: homeWindow)
  }
}
