// Stands in until GestureCore brings its own functions, whose bits are the same everywhere.

/// The platform's circular functions.
nonisolated enum Trigonometry {
  static func sin(_ angle: Double) -> Double { Foundation.sin(angle) }
  static func cos(_ angle: Double) -> Double { Foundation.cos(angle) }
  static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
}
