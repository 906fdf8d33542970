// What a person with one switch can make of one place: gestures with names.

import GestureCore
import TouchKit
import TouchTrace

/// A gesture that starts at a place.
nonisolated public struct SwitchGesture: Sendable {
  /// What the menu calls it.
  public var name: String
  /// Its fingers.
  public var fingers: @Sendable (_ place: CGPoint) -> Fingers

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - name: What the menu calls it.
  ///   - fingers: Its fingers, from a place on the screen, in points.
  public init(_ name: String, _ fingers: @escaping @Sendable (_ place: CGPoint) -> Fingers) {
    (self.name, self.fingers) = (name, fingers)
  }

  /// What everybody gets. A person, or a helper, may add others.
  public static let usual: [SwitchGesture] =
    [
      SwitchGesture("tap") { .tap(at: $0) },
      SwitchGesture("double tap") { .doubleTap(at: $0) },
      SwitchGesture("press") { .longPress(at: $0, for: 0.8) },
      SwitchGesture("tap with two fingers") { .tap(at: $0, fingers: 2) },
    ] + directed("swipe", over: 0.12, by: 120) + directed("drag", over: 0.6, by: 120) + [
      SwitchGesture("spread") { .pinch(at: $0, by: 1.6) },
      SwitchGesture("pinch") { .pinch(at: $0, by: 0.5) },
      SwitchGesture("turn right") { .rotate(at: $0, by: 0.5) },
      SwitchGesture("turn left") { .rotate(at: $0, by: -0.5) },
    ]

  private static func directed(
    _ name: String, over time: TimeInterval, by distance: CGFloat
  ) -> [SwitchGesture] {
    let ways: [(String, CGFloat, CGFloat)] = [
      ("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1),
    ]
    return ways.map { word, x, y in
      SwitchGesture("\(name) \(word)") { place in
        .drag(
          from: place, to: CGPoint(x: place.x + x * distance, y: place.y + y * distance), over: time
        )
      }
    }
  }
}
