// Shows a drawing, and the ink of the finger or pen that draws now.

import StrokeKit
import UIKit

/// The paper: it hears touches as any view does, and makes ink of them.
///
/// A recognizer that takes a touch over cancels it here, and the ink is dropped.
final class SketchView: UIView {
  /// Whether a touch that comes draws.
  var draws: (UITouch) -> Bool = { _ in true }
  /// Called when a pen comes down, and when it goes.
  var penCame: () -> Void = {}
  var penLeft: () -> Void = {}
  /// Called with each stroke that is complete.
  var didDraw: ([StrokePoint]) -> Void = { _ in }

  /// What lies still.
  private let still: LinesView
  /// What is selected, and a frame around it.
  let lifted: LinesView
  private let selectionFrame: LinesView
  /// A shape that a finger holds, or a lasso.
  let preview: LinesView
  private let inkView: LinesView

  /// The touch that draws, and its points.
  private var ink: (touch: UITouch, points: [StrokePoint])?

  /// Whether ink is being drawn.
  var isDrawing: Bool { ink != nil }

  override init(frame: CGRect) {
    let place = CGRect(origin: .zero, size: frame.size)
    (still, lifted, inkView) = (
      LinesView(frame: place), LinesView(frame: place), LinesView(frame: place)
    )
    selectionFrame = LinesView(frame: place, color: .systemTeal, width: 1.5)
    preview = LinesView(frame: place, color: .systemTeal)
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    // A palm may lie there before the pen comes.
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = "Drawing"
    lifted.addSubview(selectionFrame)
    for view in [still, lifted, preview, inkView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("made by code alone") }

  // MARK: What is shown

  /// Shows a drawing, with a frame around what is selected.
  func show(_ sketch: Sketch, selected: Set<Int> = []) {
    let (others, moving) = (
      sketch.items.filter { !selected.contains($0.id) },
      sketch.items.filter { selected.contains($0.id) }
    )
    still.path = UIBezierPath(along: others.flatMap(\.content.lines))
    lifted.path = UIBezierPath(along: moving.flatMap(\.content.lines))
    selectionBox = moving.isEmpty ? nil : lifted.path.bounds.insetBy(dx: -8, dy: -8)
    selectionFrame.path = selectionBox.map { UIBezierPath(rect: $0) } ?? UIBezierPath()
    lifted.transform = .identity
    accessibilityValue = "\(sketch.items.count) \(sketch.items.count == 1 ? "thing" : "things")"
  }

  /// The frame around what is selected; `nil` if nothing is.
  private(set) var selectionBox: CGRect?

  /// Shows what is selected so far away from where it lies.
  func moveSelection(by distance: CGPoint) {
    lifted.transform = CGAffineTransform(translationX: distance.x, y: distance.y)
  }

  /// Shows a line over the drawing.
  func showPreview(_ path: CGPath) { preview.path = UIBezierPath(cgPath: path) }

  func hidePreview() { preview.path = UIBezierPath() }

  /// Shows a shape over the drawing; nothing for `nil`.
  func showPreview(_ shape: Shape?) {
    preview.path = UIBezierPath(along: shape.map { Sketch.Content.shape($0).lines } ?? [])
  }

  // MARK: Ink

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: Self.isPen) {
      // It takes the place of a finger that draws.
      dropInk()
      penCame()
    }
    guard ink == nil, let touch = touches.first(where: draws) else { return }
    ink = (touch, [])
    draw(touch, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = ink?.touch, touches.contains(touch) else { return }
    // What lay down as a fingertip may turn out to be a palm.
    if InkRule.isPalm(touch) { return dropInk() }
    draw(touch, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: Self.isPen) { penLeft() }
    guard let touch = ink?.touch, touches.contains(touch) else { return }
    draw(touch, event)
    let points = ink?.points ?? []
    dropInk()
    didDraw(points)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: Self.isPen) { penLeft() }
    guard let touch = ink?.touch, touches.contains(touch) else { return }
    dropInk()
  }

  private static func isPen(_ touch: UITouch) -> Bool { touch.type == .pencil }

  private func draw(_ touch: UITouch, _ event: UIEvent?) {
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      let place = sample.location(in: self)
      ink?.points.append(
        StrokePoint(x: Double(place.x), y: Double(place.y), time: sample.timestamp))
    }
    inkView.path = UIBezierPath(along: [ink?.points ?? []])
  }

  private func dropInk() {
    ink = nil
    inkView.path = UIBezierPath()
  }
}
