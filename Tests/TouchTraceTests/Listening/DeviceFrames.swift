// What a touch screen of Linux writes, frame by frame, as bytes and as the text of evemu.

import TouchTrace

/// Frames of a device: each begins with its time in seconds, `0.1 39=5 35=100 36=200`, with the codes of axes
/// in hexadecimal. `s3=0` is a code of synchronization. A report ends each frame.
struct DeviceFrames {
  /// Kind, code and value of the events, with their times in microseconds.
  private(set) var events: [(microseconds: Int, type: Int, code: Int, value: Int)] = []

  init(_ frames: String...) {
    for frame in frames {
      let words = frame.split(separator: " ")
      let time = Int(((Double(words[0]) ?? .nan) * 1e6).rounded())
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        let isReport = parts[0].hasPrefix("s")
        let code = Int(parts[0].drop { $0 == "s" }, radix: 16) ?? -1
        events.append((time, isReport ? 0 : 3, code, Int(parts[1]) ?? 0))
      }
      events.append((time, 0, 0, 0))
    }
  }

  /// What the device writes.
  var bytes: [UInt8] {
    events.flatMap {
      TouchDeviceReader.bytes(
        microseconds: $0.microseconds, type: $0.type, code: $0.code, value: $0.value)
    }
  }
}
