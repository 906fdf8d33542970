import ArgumentParser

/// What every benchmark program can be told.
package struct MeasuringOptions: ParsableArguments, Sendable {
  @Option(help: "Only the case of this name, or those whose names contain it if there is none.")
  package var only: String?

  @Option(help: "Only this many steps of each case, after as many to warm up: for instructions.sh.")
  package var steps: Int?

  @Flag(
    help: "Print the cases and do nothing: with the steps to measure, if not all have the same.")
  package var list = false

  @Flag(help: "Exit with an error if a median exceeds its limit.")
  package var enforce = false

  @Flag(help: "Exit with an error if a step allocates more than it may; no clock is involved.")
  package var enforceAllocations = false

  package init() {}

  /// Those of the cases that are meant.
  package func chosen<Case>(of cases: [Case], named name: (Case) -> String) -> [Case] {
    guard let only else { return cases }
    let exact = cases.filter { name($0) == only }
    return exact.isEmpty ? cases.filter { name($0).contains(only) } : exact
  }
}
