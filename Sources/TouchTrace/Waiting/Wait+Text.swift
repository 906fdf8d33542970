// Waits in words, and as JSON.

import TouchKit

nonisolated extension Wait.Bound: CustomStringConvertible {
  /// `up to 0.35 s late`, or `late without a limit`.
  public var description: String {
    switch self {
    case .seconds(let seconds): "up to \(Wait.text(seconds)) s late"
    case .unknown: "late by an unknown time"
    case .unbounded: "late without a limit"
    }
  }
}

nonisolated extension Wait: CustomStringConvertible {
  /// Seconds to the millisecond.
  static func text(_ seconds: TimeInterval) -> String { shortDecimal(seconds, places: 3) }

  /// One line: the gesture or view, which effect, how late, and why.
  public var description: String { text(of: [self]) }

  /// Whether it differs from another one in its subject alone.
  fileprivate func isAlike(_ other: Wait) -> Bool {
    effect == other.effect && effect != .action && reason == other.reason && answer == other.answer
      && limit.bound == other.limit.bound && amongOthers.bound == other.amongOthers.bound
      && usual == other.usual && shownLess == other.shownLess
  }

  /// The line of some waits that are alike.
  fileprivate func text(of alike: [Wait]) -> String {
    let place = effect != .action || place.isEmpty ? "" : " on \(place)"
    var text = alike.map(\.name).joined(separator: ", ")
    text += "\(place): \(effect.rawValue) \(lateness): \(reason)"
    if let answer { text += ", if \(answer)" }
    text += "."
    if let shown = shownLess { text += " \(shown)" }
    return text
  }

  private var lateness: String {
    if limit.bound == .seconds(0) {
      return "at once, with other fingers down \(amongOthers.bound)"
    }
    var text = "\(limit.bound)"
    if let usual, usual < (limit.showing?.delay ?? .infinity) {
      text += ", \(Self.text(usual)) s if nothing touches again"
    }
    if amongOthers.bound > limit.bound { text += ", with other fingers down \(amongOthers.bound)" }
    return text
  }

  /// What was seen, if it is less than the bound.
  private var shownLess: String? {
    let main = limit.bound == .seconds(0) ? amongOthers : limit
    guard isTried, !main.isReached else { return nil }
    guard let showing = main.showing else { return "Nothing that was tried shows it." }
    return "\(Self.text(showing.delay)) s was shown."
  }

  /// What the fingers of a showing do, a line each: `0.000 s  finger 1 down at 100, 100`.
  public static func steps(of fingers: Fingers) -> [String] {
    fingers.events.flatMap { event in
      event.reports.map { report in
        let phase =
          switch report.phase {
          case .began: "down at"
          case .moved: "to"
          case .ended: "up at"
          default: "\(report.phase) at"
          }
        let place = report.sample.location
        return "\(decimal(event.time, places: 4)) s  finger \(report.finger) \(phase) "
          + "\(shortDecimal(Double(place.x), places: 2)), "
          + "\(shortDecimal(Double(place.y), places: 2))"
      }
    }
  }
}

nonisolated extension Waits: CustomStringConvertible {
  /// A line for each wait as the app is now, then how many have none.
  public var description: String { text(answered: false) }

  /// A line for each wait, then how many have none.
  ///
  /// - Parameter answered: Whether waits are told, too, that depend on an answer of a delegate.
  public func text(answered: Bool) -> String {
    var lines = Self.lines(all)
    if !atOnce.isEmpty {
      lines.append("\(atOnce.count)\(all.isEmpty ? "" : " others"): at once.")
    }
    if !withoutEffect.isEmpty {
      lines.append("No effect in \(trials) trials: \(withoutEffect.joined(separator: ", ")).")
    }
    if answered {
      lines += Self.lines(ifAnswered)
    } else if !ifAnswered.isEmpty {
      lines.append("\(ifAnswered.count) more if delegates answer that one waits for another.")
    }
    return (lines + notes).joined(separator: "\n")
  }

  /// A line for each wait; waits that differ in their subjects alone share a line.
  static func lines(_ waits: [Wait]) -> [String] {
    var groups: [[Wait]] = []
    for wait in waits {
      if let index = groups.firstIndex(where: { $0[0].isAlike(wait) }) {
        groups[index].append(wait)
      } else {
        groups.append([wait])
      }
    }
    return groups.map { $0[0].text(of: $0) }
  }
}

nonisolated extension Wait.Bound: Encodable {
  /// A number of seconds, or `unbounded`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .seconds(let seconds): try container.encode(seconds)
    case .unknown: try container.encode("unknown")
    case .unbounded: try container.encode("unbounded")
    }
  }
}

nonisolated extension Wait.Showing: Encodable {
  enum Key: String, CodingKey { case delay, rest, growsWithRest, steps }

  /// The delay, and what the fingers do.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(delay, forKey: .delay)
    try fields.encode(rest, forKey: .rest)
    try fields.encode(growsWithRest, forKey: .growsWithRest)
    try fields.encode(Wait.steps(of: fingers), forKey: .steps)
  }
}

nonisolated extension Wait.Limit: Encodable {
  enum Key: String, CodingKey { case bound, isReached, showing }

  /// The bound, and what was seen of it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(bound, forKey: .bound)
    try fields.encode(isReached, forKey: .isReached)
    try fields.encodeIfPresent(showing, forKey: .showing)
  }
}
