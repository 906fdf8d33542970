import AllocationCounter
import ArgumentParser

/// Measures what decisions about strokes cost.
@main
struct StrokeBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "StrokeBenchmarks",
    abstract: "What decisions about strokes cost: median nanoseconds and heap allocations.")

  @Option(help: "Only the case of this name, or those whose names contain it if there is none.")
  var only: String?

  @Option(help: "Do nothing but this many steps of each case, for instructions.sh.")
  var steps: Int?

  @Flag(help: "Print the names of the cases and do nothing.")
  var list = false

  @Flag(help: "Exit with an error if a median exceeds its limit.")
  var enforce = false

  @Flag(help: "Exit with an error if a step allocates more than it may; no clock is involved.")
  var enforceAllocations = false

  func run() throws {
    var slow: [String] = []
    var greedy: [String] = []
    for measured in chosen {
      if list {
        print(measured.name)
        continue
      }
      let step = measured.prepare()
      if let steps {
        for _ in 0..<steps { measuredStep(step) }
        continue
      }
      let result = measure(step, measured.repetitions)
      print(line(measured, result))
      if result.median > measured.limit ?? .infinity { slow.append(measured.name) }
      if result.allocations > measured.allocationsMax { greedy.append(measured.name) }
    }
    if enforce { try report("slower than their limits", slow) }
    if enforceAllocations { try report("allocate more than they may", greedy) }
  }

  private var chosen: [StrokeCase] {
    guard let only else { return StrokeCase.all }
    let exact = StrokeCase.all.filter { $0.name == only }
    return exact.isEmpty ? StrokeCase.all.filter { $0.name.contains(only) } : exact
  }

  private func line(
    _ measured: StrokeCase, _ result: (median: Double, allocations: Double)
  ) -> String {
    let median = pad("\((result.median * 10).rounded() / 10) ns", 12)
    let limit = pad(measured.limit.map { "limit \(Int($0))" } ?? "", 14)
    let allocations = pad("\(result.allocations) allocations", 20)
    let isOver = result.median > measured.limit ?? .infinity
    return pad(measured.name, 40) + median + limit + allocations + (isOver ? "over" : "ok")
  }

  private func report(_ what: String, _ cases: [String]) throws {
    guard !cases.isEmpty else { return }
    throw ValidationError("\(what): \(cases.joined(separator: "; "))")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The median of 41 batches after a warm-up, for one repetition.
  private func measure(
    _ step: () -> Double, _ repetitions: Int
  ) -> (median: Double, allocations: Double) {
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
      let (seconds, attoseconds) =
        clock.measure { for _ in 0..<batch { measuredStep(step) } }.components
      return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(batch * repetitions)
    }
    return (times.sorted()[20], Double(allocations) / Double(batch))
  }
}

/// What the steps return; looked at by nobody, but the compiler cannot know.
nonisolated(unsafe) var sink = 0.0

/// One step by itself, so that `instructions.sh` can count it alone.
@inline(never)
func measuredStep(_ step: () -> Double) { sink = step() }
