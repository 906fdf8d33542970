// Describes reasons of failure and criteria of success in words, for people. No decision reads these
// texts.

import GestureCore

nonisolated extension Reason {
  /// Times that differ by less count as equal, in seconds: then a deadline passed.
  private static var instant: Double { 1e-6 }

  /// The measured and the allowed value, in words.
  package var text: String {
    switch self {
    case .movedTooFar(let distance, let allowed): "moved \(pair(distance, "allowed", allowed))"
    case .tooManyTouches(let count, let allowed): "\(fingers(count)), allowed \(allowed)"
    case .tooFewTouches(let count, let needed): "\(fingers(count)), needed \(needed)"
    case .tooLong(let duration, let allowed) where duration > allowed + Self.instant:
      "took \(pair(duration, "allowed", allowed, " s"))"
    case .tooLong(_, let allowed): "not over after the allowed \(shortSeconds(allowed))"
    case .gapTooLong(let gap, let allowed) where gap > allowed + Self.instant:
      "next tap after \(pair(gap, "allowed", allowed, " s"))"
    case .gapTooLong(_, let allowed): "no further tap within \(shortSeconds(allowed))"
    case .liftedTooEarly(let duration, let needed):
      "lifted after \(pair(duration, "needed", needed, " s"))"
    case .movedTooLittle(let distance, let needed): "moved \(pair(distance, "needed", needed))"
    case .turnedTooLittle(let angle, let needed):
      "turned \(pair(angle.degrees, "needed", needed.degrees, "°"))"
    case .swipedTooLittle(let distance, let needed, let after):
      "moved \(pair(distance, "needed", needed)) \(moment(after))"
    case .wrongDirection(let distance, let allowed):
      "moved \(pair(distance, "allowed", allowed)) against its direction"
    case .strayed(let distance, let allowed, let after):
      "strayed \(pair(distance, "allowed", allowed)) \(moment(after))"
    case .notAtEdge(.infinity, _): "it has no edge"
    case .notAtEdge(let distance, let allowed):
      "began away from its edge by \(pair(distance, "allowed", allowed))"
    case .outsideCone(let angle, let allowed):
      "moved \(pair(angle.degrees, "allowed", allowed.degrees, "°")) off its direction"
    case .outweighed(let ratio, let needed):
      "outweighed: \(pair(ratio, "needed", needed)) times the other movement"
    case .touchesCancelled: "the system took the touches away"
    case .interrupted: "the application became inactive, or its view left the window"
    }
  }
}

nonisolated extension Criterion {
  /// The measured and the needed value, in words.
  package var text: String {
    switch self {
    case .tapped(let count, _, let touches):
      (count == 1 ? "1 tap" : "\(count) taps") + (touches == 1 ? "" : " with \(fingers(touches))")
    case .held(let duration, let needed): "held \(pair(duration, "needed", needed, " s"))"
    case .moved(let distance, let needed): "moved \(pair(distance, "needed", needed))"
    case .movedInward(let distance, let needed):
      "moved \(pair(distance, "needed", needed)) away from its edge"
    case .swiped(let distance, let needed, let after):
      "moved \(pair(distance, "needed", needed)) \(moment(after))"
    case .pinched(let distance, let needed, let ratio, let ratioNeeded):
      "moved \(pair(distance, "needed", needed)), \(share(ratio, ratioNeeded))"
    case .rotated(let angle, let needed, let ratio, let ratioNeeded):
      "turned \(pair(angle.degrees, "needed", needed.degrees, "°")), \(share(ratio, ratioNeeded))"
    }
  }

  private func share(_ ratio: Double, _ needed: Double) -> String {
    switch ratio {
    case .infinity: "without another movement"
    case Self.ratioShownMax...:
      "and that is over \(threeDigits(Self.ratioShownMax)) times, "
        + "needed \(threeDigits(needed)) times the other movement"
    default: "and that is \(pair(ratio, "needed", needed, " times")) the other movement"
    }
  }

  /// From here on the other movement is next to nothing, and its share no figure of interest.
  private static var ratioShownMax: Double { 1_000 }
}

// MARK: - Parts of sentences

nonisolated private func fingers(_ count: Int) -> String {
  count == 1 ? "1 finger" : "\(count) fingers"
}

nonisolated private func shortSeconds(_ time: Double) -> String {
  "\(shortDecimal(time, places: 3)) s"
}

/// The moment of a finger's last move, from its touch-down.
nonisolated private func moment(_ after: Double) -> String { "after \(shortSeconds(after))" }

/// Both values, to three digits. Where these do not show the difference, words do.
nonisolated private func pair(
  _ measured: Double, _ word: String, _ limit: Double, _ unit: String = ""
) -> String {
  let (value, bound) = (threeDigits(measured), threeDigits(limit))
  let side =
    value != bound || measured == limit ? "" : measured > limit ? "just over " : "just under "
  return "\(side)\(value)\(unit), \(word) \(bound)\(unit)"
}

/// A number with three significant digits, and with all that stand before the point.
nonisolated private func threeDigits(_ value: Double) -> String {
  let places =
    switch value.magnitude {
    case 100...: 0
    case 10...: 1
    case 1...: 2
    default: 3
    }
  return shortDecimal(value, places: places)
}

nonisolated extension Double {
  fileprivate var degrees: Double { self * 180 / .pi }
}
