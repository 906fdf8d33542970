// Fingers and time for the application: whole scripts, single steps, and waiting.

import GestureCore
import TouchKit
import TouchTrace

extension TestScreen {
  /// Plays a script, starting now. Afterwards the time is the end of the script.
  ///
  /// A script's finger 1 is the screen's finger 1. If that finger is still down from before, its
  /// new touch-down is wrong input: the application cancels the old touch, and the log's
  /// explanation says so.
  public func play(_ fingers: Fingers) {
    let start = now
    for event in fingers.events { send(event.reports, at: instant(start + event.time)) }
    wait(until: instant(start + fingers.duration))
  }

  /// Plays a recording, starting now: its first second is the screen's next one. Afterwards the time is
  /// that of its last input.
  ///
  ///     let file = try Data(contentsOf: url)
  ///     screen.play(Trace.recordings(in: file).traces[0])
  ///
  /// Locations are those of the recording, in the coordinates of the screen's window, whatever the size
  /// of the screen on which it was made.
  public func play(_ trace: Trace) {
    let shift = now - trace.header.start
    for input in trace.inputs {
      let input = input.retimed { instant($0 + shift) }
      guard case .touches(var touches) = input else {
        send(input)
        continue
      }
      touches.window = window.windowNumber
      receive(.touches(touches))
    }
  }

  /// Sends any input, and follows its fingers.
  func receive(_ input: HostInput) {
    send(input)
    switch input {
    case .touches(let touches): for report in touches.reports { follow(report) }
    case .cancellation: places = [:]
    case .activity(.inactive, _), .activity(.background, _): places = [:]
    default: break
    }
  }

  /// Lifts all fingers where they are.
  func liftFingers() {
    let reports = places.sorted { $0.key < $1.key }.map {
      TouchReport($0.key, .ended, at: $0.value)
    }
    if !reports.isEmpty { receive(.touches(HostInput.TouchInput(reports, time: now))) }
  }

  /// Lets time pass, in seconds: what becomes due on the way happens.
  public func wait(_ seconds: TimeInterval) { wait(until: instant(now + max(seconds, 0))) }

  /// Lets time pass until nothing is due any more.
  ///
  /// - Returns: False if something was still due after a minute or 10 000 steps, as a timer is that
  ///   starts itself again.
  @discardableResult
  public func settle() -> Bool {
    let limit = now + 60
    for _ in 0..<10_000 {
      let next = application.nextDeadline
      guard next < .infinity else { return true }
      guard next <= limit else { return false }
      wait(until: max(next, now))
    }
    return false
  }

  /// The finger of this number, to be moved step by step; numbers start at 1.
  public func finger(_ number: Int = 1) -> Finger { Finger(number: number, screen: self) }

  /// What the fingers do in `body` happens in one event.
  ///
  ///     screen.together {
  ///       screen.finger(1).down(at: a)
  ///       screen.finger(2).down(at: b)
  ///     }
  public func together(_ body: () throws -> Void) rethrows {
    guard gathered == nil else { return try body() }
    gathered = []
    defer {
      let reports = gathered ?? []
      gathered = nil
      if !reports.isEmpty { send(reports, at: now) }
    }
    try body()
  }

