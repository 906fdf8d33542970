// The simulation: it makes runs and checks their promises.

import TouchKit

/// A simulation: from one seed it grows an app and people touching it. After every event it checks
/// that what ``Promise`` says holds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Simulation {
  /// How many events each seed puts in.
  public let eventsPerSeed: Int

  /// Whether the rules over the whole history judge every log too.
  public let asksSecondOpinion: Bool

  /// The features that no run has.
  public let leftOut: Features

  /// Makes a simulation.
  public init(
    eventsPerSeed: Int, asksSecondOpinion: Bool = true, leavingOut leftOut: Features = []
  ) {
    self.eventsPerSeed = eventsPerSeed
    self.asksSecondOpinion = asksSecondOpinion
    self.leftOut = leftOut
  }

  /// The digest of the log of a seed: the same on every platform, with an observer and without.
  public func digest(of seed: UInt64) -> UInt64 {
    let plan = Plan(seed: seed, inputs: eventsPerSeed, without: leftOut)
    let world = World(plan, isObserved: false, asksSecondOpinion: false)
    world.run()
    _ = world.dismantle()
    return world.log.digest
  }
}
