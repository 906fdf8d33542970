// Shows what is drawn: the line, and in the end the circle that fits it, with the reason if it is
// none.

import StrokeKit
import UIKit

/// A sheet over the game on which the finger's line appears.
final class CircleDrawView: UIView {
  private let line = CAShapeLayer()
  private let circle = CAShapeLayer()
  private let reasonLabel = UILabel()

  /// Whether a line is to be seen.
  var isShowingLine: Bool { line.path != nil }
  /// The reason that is shown.
  var shownReason: String? { reasonLabel.text }
  /// Whether the fitted circle and the reason are shown.
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
    reasonLabel.font = .systemFont(ofSize: 15)
    reasonLabel.textAlignment = .center
    reasonLabel.numberOfLines = 2
    addSubview(reasonLabel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reasonLabel.frame = CGRect(x: 12, y: bounds.height - 52, width: bounds.width - 24, height: 44)
  }

  /// Shows the line as it is now.
  func updatePath(_ path: CGPath) { line.path = path }

  /// Shows the circle that fits the line: green if it is one, red with the reason if it is none.
  func updateFit(_ fit: CircleFit?, madeCircle: Bool, reason: String?) {
    guard drawsDebug else { return }
    let color: UIColor = madeCircle ? .systemGreen : .systemRed
    circle.strokeColor = color.cgColor
    circle.path = fit.map { fit in
      UIBezierPath(
        arcCenter: CGPoint(x: fit.circle.centerX, y: fit.circle.centerY),
        radius: CGFloat(fit.circle.radius), startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).cgPath
    }
    reasonLabel.textColor = color
    reasonLabel.text = reason.map { "No circle: it \($0)." }
  }

  /// Removes everything at once.
  func clear() {
    layer.removeAllAnimations()
    alpha = 1
    line.path = nil
    circle.path = nil
    reasonLabel.text = nil
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
