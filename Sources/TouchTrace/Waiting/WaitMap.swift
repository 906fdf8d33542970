// Finds places for fingers: where a view is hit, with or without others around it. It asks the app's own hit
// tests, and nothing else.

import GestureCore
import TouchKit

/// Which views and recognizers a finger at a place would meet.
final class WaitMap {
  private let application: UIApplication
  private let sketch: AppSketch
  private(set) var known: [(point: CGPoint, views: [Int])] = []
  private var indices: [Int: Int] = [:]

  /// Looks at an application that is as in a sketch.
  ///
  /// - Parameter steps: How many places are looked at along each side of the screen.
  init(of application: UIApplication, _ sketch: AppSketch, steps: Int = 24) {
    (self.application, self.sketch) = (application, sketch)
    for (index, view) in sketch.views.enumerated() { indices[view.number] = index }
    let size = application.screen.bounds.size
    for row in 0..<steps {
      for column in 0..<steps {
        look(
          at: CGPoint(
            x: size.width * (CGFloat(column) + 0.5) / CGFloat(steps),
            y: size.height * (CGFloat(row) + 0.5) / CGFloat(steps)))
      }
    }
    for view in sketch.views where view.superview != nil && sketch.views.count < 1_000 {
      look(at: CGPoint(x: view.place.midX, y: view.place.midY))
    }
  }

  deinit {}

  private func look(at point: CGPoint) {
    let views = chain(at: point)
    if !views.isEmpty { known.append((point, views)) }
  }

  /// The view that is hit, and the views around it; empty for none.
  func chain(at point: CGPoint) -> [Int] {
    var chain: [Int] = []
    var next = application.viewHit(at: point)
    while let view = next {
      if let index = indices[view.observationID.number] { chain.append(index) }
      next = view.superview
    }
    return chain
  }

  /// The places for a gesture on a view, or for the view itself, and for the recognizers that it waits for; `nil` if
  /// no finger gets there.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isHit: Whether the view itself must be hit, not one inside of it.
  ///   - others: The views of the recognizers that it waits for.
  ///   - edges: The edges at which some of them begin.
  func places(
    in view: Int, isHit: Bool, others: [Int], edges: ScreenEdgePanRule.Edges
  ) -> WaitPlaces? {
    func isOwn(_ views: [Int]) -> Bool { isHit ? views.first == view : views.contains(view) }
    func crowd(_ views: [Int]) -> Int {
      sketch.recognizers.count { $0.isEnabled && $0.view.map(views.contains) == true }
    }
    let size = application.screen.bounds.size
    let middle = sketch.views[view].place
    func isBetter(_ a: (point: CGPoint, views: [Int]), _ b: (point: CGPoint, views: [Int])) -> Bool
    {
      let (mine, theirs) = (
        others.count { !a.views.contains($0) }, others.count { !b.views.contains($0) }
      )
      if mine != theirs { return mine < theirs }
      let (few, many) = (crowd(a.views), crowd(b.views))
      if few != many { return few < many }
      return Self.distance(a.point, middle) < Self.distance(b.point, middle)
    }
    guard let own = known.filter({ isOwn($0.views) }).min(by: isBetter) else { return nil }
    var places = WaitPlaces(own: own.point, screen: size)
    let borders = edgePlaces(edges, size).map { ($0, chain(at: $0)) }
    for other in others.reduce(into: [Int](), { if !$0.contains($1) { $0.append($1) } }) {
      let free = known.filter { $0.views.contains(other) && !isOwn($0.views) }
      if let place = free.min(by: isBetter) { places.others.append(place.point) }
      let border = borders.first { $0.1.contains(other) && !isOwn($0.1) }
      if let border { places.others.append(border.0) }
      let apart = known.filter { !$0.views.contains(other) && isOwn($0.views) }
      if let place = apart.min(by: isBetter) { places.apart.append(place.point) }
    }
    places.edges = Array(borders.filter { isOwn($0.1) }.map(\.0).prefix(3))
    return places
  }

  /// The number of the view that hears of a finger at a place.
  func number(ofViewAt point: CGPoint) -> Int? {
    application.viewHit(at: point)?.observationID.number
  }

  func edgePlaces(_ edges: ScreenEdgePanRule.Edges, _ size: CGSize) -> [CGPoint] {
    var places: [CGPoint] = []
    for share in [0.5, 0.25, 0.75, 0.03, 0.12, 0.37, 0.44, 0.62, 0.88, 0.97] {
      if edges.contains(.left) { places.append(CGPoint(x: 2, y: size.height * share)) }
      if edges.contains(.right) {
        places.append(CGPoint(x: size.width - 2, y: size.height * share))
      }
      if edges.contains(.top) { places.append(CGPoint(x: size.width * share, y: 2)) }
      if edges.contains(.bottom) {
        places.append(CGPoint(x: size.width * share, y: size.height - 2))
      }
    }
    return places
  }

  static func distance(_ point: CGPoint, _ place: CGRect) -> CGFloat {
    (point.core - Point(Double(place.midX), Double(place.midY))).length
  }
}
