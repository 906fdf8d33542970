// BEHAVIOUR 3: the table of transitions, driven through `state =` of a recognizer under a finger.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct TheTransitionTable {
  /// How a recognizer gets into a state.
  private func way(to state: GestureState) -> [GestureState] {
    switch state {
    case .possible: []
    case .began: [.began]
    case .changed: [.began, .changed]
    case .ended: [.ended]
    case .cancelled: [.began, .cancelled]
    case .failed: [.failed]
    }
  }

  /// What is read back at once after an assignment; "ignored" if the observer was told so.
  private func result(of assigned: GestureState, from: GestureState) -> String {
    var result = ""
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      var isIgnored = false
      screen.observe { observation in
        if case .ignoredAssignment(_, from, assigned) = observation.decision { isIgnored = true }
      }
      probe.when(.began) { [way = way(to: from)] probe in
        for state in way { probe.state = state }
        #expect(probe.state == from)
        probe.state = assigned
        result = isIgnored ? "ignored" : "\(probe.state)"
        #expect(!isIgnored || probe.state == from)
      }
      probe.when(.cancelled, become: .cancelled)
      screen.play(.down(at: a).cancel())
    }
    return result
  }

  private func row(_ from: GestureState) -> String {
    let cells = GestureState.allCases.map { result(of: $0, from: from) }
    return "| \(from) | \(cells.joined(separator: " | ")) |"
  }

  @Test func everyAssignmentIsNormalizedByIt() {
    let table = GestureState.allCases.map(row).joined(separator: "\n")
    print(table)
    #expect(
      table == """
        | possible | possible | began | began | ended | failed | failed |
        | began | began | changed | changed | ended | cancelled | cancelled |
        | changed | changed | changed | changed | ended | cancelled | cancelled |
        | ended | ignored | ignored | ignored | ignored | ignored | ignored |
        | cancelled | ignored | ignored | ignored | ignored | ignored | ignored |
        | failed | ignored | ignored | ignored | ignored | ignored | ignored |
        """)
  }

  @Test func theRawValuesAreUIKits() {
    #expect(GestureState.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIGestureRecognizer.State.recognized.rawValue == 3)
  }

  /// The actions of an assignment in the second event after another state in the first.
  private func actions(of assigned: GestureState, after from: GestureState) -> String {
    withScreen(recording: [.actions, .failures]) { screen in
      let probe = screen.probe("it", on: screen.view("board"))
      probe.when(.began) { [way = way(to: from)] in for state in way { $0.state = state } }
      probe.when(.moved) { $0.state = assigned }
      probe.when(.cancelled, become: .cancelled)
      screen.play(.down(at: a))
      screen.ignoreLog()
      screen.finger().move(by: 1, 0)
      let actions = screen.news.map(\.action).joined(separator: "+")
      screen.cancelTouches()
      screen.ignoreLog()
      return actions.isEmpty ? "–" : actions
    }
  }

  //  finger 1  ●━→   the first state at ●, the other at →
  @Test func theActionsOfEveryAssignmentThatIsHeard() {
    let rows = [GestureState.possible, .began, .changed].map { from in
      let cells = GestureState.allCases.map { actions(of: $0, after: from) }
      return "| \(from) | \(cells.joined(separator: " | ")) |"
    }
    let table = rows.joined(separator: "\n")
    print(table)
    // Began and changed in one event are reported as began; the move after it makes it changed.
    #expect(
      table == """
        | possible | – | began | began | ended | failed | failed |
        | began | changed | changed | changed | ended | cancelled | cancelled |
        | changed | changed | changed | changed | ended | cancelled | cancelled |
        """)
  }

  //  finger 1  ●━→━→━→   began at ●, changed at the first →, possible at the others
  @Test func possibleOverAnActiveStateIsNothingToTell() {
    withScreen(recording: .actions) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began, become: .began).when(.cancelled, become: .cancelled)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect("probe began, probe changed")
      probe.when(.moved, become: .possible)
      screen.finger().move(by: 1, 0)
      screen.finger().move(by: 1, 0)
      screen.expect("")
      screen.finger().cancel()
      screen.expect("probe cancelled")
    }
  }
}
