// Turns an application's snapshot into a scene. It knows how the engine describes what is seen, and
// nothing about pages or the wire.

import TouchKit

extension Scene {
  /// What is seen of an application's windows. Complexity: O(views).
  init(_ windows: [ViewSnapshot]) {
    for (index, window) in windows.enumerated() { add(window, in: nil, index: index) }
  }

  private mutating func add(_ view: ViewSnapshot, in parent: ViewSnapshot?, index: Int) {
    nodes.append(SceneNode(view, in: parent, index: index))
    for (index, subview) in view.subviews.enumerated() { add(subview, in: view, index: index) }
  }
}

extension SceneNode {
  fileprivate init(_ view: ViewSnapshot, in parent: ViewSnapshot?, index: Int) {
    self.init(id: view.identity)
    self.parent = parent?.identity
    self.index = index
    width = view.bounds.size.width
    height = view.bounds.size.height
    let scrolled = parent?.bounds.origin ?? .zero
    placement = Placement(
      center: (view.position.x, view.position.y), size: (width, height),
      anchor: (view.anchorPoint.x, view.anchorPoint.y), transform: Placement(view.transform),
      scrolledBy: (scrolled.x, scrolled.y))
    alpha = view.alpha
    fill = view.backgroundColor.map(SceneColor.init)
    radius = view.cornerRadius
    borderWidth = view.borderWidth
    borderColor = view.borderColor.map(SceneColor.init)
    shadow = view.shadow.map(SceneShadow.init)
    clips = view.clips
    isFocused = view.isFocused
    takes =
      if !view.isUserInteractionEnabled {
        .nothing
      } else if view.hasGestures {
        .gestures
      } else { .touches }
    access = view.accessibility.map(SceneAccess.init)
    switch view.content {
    case .none: break
    case .image(let name, _, let mode):
      image = SceneImage(name: name, mode: SceneImage.Mode(mode))
    case .text(let string, let font, let color, let alignment, let lines):
      text = SceneText(
        string: string, size: font.pointSize, weight: font.weight.rawValue,
        color: SceneColor(color), align: SceneText.Align(alignment), lines: lines)
    }
    let origin = view.bounds.origin
    shapes = view.shapes.map { SceneShape($0, scrolledBy: origin) }
  }
}

extension SceneAccess {
  fileprivate init(_ told: ViewSnapshot.Accessibility) {
    let traits = told.traits
    role =
      if told.isEditable {
        .textbox
      } else if traits.contains(.toggleButton) {
        .onOff
      } else if traits.contains(.button) {
        .button
      } else if traits.contains(.adjustable) {
        .slider
      } else if traits.contains(.link) {
        .link
      } else if traits.contains(.header) {
        .heading
      } else if traits.contains(.image) {
        .img
      } else if traits.contains(.staticText) {
        .text
      } else { .group }
    label = told.label ?? ""
    value = told.value
    hint = told.hint
    amount = told.amount.map {
      Amount(minimum: $0.minimum, maximum: $0.maximum, value: $0.value)
    }
    isSelected = traits.contains(.selected) || (role == .onOff && told.value == "1")
    isEnabled = !traits.contains(.notEnabled)
  }
}

extension Placement {
  fileprivate init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension SceneShadow {
  fileprivate init(_ shadow: ViewSnapshot.Shadow) {
    self.init(
      x: shadow.offset.width, y: shadow.offset.height, radius: shadow.radius,
      color: SceneColor(shadow.color))
  }
}

extension SceneColor {
  fileprivate init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension SceneImage.Mode {
  fileprivate init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill: self = .fill
    case .scaleAspectFit: self = .contain
    case .scaleAspectFill: self = .cover
    case .center: self = .none
    }
  }
}

extension SceneText.Align {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left, .natural: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}

extension SceneShape {
  fileprivate init(_ shape: ViewSnapshot.Shape, scrolledBy scrolled: CGPoint) {
    let (x, y) = (shape.origin.x - scrolled.x, shape.origin.y - scrolled.y)
    var path = ""
    for element in shape.path.elements { path += Self.words(element, movedBy: (x, y)) }
    self.init(
      path: path, stroke: shape.strokeColor.map(SceneColor.init),
      fill: shape.fillColor.map(SceneColor.init), width: shape.lineWidth,
      cap: Cap(shape.lineCap))
  }

  /// One step of the pen as SVG writes it.
  private static func words(
    _ element: CGPathElement, movedBy offset: (x: CGFloat, y: CGFloat)
  ) -> String {
    func words(_ letter: String, _ points: CGPoint...) -> String {
      letter
        + points.map { point in
          let x = (point.x + offset.x).rounded(toPlaces: 2)
          let y = (point.y + offset.y).rounded(toPlaces: 2)
          return "\(JSONFound.words(x)) \(JSONFound.words(y))"
        }.joined(separator: " ")
    }
    return switch element {
    case .move(let to): words("M", to)
    case .line(let to): words("L", to)
    case .quadCurve(let to, let control): words("Q", control, to)
    case .curve(let to, let control1, let control2): words("C", control1, control2, to)
    case .close: "Z"
    }
  }
}

extension SceneShape.Cap {
  fileprivate init(_ cap: CAShapeLayerLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}
