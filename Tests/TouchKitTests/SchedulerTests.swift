import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Scheduling {
  let scheduler = Scheduler()
  let diary = Diary()

  private func at(_ time: Double, _ name: String) {
    scheduler.schedule(at: time) { [diary, scheduler] in
      diary.write("\(name) at \(scheduler.now)")
    }
  }

  @Test func firesInOrderOfTimeAndThenOfScheduling() {
    at(2, "c")
    at(1, "a")
    at(2, "d")
    at(1, "b")
    #expect(scheduler.nextDeadline == 1)
    #expect(scheduler.advance(to: 5))
    #expect(diary.read() == ["a at 1.0", "b at 1.0", "c at 2.0", "d at 2.0"])
    #expect(scheduler.now == 5)
    #expect(scheduler.pendingCount == 0 && scheduler.nextDeadline == .infinity)
  }

  @Test func stopsAtTheTimeThatTheHostNames() {
    at(1, "a")
    at(1.5, "b")
    scheduler.advance(to: 1)
    #expect(diary.read() == ["a at 1.0"])
    #expect(scheduler.now == 1 && scheduler.pendingCount == 1)
    scheduler.advance(to: 2)
    #expect(diary.read() == ["b at 1.5"])
  }

  @Test func workScheduledDuringAnAdvanceFiresInIt() {
    scheduler.schedule(at: 1) { [self] in
      at(0, "past")
      scheduler.after(0.5) { [self] in at(2, "same time") }
      at(2, "later")
    }
    at(1, "beside")
    scheduler.advance(to: 2)
    #expect(
      diary.read() == ["beside at 1.0", "past at 1.0", "later at 2.0", "same time at 2.0"])
  }

  @Test func timeNeverRunsBackwards() {
    scheduler.advance(to: 3)
    at(1, "late")
    #expect(!scheduler.advance(to: 2))
    #expect(!scheduler.advance(to: .nan))
    #expect(!scheduler.advance(to: .infinity))
    #expect(diary.read() == [] && scheduler.now == 3)
    #expect(scheduler.advance(to: 3))
    #expect(diary.read() == ["late at 3.0"])
  }

  @Test func workCanBeCalledOff() {
    let token = scheduler.after(1) { self.diary.write("never") }
    at(1, "b")
    #expect(token.cancel())
    #expect(!token.cancel())
    scheduler.advance(to: 2)
    #expect(diary.read() == ["b at 1.0"])
  }

  @Test func workCanCallOffOtherWorkOfTheSameTime() {
    var token: Scheduler.Token?
    scheduler.after(1) { token?.cancel() }
    token = scheduler.after(1) { self.diary.write("never") }
    scheduler.advance(to: 2)
    #expect(diary.read() == [])
  }

  @Test func aSourcesDeadlineComesBeforeWorkOfTheSameTime() {
    final class Source: DeadlineSource {
      var nextDeadline: Double
      let next: Double
      let name: String
      let diary: Diary
      init(_ name: String, _ time: Double, then next: Double, _ diary: Diary) {
        (nextDeadline, self.next, self.name, self.diary) = (time, next, name, diary)
      }
      func deadlinePassed(at time: Double) {
        diary.write("\(name) at \(time)")
        nextDeadline = nextDeadline < next ? next : .infinity
      }
    }
    let one = Source("one", 2, then: 3, diary)
    let two = Source("two", 2, then: 2.5, diary)
    at(2, "work")
    scheduler.addSource(one)
    scheduler.addSource(two)
    #expect(scheduler.nextDeadline == 2)
    scheduler.advance(to: 2.5)
    #expect(diary.read() == ["one at 2.0", "two at 2.0", "work at 2.0", "two at 2.5"])
    #expect(scheduler.nextDeadline == 3)
    scheduler.removeSource(one)
    scheduler.advance(to: 9)
    #expect(diary.read() == [])
  }

  @Test func workThatSchedulesItselfWithoutADelayGoesOnInTheNextFrame() {
    let application = UIApplication()
    let scheduler = application.scheduler
    var told: [Observation.Decision] = []
    let token = application.addObserver { told.append($0.decision) }
    var (count, other) = (0, 0)
    @MainActor func again() {
      count += 1
      scheduler.after(0) { again() }
    }
    again()
    scheduler.schedule(at: 0.005) { other += 1 }
    scheduler.advance(to: 0)
    #expect(abs(count - 10_000) < 5 && told == [.callsPutOff(callsMax: 10_000)])
    #expect(scheduler.nextDeadline == 1.0 / 60)
    scheduler.advance(to: 0.01)
    #expect(abs(count - 10_000) < 5 && other == 0)
    scheduler.advance(to: 0.02)
    #expect(abs(count - 20_000) < 10 && other == 1 && told.count == 2)
    keepAlive(token)
  }

  @Test func workForNoTimeNeverComes() {
    for delay in [Double.infinity, 1e308, 2e11] {
      let application = UIApplication()
      var told: [Observation.Decision] = []
      let token = application.addObserver { told.append($0.decision) }
      let work = application.scheduler.after(delay) { self.diary.write("comes") }
      #expect(told == [.scheduledForNever(delay)])
      #expect(application.scheduler.nextDeadline == .infinity)
      #expect(application.scheduler.advance(to: Scheduler.timeMax))
      application.scheduler.after(.nan) { self.diary.write("comes") }
      #expect(work.cancel() && told.count == 2 && diary.read() == [])
      keepAlive(token)
    }
  }

  @Test func latestTimeIsNotPassed() {
    let application = UIApplication()
    var told: [Observation.Decision] = []
    let token = application.addObserver { told.append($0.decision) }
    #expect(!application.scheduler.advance(to: 1e308))
    application.receive(.time(1e308))
    #expect(told == [.badInput(.timeTooLate(1e308))])
    application.receive(.time(2))
    #expect(application.scheduler.now == 2)
    keepAlive(token)
  }

  @Test func howeverMuchWorkWaitsForOneTimeIsDone() {
    let application = UIApplication()
    var count = 0
    for _ in 0...Scheduler.callsWithoutProgressMax {
      application.scheduler.schedule(at: 1) { count += 1 }
    }
    application.scheduler.advance(to: 1)
    #expect(count == Scheduler.callsWithoutProgressMax + 1)
  }

  @Test func anAdvanceInsideAnAdvanceComesAfterIt() {
    let scheduler = Scheduler()
    scheduler.after(1) {
      #expect(scheduler.advance(to: 3))
      #expect(scheduler.now == 1)
      self.diary.write("inside at \(scheduler.now)")
    }
    scheduler.after(1.5) { self.diary.write("then at \(scheduler.now)") }
    scheduler.after(2.5) { self.diary.write("last at \(scheduler.now)") }
    scheduler.advance(to: 2)
    #expect(diary.read() == ["inside at 1.0", "then at 1.5", "last at 2.5"])
    #expect(scheduler.now == 3)
  }

  @Test func moreAdvancesThanMayWaitAreRefused() {
    let scheduler = Scheduler()
    scheduler.after(1) {
      let answers = (0..<300).map { scheduler.advance(to: 2 + Double($0)) }
      #expect(answers == (0..<300).map { $0 < 256 })
    }
    scheduler.advance(to: 1)
    #expect(scheduler.now == 257)
  }

  @Test func anApplicationThatGoesAwayDropsItsWork() {
    let token: Scheduler.Token
    do {
      let application = UIApplication()
      token = application.scheduler.after(1) { self.diary.write("never") }
    }
    #expect(!token.cancel())
  }

  @Test func aRecognizersDeadlineComesBeforeWorkOfTheSameTime() {
    let application = UIApplication()
    let window = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let press = UILongPressGestureRecognizer()
      press.addAction { [diary] in diary.write("press \($0.state)") }
      window.addGestureRecognizer(press)
      return window
    }
    // Scheduled first, and due at the instant at which the press is long enough.
    application.scheduler.schedule(at: 0.5) { [diary] in diary.write("work") }
    let finger = TouchReport(1, .began, at: CGPoint(x: 50, y: 50))
    application.receive([finger], at: 0, in: window)
    #expect(application.nextDeadline == 0.5)
    application.advance(to: 0.5)
    #expect(diary.read() == ["press began", "work"])
  }
}
