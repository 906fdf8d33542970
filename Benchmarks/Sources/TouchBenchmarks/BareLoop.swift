// The same moves without TouchKit: what any implementation must do. The ratio to it holds also where
// clocks do not, because others use the machine.

import GestureCore
import TouchKit

/// Pans as bare rules, each with a closure that it calls.
final class BareLoop {
  /// Outside of the object, because a class pays a check at each access to what it stores.
  nonisolated(unsafe) private let rules: UnsafeMutableBufferPointer<PanRule>
  private let actions: [() -> Void]
  private var pace = Pace()

  init(_ count: Int, counter: Counter) {
    var rule = PanRule()
    _ = rule.fingersDown(count: 1, centroid: Point(100, 100), at: pace.nextTime())
    rules = .allocate(capacity: count)
    rules.initialize(repeating: rule)
    // Said with its type: a closure that goes straight to the library asks where it runs.
    let action: () -> Void = { counter.total += 1 }
    actions = Array(repeating: action, count: count)
  }

  deinit { rules.deallocate() }

  func drag(to place: Double) { send(place) }

  func move() { send(Double(100 + pace.nextPlace())) }

  func tremble() { send(100 + 0.25 * Double(pace.nextTremor())) }

  private func send(_ place: Double) {
    let time = pace.nextTime()
    for index in rules.indices {
      let proposal = rules[index].fingersMoved(centroid: Point(place, 100), at: time)
      if case .stay = proposal { continue }
      actions[index]()
    }
  }
}
