// Shows what is drawn: the line, and in the end the circle that fits it.

import StrokeKit
import UIKit

/// A sheet over the game on which the finger's line appears.
final class CircleDrawView: UIView {
  private let line = CAShapeLayer()
  private let circle = CAShapeLayer()

  /// Whether a line is to be seen.
  var isShowingLine: Bool { line.path != nil }
  /// Whether the fitted circle is shown.
  var drawsDebug = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for layer in [line, circle] {
      layer.fillColor = nil
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    line.strokeColor = UIColor.systemYellow.cgColor
    line.lineWidth = 6
    circle.lineWidth = 3
  }

  /// Shows the present line.
  func updatePath(_ path: CGPath) { line.path = path }

  /// Shows the circle that fits the line: green if it is one, red if it is none.
  func updateFit(_ fit: CircleFit?, madeCircle: Bool) {
    guard drawsDebug else { return }
    let color: UIColor = madeCircle ? .systemGreen : .systemRed
    circle.strokeColor = color.cgColor
    circle.path = fit.map { fit in
      UIBezierPath(
        arcCenter: CGPoint(x: fit.circle.centerX, y: fit.circle.centerY),
        radius: CGFloat(fit.circle.radius), startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).cgPath
    }
  }

  /// Removes everything at once.
  func clear() {
    layer.removeAllAnimations()
    alpha = 1
    line.path = nil
    circle.path = nil
  }

  /// Lets everything fade away after a moment.
  func fadeAway(after delay: TimeInterval) {
    UIView.animate(
      withDuration: 0.3, delay: delay, options: [],
      animations: { self.alpha = 0 },
      completion: { isFinished in
        if isFinished { self.clear() }
      })
  }
}
