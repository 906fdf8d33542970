// A pen that is moved step by step, and the usual outlines.

import GestureCore

/// A path that is built step by step.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBezierPath {
  private var elements: [CGPathElement] = []
  private var start = CGPoint.zero
  private var pen: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path with the steps of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    add(cgPath.elements)
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Makes the outline of the ellipse that touches a rectangle's four sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addArc(
      withCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// Makes the outline of a rectangle with rounded corners; a radius beyond half a side counts as
  /// half of it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let r = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    let (left, right) = (rect.minX + r, rect.maxX - r)
    let (top, bottom) = (rect.minY + r, rect.maxY - r)
    let quarter = CGFloat.pi / 2
    func corner(_ x: CGFloat, _ y: CGFloat, _ quarters: CGFloat) {
      addArc(
        withCenter: CGPoint(x: x, y: y), radius: r, startAngle: quarters * quarter,
        endAngle: (quarters + 1) * quarter, clockwise: true)
    }
    corner(right, top, -1)
    corner(right, bottom, 0)
    corner(left, bottom, 1)
    corner(left, top, 2)
    close()
  }

  /// Makes a part of a circle; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  deinit {}

  /// The path as it is now, as a value that does not change.
  public final var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set {
      removeAllPoints()
      add(newValue.elements)
    }
  }

  /// Whether there are no steps.
  public final var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is; the origin before the first step.
  public final var currentPoint: CGPoint { pen ?? .zero }

  /// The smallest upright rectangle around all points, control points included.
  public final var bounds: CGRect { cgPath.boundingBox }

  /// Whether a point lies inside the path.
  public final func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// Lifts the pen and sets it down at a point.
  open func move(to point: CGPoint) { add([.move(to: point)]) }

  /// Draws a straight line to a point.
  open func addLine(to point: CGPoint) { add([.line(to: point)]) }

  /// Draws a curve with one control point.
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    add([.quadCurve(to: point, control: controlPoint)])
  }

  /// Draws a curve with two control points.
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add([.curve(to: point, control1: controlPoint1, control2: controlPoint2)])
  }

  /// Draws a straight line to the start of an arc, then the arc.
  ///
  /// Angles are in radians from the right; clockwise on the screen they grow. A whole turn or more
  /// is a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = Double(endAngle - startAngle)
    if clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    if !clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    sweep = min(max(sweep, -turn), turn)
    guard sweep.isFinite, radius.isFinite else { return }
    let first = UIBezierPath.direction(Double(startAngle))
    let begin = CGPoint(x: center.x + radius * first.x, y: center.y + radius * first.y)
    if pen == nil { move(to: begin) } else { addLine(to: begin) }
    let pieces = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    let step = sweep / Double(pieces)
    let (sine, cosine) = (Trigonometry.sin(step / 4), Trigonometry.cos(step / 4))
    // The control points' distance that makes the piece's middle lie on the circle.
    let reach = radius * CGFloat(4.0 / 3.0 * sine / cosine)
    for piece in 0..<pieces {
      let a = UIBezierPath.direction(Double(startAngle) + step * Double(piece))
      let b = UIBezierPath.direction(Double(startAngle) + step * Double(piece + 1))
      let from = CGPoint(x: center.x + radius * a.x, y: center.y + radius * a.y)
      let to = CGPoint(x: center.x + radius * b.x, y: center.y + radius * b.y)
      addCurve(
        to: to, controlPoint1: CGPoint(x: from.x - reach * a.y, y: from.y + reach * a.x),
        controlPoint2: CGPoint(x: to.x + reach * b.y, y: to.y - reach * b.x))
    }
  }

  /// Draws a straight line back to where the pen was set down.
  open func close() { add([.close]) }

  /// Adds the steps of another path.
  open func append(_ path: UIBezierPath) { add(path.elements) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
    start = start.applying(transform)
    pen = pen?.applying(transform)
  }

  /// Removes all steps.
  open func removeAllPoints() {
    elements = []
    pen = nil
  }

  private static func direction(_ angle: Double) -> CGPoint {
    CGPoint(x: CGFloat(Trigonometry.cos(angle)), y: CGFloat(Trigonometry.sin(angle)))
  }

  /// Adds steps, and follows the pen. A line without a start point begins at its end point.
  private func add(_ steps: [CGPathElement]) {
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
}
