import GestureCore

/// How large the content of a scroll view is drawn, and what it does next: fingers pinch it, it bounces
/// back to its limits, and goes to a scale in an animation.
///
/// The caller says what happens, and then asks ``next()`` what is to be done, as with ``ScrollRule``.
public struct ZoomRule: Equatable, Sendable {
  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// Tell the delegate that zooming begins.
    case willBeginZooming
    /// Draw the content at this scale with this offset, in points.
    case draw(scale: Double, offset: Point)
    /// Tell the delegate that ``ZoomRule/scale`` is another one.
    case didZoom
    /// Tell the delegate that zooming is over.
    case didEndZooming
  }

  /// What zooms.
  public enum Phase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// Two fingers.
    case pinching
    /// The fingers let go, and content returns inside its limits.
    case bouncing
    /// An animated change.
    case easing
  }

  private struct Notices: OptionSet, Equatable, Sendable {
    let rawValue: UInt8
    static let willBegin = Notices(rawValue: 1)
    static let draw = Notices(rawValue: 2)
    static let didZoom = Notices(rawValue: 4)
    static let didEnd = Notices(rawValue: 8)
  }

  /// A scale and an offset that belong together.
  public struct Place: Equatable, Sendable {
    /// The scale.
    public var scale: Double
    /// The offset, in points.
    public var offset: Point

    /// Makes a place.
    public init(scale: Double, offset: Point) {
      self.scale = scale
      self.offset = offset
    }
  }

  /// Content in its viewport.
  public struct Content: Equatable, Sendable {
    /// Content along one axis, all in points.
    public struct Side: Equatable, Sendable {
      /// The length of the viewport.
      public var viewport: Double
      /// The length of the content at a scale of 1.
      public var content: Double
      /// The inset before the content.
      public var before: Double
      /// The inset after the content.
      public var after: Double

      /// Makes a side.
      public init(viewport: Double, content: Double, before: Double, after: Double) {
        (self.viewport, self.content) = (viewport, content)
        (self.before, self.after) = (before, after)
      }

      /// The nearest offset inside the edges at a scale.
      func clamped(_ offset: Double, at scale: Double) -> Double {
        ScrollAxis(length: viewport, content: content * scale, before: before, after: after)
          .clamped(offset)
      }
    }

    /// From left to right.
    public var horizontal: Side
    /// From top to bottom.
    public var vertical: Side

    /// Makes content of both sides.
    public init(horizontal: Side, vertical: Side) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The nearest offset inside the edges at the scale of a place.
    public func clamped(_ place: Place) -> Point {
      Point(
        horizontal.clamped(place.offset.x, at: place.scale),
        vertical.clamped(place.offset.y, at: place.scale))
    }
  }

  /// The least scale; more than 0.
  public private(set) var minimum = 1.0
  /// The greatest scale; at least ``minimum``.
  public private(set) var maximum = 1.0
  /// Whether content may be drawn beyond its limits while fingers pinch it.
  public var bounces = true
  /// What zooms.
  public private(set) var phase = Phase.idle
  /// The scale as the delegate reads it: while content bounces back, the limit already. [seen]
  public private(set) var scale = 1.0
  /// What is drawn.
  public private(set) var drawn = Place(scale: 1, offset: .zero)

  private var notices: Notices = []
  /// The point of the unscaled content that stays under the fingers.
  private var held = Point.zero
  /// The scale that the fingers would have without limits, for a pinch of 1.
  private var rawAtOne = 1.0
  private var start = Place(scale: 1, offset: .zero)
  private var end = Place(scale: 1, offset: .zero)
  private var startTime = 0.0

  /// Makes the rule of content at scale 1.
  public init() {}

  /// Whether something of it changes from frame to frame.
  public var isMoving: Bool { phase == .bouncing || phase == .easing }

  /// Whether fingers can zoom.
  public var canBePinched: Bool { maximum > minimum }

  /// Sets the limits. A scale that is not above 0 or not finite counts as 1; a maximum below the
  /// minimum as the minimum. [ours]
  public mutating func setLimits(minimum: Double, maximum: Double) {
    self.minimum = minimum > 0 && minimum < .infinity ? minimum : 1
    self.maximum = maximum > 0 && maximum < .infinity ? max(maximum, self.minimum) : self.minimum
  }

  /// The nearest scale inside the limits; 1 for one that is not finite.
  public func clamped(_ scale: Double) -> Double {
    scale.isNaN ? self.scale : min(max(scale, minimum), maximum)
  }

  /// What is drawn for the scale that fingers would make without limits. [ours: the rubber band of
  /// lengths, for ratios]
  public func shown(_ raw: Double) -> Double {
    let limit = clamped(raw)
    guard raw != limit, bounces, raw > 0 else { return limit }
    if raw > limit { return limit * (1 + RubberBand.shown(raw / limit - 1, length: 1)) }
    return limit / (1 + RubberBand.shown(limit / raw - 1, length: 1))
  }

  /// The raw scale for which this is drawn: the inverse of ``shown(_:)``.
  private func raw(_ shown: Double) -> Double {
    let limit = clamped(shown)
    guard shown != limit, bounces else { return shown }
    if shown > limit { return limit * (1 + RubberBand.pull(shown / limit - 1, length: 1)) }
    return limit / (1 + RubberBand.pull(limit / shown - 1, length: 1))
  }

  // MARK: Fingers

  /// Two fingers begin to pinch.
  ///
  /// - Parameters:
  ///   - pinch: Their scale so far; 1 at the beginning.
  ///   - centroid: Where they are, in points from the viewport's corner.
  ///   - offset: The content's offset, in points.
  public mutating func beginPinch(_ pinch: Double, at centroid: Point, offset: Point) {
    if phase == .idle { drawn = Place(scale: scale, offset: offset) }
    drawn.offset = offset
    held = (offset + centroid) * (1 / drawn.scale)
    rawAtOne = raw(drawn.scale)
    if phase == .idle { notices.insert(.willBegin) }
    phase = .pinching
    self.pinch(pinch, at: centroid)
  }

  /// Fingers do not pull content further, zoomed or not, in points. [ours: wrong places of a touch]
  static let farthest = 1e9

  /// The fingers have moved: the point of the content that was under their centroid stays under it.
  public mutating func pinch(_ pinch: Double, at centroid: Point) {
    guard phase == .pinching, pinch > 0, pinch < .infinity else { return }
    let shown = shown(rawAtOne * pinch)
    let offset = held * shown - centroid
    // A touch may be reported anywhere.
    guard max(offset.x.magnitude, offset.y.magnitude) < Self.farthest else { return }
    if shown != scale { notices.insert(.didZoom) }
    scale = shown
    drawn = Place(scale: shown, offset: offset)
    notices.insert(.draw)
  }

  /// The fingers let go.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - content: The content that is zoomed.
  ///   - isScrolling: Whether the content goes on by itself, so that only the scale is brought back.
  public mutating func endPinch(at time: Double, of content: Content, isScrolling: Bool) {
    guard phase == .pinching else { return }
    let limit = clamped(scale)
    var goal = Place(scale: limit, offset: drawn.offset)
    if limit != drawn.scale {
      // The middle of what shows stays where it is, as far as the edges let it.
      goal.offset = drawn.offset * (limit / drawn.scale)
    }
    if !isScrolling || limit != drawn.scale { goal.offset = content.clamped(goal) }
    if goal == drawn {
      phase = .idle
      notices.insert(.didEnd)
    } else {
      begin(.bouncing, to: goal, at: time)
    }
  }

  // MARK: Calls

  /// Zooms at once.
  public mutating func jump(to place: Place) {
    stop()
    begin(.idle, to: place, at: 0)
    drawn = place
    notices.formUnion([.willBegin, .draw])
    notices.insert(.didEnd)
  }

  /// Zooms in 0.3 seconds.
  ///
  /// - Parameters:
  ///   - place: Where to.
  ///   - offset: The content's present offset, in points.
  ///   - time: When, in seconds.
  public mutating func ease(to place: Place, from offset: Point, at time: Double) {
    stop()
    drawn = Place(scale: scale, offset: offset)
    notices.insert(.willBegin)
    begin(.easing, to: place, at: time)
  }

  private mutating func begin(_ phase: Phase, to place: Place, at time: Double) {
    start = drawn
    end = place
    startTime = time
    self.phase = phase
    if place.scale != scale { notices.insert(.didZoom) }
    scale = place.scale
  }

  /// A frame begins.
  public mutating func frame(at time: Double) {
    guard isMoving else { return }
    let way = ScrollMotion.easing(from: 0, to: 1).frame(at: max(time - startTime, 0), after: 0)
    drawn =
      way.isOver
      ? end
      : Place(
        scale: start.scale + (end.scale - start.scale) * way.position,
        offset: start.offset + (end.offset - start.offset) * way.position)
    notices.insert(.draw)
    guard way.isOver else { return }
    phase = .idle
    notices.insert(.didEnd)
  }

  /// Stops an animated change at its end.
  public mutating func stop() {
    guard isMoving else { return }
    drawn = end
    phase = .idle
    notices.formUnion([.draw, .didEnd])
  }

  /// Ends whatever zooms, because the app zooms by call: an animated change at its end, a pinch where it
  /// is.
  public mutating func interrupt() {
    if phase == .pinching {
      phase = .idle
      notices.insert(.didEnd)
    }
    stop()
  }

  /// The next step; `nil` when all is done.
  public mutating func next() -> Step? {
    if notices.remove(.willBegin) != nil { return .willBeginZooming }
    if notices.remove(.draw) != nil { return .draw(scale: drawn.scale, offset: drawn.offset) }
    if notices.remove(.didZoom) != nil { return .didZoom }
    return notices.remove(.didEnd) == nil ? nil : .didEndZooming
  }
}
