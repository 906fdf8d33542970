// What fingers can do next: the letters of which the search makes all words.

import GestureCore
import TouchKit

/// The letters that may follow what fingers have done.
///
/// - Fingers come down at one of the places, one or as many as a gesture needs.
/// - One finger that is down moves 12 or 60 points up, down, left or right: just more than what a pan needs, and
///   more than what a swipe needs. All that are down move together, spread, close, or turn.
/// - One finger lifts, or all that are down.
/// - Fingers, down or up, rest until the next limit of time of a recognizer, or for one second.
///
/// A hundredth of a second passes before each letter.
nonisolated struct FingerAlphabet: Equatable, Sendable {
  /// The time before each letter, in seconds.
  static let pause = 0.01
  /// How long fingers rest for which nothing is due, in seconds.
  static let rest = 1.0

  /// Where fingers come down: for each place and each number of fingers, the points.
  var landings: [[CGPoint]]
  /// How many touches there are at most.
  var touches: Int
  /// Where fingers can move, in points.
  var screen: CGRect
  /// How they move, in points.
  var ways = [12.0, 60].flatMap { distance in
    Fingers.Direction.allCases.map { $0.vector * distance }
  }

  /// What fingers have done so far.
  struct Word: Sendable {
    var fingers = Fingers()
    /// How many of them came down.
    var touches = 0
    /// How long they have to rest for the next limit of time of a recognizer, in seconds; `nil` if there is
    /// none.
    var due: TimeInterval?
  }

  /// The words that are one letter longer.
  func words(after word: Word) -> [Word] {
    let isFirst = word.touches == 0
    let fingers = isFirst ? word.fingers : word.fingers.wait(Self.pause)
    let landed = landings.compactMap { points -> Word? in
      let touches = word.touches + points.count
      return touches > self.touches
        ? nil : Word(fingers: fingers.down(points), touches: touches)
    }
    guard !isFirst else { return landed }
    let others = moves(of: fingers) + lifts(of: fingers) + rests(after: word)
    return landed + others.map { Word(fingers: $0, touches: word.touches) }
  }

  private func moves(of fingers: Fingers) -> [Fingers] {
    var all: [Fingers] = []
    let down = fingers.down
    for finger in down {
      for way in ways {
        guard let place = fingers.places[finger].map({ CGPoint($0 + way) }),
          screen.contains(place)
        else { continue }
        all.append(fingers.move(finger, to: place, over: WaitFingers.instant))
      }
    }
    guard down.count > 1 else { return all }
    for way in ways {
      all.append(fingers.move(by: CGVector(dx: way.x, dy: way.y), over: WaitFingers.instant))
    }
    for (angle, factor) in [(0, 2), (0, 0.5), (0.5, 1), (-0.5, 1)] {
      all.append(fingers.turn(by: angle, spreadingBy: factor, over: WaitFingers.instant))
    }
    return all
  }

  private func lifts(of fingers: Fingers) -> [Fingers] {
    let single = fingers.down.map { fingers.up($0) }
    return fingers.down.count > 1 ? single + [fingers.up()] : single
  }

  private func rests(after word: Word) -> [Fingers] {
    let due = word.due.map { [word.fingers.wait($0 + WaitFingers.margin)] } ?? []
    return due + [word.fingers.wait(Self.rest)]
  }
}
