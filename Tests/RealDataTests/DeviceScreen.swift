// A touch screen of Linux that writes what a recording says: slots, tracking ids, reports.

import TouchTrace

/// One event of a device.
nonisolated struct DeviceEvent {
  let microseconds: Int
  let type: Int
  let code: Int
  let value: Int

  /// The event as the device writes it.
  var bytes: [UInt8] {
    TouchDeviceReader.bytes(microseconds: microseconds, type: type, code: code, value: value)
  }

  /// The event as evemu writes it.
  var text: String {
    func digits(_ number: Int) -> String {
      String(repeating: "0", count: max(0, 4 - String(number, radix: 16).count))
        + String(number, radix: 16)
    }
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let fraction = String(1_000_000 + rest).dropFirst()
    return "E: \(seconds).\(fraction) \(digits(type)) \(digits(code)) \(value)\n"
  }
}

/// Writes recordings one after the other.
nonisolated struct DeviceScreen {
  private static let (slot, positionX, positionY, trackingID) = (0x2F, 0x35, 0x36, 0x39)
  /// The time between two recordings, in microseconds.
  private static let pause = 2_000_000

  /// The device's units of one of the recording's.
  private let scale: Double
  private(set) var events: [DeviceEvent] = []
  /// The fingers that are down, each at the index of its slot.
  private var fingers: [Int?] = []
  private var current = 0
  private var trackingIDs = 0
  private var begin = 1_000_000

  init(scale: Double) { self.scale = scale }

  /// Writes a recording, each report as a frame.
  mutating func add(_ recording: Recording) {
    var time = begin
    for report in recording.reports {
      time = max(time, begin + Int((report[0].time * 1e6).rounded()))
      for sample in report { write(sample, at: time) }
      events.append(DeviceEvent(microseconds: time, type: 0, code: 0, value: 0))
    }
    begin = time + Self.pause
  }

  private mutating func write(_ sample: Recording.Sample, at time: Int) {
    func axis(_ code: Int, _ value: Int) {
      events.append(DeviceEvent(microseconds: time, type: 3, code: code, value: value))
    }
    let known = fingers.firstIndex(of: sample.finger)
    let slot = known ?? fingers.firstIndex(of: nil) ?? fingers.count
    if slot == fingers.count { fingers.append(nil) }
    if slot != current { axis(Self.slot, slot) }
    current = slot
    if sample.phase == "began" {
      trackingIDs += 1
      fingers[slot] = sample.finger
      axis(Self.trackingID, trackingIDs)
    }
    axis(Self.positionX, Int((sample.x * scale).rounded()))
    axis(Self.positionY, Int((sample.y * scale).rounded()))
    if sample.phase == "ended" || sample.phase == "cancelled" {
      fingers[slot] = nil
      axis(Self.trackingID, -1)
    }
  }
}
