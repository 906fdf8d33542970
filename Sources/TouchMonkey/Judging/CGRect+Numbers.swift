// Whether a rectangle is one.

import TouchKit

nonisolated extension CGRect {
  /// Whether its place and size are finite numbers. Others cannot be intersected.
  var isMadeOfNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }
}
