// Bytes of a Linux touch screen as input: frames, lost events, wrong bytes, silence, the end of the device.

import Testing
import TouchKit
import TouchTrace

struct TouchDeviceReaderTests {
  private let options = ImportOptions(
    width: 100, height: 200, xRange: AxisRange(0, 99), yRange: AxisRange(0, 199),
    pressureRange: AxisRange(0, 200))

  private func reader() throws -> TouchDeviceReader { try TouchDeviceReader(options) }

  /// What a reader gives, in words.
  private func words(_ contents: [TraceReader.Line.Content]) -> [String] {
    contents.map { content in
      switch content {
      case .header(let header): "screen \(header.size.width) × \(header.size.height)"
      case .input(.touches(let input)):
        "\(input.time): "
          + input.reports.map { report in
            let place = report.sample.location
            return "\(report.finger) \(report.phase) \(place.x), \(place.y)"
          }.joined(separator: "; ")
      case .input(.time(let time)): "\(time): time"
      case .problem(let problem): "event \(problem.line): \(problem.found)"
      default: "\(content)"
      }
    }
  }

  /// All that some frames lead to.
  private func words(_ frames: DeviceFrames) throws -> [String] {
    var reader = try reader()
    return words(reader.read(frames.bytes) + reader.finish())
  }

  @Test("the bytes are those of struct input_event", .enabled(if: MemoryLayout<Int>.size == 8))
  func layout() throws {
    func event(_ type: UInt8, _ code: UInt8, _ value: UInt8) -> [UInt8] {
      // 2 s and 256 µs, in words of eight bytes with the low byte first.
      [2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, type, 0, code, 0, value, 0, 0, 0]
    }
    var reader = try reader()
    let bytes = event(3, 0x39, 7) + event(3, 0x35, 10) + event(3, 0x36, 20) + event(0, 0, 0)
    #expect(words(reader.read(bytes)) == ["screen 100.0 × 200.0", "0.0: 1 began 10.0, 20.0"])
    #expect(reader.deviceTime(of: 0) == 2.000256)
    #expect(TouchDeviceReader.eventSize == 24)
  }

  @Test("each frame becomes one input at once, in whatever pieces its bytes come")
  func pieces() throws {
    let frames = DeviceFrames(
      "5.0 2f=0 39=45 35=10 36=20 2f=1 39=46 35=60 36=70", "5.01 2f=0 35=11",
      "5.02 2f=1 36=71 2f=0 39=-1", "5.03 2f=1 39=-1")
    let lines = [
      "screen 100.0 × 200.0", "0.0: 1 began 10.0, 20.0; 2 began 60.0, 70.0",
      "0.01: 1 moved 11.0, 20.0", "0.02: 1 ended 11.0, 20.0; 2 moved 60.0, 71.0",
      "0.03: 2 ended 60.0, 71.0",
    ]
    for size in [1, 7, 24, 25, 1000] {
      var reader = try reader()
      var contents: [TraceReader.Line.Content] = []
      for start in stride(from: 0, to: frames.bytes.count, by: size) {
        contents += reader.read(frames.bytes[start...].prefix(size))
      }
      #expect(words(contents) == lines, "in pieces of \(size) bytes")
      #expect(words(reader.finish()) == ["1.03: time"])
    }
  }

  @Test("another tracking id without an end between is another finger")
  func replaced() throws {
    let lines = try words(DeviceFrames("0 39=1 35=10 36=20", "0.1 39=2 35=30", "0.2 39=-1"))
    #expect(lines[2] == "0.1: 1 ended 10.0, 20.0; 2 began 30.0, 20.0")
  }

