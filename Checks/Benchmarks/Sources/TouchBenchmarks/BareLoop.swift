// The same moves without TouchKit: what any implementation must do. The ratio to it holds also where
// clocks do not, because others use the machine.

import GestureCore
import TouchKit

/// A pan as its bare rule, and the closure that it calls. It cannot be copied, so a call counts no
/// reference.
private nonisolated struct BarePan: ~Copyable {
  private var rule: PanRule
  private let action: () -> Void

  init(_ rule: PanRule, action: @escaping () -> Void) {
    self.rule = rule
    self.action = action
  }

  mutating func move(to centroid: Point, at time: Double) {
    if case .stay = rule.fingersMoved(centroid: centroid, at: time) { return }
    act()
  }

  private borrowing func act() { action() }
}

/// Pans in one piece of memory, one after the other.
final class BareLoop {
  /// Outside of the object, because a class pays a check at each access to what it stores.
  nonisolated(unsafe) private let pans: UnsafeMutableBufferPointer<BarePan>
  private var pace = Pace()

  init(_ count: Int, counter: Counter) {
    var rule = PanRule()
    _ = rule.fingersDown(count: 1, centroid: Point(100, 100), at: pace.nextTime())
    pans = .allocate(capacity: count)
    for index in pans.indices {
      pans.initializeElement(
        at: index, to: BarePan(rule) { counter.total += 1 })
    }
  }

  deinit {
    pans.deinitialize()
    pans.deallocate()
  }

  func drag(to place: Double) { send(place) }

  func move() { send(Double(100 + pace.nextPlace())) }

  func tremble() { send(100 + 0.25 * Double(pace.nextTremor())) }

  private func send(_ place: Double) {
    let time = pace.nextTime()
    for index in pans.indices {
      pans[index].move(to: Point(place, 100), at: time)
    }
  }
}
