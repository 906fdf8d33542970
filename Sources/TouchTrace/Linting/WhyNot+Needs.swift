// What a recognizer needs from fingers, in words: how many, how long, how far and where.

import GestureCore
import TouchKit

extension UIGestureRecognizer {
  /// What it needs from fingers, to follow "needs"; `nil` if its class does not say, or if it takes none.
  var needs: String? {
    guard let touches = fingersNeeded, touches.most > 0 else { return nil }
    let fingers = Self.fingers(touches)
    switch self {
    case let tap as UITapGestureRecognizer:
      let rule = TapRule()
      return "\(fingers), \(Self.taps(tap.numberOfTapsRequired)) of at most "
        + "\(number(rule.maximumDuration)) s and \(number(rule.allowableMovement)) points"
    case let press as UILongPressGestureRecognizer:
      let taps = press.numberOfTapsRequired
      let before = taps == 0 ? "" : "\(Self.taps(taps)) and then "
      return "\(fingers), \(before)held \(number(press.minimumPressDuration)) s within "
        + "\(number(press.allowableMovement)) points"
    case let edge as UIScreenEdgePanGestureRecognizer:
      let rule = ScreenEdgePanRule(edges: .left)
      let all: [(UIRectEdge, String)] = [
        (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
      ]
      return "\(fingers) from the \(Self.list(edge.edges, all)) edge, moved "
        + "\(number(rule.minimumInwardMovement)) points"
    case let pan as UIPanGestureRecognizer:
      return "\(fingers), moved \(number(PanRule().hysteresis)) points"
        + (pan.axesOfMovement == .horizontal ? " sideways" : "")
        + (pan.axesOfMovement == .vertical ? " up or down" : "")
    case let swipe as UISwipeGestureRecognizer:
      let ways: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      return "\(fingers), swept \(Self.list(swipe.direction, ways)) within "
        + "\(number(SwipeRule().maximumDuration)) s"
    case is UIPinchGestureRecognizer:
      return "\(fingers), \(number(PinchRule().hysteresis)) points closer or further apart"
    default: return fingers
    }
  }

  private static func fingers(_ touches: (fewest: Int, most: Int)) -> String {
    let (fewest, most) = touches
    if fewest > most { return "\(fewest) fingers, and takes at most \(most): it never begins" }
    if fewest == most { return fewest == 1 ? "1 finger" : "\(fewest) fingers" }
    if most == .max { return fewest == 1 ? "1 finger or more" : "\(fewest) fingers or more" }
    return "\(fewest) to \(most) fingers"
  }

  private static func taps(_ count: Int) -> String { count == 1 ? "1 tap" : "\(count) taps" }

  /// The names of the members of a set.
  private static func list<Members: OptionSet>(
    _ set: Members, _ names: [(Members, String)]
  ) -> String where Members.Element == Members {
    let members = names.filter { set.contains($0.0) }.map { $0.1 }
    return members.isEmpty ? "no" : members.joined(separator: " or ")
  }

  private func number(_ value: Double) -> String { shortDecimal(value, places: 2) }
}
