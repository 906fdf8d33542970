import Testing
import TouchAssistance
import TouchKit

/// Touches as they are meant.
@Suite struct AccommodationTests {
  private func touch(
    _ phase: UITouch.Phase, _ x: CGFloat, _ time: TimeInterval
  ) -> HostInput {
    .touches(.init([TouchReport(1, phase, at: CGPoint(x: x, y: 0))], time: time))
  }

  /// What is told, in short: phase, place and time.
  private func told(
    _ inputs: [HostInput], by accommodations: TouchAccommodations
  ) -> [String] {
    var accommodations = accommodations
    return inputs.flatMap { accommodations.receive($0) }.flatMap { input -> [String] in
      guard case .touches(let touches) = input else { return [] }
      return touches.reports.map {
        let (x, time) = (Int($0.sample.location.x.rounded()), Int((touches.time * 1_000).rounded()))
        return "\($0.phase) \(x) at \(time)"
      }
    }
  }

  private func accommodations(
    _ change: (inout TouchAccommodations) -> Void = { _ in }
  ) -> TouchAccommodations {
    var accommodations = TouchAccommodations()
    change(&accommodations)
    return accommodations
  }

  @Test func nothingIsChangedAtFirst() {
    var accommodations = TouchAccommodations()
    let inputs = [
      touch(.began, 5, 0), touch(.moved, 6, 0.1), touch(.ended, 6, 0.2), .time(1),
      .cancellation(window: 1),
    ]
    #expect(inputs.flatMap { accommodations.receive($0) } == inputs)
    #expect(accommodations.nextDeadline == .infinity)
  }

  @Test func aTouchBeginsWhenItsFingerHasRested() {
    let slow = accommodations { $0.holdDuration = 0.3 }
    #expect(
      told(
        [touch(.began, 5, 0), touch(.moved, 8, 0.1), .time(0.5), touch(.ended, 8, 0.6)], by: slow)
        == ["began 8 at 300", "ended 8 at 600"])
    #expect(told([touch(.began, 5, 0), touch(.ended, 5, 0.2), .time(1)], by: slow) == [])
  }

  @Test func aWheelIsNotHeldBack() {
    var slow = accommodations { ($0.holdDuration, $0.ignoredRepeat) = (0.3, 1) }
    let turn = [UITouch.Phase.began, .moved, .ended].map { phase -> HostInput in
      var report = TouchReport(1, phase, at: CGPoint(x: 5, y: 5), type: .indirectPointer)
      report.scrollTypes = .discrete
      return HostInput.touches(.init([report], time: 1))
    }
    #expect((turn + turn).flatMap { slow.receive($0) } == turn + turn)
  }

  @Test func aHostIsToldWhenToAskAgain() {
    var slow = accommodations { $0.holdDuration = 0.3 }
    _ = slow.receive(touch(.began, 5, 1))
    #expect(slow.nextDeadline == 1.3)
    _ = slow.receive(.time(1.3))
    #expect(slow.nextDeadline == .infinity)
  }

  @Test func repeatsAreIgnoredUntilAPauseIsLongEnough() {
    let calm = accommodations { $0.ignoredRepeat = 0.5 }
    let inputs = [
      touch(.began, 1, 0), touch(.ended, 1, 0.1), touch(.began, 2, 0.3), touch(.moved, 4, 0.35),
      touch(.ended, 2, 0.4), touch(.began, 3, 0.8), touch(.ended, 3, 0.85), touch(.began, 4, 1.4),
      touch(.ended, 4, 1.5),
    ]
    #expect(
      told(inputs, by: calm) == [
        "began 1 at 0", "ended 1 at 100", "began 4 at 1400", "ended 4 at 1500",
      ])
  }

  @Test func aTremorIsNotNoticedAndAMovementIs() {
    let still = accommodations { $0.tremorRadius = 5 }
    let inputs = [
      touch(.began, 100, 0), touch(.moved, 104, 0.1), touch(.moved, 96, 0.2),
      touch(.moved, 120, 0.3), touch(.moved, 112, 0.4), touch(.ended, 113, 0.5),
    ]
    #expect(told(inputs, by: still) == ["began 100 at 0", "moved 115 at 300", "ended 115 at 500"])
  }

  @Test func aDragGoesOnWithoutAFingerUntilATapLetsGo() {
    let sticky = accommodations { $0.dragLock = 1 }
    let inputs = [
      touch(.began, 0, 0), touch(.moved, 50, 0.2), touch(.ended, 50, 1.3),
      // Another place, the same way.
      touch(.began, 200, 3), touch(.moved, 230, 3.2), touch(.ended, 230, 4),
      touch(.began, 10, 5), touch(.ended, 10, 5.1),
    ]
    #expect(
      told(inputs, by: sticky) == [
        "began 0 at 0", "moved 50 at 200", "moved 80 at 3200", "ended 80 at 5100",
      ])
    // Who lifts at once, or has not dragged, lets go at once.
    #expect(
      told([touch(.began, 0, 0), touch(.moved, 50, 0.2), touch(.ended, 50, 0.3)], by: sticky).last
        == "ended 50 at 300")
    #expect(
      told([touch(.began, 0, 0), touch(.ended, 0, 3)], by: sticky).last == "ended 0 at 3000")
  }

  @Test func touchesThatTheSystemTakesAwayAreForgotten() {
    let sticky = accommodations { $0.dragLock = 1 }
    let inputs = [
      touch(.began, 0, 0), touch(.moved, 50, 0.2), touch(.ended, 50, 1.3),
      .cancellation(window: 1), touch(.began, 7, 3), touch(.ended, 7, 3.1),
    ]
    #expect(
      told(inputs, by: sticky) == [
        "began 0 at 0", "moved 50 at 200", "began 7 at 3000", "ended 7 at 3100",
      ])
  }

  @Test func anAppGetsATapFromAFingerThatTrembles() {
    let application = UIApplication(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 200, height: 200)))
    let (window, view) = application.perform {
      let (window, view) = (UIWindow(frame: application.screen.bounds), RestlessView())
      view.frame = window.bounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
    var still = accommodations { $0.tremorRadius = 6 }
    let inputs = [
      touch(.began, 100, 1), touch(.moved, 103, 1.1), touch(.moved, 97, 1.2),
      touch(.ended, 99, 1.3),
    ]
    for input in inputs.flatMap({ still.receive($0) }) { application.receive(input) }
    #expect(view.heard == ["began", "ended"])
    withExtendedLifetime(window) {}
  }
}

