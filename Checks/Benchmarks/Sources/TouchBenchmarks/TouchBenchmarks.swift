import AllocationCounter
import ArgumentParser
import Measuring

/// Measures what a touch costs.
@main
struct TouchBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TouchBenchmarks",
    abstract: "What one touch event costs: median nanoseconds and heap allocations.")

  @OptionGroup var options: MeasuringOptions

  @Flag(help: "Also the cases in the other sizes, which show how cost grows.")
  var allSizes = false

  @Flag(help: "Print how many bytes of the heap an object takes, and fail if they are too many.")
  var heap = false

  nonisolated func run() throws { try MainActor.assumeIsolated { try measureAll() } }

  @MainActor
  private func measureAll() throws {
    guard !heap else { return try Weight.printAll() }
    var report = Report()
    var medians: [String: Double] = [:]
    let cases = Case.all + (allSizes ? Case.otherSizes + Case.growth : [])
    for measured in options.chosen(of: cases, named: { $0.name }) {
      if options.list {
        print("\(measured.steps)|\(measured.name)")
        continue
      }
      if options.steps {
        try options.apart {
          let step = measured.prepare()
          repeatStep(step, measured.undo, times: measured.steps)
          repeatStep({ measuredStep(step) }, measured.undo, times: measured.steps)
        }
        continue
      }
      let step = measured.prepare()
      let result = measure(step, measured.undo)
      medians[measured.name] = result.median
      report.add(
        measured.name, result, limit: measured.limit, allocationsMax: measured.allocationsMax,
        ratio: measured.reference.flatMap { medians[$0] }.map { result.median / $0 })
    }
    try report.finish(options)
  }

  @MainActor
  private func repeatStep(_ step: () -> Void, _ undo: (() -> Void)?, times: Int) {
    for _ in 0..<times {
      step()
      undo?()
    }
  }

  /// The median of 41 batches, after a warm-up.
  @MainActor
  private func measure(_ step: () -> Void, _ undo: (() -> Void)?) -> Report.Result {
    let batch = undo == nil ? 2_000 : 50
    repeatStep(step, undo, times: batch)
    var allocations: UInt64 = 0
    for _ in 0..<batch {
      let before = allocation_count()
      step()
      allocations += allocation_count() - before
      undo?()
    }
    let times = (0..<41).map { _ in time(step, undo, batch) / Double(batch) }
    return Report.Result(
      median: times.sorted()[20], allocations: Double(allocations) / Double(batch))
  }

  /// Nanoseconds of a batch of steps; where a step is undone, each is timed by itself.
  @MainActor
  private func time(_ step: () -> Void, _ undo: (() -> Void)?, _ batch: Int) -> Double {
    let clock = ContinuousClock()
    var elapsed = Duration.zero
    if let undo {
      for _ in 0..<batch {
        elapsed += clock.measure(step)
        undo()
      }
    } else {
      elapsed = clock.measure { for _ in 0..<batch { step() } }
    }
    return elapsed.nanoseconds
  }
}

/// One step by itself, so that `instructions.sh` can tell it from others and from what undoes it.
@inline(never)
func measuredStep(_ step: () -> Void) { step() }
