import GestureCore

/// What is known of one axis of a scroll view: how large it and its content are, and how it behaves.
public struct ScrollAxis: Equatable, Sendable {
  /// The length of the viewport, in points.
  public let length: Double
  /// The offsets from edge to edge, in points: of content that fits it is one place.
  public let range: ClosedRange<Double>
  /// Whether content may show beyond its edges.
  public let bounces: Bool
  /// Whether a finger can drag it: the content is larger than the viewport, or it always bounces.
  public let canBeDragged: Bool

  /// An axis without extent.
  public static let none = ScrollAxis(length: 0, content: 0)

  /// Makes an axis. Lengths that are not finite or below 0 count as 0; so do insets that are not finite.
  ///
  /// - Parameters:
  ///   - length: The length of the viewport, in points.
  ///   - content: The length of the content, in points.
  ///   - before: The inset before the content, in points.
  ///   - after: The inset after the content, in points.
  ///   - bounces: Whether content may show beyond its edges.
  ///   - alwaysBounces: Whether a finger can drag content that fits.
  ///   - alignment: Where content that fits lies: 0 at the start, 1 at the end; the nearest end if it is not
  ///     between them, 0 if it is no number.
  public init(
    length: Double, content: Double, before: Double = 0, after: Double = 0, bounces: Bool = true,
    alwaysBounces: Bool = false, alignment: Double = 0
  ) {
    let (length, content) = (Self.length(length), Self.length(content))
    let first = before.isFinite ? -before : 0
    let last = content + (after.isFinite ? after : 0) - length
    self.length = length
    if last < first, alignment > 0 {
      let part = min(alignment, 1)
      // Insets of any size are allowed, so the difference of the two may be infinite.
      let place = first * (1 - part) + last * part
      range = place.isFinite ? place...place : first...first
    } else {
      range = first...max(first, last)
    }
    self.bounces = bounces
    canBeDragged = last > first || (bounces && alwaysBounces)
  }

  private static func length(_ value: Double) -> Double {
    value > 0 && value < .infinity ? value : 0
  }

  /// The nearest offset inside the edges, in points.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// What shows for where a finger has pulled the content, in points: beyond an edge the rubber band,
  /// or the edge if it does not bounce.
  public func shown(_ pulled: Double) -> Double {
    let edge = clamped(pulled)
    guard pulled != edge else { return pulled }
    guard bounces else { return edge }
    let band = RubberBand.shown((pulled - edge).magnitude, length: length)
    return pulled < edge ? edge - band : edge + band
  }

  /// Where a finger must have pulled the content for this to show, in points.
  public func pulled(_ shown: Double) -> Double {
    let edge = clamped(shown)
    guard shown != edge, bounces else { return shown }
    let pull = RubberBand.pull((shown - edge).magnitude, length: length)
    return shown < edge ? edge - pull : edge + pull
  }
}

extension ScrollAxis {
  /// The page to which content goes when it is let go, as an offset in points. [doc: multiples of the
  /// viewport's length, one page a gesture]
  ///
  /// - Parameters:
  ///   - offset: Where it is let go.
  ///   - start: Where it was when the finger began to drag.
  ///   - velocity: The finger's velocity, in points per second towards larger offsets.
  public func page(from offset: Double, draggedFrom start: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamped(offset) }
    let place = offset / length
    let page: Double =
      if velocity.magnitude > Self.pageSpeed {
        velocity > 0 ? place.rounded(.up) : place.rounded(.down)
      } else {
        place.rounded(.toNearestOrAwayFromZero)
      }
    let first = (start / length).rounded(.toNearestOrAwayFromZero)
    return clamped(min(max(page, first - 1), first + 1) * length)
  }

  /// A finger that is faster turns the page, in points per second. [doc: 0.25 points per millisecond]
  public static let pageSpeed = 250.0

  /// How the axis goes on when a finger lets go, and where that is announced to end.
  ///
  /// - Parameters:
  ///   - offset: Where it is let go, in points.
  ///   - velocity: The finger's velocity, in points per second towards larger offsets.
  ///   - rate: How much of the velocity is left after a millisecond.
  ///   - page: The page to which it goes, in points; `nil` without paging.
  func release(
    at offset: Double, velocity: Double, rate: Double, page: Double?
  ) -> (motion: ScrollMotion, target: Double) {
    let edge = clamped(offset)
    if offset != edge {
      return (
        .springing(EdgeSpring(releasedAt: offset, beyond: edge, fingerVelocity: velocity)), edge
      )
    }
    if let page {
      if page == offset { return (.rest(at: page), page) }
      return (
        .springing(EdgeSpring(to: page, displacement: offset - page, velocity: velocity)), page
      )
    }
    let deceleration = Deceleration(from: offset, velocity: velocity, rate: rate)
    return (
      ScrollMotion(deceleration, in: range, bounces: bounces), clamped(deceleration.target)
    )
  }

  /// How the axis goes to a target that a delegate chose [ours in its numbers].
  ///
  /// - Parameters:
  ///   - target: Where it ends, in points; kept between the edges.
  ///   - offset: Where it is let go, in points.
  ///   - velocity: The finger's velocity, in points per second towards larger offsets.
  func release(at offset: Double, velocity: Double, to target: Double) -> ScrollMotion {
    let target = clamped(target)
    let way = target - offset
    if way == 0 { return .rest(at: target) }
    if offset != clamped(offset) {
      let velocity = velocity - EdgeSpring.bandLoss * (offset - clamped(offset))
      return .springing(EdgeSpring(to: target, displacement: -way, velocity: velocity))
    }
    let isOpposed = (velocity < 0) != (way < 0)
    guard !isOpposed, velocity.magnitude > Deceleration.restSpeed else {
      return .easing(from: offset, to: target)
    }
    let deceleration = Deceleration(from: offset, velocity: velocity, to: target)
    let duration =
      Logarithm.log(Deceleration.restSpeed / velocity.magnitude) / deceleration.decay
    return duration > Self.longestWay
      ? .easing(from: offset, to: target) : .stopping(deceleration, at: target)
  }

  /// A way to a chosen target that would take longer goes by the clock, in seconds. [ours]
  static let longestWay = 5.0
}
