// Decides which page a page control shows and what a finger does with it. It knows neither the control
// nor its listeners.

/// One of several pages, and dots that stand for them.
///
/// A tap on the half towards the end moves one page forward, on the other half one back. [seen] A finger
/// that travels ``hysteresis`` goes through the pages, one for each distance between two dots.
public struct PageRule: Equatable, Sendable {
  /// A finger that travels so far along the dots goes through the pages, in points.
  public static let hysteresis = 10.0
  /// The width of a dot, in points. [ours]
  public static let dot = 8.0
  /// The distance from a dot to the next, in points. [ours]
  public static let spacing = 18.0
  /// The height of a page control, in points. [ours]
  public static let height = 26.0

  /// The most pages that there can be: so many that no sum of two overflows. [ours]
  public static let countMax = Int(Int32.max)
  /// The most dots that show. [ours]
  public static let dotsMax = 100

  /// How a finger uses the control.
  public enum Interaction: Equatable, Sendable {
    /// There is none, or it has not decided.
    case none
    /// A tap.
    case discrete
    /// It goes through the pages.
    case continuous
  }

  private struct Press: Equatable {
    var start: Double
    /// The page when the finger began to go through the pages.
    var page: Int
    var drags = false
  }

  /// How many pages there are; 0 by default.
  public private(set) var count = 0
  /// The page that shows, from 0.
  public private(set) var page = 0
  /// Whether a finger can go through the pages; true by default.
  public var allowsDragging = true
  /// Whether the first page is the one on the right.
  public var isRightToLeft = false
  /// Whether one page alone shows no dot; false by default.
  public var hidesSinglePage = false
  private var press: Press?

  /// Makes a control without pages.
  public init() {}

  /// Whether dots show.
  public var shows: Bool { count > (hidesSinglePage ? 1 : 0) }

  /// How many dots show: one for each page, and no more than ``dotsMax``.
  public var dots: Int { shows ? min(count, Self.dotsMax) : 0 }

  /// The dot of the page that shows; later pages share the last one.
  public var dotOfPage: Int { min(page, Self.dotsMax - 1) }

  /// How a finger uses the control.
  public var interaction: Interaction {
    guard let press else { return .none }
    return press.drags ? .continuous : .none
  }

  /// Sets how many pages there are; less than none is none, and more
  /// than ``countMax`` is that. The page stays among them.
  public mutating func setCount(_ count: Int) {
    self.count = min(max(count, 0), Self.countMax)
    set(page)
  }

  /// Shows a page, of which no target is told; beyond the ends, the nearer end. [doc]
  public mutating func set(_ page: Int) { self.page = min(max(page, 0), max(count - 1, 0)) }

  /// Goes a page forward or back, as an assistive technology asks.
  ///
  /// - Returns: Whether another page shows.
  public mutating func step(isForward: Bool) -> Bool {
    let old = page
    set(isForward ? page + 1 : page - 1)
    return page != old
  }

  /// A finger came down, at a place along the control, in points.
  public mutating func press(at place: Double) { press = Press(start: place, page: page) }

  /// The finger moved.
  ///
  /// - Returns: Whether another page shows.
  public mutating func move(to place: Double) -> Bool {
    guard var press, allowsDragging, place.isFinite else { return false }
    let way = (place - press.start) * (isRightToLeft ? -1 : 1)
    if !press.drags, way.magnitude >= Self.hysteresis {
      press.drags = true
      press.page = page
      self.press = press
    }
    guard press.drags else { return false }
    let pages = Double(count)
    let steps = min(max((way / Self.spacing).rounded(.toNearestOrAwayFromZero), -pages), pages)
    let old = page
    set(press.page + Int(steps))
    return page != old
  }

  /// The finger was lifted.
  ///
  /// - Parameters:
  ///   - place: Where, along the control, in points.
  ///   - middle: The middle of the control.
  ///   - isInside: Whether it was lifted on the control; outside nothing happens.
  /// - Returns: Whether another page shows.
  public mutating func lift(at place: Double, middle: Double, isInside: Bool) -> Bool {
    guard let press else { return false }
    self.press = nil
    guard !press.drags, isInside, place.isFinite else { return false }
    return step(isForward: (place >= middle) != isRightToLeft)
  }

  /// The touch was taken away: the page stays.
  public mutating func cancel() { press = nil }
}
