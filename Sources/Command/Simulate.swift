// `touchkit simulate`: runs seeds, says what it found, and how fast it was.

import ArgumentParser
import TouchPlay
import Foundation
import TouchSimulation
import TouchTrace

/// `touchkit simulate`.
struct Simulate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Grow random apps under random fingers, and check every promise after every event.",
    discussion: """
      A seed always gives the same run. A failure is made as small as possible and printed as a \
      test to paste. Exits with 1 if a promise was broken.
      """)

  @Option(help: "The first seed.")
  var seed: UInt64 = 1

  @Option(help: "How many events each seed puts in.")
  var events = 10_000

  @Option(help: "How many seeds to run.")
  var seeds = 1

  @Option(help: "Say how far it is after every so many seeds or small worlds; 0 for never.")
  var progress = 0

  @Flag(help: "Name the branches of the rules that no history showed.")
  var verbose = false

  @Flag(help: "Print the log of the first seed instead.")
  var log = false

  @Flag(help: "Check promises only, and do not judge the history by the rules.")
  var promisesOnly = false

  @Option(
    help: ArgumentHelp(
      "Leave a kind of unruly people out; may be given several times.",
      discussion: "One of: \(Features.named.map(\.name).joined(separator: ", "))."))
  var without: [String] = []

  @Flag(help: "Leave all unruly people out.")
  var calm = false

  @Flag(help: "Run every small world instead of random ones.")
  var small = false

  @Flag(help: "Check that nothing comes later than lint --waits says, in random apps, instead.")
  var waits = false

  @Option(help: "With --small: only every so manyth world.")
  var stride = 1

  @Flag(help: "Read seeds from the standard input, one a line, and print a verdict for each.")
  var pipe = false

  func validate() throws {
    guard events > 0, seeds > 0, stride > 0 else {
      throw ValidationError("--events, --seeds and --stride must be at least 1.")
    }
    guard progress >= 0 else { throw ValidationError("--progress must be at least 0.") }
    for name in without where feature(name) == nil {
      throw ValidationError(
        "--without \(name): no such people; there are "
          + "\(Features.named.map(\.name).joined(separator: ", ")).")
    }
  }

  @MainActor func run() async throws {
    let leftOut = without.compactMap(feature).reduce(calm ? .unruly : Features()) { $0.union($1) }
    let simulation = Simulation(
      eventsPerSeed: events, asksSecondOpinion: !promisesOnly, leavingOut: leftOut)
    if pipe { return SimulatePipe(simulation).run() }
    if log { return Output.say(simulation.log(of: seed).joined(separator: "\n")) }
    if small { return try runSmallWorlds() }
    if waits { return try checkWaits() }
    var summary = Simulation.Summary()
    var failures = 0
    let clock = ContinuousClock()
    let start = clock.now
    let meter = ProgressMeter("seeds")
    for number in 0..<seeds {
      meter.show(done: number, of: seeds)
      if let failure = simulation.run(seed &+ UInt64(number), into: &summary) {
        failures += 1
        meter.finish()
        Output.say("seed \(failure.seed): \(failure.text)\n\(failure.test)\n")
      }
      if progress > 0, (number + 1) % progress == 0 {
        Output.say(line(summary, number + 1, failures, clock.now - start))
      }
    }
    meter.finish()
    Output.say(line(summary, seeds, failures, clock.now - start))
    Output.say("digest \(String(summary.digest, radix: 16))")
    if !promisesOnly {
      Output.say(
        "histories judged by the rules: \(summary.histories.judged), beyond: \(summary.histories.beyond)"
      )
    }
    let (animations, reactions) = summary.leftOut
    Output.say("left out, too many at one time: \(animations) animations, \(reactions) reactions")
    let reached = Simulation.Summary.markCount - summary.unreached.count
    Output.say("branches reached: \(reached) of \(Simulation.Summary.markCount)")
    if verbose, !summary.unreached.isEmpty {
      Output.say("unreached: \(summary.unreached.joined(separator: ", "))")
    }
    if failures > 0 { throw ExitCode(1) }
  }

  private func feature(_ name: String) -> Features? {
    Features.named.first { $0.name == name }?.feature
  }

  @MainActor private func runSmallWorlds() throws {
    var failures = 0
    let count = Simulation.playSmallWorlds(
      stride: stride,
      progress: { count in
        if progress > 0, count > 0, count % progress == 0 {
          Output.say("\(count) small worlds, \(failures) failed")
        }
      },
      report: { failure in
        failures += 1
        if failures <= 10 { Output.say("\(failure.text)\n\(failure.test)\n") }
      })
    Output.say("\(count) small worlds, \(failures) failed")
    if failures > 0 { throw ExitCode(1) }
  }

  private func line(
    _ summary: Simulation.Summary, _ seeds: Int, _ failures: Int, _ time: Duration
  ) -> String {
    let seconds = max(
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18, 1e-9)
    let rate = Int(Double(summary.events) / seconds)
    return "\(summary.events) events, \(seeds) seeds, \(failures) failed, \(rate) events a second"
  }
}
