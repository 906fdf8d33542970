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

nonisolated extension NodeChange: Encodable {
  private enum Key: String, CodingKey {
    case id, parent, index, matrix, size, alpha, fill, radius, border, borderColor, shadow, clips,
      image
    case text, shapes, takes, access, scrolls, focused
  }

  /// Writes the number and each field that differs; a field that was taken away is null.
  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(node.id, forKey: .id)
    func put<Value: Equatable & Encodable>(_ path: KeyPath<SceneNode, Value>, _ key: Key) throws {
      if node[keyPath: path] != base[keyPath: path] {
        try fields.encode(node[keyPath: path], forKey: key)
      }
    }
    func put(_ path: KeyPath<SceneNode, Double>, _ key: Key) throws {
      if node[keyPath: path] != base[keyPath: path] {
        try fields.encode(node[keyPath: path].rounded(toPlaces: 4), forKey: key)
      }
    }
    try put(\.parent, .parent)
    try put(\.index, .index)
    try put(\.placement, .matrix)
    if node.width != base.width || node.height != base.height {
      let size = [node.width.rounded(toPlaces: 3), node.height.rounded(toPlaces: 3)]
      try fields.encode(size, forKey: .size)
    }
    try put(\.alpha, .alpha)
    try put(\.fill, .fill)
    try put(\.radius, .radius)
    try put(\.borderWidth, .border)
    try put(\.borderColor, .borderColor)
    try put(\.shadow, .shadow)
    try put(\.clips, .clips)
    try put(\.image, .image)
    try put(\.text, .text)
    try put(\.shapes, .shapes)
    try put(\.takes, .takes)
    try put(\.access, .access)
    try put(\.scrolls, .scrolls)
    try put(\.isFocused, .focused)
  }
}

nonisolated extension Placement: Encodable {
  /// Writes the six numbers as CSS's `matrix()` takes them.
  func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d] { try numbers.encode(number.rounded(toPlaces: 6)) }
    for number in [tx, ty] { try numbers.encode(number.rounded(toPlaces: 3)) }
  }
}

nonisolated extension SceneColor: Encodable {
  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque, as CSS takes it.
  fileprivate var css: String {
    var text = "#"
    for part in alpha < 1 ? [red, green, blue, alpha] : [red, green, blue] {
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
    return text
  }

  /// Writes it as CSS takes it.
  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(css)
  }
}

nonisolated extension SceneShadow: Encodable {
  /// Writes `2px 4px 6px #00000080`, as CSS takes it: there the blur is twice the standard deviation.
  func encode(to encoder: any Encoder) throws {
    let lengths = [x, y, 2 * radius].map { "\($0.rounded(toPlaces: 3))px" }
    var value = encoder.singleValueContainer()
    try value.encode((lengths + [color.css]).joined(separator: " "))
  }
}

nonisolated extension Double {
  /// The number with at most `places` decimals, so that a scene is short on the wire; a number that
  /// is not finite, which no scene should hold, becomes 0, because the page could not read the
  /// message.
  func rounded(toPlaces places: Int) -> Double {
    guard isFinite else { return 0 }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
