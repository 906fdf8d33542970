// What an accelerometer measures of a device that is shaken.

import GestureCore
import TouchKit

nonisolated extension HostInput.MotionInput.Sample {
  /// A hand throws the device to and fro along its long side, three times a second, with 2 g.
  ///
  /// - Parameters:
  ///   - start: When it begins, in seconds.
  ///   - seconds: How long it takes.
  ///   - hertz: How often in a second it is measured.
  package static func shake(
    from start: TimeInterval, for seconds: TimeInterval, hertz: Double
  ) -> [Self] {
    (0...Int(max(seconds, 0) * hertz)).map { index in
      let since = Double(index) / hertz
      return Self(x: 0, y: 2 * Trigonometry.sin(2 * .pi * 3 * since), z: -1, time: start + since)
    }
  }

  /// The device is at rest.
  package static func rest(at time: TimeInterval) -> Self { Self(x: 0, y: 0, z: -1, time: time) }
}
