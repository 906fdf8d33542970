// Decides where the focus of a keyboard goes: by an arrow, from group to group, and when its place is
// gone. It knows rectangles, no views.

/// A direction in which an arrow key moves the focus.
public enum FocusArrow: CaseIterable, Equatable, Sendable {
  /// Upwards on the screen.
  case up
  /// Downwards on the screen.
  case down
  /// To the left, wherever reading begins.
  case left
  /// To the right.
  case right
}

/// What a key asks of the focus.
public enum FocusKey: Equatable, Sendable {
  /// To the next group: Tab.
  case next
  /// To the group before: Shift and Tab.
  case previous
  /// To the nearest place in a direction, in the same group.
  case arrow(FocusArrow)
  /// What a tap does: Return or Space.
  case activate
  /// To go back or to close: Escape.
  case escape
  /// One of what else can be done with what has the focus, counted from 0: Control and a digit from 1 on.
  case action(Int)
  /// To move what has the focus by a place among its like, as a row: Alternate and an arrow.
  case move(FocusArrow)

  /// Whether it goes to the focus while a text is edited: arrows, Return and Space belong to the text, also
  /// with Alternate.
  public var worksWhileEditing: Bool {
    switch self {
    case .next, .previous, .escape, .action: true
    case .arrow, .activate, .move: false
    }
  }

  /// Whether it happens again while the key is held: to move does, what may be done twice by mistake does not. [ours]
  public var repeats: Bool {
    switch self {
    case .next, .previous, .arrow, .move: true
    case .activate, .escape, .action: false
    }
  }
}

/// What a view is to the focus of what is in it.
public enum FocusKind: Equatable, Sendable {
  /// Nothing in particular.
  case plain
  /// A group, to which Tab leads as one thing.
  case group
  /// A group that brings what is in it into sight.
  case scrollingGroup
}

/// What is to come into sight for the focus.
public enum FocusGoal: Equatable, Sendable {
  /// The view itself.
  case itself
  /// The view itself, which took over from one that cannot have the focus any more: content that moves is let
  /// go on.
  case substitute
  /// What is beside the view in a direction, if it is not there yet.
  case neighbour(FocusArrow)
  /// Where the focus is to enter.
  case entry
  /// More of what is in a direction.
  case more(FocusArrow)
}

/// Why something has the focus no longer without a key.
public enum FocusLoss: Equatable, Sendable {
  /// It is gone, or not in the key window any more.
  case gone
  /// It, or what it is in, is hidden.
  case hidden
  /// It cannot have the focus now, or no fingers are noticed there.
  case disabled
  /// Something that covers the screen is in front.
  case covered
}

/// An upright rectangle in which something can have the focus, in points.
public struct FocusPlace: Equatable, Sendable {
  /// The corner with the smallest coordinates.
  public var minimum: Point
  /// The corner with the largest coordinates.
  public var maximum: Point

  /// Makes a rectangle from two corners.
  public init(from minimum: Point, to maximum: Point) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Whether it has a place and an extent. Coordinates that are not finite are no place.
  public var exists: Bool {
    minimum.x.isFinite && minimum.y.isFinite && maximum.x.isFinite && maximum.y.isFinite
      && maximum.x > minimum.x && maximum.y > minimum.y
  }

  /// What of it lies in another one; without extent if nothing does.
  public func part(in other: FocusPlace) -> FocusPlace {
    let part = FocusPlace(
      from: Point(max(minimum.x, other.minimum.x), max(minimum.y, other.minimum.y)),
      to: Point(min(maximum.x, other.maximum.x), min(maximum.y, other.maximum.y)))
    return exists && part.exists ? part : FocusPlace(from: Point(0, 0), to: Point(0, 0))
  }

  /// Where it begins and ends along an arrow, so that the arrow leads to larger numbers.
  func along(_ arrow: FocusArrow) -> Span {
    switch arrow {
    case .up: Span(-maximum.y, -minimum.y)
    case .down: Span(minimum.y, maximum.y)
    case .left: Span(-maximum.x, -minimum.x)
    case .right: Span(minimum.x, maximum.x)
    }
  }

  /// Where it begins and ends across an arrow.
  func across(_ arrow: FocusArrow) -> Span {
    switch arrow {
    case .up, .down: Span(minimum.x, maximum.x)
    case .left, .right: Span(minimum.y, maximum.y)
    }
  }

  /// A part of a line.
  struct Span {
    let start: Double
    let end: Double

    init(_ start: Double, _ end: Double) { (self.start, self.end) = (start, end) }

    var middle: Double { (start + end) / 2 }

    /// How far the other one is away; 0 if they touch or overlap.
    func gap(to other: Span) -> Double { max(other.start - end, start - other.end, 0) }

    func overlaps(_ other: Span) -> Bool { other.start < end && start < other.end }
  }
}

