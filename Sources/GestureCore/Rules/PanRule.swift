// Decides whether fingers drag, and how far and how fast. It knows neither views nor other
// gestures. The caller drops surplus fingers and tells of a delayed begin.

/// Fingers that drag: begins when their centroid has moved by the hysteresis along one axis.
///
/// The hysteresis is then subtracted from each axis, so that the dragged object does not jump. A
/// finger that joins or leaves moves the centroid but never the translation.
///
///     var rule = PanRule()
///     rule.fingersDown(count: 1, centroid: Point(0, 0), at: 0)   // .stay
///     rule.fingersMoved(centroid: Point(14, 3), at: 0.016)       // .begin
///     rule.translation                                           // (4, 0)
///
/// Fingers above the maximum are not tracked: leave them out of counts and centroids.
@frozen
public struct PanRule: Equatable, Sendable {
  /// Which axes of a movement can begin a pan.
  @frozen
  public struct Axes: OptionSet, Equatable, Sendable {
    /// The bits: 1 horizontal, 2 vertical.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Movement to the left or right.
    @inlinable
    public static var horizontal: Axes { Axes(rawValue: 1) }
    /// Movement up or down.
    @inlinable
    public static var vertical: Axes { Axes(rawValue: 2) }
    /// Any movement.
    @inlinable
    public static var both: Axes { Axes(rawValue: 3) }
  }

  /// How far the centroid must move along one axis, in points. Then it is subtracted from each
  /// axis. [seen]
  public var hysteresis: Double = 10

  /// The fewest fingers with which the pan begins; less than 1 counts as 1. Movement counts from
  /// when so many are down. A pan that has begun continues with fewer. Default 1. [doc]
  @inlinable
  public var minimumNumberOfTouches: Int {
    get { Int(fewestTouches) }
    set {
      fewestTouches = Int32(clamping: newValue)
      judgeFingers()
    }
  }

  /// The most fingers with which the pan begins. Default: any number, as is more than two
  /// billion. [doc]
  @inlinable
  public var maximumNumberOfTouches: Int {
    get { mostTouches == .max ? .max : Int(mostTouches) }
    set {
      mostTouches = Int32(clamping: newValue)
      judgeFingers()
    }
  }

  /// Makes the velocity from the movements of the centroid; its weights can be set here.
  public var velocityFilter = VelocityFilter()

  /// How far the fingers had gone when the pan began, in window points: the hysteresis included. Before
  /// the begin, how far they have gone.
  @inlinable
  public var travel: Point {
    if phase == .possible { return translation }
    if case .atBegin(let travel) = extent { return travel }
    return .zero
  }

  @usableFromInline var centroid = Point.zero
  // The translation is `offset + (centroid - anchor)`: exact from one anchor to the next.
  @usableFromInline var anchor = Point.zero
  @usableFromInline var offset = Point.zero
  @usableFromInline var extent = Extent.judged(0)

  // What is small comes last and together, because each pan has a rule: 168 bytes fill a block.
  @usableFromInline var fewestTouches: Int32
  @usableFromInline var mostTouches: Int32
  @usableFromInline var count: Int32 = 0 { didSet { judgeFingers() } }
  /// The most fingers that were down together.
  @usableFromInline var mostFingers: Int32 = 0
  @usableFromInline var phase = RulePhase.possible
  /// Whether it scrolls, or as many fingers are down as it takes to begin.
  @usableFromInline var hasItsFingers = false

  /// The axes along which the pan can begin; a scroll view leaves out an axis that cannot scroll.
  /// Default both. [seen]
  public var axes: Axes = .both

  /// Whether a trackpad or a wheel scrolls: it counts as one of the fingers in centroids, and how
  /// many fingers are down does not matter. A reset ends it.
  public var isScrolling = false { didSet { judgeFingers() } }

  /// How far the fingers have come.
  @frozen @usableFromInline
  enum Extent: Equatable, Sendable {
    /// With the last move that could have begun the pan.
    case judged(Double)
    /// When the pan began, in window points.
    case atBegin(Point)
  }

