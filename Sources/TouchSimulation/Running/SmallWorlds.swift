// Every small world, one after the other. So cases that random runs would rarely meet are certain
// to be met. Each has two views, at most two fingers, and custom recognizers that do everything
// that can be done.

#if !hasFeature(Embedded)
  /// Families of small worlds, each counted through to its end.
  nonisolated enum SmallWorlds: CaseIterable {
    /// Two recognizers with any habits for a whole touch, any requirements, beside or above each other.
    case pairs
    /// Three recognizers with any requirements between them, and habits for a tap without a move.
    case triples
    /// Two recognizers of every style and policy, and two fingers that may act in the same event: four
    /// events.
    case twoFingers
    /// Three recognizers of every style, requirements in a ring, and two fingers that act one after the
    /// other: six events.
    case sixEvents

    private static let habits: [Plan.Habit] = [.nothing, .become(1), .become(3), .become(5)]

    /// How many worlds the family has.
    var count: Int {
      switch self {
      case .pairs: 64 * 64 * 4 * 2 * 2 * 2 * 2
      case .triples: 16 * 16 * 16 * 64
      case .twoFingers: 8 * 9 * 9 * 9 * 4 * 4 * 4 * 2 * 2 * 2
      case .sixEvents: 2 * 6 * 6 * 6 * 6 * 6 * 3 * 3 * 3 * 8 * 2
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
      case .twoFingers: return Self.twoFingers(&digits)
      case .sixEvents: return Self.sixEvents(&digits)
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

    private static func twoFingers(_ digits: inout Digits) -> Plan {
      var plan = Plan(views: neighbours)
      var fingers = Fingers()
      for number in 0..<4 {
        let choice = number == 0 ? 1 + digits.next(8) : digits.next(9)
        plan.inputs.append(fingers.act([choice % 3, choice / 3]))
      }
      plan.recognizers = (0..<2).map { stylish($0, styles[digits.next(4)]) }
      for (dependent, required) in [(0, 1), (1, 0)] where digits.next(2) == 1 {
        plan.requirements.append(Plan.Requirement(dependent: dependent, required: required))
      }
      plan.recognizers[1].view = digits.next(2)
      plan.recognizers[0].delaysBegan = digits.next(2) == 1
      plan.recognizers[1].cancelsTouches = digits.next(2) == 1
      return plan
    }

    private static func sixEvents(_ digits: inout Digits) -> Plan {
      var plan = Plan(views: neighbours)
      var fingers = Fingers()
      plan.inputs.append(fingers.act([1 + digits.next(2), 0]))
      for _ in 0..<5 {
        let choice = digits.next(6)
        plan.inputs.append(fingers.act(choice < 3 ? [choice, 0] : [0, choice - 3]))
      }
      plan.recognizers = (0..<3).map { stylish($0, styles[1 + digits.next(3)]) }
      for dependent in 0..<3 where digits.next(2) == 1 {
        plan.requirements.append(
          Plan.Requirement(dependent: dependent, required: (dependent + 1) % 3))
      }
      plan.recognizers[1].view = 0
      plan.recognizers[2].view = digits.next(2)
      return plan
    }

    /// What custom recognizers do, call by call: nothing; end at once; begin, go on and end; fail or
    /// ignore their second touch.
    private static let styles: [[Plan.Habit]] = [
      [.nothing],
      [.nothing, .become(3), .nothing, .nothing],
      [.nothing, .become(1), .nothing, .become(2), .become(3)],
      [.nothing, .ignoreTouch, .become(5)],
    ]

    private static func stylish(_ id: Int, _ habits: [Plan.Habit]) -> Plan.Recognizer {
      Plan.Recognizer(id: id, kind: .custom, view: 1, habits: habits)
    }

    /// A view, and a second view that covers half of it.
    private static let neighbours: [Plan.View] = [
      .init(takesSeveral: true), .init(id: 1, parent: 0, width: 200, takesSeveral: true),
    ]

    /// Two fingers: each rests, or does one of the two things that it can do.
    private struct Fingers {
      private var areDown = [false, false]
      private var places = [0.0, 0.0]

      mutating func act(_ choices: [Int]) -> Plan.Input {
        var touches: [Plan.Touch] = []
        for (finger, choice) in choices.enumerated() where choice > 0 {
          let phase: Plan.Phase
          if areDown[finger] {
            phase = choice == 1 ? .moved : .ended
            areDown[finger] = choice == 1
            places[finger] += 1
          } else {
            phase = .began
            areDown[finger] = true
            places[finger] = choice == 1 ? 10 : 300
          }
          touches.append(
            Plan.Touch(finger: finger, phase: phase, x: places[finger], y: 10 + 20 * Double(finger))
          )
        }
        return .touches(touches, after: 0.01)
      }
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
      if isMoving {
        plan.inputs.append(.touches([.init(phase: .moved, x: 20, y: 10)], after: 0.01))
      }
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
    ///   - progress: Called before each world with the number of worlds played so far.
    ///   - report: Called with each failure, whose seed is the number of the world.
    /// - Returns: How many worlds were played.
    public static func playSmallWorlds(
      stride step: Int = 1, progress: (Int) -> Void = { _ in }, report: (Failure) -> Void
    ) -> Int {
      var count = 0
      for family in SmallWorlds.allCases {
        for index in stride(from: 0, to: family.count, by: step) {
          progress(count)
          count += 1
          let plan = family.plan(index)
          guard let breach = plan.play().breaches.first else { continue }
          let small = Shrinker(keeping: breach.promise).shrink(plan)
          report(
            Failure(
              seed: UInt64(index), text: "\(family): \(breach)", test: small.test(of: breach)))
        }
      }
      return count
    }
  }
#endif
