// The path that one finger draws: the points with their times. Recognizers keep it and decide about
// it.

import StrokeKit
import UIKit

/// The points of a stroke that is being drawn, in the coordinates of a view.
struct DrawnPath {
  private(set) var points: [StrokePoint] = []

  /// Adds where a touch has been since the last event; returns what was added.
  ///
  /// Hardware measures more often than it reports: the places between are taken too.
  @discardableResult
  mutating func add(_ touch: UITouch, of event: UIEvent, in view: UIView?) -> ArraySlice<
    StrokePoint
  > {
    let count = points.count
    for sample in event.coalescedTouches(for: touch) ?? [touch] {
      let place = sample.location(in: view)
      let point = StrokePoint(x: Double(place.x), y: Double(place.y), time: sample.timestamp)
      points.append(point)
      let (dx, dy) = (point.x - points[0].x, point.y - points[0].y)
      reach = max(reach, (dx * dx + dy * dy).squareRoot())
    }
    return points[count...]
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    reach = 0
  }

  /// How far the finger has been from where it began, in points.
  private(set) var reach = 0.0
}

extension UIBezierPath {
  /// Draws straight lines from point to point.
  func addStroke(_ points: [StrokePoint]) {
    guard let first = points.first else { return }
    move(to: CGPoint(x: first.x, y: first.y))
    for point in points.dropFirst() { addLine(to: CGPoint(x: point.x, y: point.y)) }
  }
}
