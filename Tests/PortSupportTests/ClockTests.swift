// Timers, queues and delayed calls on the application's time: no test here waits.

import PortSupport
import Testing
import TouchTesting

private final class Counter: NSObject {
  var calls: [String] = []

  func tick() { calls.append("tick") }
  func tick(_ timer: ApplicationTimer) { calls.append("timer \(timer.userInfo ?? "")") }
  func take(_ word: NSString) { calls.append("\(word)") }
  func hear(_ notification: Notification) { calls.append("\(notification.name.rawValue)") }
}

/// Ends half a second after its finger is up, by a task.
private final class LateRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    Task(awaited: nil) { [weak self] in
      try? await ApplicationTime.sleep(for: .seconds(0.5))
      self?.state = .ended
    }
  }
}

@Suite struct ClockTests {
  @Test func aTimerFiresWhenTheApplicationsTimeHasCome() {
    withScreen { screen in
      var times: [Double] = []
      let timer = ApplicationTimer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { times.append(ApplicationTime.now) }
      }
      screen.wait(1.6)
      timer.invalidate()
      screen.wait(1)
      #expect(times.map { ($0 * 10).rounded() / 10 } == [0.5, 1, 1.5])
      #expect(!timer.isValid)
    }
  }

  @Test func aTimerCallsAMethodOnceAndIsOver() {
    withScreen { screen in
      let counter = Counter()
      let timer = ApplicationTimer(
        timeInterval: 0.2, target: counter,
        selector: Selector(Counter.tick(_:) as (Counter) -> (ApplicationTimer) -> Void, "tick(_:)"),
        userInfo: "a", repeats: false)
      screen.wait(1)
      #expect(counter.calls == [])
      RunLoop.main.add(timer, forMode: .common)
      screen.wait(0.3)
      #expect(counter.calls == ["timer a"])
      #expect(!timer.isValid)
    }
  }

  @Test func aDelayedCallComesUnlessItIsCancelled() {
    withScreen { screen in
      let counter = Counter()
      let take = Selector(Counter.take, "take(_:)")
      counter.perform(take, with: "one" as NSString, afterDelay: 0.3)
      counter.perform(take, with: "two" as NSString, afterDelay: 0.3)
      NSObject.cancelPreviousPerformRequests(withTarget: counter)
      counter.perform(take, with: "three" as NSString, afterDelay: 0.3)
      screen.wait(0.29)
      #expect(counter.calls == [])
      screen.wait(0.02)
      #expect(counter.calls == ["three"])
    }
  }

  @Test func theQueueFollowsTheApplicationsTime() {
    withScreen { screen in
      var calls: [String] = []
      let item = DispatchWorkItem { MainActor.assumeIsolated { calls.append("item") } }
      ApplicationQueue.main.asyncAfter(deadline: .now() + 0.4) { calls.append("late") }
      ApplicationQueue.main.asyncAfter(deadline: .now() + .milliseconds(200), execute: item)
      ApplicationQueue.main.async { calls.append("soon") }
      #expect(calls == [])
      screen.wait(0.1)
      #expect(calls == ["soon"])
      item.cancel()
      screen.wait(0.4)
      #expect(calls == ["soon", "late"])
    }
  }

  @Test func aTaskSleepsUntilTheApplicationsTimeHasCome() async throws {
    try await withScreen { screen in
      let sleeper = Task { try await ApplicationTime.sleep(nanoseconds: 500_000_000) }
      let cancelled = Task { try await ApplicationTime.sleep(for: .seconds(1)) }
      while screen.application.scheduler.pendingCount < 2 { await Task.yield() }
      screen.wait(0.6)
      try await sleeper.value
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
    }
  }

  @Test func aRecognizerWithoutFingersWaitsForItsTask() async {
    await withScreen(recording: [.actions, .failures]) { screen in
      screen.add(LateRecognizer(), named: "late", to: screen.view("view"))
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      for wait in [0.01, 0.48, 0.01] {
        for _ in 0..<20 { await Task.yield() }
        screen.wait(wait)
      }
      screen.expect("")
      for _ in 0..<20 { await Task.yield() }
      screen.expect("late ended")
    }
  }

  @Test func theClockSleepsAndMeasuresOnTheApplicationsTime() async throws {
    try await withScreen { screen in
      let clock = ApplicationClock()
      var times: [Double] = []
      let sleepers = [
        Task { try await clock.sleep(for: .seconds(0.5)) },
        Task { try await clock.sleep(until: clock.now + .seconds(0.7)) },
        Task { try await ApplicationTime.sleep(until: clock.now + .seconds(0.9), clock: clock) },
      ]
      while screen.application.scheduler.pendingCount < 3 { await Task.yield() }
      let start = clock.now
      for sleeper in sleepers {
        screen.wait(0.1)
        while screen.application.scheduler.pendingCount == 3 - times.count { screen.wait(0.1) }
        try await sleeper.value
        times.append(start.duration(to: clock.now) / .seconds(1))
      }
      #expect(times.map { ($0 * 10).rounded() } == [5, 7, 9])
    }
  }

  @Test func momentsAreFarFromTheApplicationsPresent() {
    withScreen { screen in
      screen.wait(5)
      let date = ApplicationTime.date(timeIntervalSinceNow: 2)
      #expect(date.timeIntervalSinceReferenceDate == 7)
      screen.wait(0.5)
      #expect(date.timeIntervalSinceApplicationNow == 1.5)
    }
  }

  @Test func momentsThatAreFarAwayAreNoTrouble() {
    let far = ApplicationClock.Instant(seconds: .infinity)
    let zero = ApplicationClock.Instant(seconds: 0)
    #expect(zero.duration(to: far) > .seconds(1e17))
    #expect(zero.advanced(by: .seconds(2)) == ApplicationClock.Instant(seconds: 2))
    #expect(ApplicationInstant.distantFuture.uptimeNanoseconds > 1 << 63)
    #expect((ApplicationInstant.now() - 1).uptimeNanoseconds == 0)
  }

  @Test func aMethodHearsNotificationsUntilItIsRemoved() {
    let counter = Counter()
    let center = NotificationCenter()
    let name = Notification.Name("shown")
    center.addObserver(
      counter, selector: Selector(Counter.hear, "hear(_:)"), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(counter.calls == ["shown"])
    center.removeObserver(counter)
    center.post(name: name, object: nil)
    #expect(counter.calls == ["shown"])
  }

  @Test func effectsAreInTheLog() {
    withScreen { screen in
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      AudioServicesPlaySystemSound(1519)
      screen.expect(
        """
        app impact heavy
        app selection
        app notification success
        app sound 1519
        """)
    }
  }

  @Test func anAssociatedObjectGoesWithItsOwner() {
    var key: UInt8 = 0
    var owner: UIView? = UIView()
    weak var value: Counter?
    do {
      let counter = Counter()
      value = counter
      objc_setAssociatedObject(owner!, &key, counter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner!, &key) as? Counter === counter)
    }
    #expect(value != nil)
    owner = nil
    // What belongs to objects that are gone is released when others are set.
    var others: [UIView] = []
    for _ in 0..<200 {
      let other = UIView()
      objc_setAssociatedObject(other, &key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      others.append(other)
    }
    #expect(value == nil)
  }

  @Test func kindsAreThoseOfClasses() {
    let tap = UITapGestureRecognizer()
    #expect(tap.isKind(of: UIGestureRecognizer.self))
    #expect(tap.isMember(of: UITapGestureRecognizer.self))
    #expect(!tap.isMember(of: UIGestureRecognizer.self))
    #expect(!tap.isKind(of: UIView.self))
  }
}
