// What has to be sent to turn one scene into another: the fields that differ, and the nodes that are
// gone. It does not know when a scene is sent.

/// The step from one scene to the next.
nonisolated struct SceneDifference: Equatable, Sendable {
  /// Nodes with at least one field that differs, in drawing order.
  var changed: [NodeChange] = []
  /// Nodes that are not there any more.
  var gone: [Int] = []

  /// Whether the two scenes look the same.
  var isEmpty: Bool { changed.isEmpty && gone.isEmpty }

  /// The step from `old` to `new`. Complexity: O(nodes).
  init(from old: Scene, to new: Scene) {
    var before: [Int: SceneNode] = [:]
    for node in old.nodes { before[node.id] = node }
    for node in new.nodes {
      let base = before.removeValue(forKey: node.id)
      if base != node {
        changed.append(NodeChange(node: node, base: base ?? SceneNode(id: node.id)))
      }
    }
    gone = old.nodes.map(\.id).filter { before[$0] != nil }
  }
}

/// One node, and what the page knows of it so far.
nonisolated struct NodeChange: Equatable, Sendable {
  var node: SceneNode
  /// The node as the page has it; for a new one, all fields at their standard.
  var base: SceneNode
}
