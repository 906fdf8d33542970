// The values that can be animated, and the values in between.

/// The properties of a view that animations know.
nonisolated enum AnimatedProperty: Sendable {
  case center, bounds, transform, alpha, backgroundColor
}

/// A value of one of the animated properties.
nonisolated enum AnimatedValue: Sendable {
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(UIColor?)

  /// The value a part of the way to another of the same kind; 1 is the other one exactly.
  func mixed(with other: AnimatedValue, _ progress: Double) -> AnimatedValue {
    let part = CGFloat(progress)
    switch (self, other) {
    case (.point(let a), .point(let b)): return .point(a.mixed(with: b, part))
    case (.rect(let a), .rect(let b)): return .rect(a.mixed(with: b, part))
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, progress))
    case (.number(let a), .number(let b)): return .number(a.mixed(with: b, part))
    case (.color(let a), .color(let b)): return .color(Self.mixed(a, b, part))
    case (.point, _), (.rect, _), (.transform, _), (.number, _), (.color, _):
      programmerError("AnimatedValue: a property has values of two kinds.")
    }
  }

  /// Without a colour, the other colour with an opacity of 0 is used.
  private static func mixed(_ a: UIColor?, _ b: UIColor?, _ part: CGFloat) -> UIColor? {
    guard let start = a ?? b?.withAlphaComponent(0), let end = b ?? a?.withAlphaComponent(0) else {
      return nil
    }
    return start.mixed(with: end, part)
  }
}

nonisolated extension CGFloat {
  /// The number a part of the way to another.
  func mixed(with other: CGFloat, _ part: CGFloat) -> CGFloat { self + (other - self) * part }
}

nonisolated extension CGPoint {
  /// The point a part of the way to another.
  func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, part), y: y.mixed(with: other.y, part))
  }
}

nonisolated extension CGRect {
  /// The rectangle a part of the way to another. A side is never shorter than 0.
  func mixed(with other: CGRect, _ part: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, part),
      size: CGSize(
        width: max(0, size.width.mixed(with: other.size.width, part)),
        height: max(0, size.height.mixed(with: other.size.height, part))))
  }
}
