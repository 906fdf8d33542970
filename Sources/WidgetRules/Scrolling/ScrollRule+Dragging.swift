import GestureCore

/// Fingers on the content: they stop it, drag it and let it go.
extension ScrollRule {
  /// A finger longer at rest than this has no velocity when it lifts, in seconds. [seen]
  public static let restDuration = 0.1

  /// A finger came down on the view or its content: what moves by itself stops at once. [seen]
  public mutating func fingerDown() {
    switch phase {
    case .decelerating: phase = .caught
    case .easing:
      interruptEasing()
      // The change may have begun beyond an edge.
      mayBeBeyond = true
    case .idle, .caught, .dragging: break
    }
  }

  /// All fingers are up, and none dragged: content that was stopped stays, or goes on to an edge or to
  /// a page.
  public mutating func fingersUp(at time: Double) {
    guard phase == .caught else {
      // A touch may have interrupted an animated way back from beyond an edge.
      settleAtRest()
      return
    }
    source = .fingers
    releaseVelocity = .zero
    axes = draggableAxes
    dragStart = offset
    release(at: time)
    notices.insert(.didEndDragging)
    if !isMoving {
      notices.insert(.didEndDecelerating)
    }
  }

  /// Fingers begin to drag: told with the offset from before, then the content moves. [seen]
  ///
  /// - Parameters:
  ///   - translation: How far they have dragged, in points, without the hysteresis.
  ///   - travel: How far they have gone, in points.
  ///   - source: What drags.
  ///   - time: When, in seconds.
  public mutating func beginDrag(
    by translation: Point, travel: Point, with source: Source = .fingers, at time: Double
  ) {
    if phase == .easing { interruptEasing() }
    phase = .dragging
    self.source = source
    axes = draggableAxes
    if isDirectionalLockEnabled { lock(along: travel) }
    dragStart = offset
    anchor = Point(horizontal.pulled(offset.x), vertical.pulled(offset.y))
    notices.subtract([.didEndDragging, .willBeginDecelerating, .didEndDecelerating])
    notices.insert(.willBeginDragging)
    drag(by: translation, at: time)
  }

  /// The minor travel is less than half of the major one: the drag stays on that axis. [seen]
  private mutating func lock(along travel: Point) {
    if travel.x.magnitude * 2 < travel.y.magnitude { axes = axes.intersection(.vertical) }
    if travel.y.magnitude * 2 < travel.x.magnitude { axes = axes.intersection(.horizontal) }
  }

  /// The fingers that drag have moved.
  ///
  /// - Parameters:
  ///   - translation: How far they have dragged, in points, without the hysteresis.
  ///   - isZooming: Whether two of them zoom: then zooming moves the content.
  ///   - time: When, in seconds.
  public mutating func drag(by translation: Point, isZooming: Bool = false, at time: Double) {
    guard phase == .dragging else { return }
    lastMove = time
    if isZooming { return moveAnchor(to: pulled + translation) }
    let place = Point(
      axes.contains(.horizontal) ? anchor.x - translation.x : anchor.x,
      axes.contains(.vertical) ? anchor.y - translation.y : anchor.y)
    // A touch may be reported anywhere.
    guard isWithinReach(place) else { return }
    pulled = place
    showPulled()
  }

  /// Whether fingers pull content so far. Content of any size would be 10^308 points away after one wrong
  /// place, and need minutes to return.
  private func isWithinReach(_ place: Point) -> Bool {
    let way = place - anchor
    return max(way.x.magnitude, way.y.magnitude) < ZoomRule.farthest
  }

  /// Has the same translation stand for another place, if that is one.
  mutating func moveAnchor(to place: Point) {
    if place.isFinite { anchor = place }
  }

  /// When the fingers that drag were last seen, also if none of them had moved.
  public mutating func noteSample(at time: Double) { lastSample = time }

  /// Shows what the fingers have pulled.
  mutating func showPulled() {
    offset =
      source == .wheel
      ? clamped(pulled) : Point(horizontal.shown(pulled.x), vertical.shown(pulled.y))
    show()
  }

