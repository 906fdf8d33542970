// Where keys lead the focus, and what is asked and told on the way.

import Foundation
import Testing
import TouchTesting
import UIKit

@Suite struct FocusMoving {
  @Test func nothingHasTheFocusBeforeAKey() {
    withScreen { screen in
      let spots = screen.spots("ab")
      #expect(screen.focusedView == nil)
      #expect(!spots[0].isFocused)
      #expect(screen.walk("se") == "- -")
      #expect(screen.walk("t") == "a")
      #expect(spots[0].isFocused)
      #expect(UIFocusSystem.focusSystem(for: spots[0])?.focusedItem === spots[0])
      #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    }
  }

  @Test func anArrowBeginsToo() {
    withScreen { screen in
      screen.spots("ab")
      #expect(screen.walk("r") == "a")
    }
  }

  @Test func arrowsGoToTheNearestInTheirDirection() {
    withScreen { screen in
      screen.spots("abc", "d.e", ".f.")
      #expect(screen.walk("drrulldruu") == "a b c c b a d e c c")
      #expect(screen.walk("ldl") == "b f d")
    }
  }

  @Test func aFarSpotInTheStripComesBeforeANearOneBesideIt() {
    withScreen { screen in
      screen.spots("a..", "...", ".c.", "b..")
      #expect(screen.walk("td") == "a b")
    }
  }

  @Test func aKeyThatLeadsNowhereSaysSo() {
    withScreen { screen in
      screen.spots("a")
      _ = screen.walk("t")
      let lines = screen.told { _ = screen.walk("td") }
      #expect(
        lines == [
          "focus stays at spot 2: Tab leads nowhere",
          "focus stays at spot 2: the arrow down leads nowhere",
        ])
    }
  }

  @Test func tabGoesFromGroupToGroupAndAround() {
    withScreen { screen in
      let (one, two) = (
        Group("one", CGRect(x: 0, y: 0, width: 200, height: 100)),
        Group("two", CGRect(x: 0, y: 200, width: 200, height: 100))
      )
      screen.window.addSubview(two)
      screen.window.addSubview(one)
      screen.spots("ab", in: one)
      screen.spots("cd", in: two)
      let other = Group("one", CGRect(x: 0, y: 400, width: 200, height: 100))
      screen.window.addSubview(other)
      screen.spots("e", in: other)
      // The last view of a group comes back; a group with one name is in two places.
      #expect(screen.walk("trtrtTd") == "a b c d b d d")
      #expect(screen.walk("tdtT") == "b e d e")
    }
  }

  @Test func modifierKeysLeaveTabAndArrowsAlone() {
    withScreen { screen in
      screen.spots("ab")
      _ = screen.walk("t")
      screen.press(.keyboardTab, .control)
      screen.press(.keyboardRightArrow, .command)
      screen.press(.keyboardRightArrow, .shift)
      #expect(screen.focus == "a")
    }
  }

  @Test func theLargestPriorityIsTheEntry() {
    withScreen { screen in
      let one = Group("one", CGRect(x: 0, y: 0, width: 200, height: 100))
      screen.window.addSubview(one)
      let spots = screen.spots("abc", in: one)
      let outer = Spot("z", 20, 300)
      screen.window.addSubview(outer)
      spots[1].focusGroupPriority = .prioritized
      #expect(screen.walk("trttT") == "b c z b z")
      spots[1].focusGroupPriority = .ignored
      #expect(screen.walk("t") == "b")
    }
  }

  @Test func readingOrderFollowsTheDirection() {
    withScreen { screen in
      screen.application.userInterfaceLayoutDirection = .rightToLeft
      screen.spots("abc")
      #expect(screen.walk("tl") == "c b")
    }
  }

  @Test func aHeldKeyMovesOn() {
    withScreen { screen in
      screen.spots("abcd")
      _ = screen.walk("t")
      let key = { (change: HostInput.KeyInput.Change) in
        screen.send(.key(.init(.keyboardRightArrow, change, time: screen.now)))
      }
      key(.down)
      key(.repeated)
      key(.repeated)
      key(.up)
      #expect(screen.focus == "d")
    }
  }

  @Test func returnIsNotRepeated() {
    withScreen { screen in
      let spot = screen.spots("a")[0]
      _ = screen.walk("t")
      for change in [HostInput.KeyInput.Change.down, .repeated, .repeated, .up] {
        screen.send(.key(.init(.keyboardReturnOrEnter, change, time: screen.now)))
      }
      #expect(spot.taps == 1)
    }
  }

