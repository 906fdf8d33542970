// Recordings of people's touches, imported and replayed: nothing is lost, and no application complains.

import Foundation
import Testing
import TouchKit
import TouchTrace

@Suite(
  .enabled(if: RealData.has("touches-ipad") && RealData.has("touches-hid"), "\(RealData.absence)"))
struct ImportedRecordings {
  /// Imports a file, and compares each recording with its line.
  private func imported(_ name: String) throws -> [(recording: Recording, trace: Trace)] {
    let recordings = try RealData.recordings(name)
    let (traces, problems) = Trace.imported(from: try RealData.text(name), as: .sequences)
    #expect(problems.isEmpty, "\(problems.prefix(5))")
    try #require(traces.count == recordings.count)
    return Array(zip(recordings, traces))
  }

  @Test(arguments: ["touches-ipad", "touches-hid"])
  func keepEveryReportInItsOrder(name: String) throws {
    for (recording, trace) in try imported(name) {
      let reports = trace.inputs.flatMap { input -> [TouchReport] in
        if case .touches(let input) = input { input.reports } else { [] }
      }
      #expect(reports.map(\.finger) == recording.events.map(\.finger), "\(recording.file)")
      #expect(reports.map { "\($0.phase)" } == recording.events.map(\.phase), "\(recording.file)")
      let screen = CGRect(origin: .zero, size: trace.header.size)
      #expect(reports.allSatisfy { screen.contains($0.sample.location) }, "\(recording.file)")
    }
  }

  @Test(arguments: ["touches-ipad", "touches-hid"])
  func replayWithoutAComplaint(name: String) throws {
    var gestures = 0
    for (recording, trace) in try imported(name) {
      let result = Classifier().classify(trace)
      // In one recording 73 fingers come and go before all are up, ten at a time. The engine keeps a
      // slot for each up to then, and has 64.
      let isPossible = Set(recording.events.map(\.finger)).count <= 64
      #expect(result.problems.isEmpty == isPossible, "\(recording.file): \(result.problems)")
      #expect(!result.recognized.isEmpty || !result.failed.isEmpty, "\(recording.file)")
      gestures += result.recognized.count
    }
    #expect(gestures > 0)
  }

  @Test func areReadBackFromTheirText() throws {
    for (recording, trace) in try imported("touches-hid") {
      let (again, problems) = Trace.recordings(in: trace.text.utf8)
      #expect(again == [trace] && problems.isEmpty, "\(recording.file)")
    }
  }
}
