// What can be seen of a screen, in a form in which two looks can be compared.

import GestureCore
import TouchKit

/// What can be seen of a screen: each view by its number.
nonisolated struct SeenScreen: Hashable, Sendable {
  /// What can be seen of a view.
  struct Part: Hashable, Sendable {
    var position: Spot
    var size: Spot
    var scroll: Spot
    /// How much it is enlarged, in thousandths.
    var scale: Int
    /// How far it is turned, in thousandths of a radian.
    var angle: Int
    var alpha: Int
    var text: String
    var value: String
    var isSelected: Bool
    /// Whether fingers may use it.
    var isUsable: Bool
    var look: Look
    /// How large what is drawn is, in steps of 40 points.
    var ink: Spot
  }

  /// Colours, lines and shapes.
  struct Look: Hashable, Sendable {
    var colors: [CGColor?]
    var numbers: [CGFloat]
    var paths: [CGPath]
  }

  /// A place or a size, to half a point.
  struct Spot: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  private(set) var parts: [Int: Part] = [:]

  /// Looks at an application.
  @MainActor init(of application: UIApplication) {
    for window in application.snapshot() { add(window) }
  }

  private mutating func add(_ view: ViewSnapshot) {
    // What a view draws in front of its subviews has no number of its own.
    if view.identity >= 0 { parts[view.identity] = Part(view) }
    for subview in view.subviews { add(subview) }
  }
}

nonisolated extension SeenScreen.Spot {
  fileprivate init(_ x: CGFloat, _ y: CGFloat) { self.init(x: Self.half(x), y: Self.half(y)) }

  private static func half(_ value: CGFloat) -> Int {
    value.isFinite ? Int(max(-1e6, min(1e6, (value * 2).rounded()))) : 0
  }
}

nonisolated extension SeenScreen.Part {
  fileprivate init(_ view: ViewSnapshot) {
    let (t, told) = (view.transform, view.accessibility)
    let determinant = Double(t.a * t.d - t.b * t.c).magnitude
    self.init(
      position: .init(view.position.x, view.position.y),
      size: .init(view.bounds.width, view.bounds.height),
      scroll: .init(view.bounds.minX, view.bounds.minY),
      scale: Self.thousandths(determinant.squareRoot()),
      angle: Self.thousandths(Trigonometry.atan2(Double(t.b), Double(t.a))),
      alpha: Self.thousandths(Double(view.alpha)), text: Self.text(of: view.content),
      value: told?.value ?? "", isSelected: told?.traits.contains(.selected) ?? false,
      isUsable: view.isUserInteractionEnabled && told?.traits.contains(.notEnabled) != true,
      look: .init(view), ink: Self.ink(of: view))
  }

  /// A line is more than a dot, whatever it looks like.
  private static func ink(of view: ViewSnapshot) -> SeenScreen.Spot {
    let box = view.shapes.map(\.path.boundingBox).reduce(CGRect.null) { $0.union($1) }
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return .init(x: 0, y: 0) }
    return .init(x: Int(min(box.width, 1e6) / 40), y: Int(min(box.height, 1e6) / 40))
  }

  private static func thousandths(_ value: Double) -> Int {
    value.isFinite ? Int(max(-1e9, min(1e9, (value * 1_000).rounded()))) : 0
  }

  private static func text(of content: ViewSnapshot.Content) -> String {
    switch content {
    case .none: ""
    case .image(let name, _, _): "image \(name)"
    case .text(let text, _, _, _, _): text
    }
  }
}

nonisolated extension SeenScreen.Look {
  fileprivate init(_ view: ViewSnapshot) {
    let shapes = view.shapes
    self.init(
      colors: [view.backgroundColor, view.borderColor, view.shadow?.color]
        + shapes.flatMap {
          [$0.strokeColor, $0.fillColor]
        },
      numbers: [view.cornerRadius, view.borderWidth]
        + shapes.flatMap {
          [$0.origin.x, $0.origin.y, $0.lineWidth]
        },
      paths: shapes.map(\.path))
  }
}
