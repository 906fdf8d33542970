// A path that is built step by step, as Core Graphics spells it.

#if !hasFeature(Embedded)
  import Synchronization
#endif

/// A path that steps are added to.
///
/// A view's shape layer keeps the path as it was when it was set.
nonisolated public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Any thread may add to a path, as to every Sendable object; the lock keeps the steps whole. Embedded
  // programs have one thread.
  #if hasFeature(Embedded)
    private var pen = PathPen()
    private func with<Result>(_ body: (inout PathPen) -> Result) -> Result { body(&pen) }
  #else
    private let pen = Mutex(PathPen())
    private func with<Result: Sendable>(_ body: (inout PathPen) -> Result) -> Result {
      pen.withLock { body(&$0) }
    }
  #endif

  /// Makes an empty path.
  public init() { super.init(elements: []) }

  deinit {}

  /// The steps of the pen, in order.
  public override var elements: [CGPathElement] { with { $0.elements } }

  /// A path that stays as this one is now.
  public override func copy() -> CGPath? { CGPath(elements: elements) }

  /// Where the pen is after the last step; the origin without steps.
  public override var currentPoint: CGPoint { with { $0.place } ?? .zero }

  /// Lifts the pen and sets it down at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(to: point)], transform)
  }

  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(to: point)], transform)
  }

  /// Sets the pen down at the first of these points and draws straight lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(to: first)] + points.dropFirst().map { .line(to: $0) }, transform)
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add([.quadCurve(to: end, control: control)], transform) }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add([.curve(to: end, control1: control1, control2: control2)], transform) }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathPen.rectangle(rect), transform)
  }

  /// Adds the outline of the ellipse that touches a rectangle's four sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathPen.ellipse(in: rect), transform)
  }

  /// Adds the outline of a rectangle with rounded corners; a radius beyond half a side counts as half of
  /// it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(
      PathPen.rounded(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  /// Draws a straight line to the start of an arc, then the arc.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the arc starts, in radians from the right; on the screen, angles grow
  ///     clockwise.
  ///   - endAngle: Where it ends. A whole turn or more is a circle.
  ///   - clockwise: False if the angle grows along the arc. The word is meant for coordinates that grow
  ///     upwards: on the screen the arc goes the other way. [doc]
  ///   - transform: Is applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    with { pen in
      let steps = PathPen.arc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        grows: !clockwise, isFirst: pen.place == nil)
      pen.add(steps.map { $0.applying(transform) })
    }
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, transform)
  }

  /// Draws a straight line back to where the pen was set down.
  public func closeSubpath() { add([.close], .identity) }

  private func add(_ steps: [CGPathElement], _ transform: CGAffineTransform) {
    with { $0.add(transform == .identity ? steps : steps.map { $0.applying(transform) }) }
  }
}
