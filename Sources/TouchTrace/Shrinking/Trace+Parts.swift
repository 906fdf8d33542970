// The parts of a recording that can be left out, and the recording without some of them.

import TouchKit

nonisolated extension Trace {
  /// Where a report stands: the number of its input, and its number in it.
  struct ReportPlace: Hashable {
    var input: Int
    var report: Int
  }

  /// The reports of each finger from its touch-down to its lift, in the order in which fingers come down.
  var contacts: [[ReportPlace]] {
    var all: [[ReportPlace]] = []
    var open: [Int: Int] = [:]
    for (place, report) in reports {
      if report.phase == .began || open[report.finger] == nil {
        open[report.finger] = all.count
        all.append([])
      }
      if let index = open[report.finger] { all[index].append(place) }
      if report.phase == .ended || report.phase == .cancelled { open[report.finger] = nil }
    }
    return all
  }

  /// The reports that come with others in one input.
  var severalReports: [ReportPlace] {
    reports.filter { place, _ in
      guard case .touches(let touches) = inputs[place.input] else { return false }
      return touches.reports.count > 1
    }.map(\.place)
  }

  /// All reports with their places.
  private var reports: [(place: ReportPlace, report: TouchReport)] {
    inputs.enumerated().flatMap { index, input -> [(place: ReportPlace, report: TouchReport)] in
      guard case .touches(let touches) = input else { return [] }
      return touches.reports.enumerated().map { (ReportPlace(input: index, report: $0), $1) }
    }
  }

  /// Without some fingers. Where nothing else happened, time passes.
  func without(contacts range: Range<Int>) -> Trace {
    without(Set(contacts[range].joined()))
  }

  /// Without some reports that come with others.
  func without(reports range: Range<Int>) -> Trace { without(Set(severalReports[range])) }

  private func without(_ places: Set<ReportPlace>) -> Trace {
    var trace = self
    for (index, input) in inputs.enumerated() {
      guard case .touches(var touches) = input else { continue }
      let left = touches.reports.indices.filter {
        !places.contains(ReportPlace(input: index, report: $0))
      }
      guard left.count < touches.reports.count else { continue }
      touches.reports = left.map { touches.reports[$0] }
      trace.inputs[index] = left.isEmpty ? .time(touches.time) : .touches(touches)
    }
    return trace
  }

  /// Without some inputs.
  func without(inputs range: Range<Int>) -> Trace {
    var trace = self
    trace.inputs.removeSubrange(range)
    return trace
  }

  /// With time that passes in place of an input; `nil` if there is nothing else in its place.
  func passing(at index: Int) -> Trace? {
    if case .time = inputs[index] { return nil }
    guard let time = inputs[index].time else { return nil }
    var trace = self
    trace.inputs[index] = .time(time)
    return trace
  }
}

// MARK: Samples

nonisolated extension Trace {
  /// A sample beside the last one of its report, or of the accelerometer beside another one.
  enum SpareSample: Hashable {
    case coalesced(ReportPlace, Int)
    case predicted(ReportPlace, Int)
    case motion(Int, Int)
  }

  /// The samples that can be left out of their reports.
  var spareSamples: [SpareSample] {
    var all: [SpareSample] = []
    for (place, report) in reports {
      all += report.coalesced.indices.map { .coalesced(place, $0) }
      all += report.predicted.indices.map { .predicted(place, $0) }
    }
    for (index, input) in inputs.enumerated() {
      guard case .motion(let motion) = input, motion.samples.count > 1 else { continue }
      all += motion.samples.indices.map { .motion(index, $0) }
    }
    return all
  }

  /// Without some samples.
  func without(samples range: Range<Int>) -> Trace {
    let gone = Set(spareSamples[range])
    var trace = self
    for (index, input) in inputs.enumerated() {
      switch input {
      case .touches(var touches):
        for number in touches.reports.indices {
          let place = ReportPlace(input: index, report: number)
          let report = touches.reports[number]
          touches.reports[number].coalesced = report.coalesced.indices.filter {
            !gone.contains(.coalesced(place, $0))
          }.map { report.coalesced[$0] }
          touches.reports[number].predicted = report.predicted.indices.filter {
            !gone.contains(.predicted(place, $0))
          }.map { report.predicted[$0] }
        }
        trace.inputs[index] = .touches(touches)
      case .motion(var motion):
        motion.samples = motion.samples.indices.filter { !gone.contains(.motion(index, $0)) }
          .map { motion.samples[$0] }
        trace.inputs[index] = .motion(motion)
      default: break
      }
    }
    return trace
  }
}

nonisolated extension Trace {
  /// How many times a finger comes down.
  public var fingerCount: Int { contacts.count }
}
