// Makes inputs of what fingers did: reports of one instant together, times that never go back, and
// only reports that can follow the earlier ones of a finger.

import TouchKit

/// A place in an imported text, counted from 1.
nonisolated struct ImportPlace: Equatable, Sendable {
  var line = 1
  var column = 1

  func problem(_ found: String, expected: String, _ remedy: String) -> ImportOutput {
    .problem(
      TraceProblem(
        line: line, column: column, found: found, expected: expected, remedy: remedy))
  }
}

/// What an import gives: what a reader of traces gives too.
typealias ImportOutput = TraceReader.Line.Content

/// Collects the reports of fingers, and gives inputs that an application takes without a complaint.
nonisolated struct FingerLedger: Sendable {
  /// A time that goes back further than this is another clock, and not a report that comes late. In
  /// seconds.
  private static let latenessMax = 0.1
  /// How long time goes on after the last report, so that waits end, in seconds.
  static let silence = 1.0
  /// The latest time of a recording after the first, in seconds: eleven days.
  static let timeMaxUsual = 1e6
  /// The largest coordinate, in points.
  static let placeMax = 1e6

  /// The header of each recording.
  var header: TraceHeader
  /// A new recording begins after a longer time without fingers, in seconds.
  private let pauseMax: TimeInterval?
  /// The latest time after the first, in seconds.
  private let timeMax: TimeInterval
  private var down: [Int: TouchSample] = [:]
  private var pending: HostInput.TouchInput?
  private var hasHeader = false
  /// What is taken from the times of the source, in seconds.
  private(set) var offset = 0.0
  private var last = 0.0
  /// The place of the last report.
  private var place = ImportPlace()
  private var toldOfOutside = false

  init(
    _ header: TraceHeader, pauseMax: TimeInterval? = nil, timeMax: TimeInterval = timeMaxUsual
  ) {
    (self.header, self.pauseMax, self.timeMax) = (header, pauseMax, timeMax)
  }

  /// Whether nothing was imported yet.
  var isEmpty: Bool { !hasHeader }

  /// Notes what a finger did at a time of the source, in seconds.
  mutating func note(
    _ report: TouchReport, at time: Double, modifiers: UIKeyModifierFlags = [],
    buttons: UIEvent.ButtonMask = [], _ place: ImportPlace, into output: inout [ImportOutput]
  ) {
    self.place = place
    guard let report = sound(report, place, &output),
      let time = tidied(time, place, &output)
    else { return }
    if hasHeader, down.isEmpty, let pauseMax, time - last > pauseMax {
      finish(into: &output)
      offset += time
      begin(at: 0, &output)
      return add(shifted(report, until: 0), at: 0, modifiers, buttons, &output)
    }
    if !hasHeader { begin(at: time, &output) }
    tellOfOutside(report, &output)
    add(shifted(report, until: time), at: time, modifiers, buttons, &output)
  }

  /// The report with the trace's times in its coalesced and predicted samples. A coalesced sample is
  /// not later than its event, and a predicted one not earlier.
  private func shifted(_ report: TouchReport, until time: Double) -> TouchReport {
    if report.coalesced.isEmpty, report.predicted.isEmpty { return report }
    func shift(_ sample: TouchSample, _ limit: (Double, Double) -> Double) -> TouchSample {
      var sample = sample
      sample.timestamp = sample.timestamp.map { limit((($0 - offset) * 1e6).rounded() / 1e6, time) }
      return sample
    }
    var report = report
    report.coalesced = report.coalesced.map { shift($0, Swift.min) }
    report.predicted = report.predicted.map { shift($0, Swift.max) }
    return report
  }

  /// Whether the finger is down.
  func isDown(_ finger: Int) -> Bool { down[finger] != nil }

  /// Where the finger was last; `nil` if it is not down.
  func location(of finger: Int) -> CGPoint? { down[finger]?.location }

  /// Notes that no finger reported anything up to a time of the source, in seconds.
  mutating func pass(to time: Double, into output: inout [ImportOutput]) {
    guard hasHeader else {
      offset = time
      return begin(at: 0, &output)
    }
    let tidy = ((time - offset) * 1e6).rounded() / 1e6
    // A clock that stands still or is beyond all times says nothing.
    guard tidy > last, tidy <= timeMax else { return }
    flush(&output)
    last = tidy
    output.append(.input(.time(tidy)))
  }

  /// Ends the recording: fingers that are down are cancelled, and time goes on a little.
  ///
  /// - Parameters:
  ///   - found: What ended it.
  ///   - remedy: How a recording has all of the fingers.
  mutating func end(
    at found: String = "the end of the recording",
    _ remedy: String = "record until all fingers are up.", into output: inout [ImportOutput]
  ) {
    if !down.isEmpty {
      output.append(
        place.problem(
          "\(found) with \(down.count) fingers down", expected: "the lift of each finger",
          "They are cancelled at the last time; \(remedy)"))
      for (finger, sample) in down.sorted(by: { $0.key < $1.key }) {
        add(TouchReport(finger, .cancelled, sample), at: last, [], [], &output)
      }
    }
    finish(into: &output)
  }

  // MARK: What is wrong

  /// The report if an application takes it. The end of a finger counts without a place.
  private func sound(
    _ report: TouchReport, _ place: ImportPlace, _ output: inout [ImportOutput]
  ) -> TouchReport? {
    let known = down[report.finger]
    if report.phase != .began, known == nil {
      output.append(
        place.problem(
          "\(report.phase) of finger \(report.finger), which is not down",
          expected: "the begin of its touch", "It is left out; record from before the touch."))
      return nil
    }
    if report.phase == .began, known != nil {
      output.append(
        place.problem(
          "the begin of finger \(report.finger), which is down already",
          expected: "its end first", "The touch that is down is cancelled here."))
    }
    let places = [report.sample] + report.coalesced + report.predicted
    let isPossible = places.allSatisfy {
      abs($0.location.x) <= Self.placeMax && abs($0.location.y) <= Self.placeMax
    }
    if isPossible { return report }
    output.append(
      place.problem(
        "the place \(report.sample.location.x), \(report.sample.location.y)",
        expected: "places within \(Int(Self.placeMax)) points",
        "It is left out; correct the number, or the range of the axis."))
    guard report.phase != .began, report.phase != .moved, let known else { return nil }
    return TouchReport(report.finger, report.phase, known)
  }

  /// Tells of the first touch that begins outside of the screen, where no window is.
  private mutating func tellOfOutside(_ report: TouchReport, _ output: inout [ImportOutput]) {
    let (location, size) = (report.sample.location, header.size)
    let isInside =
      location.x >= 0 && location.y >= 0 && location.x < size.width && location.y < size.height
    if isInside || toldOfOutside || report.phase != .began { return }
    toldOfOutside = true
    output.append(
      place.problem(
        "the place \(location.x), \(location.y)",
        expected: "a place on the screen of \(size.width) × \(size.height) points",
        "It is kept, but no window is there; give --width and --height, or the axes' ranges."))
  }

  /// The time of the trace, in microseconds that are whole; `nil` if there is none.
  private mutating func tidied(
    _ time: Double, _ place: ImportPlace, _ output: inout [ImportOutput]
  ) -> Double? {
    if !hasHeader, time.isFinite { offset = time }
    let tidy = ((time - offset) * 1e6).rounded() / 1e6
    guard tidy.isFinite, tidy <= timeMax else {
      output.append(
        place.problem(
          "the time \(time) s, \(tidy) s after the first",
          expected: "a time of at most \(Int(timeMax)) s after the first",
          "It is left out; correct the time."))
      return nil
    }
    guard tidy < last else { return tidy }
    output.append(
      place.problem(
        "the time \(time) s, \(shortDecimal(last - tidy, places: 6)) s before the one above",
        expected: "a time that does not go back",
        "It counts as simultaneous; sort the events by time."))
    if last - tidy > Self.latenessMax { offset -= last - tidy }
    return last
  }

  // MARK: Inputs

  private mutating func begin(at time: Double, _ output: inout [ImportOutput]) {
    hasHeader = true
    last = time
    output.append(.header(header))
  }

  private mutating func add(
    _ report: TouchReport, at time: Double, _ modifiers: UIKeyModifierFlags,
    _ buttons: UIEvent.ButtonMask, _ output: inout [ImportOutput]
  ) {
    if report.phase == .began, let old = down.removeValue(forKey: report.finger) {
      add(TouchReport(report.finger, .cancelled, old), at: time, modifiers, buttons, &output)
    }
    down[report.finger] =
      report.phase == .ended || report.phase == .cancelled ? nil : report.sample
    last = time
    let isTogether =
      pending.map { pending in
        pending.time == time && pending.modifiers == modifiers && pending.buttons == buttons
          && !pending.reports.contains { $0.finger == report.finger }
      } ?? false
    guard isTogether else {
      flush(&output)
      pending = HostInput.TouchInput(
        [report], time: time, modifiers: modifiers, buttons: buttons)
      return
    }
    pending?.reports.append(report)
  }

  /// Gives the reports that wait for others of their instant.
  mutating func flush(_ output: inout [ImportOutput]) {
    if let pending { output.append(.touches(pending)) }
    pending = nil
  }

  private mutating func finish(into output: inout [ImportOutput]) {
    flush(&output)
    if hasHeader { output.append(.input(.time(last + Self.silence))) }
    (hasHeader, last) = (false, 0)
    down = [:]
  }
}

nonisolated extension ImportOutput {
  fileprivate static func touches(_ input: HostInput.TouchInput) -> Self { .input(.touches(input)) }
}
