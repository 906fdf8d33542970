// Two boxes that follow fingers, until the example apps can be played.

import Foundation

extension Catalogue {
  private static func stub(_ id: String, _ title: String, _ about: String) -> Entry {
    Entry(card: AppCard(id: id, title: title, about: about)) { size, time in
      TwoBoxes(size: size, time: time)
    }
  }

  /// The apps of this package.
  static let examples = Catalogue(entries: [
    Entry(
      card: AppCard(
        id: "PhotoBoard", title: "Photo Board",
        about: "Drag, pinch and turn two pictures with your fingers."),
      make: { size, time in TwoBoxes(size: size, time: time) }),
    stub("MatchItUp", "Match It Up", "Draw a line from each shape to its twin."),
    stub("Drawer", "Drawer", "Pull the drawer in from the edge, and push it back."),
    stub("PagesAndPop", "Pages and Pop", "Page with a swipe; go back from the left edge."),
    stub("EventLab", "Event Lab", "See every phase of every finger as the system sees it."),
  ])
}

final class TwoBoxes: RunningApp {
  private var places: [(x: Double, y: Double)]
  private var grabbed: [Int: (box: Int, x: Double, y: Double)] = [:]
  private var downAt: [Int: Double] = [:]
  private var log: [String] = ["two boxes are ready"]
  private var alpha = [1.0, 1.0]
  private var size: StageSize

  init(size: StageSize, time: Double) {
    self.size = size
    places = [(size.width / 2, size.height / 2 - 110), (size.width / 2, size.height / 2 + 110)]
  }

  func receive(_ touches: [WireTouch], at time: Double) {
    advance(to: time)
    for touch in touches {
      switch touch.phase {
      case .began:
        for box in [1, 0]
        where abs(touch.sample.x - places[box].x) < 130 && abs(touch.sample.y - places[box].y) < 95
        {
          grabbed[touch.finger] = (box, touch.sample.x, touch.sample.y)
          downAt[touch.finger] = time
          log.append("box \(box): grabbed by finger \(touch.finger)")
          break
        }
      case .moved:
        guard let old = grabbed[touch.finger] else { continue }
        places[old.box].x += touch.sample.x - old.x
        places[old.box].y += touch.sample.y - old.y
        grabbed[touch.finger] = (old.box, touch.sample.x, touch.sample.y)
        downAt[touch.finger] = nil
      case .ended, .cancelled:
        if let old = grabbed[touch.finger] { log.append("box \(old.box): let go") }
        grabbed[touch.finger] = nil
        downAt[touch.finger] = nil
      case .hoverEntered, .hoverMoved, .hoverExited: break
      }
    }
  }

  func advance(to time: Double) {
    for (finger, start) in downAt where time >= start + 0.5 {
      downAt[finger] = nil
      if let box = grabbed[finger]?.box {
        alpha[box] = 0.7
        log.append("box \(box): long press")
      }
    }
  }

  func resize(to size: StageSize) { self.size = size }

  func scene() -> Scene {
    var nodes: [SceneNode] = []
    for (box, place) in places.enumerated() {
      var node = SceneNode(id: box + 1)
      node.index = box
      node.width = 260
      node.height = 190
      node.placement = Placement(center: (place.x, place.y), size: (260, 190))
      node.alpha = alpha[box]
      node.image = ["lighthouse", "mountain"][box]
      node.name = ["top", "bottom"][box]
      node.radius = 10
      node.borderWidth = 6
      node.borderColor = SceneColor(red: 1, green: 1, blue: 1)
      nodes.append(node)
    }
    return Scene(nodes: nodes)
  }

  var wake: SceneUpdate.Wake {
    downAt.values.min().map { .at($0 + 0.5) } ?? .never
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