  /// The fingers let go. What the delegate hears is the fingers' velocity, also beyond an edge. [seen]
  ///
  /// - Parameters:
  ///   - velocity: The fingers' velocity, in points per second: where they go, not the offset.
  ///   - isZooming: Whether zooming moves the content: then nothing goes on by itself.
  ///   - time: When, in seconds.
  public mutating func endDrag(velocity: Point, isZooming: Bool = false, at time: Double) {
    guard phase == .dragging else { return }
    if isZooming { source = .wheel }
    let isStale = time - lastMove > Self.restDuration && lastSample <= lastMove
    let isStill = isStale || source == .wheel
    let velocity = Self.limited(velocity)
    releaseVelocity = Point(
      isStill || !axes.contains(.horizontal) ? 0 : -velocity.x,
      isStill || !axes.contains(.vertical) ? 0 : -velocity.y)
    release(at: time)
    notices.formUnion([.willEndDragging, .didEndDragging])
  }

  /// A finger is not faster, on either axis, in points per second. [ours: wrong places of a touch]
  static let speedMax = 100_000.0

  /// A velocity within what fingers do; a velocity that is not a number is 0.
  private static func limited(_ velocity: Point) -> Point {
    func limited(_ speed: Double) -> Double {
      speed.isNaN ? 0 : min(max(speed, -speedMax), speedMax)
    }
    return Point(limited(velocity.x), limited(velocity.y))
  }

  /// Sets where the content is to end, in points: the delegate's answer to ``Step/willEndDragging(velocity:target:)``.
  ///
  /// - Returns: False, and nothing changes, with paging.
  @discardableResult
  public mutating func moveTarget(to target: Point) -> Bool {
    guard target != self.target else { return true }
    guard !isPaging else { return false }
    if target.isFinite {
      self.target = target
      isTargetMoved = true
    }
    return true
  }

  /// Lets the content go on by itself, from now on.
  mutating func release(at time: Double) {
    isTargetMoved = false
    motionStart = time
    lastFrame = 0
    let (x, y) = (released(horizontal, .horizontal), released(vertical, .vertical))
    horizontalMotion = x.motion
    verticalMotion = y.motion
    target = rounded(Point(x.target, y.target))
    phase = horizontalMotion.isRest && verticalMotion.isRest ? .idle : .decelerating
  }

  private func released(
    _ axis: ScrollAxis, _ side: PanRule.Axes
  ) -> (motion: ScrollMotion, target: Double) {
    let isHorizontal = side == .horizontal
    let place = isHorizontal ? offset.x : offset.y
    let velocity = isHorizontal ? releaseVelocity.x : releaseVelocity.y
    // Content that was caught beyond an edge returns there along an axis that is not dragged, too.
    guard source == .fingers, axes.contains(side) || place != axis.clamped(place) else {
      return (.rest(at: place), place)
    }
    let start = isHorizontal ? dragStart.x : dragStart.y
    let page = isPaging ? axis.page(from: place, draggedFrom: start, velocity: velocity) : nil
    return axis.release(at: place, velocity: velocity, rate: rate, page: page)
  }

  /// The delegate heard that the finger lets go, and may have moved the target.
  mutating func didEndDragging() -> Step {
    if isTargetMoved {
      isTargetMoved = false
      if axes.contains(.horizontal) {
        horizontalMotion = horizontal.release(
          at: offset.x, velocity: releaseVelocity.x, to: target.x)
      }
      if axes.contains(.vertical) {
        verticalMotion = vertical.release(
          at: offset.y, velocity: releaseVelocity.y, to: target.y)
      }
      phase = horizontalMotion.isRest && verticalMotion.isRest ? .idle : .decelerating
    }
    if phase == .decelerating {
      notices.insert(.willBeginDecelerating)
    } else {
      isDragging = false
    }
    return .didEndDragging(willDecelerate: phase == .decelerating)
  }
}

extension ScrollMotion {
  /// Whether it does not move.
  var isRest: Bool {
    if case .rest = self { true } else { false }
  }
}
