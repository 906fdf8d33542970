// The values that can be animated, and the values in between.

/// The properties of a view that animations know.
nonisolated enum AnimatedProperty: Sendable {
  case center, bounds, transform, alpha, backgroundColor

  /// Whether animations of it that run at the same time add up.
  var isAdditive: Bool {
    switch self {
    case .center, .bounds, .transform: true
    case .alpha, .backgroundColor: false
    }
  }
}

/// A value of one of the animated properties.
nonisolated enum AnimatedValue: Equatable, Sendable {
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

  /// The value, moved as far as another one moves from an end to what shows.
  ///
  /// What shows is exact for the value that is the end itself.
  func moved(as end: AnimatedValue, to shown: AnimatedValue) -> AnimatedValue {
    switch (self, end, shown) {
    case (.point(let own), .point(let end), .point(let shown)) where own != end:
      return .point(own.changed(as: end, to: shown))
    case (.rect(let own), .rect(let end), .rect(let shown)) where own != end:
      return .rect(own.changed(as: end, to: shown))
    case (.transform(let own), .transform(let end), .transform(let shown)) where own != end:
      return .transform(own.concatenating(end.inverted()).concatenating(shown))
    default: return shown
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
  /// The point, moved as far as one is moved to another.
  func changed(as old: CGPoint, to new: CGPoint) -> CGPoint {
    CGPoint(x: x + (new.x - old.x), y: y + (new.y - old.y))
  }

  /// The point a part of the way to another.
  func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, part), y: y.mixed(with: other.y, part))
  }
}

nonisolated extension CGRect {
  /// The rectangle, changed as much as one is changed to another. A side is never shorter than 0.
  func changed(as old: CGRect, to new: CGRect) -> CGRect {
    CGRect(
      origin: origin.changed(as: old.origin, to: new.origin),
      size: CGSize(
        width: max(0, size.width + new.size.width - old.size.width),
        height: max(0, size.height + new.size.height - old.size.height)))
  }

  /// The rectangle a part of the way to another. A side is never shorter than 0.
  func mixed(with other: CGRect, _ part: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, part),
      size: CGSize(
        width: max(0, size.width.mixed(with: other.size.width, part)),
        height: max(0, size.height.mixed(with: other.size.height, part))))
  }
}
