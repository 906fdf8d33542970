// `touchkit simulate --waits`: does anything come later than its bound?

import ArgumentParser
import TouchPlay
import TouchTrace

extension Simulate {
  /// Plays random fingers in random apps, and compares each delay with its bound.
  @MainActor func checkWaits() throws {
    var check = WaitCheck()
    let meter = ProgressMeter("seeds")
    for number in 0..<seeds {
      check.run(seed &+ UInt64(number), events: events)
      meter.show(done: number + 1, of: seeds)
    }
    meter.finish()
    for line in check.exceeded.prefix(20) { Output.say(line) }
    Output.say(
      "\(check.events) events in \(seeds) apps: \(check.compared) delays compared, "
        + "\(check.late) of them late with a bound in seconds, \(check.near) of these within 10 ms "
        + "of it, \(check.exceeded.count) later than the bound.")
    if !check.exceeded.isEmpty { throw ExitCode(1) }
  }
}
