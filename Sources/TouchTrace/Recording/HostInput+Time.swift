// When input came, and the same input at another time.

import TouchKit

nonisolated extension HostInput {
  /// The time of the input; `nil` for input without a time.
  package var time: TimeInterval? {
    switch self {
    case .touches(let input): input.time
    case .press(let input): input.time
    case .key(let input): input.time
    case .keyboard(let input): input.time
    case .accessibility(let input): input.time
    case .pencil(let input): input.time
    case .motion(let input): input.samples.last?.time
    case .remoteControl(_, let time), .activity(_, let time), .memoryWarning(let time),
      .statusBarTap(let time), .time(let time), .frame(let time):
      time
    case .cancellation, .estimates, .screen, .pencilSettings: nil
    }
  }

  /// The input at another time.
  package func retimed(_ change: (TimeInterval) -> TimeInterval) -> HostInput {
    switch self {
    case .touches(var touches):
      touches.time = change(touches.time)
      for index in touches.reports.indices {
        touches.reports[index].retime(change)
      }
      return .touches(touches)
    case .press(var press):
      press.time = change(press.time)
      return .press(press)
    case .key(var key):
      key.time = change(key.time)
      return .key(key)
    case .keyboard(var keyboard):
      keyboard.time = change(keyboard.time)
      return .keyboard(keyboard)
    case .motion(var motion):
      for index in motion.samples.indices {
        motion.samples[index].time = change(motion.samples[index].time)
      }
      return .motion(motion)
    case .remoteControl(let command, let time): return .remoteControl(command, time: change(time))
    case .activity(let state, let time): return .activity(state, time: change(time))
    case .memoryWarning(let time): return .memoryWarning(time: change(time))
    case .statusBarTap(let time): return .statusBarTap(time: change(time))
    case .time(let time): return .time(change(time))
    case .frame(let time): return .frame(change(time))
    case .accessibility(var input):
      input.time = change(input.time)
      return .accessibility(input)
    case .pencil(var input):
      input.time = change(input.time)
      return .pencil(input)
    case .cancellation, .estimates, .screen, .pencilSettings: return self
    }
  }
}

nonisolated extension TouchReport {
  fileprivate mutating func retime(_ change: (TimeInterval) -> TimeInterval) {
    sample.timestamp = sample.timestamp.map(change)
    for index in coalesced.indices {
      coalesced[index].timestamp = coalesced[index].timestamp.map(change)
    }
  }
}