  /// The system takes all touches away, as a phone call does.
  public func cancelTouches() {
    for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
      follow(TouchReport(finger, .cancelled, at: place))
    }
    send(.cancellation(window: window.windowNumber))
  }

  /// Shakes the device, and holds it still until the shake is over: `window shake began, window shake
  /// ended`.
  ///
  /// The hand throws it to and fro along its long side three times a second, with 2 g; the
  /// accelerometer measures that 100 times a second.
  ///
  /// - Parameter seconds: For how long it is shaken. A shake of more than 1.5 seconds is cancelled.
  public func shake(for seconds: TimeInterval = 0.75) {
    for var sample in HostInput.MotionInput.Sample.shake(from: now, for: seconds, hertz: 100) {
      sample.time = instant(sample.time)
      send(.motion(.init([sample])))
    }
    send(.motion(.init([.rest(at: instant(now + 0.01))])))
    wait(ShakeRule.quietTime)
  }

  /// Taps the barrel of a pen twice.
  ///
  /// - Parameter place: Above which point of the screen the pen hovers; `nil` if it is too far away.
  public func tapPencil(hoveringAt place: CGPoint? = nil) {
    send(.pencil(.init(.tap, hover: place.map { .hovering(at: $0) }, time: now)))
  }

  /// Squeezes the barrel of a pen, and lets it go.
  ///
  /// - Parameters:
  ///   - seconds: For how long it is squeezed.
  ///   - place: Above which point of the screen the pen hovers; `nil` if it is too far away.
  public func squeezePencil(for seconds: TimeInterval = 0.2, hoveringAt place: CGPoint? = nil) {
    let hover = place.map { TouchSample.hovering(at: $0) }
    send(.pencil(.init(.squeeze(.began), hover: hover, time: now)))
    wait(seconds)
    send(.pencil(.init(.squeeze(.ended), hover: hover, time: now)))
  }

  // MARK: One event

  /// Reports an event now, or with the others of ``together(_:)``.
  func step(_ report: TouchReport) {
    if gathered == nil { send([report], at: now) } else { gathered?.append(report) }
  }

  /// Sends an event to the application: for input that no script and no finger can make.
  ///
  /// - Parameters:
  ///   - reports: What happened to each finger.
  ///   - time: When, in seconds on the application's clock; now by default.
  public func send(_ reports: [TouchReport], at time: TimeInterval? = nil) {
    let input = HostInput.TouchInput(reports, time: time ?? now, window: window.windowNumber)
    let arrivals = reports.filter { $0.phase == .began }
    arriving = Set(arrivals.map(\.finger))
    send(.touches(input))
    for report in arrivals where arriving.contains(report.finger) {
      let place = report.sample.location
      unreached.append(UnreachedTouch(finger: report.finger, time: now, place: place))
    }
    arriving = []
    for report in reports { follow(report) }
  }

  /// Sends any input to the application, as a host does. What fingers do in it is not drawn in the
  /// picture of a failed test.
  public func send(_ input: HostInput) {
    application.layoutWindowsIfNeeded()
    story.willReceive(input)
    application.receive(input)
    story.didReceive()
    application.layoutWindowsIfNeeded()
  }

  private func wait(until time: TimeInterval) {
    guard time > now || application.nextDeadline <= now else { return }
    send(.time(time))
  }

  /// Notes what a finger did, for the picture and for the end of the test.
  private func follow(_ report: TouchReport) {
    switch report.phase {
    case .began: places[report.finger] = report.sample.location
    case .moved where places[report.finger] != nil && report.sample.location.core.isFinite:
      places[report.finger] = report.sample.location
    case .ended, .cancelled: places[report.finger] = nil
    default: return
    }
    traces.append((now, report))
  }

  /// A time to the microsecond, so that sums of times stay what they look like.
  private func instant(_ time: TimeInterval) -> TimeInterval { (time * 1e6).rounded() / 1e6 }
}

/// One finger, moved step by step; no time passes by itself.
///
///     let finger = screen.finger()
///     finger.down(at: CGPoint(x: 100, y: 100))
///     screen.wait(0.1)
///     finger.move(by: 12, 0)
///     finger.up()
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct Finger {
  /// The number by which the host knows it.
  public let number: Int
  let screen: TestScreen

  /// Where it is, in the window's coordinates, in points; `nil` while it is up.
  public var location: CGPoint? { screen.places[number] }

  /// Whether it is down.
  public var isDown: Bool { location != nil }

  /// Touches down.
  public func down(at point: CGPoint) {
    screen.step(TouchReport(number, .began, at: point))
  }

  /// Moves to a point.
  public func move(to point: CGPoint) {
    screen.step(TouchReport(number, .moved, at: point))
  }

  /// Moves by a distance, in points.
  public func move(by dx: CGFloat, _ dy: CGFloat) {
    let place = here("move")
    move(to: CGPoint(x: place.x + dx, y: place.y + dy))
  }

  /// Lifts where it is.
  public func up() { screen.step(TouchReport(number, .ended, at: here("lift"))) }

  /// Is taken away by the system where it is.
  public func cancel() { screen.step(TouchReport(number, .cancelled, at: here("be cancelled"))) }

  private func here(_ action: String) -> CGPoint {
    guard let location else {
      fatalError(
        "Finger \(number) at \(decimal(screen.now, places: 3)) s: cannot \(action) while it is up; "
          + "down are \(screen.places.keys.sorted()); put it down first, in an event of its own.")
    }
    return location
  }
}

nonisolated extension TouchSample {
  /// A pen half as high above a point as can be measured.
  fileprivate static func hovering(at place: CGPoint) -> TouchSample {
    var sample = TouchSample(at: place, type: .pencil)
    sample.zOffset = 0.5
    return sample
  }
}
