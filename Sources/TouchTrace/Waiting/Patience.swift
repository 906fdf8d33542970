// How long a recognizer can stay undecided, from its settings alone. It knows the limits of the gesture
// rules, and neither views nor other recognizers.

import GestureCore
import TouchKit

/// What decides a recognizer, and with how many fingers.
nonisolated struct Patience: Equatable, Sendable {
  /// What decides it.
  enum Rule: Equatable, Sendable {
    case taps(Int)
    case press(afterTaps: Int, duration: Double, allowance: Double)
    case swipe(SwipeRule.Direction)
    case pan(PanRule.Axes)
    case edgePan(ScreenEdgePanRule.Edges)
    /// Two fingers that move apart, or turn.
    case pinch, rotation
    /// A time after the first touch, or the first lift.
    case gate(TimeInterval)
    /// It hears of no finger.
    case deaf
    /// Code of the app, of which nothing is known.
    case unknown
  }

  /// Which fingers may be down.
  enum Company: Sendable {
    /// One at a time.
    case alone
    /// Any.
    case any
  }

  /// Which of the touches of one recognizer another one hears.
  enum Sharing: Sendable {
    /// Both hear the same touches.
    case same
    /// The other one hears all of them, and perhaps more.
    case all
    /// The other one hears some of them, or all, and no more.
    case part
    /// The other one hears some of them, and perhaps more.
    case some
    /// The other one hears none of them.
    case none
  }

  /// When a recognizer wants to be recognized.
  enum Claim: Equatable, Sendable {
    /// At the last lift of so many taps.
    case lift(taps: Int, fingers: Int)
    /// When its fingers have rested so long, after so many taps.
    case hold(taps: Int, duration: Double, fingers: Int)
    /// While its fingers move.
    case movement(Rule, ClosedRange<Int>)
    /// At any time.
    case anyTime

    /// Whether one finger makes it with its first touch.
    var isOfOneTouch: Bool {
      switch self {
      case .lift(1, 1), .hold(0, _, 1): true
      case .lift, .hold, .movement, .anyTime: false
      }
    }
  }

  var rule: Rule
  var fingers: ClosedRange<Int>

  /// How long a tap may last, and how long the pause after it, in seconds.
  static let tapTime = TapRule().maximumDuration
  static let gap = TapRule().maximumGap
  /// A pause and a tap, in seconds.
  static let round = gap + tapTime
  /// A time of which nothing is known, in seconds: longer than each that is known to end.
  static let unknownTime = 1e15
  /// How long a swipe may last, in seconds.
  static let swipeTime = SwipeRule().maximumDuration

  /// When it wants to be recognized; `nil` if it never does.
  var claim: Claim? {
    switch rule {
    case .taps(let count): .lift(taps: count, fingers: fingers.lowerBound)
    case .press(let taps, let duration, _):
      .hold(taps: taps, duration: duration, fingers: fingers.lowerBound)
    case .swipe, .pan, .edgePan, .pinch, .rotation: .movement(rule, fingers)
    case .unknown: .anyTime
    case .gate, .deaf: nil
    }
  }

  private var needed: Int { max(1, fingers.lowerBound) }

  // MARK: From its first touch

  /// How long it can stay undecided from its first touch on, in seconds.
  func whole(_ company: Company) -> TimeInterval {
    switch rule {
    case .taps(let count):
      // A finger alone cannot make a tap of two.
      if needed > 1, company == .alone { return Self.tapTime }
      return Double(count) * Self.tapTime + Double(count - 1) * Self.gap
    case .press(let taps, let duration, _):
      if needed == 1 { return Double(taps) * Self.round + duration }
      // The press itself waits for its other fingers as long as one is down.
      return company == .alone && taps > 0 ? Self.tapTime : .infinity
    case .swipe: return Self.swipeTime
    case .gate(let time): return time
    case .deaf: return 0
    case .pan, .edgePan, .pinch, .rotation: return .infinity
    case .unknown: return Self.unknownTime
    }
  }

  /// How long it can stay undecided if no finger is down and it has heard of some, in seconds.
  ///
  /// - Parameter most: How many fingers it can have heard of at once.
  private func paused(most: Int) -> TimeInterval {
    switch rule {
    case .taps(let count): needed > most ? 0 : Double(count - 1) * Self.round
    case .press(let taps, let duration, _):
      if needed > most || taps == 0 {
        0
      } else if most > 1, needed > 1 {
        .infinity
      } else {
        Double(taps - 1) * Self.round + Self.gap + duration
      }
    case .unknown: Self.unknownTime
    case .swipe, .pan, .edgePan, .pinch, .rotation, .gate, .deaf: 0
    }
  }

  // MARK: From another one's claim

  /// How long it can stay undecided after another recognizer wanted to be recognized, in seconds.
  func remaining(
    after claim: Claim, sharing: Sharing, _ company: Company
  ) -> TimeInterval {
    switch (rule, sharing) {
    case (.deaf, _): return 0
    case (.unknown, _): return Self.unknownTime
    case (_, .none): return company == .alone ? afterOthers(claim) : whole(company)
    case (_, .part): return ofPart(claim)
    case (_, .some): return company == .alone ? ofOne(claim) : whole(company)
    case (_, .same), (_, .all): break
    }
    let others = company == .any && sharing == .all
    switch claim {
    case .lift(let taps, let fingers): return afterLift(taps, fingers, others: others)
    case .hold(let taps, let duration, let fingers):
      return afterHold(taps, duration, fingers, company, others: others)
    case .movement(let rule, let fingers):
      return afterMovement(rule, fingers, sharing, company)
    case .anyTime: return whole(company)
    }
  }

  /// After the claim of one that hears of none of its touches, with one finger at a time.
  private func afterOthers(_ claim: Claim) -> TimeInterval {
    let paused = paused(most: 1)
    guard case .hold(_, let duration, _) = claim else { return paused }
    return duration < Self.gap ? max(0, paused - duration) : 0
  }

  /// After the claim of one with which it shares some touches, with one finger at a time: it hears a finger
  /// from its begin, or not at all.
  private func ofOne(_ claim: Claim) -> TimeInterval {
    switch claim {
    case .lift: return paused(most: 1)
    case .movement(let rule, let fingers) where fingers.contains(1):
      return max(paused(most: 1), afterMovement(rule, 1...1, .same, .alone))
    case .movement, .hold, .anyTime: return whole(.alone)
    }
  }

  /// After the claim of one that hears of all its touches: a tap, or a press of one finger.
  private func ofPart(_ claim: Claim) -> TimeInterval {
    switch claim {
    case .lift(_, let fingers): return paused(most: fingers)
    case .hold(_, let duration, let fingers):
      return max(
        afterOthers(claim), afterHold(0, duration, fingers, .alone, others: false))
    case .movement, .anyTime: return whole(.any)
    }
  }

  /// After the lift of all fingers of so many taps.
  ///
  /// - Parameter others: Whether fingers may be down that only this one hears.
  private func afterLift(_ taps: Int, _ count: Int, others: Bool) -> TimeInterval {
    switch rule {
    case .taps(let wanted):
      if needed == count { return Double(max(0, wanted - taps)) * Self.round }
      // Its other fingers are still down.
      guard others, needed > count, wanted >= taps else { return 0 }
      return Self.tapTime + Double(wanted - taps) * Self.round
    case .press(let wanted, let duration, _):
      // A lift during the press decides it.
      guard wanted >= taps else { return 0 }
      if needed == count, needed == 1 {
        return Double(wanted - taps) * Self.round + Self.gap + duration
      }
      return needed == count || others && needed > count ? .infinity : 0
    case .pan, .edgePan, .pinch, .rotation: return others ? .infinity : 0
    // The lift of a finger decides these.
    case .swipe, .gate, .deaf: return 0
    case .unknown: return Self.unknownTime
    }
  }

  /// While fingers are down that have rested for a time, after so many taps.
  private func afterHold(
    _ taps: Int, _ held: TimeInterval, _ count: Int, _ company: Company, others: Bool
  ) -> TimeInterval {
    if needed < count, !isOfAnyFingers { return 0 }
    // The lift of the first tap has decided it, unless another finger is down.
    if taps > 0, !others, isDecidedByLift { return 0 }
    let tapLeft = Self.tapTime - held
    switch rule {
    case .taps(let wanted):
      guard wanted > taps, tapLeft > 0 else { return 0 }
      let later = Double(wanted - taps - 1) * Self.round
      return needed == count || company == .any ? tapLeft + later : tapLeft
    case .press(let wanted, let duration, _):
      if wanted == taps { return needed > count ? .infinity : max(0, duration - held) }
      guard wanted > taps, tapLeft > 0 else { return 0 }
      if needed > count { return company == .any ? .infinity : tapLeft }
      return tapLeft + Double(wanted - taps - 1) * Self.round + Self.gap + duration
    case .swipe: return max(0, Self.swipeTime - held)
    case .gate(let time): return max(0, time - held)
    case .deaf: return 0
    case .pan, .edgePan, .pinch, .rotation: return .infinity
    case .unknown: return Self.unknownTime
    }
  }

  /// Whether it is decided when its fingers are up.
  private var isDecidedByLift: Bool {
    switch rule {
    case .taps, .press, .unknown: false
    case .swipe, .pan, .edgePan, .pinch, .rotation, .gate, .deaf: true
    }
  }

  /// Whether it stays undecided with more fingers than it needs.
  private var isOfAnyFingers: Bool {
    switch rule {
    case .taps, .press, .swipe: false
    case .pan, .edgePan, .pinch, .rotation, .gate, .deaf, .unknown: true
    }
  }

  /// While fingers move.
  private func afterMovement(
    _ mover: Rule, _ count: ClosedRange<Int>, _ sharing: Sharing, _ company: Company
  ) -> TimeInterval {
    if needed < count.lowerBound, !isOfAnyFingers { return 0 }
    switch rule {
    case .taps:
      return max(0, whole(company) - Self.earliest(mover, within: TapRule().allowableMovement))
    case .press(0, let duration, let allowance):
      if needed > count.lowerBound { return .infinity }
      return max(0, duration - Self.earliest(mover, within: allowance))
    case .press:
      return max(0, whole(company) - Self.earliest(mover, within: TapRule().allowableMovement))
    case .swipe:
      let isAlike = mover == rule && fingers == count && sharing == .same
      return isAlike ? 0 : Self.swipeTime
    case .pan, .edgePan, .pinch, .rotation:
      return decidesBefore(mover, count, sharing, company) ? 0 : .infinity
    case .gate(let time): return time
    case .deaf: return 0
    case .unknown: return Self.unknownTime
    }
  }

  /// How early a movement can be recognized that stays within a distance, in seconds after the touch;
  /// infinite if it never is.
  static func earliest(_ mover: Rule, within allowance: Double) -> TimeInterval {
    switch mover {
    case .pan: return allowance >= PanRule().hysteresis ? 0 : .infinity
    case .edgePan:
      let needed = ScreenEdgePanRule(edges: .left).minimumInwardMovement
      return allowance >= needed ? 0 : .infinity
    case .swipe:
      let limit = SwipeRule().minimumPrimaryMovement
      guard limit.distance > allowance else { return 0 }
      let time = (1 - allowance / limit.distance) / (1 - limit.decay)
      return time <= swipeTime ? time : .infinity
    default: return 0
    }
  }

  /// Whether a movement that another one recognizes has decided this one at the latest then.
  private func decidesBefore(
    _ mover: Rule, _ count: ClosedRange<Int>, _ sharing: Sharing, _ company: Company
  ) -> Bool {
    let isOneFinger = company == .alone && count.contains(1)
    switch (rule, mover) {
    case (.pan(let axes), .pan(let others)):
      guard others.isSubset(of: axes) else { return false }
      return isOneFinger && fingers.contains(1) || sharing == .same && fingers == count
    case (.pan(.both), .swipe):
      return isOneFinger && fingers.contains(1)
        || sharing == .same && fingers.contains(count.lowerBound)
    case (.pan(.both), .edgePan): return isOneFinger && fingers.contains(1)
    case (.edgePan(let edges), .edgePan(let others)): return isOneFinger && edges == others
    case (.pinch, .pinch), (.rotation, .rotation): return sharing == .same
    default: return false
    }
  }
}

nonisolated extension AppSketch.Recognizer {
  /// How long it can stay undecided.
  var patience: Patience {
    Patience(rule: isEnabled && view != nil ? rule : .deaf, fingers: touches)
  }

  private var rule: Patience.Rule {
    switch deciding {
    case .deaf: return .deaf
    case .unknown: return .unknown
    case .after(let time): return .gate(time)
    case .pinch: return .pinch
    case .rotation: return .rotation
    case .byGesture: break
    }
    switch gesture {
    case .tap(let count): return .taps(max(1, count))
    case .longPress(let taps):
      let duration = minimumPressDuration ?? LongPressRule().minimumPressDuration
      return .press(
        afterTaps: max(0, taps), duration: duration.isNaN ? .infinity : max(0, duration),
        allowance: allowableMovement ?? LongPressRule().allowableMovement)
    case .pan(let axes): return .pan(axes)
    case .edgePan(let edges): return .edgePan(edges)
    case .swipe(let direction): return .swipe(direction)
    case .other: return .unknown
    }
  }
}
