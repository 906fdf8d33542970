// Plays the steps of a test as a test's screen does, to find out what the test has to expect.

import TouchKit

/// An app on a test's screen.
final class TestRun {
  /// What recognizers told their targets, in order: `pan began`.
  private(set) var log: [String] = []

  /// What the elements were called of which something was asked, in order; `nil` for one without a name, and
  /// for one that did not take it: a test that asks it by its name fails.
  private(set) var askedNames: [String?] = []

  /// The app's first window; an empty one if the app shows none.
  let window: UIWindow
  private let app: TracedApp
  /// Whether what was asked last was taken.
  private var isTaken = false
  /// Where the fingers are that are down.
  private var places: [Int: CGPoint] = [:]

  /// Takes an app that was just started.
  init(_ app: TracedApp) {
    self.app = app
    window = app.firstWindow
    app.application.addObserver { [unowned self] observation in
      if case .assisted = observation.decision { isTaken = true }
      guard case .action(let recognizer, let state) = observation.decision else { return }
      log.append("\(recognizer.name) \(state)")
    }
  }

  private var application: UIApplication { app.application }

  deinit {}

  /// Plays the steps, once; false if the app never comes to rest.
  func play(_ steps: [TestStep]) -> Bool {
    application.perform {
      application.layoutWindowsIfNeeded()
      for step in steps { play(step) }
      return settle()
    }
  }

  private func play(_ step: TestStep) {
    switch step {
    case .wait(let seconds): wait(until: instant(now + seconds))
    case .play(let spoken):
      let start = now
      for event in spoken.fingers.events {
        wait(until: instant(start + event.time))
        var event = event
        (event.time, event.window) = (instant(start + event.time), window.windowNumber)
        send(.touches(event))
      }
      wait(until: instant(start + spoken.fingers.duration))
    case .replay(let trace, _):
      let shift = now - trace.header.start
      for input in trace.inputs {
        let input = input.retimed { instant($0 + shift) }
        guard case .touches(var touches) = input else {
          send(input)
          continue
        }
        touches.window = window.windowNumber
        send(.touches(touches))
      }
    case .ask(let action, let view):
      let name = application.name(ofElement: view)
      isTaken = false
      send(.accessibility(.init(action, view: view, time: now)))
      askedNames.append(isTaken ? name : nil)
    case .resize(let size): window.frame.size = size
    case .cancelAll:
      send(.cancellation(window: window.windowNumber))
      places = [:]
    case .fingers(let reports):
      let plain = reports.map { TouchReport($0.finger, $0.phase, at: place(of: $0)) }
      send(.touches(HostInput.TouchInput(plain, time: now, window: window.windowNumber)))
      for report in plain {
        let isUp = report.phase == .ended || report.phase == .cancelled
        places[report.finger] = isUp ? nil : report.sample.location
      }
    }
  }

  /// A test lifts a finger where it is.
  private func place(of report: TouchReport) -> CGPoint {
    let isUp = report.phase == .ended || report.phase == .cancelled
    return isUp ? places[report.finger] ?? report.sample.location : report.sample.location
  }

  private var now: TimeInterval { application.scheduler.now }

  private func send(_ input: HostInput) {
    application.layoutWindowsIfNeeded()
    application.receive(input)
    application.layoutWindowsIfNeeded()
  }

  private func wait(until time: TimeInterval) {
    guard time > now || application.nextDeadline <= now else { return }
    send(.time(time))
  }

  private func settle() -> Bool {
    let limit = now + 60
    for _ in 0..<10_000 {
      let next = application.nextDeadline
      guard next < .infinity else { return true }
      guard next <= limit else { return false }
      wait(until: max(next, now))
    }
    return false
  }

  /// A time to the microsecond.
  private func instant(_ time: TimeInterval) -> TimeInterval { (time * 1e6).rounded() / 1e6 }
}
