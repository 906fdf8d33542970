// Cuts a script into the events that a host would report: what happens at one instant is one
// event, and moving fingers share one clock of samples.

import GestureCore
import TouchKit

nonisolated extension Fingers {
  /// The script as the events that a screen hands to its application, in order of time.
  ///
  /// Times are in seconds from the start of the script, and no event names a window: the screen adds
  /// both. In each event the lowest finger comes first.
  ///
  /// A move is sampled on one clock for all fingers, ``hertz`` times a second from the start of the
  /// script, and always at its own end, so that the finger arrives exactly. A sample of the clock
  /// that comes within a quarter of its period of a move's start or end is left out. What one finger
  /// does twice in one instant becomes two events of the same time.
  ///
  /// - Complexity: O(samples).
  public var events: [HostInput.TouchInput] {
    var dated = parts.enumerated().flatMap { order, part in samples(of: part, order) }
    if let jitter { jitter.apply(to: &dated) }
    dated.sort { ($0.time, $0.order) < ($1.time, $1.order) }
    var events: [HostInput.TouchInput] = []
    var instant: Microseconds?
    for next in dated {
      var sample = TouchSample(at: CGPoint(next.location), type: next.contact.type)
      sample.majorRadius = next.contact.majorRadius
      let report = TouchReport(next.finger, next.phase, sample)
      if instant == next.time, var last = events.last,
        !last.reports.contains(where: { $0.finger == report.finger })
      {
        let place = last.reports.firstIndex { $0.finger > report.finger }
        last.reports.insert(report, at: place ?? last.reports.count)
        events[events.count - 1] = last
      } else {
        events.append(HostInput.TouchInput([report], time: next.time.seconds))
        instant = next.time
      }
    }
    return events
  }

  /// A sample before it is sorted into an event.
  struct DatedSample {
    var time: Microseconds
    /// The place of its part in the script, for what happens at one instant.
    var order: Int
    var finger: Int
    var phase: UITouch.Phase
    var location: Point
    var contact = Contact()
  }

  private func samples(of part: Part, _ order: Int) -> [DatedSample] {
    func sample(
      _ phase: UITouch.Phase, at location: Point, _ time: Microseconds
    ) -> DatedSample {
      DatedSample(
        time: time, order: order, finger: part.finger, phase: phase, location: location,
        contact: part.contact)
    }
    switch part.action {
    case .down(let point):
      return [sample(.began, at: point, part.start)]
    case .move(let path, let duration):
      let end = part.start + duration
      let times = clock(from: part.start, to: end)
      return times.map { time in
        let way = Double((time - part.start).count) / Double(max(duration.count, 1))
        return sample(.moved, at: path.point(at: time == end ? 1 : way), time)
      }
    case .up, .cancel:
      let phase = part.action == .up ? UITouch.Phase.ended : .cancelled
      return [sample(phase, at: lastPlace(before: order, of: part.finger), part.start)]
    }
  }

  /// The times of the samples between two times, the second one included.
  private func clock(from start: Microseconds, to end: Microseconds) -> [Microseconds] {
    let period = 1 / hertz
    let margin = Microseconds(period / 4)
    var times: [Microseconds] = []
    var tick = (start.seconds / period).rounded(.down)
    while true {
      tick += 1
      let time = Microseconds(tick * period)
      guard time < end - margin else { break }
      if time > start + margin { times.append(time) }
    }
    return times + [end]
  }

  private func lastPlace(before order: Int, of finger: Int) -> Point {
    for part in parts[..<order].reversed() where part.finger == finger {
      switch part.action {
      case .down(let point): return point
      case .move(let path, _): return path.point(at: 1)
      case .up, .cancel: continue
      }
    }
    return .zero
  }
}
