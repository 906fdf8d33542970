// What stands between a page's surface and its app for a person who cannot touch as others do: touches,
// a pointer and a switch, in the order of their times. The app hears of ordinary input, which recordings keep.

import TouchAssistance
import TouchKit

/// The assistance of one page.
final class Assistance {
  /// What is turned on.
  private(set) var settings = AssistanceSettings()

  private var accommodations = TouchAccommodations()
  private var pointer = DwellPointer()
  private var scanner: SwitchScanner?
  /// What the app knows of fingers.
  private var told = FingerBook()

  /// A page's own fingers have lower numbers: it gives the lowest that is free.
  private static let firstFinger = ClientMessage.touchesMax + 1

  init() {
    pointer.finger = Self.firstFinger
    pointer.isOn = false
  }

  deinit {}

  /// Turns it on or off. What is under way ends as it would have.
  func turn(to settings: AssistanceSettings) {
    self.settings = settings
    accommodations.holdDuration = settings.hold
    accommodations.ignoredRepeat = settings.ignoredRepeat
    accommodations.tremorRadius = settings.tremor
    accommodations.dragLock = settings.lock
    pointer.time = settings.dwell ?? pointer.time
    pointer.radius = settings.radius
    pointer.isOn = settings.dwell != nil
    if let step = settings.step { scanner?.stepTime = step } else { scanner?.stop() }
  }

  /// Another app runs, which knows of no finger.
  func beginAgain() {
    (accommodations, pointer) = (TouchAccommodations(), DwellPointer())
    pointer.finger = Self.firstFinger
    (scanner, told) = (nil, FingerBook())
    turn(to: settings)
  }

  /// Turns all off, and returns the input that cancels every finger.
  func end(at time: Double) -> HostInput.TouchInput {
    let cancellation = told.takeAllAway(at: time)
    settings = AssistanceSettings()
    beginAgain()
    return cancellation
  }

  /// When something happens without input, in seconds; infinite if nothing does.
  var nextDeadline: Double {
    min(accommodations.nextDeadline, pointer.nextDeadline, scanner?.nextDeadline ?? .infinity)
  }

  /// What there is to show.
  var update: AssistanceUpdate {
    AssistanceUpdate(
      cursor: scanner?.cursor ?? .none,
      rest: pointer.rest.map {
        .init(
          x: Double($0.place.x), y: Double($0.place.y), from: $0.since,
          until: $0.since + pointer.time)
      })
  }

  // MARK: Input

  /// Tells an app of an input, after all that is due until then.
  func pass(_ input: HostInput, to app: any RunningApp) {
    if let time = input.time {
      while nextDeadline <= time { act(at: nextDeadline, app) }
    }
    for input in accommodations.receive(input) { tell(input, to: app) }
    if case .touches(let touches) = input { follow(touches) }
  }

  /// The switch was pressed.
  func press(at time: Double, in app: any RunningApp) {
    pass(.time(time), to: app)
    guard let step = settings.step else { return }
    if scanner == nil {
      // The scanner ends when another app runs.
      scanner = app.scanner { [weak self] input in
        if let self { self.tell(self.apart(input), to: app) }
      }
      scanner?.stepTime = step
    }
    scanner?.press(at: time)
  }

  private func act(at time: Double, _ app: any RunningApp) {
    for input in accommodations.receive(.time(time)).dropLast() { tell(input, to: app) }
    for input in pointer.advance(to: time) { tell(input, to: app) }
    scanner?.advance(to: time)
  }

  /// A pointer with no button down is what rests.
  private func follow(_ touches: HostInput.TouchInput) {
    for report in touches.reports {
      switch report.phase {
      case .regionEntered, .regionMoved:
        _ = pointer.move(to: report.sample.location, at: touches.time)
      case .regionExited: _ = pointer.leave(at: touches.time)
      case .began, .moved, .stationary, .ended, .cancelled: break
      }
    }
  }

  /// Tells what can follow what was told before: a page may give a finger any number.
  private func tell(_ input: HostInput, to app: any RunningApp) {
    if case .touches(let touches) = input, (try? told.admit(touches)) == nil { return }
    app.receive(input)
  }

  /// The scanner's input with fingers of its own.
  private func apart(_ input: HostInput) -> HostInput {
    guard case .touches(var touches) = input else { return input }
    for index in touches.reports.indices {
      touches.reports[index].finger += Self.firstFinger
    }
    return .touches(touches)
  }
}
