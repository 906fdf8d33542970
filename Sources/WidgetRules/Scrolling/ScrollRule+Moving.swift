import GestureCore

/// What happens without a finger: frames, changes by the app, and changes of size.
extension ScrollRule {
  /// A frame begins: content that moves by itself is where its closed form says.
  public mutating func frame(at time: Double) {
    guard isMoving else { return }
    let now = max(time - motionStart, lastFrame)
    let x = horizontalMotion.frame(at: now, after: lastFrame)
    let y = verticalMotion.frame(at: now, after: lastFrame)
    lastFrame = now
    offset = Point(x.position, y.position)
    if x.isOver { horizontalMotion = .rest(at: x.position) }
    if y.isOver { verticalMotion = .rest(at: y.position) }
    show()
    guard x.isOver, y.isOver else { return }
    notices.insert(phase == .easing ? .finishedAnimation : .didEndDecelerating)
    phase = .idle
  }

  /// Moves the content at once. A drag or a movement goes on from there. [ours, as apps rely on it that
  /// bring endless content back to its middle]
  ///
  /// - Parameter place: Where, in points; rounded to device pixels. One that is not finite is ignored.
  public mutating func jump(to place: Point) {
    let place = rounded(place)
    guard place.isFinite else { return }
    if phase == .easing { interruptEasing() }
    guard place != shown else { return }
    offset = place
    shown = place
    if phase == .dragging {
      let translation = anchor - pulled
      pulled = Point(horizontal.pulled(place.x), vertical.pulled(place.y))
      moveAnchor(to: pulled + translation)
    }
    if phase == .decelerating { restart() }
    notices.insert(.scroll)
  }

  /// Zooming moves the content, also beyond its edges; a drag goes on from there.
  public mutating func follow(_ place: Point) {
    guard place.isFinite else { return }
    offset = place
    let translation = anchor - pulled
    pulled = Point(horizontal.pulled(place.x), vertical.pulled(place.y))
    moveAnchor(to: pulled + translation)
    // The edges may have moved since zooming began.
    mayBeBeyond = true
    show()
  }

  /// The view's bounds were moved: the content is there, and nothing is told. [seen]
  public mutating func place(at place: Point) {
    guard place != shown, place.isFinite else { return }
    jump(to: place)
    shown = place
    notices.remove(.scroll)
  }

  /// Moves the content in 0.3 seconds; what moved it stops.
  ///
  /// - Returns: Whether there is any way to go.
  @discardableResult
  public mutating func ease(to place: Point, at time: Double) -> Bool {
    let place = rounded(place)
    guard place.isFinite else { return false }
    stop()
    guard place != shown, phase != .dragging else { return false }
    phase = .easing
    motionStart = time
    lastFrame = 0
    target = place
    horizontalMotion = .easing(from: offset.x, to: place.x)
    verticalMotion = .easing(from: offset.y, to: place.y)
    return true
  }

  /// Stops what moves by itself, where it is.
  public mutating func stop() {
    switch phase {
    case .easing: interruptEasing()
    case .decelerating:
      phase = .idle
      notices.subtract([.willBeginDecelerating])
      // The delegate that is still being asked where to end has not heard that it goes on.
      if !notices.contains(.didEndDragging) { notices.insert(.didEndDecelerating) }
    case .caught:
      phase = .idle
      notices.insert(.didEndDecelerating)
    case .idle, .dragging: break
    }
  }

  mutating func interruptEasing() {
    phase = .idle
    notices.insert(.interruptedAnimation)
  }

  // MARK: Sizes

  /// The viewport, the content or its insets have another size.
  ///
  /// At rest at the first edge the content follows that edge. [seen] Content that became smaller is
  /// kept where it is until ``settleAtRest()``. Content that moves by itself goes on with the same
  /// velocity towards the new edges.
  public mutating func setAxes(horizontal: ScrollAxis, vertical: ScrollAxis) {
    let (oldX, oldY) = (self.horizontal, self.vertical)
    guard horizontal != oldX || vertical != oldY else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    if isShorter(horizontal.range, than: oldX.range) || isShorter(vertical.range, than: oldY.range)
    {
      mayBeBeyond = true
    }
    switch phase {
    case .idle:
      var place = offset
      if isFirst(place.x, of: oldX) { place.x = horizontal.range.lowerBound }
      if isFirst(place.y, of: oldY) { place.y = vertical.range.lowerBound }
      if place != offset {
        offset = place
        show()
      }
    case .decelerating: restart()
    case .caught, .dragging, .easing: break
    }
  }

  /// Whether an offset shows at the first edge of an axis.
  private func isFirst(_ offset: Double, of axis: ScrollAxis) -> Bool {
    rounded(offset) == rounded(axis.range.lowerBound)
  }

  private func isShorter(_ range: ClosedRange<Double>, than old: ClosedRange<Double>) -> Bool {
    range.lowerBound > old.lowerBound || range.upperBound < old.upperBound
  }

  /// Whether content at rest may be beyond its edges, which ``settleAtRest()`` ends.
  public var needsSettling: Bool { mayBeBeyond && phase == .idle }

  /// Brings content inside its edges that became smaller: at the next layout at rest. [seen]
  public mutating func settleAtRest() {
    guard mayBeBeyond, phase == .idle else { return }
    mayBeBeyond = false
    let place = clamped(offset)
    guard place != offset else { return }
    offset = place
    show()
  }

  /// Goes on from the present place with the present velocity.
  private mutating func restart() {
    let now = lastFrame
    horizontalMotion = restarted(horizontalMotion, horizontal, at: offset.x, after: now)
    verticalMotion = restarted(verticalMotion, vertical, at: offset.y, after: now)
    motionStart += now
    lastFrame = 0
  }

  private func restarted(
    _ motion: ScrollMotion, _ axis: ScrollAxis, at place: Double, after time: Double
  ) -> ScrollMotion {
    let velocity = motion.velocity(at: time)
    let edge = axis.clamped(place)
    switch motion {
    case .rest:
      return place == edge || !axis.canBeDragged
        ? .rest(at: place)
        : .springing(EdgeSpring(to: edge, displacement: place - edge, velocity: 0))
    case .easing, .stopping:
      return axis.release(at: place, velocity: velocity, to: place + rest(of: motion, after: time))
    case .springing(let spring) where isPaging:
      let page = axis.clamped(spring.edge + place - motion.position(at: time))
      return .springing(EdgeSpring(to: page, displacement: place - page, velocity: velocity))
    case .decelerating, .bouncing, .springing:
      guard place == edge else {
        return .springing(EdgeSpring(to: edge, displacement: place - edge, velocity: velocity))
      }
      return axis.release(at: place, velocity: velocity, rate: rate, page: nil).motion
    }
  }

  /// How far a motion still has to go, in points.
  private func rest(of motion: ScrollMotion, after time: Double) -> Double {
    switch motion {
    case .easing(_, let end), .stopping(_, at: let end): end - motion.position(at: time)
    case .rest, .decelerating, .bouncing, .springing: 0
    }
  }
}
