// What a running app was told since its start, so that it can be looked at again. It is bounded: for
// each app, and for all apps of a server.

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

  private let room: RecordingRoom
  private var size = 0

  init(_ header: TraceHeader, in room: RecordingRoom, secondsMax: Double = secondsMaxOfPlay) {
    (self.header, self.room, self.secondsMax) = (header, room, secondsMax)
  }

  isolated deinit { room.giveBack(size) }

  /// Adds an input, if there is room for it.
  func add(_ input: HostInput) {
    guard end == nil else { return }
    let more = input.recordedSize
    guard size + more <= Limits.recordingSizeMax else {
      return stop("The recording is full.")
    }
    guard room.take(more) else {
      return stop("The server keeps as many recordings as it can.")
    }
    size += more
    inputs.append(input)
  }

  /// Ends the recording: what comes now cannot be replayed.
  func stop(_ why: String) {
    if end == nil { end = why }
  }
}

/// The memory that all recordings of a server share.
final class RecordingRoom {
  /// What is taken, in bytes.
  private(set) var size = 0

  /// Takes so many bytes, if that many are left.
  func take(_ more: Int) -> Bool {
    guard size + more <= Limits.recordingsSizeMax else { return false }
    size += more
    return true
  }

  /// Gives back what a recording took.
  func giveBack(_ size: Int) { self.size -= size }
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
