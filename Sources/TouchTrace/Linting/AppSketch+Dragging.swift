// Rules about movements that two recognizers want: two pans, and pans from an edge under scroll views.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// Pairs of pans for the same movement, of which the outer one, or on one view the older one, never
  /// begins.
  func pairsOfPans() -> [LintFinding] {
    pairs.compactMap { first, second in
      guard case .pan(let a) = recognizers[first].gesture,
        case .pan(let b) = recognizers[second].gesture, !a.intersection(b).isEmpty,
        recognizers[first].touches.overlaps(recognizers[second].touches),
        !recognizers[first].isPartOfTouchKit || !recognizers[second].isPartOfTouchKit,
        isFixed(first), isFixed(second), areRelated(first, second), isUnordered(first, second)
      else { return nil }
      // Deeper views and, on one view, younger recognizers are first.
      let isFirstDeeper =
        recognizers[first].view != recognizers[second].view
        && isView(recognizers[first].view, in: recognizers[second].view)
      let (winner, loser) = isFirstDeeper ? (first, second) : (second, first)
      return pans(winner, loser)
    }
  }

  private func pans(_ winner: Int, _ loser: Int) -> LintFinding {
    let (first, second) = (recognizers[winner], recognizers[loser])
    let isOneView = first.view == second.view
    let reason = isOneView ? "was added later" : "is deeper"
    let area = isOneView ? "" : " where a finger comes down on \(views[first.view ?? 0].name)"
    // A scroll view answers for its own pan, and one yes is enough.
    let asked = second.isPartOfTouchKit ? first : second
    var found = finding(
      .twoPans, about: [winner, loser],
      "Both begin with the same movement. \(first.name) \(reason) and takes the finger: "
        + "\(second.name) never begins\(area).",
      mend: "\(asked.code).delegate = self  // answers shouldRecognizeSimultaneouslyWith")
    found.alternative =
      "\(first.code).require(toFail: \(second.code))  // \(second.name) begins alone"
    return found
  }

  /// Pans from an edge, where a scroll view begins to scroll first.
  func edgePansUnderScrollViews() -> [LintFinding] {
    recognizers.indices.flatMap { index -> [LintFinding] in
      guard case .edgePan(let edges) = recognizers[index].gesture, isFixed(index),
        !recognizers[index].isPartOfTouchKit
      else { return [] }
      return recognizers.indices.compactMap { scrolling(over: index, edges, by: $0) }
    }
  }

  private func scrolling(
    over edgePan: Int, _ edges: ScreenEdgePanRule.Edges, by pan: Int
  ) -> LintFinding? {
    guard recognizers[pan].isPartOfTouchKit, case .pan(let axes) = recognizers[pan].gesture,
      let view = recognizers[pan].view, isFixed(pan), areRelated(edgePan, pan),
      isUnordered(edgePan, pan)
    else { return nil }
    let window = views[chain(from: view).last ?? view].place
    let near = edges.eachEdge.contains { edge in
      axes.contains(edge.axis) && Self.reaches(views[view].place, edge, of: window)
    }
    guard near else { return nil }
    let (edge, scroll) = (recognizers[edgePan], recognizers[pan])
    let needed = shortDecimal(ScreenEdgePanRule(edges: edges).minimumInwardMovement, places: 0)
    let hysteresis = shortDecimal(PanRule().hysteresis, places: 0)
    return finding(
      .edgePanUnderScrollView, about: [edgePan, pan],
      "\(views[view].name) scrolls after \(hysteresis) points, and \(edge.name) needs \(needed): a "
        + "finger from the edge scrolls, and \(edge.name) never begins.",
      mend: "\(scroll.code).require(toFail: \(edge.code))")
  }

  /// Whether a view begins so near to an edge that a pan from the edge can start on it.
  private static func reaches(
    _ place: CGRect, _ edge: ScreenEdgePanRule.Edges, of window: CGRect
  ) -> Bool {
    let rule = ScreenEdgePanRule(edges: edge)
    let near = CGFloat(
      edge == .bottom ? rule.maximumBottomEdgeDistance : rule.maximumEdgeDistance)
    switch edge {
    case .left: return place.minX - window.minX < near
    case .right: return window.maxX - place.maxX < near
    case .top: return place.minY - window.minY < near
    default: return window.maxY - place.maxY < near
    }
  }
}

nonisolated extension ScreenEdgePanRule.Edges {
  /// The edges, one by one.
  fileprivate var eachEdge: [ScreenEdgePanRule.Edges] {
    let all: [ScreenEdgePanRule.Edges] = [.top, .left, .bottom, .right]
    return all.filter { contains($0) }
  }

  /// The axis along which a finger goes away from the edge.
  fileprivate var axis: PanRule.Axes { self == .left || self == .right ? .horizontal : .vertical }
}
