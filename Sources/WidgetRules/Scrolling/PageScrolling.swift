// Where a page further is, for assistive technologies.

import GestureCore

/// How an assistive technology scrolls content: by pages.
public enum PageScrolling: CaseIterable, Sendable {
  /// To what is further up, down, left or right.
  case up, down, left, right
  /// To the next page, or the one before, along the axis on which there is more than fits: downwards if there
  /// is on both.
  case next, previous

  /// Where a page is, and which of how many.
  public struct Page: Equatable, Sendable {
    /// As an offset, in points.
    public let offset: Point
    /// Its number, from 1, in the order in which pages are read.
    public let number: Int
    /// How many there are along its axis.
    public let count: Int
  }

  /// More pages are not counted.
  static let countMax = 1_000_000.0

  /// Where a page further is. A page leaves 40 points in sight, or with paging none.
  ///
  /// - Parameters:
  ///   - way: The direction.
  ///   - rule: The content.
  ///   - isMirrored: Whether the next page is further left.
  /// - Returns: `nil` if the content ends there.
  public static func target(
    towards way: PageScrolling, from rule: ScrollRule, isMirrored: Bool
  ) -> Page? {
    // Pages that follow each other count from where the last one leads.
    let start = rule.clamped(rule.goal)
    let goesDown = rule.vertical.range.lowerBound < rule.vertical.range.upperBound
    let (isVertical, isForward) =
      switch way {
      case .up: (true, false)
      case .down: (true, true)
      case .left: (false, false)
      case .right: (false, true)
      case .next: (goesDown, goesDown || !isMirrored)
      case .previous: (goesDown, !goesDown && isMirrored)
      }
    let axis = isVertical ? rule.vertical : rule.horizontal
    let length = axis.length
    let page = rule.isPaging ? length : max(length - KeyScrolling.overlap, KeyScrolling.line)
    let distance = isForward ? page : -page
    let place = rule.clamped(
      start + (isVertical ? Point(0, distance) : Point(distance, 0)))
    guard place != start else { return nil }
    let offset = isVertical ? place.y : place.x
    let isReadBackwards = !isVertical && isMirrored
    let passed = isReadBackwards ? axis.range.upperBound - offset : offset - axis.range.lowerBound
    let all = axis.range.upperBound - axis.range.lowerBound
    return Page(
      offset: place, number: 1 + pages(in: passed, of: page),
      count: 1 + pages(in: all, of: page))
  }

  /// How often a page further leads to the end of a way. What a page leaves over is one more.
  private static func pages(in way: Double, of page: Double) -> Int {
    Int(min(max((way / page).rounded(.up), 0), countMax))
  }
}
