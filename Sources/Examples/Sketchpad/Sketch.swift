// A drawing as a value: what lies on the paper, and what editing makes of it.

import StrokeKit

/// A drawing; what was drawn first lies at the bottom.
nonisolated struct Sketch: Equatable, Sendable {
  /// One thing on the paper, in the paper's points.
  enum Content: Equatable, Sendable {
    case ink([StrokePoint])
    case shape(Shape)

    /// The lines to draw.
    var lines: [[StrokePoint]] {
      switch self {
      case .ink(let points): [points]
      case .shape(let shape):
        shape.outlines.map { $0.map { StrokePoint(x: $0.x, y: $0.y) } }
      }
    }

    func moved(by distance: SIMD2<Double>) -> Content {
      switch self {
      case .ink(let points):
        .ink(
          points.map { StrokePoint(x: $0.x + distance.x, y: $0.y + distance.y, time: $0.time) })
      case .shape(let shape): .shape(shape.moved(by: distance))
      }
    }
  }

  /// A thing and the number by which it is known.
  struct Item: Equatable, Sendable, Identifiable {
    let id: Int
    var content: Content
  }

  private(set) var items: [Item] = []
  private var nextID = 1

  /// The shapes among them, beside which new ones are made neat.
  var shapes: [Shape] {
    items.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
  }

  mutating func add(_ content: Content) {
    items.append(Item(id: nextID, content: content))
    nextID += 1
  }

  /// Puts something else in the place of what was drawn last.
  mutating func replaceLast(by content: Content) {
    if !items.isEmpty { items[items.count - 1].content = content }
  }

  mutating func remove(_ ids: Set<Int>) { items.removeAll { ids.contains($0.id) } }

  mutating func removeAll() { items.removeAll() }

  mutating func move(_ ids: Set<Int>, by distance: SIMD2<Double>) {
    for index in items.indices where ids.contains(items[index].id) {
      items[index].content = items[index].content.moved(by: distance)
    }
  }

  /// Those of which more than half lies in a region.
  func items(in region: StrokeRegion) -> Set<Int> {
    Set(items.lazy.filter { region.share(of: $0.content.lines) > 0.5 }.map(\.id))
  }
}

/// The states of something, of which the last ones can be taken back.
nonisolated struct History<State: Equatable & Sendable>: Equatable, Sendable {
  /// How many states can be taken back.
  static var depth: Int { 100 }

  private(set) var present: State
  private(set) var past: [State] = []
  private var future: [State] = []

  init(_ state: State) { present = state }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Goes on with another state; the same one is none.
  mutating func change(_ change: (inout State) -> Void) {
    var next = present
    change(&next)
    if next == present { return }
    past.append(present)
    if past.count > Self.depth { past.removeFirst() }
    future.removeAll()
    present = next
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(present)
    present = last
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(present)
    present = next
  }
}
