// A small picture of a shape that the lab knows.

import StrokeKit
import UIKit

/// Shows strokes as large as fits.
final class ShapeThumbnail: UIView {
  private let line = CAShapeLayer()

  /// What is shown; empty for nothing.
  private(set) var strokes: [[StrokePoint]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.lineWidth = 2
    line.lineCap = .round
    line.strokeColor = UIColor.systemTeal.cgColor
    layer.addSublayer(line)
  }

  /// Shows other strokes.
  func show(_ strokes: [[StrokePoint]]) {
    self.strokes = strokes
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let points = strokes.flatMap { $0 }
    guard let first = points.first else {
      line.path = nil
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = StrokePoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = StrokePoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let size = max(high.x - low.x, high.y - low.y)
    let scale = size > 0 ? (min(bounds.width, bounds.height) - 6) / CGFloat(size) : 0
    let middle = CGPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
    let fitted = strokes.map { stroke in
      stroke.map {
        StrokePoint(
          x: Double(bounds.midX + (CGFloat($0.x) - middle.x) * scale),
          y: Double(bounds.midY + (CGFloat($0.y) - middle.y) * scale))
      }
    }
    line.path = UIBezierPath(along: fitted).cgPath
  }
}
