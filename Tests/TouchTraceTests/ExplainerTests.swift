// Explanations: when something happened between two inputs, and what is said once.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

private let place = CGPoint(x: 160, y: 200)

struct ExplainerTests {
  /// A single tap and a double tap on a board; the single tap waits if it requires the other's failure.
  private func taps(requires: Bool) -> Conflict {
    Conflict(
      name: "a single tap beside a double tap", fingers: .doubleTap(at: place), cause: "",
      remedy: "",
      build: { board, _ in
        let wanted = add(UITapGestureRecognizer(), "wanted", to: board)
        let double = add(UITapGestureRecognizer(), "double", to: board) {
          $0.numberOfTapsRequired = 2
        }
        if requires { wanted.require(toFail: double) }
      })
  }

  @Test("a deadline between two inputs has its own time, not that of the next input")
  func deadline() throws {
    let press = Conflict(
      name: "a long press", fingers: .longPress(at: place, for: 0.8), cause: "", remedy: "",
      build: { board, _ in add(UILongPressGestureRecognizer(), "wanted", to: board) })
    let episode = try #require(press.episodes(press.fingers, isMended: false).first)
    #expect(
      episode.sentences(about: episode.attempts[0]) == [
        "wanted on \(try #require(episode.attempts[0].view)) began at 0.500 s: held 0.5 s, "
          + "needed 0.5 s. It told of 0 changes, and ended at 0.800 s."
      ])
    #expect(episode.times == 0...0.8)
  }

  @Test("that a required recognizer was recognized is said once")
  func requirement() throws {
    let conflict = taps(requires: true)
    let episode = try #require(conflict.episodes(conflict.fingers, isMended: false).first)
    let attempt = try #require(episode.attempts.first { $0.name == "wanted" })
    #expect(
      episode.sentences(about: attempt)[0].hasSuffix(
        "failed at 0.260 s: it required the failure of double, which was recognized at 0.260 s: "
          + "2 taps."))
  }

  @Test("a recognizer that fired before in the episode needs no change")
  func firedBefore() throws {
    let conflict = taps(requires: false)
    let episode = try #require(conflict.episodes(conflict.fingers, isMended: false).first)
    let attempts = episode.attempts.filter { $0.name == "wanted" }
    #expect(attempts.map(\.isRecognized) == [true, false])
    let experiment = Experiment(Conflict.trace(conflict.fingers)) { _ in
      conflict.start(isMended: false)
    }
    #expect(experiment.counterfactuals(for: attempts[1], in: episode, before: nil).isEmpty)
  }
}
