// Small apps in which something does not happen that their developer wants, each with its cause: what an
// agent must be told of it.

import TouchAgent
import TouchTrace
import UIKit

/// A small app with one fault, or an app that is used in a wrong way.
nonisolated struct AgentFault: Sendable {
  /// What is wrong, for people.
  let name: String
  /// The cause: words that one line of the answers must have, all of them.
  let cause: [String]
  /// What the agent does.
  let calls: [AgentCall]
  /// What it does in the mended app; the same by default.
  let mendedCalls: [AgentCall]
  /// The gesture of which the agent asks why; `nil` for all.
  var gesture: String?
  /// Fills the page; what is wanted calls ``FaultPage/done()``.
  let build: @MainActor @Sendable (FaultPage) -> Void

  /// A fault of the app: the same calls come to their end in the mended app.
  init(
    _ name: String, cause: [String], _ calls: [AgentCall],
    _ build: @escaping @MainActor @Sendable (FaultPage) -> Void
  ) {
    self.init(name, cause: cause, calls, mendedBy: calls, build)
  }

  /// The fault, of whose gesture the agent asks.
  func asking(_ gesture: String) -> AgentFault {
    var fault = self
    fault.gesture = gesture
    return fault
  }

  /// A fault of the fingers: other calls come to their end in the same app.
  init(
    _ name: String, cause: [String], _ calls: [AgentCall], mendedBy mendedCalls: [AgentCall],
    _ build: @escaping @MainActor @Sendable (FaultPage) -> Void
  ) {
    (self.name, self.cause, self.calls, self.mendedCalls, self.build) =
      (name, cause, calls, mendedCalls, build)
  }

  static let all =
    ofViews + ofSettings + ofFingers + ofPairs + ofAnswers + ofOwnClasses + ofControls + ofScreens
    + later

  /// The app, with or without its fault.
  func app(isMended: Bool) -> TouchApp {
    TouchApp(
      "Fault",
      launching: { launch in
        let page = FaultPage(isMended: isMended, build)
        page.objects.append(launch.show(UINavigationController(rootViewController: page)))
        return page
      })
  }
}

/// What an agent does, in short.
nonisolated extension AgentCall {
  static func tap(_ view: String, taps: Int = 1, fingers: Int = 1, seconds: Double = 0.08) -> Self {
    Self(
      "touch",
      [
        "gesture": "tap", "on": .string(view), "taps": .number(Double(taps)),
        "fingers": .number(Double(fingers)), "seconds": .number(seconds),
      ])
  }

  static func tap(x: Double, y: Double) -> Self {
    Self("touch", ["gesture": "tap", "x": .number(x), "y": .number(y)])
  }

  static func press(_ view: String, seconds: Double = 0.6) -> Self {
    Self("touch", ["gesture": "press", "on": .string(view), "seconds": .number(seconds)])
  }

  static func drag(_ view: String, _ dx: Double, _ dy: Double, seconds: Double = 0.25) -> Self {
    Self(
      "touch",
      [
        "gesture": "drag", "on": .string(view), "by_x": .number(dx), "by_y": .number(dy),
        "seconds": .number(seconds),
      ])
  }

  static func drag(
    x: Double, y: Double, _ dx: Double, _ dy: Double, seconds: Double = 0.25
  ) -> Self {
    Self(
      "touch",
      [
        "gesture": "drag", "x": .number(x), "y": .number(y), "by_x": .number(dx),
        "by_y": .number(dy), "seconds": .number(seconds),
      ])
  }

  static func pinch(_ view: String, scale: Double) -> Self {
    Self("touch", ["gesture": "pinch", "on": .string(view), "scale": .number(scale)])
  }

  static func rotate(_ view: String, degrees: Double) -> Self {
    Self("touch", ["gesture": "rotate", "on": .string(view), "degrees": .number(degrees)])
  }

  static func down(_ view: String, fingers: Int = 1) -> Self {
    Self(
      "touch",
      ["gesture": "down", "on": .string(view), "fingers": .number(Double(fingers))])
  }

  static func move(_ dx: Double, _ dy: Double, seconds: Double = 0.25) -> Self {
    Self(
      "touch",
      [
        "gesture": "move", "by_x": .number(dx), "by_y": .number(dy), "seconds": .number(seconds),
      ])
  }

  static let up = Self("touch", ["gesture": "up"])
  static let cancel = Self("touch", ["gesture": "cancel"])
  static let shake = Self("shake")
  static func type(_ text: String) -> Self { Self("type", ["text": .string(text)]) }
  static func wait(_ seconds: Double) -> Self { Self("wait", ["seconds": .number(seconds)]) }
}
