// Where a page further is, for assistive technologies.

import GestureCore

/// How an assistive technology scrolls content: by pages.
public enum PageScrolling: CaseIterable, Sendable {
  /// To what is further up, down, left or right.
  case up, down, left, right
  /// To the next page, or the one before, along the axis on which there is more than fits: downwards if there
  /// is on both.
  case next, previous

  /// Where a page further is, as an offset in points. A page leaves 40 points in sight, or with paging none.
  ///
  /// - Parameters:
  ///   - way: The direction.
  ///   - rule: The content.
  ///   - isMirrored: Whether the next page is further left.
  /// - Returns: `nil` if the content ends there.
  public static func target(
    towards way: PageScrolling, from rule: ScrollRule, isMirrored: Bool
  ) -> Point? {
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
    let length = isVertical ? rule.vertical.length : rule.horizontal.length
    let page = rule.isPaging ? length : max(length - KeyScrolling.overlap, KeyScrolling.line)
    let distance = isForward ? page : -page
    let place = rule.clamped(
      start + (isVertical ? Point(0, distance) : Point(distance, 0)))
    return place == start ? nil : place
  }
}
