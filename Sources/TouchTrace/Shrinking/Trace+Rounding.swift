// The numbers of a recording, made plain and round.

import TouchKit

nonisolated extension Trace {
  /// A coordinate of a report.
  struct Coordinate {
    var place: ReportPlace
    var isVertical: Bool
  }

  /// A grid to which coordinates are rounded.
  struct Grid {
    /// The distance of its lines, in points, is `points` divided by `parts`.
    var points: CGFloat
    var parts: CGFloat = 1

    func nearest(to value: CGFloat) -> CGFloat {
      (value * parts / points).rounded() * points / parts
    }
  }

  /// The grids to which coordinates are rounded, the coarsest first. Each grid has all lines of the coarser
  /// grids: rounding never makes a coordinate less round.
  static let grids = [
    Grid(points: 100), Grid(points: 50), Grid(points: 10), Grid(points: 5), Grid(points: 1),
    Grid(points: 1, parts: 2), Grid(points: 1, parts: 10), Grid(points: 1, parts: 100),
  ]

  /// Coordinates that are made round together: all, then the coordinates of each finger, then each one.
  var coordinateGroups: [[Coordinate]] {
    let fingers = contacts.map { places in
      places.flatMap { place in
        [Coordinate(place: place, isVertical: false), Coordinate(place: place, isVertical: true)]
      }
    }
    let axes = fingers.flatMap { finger in
      [finger.filter { !$0.isVertical }, finger.filter(\.isVertical)]
    }
    return [Array(fingers.joined())] + fingers + axes + fingers.joined().map { [$0] }
  }

  /// Whether coordinates lie on a grid.
  func lies(_ coordinates: [Coordinate], on grid: Grid) -> Bool {
    coordinates.allSatisfy { coordinate in
      guard let value = value(of: coordinate) else { return true }
      return !value.isFinite || grid.nearest(to: value) == value
    }
  }

  private func value(of coordinate: Coordinate) -> CGFloat? {
    guard case .touches(let touches) = inputs[coordinate.place.input] else { return nil }
    let location = touches.reports[coordinate.place.report].sample.location
    return coordinate.isVertical ? location.y : location.x
  }

  /// With coordinates rounded to a grid.
  func rounded(_ coordinates: [Coordinate], to grid: Grid) -> Trace {
    var trace = self
    for coordinate in coordinates {
      guard case .touches(var touches) = trace.inputs[coordinate.place.input] else { continue }
      var sample = touches.reports[coordinate.place.report].sample
      if coordinate.isVertical {
        sample.location.y = grid.nearest(to: sample.location.y)
        sample.preciseLocation.y = sample.location.y
      } else {
        sample.location.x = grid.nearest(to: sample.location.x)
        sample.preciseLocation.x = sample.location.x
      }
      touches.reports[coordinate.place.report].sample = sample
      trace.inputs[coordinate.place.input] = .touches(touches)
    }
    return trace
  }

  /// With what a finger at a place has by default, and nothing else, in all inputs; `nil` if it is so.
  var plain: Trace? {
    var trace = self
    for index in inputs.indices { trace = trace.plain(at: index) ?? trace }
    return trace.isWritten(as: self) ? nil : trace
  }

  /// Whether both have one text. What is no number differs from itself, and its text does not.
  func isWritten(as other: Trace) -> Bool { text == other.text }

  /// With what a finger at a place has by default in one input; `nil` if it is so.
  func plain(at index: Int) -> Trace? {
    guard case .touches(var touches) = inputs[index] else { return nil }
    for number in touches.reports.indices {
      let report = touches.reports[number]
      guard report.scrollTypes.isEmpty, report.sample.transform == nil else { continue }
      touches.reports[number].sample = TouchSample(at: report.sample.location)
    }
    (touches.modifiers, touches.buttons, touches.window) = ([], [], nil)
    let input = HostInput.touches(touches)
    guard TraceText.line(input) != TraceText.line(inputs[index]) else { return nil }
    var trace = self
    trace.inputs[index] = input
    return trace
  }
}
