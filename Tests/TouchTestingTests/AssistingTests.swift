// Asking by name what a screen reader asks, and what a wrong name is answered.

import Testing
import TouchTesting
import UIKit

@Suite struct AskingByName {
  /// A list whose rows can be flagged, with a slider and a button that announces.
  private final class Board: UIView {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let save = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
    var done: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      slider.accessibilityLabel = "Volume"
      save.setTitle("Save", for: .normal)
      save.accessibilityIdentifier = "save"
      save.addAction(
        UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved, twice")
        },
        for: .touchUpInside)
      save.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Flag") { [unowned self] _ in
          done.append("flag")
          return true
        }
      ]
      addSubview(slider)
      addSubview(save)
    }
    deinit {}

    override func accessibilityPerformEscape() -> Bool {
      done.append("escape")
      return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      done.append("scroll \(direction)")
      return direction == .down
    }
  }

  private func withBoard(_ body: (TestScreen, Board) -> Void) {
    withScreen(recording: [.announcements, .notes]) { screen in
      body(screen, screen.add(Board(frame: screen.window.bounds), named: "board"))
    }
  }

  @Test func elementsDoWhatTheyAreAsked() {
    withBoard { screen, board in
      #expect(screen.elements.map { $0.told?.label } == ["Volume", "Save"])
      #expect(screen.increment("Volume") && screen.increment("Volume"))
      #expect(screen.decrement("Volume") && board.slider.value == 0.1)
      #expect(screen.activate("save") && screen.focus("Save"))
      #expect(screen.perform("Flag", on: "Save"))
      #expect(screen.escape() && screen.escape(from: "Volume"))
      #expect(screen.scroll(.down, at: "Save") && !screen.scroll(.up))
      #expect(!screen.magicTap() && !screen.magicTap(at: "Save"))
      #expect(board.done == ["flag", "escape", "escape", "scroll down", "scroll up"])
      #expect(screen.ask(.escape, of: board.identity) && !screen.ask(.escape, of: 99))
      #expect(screen.elements.map(\.isFocused) == [false, true])
      UIAccessibility.post(notification: .screenChanged, argument: board)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      screen.expect(
        "app announcement [Saved, twice], app screenChanged [board], app layoutChanged")
      screen.settle()
    }
  }

  /// Expects that what `body` asks fails the test with a text.
  private func expectFailure(_ text: String, _ body: (TestScreen) -> Void) {
    withKnownIssue {
      withBoard { screen, _ in body(screen) }
    } matching: { issue in
      "\(issue)".contains(text)
    }
  }

  @Test func aWrongNameIsAnsweredWithTheNearest() {
    let nothing = "Nothing that assistive technologies reach is called"
    expectFailure("\(nothing) Sav, to activate; the nearest name is Save.") { $0.activate("Sav") }
    expectFailure("\(nothing) Something else, to focus; there are Volume, Save, save.") {
      $0.focus("Something else")
    }
    expectFailure(
      "Save does not take “increment” now: its traits are button, its custom actions “Flag”."
    ) { $0.increment("Save") }
    expectFailure(
      "Volume does not take “do “Share”” now: its traits are adjustable, its custom actions none."
    ) { $0.perform("Share", on: "Volume") }
  }
}