/// Writes down what it hears.
private final class RestlessView: UIView {
  private(set) var heard: [String] = []

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
}

/// A pointer that taps when it rests.
@Suite struct DwellTests {
  private let place = CGPoint(x: 50, y: 60)

  /// When taps begin and where, in short.
  private func taps(_ inputs: [HostInput]) -> [String] {
    inputs.compactMap { input in
      guard case .touches(let touches) = input, touches.reports[0].phase == .began else {
        return nil
      }
      let at = touches.reports[0].sample.location
      return "\(Int(at.x)), \(Int(at.y)) at \(Int((touches.time * 1_000).rounded()))"
    }
  }

  @Test func aPointerThatRestsTapsOnce() {
    var dwell = DwellPointer(time: 1, radius: 10)
    var told = dwell.move(to: place, at: 0)
    told += dwell.move(to: CGPoint(x: 56, y: 60), at: 0.5)
    #expect(dwell.nextDeadline == 1)
    #expect(dwell.progress(at: 0.5) == 0.5)
    #expect(dwell.rest?.place == place && dwell.rest?.since == 0)
    told += dwell.advance(to: 5)
    #expect(told.count == 2)
    #expect(taps(told) == ["50, 60 at 1000"])
    #expect(dwell.nextDeadline == .infinity)
    #expect(dwell.progress(at: 5) == nil)
  }

  @Test func itsFingerLiftsWhenThatIsDueEvenIfThePointerHasLeft() {
    var dwell = DwellPointer(time: 1, radius: 10)
    let began = dwell.move(to: place, at: 0) + dwell.advance(to: 1.01)
    #expect(taps(began).count == 1 && began.count == 1)
    #expect(dwell.nextDeadline == 1.08)
    #expect(dwell.leave(at: 1.02) == [])
    dwell.isOn = false
    let ended = HostInput.TouchInput([TouchReport(1, .ended, at: place)], time: 1.08)
    #expect(dwell.advance(to: 2) == [.touches(ended)])
    #expect(dwell.nextDeadline == .infinity)
  }

  @Test func aPointerThatComesBackTapsAgain() {
    var dwell = DwellPointer(time: 1, radius: 10)
    var told = dwell.move(to: place, at: 0) + dwell.advance(to: 2)
    told += dwell.move(to: CGPoint(x: 90, y: 60), at: 3) + dwell.move(to: place, at: 3.2)
    told += dwell.advance(to: 9)
    #expect(taps(told) == ["50, 60 at 1000", "50, 60 at 4200"])
  }

  @Test func timesWithoutAnEndTapNothing() {
    var dwell = DwellPointer(time: .nan, radius: .infinity)
    #expect(dwell.time == 1 && dwell.radius == 20)
    dwell.time = -1
    #expect(dwell.time == 0.1)
    _ = dwell.move(to: place, at: 0) + dwell.advance(to: 2)
    #expect(dwell.advance(to: dwell.nextDeadline) == [])
  }

  @Test func aPauseAndALeaveTapNothing() {
    var dwell = DwellPointer(time: 1, radius: 10)
    _ = dwell.move(to: place, at: 0)
    dwell.isOn = false
    #expect(dwell.advance(to: 3) == [])
    dwell.isOn = true
    #expect(dwell.advance(to: 6) == [])
    _ = dwell.move(to: place, at: 7)
    #expect(dwell.leave(at: 7.5) == [])
    #expect(dwell.advance(to: 20) == [])
  }
}