  /// Makes a rule for a pan with between `minimumNumberOfTouches` and `maximumNumberOfTouches`
  /// fingers.
  @inlinable
  public init(minimumNumberOfTouches: Int = 1, maximumNumberOfTouches: Int = .max) {
    fewestTouches = Int32(clamping: minimumNumberOfTouches)
    mostTouches = Int32(clamping: maximumNumberOfTouches)
  }

  /// How far the fingers have dragged, in window points: after the begin without the hysteresis,
  /// before it the whole movement.
  @inlinable
  public var translation: Point { offset + (centroid - anchor) }

  /// How fast the fingers drag, in window points per second. Lifting and `setTranslation` do not
  /// change it. [seen]
  @inlinable
  public var velocity: Point { velocityFilter.velocity }

  /// A pan has no deadline.
  @inlinable
  public var deadline: Double { .infinity }

  /// Fingers beyond ``maximumNumberOfTouches`` do not exist for it. [seen]
  @inlinable
  public var surplusFingers: SurplusFingers {
    maximumNumberOfTouches == .max ? .join : .stayOut(beyond: maximumNumberOfTouches)
  }

  /// Makes `translation` read as `value` now and grow from there. Before the begin there is no
  /// translation to set, and nothing happens; the velocity stays. [seen]
  @inlinable
  public mutating func setTranslation(_ value: Point) {
    if phase == .possible { return }
    anchor = centroid
    offset = value
  }

  /// A subclass began the pan; the rule did not propose it. The whole movement counts, and no
  /// hysteresis is subtracted. [ours] Does nothing if the pan has begun or is over.
  public mutating func beginAsIs() {
    if phase == .possible { _ = begin(takingOff: 0) }
  }

  /// The begin was held back until now by a failure requirement: the translation restarts at 0.
  @inlinable
  public mutating func rebase() { setTranslation(.zero) }

  /// Fingers came down: `count` tracked ones are down now, with this centroid.
  @inlinable @inline(__always)
  public mutating func fingersDown(count: Int, centroid: Point, at time: Double) -> Proposal {
    // In nearly every gesture, the first finger after a reset.
    if self.count == 0, phase == .possible {
      (self.centroid, anchor) = (centroid, centroid)
      velocityFilter.rested(at: time)
      self.count = Int32(clamping: count)
      mostFingers = self.count
      return .stay
    }
    return anotherFingerDown(count: count, centroid: centroid, at: time)
  }

  @usableFromInline
  mutating func anotherFingerDown(count: Int, centroid: Point, at time: Double) -> Proposal {
    if phase == .over { return .stay }
    let hadEnough = self.count >= fingersNeeded
    moveAnchor(to: centroid, at: time)
    self.count = Int32(clamping: count)
    mostFingers = max(mostFingers, self.count)
    if phase == .possible, !hadEnough, self.count >= fingersNeeded {
      offset = .zero
      extent = .judged(0)
    }
    return .stay
  }

  /// Fingers came down in an event in which others moved: their movement counts first, then the
  /// centroid jumps. [ours] `moved` is the centroid of the others, where they are now.
  ///
  /// The caller then calls ``fingersMoved(centroid:at:)`` for the same movement, which adds
  /// nothing.
  public mutating func fingersDown(
    count: Int, centroid: Point, afterMoveTo moved: Point, at time: Double
  ) -> Proposal {
    let proposal = fingersMoved(centroid: moved, at: time)
    _ = fingersDown(count: count, centroid: centroid, at: time)
    velocityFilter.paused()
    return proposal
  }

  /// Fingers moved: this is the centroid of the tracked ones.
  @inlinable @inline(__always)
  public mutating func fingersMoved(centroid: Point, at time: Double) -> Proposal {
    if phase == .over { return .stay }
    velocityFilter.moved(by: centroid - self.centroid, at: time)
    self.centroid = centroid
    if phase == .active { return .change }
    if !hasItsFingers { return .stay }
    return beginIfFarEnough()
  }

  /// Fingers left: `remaining` tracked ones are still down, with this centroid (which is ignored
  /// when none remains).
  public mutating func fingersLifted(
    remaining: Int, centroid: Point, at time: Double
  ) -> Proposal {
    if phase == .over { return .stay }
    if remaining > 0 {
      moveAnchor(to: centroid, at: time)
      count = Int32(clamping: remaining)
      return .stay
    }
    if phase == .possible { return fail(shortcoming) }
    phase = .over
    return .end
  }

