import AllocationCounter
import ArgumentParser

/// Measures what a touch costs.
@main
struct TouchBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TouchBenchmarks",
    abstract: "What one touch event costs: median nanoseconds and heap allocations.")

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

  nonisolated func run() throws { try MainActor.assumeIsolated { try measureAll() } }

  @MainActor
  private func measureAll() throws {
    var slow: [String] = []
    var greedy: [String] = []
    var medians: [String: Double] = [:]
    for measured in chosen {
      if list {
        print(measured.name)
        continue
      }
      let step = measured.prepare()
      if let steps {
        repeatStep(step, measured.undo, times: steps)
        continue
      }
      let result = measure(step, measured.undo)
      medians[measured.name] = result.median
      let ratio = measured.reference.flatMap { medians[$0] }.map { result.median / $0 }
      print(line(measured, result, ratio))
      if result.median > measured.limit ?? .infinity { slow.append(measured.name) }
      if result.allocations > measured.allocationsMax { greedy.append(measured.name) }
    }
    if enforce { try report("slower than their limits", slow) }
    if enforceAllocations { try report("allocate more than they may", greedy) }
  }

  @MainActor
  private var chosen: [Case] {
    guard let only else { return Case.all }
    let exact = Case.all.filter { $0.name == only }
    return exact.isEmpty ? Case.all.filter { $0.name.contains(only) } : exact
  }

  @MainActor
  private func line(
    _ measured: Case, _ result: (median: Double, allocations: Double), _ ratio: Double?
  ) -> String {
    let median = pad("\(Int(result.median.rounded())) ns", 12)
    let limit = pad(measured.limit.map { "limit \(Int($0))" } ?? "", 14)
    let allocations = pad("\(result.allocations) allocations", 20)
    let times = pad(ratio.map { "\(Double(Int($0 * 10)) / 10) × bare loop" } ?? "", 20)
    let isOver = result.median > measured.limit ?? .infinity
    return pad(measured.name, 40) + median + limit + allocations + times + (isOver ? "over" : "ok")
  }

  private func report(_ what: String, _ cases: [String]) throws {
    guard !cases.isEmpty else { return }
    throw ValidationError("\(what): \(cases.joined(separator: "; "))")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  @MainActor
  private func repeatStep(_ step: () -> Void, _ undo: (() -> Void)?, times: Int) {
    for _ in 0..<times {
      measuredStep(step)
      undo?()
    }
  }

  /// The median of 41 batches, after a warm-up.
  @MainActor
  private func measure(
    _ step: () -> Void, _ undo: (() -> Void)?
  ) -> (median: Double, allocations: Double) {
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
    return (times.sorted()[20], Double(allocations) / Double(batch))
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
    let (seconds, attoseconds) = elapsed.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

/// One step by itself, so that `instructions.sh` can tell it from what undoes it.
@inline(never)
func measuredStep(_ step: () -> Void) { step() }
