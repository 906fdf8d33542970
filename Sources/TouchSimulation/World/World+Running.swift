// Puts the inputs of a plan in, one after the other, and looks around after each.

import GestureCore
import TouchKit

extension World {
  /// The earliest time that another input can have, in seconds.
  var latest: Double { max(now, inputs.time) }

  /// Runs all inputs, and lets everything end; stops at the first broken promise.
  func run() {
    for number in 0...plan.inputs.count {
      step(number)
      guard breaches.isEmpty else { return }
    }
  }

  /// Puts one input in, and looks around; behind the last one comes a rest.
  func step(_ number: Int) {
    // One that goes on without fingers would go on for ever; and a history with it.
    if number % 8 == 0, application.fingersDown == 0 { application.perform { endGoingOn() } }
    hear(.input(number))
    inputs.hasSentEvent = false
    take(number < plan.inputs.count ? plan.inputs[number] : .rest)
    noteScrollers()
    noteControls()
    hear(.settled(seated: family.seated()))
    // Looking at every input would take a tenth of the time of all.
    if number % 16 == 0, let complaint = application.brokenInvariant {
      note(Breach(promise: .contest, input: number, evidence: complaint))
    }
    guard family.hasChanged else { return }
    family.hasChanged = false
    if let complaint = family.complaint() {
      note(Breach(promise: .family, input: number, evidence: complaint))
    }
  }

  private func take(_ input: Plan.Input) {
    switch input {
    // Only the app itself keeps the application alive meanwhile.
    case .act(let mutation): commit(mutation)
    case .waitByClock(let delay):
      let scheduler = application.scheduler
      inputs.time = latest + delay
      while scheduler.nextDeadline <= inputs.time {
        scheduler.advance(to: max(scheduler.nextDeadline, scheduler.now))
        settle()
      }
      scheduler.advance(to: inputs.time)
    default: application.perform { put(input) }
    }
  }

  private func put(_ input: Plan.Input) {
    switch input {
    case .touches(let touches, let after, let window, let buttons):
      inputs.time = latest + after
      if !application.scheduler.isIdle(until: inputs.time),
        application.nextDeadline <= inputs.time
      {
        hear(.settledBetween)
      }
      if Plan.Touch.arePointing(touches) { hear(.beyondRules) }
      send(touches, at: inputs.time, in: self.window(window), buttons)
    case .press(let phase, let after):
      hear(.beyondRules)
      inputs.time = latest + after
      let phase = UIPress.Phase(rawValue: phase) ?? .began
      if phase == .began { inputs.isButtonDown = true }
      if phase == .ended || phase == .cancelled { inputs.isButtonDown = false }
      application.receive(.press(HostInput.PressInput(.select, phase, time: inputs.time)))
    case .key(let stroke, let after):
      // It may scroll whatever the first responder is in.
      for id in family.views.numbers where family.views[id] is UIScrollView { noteEasing(id) }
      put(stroke, after: after)
    case .wait(let delay):
      inputs.time = latest + delay
      while application.nextDeadline <= inputs.time { ring() }
      application.receive(.time(inputs.time))
    case .cancel(let window):
      application.receive(.cancellation(window: self.window(window).windowNumber))
    case .act, .waitByClock: break
    case .brokenClock(let touch): send([touch], at: .nan, in: family.windows[0])
    case .rest: rest()
    }
  }

  func send(
    _ touches: [Plan.Touch], at time: Double, in window: UIWindow, _ buttons: Int = 0
  ) {
    let input = HostInput.TouchInput(
      touches.map(TouchReport.init), time: time, window: window.windowNumber,
      buttons: UIEvent.ButtonMask(rawValue: buttons))
    application.receive(.touches(input))
  }

