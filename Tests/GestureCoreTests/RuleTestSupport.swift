import GestureCore
import Testing

/// A generator whose numbers follow from its seed alone.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  mutating func double(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Any finite number, each exponent as likely as another.
  mutating func anyDouble() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}

/// Watches what one rule proposes, and says when the order is one that no gesture may have.
///
/// Discrete: nothing, then one end or failure. Continuous: nothing, then a failure; or a begin,
/// changes, and one end or cancellation. After that nothing until a reset.
struct ProposalOrder {
  private enum Phase { case possible, active, over }

  let isContinuous: Bool
  private var phase = Phase.possible

  init(isContinuous: Bool) { self.isContinuous = isContinuous }

  mutating func isLegal(_ proposal: Proposal) -> Bool {
    switch (phase, proposal) {
    case (_, .stay), (.active, .change):
      return true
    case (.possible, .begin) where isContinuous:
      phase = .active
      return true
    case (.possible, .end) where !isContinuous:
      phase = .over
      return true
    case (.possible, .fail), (.active, .end), (.active, .cancel):
      phase = .over
      return true
    default:
      return false
    }
  }

  mutating func reset() { phase = .possible }
}

extension Proposal {
  /// Whether this is a failure, for whatever reason.
  var isFailure: Bool {
    if case .fail = self { return true }
    return false
  }
}

/// Whether two numbers are the same but for the last few bits.
func isNear(_ a: Double, _ b: Double, within error: Double = 1e-9) -> Bool {
  (a - b).magnitude <= error
}

/// Whether two points are the same but for the last few bits.
func isNear(_ a: Point, _ b: Point, within error: Double = 1e-9) -> Bool {
  isNear(a.x, b.x, within: error) && isNear(a.y, b.y, within: error)
}

extension Reason {
  /// Whether the measured value violates the limit beside it, as every reason's must.
  var isViolated: Bool {
    switch self {
    case .movedTooFar(let measured, let allowed), .notAtEdge(let measured, let allowed),
      .outsideCone(let measured, let allowed), .tooLong(let measured, let allowed),
      .gapTooLong(let measured, let allowed), .wrongDirection(let measured, let allowed),
      .strayed(let measured, let allowed, _):
      !(measured <= allowed)
    case .movedTooLittle(let measured, let needed), .turnedTooLittle(let measured, let needed),
      .liftedTooEarly(let measured, let needed), .swipedTooLittle(let measured, let needed, _):
      !(measured >= needed)
    case .outweighed(let ratio, let needed): !(ratio > needed)
    case .tooManyTouches(let count, let allowed): count > allowed
    case .tooFewTouches(let count, let needed): count < needed
    case .touchesCancelled, .interrupted: true
    }
  }
}

extension Criterion {
  /// Whether the measured values reach the limits beside them, as every criterion's must.
  var isMet: Bool {
    switch self {
    case .tapped(let count, let needed, let touches): count >= needed && touches > 0
    case .held(let measured, let needed), .moved(let measured, let needed),
      .movedInward(let measured, let needed), .swiped(let measured, let needed, _):
      measured >= needed
    case .pinched(let measured, let needed, let ratio, let ratioNeeded),
      .rotated(let measured, let needed, let ratio, let ratioNeeded):
      measured >= needed && ratio > ratioNeeded
    }
  }
}
