// The event of a shake, from its begin to its end. `ShakeRule` finds shakes.

import GestureCore

/// The running shake of an application, if there is one.
final class Shake {
  /// Finds shakes.
  var rule = ShakeRule()
  /// The event of the shake that has begun; `nil` while there is none.
  private(set) var event: UIEvent?
  /// The responder that heard that it began.
  private var receiver = Weak<UIResponder>(nil)
  /// What the receiver is about to hear.
  private var phase = Observation.MotionPhase.began

  deinit {}

  /// Carries out what the rule proposes: tells the responder of the shake.
  func carryOut(_ proposal: Proposal, in application: UIApplication) {
    switch proposal {
    case .begin: begin(in: application)
    case .end: finish(.ended, in: application)
    case .cancel(let reason): finish(.cancelled(because: reason), in: application)
    case .stay, .change, .fail: break
    }
  }

  private func begin(in application: UIApplication) {
    guard let responder = application.responderWithoutPlace else { return }
    if application.firstResponder == nil {
      application.keyWindow?.reportObstacle(.noFirstResponder)
    }
    let event = UIEvent(
      type: .motion, subtype: .motionShake, timestamp: application.scheduler.now)
    (self.event, receiver, phase) = (event, Weak(responder), .began)
    application.sendEvent(event)
  }

  private func finish(_ phase: Observation.MotionPhase, in application: UIApplication) {
    guard let event else { return }
    event.time = application.scheduler.now
    self.phase = phase
    application.sendEvent(event)
    if self.event === event { self.event = nil }
  }

  /// Cancels the shake, and forgets what was measured.
  func interrupt(in application: UIApplication) {
    carryOut(rule.interrupted(), in: application)
  }

  /// Called before a view leaves the application's windows, while the responder chain is still
  /// whole. Cancels the shake if the view or its controller was the first to hear of it. [doc]
  func loses(_ view: UIView, in application: UIApplication) {
    guard event != nil, let receiver = receiver.object else { return }
    guard receiver === view || receiver === view.owner else { return }
    interrupt(in: application)
  }

  /// Tells the receiver of the shake, if it is still there.
  func deliver(_ event: UIEvent, in application: UIApplication) {
    guard let receiver = receiver.object else { return }
    application.report(.motion(.motionShake, phase, to: receiver.responderID))
    switch phase {
    case .began: receiver.motionBegan(.motionShake, with: event)
    case .ended: receiver.motionEnded(.motionShake, with: event)
    case .cancelled: receiver.motionCancelled(.motionShake, with: event)
    }
  }
}