  /// Lifts every finger, waits for every deadline, and looks at what is left.
  private func rest() {
    reactions.arePaused = true
    defer { reactions.arePaused = false }
    for window in family.formerWindows {
      if let window = window.object { application.cancelTouches(in: window) }
    }
    family.formerWindows = []
    for window in family.windows {
      application.receive(.cancellation(window: window.windowNumber))
      settle()
      let exit = [TouchReport(70, .regionExited, at: .zero)]
      application.receive(
        .touches(
          HostInput.TouchInput(exit, time: latest, window: window.windowNumber)))
    }
    application.receive(
      .press(HostInput.PressInput(.select, .cancelled, time: latest)))
    inputs.isButtonDown = false
    // Content that moves by itself does so for hundreds of frames.
    for _ in 0..<(scrolling.notes.isEmpty && plan.navigations.isEmpty ? 1000 : 3000) {
      guard application.nextDeadline < .infinity else { break }
      ring()
    }
    failHandmade()
    endGoingOn()
    inputs.time = now + 1
    application.receive(.time(inputs.time))
    calmDown()
    noteScrollersAtRest()
    noteTablesAtRest()
    noteScreensAtRest()
    hear(.rested(remains()))
  }

  /// Lets the next deadline pass.
  private func ring() {
    application.receive(.time(max(application.nextDeadline, now)))
    settle()
  }

  /// Looks around within an input: one settling is over.
  func settle() {
    noteScrollers()
    noteControls()
    hear(.settled(seated: family.seated()))
    inputs.hasSentEvent = false
  }

  /// What the app began by hand, without touches, only the app ends.
  private func failHandmade() {
    for number in family.recognizers.numbers {
      guard let recognizer = family.recognizers[number], recognizer.hasSeat else { continue }
      guard recognizer.isWithoutTouches else { continue }
      hear(.assignedByApp(self.number(of: recognizer)))
      recognizer.state = .failed
    }
  }

  /// Ends the recognizers that are active without fingers, as a recognizer of several strokes does
  /// after the last one.
  private func endGoingOn() {
    for number in family.recognizers.numbers {
      guard let recognizer = family.recognizers[number], recognizer.goesOnWithoutFingers else {
        continue
      }
      hear(.assigned(self.number(of: recognizer), .failed))
      recognizer.state = .failed
      settle()
    }
  }

  private func remains() -> Fact.Remains {
    var remains = Fact.Remains()
    for id in family.recognizers.numbers {
      guard let recognizer = family.recognizers[id] else { continue }
      if recognizer.hasSeat { remains.seated |= bit(id) }
      if recognizer.state != .possible { remains.undone |= bit(id) }
    }
    remains.fingers = application.fingersDown
    remains.lingering = application.touchesLingering
    remains.withheld = application.touchesWithheld
    remains.waitingInputs = application.inputsWaiting
    remains.isScheduled = application.nextDeadline < .infinity
    return remains
  }
}

nonisolated extension TouchReport {
  /// The report of a plan's touch, with its flaw.
  init(_ touch: Plan.Touch) {
    var sample = TouchSample(
      at: CGPoint(x: touch.x, y: touch.y),
      type: UITouch.TouchType(rawValue: touch.type) ?? .direct)
    switch touch.flaw {
    case .none: break
    case .notANumber: sample.location.x = .nan
    case .infinite: sample.location.y = -.infinity
    case .huge: sample.location.x = 1e308
    case .impreciseNotANumber: sample.preciseLocation.x = .nan
    }
    if touch.scale != 0 {
      sample.transform = TouchSample.Transform(
        scale: CGFloat(touch.scale), rotation: CGFloat(touch.rotation))
    }
    self.init(touch.finger, UITouch.Phase(rawValue: touch.phase.rawValue) ?? .moved, sample)
    if touch.hasFineSamples {
      coalesced = [TouchSample(at: CGPoint(x: touch.x - 1, y: touch.y)), sample]
      predicted = [TouchSample(at: CGPoint(x: touch.x + 1, y: touch.y))]
    }
    if touch.scrolls { scrollTypes = touch.isWheel ? .discrete : .all }
  }
}
