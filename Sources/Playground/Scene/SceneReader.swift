// Reads a window's views into a scene: what is drawn, back to front. It knows how views look, and
// nothing about pages or the wire.

import TouchKit

/// Reads the views of one window.
struct SceneReader {
  private var scene = Scene()

  /// All that is to be drawn of a window at its application's time.
  ///
  /// A hidden view and all that is in it is left out. Complexity: O(views).
  static func scene(of window: UIWindow) -> Scene {
    var reader = SceneReader()
    if !window.isHidden { reader.read(window, in: nil, index: 0) }
    return reader.scene
  }

  private mutating func read(_ view: UIView, in parent: UIView?, index: Int) {
    scene.nodes.append(node(for: view, in: parent, index: index))
    for (index, subview) in view.subviews.enumerated() where !subview.isHidden {
      read(subview, in: view, index: index)
    }
  }

  private func node(for view: UIView, in parent: UIView?, index: Int) -> SceneNode {
    var node = SceneNode(id: view.identity)
    node.parent = parent?.identity
    node.index = index
    let origin = parent?.bounds.origin ?? .zero
    node.width = view.bounds.size.width
    node.height = view.bounds.size.height
    node.placement = Placement(
      center: (view.center.x, view.center.y), size: (node.width, node.height),
      anchor: (view.layer.anchorPoint.x, view.layer.anchorPoint.y),
      transform: Placement(view.transform), scrolledBy: (origin.x, origin.y))
    node.alpha = view.alpha
    node.fill = view.backgroundColor.map(SceneColor.init)
    node.radius = view.layer.cornerRadius
    if view.layer.borderWidth > 0, let color = view.layer.borderColor {
      node.borderWidth = view.layer.borderWidth
      node.borderColor = SceneColor(color)
    }
    node.clips = view.clipsToBounds
    node.name = "\(type(of: view))"
    return node
  }
}

extension Placement {
  /// A view's transform.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension SceneColor {
  /// A colour with its two looks.
  init(_ color: UIColor) {
    self.init(
      light: Look(color.resolved(for: .light)), dark: Look(color.resolved(for: .dark)))
  }

  /// A colour with one look.
  init(_ color: CGColor) { self.init(light: Look(color), dark: Look(color)) }
}

extension SceneColor.Look {
  fileprivate init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
