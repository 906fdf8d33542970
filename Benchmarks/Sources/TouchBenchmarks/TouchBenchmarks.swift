import AllocationCounter
import ArgumentParser

/// Measures what a touch costs.
@main
struct TouchBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TouchBenchmarks",
    abstract: "What one touch event costs: median nanoseconds and heap allocations.")

  @Option(help: "Only the case whose name contains this.")
  var only: String?

  @Option(help: "Do nothing but this many steps of each case, for callgrind.")
  var steps: Int?

  @Flag(help: "Exit with an error if a median exceeds its limit.")
  var enforce = false

  @Flag(help: "Exit with an error if a step allocates more than it may; no clock is involved.")
  var enforceAllocations = false

  nonisolated func run() throws { try MainActor.assumeIsolated { try measureAll() } }

  @MainActor
  private func measureAll() throws {
    var slow: [String] = []
    var greedy: [String] = []
    for measured in Case.all where only.map({ measured.name.contains($0) }) ?? true {
      let step = measured.prepare()
      if let steps {
        for _ in 0..<steps { step() }
        continue
      }
      let result = measure(step)
      let verdict = result.median <= measured.limit ? "ok" : "over"
      print(
        pad(measured.name, 40), pad("\(Int(result.median.rounded())) ns", 12),
        pad("limit \(Int(measured.limit))", 14), pad("\(result.allocations) allocations", 20),
        verdict)
      if verdict == "over" { slow.append(measured.name) }
      if result.allocations > measured.allocationsMax { greedy.append(measured.name) }
    }
    if enforce { try report("slower than their limits", slow) }
    if enforceAllocations { try report("allocate more than they may", greedy) }
  }

  private func report(_ what: String, _ cases: [String]) throws {
    guard !cases.isEmpty else { return }
    throw ValidationError("\(what): \(cases.joined(separator: "; "))")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The median of 41 batches, after a warm-up.
  @MainActor
  private func measure(_ step: () -> Void) -> (median: Double, allocations: Double) {
    let batch = 2_000
    for _ in 0..<batch { step() }
    let before = allocation_count()
    for _ in 0..<batch { step() }
    let allocations = Double(allocation_count() - before) / Double(batch)
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<41 {
      let elapsed = clock.measure { for _ in 0..<batch { step() } }
      let (seconds, attoseconds) = elapsed.components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(batch))
    }
    return (times.sorted()[20], allocations)
  }
}
