// Calls once a frame: on the application's own time, or when the host says that a frame begins.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// Writes down when it is called.
private final class Stepper {
  var times: [Double] = []
  var body: (CADisplayLink) -> Void = { _ in }
  func step(_ link: CADisplayLink) {
    times.append(link.timestamp)
    body(link)
  }
  deinit {}
}

/// A link of an application of its own, which is running code.
private func withLink(_ body: (UIApplication, CADisplayLink, Stepper) -> Void) {
  withWindow { application, _ in
    let stepper = Stepper()
    let link = CADisplayLink(target: stepper, selector: Selector(Stepper.step))
    link.add(to: .main, forMode: .common)
    body(application, link, stepper)
    link.invalidate()
    #expect(application.nextDeadline == .infinity || application.nextDeadline <= 1000)
    application.advance(to: 1000)
    #expect(application.nextDeadline == .infinity)
  }
}

@Suite struct FrameCalls {
  @Test func withoutAHostsFramesTheyBeginAsTimePasses() {
    withLink { application, link, stepper in
      #expect(application.nextDeadline == 1.0 / 60 && link.duration == 1.0 / 60)
      application.advance(to: 0.5)
      #expect(stepper.times == (1...30).map { Double($0) * (1.0 / 60) })
      #expect(link.timestamp == 0.5 && abs(link.targetTimestamp - 31.0 / 60) < 1e-12)
      application.screen.maximumFramesPerSecond = 120
      stepper.times = []
      application.advance(to: 1)
      #expect(abs(stepper.times.count - 60) <= 1 && link.duration == 1.0 / 120)
    }
  }

  @Test func theHostsFramesAreTheOnlyOnesOnceItSendsSome() {
    withLink { application, _, stepper in
      application.receive(.frame(0.013))
      application.receive(.frame(0.031))
      application.receive(.time(0.5))
      application.receive(.frame(0.5))
      application.receive(.frame(0.5))
      #expect(stepper.times == [0.013, 0.031, 0.5])
      #expect(application.nextDeadline == .infinity)
    }
  }

  @Test func workDueAtAFramesTimeComesFirst() {
    withLink { application, _, stepper in
      var order: [String] = []
      stepper.body = { _ in order.append("frame") }
      application.scheduler.after(1.0 / 60) { order.append("work") }
      application.advance(to: 1.0 / 60)
      #expect(order == ["work", "frame"])
    }
  }

  @Test func changesOfAFrameAreLaidOutInIt() {
    final class Laid: UIView {
      var times: [Double] = []
      override func layoutSubviews() { times.append(window!.application!.scheduler.now) }
    }
    withLink { application, _, stepper in
      let view = Laid()
      application.keyWindow?.addSubview(view)
      application.layoutWindowsIfNeeded()
      view.times = []
      stepper.body = { _ in view.setNeedsLayout() }
      application.advance(to: 3.0 / 60)
      #expect(view.times == stepper.times)
      #expect(view.times.count == 3)
    }
  }

  @Test func pausedAndInvalidatedLinksAreNotCalled() {
    withLink { application, link, stepper in
      link.isPaused = true
      application.advance(to: 1)
      #expect(stepper.times == [] && application.nextDeadline == .infinity)
      link.isPaused = false
      application.advance(to: 1.1)
      #expect(stepper.times.count == 6)
      stepper.body = { $0.invalidate() }
      application.advance(to: 2)
      #expect(stepper.times.count == 7 && link.duration == 0)
      link.add(to: .main, forMode: .common)
      application.advance(to: 3)
      #expect(stepper.times.count == 7)
    }
  }

  @Test func aLinkThatIsAddedInAFrameIsCalledInTheNextAndOneRemovedInItNotAtAll() {
    withLink { application, _, stepper in
      let (second, third) = (Stepper(), Stepper())
      let removed = CADisplayLink(target: second, selector: Selector(Stepper.step))
      removed.add(to: .main, forMode: .common)
      let added = CADisplayLink(target: third, selector: Selector(Stepper.step))
      stepper.body = { _ in
        removed.remove(from: .main, forMode: .common)
        added.add(to: .main, forMode: .common)
        added.add(to: .main, forMode: .common)
      }
      application.receive(.frame(1))
      application.receive(.frame(2))
      #expect(second.times == [] && third.times == [2])
      added.invalidate()
    }
  }

  @Test(arguments: [(30, 30), (20, 20), (60, 60), (200, 60), (15, 15), (1, 1), (0, 60)])
  func fewerCallsASecondAreMadeIfWanted(wanted: Int, made: Int) {
    withLink { application, link, stepper in
      link.preferredFramesPerSecond = wanted
      application.advance(to: 10)
      #expect(abs(stepper.times.count - 10 * made) <= 1)
    }
  }

  @Test func aFrameAtTimeZeroOrBeforeCountsForTheNextOne() {
    for start in [-2.0, 0] {
      let application = UIApplication(screen: UIScreen(), now: start)
      let stepper = Stepper()
      let link = CADisplayLink(target: stepper, selector: Selector(Stepper.step))
      link.preferredFramesPerSecond = 30
      application.perform { link.add(to: .main, forMode: .common) }
      for frame in 0..<3 { application.receive(.frame(start + Double(frame) / 60)) }
      #expect(stepper.times == [start, start + 2.0 / 60])
      link.invalidate()
    }
  }

  @Test func aLinkKeepsItsTargetUntilItIsInvalidated() {
    let application = UIApplication()
    var stepper: Stepper? = Stepper()
    let watch = Weak(stepper)
    let link = CADisplayLink(target: stepper!, selector: Selector(Stepper.step))
    application.perform { link.add(to: .main, forMode: .common) }
    stepper = nil
    #expect(watch.object != nil)
    link.invalidate()
    #expect(watch.object == nil)
  }

  @Test func aLinkGoesOnAtAnotherApplicationWhenItsOwnIsGone() {
    var application: UIApplication? = UIApplication()
    let stepper = Stepper()
    let link = CADisplayLink(target: stepper, selector: Selector(Stepper.step))
    application?.perform { link.add(to: .main, forMode: .common) }
    let watch = Weak(application)
    application = nil
    #expect(watch.object == nil)
    withWindow { application, _ in
      link.add(to: .main, forMode: .common)
      application.advance(to: 0.1)
      #expect(stepper.times.count == 6)
      link.invalidate()
    }
  }

  @Test func aTimeThatIsNoneIsToldAndTheFrameBeginsNow() {
    withLink { application, _, stepper in
      application.receive(.frame(1))
      var problems = 0
      application.addObserver { if case .badInput = $0.decision { problems += 1 } }
      application.receive(.frame(.nan))
      application.receive(.frame(0.5))
      #expect(stepper.times == [1] && problems == 2)
    }
  }
}
