// The path that one finger draws: the points with their times. Recognizers keep it and decide about
// it.

import StrokeKit
import UIKit

/// The points of a stroke that is being drawn, in the coordinates of a view.
struct DrawnPath {
  private(set) var points: [StrokePoint] = []

  /// How long a unit of the view's coordinates is in the window, in points: 2 in a view that is shown twice
  /// as large. Limits for fingers hold in the window, however large the view is shown.
  private(set) var scale = 1.0

  /// How far the finger has been from where it began, in points of the window.
  private(set) var reach = 0.0

  /// Adds where a touch has been since the last event; returns what was added.
  ///
  /// Hardware measures more often than it reports: the places between are taken too.
  @discardableResult
  mutating func add(_ touch: UITouch, of event: UIEvent, in view: UIView?) -> ArraySlice<
    StrokePoint
  > {
    let count = points.count
    if count == 0 { scale = view?.windowScale ?? 1 }
    for sample in event.coalescedTouches(for: touch) ?? [touch] {
      let place = sample.location(in: view)
      let point = StrokePoint(x: Double(place.x), y: Double(place.y), time: sample.timestamp)
      points.append(point)
      let (dx, dy) = (point.x - points[0].x, point.y - points[0].y)
      reach = max(reach, (dx * dx + dy * dy).squareRoot() * scale)
    }
    return points[count...]
  }

  /// The line from point to point.
  var line: CGPath {
    let path = UIBezierPath()
    path.addStroke(points)
    return path.cgPath
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    reach = 0
  }
}

extension UIView {
  /// How long a unit of its coordinates is in its window, in points: the side of a square of the same area
  /// as a unit square has there. 1 if nothing can be measured.
  fileprivate var windowScale: Double {
    let origin = convert(CGPoint(x: 0, y: 0), to: nil)
    let right = convert(CGPoint(x: 1, y: 0), to: nil)
    let down = convert(CGPoint(x: 0, y: 1), to: nil)
    let along = SIMD2(Double(right.x - origin.x), Double(right.y - origin.y))
    let across = SIMD2(Double(down.x - origin.x), Double(down.y - origin.y))
    let area: Double = along.x * across.y - along.y * across.x
    let scale = area.magnitude.squareRoot()
    return scale.isFinite && scale > 0 ? scale : 1
  }
}

extension UIBezierPath {
  /// Draws straight lines from point to point.
  func addStroke(_ points: [StrokePoint]) {
    guard let first = points.first else { return }
    move(to: CGPoint(x: first.x, y: first.y))
    for point in points.dropFirst() { addLine(to: CGPoint(x: point.x, y: point.y)) }
  }
}
