import GestureCore

/// One finger, pen or pointer from the moment it goes down until it is up.
///
/// There is one object for the whole touch; its properties change. It belongs to its window and its
/// view, even when it leaves them. After its end it does not keep them alive.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
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
    /// A finger that is not on the screen, as on a remote.
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
    var taps = 1

    /// Moves to the sample of a report; the type stays.
    @inline(__always)
    mutating func move(to reports: Span<TouchReport>, _ index: Int, at time: TimeInterval) {
      let type = sample.type
      (previousLocation, precisePreviousLocation) = (sample.location, sample.preciseLocation)
      (phase, timestamp) = (.moved, time)
      sample = reports[index].sample
      sample.type = type
    }
  }

  // What is unchecked changes at every event. No other code runs while it changes.
  @exclusivity(unchecked) final var record = Record()
  /// Where and when it went down, in window coordinates and seconds.
  final var landing = (location: CGPoint.zero, time: TimeInterval(0))
  /// The objects that it belongs to. While a touch has a slot, the touch table keeps them alive.
  private struct References {
    var window = Weak<UIWindow>(nil)
    var view = Weak<UIView>(nil)
    var hitView = Weak<UIView>(nil)
    var exclusiveView = Weak<UIView>(nil)
    var receivers = Weak<TouchReceivers>(nil)
  }
  @exclusivity(unchecked) private final var references = References()
  /// The slot in the application's touch table; -1 outside it.
  final var slot = -1
  /// Its number among all touches, in the order in which they came down.
  final var number = 0
  /// The host's number.
  final var finger = 0
  /// The number of its window's referee.
  final var refereeNumber = 0
  /// The number of its multi-touch sequence.
  final var sequence = 0
  /// The samples between the events, and the expected samples.
  final var others: OtherSamples? {
    didSet { hasOthers = others != nil }
  }
  /// Whether there are any. Reading this is cheaper than reading the samples.
  private(set) final var hasOthers = false
  /// Whether its view heard that it began, and not that it was cancelled.
  final var isKnownToView = false
  /// What the touch stands for: itself, or a trackpad that scrolls or transforms, of which only some
  /// recognizers hear.
  @exclusivity(unchecked) package internal(set) final var eventType = UIEvent.EventType.touches
  /// The kind of scrolling, if the touch stands for that.
  @exclusivity(unchecked) package internal(set) final var scrollTypes: UIScrollTypeMask = []

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    final lazy var lifetime = Lifetime()
  #endif

  /// Makes a touch that belongs to no event, for test doubles.
  public init() {}

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  final var windowStorage: UIWindow? {
    get { references.window.object }
    set { references.window = Weak(newValue) }
  }
  final var viewStorage: UIView? {
    get { references.view.object }
    set { references.view = Weak(newValue) }
  }
  /// The view that was hit, even if `view` is nil because that view accepts no further touch.
  package final var hitView: UIView? {
    get { references.hitView.object }
    set { references.hitView = Weak(newValue) }
  }
  /// The recognizers that receive the touch in its slot: this touch, until it is up. A recognizer may
  /// keep its touches alive, so a touch does not keep its recognizers alive.
  final var receivers: TouchReceivers? {
    get { references.receivers.object }
    set { references.receivers = Weak(newValue) }
  }
  final var offeredTo: [UIGestureRecognizer] {
    get {
      guard let receivers, receivers.touchNumber == number else { return [] }
      return receivers.recognizers
    }
    set {
      guard let receivers, receivers.touchNumber == number else { return }
      receivers.recognizers = newValue
    }
  }
  /// The exclusive view elsewhere that has a touch, if there is one.
  final var exclusiveView: UIView? {
    get { references.exclusiveView.object }
    set { references.exclusiveView = Weak(newValue) }
  }

  /// When the touch began or last changed, in seconds.
  open var timestamp: TimeInterval { record.timestamp }
  /// What happened to it in the current event.
  open var phase: Phase { record.phase }
  /// How many times a finger tapped here in quick succession, this touch included; 0 once it can be
  /// no tap any more.
  open var tapCount: Int { record.taps }
  /// What touches.
  open var type: TouchType { record.sample.type }
  /// The window in which it began.
  open var window: UIWindow? { windowStorage }
  /// The view that hears of it; `nil` if that view takes no further touch.
  open var view: UIView? { viewStorage }
  /// The recognizers that receive it, in the order of their views, and on one view the later added
  /// first. While recognizers are asked whether they receive it, all recognizers that are asked.
  open var gestureRecognizers: [UIGestureRecognizer]? { offeredTo }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { record.sample.majorRadius }
  /// How far `majorRadius` may be off, in points.
  open var majorRadiusTolerance: CGFloat { record.sample.majorRadiusTolerance }
  /// The force: 1 for an average touch, 0 if it is not measured.
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
  open func location(in view: UIView?) -> CGPoint { convert(record.sample.location, to: view) }

  /// Where it was before it last changed, in the coordinates of `view`, in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(record.previousLocation, to: view)
  }

  /// Where it is at the hardware's full resolution, in points.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    convert(record.sample.preciseLocation, to: view)
  }

  /// Where it was before it last changed, at the hardware's full resolution, in points.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(record.precisePreviousLocation, to: view)
  }

  /// The direction in which a pen points, in radians clockwise from the x axis of `view`. It is
  /// exactly the host's angle in the window, and in views that are neither turned nor scaled in the
  /// window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    record.sample.azimuthAngle(in: view, of: windowStorage)
  }

  /// The direction in which a pen points, in the coordinates of `view`, of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    record.sample.azimuthUnitVector(in: view, of: windowStorage)
  }

  /// Whether it began in `window`.
  @inline(__always)
  final func isIn(_ window: UIWindow) -> Bool { refereeNumber == window.refereeNumber }

  private final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    let window = windowStorage
    return view === window ? point : view.convert(point, from: window)
  }
}
