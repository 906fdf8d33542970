import AllocationCounter
import ArgumentParser
import Measuring

/// Measures what decisions about strokes cost.
@main
struct StrokeBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "StrokeBenchmarks",
    abstract: "What decisions about strokes cost: median nanoseconds and heap allocations.")

  @OptionGroup var options: MeasuringOptions

  func run() throws {
    var report = Report()
    for measured in options.chosen(of: StrokeCase.all, named: { $0.name }) {
      if options.list {
        print("1|\(measured.name)")
        continue
      }
      if options.steps {
        try options.apart {
          let step = measured.prepare()
          // A step repeats by itself.
          sink = step()
          measuredStep(step)
        }
        continue
      }
      let step = measured.prepare()
      report.add(
        measured.name, measure(step, measured.repetitions), limit: measured.limit,
        allocationsMax: measured.allocationsMax, decimals: 1)
    }
    try report.finish(options)
  }

  /// The median of 41 batches after a warm-up, for one repetition.
  private func measure(_ step: () -> Double, _ repetitions: Int) -> Report.Result {
    let clock = ContinuousClock()
    // The first step only grows what is reused; a batch then lasts at most some ten milliseconds.
    measuredStep(step)
    let once = max(clock.measure { measuredStep(step) }, .nanoseconds(1))
    let batch = max(1, min(20_000 / repetitions, Int(Duration.milliseconds(10) / once)))
    for _ in 0..<batch { measuredStep(step) }
    let before = allocation_count()
    for _ in 0..<batch { measuredStep(step) }
    let allocations = allocation_count() - before
    let times = (0..<41).map { _ in
      clock.measure { for _ in 0..<batch { measuredStep(step) } }.nanoseconds
        / Double(batch * repetitions)
    }
    return Report.Result(
      median: times.sorted()[20], allocations: Double(allocations) / Double(batch))
  }
}

/// What the steps return. Nothing reads it, but the compiler cannot know that.
nonisolated(unsafe) var sink = 0.0

/// One step by itself, so that `instructions.sh` can count it alone.
@inline(never)
func measuredStep(_ step: () -> Double) { sink = step() }
