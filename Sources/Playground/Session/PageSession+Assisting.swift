// The assistance of a page: it is turned on and off, and its switch is pressed.

import TouchKit

extension PageSession {
  /// Turns assistance on or off, for all apps of the page until its connection ends.
  func receive(_ change: ClientMessage.AssistanceChange) {
    tick(to: change.time)
    assistance.turn(to: change.settings)
  }

  /// The person's one switch was pressed.
  func pressSwitch(at time: Double) throws(WireError) {
    let app = try appThatRuns()
    tick(to: time)
    assistance.press(at: clock.now, in: app)
    collectLog()
  }

  /// When the page has to send a tick.
  package var wake: UIApplication.NextCall {
    let wake = running?.app.wake ?? .never
    let time = assistance.nextDeadline
    return switch wake {
    case .nextFrame: wake
    case .at(let other) where other <= time: wake
    case .at, .never: time.isFinite ? .at(time) : .never
    }
  }

  /// What is to be shown of the assistance; nil if the page knows it.
  func takeAssistance() -> AssistanceUpdate? {
    let update = assistance.update
    guard update != shownAssistance else { return nil }
    shownAssistance = update
    return update
  }
}
