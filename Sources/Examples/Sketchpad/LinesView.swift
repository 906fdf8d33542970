// Draws lines in a colour that follows light and dark surroundings.

import UIKit

/// Lines on clear ground, which no touch reaches.
final class LinesView: UIView {
  private let color: UIColor
  private let width: CGFloat

  /// What is drawn.
  var path = UIBezierPath() {
    didSet { setNeedsDisplay() }
  }

  init(frame: CGRect, color: UIColor = .label, width: CGFloat = 3) {
    (self.color, self.width) = (color, width)
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("made by code alone") }

  override func draw(_ rect: CGRect) {
    color.setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
  }
}
