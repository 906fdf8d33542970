// A pen that draws paths step by step: what all kinds of paths are built with.

import GestureCore

/// The steps of a path, and where its pen is.
nonisolated struct PathPen: Equatable, Sendable {
  private(set) var elements: [CGPathElement] = []
  private var start = CGPoint.zero
  private var pen: CGPoint?

  /// Where the pen is; `nil` before the first step.
  var place: CGPoint? { pen }

  /// Adds steps, and follows the pen. A line without a start point begins at its end point.
  mutating func add(_ steps: [CGPathElement]) {
    for step in steps {
      switch step {
      case .move(let to):
        start = to
        pen = to
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        if pen == nil {
          elements.append(.move(to: to))
          start = to
        }
        pen = to
      case .close:
        // Nothing to close yet.
        guard pen != nil else { continue }
        pen = start
      }
      elements.append(step)
    }
  }

  mutating func removeAll() { self = PathPen() }

  /// Transforms all points.
  mutating func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
    start = start.applying(transform)
    pen = pen?.applying(transform)
  }

  // MARK: Outlines

  /// The outline of a rectangle, from its top left corner.
  static func rectangle(_ rect: CGRect) -> [CGPathElement] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// The outline of the ellipse that touches a rectangle's four sides.
  static func ellipse(in rect: CGRect) -> [CGPathElement] {
    let circle = arc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, grows: true, isFirst: true)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return (circle + [.close]).map { $0.applying(transform) }
  }

  /// The outline of a rectangle with rounded corners; a radius beyond half a side counts as half of it.
  static func rounded(_ rect: CGRect, radii: CGSize) -> [CGPathElement] {
    let (x, y) = (
      max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2))
    )
    let (left, right) = (rect.minX + x, rect.maxX - x)
    let (top, bottom) = (rect.minY + y, rect.maxY - y)
    let quarter = CGFloat.pi / 2
    let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
    var steps: [CGPathElement] = []
    for (index, corner) in corners.enumerated() {
      let angle = CGFloat(index - 1) * quarter
      let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: corner.0, ty: corner.1)
      steps += arc(
        center: .zero, radius: 1, startAngle: angle, endAngle: angle + quarter, grows: true,
        isFirst: index == 0
      ).map { $0.applying(transform) }
    }
    return steps + [.close]
  }

  /// A part of a circle, as curves; none if a number is not finite.
  ///
  /// - Parameters:
  ///   - grows: Whether the angle grows along the way, in radians from the right; on the screen that is
  ///     clockwise. A whole turn or more is a circle.
  ///   - isFirst: Whether the pen is set down at the start, otherwise a line leads there.
  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, grows: Bool,
    isFirst: Bool
  ) -> [CGPathElement] {
    let turn = 2 * Double.pi
    var sweep = Double(endAngle - startAngle)
    if grows, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    if !grows, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    sweep = min(max(sweep, -turn), turn)
    guard sweep.isFinite, radius.isFinite else { return [] }
    let first = direction(Double(startAngle))
    let begin = CGPoint(x: center.x + radius * first.x, y: center.y + radius * first.y)
    var steps: [CGPathElement] = [isFirst ? .move(to: begin) : .line(to: begin)]
    let pieces = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    let step = sweep / Double(pieces)
    let (sine, cosine) = (Trigonometry.sin(step / 4), Trigonometry.cos(step / 4))
    // The control points' distance that makes the piece's middle lie on the circle.
    let reach = radius * CGFloat(4.0 / 3.0 * sine / cosine)
    for piece in 0..<pieces {
      let a = direction(Double(startAngle) + step * Double(piece))
      let b = direction(Double(startAngle) + step * Double(piece + 1))
      let from = CGPoint(x: center.x + radius * a.x, y: center.y + radius * a.y)
      let to = CGPoint(x: center.x + radius * b.x, y: center.y + radius * b.y)
      steps.append(
        .curve(
          to: to, control1: CGPoint(x: from.x - reach * a.y, y: from.y + reach * a.x),
          control2: CGPoint(x: to.x + reach * b.y, y: to.y - reach * b.x)))
    }
    return steps
  }

  private static func direction(_ angle: Double) -> CGPoint {
    CGPoint(x: CGFloat(Trigonometry.cos(angle)), y: CGFloat(Trigonometry.sin(angle)))
  }
}
