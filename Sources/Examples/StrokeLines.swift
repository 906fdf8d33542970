// Strokes as paths, for the apps that draw them.

import StrokeKit
import UIKit

extension UIBezierPath {
  /// Lines from point to point.
  convenience init(along lines: [[StrokePoint]]) {
    self.init()
    for line in lines {
      guard let first = line.first else { continue }
      move(to: CGPoint(x: first.x, y: first.y))
      // A dot is a line to its own place.
      for point in line.count > 1 ? line.dropFirst() : line[...] {
        addLine(to: CGPoint(x: point.x, y: point.y))
      }
    }
  }
}
