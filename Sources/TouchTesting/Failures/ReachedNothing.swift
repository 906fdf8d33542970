// Touches that reached nothing: no recognizer received them, and no view listens to them.

import TouchKit

/// A touch that had no effect when it came down.
nonisolated struct UnreachedTouch {
  /// The number of its finger.
  var finger: Int
  /// When it came down, in seconds.
  var time: TimeInterval
  /// Where it came down, in the window's coordinates, in points.
  var place: CGPoint
}

extension TestScreen {
  /// At most so many walks are shown; the last ones.
  private static let walksMax = 3

  /// Strikes out a touch that came down and has an effect.
  func hearOfArrival(_ decision: Observation.Decision) {
    guard !arriving.isEmpty else { return }
    switch decision {
    case .received(let touch, _), .held(let touch, _), .withoutView(let touch, _):
      arriving.remove(touch.finger)
    case .delivered(let touches, .began, let view):
      guard !isIgnored(by: view) else { return }
      for touch in touches { arriving.remove(touch.finger) }
    default: break
    }
  }

  /// Whether no responder from a view on is of a class that may listen to touches.
  private func isIgnored(by id: Observation.ViewID) -> Bool {
    guard let view = view(id, below: window) else { return false }
    var next: UIResponder? = view
    while let responder = next {
      guard Self.isDeaf(responder) else { return false }
      next = responder.next
    }
    return true
  }

  private func view(_ id: Observation.ViewID, below view: UIView) -> UIView? {
    if view.observationID == id { return view }
    for subview in view.subviews {
      if let found = self.view(id, below: subview) { return found }
    }
    return nil
  }

  /// Whether a responder is of a class of TouchKit that only passes touches on.
  private static func isDeaf(_ responder: UIResponder) -> Bool {
    let deaf: [AnyObject.Type] = [
      UIView.self, UILabel.self, UIImageView.self, UIWindow.self, UIViewController.self,
      UINavigationController.self, UIApplication.self,
    ]
    return deaf.contains { $0 == type(of: responder) }
  }

  /// The walk of the hit test for each touch that reached nothing.
  func walksOfUnreached() -> String {
    unreached.suffix(Self.walksMax).map { touch in
      let walk = whyNot(at: window.convert(touch.place, to: nil)).walk
      let lines = walk.split(separator: "\n").map { "  \($0)\n" }.joined()
      return "\nFinger \(touch.finger) at \(spoken(touch.place)) reached nothing at "
        + "\(decimal(touch.time, places: 3)) s: no recognizer received it, and no view listens. "
        + "The hit test there:\n\(lines)"
    }.joined()
  }
}