  /// The system took the touches away.
  public mutating func cancelled(at time: Double) -> Proposal {
    switch phase {
    case .possible: return fail(.touchesCancelled)
    case .active:
      phase = .over
      return .cancel(.touchesCancelled)
    case .over: return .stay
    }
  }

  /// A pan has no deadline: nothing happens.
  public mutating func deadlinePassed(at time: Double) -> Proposal { .stay }

  /// How far the fingers had moved when the rule began the pan; `nil` before, and if a subclass began
  /// it earlier.
  public var criterion: Criterion? {
    guard phase != .possible, case .atBegin(let travel) = extent else { return nil }
    let distance = distance(of: travel)
    guard distance >= hysteresis else { return nil }
    return .moved(distance: distance, needed: hysteresis)
  }

  /// Forgets every finger; the settings stay.
  public mutating func reset() {
    phase = .possible
    isScrolling = false
    count = 0
    mostFingers = 0
    extent = .judged(0)
    centroid = .zero
    anchor = .zero
    offset = .zero
    velocityFilter.reset()
  }

  @inlinable var fingersNeeded: Int32 { max(1, fewestTouches) }

  @inlinable
  mutating func judgeFingers() {
    hasItsFingers =
      isScrolling || (count >= fingersNeeded && count <= mostTouches)
  }

  @inlinable @inline(__always)
  mutating func beginIfFarEnough() -> Proposal {
    // In nearly every pan, both axes count.
    guard axes == .both else { return beginIfFarEnoughAlongItsAxes() }
    let moved = translation
    let (across, down) = (moved.x.magnitude, moved.y.magnitude)
    // One instruction; `max` takes six, because it orders what is not a number.
    let distance = across > down ? across : down
    if distance >= hysteresis { return begin(takingOff: hysteresis) }
    extent = .judged(distance)
    return .stay
  }

  @usableFromInline
  mutating func beginIfFarEnoughAlongItsAxes() -> Proposal {
    let moved = translation
    let isFarAcross = axes.contains(.horizontal) && moved.x.magnitude >= hysteresis
    let isFarDown = axes.contains(.vertical) && moved.y.magnitude >= hysteresis
    if isFarAcross || isFarDown { return begin(takingOff: hysteresis) }
    extent = .judged(distance(of: moved))
    return .stay
  }

  /// How far a movement goes along the axis that can begin the pan and along which it goes further.
  @usableFromInline
  func distance(of moved: Point) -> Double {
    max(
      axes.contains(.horizontal) ? moved.x.magnitude : 0,
      axes.contains(.vertical) ? moved.y.magnitude : 0)
  }

  @usableFromInline
  mutating func begin(takingOff hysteresis: Double) -> Proposal {
    let moved = translation
    extent = .atBegin(moved)
    offset = Point(
      Self.shortened(moved.x, by: hysteresis), Self.shortened(moved.y, by: hysteresis))
    anchor = centroid
    phase = .active
    return .begin
  }

  @usableFromInline
  mutating func fail(_ reason: Reason) -> Proposal {
    phase = .over
    return .fail(reason)
  }

  private static func shortened(_ value: Double, by hysteresis: Double) -> Double {
    let rest = max(value.magnitude - hysteresis, 0)
    return value < 0 ? -rest : rest
  }

  /// The set of fingers changed: continues from their centroid without a jump.
  private mutating func moveAnchor(to centroid: Point, at time: Double) {
    offset = translation
    anchor = centroid
    self.centroid = centroid
    velocityFilter.rested(at: time)
  }

  /// What a pan lacked that never began.
  private var shortcoming: Reason {
    if !isScrolling {
      if mostFingers < fingersNeeded {
        return .tooFewTouches(count: Int(mostFingers), needed: Int(fingersNeeded))
      }
      if count > mostTouches {
        return .tooManyTouches(count: Int(count), allowed: maximumNumberOfTouches)
      }
    }
    let distance = if case .judged(let last) = extent { last } else { 0.0 }
    return .movedTooLittle(distance: distance, needed: hysteresis)
  }
}
