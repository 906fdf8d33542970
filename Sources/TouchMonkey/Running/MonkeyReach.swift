// What was reached so far: states of recognizers, controls and screens; and which gesture at which place
// led to something new.

import GestureCore
import TouchKit

/// What the monkey has seen, and what it learned from that.
struct MonkeyReach {
  /// A gesture at a place of a screen.
  nonisolated struct Arm: Hashable {
    var screen: String
    var target: String
    var gesture: MonkeyGesture
  }

  /// Something that was reached.
  private enum Mark: Hashable {
    case screen(String)
    case recognizer(screen: String, name: String, GestureState)
    case excluded(name: String, by: String)
    case control(screen: String, name: String, UInt)
    case focus(screen: String, name: String)
  }

  private struct Tries {
    var count = 0
    /// How much was new after it.
    var yield = 0
  }

  private var marks: Set<Mark> = []
  private var tries: [Arm: Tries] = [:]
  /// The screen that shows now.
  private(set) var screen = ""

  /// How many different things were reached.
  var count: Int { marks.count }

  /// Hears of a decision.
  mutating func hear(_ decision: Observation.Decision) {
    guard case .transition(let id, _, let state, let cause) = decision, state != .changed else {
      return
    }
    marks.insert(.recognizer(screen: screen, name: id.name, state))
    if case .excluded(let other) = cause {
      marks.insert(.excluded(name: id.name, by: other.name))
    }
  }

  /// Looks at the screen and its controls.
  ///
  /// - Complexity: O(views).
  mutating func look(at application: UIApplication) {
    screen = Self.screen(of: application)
    marks.insert(.screen(screen))
    func look(_ view: UIView) {
      if let control = view as? UIControl {
        let name = "\(type(of: control))"
        marks.insert(.control(screen: screen, name: name, control.state.rawValue))
      }
      if view.isFirstResponder {
        marks.insert(.focus(screen: screen, name: "\(type(of: view))"))
      }
      for subview in view.subviews { look(subview) }
    }
    for window in application.windows where !window.isHidden { look(window) }
  }

  /// The controllers that show, by their classes.
  private static func screen(of application: UIApplication) -> String {
    var names: [String] = []
    func add(_ controller: UIViewController) {
      names.append("\(type(of: controller))")
      if let navigation = controller as? UINavigationController {
        if let top = navigation.topViewController { add(top) }
      } else {
        for child in controller.children { add(child) }
      }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        add(presented)
      }
    }
    for window in application.windows where !window.isHidden {
      if let root = window.rootViewController { add(root) }
    }
    return names.joined(separator: ">")
  }

  /// How much more a gesture is worth: more for one that was tried little, or that led to new things.
  func worth(of arm: Arm) -> Double {
    guard let tries = tries[arm] else { return 4 }
    return (1 + 3 * Double(tries.yield) / Double(tries.count)) / (1 + Double(tries.count))
  }

  /// Notes what came of a gesture.
  mutating func note(_ arm: Arm, yield: Int) {
    tries[arm, default: Tries()].count += 1
    tries[arm, default: Tries()].yield += yield
  }
}
