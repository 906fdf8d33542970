// Runs seed after seed, and sums up. Not in Embedded Swift, which has no words for what it finds.

import TouchKit

#if !hasFeature(Embedded)
  extension Simulation {
    /// What came of some seeds.
    nonisolated public struct Summary: Sendable {
      /// How many events were put in.
      public internal(set) var events = 0
      /// A number that all logs lead to.
      public internal(set) var digest: UInt64 = 0
      /// The branches that were never reached, by name.
      public var unreached: [String] { marks.missing.map { "\($0)" } }
      /// How many branches have a name and are reached by chance.
      public static var markCount: Int { Mark.allCases.count - Mark.rare.count }
      var marks = Marks()
      /// How many histories of the histories were judged by the rules, and how many were beyond them.
      public internal(set) var histories = (judged: 0, beyond: 0)
      /// How many animations and how many reactions of apps were left out, because too many came at one time.
      public internal(set) var leftOut = (animations: 0, reactions: 0)

      /// Makes the summary of nothing.
      public init() {}
    }

    /// A seed whose run broke a promise.
    nonisolated public struct Failure: Sendable {
      /// The seed.
      public let seed: UInt64
      /// What was broken, in words.
      public let text: String
      /// The smallest plan that still breaks it, as a test to paste.
      public let test: String
    }

    /// Runs one seed and adds to the summary.
    ///
    /// - Returns: What was wrong; `nil` if nothing was.
    public func run(_ seed: UInt64, into summary: inout Summary) -> Failure? {
      let plan = Plan(seed: seed, inputs: eventsPerSeed, without: leftOut)
      let outcome = plan.play(asksSecondOpinion: asksSecondOpinion)
      summary.events += plan.inputs.count
      summary.marks.formUnion(outcome.marks)
      summary.histories.judged += outcome.histories.judged
      summary.histories.beyond += outcome.histories.beyond
      summary.leftOut.animations += outcome.leftOut.animations
      summary.leftOut.reactions += outcome.leftOut.reactions
      summary.digest = summary.digest &* 31 &+ outcome.digest
      // Twice the time for one more promise: some seeds are enough.
      let isRepeated = seed % 8 == 0
      guard
        let first = outcome.breaches.first ?? (isRepeated ? plan.difference(from: outcome) : nil)
      else {
        return nil
      }
      let small = Shrinker(keeping: first.promise).shrink(plan)
      let breach = small.firstBreach(alsoRepeated: first.promise == .sameLog) ?? first
      return Failure(
        seed: seed, text: "\(first)\nIn the small plan: \(breach)", test: small.test(of: breach))
    }

    /// The log of a seed, line by line.
    public func log(of seed: UInt64) -> [String] {
      let world = World(Plan(seed: seed, inputs: eventsPerSeed, without: leftOut), keepsLog: true)
      world.run()
      defer { _ = world.dismantle() }
      return (world.log.lines ?? []) + world.breaches.map(\.description)
    }
  }

  /// What a run came to.
  nonisolated struct Outcome: Sendable {
    var breaches: [Breach]
    var digest: UInt64
    var marks: Marks
    var histories: (judged: Int, beyond: Int)
    var leftOut: (animations: Int, reactions: Int)
  }

  extension Plan {
    /// Runs the plan in a world of its own, and sees whether that goes away.
    func play(isObserved: Bool = true, asksSecondOpinion: Bool = true) -> Outcome {
      var (outcome, born) = live(isObserved, asksSecondOpinion)
      let left = born.compactMap { $0.object.map { "\(type(of: $0))" } }
      if outcome.breaches.isEmpty, !left.isEmpty {
        outcome.breaches.append(
          Breach(
            promise: .nothingLeaks, input: inputs.count,
            evidence: "these are left: \(left.joined(separator: ", "))"))
      }
      born = []
      return outcome
    }

    private func live(
      _ isObserved: Bool, _ asksSecondOpinion: Bool
    ) -> (Outcome, [Weak<AnyObject>]) {
      let world = World(self, isObserved: isObserved, asksSecondOpinion: asksSecondOpinion)
      world.run()
      let outcome = Outcome(
        breaches: world.breaches, digest: world.log.digest, marks: world.log.marks,
        histories: world.histories.counts,
        leftOut: (world.delayed.animations.refusedCount, world.reactions.limit.refusedCount))
      return (outcome, world.dismantle())
    }

    /// What goes wrong without an observer in a run that is fine otherwise.
    func difference(from observed: Outcome) -> Breach? {
      // What observers do is not done where there is none.
      guard !reactions.contains(where: { $0.moment == .observedReset }) else { return nil }
      guard play(isObserved: false).digest != observed.digest else { return nil }
      return Breach(
        promise: .sameLog, input: inputs.count, evidence: "the log is another without an observer")
    }

    /// The first promise that the plan breaks.
    func firstBreach(alsoRepeated: Bool) -> Breach? {
      let outcome = play()
      return outcome.breaches.first ?? (alsoRepeated ? difference(from: outcome) : nil)
    }
  }
#endif
