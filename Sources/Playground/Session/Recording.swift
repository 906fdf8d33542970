// What a running app was told since its start, so that it can be looked at again. It is bounded.

import TouchKit
import TouchTrace

/// What one run of an app was told.
final class Recording {
  /// The screen and the time at the start.
  let header: TraceHeader
  /// All inputs since then, until the recording ended.
  private(set) var inputs: [HostInput] = []
  /// Why no more is recorded, in a sentence; nil while it goes on.
  private(set) var end: String?

  /// For how long one can look back, in seconds.
  let secondsMax: Double
  /// The same for an app that a person plays.
  static let secondsMaxOfPlay = 30.0

  private var size = 0

  init(_ header: TraceHeader, secondsMax: Double = secondsMaxOfPlay) {
    (self.header, self.secondsMax) = (header, secondsMax)
  }

  deinit {}

  /// Adds an input, if there is room for it.
  func add(_ input: HostInput) {
    guard end == nil else { return }
    let more = input.recordedSize
    guard size + more <= Limits.recordingSizeMax else {
      return stop("The recording is full.")
    }
    size += more
    inputs.append(input)
  }

  /// Ends the recording: what comes now cannot be replayed.
  func stop(_ why: String) {
    if end == nil { end = why }
  }
}

nonisolated extension HostInput {
  /// About how many bytes a recording needs for it.
  var recordedSize: Int {
    let parts =
      switch self {
      case .touches(let input):
        input.reports.reduce(0) {
          $0 + MemoryLayout<TouchReport>.stride
            + ($1.coalesced.count + $1.predicted.count) * MemoryLayout<TouchSample>.stride
        }
      case .motion(let input): input.samples.count * MemoryLayout<MotionInput.Sample>.stride
      case .estimates(let samples): samples.count * MemoryLayout<TouchSample>.stride
      default: 0
      }
    return MemoryLayout<HostInput>.stride + parts
  }
}
