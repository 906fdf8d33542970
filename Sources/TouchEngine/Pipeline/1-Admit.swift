// The first step: input is admitted or waits, time passes up to it, and each kind goes its way.

import GestureCore

extension Engine {
  /// Receives one input of the host; `WorkState` says whether it is processed now or waits.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - window: The window that it names, if the caller has it; the caller keeps it alive.
  ///   - application: The application of this engine.
  @inline(__always)
  func receive(
    _ input: HostInput, in window: Borrowed<UIWindow>?, of application: UIApplication
  ) {
    guard turn.state.admission(of: .input) == .now else { return wait(for: input, in: window) }
    let outer = turn.begin(input.work)
    observers.tell(input)
    process(input, in: window, of: application)
    turn.end(outer)
  }

  @inline(never)
  private func wait(for input: HostInput, in window: Borrowed<UIWindow>?) {
    // A window of another application has this number here.
    if let window, window.borrow({ referee(of: $0) }) == nil {
      return report(.badInput(.foreignWindow))
    }
    guard turn.wait(for: input) else {
      return report(.badInput(.tooManyWaitingEvents(allowed: Turn.waitingMax)))
    }
  }

  /// Processes input that waited.
  func processLate(_ input: HostInput, of application: UIApplication) {
    turn.goOn(to: input.work)
    process(input, in: nil, of: application)
  }

  /// Processes one input in a scope of its application's code. Actions, delegates, overrides and
  /// observers run in it; the application stays alive, whatever they drop.
  @inline(__always)
  private func process(
    _ input: HostInput, in window: Borrowed<UIWindow>?, of application: UIApplication
  ) {
    observers.countInput()
    let outer = application.enter()
    switch input {
    case .touches(let input): process(input, in: window, of: application)
    case .cancellation(let number):
      if let window = window?.object ?? self.window(numbered: number) {
        cancelTouches(in: window, of: application)
      }
    case .time(let time): pass(to: time)
    default: if Linked.everyInput { processRare(input, of: application) }
    }
    close(restoring: outer, of: application)
    keepAlive(application)
  }

  /// Processes input other than touches and time.
  @inline(never)
  private func processRare(_ input: HostInput, of application: UIApplication) {
    switch input {
    case .touches, .cancellation, .time: break
    case .estimates(let samples): correct(with: samples)
    case .press(let input): process(input, of: application)
    case .remoteControl(let command, let time): process(command, at: time, of: application)
    case .key(let input): process(input, of: application)
    case .keyboard(let input): process(input, of: application)
    case .motion(let input): process(input, of: application)
    case .pencil(let input): process(input, of: application)
    case .pencilSettings(let settings): pencilSettings = settings
    case .accessibility(let input): process(input, of: application)
    case .activity(let state, let time): process(state, at: time, of: application)
    case .memoryWarning(let time): warnOfMemory(at: time, application)
    case .statusBarTap(let time): tapStatusBar(at: time, of: application)
    case .screen(let size, let scale, let framesPerSecond, let safeArea):
      application.change(
        to: size, scale: scale, framesPerSecond: framesPerSecond, safeArea: safeArea)
    case .frame(let time):
      frameClock.followHost()
      pass(to: time)
      application.beginFrame()
    }
  }

  /// - Parameter known: The window that the input names, if that is known.
  @inline(__always)
  private func process(
    _ input: HostInput.TouchInput, in known: Borrowed<UIWindow>?, of application: UIApplication
  ) {
    pass(to: input.time)
    touchesEvent.modifiers = input.modifiers
    if touchesEvent.buttons != input.buttons { changeButtons(with: input) }
    // In Embedded Swift, an empty array has no span.
    guard !input.reports.isEmpty else { return }
    if let known, known.borrow({ processSoleMove(input.reports.span, in: $0, of: application) }) {
      return
    }
    processReports(of: input, in: known, of: application)
  }

  @inline(never)
  private func processReports(
    of input: HostInput.TouchInput, in known: Borrowed<UIWindow>?, of application: UIApplication
  ) {
    cancelRepeated(input.reports.span, of: application)
    if let known {
      known.borrow { process(input.reports.span, in: $0, of: application) }
    } else if let number = input.window {
      guard let window = window(numbered: number) else { return }
      process(input.reports.span, in: window, of: application)
    } else if Linked.routing {
      route(input.reports, of: application)
    }
  }

  /// Takes on the buttons of the pointer. Some hosts, browsers among them, report none with a lift: then
  /// those of the press count.
  @inline(never)
  private func changeButtons(with input: HostInput.TouchInput) {
    let isLift = input.reports.contains { $0.phase == .ended }
    if !input.buttons.isEmpty || !isLift { touchesEvent.buttons = input.buttons }
  }

  /// Cancels the touches of a window that are down.
  func cancelTouches(in window: UIWindow, of application: UIApplication) {
    let down = touchesEvent.list(of: touchesEvent.down).filter { $0.isIn(window) }
    let reports = down.map { TouchReport($0.finger, .cancelled, $0.record.sample) }
    if !reports.isEmpty { process(reports.span, in: window, of: application) }
  }

  /// Advances the scheduler. An event never happens earlier than the previous one.
  @inline(__always)
  func pass(to time: TimeInterval) {
    if !scheduler.pass(to: time) { reportWrong(time) }
  }

  @inline(never)
  private func reportWrong(_ time: TimeInterval) {
    let problem: InputProblem =
      if !time.isFinite {
        .timeNotFinite
      } else if time > scheduler.now {
        .timeTooLate(time)
      } else {
        .timeWentBackwards(from: scheduler.now, to: time)
      }
    report(.badInput(problem))
  }
}
