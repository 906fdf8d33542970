// Lines and curves as values, and whether a point lies inside them.

/// One step of a path's pen.
nonisolated public enum CGPathElement: Hashable, Sendable {
  /// Lifts the pen and sets it down.
  case move(to: CGPoint)
  /// Draws a straight line.
  case line(to: CGPoint)
  /// Draws a curve with one control point.
  case quadCurve(to: CGPoint, control: CGPoint)
  /// Draws a curve with two control points.
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  /// Draws a straight line back to where the pen was set down.
  case close
}

// Sendable without a check by the compiler because it has a subclass: its only stored property is a
// constant, and the subclass keeps what changes behind a lock.
/// Lines and curves that can be filled and drawn; it does not change, unless it is a ``CGMutablePath``.
nonisolated public class CGPath: Hashable, @unchecked Sendable {
  private let steps: [CGPathElement]

  /// The steps of the pen, in order.
  public var elements: [CGPathElement] { steps }

  /// Makes a path from the steps of its pen.
  public init(elements: [CGPathElement]) { steps = elements }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform = .identity) {
    self.init(elements: PathPen.rectangle(rect).map { $0.applying(transform) })
  }

  /// Makes the outline of the ellipse that touches a rectangle's four sides.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform = .identity) {
    self.init(elements: PathPen.ellipse(in: rect).map { $0.applying(transform) })
  }

  /// Makes the outline of a rectangle with rounded corners; a radius beyond half a side counts as half
  /// of it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: PathPen.rounded(rect, radii: radii).map { $0.applying(transform) })
  }

  deinit {}

  /// The path as it is now; it does not change.
  public func copy() -> CGPath? { self }

  /// A path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Where the pen is after the last step; the origin without steps.
  public var currentPoint: CGPoint {
    var pen = PathPen()
    pen.add(elements)
    return pen.place ?? .zero
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest upright rectangle around all points, control points included.
  public var boundingBox: CGRect {
    var box: CGRect?
    for element in elements {
      for point in element.points {
        let spot = CGRect(origin: point, size: .zero)
        box = box.map { CGRect(around: $0, and: spot) } ?? spot
      }
    }
    return box ?? .zero
  }

  /// Whether a point lies inside: the path goes around it more often one way than the other.
  ///
  /// - Complexity: O(steps); each curve counts as 16 straight lines.
  public func contains(_ point: CGPoint) -> Bool {
    var turns = 0
    forEachLine { start, end in
      let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y {
        if end.y > point.y, side > 0 { turns += 1 }
      } else if end.y <= point.y, side < 0 {
        turns -= 1
      }
    }
    return turns != 0
  }

  /// Whether both have the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// How many straight lines stand for a curve.
  private static let linesOfACurve = 16

  /// Goes along the path in straight lines; open parts are closed, as filling does.
  private func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        body(pen, start)
        start = to
        pen = to
      case .line(let to):
        body(pen, to)
        pen = to
      case .quadCurve(let to, let control):
        let from = pen
        for step in 1...Self.linesOfACurve {
          let part = CGFloat(step) / CGFloat(Self.linesOfACurve)
          let next = from.mixed(with: control, part)
            .mixed(with: control.mixed(with: to, part), part)
          body(pen, next)
          pen = next
        }
      case .curve(let to, let control1, let control2):
        let from = pen
        for step in 1...Self.linesOfACurve {
          let part = CGFloat(step) / CGFloat(Self.linesOfACurve)
          let middle = control1.mixed(with: control2, part)
          let next = from.mixed(with: control1, part).mixed(with: middle, part)
            .mixed(with: middle.mixed(with: control2.mixed(with: to, part), part), part)
          body(pen, next)
          pen = next
        }
      case .close:
        body(pen, start)
        pen = start
      }
    }
    body(pen, start)
  }
}

nonisolated extension CGPathElement {
  /// The points of the step, control points included.
  var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .close: []
    }
  }

  /// The step with transformed points.
  func applying(_ t: CGAffineTransform) -> CGPathElement {
    switch self {
    case .move(let to): .move(to: to.applying(t))
    case .line(let to): .line(to: to.applying(t))
    case .quadCurve(let to, let control):
      .quadCurve(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      .curve(
        to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }
}

nonisolated extension CGRect {
  /// The smallest upright rectangle around two others, even if they have no area.
  init(around a: CGRect, and b: CGRect) {
    let left = min(a.minX, b.minX)
    let top = min(a.minY, b.minY)
    self.init(
      x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
  }
}
