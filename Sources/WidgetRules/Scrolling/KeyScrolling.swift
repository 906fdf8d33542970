import GestureCore

/// Where the keys of a keyboard scroll content. [ours: UIKit documents only that they do]
public enum KeyScrolling: Equatable, Sendable {
  /// So far an arrow scrolls, in points.
  public static let line = 40.0
  /// How much of the viewport a page leaves in sight, in points.
  public static let overlap = 40.0

  /// By a line along an axis; towards larger offsets if `forward`.
  case line(PanRule.Axes, forward: Bool)
  /// By a page downwards or upwards.
  case page(forward: Bool)
  /// To the top or the bottom.
  case end(forward: Bool)

  /// Where a key scrolls content, as an offset in points.
  ///
  /// - Parameters:
  ///   - key: What the key does; `nil` for a key that does not scroll.
  ///   - rule: The content.
  /// - Returns: `nil` if the content cannot go there: then the key is left to others.
  public static func target(of key: KeyScrolling?, from rule: ScrollRule) -> Point? {
    guard let key else { return nil }
    // Keys that follow each other count from where the last one leads.
    let start = rule.clamped(rule.goal)
    var place = start
    switch key {
    case .line(let axis, let forward):
      let way = forward ? line : -line
      if axis == .horizontal { place.x += way } else { place.y += way }
    case .page(let forward):
      let page = max(rule.vertical.length - overlap, line)
      place.y += forward ? page : -page
    case .end(let forward):
      place.y = forward ? rule.vertical.range.upperBound : rule.vertical.range.lowerBound
    }
    place = rule.clamped(place)
    return place == start ? nil : place
  }
}
