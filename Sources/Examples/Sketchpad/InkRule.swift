// Decides which touches draw: pens, fingers, or neither. It does not know the drawing.

import UIKit

/// Which touches draw.
///
/// A pen always does. Fingers do until a pen comes; from then on they move the paper, until the user says
/// otherwise. Nothing as wide as a palm draws or moves anything, and while a pen is down nothing else does.
struct InkRule: Equatable, Sendable {
  /// From here on a touch is a palm, in points of its radius. [ours: fingertips have some 10 to 25, and a palm
  /// that rests has 40 and more]
  static let palmRadius: CGFloat = 32

  var fingersDraw = true
  private(set) var isPenDown = false

  /// Whether a touch is a hand that rests on the paper.
  static func isPalm(_ touch: UITouch) -> Bool {
    touch.type != .pencil && touch.majorRadius >= palmRadius
  }

  /// Whether a touch draws.
  func draws(_ touch: UITouch) -> Bool {
    touch.type == .pencil || fingersDraw && moves(touch)
  }

  /// Whether a touch may move the paper.
  func moves(_ touch: UITouch) -> Bool {
    touch.type != .pencil && !isPenDown && !Self.isPalm(touch)
  }

  mutating func penCame() {
    isPenDown = true
    fingersDraw = false
  }

  mutating func penLeft() { isPenDown = false }
}
