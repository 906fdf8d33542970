// The times of a recording, made shorter.

import TouchKit

nonisolated extension Trace {
  /// With the clock at 0 when the first input comes; `nil` if it is.
  var startingAtZero: Trace? {
    guard let first = inputs.lazy.compactMap(\.time).first, first.isFinite,
      header.start != 0 || first != 0
    else { return nil }
    var trace = self
    trace.header.start = 0
    trace.inputs = inputs.map { $0.retimed { max(0, $0 - first) } }
    return trace
  }

  /// With all times in whole milliseconds; `nil` if they are.
  var inMilliseconds: Trace? {
    var trace = self
    trace.inputs = inputs.map { $0.retimed { ($0 * 1000).rounded() / 1000 } }
    return trace.isWritten(as: self) ? nil : trace
  }

  /// How long nothing comes before an input, in seconds; `nil` for an input without a time.
  func gap(before index: Int) -> TimeInterval? {
    guard let time = inputs[index].time, time.isFinite else { return nil }
    return time - (inputs[..<index].lazy.compactMap(\.time).last ?? header.start)
  }

  /// With another time between an input and the one before; all later ones follow sooner.
  func with(gap: TimeInterval, before index: Int) -> Trace {
    guard let old = self.gap(before: index), old > 0, let end = inputs[index].time else {
      return self
    }
    let start = end - old
    var trace = self
    for index in index..<inputs.count {
      trace.inputs[index] = inputs[index].retimed { time in
        let moved = time < end ? start + (time - start) * gap / old : time - old + gap
        // Sums of milliseconds stay what they look like.
        return time <= start ? time : (moved * 1e6).rounded() / 1e6
      }
    }
    return trace
  }
}
