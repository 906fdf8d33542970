// Changes of lanes on their way to a picture: what is joined, what is left out, and the bound.

import Testing
import TouchKit

@testable import TouchTrace

struct LaneStepsTests {
  private static let lane = LaneChange.lane(
    0, Lane(kind: .finger, name: "finger 1", group: "", owner: 0))

  private func steps(_ changes: LaneChange...) -> LaneSteps {
    var steps = LaneSteps()
    for change in changes { steps.add(change) }
    return steps
  }

  private func action(_ row: Int, _ text: String, _ time: Double) -> LaneChange {
    .mark(row, .action, text: text, note: "", time: time)
  }

  @Test func `moves and equal actions of a lane that follow closely are one step`() {
    let steps = steps(
      Self.lane, .moved(0, time: 1), .moved(1, time: 1), action(1, "changed", 1),
      .moved(0, time: 1.05),
      action(1, "changed", 1.05), action(1, "ended", 1.06), .moved(0, time: 2))
    #expect(
      steps.all == [
        .change(Self.lane), .moved(0, 1...1.05),
        .marks(1, .action, text: "changed", note: "", times: 1...1.05, count: 2),
        .marks(1, .action, text: "ended", note: "", times: 1.06...1.06, count: 1),
        .moved(0, 2...2),
      ])
  }

  @Test func `a stretch ends a run of moves`() {
    let end = LaneChange.ended(0, text: "", isCutOff: false, time: 1.01)
    #expect(
      steps(Self.lane, .moved(0, time: 1), end, .moved(0, time: 1.02)).all
        == [.change(Self.lane), .moved(0, 1...1), .change(end), .moved(0, 1.02...1.02)])
  }

  @Test func `what was over is left out, and what goes on is kept`() {
    let began = LaneChange.began(0, .finger, text: "", time: 1)
    let ended = LaneChange.ended(0, text: "", isCutOff: false, time: 2)
    let open = LaneChange.began(0, .finger, text: "", time: 3)
    var steps = steps(Self.lane, began, .moved(0, time: 1.5), ended, open, action(1, "a", 9))
    steps.trim(before: 5)
    #expect(
      steps.all == [
        .change(Self.lane), .change(open),
        .marks(1, .action, text: "a", note: "", times: 9...9, count: 1),
      ])
  }

  @Test func `what was taken does not come again, and fingers are still known`() {
    var steps = steps(Self.lane, .moved(0, time: 1))
    #expect(steps.take(since: 0) == [.change(Self.lane), .moved(0, 1...1)])
    #expect(steps.take(since: 0) == [])
    steps.add(.moved(0, time: 1.01))
    #expect(steps.take(since: 0) == [.moved(0, 1.01...1.01)])
  }

  @Test func `there is a bound, and lanes keep their names`() {
    var steps = steps(Self.lane)
    for step in 0..<20_000 { steps.add(action(1, "\(step)", Double(step))) }
    #expect(steps.all.count <= 2 * LaneSteps.countMax)
    steps.trim(before: 0)
    #expect(steps.all.count <= LaneSteps.countMax + 1 && steps.all.first == .change(Self.lane))
    #expect(
      steps.all.last
        == .marks(1, .action, text: "19999", note: "", times: 19_999...19_999, count: 1))
  }
}