/// Where the focus goes.
///
/// Of the places whose middle is further along an arrow, the nearest one counts that lies in the strip
/// which the present place has in that direction. Only if there is none, the nearest one beside the strip
/// counts, for which a point along the arrow is as much as four across it. Of two that are equally near,
/// the one whose middle is nearer, and then the one that comes first. [ours: UIKit documents that the
/// focus goes to the nearest item in that direction]
public enum FocusRule {
  /// The action that a key asks for. Actions that move something have arrows and are not counted, so a digit
  /// means the same wherever a row is.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arrows: The direction in which each action moves something; `nil` for one that does something else.
  /// - Returns: The number of an action among all; `nil` if the key asks for none of them.
  public static func action(of key: FocusKey, among arrows: [FocusArrow?]) -> Int? {
    switch key {
    case .next, .previous, .arrow, .activate, .escape: nil
    case .move(let arrow): arrows.firstIndex(of: arrow)
    case .action(let number):
      arrows.indices.filter { arrows[$0] == nil }.dropFirst(number).first
    }
  }

  /// How much further along an arrow a place beside the strip may be than across it.
  static let sideFactor = 4.0

  /// The place to which an arrow leads.
  ///
  /// - Parameters:
  ///   - arrow: The key.
  ///   - place: Where the focus is.
  ///   - own: The number of this place among the others; `nil` if it is not there.
  ///   - places: Where it can go, in reading order. Places in the very same middle are gone through in
  ///     their order: to the right and down to later ones.
  /// - Returns: The number of a place; `nil` if there is none in this direction.
  /// - Complexity: O(places).
  public static func target(
    of arrow: FocusArrow, from place: FocusPlace, numbered own: Int?, among places: [FocusPlace]
  ) -> Int? {
    var best: (index: Int, way: Way)?
    for index in places.indices where index != own && places[index].exists {
      let other = places[index]
      guard isFurther(other, numbered: index, along: arrow, than: place, numbered: own) else {
        continue
      }
      let way = Way(from: place, to: other, along: arrow)
      if let best, !way.isShorter(than: best.way) { continue }
      best = (index, way)
    }
    return best?.index
  }

  /// The place that is nearest to another one; of two the first.
  /// - Complexity: O(places).
  public static func nearest(to place: FocusPlace, among places: [FocusPlace]) -> Int? {
    var best: (index: Int, distance: Double)?
    for index in places.indices where places[index].exists {
      let x = place.across(.down).middle - places[index].across(.down).middle
      let y = place.along(.down).middle - places[index].along(.down).middle
      let distance = x * x + y * y
      if let best, distance >= best.distance { continue }
      best = (index, distance)
    }
    return best?.index
  }

  private static func isFurther(
    _ other: FocusPlace, numbered index: Int, along arrow: FocusArrow, than place: FocusPlace,
    numbered own: Int?
  ) -> Bool {
    let (here, there) = (place.along(arrow).middle, other.along(arrow).middle)
    if there != here { return there > here }
    guard let own, place.across(arrow).middle == other.across(arrow).middle else { return false }
    switch arrow {
    case .down, .right: return index > own
    case .up, .left: return index < own
    }
  }

  /// How a place lies to another one.
  private struct Way {
    let isBeside: Bool
    let distance: Double
    let middles: Double

    init(from place: FocusPlace, to other: FocusPlace, along arrow: FocusArrow) {
      let (along, across) = (place.along(arrow), place.across(arrow))
      let forward = along.gap(to: other.along(arrow))
      isBeside = !across.overlaps(other.across(arrow))
      let aside = isBeside ? across.gap(to: other.across(arrow)) : 0
      let longForward = forward * FocusRule.sideFactor
      distance = isBeside ? longForward * longForward + aside * aside : forward
      let way = other.along(arrow).middle - along.middle
      let sideways = other.across(arrow).middle - across.middle
      middles = way * way + sideways * sideways
    }

    func isShorter(than other: Way) -> Bool {
      if isBeside != other.isBeside { return other.isBeside }
      if distance != other.distance { return distance < other.distance }
      return middles < other.middles
    }
  }
}

/// The order in which people read what lies on a screen.
public enum ReadingOrder {
  /// The numbers of places in reading order: line by line, from the leading edge on. A line is what
  /// begins above the middle of its topmost place. Of two at one place, the first stays first. [ours]
  ///
  /// - Parameters:
  ///   - places: The places, in points.
  ///   - isMirrored: Whether reading goes from right to left.
  /// - Complexity: O(*n* log *n*).
  public static func sorted(_ places: [FocusPlace], isMirrored: Bool) -> [Int] {
    func before(_ a: Double, _ b: Double, _ first: Int, _ second: Int) -> Bool {
      a < b || (!(b < a) && first < second)
    }
    let fromTop = places.indices.sorted {
      before(places[$0].minimum.y, places[$1].minimum.y, $0, $1)
    }
    var (lines, bottom) = ([[Int]](), 0.0)
    for index in fromTop {
      let place = places[index]
      if lines.isEmpty || !(place.minimum.y < bottom) {
        lines.append([])
        bottom = max((place.minimum.y + place.maximum.y) / 2, place.minimum.y)
      }
      lines[lines.count - 1].append(index)
    }
    func edge(_ index: Int) -> Double {
      isMirrored ? -places[index].maximum.x : places[index].minimum.x
    }
    return lines.flatMap { line in
      line.sorted { before(edge($0), edge($1), $0, $1) }
    }
  }
}