  @Test func anyViewAroundTheFocusMayRefuse() {
    withScreen { screen in
      let group = Group(nil, CGRect(x: 0, y: 0, width: 300, height: 100))
      screen.window.addSubview(group)
      let spots = screen.spots("ab", in: group)
      _ = screen.walk("t")
      for refuser in 0..<3 {
        spots[0].lets = refuser != 0
        spots[1].lets = refuser != 1
        group.lets = refuser != 2
        let lines = screen.told { #expect(screen.walk("r") == "a") }
        #expect(lines.count == 1)
        #expect(lines[0].hasSuffix("says no"))
      }
      group.lets = true
      #expect(screen.walk("r") == "b")
    }
  }

  @Test func allAroundHearOnceFromInsideToOutside() {
    withScreen { screen in
      let (inner, outer) = (
        Group(nil, CGRect(x: 0, y: 0, width: 300, height: 100)),
        Group(nil, CGRect(x: 0, y: 0, width: 300, height: 300))
      )
      screen.window.addSubview(outer)
      outer.addSubview(inner)
      let (a, b) = (Spot("a", 20, 20), Spot("b", 20, 200))
      inner.addSubview(a)
      outer.addSubview(b)
      _ = screen.walk("t")
      var heard: [String] = []
      for (name, view) in [("a", a), ("b", b)] {
        view.onUpdate = {
          heard.append(
            "\(name) \(($0.nextFocusedView as? Spot)?.name ?? "-") \($0.focusHeading.rawValue)")
        }
      }
      inner.onUpdate = { _ in heard.append("inner") }
      outer.onUpdate = { _ in heard.append("outer") }
      _ = screen.walk("d")
      #expect(heard == ["a b 2", "inner", "outer", "b b 2"])
    }
  }

  @Test func observersHearWhyTheFocusMoved() {
    withScreen { screen in
      screen.spots("ab")
      let lines = screen.told { _ = screen.walk("tr") }
      #expect(
        lines == [
          "focus goes from nothing to spot 2: Tab",
          "focus goes from spot 2 to spot 3: the arrow right",
        ])
    }
  }

