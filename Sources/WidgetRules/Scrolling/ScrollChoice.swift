import GestureCore

/// Which of several scroll views, one in the other, a drag moves. [seen]
///
/// The inner one first. If it is at its edge in the direction of the drag when the drag begins, the
/// nearest one around it that scrolls along the same axis takes the drag, and only that one. The one
/// that began keeps the drag to its end.
public enum ScrollChoice {
  /// What is known of one of the scroll views.
  public struct Candidate: Equatable, Sendable {
    /// The axes along which it can be dragged.
    public let axes: PanRule.Axes
    /// The axes along which it lets one around it take over at its edge.
    public let transferring: PanRule.Axes
    /// Its horizontal axis.
    public let horizontal: ScrollAxis
    /// Its vertical axis.
    public let vertical: ScrollAxis
    /// The offset that shows, in points.
    public let offset: Point

    /// Makes what is known of a scroll view.
    public init(_ rule: ScrollRule, transferring: PanRule.Axes = .both) {
      axes = rule.draggableAxes
      self.transferring = transferring
      horizontal = rule.horizontal
      vertical = rule.vertical
      offset = rule.shown
    }

    /// The axis along which a drag moves content: of the axes along which it can be dragged, the one with more
    /// travel.
    func axis(of travel: Point) -> PanRule.Axes {
      guard axes == .both else { return axes }
      return travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
    }

    /// Whether its content cannot go further in the direction of a drag.
    func isAtEdge(_ travel: Point) -> Bool {
      let isHorizontal = axis(of: travel) == .horizontal
      let range = isHorizontal ? horizontal.range : vertical.range
      let place = isHorizontal ? offset.x : offset.y
      let way = isHorizontal ? travel.x : travel.y
      // Half a point is nearer than any device pixel can be told.
      return way > 0 ? place <= range.lowerBound + 0.5 : place >= range.upperBound - 0.5
    }
  }

  /// Whether one of the scroll views may begin to drag.
  ///
  /// - Parameters:
  ///   - index: Which.
  ///   - chain: All of them, the innermost first.
  ///   - travel: How far the fingers have gone, in points.
  public static func mayBegin(_ index: Int, of chain: [Candidate], travel: Point) -> Bool {
    if chain[..<index].indices.contains(where: { heir(of: $0, in: chain, travel) == index }) {
      return true
    }
    return heir(of: index, in: chain, travel) == nil
  }

  /// The scroll view that takes a drag over from one at its edge; `nil` if that one keeps the drag.
  private static func heir(of index: Int, in chain: [Candidate], _ travel: Point) -> Int? {
    let candidate = chain[index]
    let axis = candidate.axis(of: travel)
    guard !axis.isEmpty, candidate.transferring.isSuperset(of: axis), candidate.isAtEdge(travel)
    else { return nil }
    return chain[(index + 1)...].firstIndex { $0.axes.isSuperset(of: axis) }
  }
}
