import GestureCore

/// Where the content of a scroll view is, and what it does next: fingers drag it, it slows down,
/// bounces, turns pages, goes to a place, and its delegate hears of all that in order.
///
/// The caller says what happens; then ``next()`` names what is to be done, one step after the other,
/// because the delegate may change anything in between:
///
///     rule.beginDrag(by: translation, travel: travel, at: time)
///     while let step = rule.next() {
///       // carry it out; code of the app runs here
///     }
///
/// Offsets are kept exact, and shown rounded to device pixels. [seen]
public struct ScrollRule: Equatable, Sendable {
  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// Tell the delegate that an animation is over.
    case didEndAnimation
    /// Tell the delegate that a finger begins to drag.
    case willBeginDragging
    /// Show the content at this offset, and tell the delegate that it scrolled.
    case scroll(to: Point)
    /// Tell the delegate that the finger lets go, with its velocity in points per second towards larger
    /// offsets; where that ends, ``moveTarget(to:)`` can change.
    case willEndDragging(velocity: Point, target: Point)
    /// Tell the delegate that the finger has let go.
    case didEndDragging(willDecelerate: Bool)
    /// Tell the delegate that the content goes on by itself.
    case willBeginDecelerating
    /// Tell the delegate that the content came to rest.
    case didEndDecelerating
  }

  /// What moves the content.
  public enum Phase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A finger came down while it moved by itself, and stopped it.
    case caught
    /// Fingers, a trackpad or a wheel.
    case dragging
    /// It has been let go, and moves by itself.
    case decelerating
    /// An animated change.
    case easing
  }

  /// What drags.
  public enum Source: Equatable, Sendable {
    /// Fingers, or two of them on a trackpad.
    case fingers
    /// A wheel with notches: no bounce, and nothing goes on by itself.
    case wheel
  }

  /// What is still to be told, in the order in which it is told.
  struct Notices: OptionSet, Equatable, Sendable {
    let rawValue: UInt8
    static let interruptedAnimation = Notices(rawValue: 1)
    static let willBeginDragging = Notices(rawValue: 2)
    static let scroll = Notices(rawValue: 4)
    static let willEndDragging = Notices(rawValue: 8)
    static let didEndDragging = Notices(rawValue: 16)
    static let willBeginDecelerating = Notices(rawValue: 32)
    static let didEndDecelerating = Notices(rawValue: 64)
    static let finishedAnimation = Notices(rawValue: 128)
  }

  // MARK: Settings

  /// The horizontal axis; ``setAxes(horizontal:vertical:)`` changes it.
  public internal(set) var horizontal = ScrollAxis.none
  /// The vertical axis.
  public internal(set) var vertical = ScrollAxis.none
  /// Whether content stops at multiples of the viewport.
  public var isPaging = false
  /// Whether a drag that begins along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// How much of a velocity is left after a millisecond.
  public var rate = Deceleration.normalRate
  /// Device pixels in a point.
  public var pixelsPerPoint = 1.0 {
    didSet { if !(pixelsPerPoint > 0 && pixelsPerPoint < .infinity) { pixelsPerPoint = 1 } }
  }

  // MARK: What is read

  /// What moves the content.
  public internal(set) var phase = Phase.idle
  /// The offset that shows, in points: rounded to device pixels.
  public internal(set) var shown = Point.zero
  /// The exact offset, in points.
  public internal(set) var offset = Point.zero
  /// Whether the delegate heard that dragging begins, and not yet that all is at rest. [seen]
  public internal(set) var isDragging = false
  /// Whether the content moves by itself after a drag, as the delegate sees it. [seen]
  public internal(set) var isDecelerating = false

  // MARK: What is kept

  var notices: Notices = []
  var source = Source.fingers
  /// The axes of the present drag.
  var axes = PanRule.Axes.both
  /// Where the fingers would have pulled the content without any movement, in points.
  var anchor = Point.zero
  /// Where the fingers have pulled the content, in points.
  var pulled = Point.zero
  /// Where the last drag began, in points.
  var dragStart = Point.zero
  /// When a finger moved last, and when it was last seen, in seconds.
  var lastMove = 0.0
  var lastSample = -Double.infinity
  /// The velocity with which the finger lets go, and where the content is to end.
  var releaseVelocity = Point.zero
  var target = Point.zero
  var isTargetMoved = false
  /// How each axis moves by itself, since when, and the time of the last frame of it, in seconds.
  var horizontalMotion = ScrollMotion.rest(at: 0)
  var verticalMotion = ScrollMotion.rest(at: 0)
  var motionStart = 0.0
  var lastFrame = 0.0
  /// Whether content became smaller, so that it may be beyond its edges at rest.
  var mayBeBeyond = false

  /// Makes the rule of a scroll view without content.
  public init() {}

  /// Whether something of it changes from frame to frame.
  public var isMoving: Bool { phase == .decelerating || phase == .easing }

  /// The axes that fingers can drag.
  public var draggableAxes: PanRule.Axes {
    var axes: PanRule.Axes = []
    if horizontal.canBeDragged { axes.formUnion(.horizontal) }
    if vertical.canBeDragged { axes.formUnion(.vertical) }
    return axes
  }

  /// Where an animated change leads, otherwise the exact offset, in points.
  public var goal: Point { phase == .easing ? target : offset }

  /// The next step; `nil` when all is done.
  public mutating func next() -> Step? {
    guard !notices.isEmpty else { return nil }
    if take(.interruptedAnimation) { return .didEndAnimation }
    if take(.willBeginDragging) {
      isDragging = true
      isDecelerating = false
      return .willBeginDragging
    }
    if take(.scroll) { return .scroll(to: shown) }
    if take(.willEndDragging) { return .willEndDragging(velocity: releaseVelocity, target: target) }
    if take(.didEndDragging) { return didEndDragging() }
    if take(.willBeginDecelerating) {
      isDecelerating = true
      return .willBeginDecelerating
    }
    if take(.didEndDecelerating) {
      isDecelerating = false
      isDragging = false
      return .didEndDecelerating
    }
    notices.remove(.finishedAnimation)
    return .didEndAnimation
  }

  private mutating func take(_ notice: Notices) -> Bool { notices.remove(notice) != nil }

  /// Shows the exact offset, if that is another pixel.
  mutating func show() {
    let rounded = rounded(offset)
    guard rounded != shown else { return }
    shown = rounded
    notices.insert(.scroll)
  }

  /// A point on the nearest device pixel.
  func rounded(_ point: Point) -> Point {
    Point(rounded(point.x), rounded(point.y))
  }

  /// A coordinate on the nearest device pixel; never a negative zero.
  func rounded(_ value: Double) -> Double {
    (value * pixelsPerPoint).rounded() / pixelsPerPoint + 0
  }

  /// The nearest offset inside the edges.
  public func clamped(_ offset: Point) -> Point {
    Point(horizontal.clamped(offset.x), vertical.clamped(offset.y))
  }
}
