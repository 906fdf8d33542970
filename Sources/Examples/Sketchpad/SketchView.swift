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
  private let itemsLayer = CAShapeLayer()
  /// What is selected, in a view of its own, which moves.
  private let lifted = UIView()
  private let liftedLayer = CAShapeLayer()
  private let frameLayer = CAShapeLayer()
  /// A shape that a finger holds, or a lasso.
  private let previewLayer = CAShapeLayer()
  private let inkLayer = CAShapeLayer()

  /// The touch that draws, and its points.
  private var ink: (touch: UITouch, points: [StrokePoint])?

  /// Whether ink is being drawn.
  var isDrawing: Bool { ink != nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    // A palm may lie there before the pen comes.
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = "Drawing"
    lifted.isUserInteractionEnabled = false
    layer.addSublayer(itemsLayer)
    addSubview(lifted)
    for layer in [liftedLayer, frameLayer] { lifted.layer.addSublayer(layer) }
    for layer in [previewLayer, inkLayer] { self.layer.addSublayer(layer) }
    for layer in [itemsLayer, liftedLayer, frameLayer, previewLayer, inkLayer] {
      layer.fillColor = nil
      layer.lineWidth = 3
      layer.lineCap = .round
      layer.strokeColor = UIColor.label.cgColor
    }
    for layer in [frameLayer, previewLayer] { layer.strokeColor = UIColor.systemTeal.cgColor }
    frameLayer.lineWidth = 1.5
  }

  // MARK: What is shown

  /// Shows a drawing, with a frame around what is selected.
  func show(_ sketch: Sketch, selected: Set<Int> = []) {
    let (still, moving) = (
      sketch.items.filter { !selected.contains($0.id) },
      sketch.items.filter { selected.contains($0.id) }
    )
    itemsLayer.path = Self.path(along: still.flatMap(\.content.lines))
    liftedLayer.path = Self.path(along: moving.flatMap(\.content.lines))
    selectionBox = moving.isEmpty ? nil : liftedLayer.path?.boundingBox.insetBy(dx: -8, dy: -8)
    frameLayer.path = selectionBox.map { UIBezierPath(rect: $0).cgPath }
    lifted.transform = .identity
    accessibilityValue = "\(sketch.items.count) \(sketch.items.count == 1 ? "thing" : "things")"
  }

  /// The frame around what is selected; `nil` if nothing is.
  private(set) var selectionBox: CGRect?

  /// Shows what is selected so far away from where it lies.
  func moveSelection(by distance: CGPoint) {
    lifted.transform = CGAffineTransform(translationX: distance.x, y: distance.y)
  }

  /// Shows a line over the drawing; nothing for `nil`.
  func preview(_ path: CGPath?) { previewLayer.path = path }

  /// Shows a shape over the drawing; nothing for `nil`.
  func preview(_ shape: Shape?) {
    preview(shape.map { Self.path(along: Sketch.Content.shape($0).lines) })
  }

  private static func path(along lines: [[StrokePoint]]) -> CGPath {
    let path = UIBezierPath()
    for line in lines {
      guard let first = line.first else { continue }
      path.move(to: CGPoint(x: first.x, y: first.y))
      // A dot is a line to its own place.
      for point in line.count > 1 ? line.dropFirst() : line[...] {
        path.addLine(to: CGPoint(x: point.x, y: point.y))
      }
    }
    return path.cgPath
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
    inkLayer.path = Self.path(along: [ink?.points ?? []])
  }

  private func dropInk() {
    ink = nil
    inkLayer.path = nil
  }
}
