// Changes what the fingers of an episode do. It knows points and times only.

import TouchKit

nonisolated extension Change {
  /// The inputs of an episode, and of what follows it, with the fingers changed.
  ///
  /// - Parameters:
  ///   - inputs: The inputs from the episode's first one on.
  ///   - episode: The episode.
  func changed(_ inputs: [HostInput], of episode: Episode) -> [HostInput] {
    switch self {
    case .movement(let points):
      return moved(inputs, episode) { path, way in
        path.reach > 0 ? scaled(way, by: max(0, (path.reach + points) / path.reach)) : way
      }
    case .straighter(let points):
      return straightened(inputs, episode, by: points) { $0.axis }
    case .level(let points, let axis):
      return straightened(inputs, episode, by: points) { _ in axis }
    case .otherWay: return moved(inputs, episode) { _, way in scaled(way, by: -1) }
    case .backwards: return backwards(inputs, episode)
    case .duration(let change):
      let start = episode.times.lowerBound
      let length = (episode.fingers.map(\.end).max() ?? start) - start
      guard length > 0 else { return inputs }
      let factor = max(0, (length + change) / length)
      return inputs.map { input in
        input.retimed { time in
          time <= start
            ? time
            : time < start + length ? start + (time - start) * factor : time + length * (factor - 1)
        }
      }
    case .earlier(let change, let lift): return earlier(inputs, after: lift, by: change)
    case .withoutFinger(let finger):
      return inputs.map { input in
        input.reported { reports in reports.filter { $0.finger != finger } }
      }
    case .oneMoreFinger: return oneMore(inputs, episode)
    default: return inputs
    }
  }

  private func scaled(_ way: CGVector, by factor: Double) -> CGVector {
    CGVector(dx: way.dx * factor, dy: way.dy * factor)
  }

  /// The inputs with each finger's way from its begin changed.
  private func moved(
    _ inputs: [HostInput], _ episode: Episode,
    _ change: (Episode.FingerPath, CGVector) -> CGVector
  ) -> [HostInput] {
    var paths: [Int: Episode.FingerPath] = [:]
    var waiting = episode.fingers[...]
    return inputs.map { input in
      input.reported { reports in
        reports.map { report in
          var report = report
          if report.phase == .began {
            paths[report.finger] = waiting.first { $0.finger == report.finger }
            if let index = waiting.firstIndex(where: { $0.finger == report.finger }) {
              waiting.remove(at: index)
            }
          }
          guard let path = paths[report.finger] else { return report }
          report.sample = report.sample.moved(from: path.first) { change(path, $0) }
          return report
        }
      }
    }
  }

  /// The inputs with fingers that stray so many points less from a line through their begin: all of a finger's
  /// way across that line shrinks by one factor.
  private func straightened(
    _ inputs: [HostInput], _ episode: Episode, by points: Double,
    along axis: (Episode.FingerPath) -> Axis
  ) -> [HostInput] {
    var strays: [Int: Double] = [:]
    _ = moved(inputs, episode) { path, way in
      let stray = axis(path) == .horizontal ? abs(way.dy) : abs(way.dx)
      strays[path.finger] = max(strays[path.finger] ?? 0, Double(stray))
      return way
    }
    return moved(inputs, episode) { path, way in
      guard let stray = strays[path.finger], stray > 0 else { return way }
      let factor = max(0, (stray - points) / stray)
      return axis(path) == .horizontal
        ? CGVector(dx: way.dx, dy: way.dy * factor) : CGVector(dx: way.dx * factor, dy: way.dy)
    }
  }

  /// The inputs with each finger's places in the other order, at the same times.
  private func backwards(_ inputs: [HostInput], _ episode: Episode) -> [HostInput] {
    var places: [Int: [TouchSample]] = [:]
    for case .touches(let touches) in inputs where touches.time <= episode.times.upperBound {
      for report in touches.reports { places[report.finger, default: []].append(report.sample) }
    }
    return inputs.map { input in
      input.reported { reports in
        reports.map { report in
          guard let place = places[report.finger]?.popLast() else { return report }
          var report = report
          report.sample.location = place.location
          report.sample.preciseLocation = place.preciseLocation
          (report.coalesced, report.predicted) = ([], [])
          return report
        }
      }
    }
  }

  /// The inputs with everything from the next touch after a lift on earlier, but not before that lift.
  private func earlier(
    _ inputs: [HostInput], after lift: TimeInterval, by change: Double
  ) -> [HostInput] {
    var start: TimeInterval?
    return inputs.map { input in
      if start == nil, case .touches(let touches) = input, touches.time > lift,
        touches.reports.contains(where: { $0.phase == .began })
      {
        start = touches.time
      }
      guard let start else {
        // Time that passes in between may not pass the touch that comes earlier.
        return input.retimed { min($0, max(lift, $0 - change)) }
      }
      let shift = min(change, max(0, start - lift - 0.001))
      return input.retimed { $0 - shift }
    }
  }

  private func oneMore(_ inputs: [HostInput], _ episode: Episode) -> [HostInput] {
    guard let first = episode.fingers.first?.finger else { return inputs }
    let number = (episode.fingers.map(\.finger).max() ?? 0) + 1
    return inputs.map { input in
      input.reported { reports in
        reports
          + reports.filter { $0.finger == first }.map { report in
            var copy = TouchReport(number, report.phase, report.sample)
            copy.sample.location.x += 40
            copy.sample.preciseLocation.x += 40
            return copy
          }
      }
    }
  }
}

nonisolated extension Episode.FingerPath {
  /// The axis along which it went further.
  fileprivate var axis: Change.Axis {
    abs(last.x - first.x) >= abs(last.y - first.y) ? .horizontal : .vertical
  }
}

nonisolated extension TouchSample {
  /// The sample with its way from a point changed.
  fileprivate func moved(
    from start: CGPoint, _ change: (CGVector) -> CGVector
  ) -> TouchSample {
    var sample = self
    func place(_ point: CGPoint) -> CGPoint {
      let way = change(CGVector(dx: point.x - start.x, dy: point.y - start.y))
      return CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    }
    sample.location = place(location)
    sample.preciseLocation = place(preciseLocation)
    return sample
  }
}

nonisolated extension HostInput {
  /// The input with other reports of fingers.
  fileprivate func reported(_ change: ([TouchReport]) -> [TouchReport]) -> HostInput {
    guard case .touches(var touches) = self else { return self }
    touches.reports = change(touches.reports)
    return .touches(touches)
  }
}
