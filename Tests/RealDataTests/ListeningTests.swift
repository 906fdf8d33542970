// Recordings of people's touches, written as a touch screen of Linux writes them, through a pipe.

import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import TouchPlay

@Suite(
  .enabled(if: RealData.has("touches-ipad") && RealData.has("touches-hid"), "\(RealData.absence)"))
@MainActor struct ListenedRecordings {
  /// The device's units of a point on its screen.
  private static let unitsPerPoint = 16.0
  private static let units = AxisRange(0, (1 << 17) - 1)
  private static let options = ImportOptions(
    width: 8192, height: 8192, xRange: units, yRange: units)
  /// Files, how many of their recordings are played, and how many of the device's units one of theirs is:
  /// points of an iPad have fractions, others are units already.
  nonisolated private static let files = [("touches-ipad", 400, 16.0), ("touches-hid", 146, 1.0)]

  /// An app that recognizes what fingers do.
  private static let app = TouchApp("Fingers", "") {
    let controller = UIViewController()
    controller.view.isMultipleTouchEnabled = true
    for recognizer in [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(),
    ] { controller.view.addGestureRecognizer(recognizer) }
    return controller
  }

  /// Recordings as one run of a device: 2 s lie between two of them.
  private func events(_ name: String, first: Int, scale: Double) throws -> [DeviceEvent] {
    var screen = DeviceScreen(scale: scale)
    for recording in try RealData.recordings(name).prefix(first) { screen.add(recording) }
    return screen.events
  }

  /// The lines of a listener, to which the events come through a pipe in pieces of some bytes.
  private func listen(to events: [DeviceEvent], pieces size: Int) async throws -> [String] {
    let pipe = Pipe()
    let bytes = events.flatMap(\.bytes)
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: size) {
        pipe.fileHandleForWriting.write(Data(bytes[start...].prefix(size)))
      }
      try? pipe.fileHandleForWriting.close()
    }
    var lines: [String] = []
    let listener = Listener(Self.app, reader: try TouchDeviceReader(Self.options), isAll: true) {
      lines.append($0)
    } tell: {
      Issue.record("\($0)")
    }
    await listener.run(EventSource(descriptor: pipe.fileHandleForReading.fileDescriptor))
    withExtendedLifetime(pipe) {}
    return lines
  }

  /// The lines of a replay of the same events, imported from the text of evemu.
  private func replay(_ events: [DeviceEvent]) throws -> [String] {
    let (traces, problems) = Trace.imported(
      from: events.map(\.text).joined().utf8, as: .evemu, options: Self.options)
    try #require(traces.count == 1 && problems.isEmpty, "\(problems.prefix(3))")
    let running = Self.app.start(traces[0].header)
    var lines: [String] = []
    running.log { lines.append($0.json) }
    running.receive(traces[0].inputs)
    return lines
  }

  @Test(arguments: files)
  func leadToTheDecisionsOfTheImportedText(name: String, first: Int, scale: Double) async throws {
    let events = try events(name, first: first, scale: scale)
    let expected = try replay(events)
    #expect(expected.count > 5000)
    for size in [5000, 37] {
      let lines = try await listen(to: events, pieces: size)
      let same = zip(lines, expected).prefix { $0 == $1 }.count
      #expect(
        lines.count == expected.count && same == lines.count,
        "in pieces of \(size): \(lines.dropFirst(same).first ?? "the end"), not \(expected.dropFirst(same).first ?? "the end")"
      )
    }
  }

  @Test(arguments: files)
  func keepEachFingerAndItsPlaces(name: String, first: Int, scale: Double) throws {
    var reader = try TouchDeviceReader(Self.options)
    let contents =
      reader.read(try events(name, first: first, scale: scale).flatMap(\.bytes)) + reader.finish()
    let reports = contents.flatMap { content -> [TouchReport] in
      if case .input(.touches(let input)) = content { input.reports } else { [] }
    }
    let samples = try RealData.recordings(name).prefix(first).flatMap(\.events)
    for phase in ["began", "ended"] {
      #expect(
        reports.count { "\($0.phase)" == phase }
          == samples.count { $0.phase == phase || (phase == "ended" && $0.phase == "cancelled") })
    }
    let began = samples.filter { $0.phase == "began" }.map {
      [($0.x * scale).rounded(), ($0.y * scale).rounded()]
    }
    let found = reports.filter { $0.phase == .began }.map {
      [
        Double($0.sample.location.x) * Self.unitsPerPoint,
        Double($0.sample.location.y) * Self.unitsPerPoint,
      ]
    }
    #expect(Set(found) == Set(began))
  }
}
