// CardPile, a pile of cards to swipe away.
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

@objc public enum CardDirection: Int, CustomStringConvertible {
  case left, right, up, down

  public static let all: [CardDirection] = [.left, .right, .up, .down]

  public var vector: CGVector {
    switch self {
    case .left: return CGVector(dx: -1, dy: 0)
    case .right: return CGVector(dx: 1, dy: 0)
    case .up: return CGVector(dx: 0, dy: -1)
    case .down: return CGVector(dx: 0, dy: 1)
    }
  }

  public var description: String {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .up: return "up"
    case .down: return "down"
    }
  }

  /// The direction that a vector is nearest to.
  init(_ vector: CGVector) {
    if abs(vector.dx) >= abs(vector.dy) {
      self = vector.dx < 0 ? .left : .right
    } else {
      self = vector.dy < 0 ? .up : .down
    }
  }
}
