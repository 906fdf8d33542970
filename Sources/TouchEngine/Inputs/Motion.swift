// Receives the values of the accelerometer. `ShakeRule` finds shakes in them, and the first
// responder hears that shakes begin and end.

import GestureCore

extension Engine {
  func process(_ input: HostInput.MotionInput, of application: UIApplication) {
    for sample in input.samples {
      pass(to: sample.time)
      let acceleration = Acceleration(sample.x, sample.y, sample.z)
      guard acceleration.isFinite else {
        report(.badInput(.motionNotFinite))
        continue
      }
      guard application.applicationState == .active else { continue }
      shake.carryOut(shake.rule.moved(acceleration, at: scheduler.now), in: application)
      scheduler.expect(shake.rule.deadline)
    }
  }
}
