// Where two gestures both hear of a finger.

import GestureCore
import TouchKit

/// Places at which fingers come down.
struct SharedPlaces {
  /// At most so many places are of both gestures.
  private static let sharedMax = 4

  /// Where both hear of a finger: one place for each view that is hit there, and one at each edge.
  private(set) var shared: [CGPoint] = []
  /// Where one alone hears of it: one place for each.
  private(set) var single: [CGPoint] = []
  /// How many more places of both gestures there are, of other views.
  private(set) var leftOut = 0
  private let map: WaitMap

  /// Looks for places.
  init(of application: UIApplication, _ sketch: AppSketch, _ subjects: BothRecognize.Subjects) {
    map = WaitMap(of: application, sketch)
    let views = subjects.recognizers.map { $0.compactMap { sketch.recognizers[$0].view } }
    var edges = ScreenEdgePanRule.Edges()
    for index in subjects.recognizers.flatMap(\.self) {
      if case .edgePan(let some) = sketch.recognizers[index].patience.rule { edges.formUnion(some) }
    }
    let size = application.screen.bounds.size
    let known = map.known + map.edgePlaces(edges, size).map { ($0, map.chain(at: $0)) }
    func reaches(_ side: Int, _ chain: [Int]) -> Bool {
      views[side].contains(where: chain.contains)
    }
    var hit: [[Int]] = []
    for (index, place) in known.enumerated()
    where reaches(0, place.views) && reaches(1, place.views) {
      // A place at an edge counts beside one of the same view inside.
      let isEdge = index >= map.known.count
      let kind = [isEdge ? 1 : 0, place.views.first ?? 0]
      guard !hit.contains(kind) else { continue }
      hit.append(kind)
      guard shared.count < Self.sharedMax else {
        leftOut += 1
        continue
      }
      let alike = known.indices.filter {
        ($0 >= map.known.count) == isEdge && known[$0].views.first == place.views.first
      }
      let middle = sketch.views[kind[1]].place
      let best = alike.map { known[$0].point }.min {
        WaitMap.distance($0, middle) < WaitMap.distance($1, middle)
      }
      shared.append(best ?? place.point)
    }
    for side in 0...1 {
      let alone = known.first { reaches(side, $0.views) && !reaches(1 - side, $0.views) }
      if let alone { single.append(alone.point) }
    }
  }

  /// How many places there are.
  var count: Int { shared.count + single.count }

  /// The points at which so many fingers come down at each place.
  func landings(of counts: [Int]) -> [[CGPoint]] {
    (shared + single).flatMap { place in counts.map { points($0, at: place) } }
  }

  /// Fingers side by side, where the same view is hit if there is room.
  private func points(_ count: Int, at place: CGPoint) -> [CGPoint] {
    let own = map.chain(at: place).first
    let ways = Fingers.Direction.allCases.map(\.vector)
    let around = (1...4).flatMap { ring in
      ways.map { CGPoint(place.core + $0 * Double(36 * ring)) }
    }
    let inside = around.filter { map.chain(at: $0).first == own }
    let outside = around.filter { map.chain(at: $0).first != own }
    return Array(([place] + inside + outside).prefix(count))
  }
}
