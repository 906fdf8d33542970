// Every small world there is, one after the other: what chance would meet rarely is met for certain.
// Each has one finger, two views and custom recognizers that do everything that can be done.

/// Families of small worlds, each counted through to its end.
nonisolated enum SmallWorlds: CaseIterable {
  /// Two recognizers with any habits for a whole touch, any requirements, beside or above each other.
  case pairs
  /// Three recognizers with any requirements between them, and habits for a tap without a move.
  case triples

  private static let habits: [Plan.Habit] = [.nothing, .become(1), .become(3), .become(5)]

  /// How many worlds the family has.
  var count: Int {
    switch self {
    case .pairs: 64 * 64 * 4 * 2 * 2 * 2 * 2
    case .triples: 16 * 16 * 16 * 64
    }
  }

  /// One of the family's worlds.
  ///
  /// - Parameter index: 0 up to ``count``, that not included.
  func plan(_ index: Int) -> Plan {
    var digits = Digits(rest: index)
    switch self {
    case .pairs: return Self.pair(&digits)
    case .triples: return Self.triple(&digits)
    }
  }

  private static func pair(_ digits: inout Digits) -> Plan {
    var plan = base(isMoving: true)
    plan.recognizers = (0..<2).map { recognizer($0, calls: 3, &digits) }
    for (dependent, required) in [(0, 1), (1, 0)] where digits.next(2) == 1 {
      plan.requirements.append(Plan.Requirement(dependent: dependent, required: required))
    }
    plan.recognizers[1].view = digits.next(2)
    plan.recognizers[0].delaysBegan = digits.next(2) == 1
    plan.recognizers[1].cancelsTouches = digits.next(2) == 1
    if digits.next(2) == 1 {
      plan.recognizers[0].asksDelegate = true
      plan.answers = [Plan.Answer(question: .simultaneous, recognizer: 0, other: 1)]
    }
    return plan
  }

  private static func triple(_ digits: inout Digits) -> Plan {
    var plan = base(isMoving: false)
    plan.recognizers = (0..<3).map { recognizer($0, calls: 2, &digits) }
    plan.recognizers[2].view = 0
    for dependent in 0..<3 {
      for required in 0..<3 where required != dependent && digits.next(2) == 1 {
        plan.requirements.append(Plan.Requirement(dependent: dependent, required: required))
      }
    }
    return plan
  }

  private static func recognizer(
    _ id: Int, calls: Int, _ digits: inout Digits
  ) -> Plan.Recognizer {
    var recognizer = Plan.Recognizer(id: id, kind: .custom, view: 1)
    recognizer.habits = (0..<calls).map { _ in habits[digits.next(habits.count)] }
    return recognizer
  }

  private static func base(isMoving: Bool) -> Plan {
    var plan = Plan(views: [.init(), .init(id: 1, parent: 0)])
    plan.inputs = [.touches([.init(x: 10, y: 10)], after: 0)]
    if isMoving { plan.inputs.append(.touches([.init(phase: .moved, x: 20, y: 10)], after: 0.01)) }
    plan.inputs.append(.touches([.init(phase: .ended, x: 20, y: 10)], after: 0.01))
    return plan
  }

  /// A number, digit by digit, each with a base of its own.
  private struct Digits {
    var rest: Int

    mutating func next(_ base: Int) -> Int {
      defer { rest /= base }
      return rest % base
    }
  }
}

extension Simulation {
  /// Plays every small world, or every so manyth.
  ///
  /// - Parameters:
  ///   - stride: How far from one world to the next.
  ///   - report: Called with each failure, whose seed is the number of the world.
  /// - Returns: How many worlds were played.
  public static func playSmallWorlds(
    stride step: Int = 1, report: (Failure) -> Void
  ) -> Int {
    var count = 0
    for family in SmallWorlds.allCases {
      for index in stride(from: 0, to: family.count, by: step) {
        count += 1
        let plan = family.plan(index)
        guard let breach = plan.play().outcome.breaches.first else { continue }
        let small = Shrinker(keeping: breach.promise).shrink(plan)
        report(
          Failure(
            seed: UInt64(index), text: "\(family): \(breach)", test: small.test(of: breach)))
      }
    }
    return count
  }
}