  @Test("an impossible slot is told with the number of its frame's last event, and left out")
  func impossibleSlot() throws {
    let lines = try words(
      DeviceFrames("0 39=1 35=10 36=20", "0.1 2f=700 39=2 35=3", "0.2 2f=0 39=-1"))
    #expect(
      lines.dropFirst(2) == [
        "event 8: the slot 700", "0.2: 1 ended 10.0, 20.0", "1.2: time",
      ])
  }

  @Test("lost events cancel all fingers, and the device says in which slot it goes on")
  func lostEvents() throws {
    // The report after the lost events is lost, too.
    let before = DeviceFrames("0 39=1 35=10 36=20 2f=1 39=2 35=30 36=40", "0.1 s3=0").bytes
      .dropLast(TouchDeviceReader.eventSize)
    let after = DeviceFrames("0.2 39=3 35=50 36=60", "0.3 2f=1 39=4 35=70 36=80")
    var reader = try reader()
    #expect(
      words(reader.read(before)).suffix(2) == [
        "event 9: SYN_DROPPED with 2 fingers down",
        "0.1: 1 cancelled 10.0, 20.0; 2 cancelled 30.0, 40.0",
      ])
    #expect(reader.hasLostEvents)
    reader.resume(inSlot: 3)
    #expect(!reader.hasLostEvents)
    // One finger is in slot 3, so the other one does not take its place.
    #expect(
      words(reader.read(after.bytes)) == [
        "0.2: 3 began 50.0, 60.0", "0.3: 4 began 70.0, 80.0",
      ])
  }

  @Test(
    "a time that goes back a little is simultaneous, and one that goes back far is another clock")
  func timeGoesBack() throws {
    let lines = try words(
      DeviceFrames(
        "500 39=1 35=10 36=20", "500.1 35=11", "500.09 35=12", "3 35=13", "3.5 39=-1"))
    #expect(
      lines.dropFirst(2) == [
        "0.1: 1 moved 11.0, 20.0", "event 8: the time 500.09 s, 0.01 s before the one above",
        "0.1: 1 moved 12.0, 20.0", "event 10: the time 3.0 s, 497.1 s before the one above",
        "0.1: 1 moved 13.0, 20.0", "0.6: 1 ended 13.0, 20.0", "1.6: time",
      ])
  }

  @Test("it goes on for more than a month")
  func longRun() throws {
    let lines = try words(
      DeviceFrames("7 39=1 35=10 36=20", "8 39=-1", "5000007 39=2", "5000008 39=-1"))
    #expect(lines[3] == "5000000.0: 2 began 10.0, 20.0")
    #expect(lines.count == 6)
  }

  @Test("a device that vanishes has its fingers cancelled")
  func vanishes() throws {
    var reader = try reader()
    _ = reader.read(DeviceFrames("0 39=1 35=10 36=20 2f=1 39=2 35=30 36=40", "0.5 35=31").bytes)
    #expect(
      words(reader.finish(vanished: true)) == [
        "event 10: the end of the device with 2 fingers down",
        "0.5: 1 cancelled 10.0, 20.0; 2 cancelled 31.0, 40.0", "1.5: time",
      ])
  }

  @Test("an event that is cut off is told")
  func cutOff() throws {
    var reader = try reader()
    let bytes = DeviceFrames("0 39=1 35=10 36=20", "0.1 39=-1").bytes
    #expect(words(reader.read(bytes.dropLast(3))).count == 2)
    #expect(
      words(reader.finish()) == [
        "event 6: \(TouchDeviceReader.eventSize - 3) bytes at the end",
        "event 4: the end of the events with 1 fingers down", "0.0: 1 cancelled 10.0, 20.0",
        "1.0: time",
      ])
  }

  @Test("bytes that are no events end it: every finger is cancelled, and nothing more is read")
  func noEvents() throws {
    var reader = try reader()
    let frames = DeviceFrames("0 39=1 35=10 36=20").bytes
    let text = Array("E: 0.000001 0003 0035 100 # what a person can read".utf8)
    let lines = words(reader.read(frames + text))
    #expect(
      lines.dropFirst(2) == [
        "event 5: \(TouchDeviceReader.eventSize) bytes that are no event",
        "event 4: bytes that are no events with 1 fingers down", "0.0: 1 cancelled 10.0, 20.0",
        "1.0: time",
      ])
    #expect(reader.isBroken)
    #expect(reader.read(frames).isEmpty && reader.pass(to: 9).isEmpty && reader.finish().isEmpty)
  }

  @Test("a press has the share of the hardest one as its force, also where the finger rests")
  func pressure() throws {
    var reader = try reader()
    let frames = DeviceFrames(
      "0 39=1 35=10 36=20 3a=100 30=8", "0.1 3a=150", "0.2 3a=900", "0.3 39=-1")
    let samples = reader.read(frames.bytes).flatMap { content -> [TouchSample] in
      if case .input(.touches(let input)) = content { input.reports.map(\.sample) } else { [] }
    }
    #expect(samples.map(\.force) == [1, 1.5, 2, 2])
    #expect(samples.allSatisfy { $0.maximumPossibleForce == 2 && $0.majorRadius == 4 })
  }

  @Test("time that passes is told, and never goes back")
  func silence() throws {
    var reader = try reader()
    #expect(words(reader.pass(to: 40)) == ["screen 100.0 × 200.0"])
    #expect(
      words(reader.read(DeviceFrames("40.5 39=1 35=10 36=20").bytes)) == [
        "0.5: 1 began 10.0, 20.0"
      ])
    #expect(words(reader.pass(to: 41.25)) == ["1.25: time"])
    for time in [41, 41.25, .nan, .infinity] { #expect(reader.pass(to: time).isEmpty) }
    #expect(
      words(reader.read(DeviceFrames("41.24 39=-1").bytes)) == [
        "event 6: the time 41.24 s, 0.01 s before the one above", "1.25: 1 ended 10.0, 20.0",
      ])
  }

  @Test(
    "without possible ranges there is no reader, and the error says what to do",
    arguments: [
      (nil, nil, "the ranges none and none of the axes x and y"),
      (AxisRange(0, 9), nil, "the ranges 0..9 and none of the axes x and y"),
      (AxisRange(9, 9), AxisRange(0, 9), "the ranges 9..9 and 0..9 of the axes x and y"),
    ] as [(AxisRange?, AxisRange?, String)])
  func ranges(x: AxisRange?, y: AxisRange?, found: String) {
    let error = #expect(throws: TraceProblem.self) {
      try TouchDeviceReader(ImportOptions(xRange: x, yRange: y))
    }
    #expect(error?.found == found)
    #expect(error?.remedy.contains("evtest") == true)
  }
}
