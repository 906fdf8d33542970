import UIKit

/// Draws with pressure; a finger erases.
final class PencilPadView: UIView {
  private struct Dot {
    var point: CGPoint
    var width: CGFloat
  }

  private var lines: [[Dot]] = []
  private var predicted: [Dot] = []
  var onlyPencil = UIScreen.main.scale > 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if onlyPencil, touch.type != .pencil {
      erase(at: touch.location(in: self))
      return
    }
    lines.append([dot(touch)])
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if onlyPencil, touch.type == .direct {
      erase(at: touch.location(in: self))
      return
    }
    guard !lines.isEmpty else { return }
    for coalesced in event?.coalescedTouches(for: touch) ?? [touch] {
      lines[lines.count - 1].append(dot(coalesced))
    }
    predicted = event?.predictedTouches(for: touch)?.map(dot) ?? []
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    predicted = []
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    predicted = []
    if !lines.isEmpty { lines.removeLast() }
    setNeedsDisplay()
  }

  private func dot(_ touch: UITouch) -> Dot {
    let width: CGFloat
    switch touch.type {
    case .pencil:
      let perpendicular = touch.force / sin(max(touch.altitudeAngle, 0.1))
      width = 1 + 4 * perpendicular / max(touch.maximumPossibleForce, 1)
    case .direct where touch.maximumPossibleForce > 0:
      width = 2 + touch.force
    default:
      width = 2
    }
    return Dot(point: touch.preciseLocation(in: self), width: width)
  }

  private func erase(at point: CGPoint) {
    lines.removeAll { line in line.contains { hypot($0.point.x - point.x, $0.point.y - point.y) < 12 } }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.label.setStroke()
    for line in lines + [predicted] {
      for (a, b) in zip(line, line.dropFirst()) {
        let path = UIBezierPath()
        path.lineWidth = (a.width + b.width) / 2
        path.lineCapStyle = .round
        path.move(to: a.point)
        path.addLine(to: b.point)
        path.stroke()
      }
    }
  }
}
