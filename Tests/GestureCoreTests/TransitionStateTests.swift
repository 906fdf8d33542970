// What follows what in the change from one controller to another.

import GestureCore
import Testing
import WidgetRules

@Suite struct TransitionStates {
  private let states: [TransitionState] = [
    .waiting, .animating, .interactive, .finishing, .cancelling, .over(completed: true),
    .over(completed: false),
  ]
  private let events: [TransitionState.Event] = [
    .begin(interactive: false), .begin(interactive: true), .update, .pause, .finish, .cancel,
    .complete(true), .complete(false),
  ]

  @Test func nextStatesOfATransitionAreATable() {
    let done = TransitionState.over(completed: true)
    let undone = TransitionState.over(completed: false)
    let table: [[TransitionState?]] = [
      [.animating, .interactive, nil, nil, nil, nil, nil, nil],
      [nil, nil, nil, .interactive, nil, nil, done, undone],
      [nil, nil, .interactive, nil, .finishing, .cancelling, done, undone],
      [nil, nil, nil, .interactive, nil, nil, done, undone],
      [nil, nil, nil, .interactive, nil, nil, done, undone],
      [TransitionState?](repeating: nil, count: 8), [TransitionState?](repeating: nil, count: 8),
    ]
    for (state, row) in zip(states, table) {
      #expect(events.map { state.next(after: $0) } == row, "\(state)")
    }
  }

  @Test func flagsOfAContextFollowFromTheState() {
    #expect(states.filter(\.isInteractive) == [.interactive])
    #expect(states.filter(\.isCancelled) == [.cancelling, .over(completed: false)])
  }
}
