// UIKit's paths: a pen that is moved step by step, and the usual outlines.

/// A path that is built step by step.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBezierPath {
  private final var pen = PathPen()

  /// The width of the line that ``stroke()`` draws, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How the ends of the line look that ``stroke()`` draws; `butt` by default.
  open var lineCapStyle = CGLineCap.butt

  /// Makes an empty path.
  public init() {}

  /// Makes a path with the steps of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    pen.add(cgPath.elements)
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    pen.add(PathPen.rectangle(rect))
  }

  /// Makes the outline of the ellipse that touches a rectangle's four sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    pen.add(PathPen.ellipse(in: rect))
  }

  /// Makes the outline of a rectangle with rounded corners; a radius beyond half a side counts as
  /// half of it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    pen.add(PathPen.rounded(rect, radii: CGSize(width: radius, height: radius)))
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
    get { CGPath(elements: pen.elements) }
    set {
      pen.removeAll()
      pen.add(newValue.elements)
    }
  }

  /// Whether there are no steps.
  public final var isEmpty: Bool { pen.elements.isEmpty }

  /// Where the pen is; the origin before the first step.
  public final var currentPoint: CGPoint { pen.place ?? .zero }

  /// The smallest upright rectangle around all points, control points included.
  public final var bounds: CGRect { cgPath.boundingBox }

  /// Whether a point lies inside the path.
  public final func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }

  /// Lifts the pen and sets it down at a point.
  open func move(to point: CGPoint) { pen.add([.move(to: point)]) }

  /// Draws a straight line to a point.
  open func addLine(to point: CGPoint) { pen.add([.line(to: point)]) }

  /// Draws a curve with one control point.
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    pen.add([.quadCurve(to: point, control: controlPoint)])
  }

  /// Draws a curve with two control points.
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    pen.add([.curve(to: point, control1: controlPoint1, control2: controlPoint2)])
  }

  /// Draws a straight line to the start of an arc, then the arc.
  ///
  /// Angles are in radians from the right; clockwise on the screen they grow. A whole turn or more
  /// is a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    pen.add(
      PathPen.arc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        grows: clockwise, isFirst: pen.place == nil))
  }

  /// Draws a straight line back to where the pen was set down.
  open func close() { pen.add([.close]) }

  /// Adds the steps of another path.
  open func append(_ path: UIBezierPath) { pen.add(path.pen.elements) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { pen.apply(transform) }

  /// Removes all steps.
  open func removeAllPoints() { pen.removeAll() }

  // MARK: Drawing

  /// Fills the path in the context of the `draw(_:)` that runs; nothing happens outside of one.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.paint(pen.elements, .fill)
  }

  /// Draws the path's line in the context of the `draw(_:)` that runs; nothing happens outside of one.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.paint(pen.elements, .stroke)
    context.restoreGState()
  }
}
