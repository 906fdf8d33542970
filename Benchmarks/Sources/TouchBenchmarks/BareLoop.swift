// The same moves without TouchKit: what any implementation must do. The ratio to it holds also where
// clocks do not, because others use the machine.

import GestureCore
import TouchKit

/// Pans as bare rules, each with a closure that it calls.
final class BareLoop {
  private struct Pan {
    var rule = PanRule()
    let action: () -> Void
  }

  private var pans: [Pan] = []
  private var pace = Pace()

  init(_ count: Int, counter: Counter) {
    let time = pace.nextTime()
    for _ in 0..<count {
      var pan = Pan(action: { counter.total += 1 })
      _ = pan.rule.fingersDown(count: 1, centroid: Point(100, 100), at: time)
      pans.append(pan)
    }
  }

  func drag(to place: Double) { send(place) }

  func move() { send(Double(100 + pace.nextPlace())) }

  func tremble() { send(100 + 0.25 * Double(pace.nextTremor())) }

  private func send(_ place: Double) { Self.send(place, at: pace.nextTime(), to: &pans) }

  /// One access to the pans for all of them: an array in a class pays a check at each.
  private static func send(_ place: Double, at time: Double, to pans: inout [Pan]) {
    for index in pans.indices {
      let proposal = pans[index].rule.fingersMoved(centroid: Point(place, 100), at: time)
      if case .stay = proposal { continue }
      pans[index].action()
    }
  }
}
