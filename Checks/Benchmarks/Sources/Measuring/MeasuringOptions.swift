import ArgumentParser
import Foundation
import ProcessCopy

/// What every benchmark program can be told.
package struct MeasuringOptions: ParsableArguments, Sendable {
  @Option(help: "Only the case of this name, or those whose names contain it if there is none.")
  package var only: String?

  @Flag(
    help: """
      Only the steps of each case that instructions.sh counts, after as many to warm up: each case in a \
      copy of the process, which then ends.
      """)
  package var steps = false

  @Flag(help: "Print the cases and do nothing: with the steps that instructions.sh counts.")
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

  /// Does the work of a case in a copy of this process: so a program that takes long to begin under callgrind
  /// begins once for all cases, and none finds anything that another one left.
  package func apart(_ work: () -> Void) throws {
    switch process_copy() {
    case 0:
      work()
      Foundation.exit(0)
    case 1: break
    default: throw ValidationError("The copy of the process with a case did not end well.")
    }
  }
}
