import ArgumentParser

/// One line for each case, and in the end an error if a case exceeded what it may.
package struct Report {
  /// What was measured of one case.
  package struct Result {
    /// Nanoseconds of one step.
    package var median: Double
    /// Heap allocations of one step.
    package var allocations: Double

    package init(median: Double, allocations: Double) {
      self.median = median
      self.allocations = allocations
    }
  }

  private var slow: [String] = []
  private var greedy: [String] = []

  package init() {}

  /// Prints a case; `decimals` are those of the median, `ratio` is to the case that it is compared
  /// with.
  package mutating func add(
    _ name: String, _ result: Result, limit: Double?, allocationsMax: Double, decimals: Int = 0,
    ratio: Double? = nil
  ) {
    let isOver = result.median > limit ?? .infinity
    let scale = decimals == 0 ? 1.0 : 10
    let rounded = (result.median * scale).rounded() / scale
    let median = decimals == 0 ? "\(Int(rounded)) ns" : "\(rounded) ns"
    print(
      pad(name, 40) + pad(median, 12) + pad(limit.map { "limit \(Int($0))" } ?? "", 14)
        + pad("\(result.allocations) allocations", 20)
        + pad(ratio.map { "\(Double(Int($0 * 10)) / 10) × bare loop" } ?? "", 20)
        + (isOver ? "over" : "ok"))
    if isOver { slow.append(name) }
    if result.allocations > allocationsMax { greedy.append(name) }
  }

  /// Throws what the options want enforced and what was exceeded.
  package func finish(_ options: MeasuringOptions) throws {
    if options.enforce { try complain("slower than their limits", slow) }
    if options.enforceAllocations { try complain("allocate more than they may", greedy) }
  }

  private func complain(_ what: String, _ cases: [String]) throws {
    guard !cases.isEmpty else { return }
    throw ValidationError("\(what): \(cases.joined(separator: "; "))")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Duration {
  /// The same in nanoseconds.
  package var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
