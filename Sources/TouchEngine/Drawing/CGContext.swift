// What `draw(_:)` paints: paths, filled and drawn, that the host shows with the view.

/// How the ends of a line look.
public typealias CGLineCap = CAShapeLayerLineCap

/// What is done with a path.
nonisolated public enum CGPathDrawingMode: Sendable {
  /// Its inside is filled.
  case fill
  /// Its line is drawn.
  case stroke
  /// Its inside is filled, then its line is drawn.
  case fillStroke
}

/// The context of the `draw(_:)` that runs; `nil` outside of one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Records what a view's `draw(_:)` paints.
///
/// After `draw(_:)` has returned, nothing that is painted in it is shown any more.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class CGContext {
  /// What ``CGContext/saveGState()`` keeps.
  private struct State {
    var fill = UIColor.black
    var stroke = UIColor.black
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  static var current: CGContext?

  private let style: UIUserInterfaceStyle
  private(set) var shapes: [ViewSnapshot.Shape] = []
  private var pen = PathPen()
  private var state = State()
  private var saved: [State] = []

  init(style: UIUserInterfaceStyle) { self.style = style }

  deinit {}

  // MARK: State

  /// Keeps colours, line and transform, until ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Goes back to what ``saveGState()`` kept last; without it nothing happens.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Sets the colour that fills.
  public func setFillColor(_ color: CGColor) { setFill(UIColor(cgColor: color)) }

  /// Sets the colour that fills, by red, green, blue and opacity, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFill(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { setStroke(UIColor(cgColor: color)) }

  /// Sets the colour of lines, by red, green, blue and opacity, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStroke(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  func setFill(_ color: UIColor) { state.fill = color }

  func setStroke(_ color: UIColor) { state.stroke = color }

  /// Sets the width of lines, in points before the transform.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }

  /// Sets the opacity of all that is painted from now on, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  // MARK: Transform

  /// The transform from the coordinates of what is painted to the view's.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves what is painted from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Multiplies the coordinates of what is painted from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is painted from now on, in radians; positive is clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Puts a transform before the one that there is.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Path

  /// Begins a new path.
  public func beginPath() { pen.removeAll() }

  /// Lifts the pen and sets it down at a point.
  public func move(to point: CGPoint) { add([.move(to: point)]) }

  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint) { add([.line(to: point)]) }

  /// Sets the pen down at the first of these points and draws straight lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    add([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add([.quadCurve(to: end, control: control)])
  }

  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add([.curve(to: end, control1: control1, control2: control2)])
  }

  /// Draws a straight line to the start of an arc, then the arc; see
  /// ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add(
      PathPen.arc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        grows: !clockwise, isFirst: pen.place == nil))
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect) { add(PathPen.rectangle(rect)) }

  /// Adds the outline of the ellipse that touches a rectangle's four sides.
  public func addEllipse(in rect: CGRect) { add(PathPen.ellipse(in: rect)) }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { add(path.elements) }

  /// Draws a straight line back to where the pen was set down.
  public func closePath() { add([.close]) }

  /// Whether the path has no steps.
  public var isPathEmpty: Bool { pen.elements.isEmpty }

  private func add(_ steps: [CGPathElement]) {
    let transform = state.transform
    pen.add(steps.map { $0.applying(transform) })
  }

  // MARK: Painting

  /// Fills the path and forgets it.
  public func fillPath() { drawPath(using: .fill) }

  /// Draws the path's line and forgets the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    paintTransformed(pen.elements, mode)
    pen.removeAll()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint(PathPen.rectangle(rect), .fill) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { paint(PathPen.rectangle(rect), .stroke) }

  /// Draws the outline of a rectangle with a line of a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse that touches a rectangle's four sides.
  public func fillEllipse(in rect: CGRect) { paint(PathPen.ellipse(in: rect), .fill) }

  /// Draws the outline of the ellipse that touches a rectangle's four sides.
  public func strokeEllipse(in rect: CGRect) { paint(PathPen.ellipse(in: rect), .stroke) }

  /// Draws a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var steps: [CGPathElement] = []
    for (index, point) in points.enumerated() {
      steps.append(index % 2 == 0 ? .move(to: point) : .line(to: point))
    }
    paint(steps, .stroke)
  }

  /// Paints steps and leaves the path as it is.
  func paint(_ steps: [CGPathElement], _ mode: CGPathDrawingMode) {
    let transform = state.transform
    paintTransformed(steps.map { $0.applying(transform) }, mode)
  }

  private func paintTransformed(_ steps: [CGPathElement], _ mode: CGPathDrawingMode) {
    guard !steps.isEmpty else { return }
    shapes.append(
      ViewSnapshot.Shape(
        origin: .zero, path: CGPath(elements: steps),
        strokeColor: mode == .fill ? nil : color(state.stroke),
        fillColor: mode == .stroke ? nil : color(state.fill),
        lineWidth: state.lineWidth * state.transform.scale, lineCap: state.cap))
  }

  private func color(_ color: UIColor) -> CGColor { color.resolved(for: style).faded(state.alpha) }
}

extension UIColor {
  /// Fills and draws with this colour in the `draw(_:)` that runs.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills with this colour in the `draw(_:)` that runs.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public func setFill() { CGContext.current?.setFill(self) }

  /// Draws lines with this colour in the `draw(_:)` that runs.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public func setStroke() { CGContext.current?.setStroke(self) }
}

nonisolated extension CGColor {
  /// The colour with a part of its opacity.
  func faded(_ part: CGFloat) -> CGColor {
    part == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * part)
  }
}