  @Test func notificationsTellTheChange() {
    withScreen { screen in
      screen.spots("ab")
      let system = UIFocusSystem.focusSystem(for: screen.window)
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
      ) { _ in MainActor.assumeIsolated { screen.note(screen.focus) } }
      _ = screen.walk("tr")
      NotificationCenter.default.removeObserver(token)
      screen.expect("a, b")
    }
  }

  @Test func anAppAsksForTheFocus() {
    withScreen { screen in
      let spots = screen.spots("abc")
      let group = Group(nil, CGRect(x: 0, y: 200, width: 300, height: 100))
      screen.window.addSubview(group)
      let inner = screen.spots("de", in: group)
      let system = UIFocusSystem.focusSystem(for: screen.window)
      system?.requestFocusUpdate(to: spots[1])
      #expect(screen.focus == "b")
      system?.requestFocusUpdate(to: group)
      #expect(screen.focus == "d")
      spots[2].isOpen = false
      let lines = screen.told { system?.requestFocusUpdate(to: spots[2]) }
      #expect(
        lines == ["focus stays at spot \(inner[0].identity): what it was to go to cannot have it"])
      #expect(UIFocusSystem.environment(group, contains: inner[0]))
      #expect(!UIFocusSystem.environment(group, contains: spots[0]))
    }
  }

  @Test func aPreferredViewGetsTheRequestedFocus() {
    withScreen { screen in
      let outer = Spot("outer", 0, 0, 300, 300)
      outer.isOpen = false
      screen.window.addSubview(outer)
      let spots = screen.spots("abc", in: outer)
      outer.wants = [spots[2]]
      UIFocusSystem.focusSystem(for: outer)?.requestFocusUpdate(to: outer)
      #expect(screen.focus == "c")
      outer.wants = [spots[0]]
      outer.setNeedsFocusUpdate()
      #expect(screen.focus == "c")
      outer.updateFocusIfNeeded()
      #expect(screen.focus == "a")
      outer.wants = [spots[1]]
      outer.setNeedsFocusUpdate()
      screen.wait(0.1)
      #expect(screen.focus == "b")
    }
  }

  @Test func twoRequestsAskForPreferencesOnce() {
    withScreen { screen in
      final class Chooser: UIView {
        var questions = 0
        deinit {}
        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
          questions += 1
          return super.preferredFocusEnvironments
        }
      }
      let chooser = Chooser(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      screen.window.addSubview(chooser)
      screen.spots("ab", in: chooser)
      _ = screen.walk("t")
      chooser.questions = 0
      chooser.setNeedsFocusUpdate()
      chooser.setNeedsFocusUpdate()
      screen.wait(0.1)
      #expect(chooser.questions == 1 && screen.focus == "a")
    }
  }

  @Test func updateInTheMiddleOfAnotherOneFollows() {
    withScreen { screen in
      let outer = Spot("outer", 0, 0, 300, 300)
      outer.isOpen = false
      screen.window.addSubview(outer)
      let spots = screen.spots("abc", in: outer)
      _ = screen.walk("t")
      var during: [String] = []
      outer.wants = [spots[2]]
      spots[1].onUpdate = { context in
        guard context.nextFocusedView === spots[1] else { return }
        outer.setNeedsFocusUpdate()
        outer.updateFocusIfNeeded()
        during.append(screen.focus)
      }
      UIFocusSystem.focusSystem(for: outer)?.requestFocusUpdate(to: spots[1])
      screen.wait(0.1)
      #expect(during == ["b"] && screen.focus == "c")
    }
  }

  @Test func textThatRefusesToEndKeepsEscape() {
    final class Firm: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ field: UITextField) -> Bool { false }
    }
    withScreen { screen in
      let (field, firm) = (UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), Firm())
      field.delegate = firm
      screen.window.addSubview(field)
      UIFocusSystem.focusSystem(for: field)?.requestFocusUpdate(to: field)
      #expect(field.isEditing)
      let lines = screen.told { _ = screen.walk("x") }
      #expect(field.isEditing && lines.count == 1 && lines[0].hasSuffix("it is not done"))
    }
  }

  @Test func theFocusedViewHearsKeysFirst() {
    withScreen { screen in
      final class Taker: UIView {
        var takes = true
        var heard = 0
        deinit {}
        override var canBecomeFocused: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          heard += 1
          if !takes { super.pressesBegan(presses, with: event) }
        }
      }
      let taker = Taker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screen.window.addSubview(taker)
      screen.window.addSubview(Spot("b", 100, 0))
      _ = screen.walk("t")
      #expect(screen.walk("r") == "Taker")
      taker.takes = false
      #expect(screen.walk("r") == "b")
      #expect(taker.heard == 2)
    }
  }

  @Test func aKeyCommandOfTheFirstResponderComesBeforeTheFocus() {
    withScreen { screen in
      final class Commander: UIView {
        var done = 0
        deinit {}
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: "\t", modifierFlags: [], action: Selector(Commander.act))]
        }
        func act() { done += 1 }
      }
      let commander = Commander(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
      screen.window.addSubview(commander)
      screen.spots("ab")
      commander.becomeFirstResponder()
      #expect(screen.walk("t") == "-")
      #expect(commander.done == 1)
      commander.resignFirstResponder()
      #expect(screen.walk("t") == "a")
    }
  }

  @Test func aRingShowsTheFocus() {
    withScreen { screen in
      let spot = screen.spots("a")[0]
      spot.layer.cornerRadius = 6
      let ring: () -> ViewSnapshot? = {
        screen.application.snapshot()[0].subviews[0].subviews.first { $0.borderWidth > 0 }
      }
      #expect(ring() == nil)
      _ = screen.walk("t")
      #expect(ring()?.bounds.size == CGSize(width: 48, height: 48))
      #expect(ring()?.cornerRadius == 10)
      #expect(screen.application.snapshot()[0].subviews[0].isFocused)
      spot.clipsToBounds = true
      #expect(ring()?.bounds.size == CGSize(width: 40, height: 40))
      spot.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      #expect(ring()?.bounds.size == CGSize(width: 10, height: 10))
      spot.focusEffect = nil
      #expect(ring() == nil)
    }
  }

  @Test func animationsGoAlongWithTheFocus() {
    withScreen { screen in
      final class Fading: UIView {
        deinit {}
        override var canBecomeFocused: Bool { true }
        override func didUpdateFocus(
          in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
          coordinator.addCoordinatedAnimations({ self.alpha = self.isFocused ? 1 : 0.5 })
        }
      }
      let view = Fading(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.alpha = 0.5
      screen.window.addSubview(view)
      _ = screen.walk("t")
      #expect(view.alpha == 1)
      screen.wait(0.19)
      #expect(screen.application.isAnimating)
      screen.wait(0.02)
      #expect(!screen.application.isAnimating)
    }
  }
}
