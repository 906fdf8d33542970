// What a finger touches in a scene: the second finger of a mouse mirrors it there.

import Playground
import TouchKit

extension Scene {
  /// The middle, on the stage, of the innermost node with gestures that a finger at a place touches; nil if it
  /// touches none.
  func centre(at place: CGPoint) -> CGPoint? {
    var children: [Int?: [SceneNode]] = [:]
    for node in nodes { children[node.parent, default: []].append(node) }
    for key in children.keys { children[key]?.sort { $0.index > $1.index } }
    for root in children[nil] ?? [] {
      if let found = Self.find(root, place, .identity, children) { return found.centre }
    }
    return nil
  }

  /// What is touched in a node: nothing, or the middle of what has gestures there, if anything has.
  private static func find(
    _ node: SceneNode, _ place: CGPoint, _ outer: Placement, _ children: [Int?: [SceneNode]]
  ) -> (centre: CGPoint?, Void)? {
    guard node.takes != .nothing else { return nil }
    let placement = node.placement.placed(in: outer)
    let inside = placement.inverted(place)
    guard (0..<node.width).contains(inside.x), (0..<node.height).contains(inside.y) else {
      return nil
    }
    let own =
      node.takes == .gestures
      ? placement.applied(CGPoint(x: node.width / 2, y: node.height / 2)) : nil
    for child in children[node.id] ?? [] {
      if let found = find(child, place, placement, children) { return (found.centre ?? own, ()) }
    }
    return (own, ())
  }
}

extension Placement {
  /// This placement in a parent that is placed itself.
  func placed(in outer: Placement) -> Placement {
    Placement(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b, c: outer.a * c + outer.c * d,
      d: outer.b * c + outer.d * d, tx: outer.a * tx + outer.c * ty + outer.tx,
      ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// Where a point goes.
  func applied(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Where a point came from; not a number for a placement without extent.
  func inverted(_ point: CGPoint) -> CGPoint {
    let (x, y, area) = (point.x - tx, point.y - ty, a * d - b * c)
    return CGPoint(x: (d * x - c * y) / area, y: (a * y - b * x) / area)
  }
}
