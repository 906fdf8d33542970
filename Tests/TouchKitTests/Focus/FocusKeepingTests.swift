// What the focus does when its view goes, and what wrong or hostile code does to it.

import Testing
import TouchTesting
import UIKit

@Suite struct FocusKeeping {
  @Test func theFocusGoesOnToTheNearestOfItsGroup() {
    withScreen { screen in
      let spots = screen.spots("abc")
      _ = screen.walk("trr")
      let lines = screen.told {
        spots[2].removeFromSuperview()
        screen.wait(0.1)
      }
      #expect(screen.focus == "b")
      #expect(lines == ["focus goes from nothing to spot 3: what had it is gone"])
      #expect(!spots[2].isFocused)
      spots[1].isHidden = true
      screen.wait(0.1)
      #expect(screen.focus == "a")
    }
  }

  /// Lets layout hide what it is told to.
  private final class Hider: UIView {
    var hidden: UIView?
    deinit {}
    override func layoutSubviews() {
      super.layoutSubviews()
      hidden?.isHidden = true
    }
  }

  @Test func codeThatHearsOfALossLeadsTheFocusInTheSameTurn() {
    withScreen { screen in
      let hider = screen.add(Hider(frame: screen.window.bounds), named: "hider")
      let spots = screen.spots("abcd", in: hider)
      _ = screen.walk("t")
      let system = UIFocusSystem.focusSystem(for: hider)
      spots[1].onUpdate = { context in
        if context.nextFocusedView === spots[1] { system?.requestFocusUpdate(to: spots[3]) }
      }
      // Layout takes the view away to which the code leads: the focus goes on once more.
      spots[3].onUpdate = { context in
        guard context.nextFocusedView === spots[3] else { return }
        hider.hidden = spots[3]
        hider.setNeedsLayout()
      }
      spots[0].isHidden = true
      screen.application.advance(to: screen.now + 0.01)
      #expect(screen.focus == "c")
    }
  }

  @Test func aViewThatCannotBeFocusedAnyMoreLosesTheFocus() {
    withScreen { screen in
      let button = UIButton(type: .system)
      button.setTitle("go", for: .normal)
      button.frame = CGRect(x: 100, y: 300, width: 80, height: 40)
      screen.window.addSubview(button)
      let spots = screen.spots("ab")
      UIFocusSystem.focusSystem(for: button)?.requestFocusUpdate(to: button)
      button.isEnabled = false
      screen.wait(0.1)
      #expect(screen.focus == "b")
      spots[1].isUserInteractionEnabled = false
      screen.wait(0.1)
      #expect(screen.focus == "a")
      spots[0].isOpen = false
      screen.wait(0.1)
      #expect(screen.focus == "-")
      #expect(!spots[0].isFocused)
    }
  }

  @Test func aKeyGoesOnFromWhereTheLostViewWas() {
    withScreen { screen in
      let spots = screen.spots("abcd")
      _ = screen.walk("tr")
      spots[1].removeFromSuperview()
      // Nothing happened between: the key comes first, and the focus moves on before it.
      #expect(screen.walk("r") == "c")
    }
  }

  @Test func aPresentedControllerKeepsTheFocusUntilItGoes() {
    withScreen { screen in
      let (under, over) = (UIViewController(), UIViewController())
      screen.show(under)
      screen.spots("ab", in: under.view)
      screen.spots("xyz", in: over.view)
      _ = screen.walk("tr")
      over.modalPresentationStyle = .fullScreen
      under.present(over, animated: false)
      screen.wait(0.1)
      #expect(screen.focus == "x")
      #expect(screen.walk("rrrtT") == "y z z z z")
      under.dismiss(animated: false)
      screen.wait(0.1)
      #expect(screen.focus == "b")
    }
  }

  @Test func anAnimatedPresentationTakesTheFocusAtOnce() {
    withScreen { screen in
      let (under, over) = (UIViewController(), UIViewController())
      screen.show(under)
      screen.spots("ab", in: under.view)
      screen.spots("xyz", in: over.view)
      _ = screen.walk("t")
      under.present(over, animated: true)
      screen.wait(0.1)
      #expect(screen.walk("r").allSatisfy { "xyz".contains($0) })
      screen.settle()
      #expect(screen.walk("x") != "a")
      screen.settle()
      screen.wait(0.1)
      #expect(screen.focus == "a")
    }
  }

  @Test func anotherKeyWindowTakesTheFocus() {
    withScreen { screen in
      screen.spots("ab")
      _ = screen.walk("t")
      let alert = UIWindow(frame: screen.window.bounds)
      alert.windowLevel = .alert
      alert.addSubview(Spot("x", 20, 20))
      alert.makeKeyAndVisible()
      screen.wait(0.1)
      #expect(screen.focus == "x")
      alert.isHidden = true
      screen.wait(0.1)
      #expect(screen.focus == "a")
    }
  }

  @Test func aViewThatIsFreedInItsOwnCallbackIsGone() {
    withScreen { screen in
      var spots = screen.spots("abc")
      _ = screen.walk("t")
      weak let freed = spots[1]
      spots[1].onUpdate = { $0.nextFocusedView?.removeFromSuperview() }
      spots = []
      #expect(["a", "c"].contains(screen.walk("r")))
      #expect(freed == nil)
      #expect(screen.walk("r") == "c")
    }
  }

  @Test func callbacksThatSendTheFocusToAndFroComeToAnEnd() {
    withScreen { screen in
      let spots = screen.spots("ab")
      let system = UIFocusSystem.focusSystem(for: screen.window)
      for (here, there) in [(0, 1), (1, 0)] {
        let other = spots[there]
        spots[here].onUpdate = {
          if $0.nextFocusedView !== other { system?.requestFocusUpdate(to: other) }
        }
      }
      let lines = screen.told { _ = screen.walk("t") }
      #expect(lines.count == 101)
      #expect(lines.last?.hasSuffix("the rest is dropped") == true)
      // The next turn begins anew.
      for spot in spots { spot.onUpdate = { _ in } }
      #expect(["a", "b"].contains(screen.walk("l")))
    }
  }

  @Test func callbacksThatTakeEachViewAwayComeToAnEnd() {
    withScreen { screen in
      let spots = screen.spots("abcde", "fghij")
      for spot in spots {
        spot.onUpdate = { $0.nextFocusedView?.isHidden = true }
      }
      #expect(screen.walk("t") == "-")
      #expect(spots.allSatisfy { $0.isHidden })
      #expect(screen.walk("td") == "- -")
    }
  }

  @Test(arguments: [[false], [false, true], [false, true, true], [true, false, false, true]])
  func answersThatChangeEachTimeComeToAnEnd(_ answers: [Bool]) {
    withScreen { screen in
      final class Moody: UIView {
        var answers: [Bool] = []
        var askedCount = -1
        deinit {}
        override var canBecomeFocused: Bool {
          // Until it has the focus, it says yes.
          guard isFocused || askedCount >= 0 else { return true }
          askedCount += 1
          return answers[askedCount % answers.count]
        }
      }
      for x in 0..<3 {
        let view = Moody(frame: CGRect(x: 60 * x, y: 0, width: 40, height: 40))
        view.answers = answers
        screen.window.addSubview(view)
      }
      for key in "tdrltrTse" { _ = screen.walk(String(key)) }
      screen.wait(0.1)
      #expect(screen.application.nextDeadline == .infinity)
    }
  }

  @Test func preferencesThatNameEachOtherComeToAnEnd() {
    withScreen { screen in
      let (one, two) = (Spot("1", 0, 0, 300, 100), Spot("2", 0, 100, 300, 100))
      for (view, other) in [(one, two), (two, one)] {
        view.isOpen = false
        view.wants = [view, other]
        screen.window.addSubview(view)
      }
      let system = UIFocusSystem.focusSystem(for: one)
      system?.requestFocusUpdate(to: one)
      #expect(screen.focus == "-")
      screen.spots("a", in: two)
      system?.requestFocusUpdate(to: one)
      #expect(screen.focus == "a")
      one.wants = [one]
      two.setNeedsFocusUpdate()
      one.setNeedsFocusUpdate()
      screen.wait(0.1)
      #expect(screen.focus == "a")
    }
  }

  @Test func placesThatAreNoNumbersAreNoPlaces() {
    withScreen { screen in
      let spots = screen.spots("abcd")
      spots[1].bounds.size.width = 0
      spots[2].center = CGPoint(x: CGFloat.nan, y: 20)
      #expect(screen.walk("tr") == "a d")
      spots[3].center.x = .infinity
      #expect(["a", "d"].contains(screen.walk("l")))
      screen.wait(0.1)
      #expect(["a", "d"].contains(screen.walk("r")))
    }
  }

  @Test func viewsOutOfSightArePassedOver() {
    withScreen { screen in
      screen.spots("ab")
      let outside = Spot("x", -100, 20)
      let clip = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
      clip.clipsToBounds = true
      clip.addSubview(Spot("y", 200, 0))
      let transparent = Spot("z", 200, 20)
      transparent.alpha = 0
      for view in [outside, clip, transparent] { screen.window.addSubview(view) }
      #expect(screen.walk("tldr") == "a a a b")
      #expect(screen.walk("rd") == "b b")
    }
  }

  @Test func tenThousandViewsAreWalkedThrough() {
    withScreen { screen in
      let outer = UIView(frame: screen.window.bounds)
      screen.window.addSubview(outer)
      for number in 0..<9_998 {
        let view = UIView(frame: CGRect(x: number % 100, y: number / 100, width: 1, height: 1))
        outer.addSubview(view)
      }
      outer.addSubview(Spot("a", 20, 20))
      outer.addSubview(Spot("b", 20, 200))
      #expect(screen.walk("tdu") == "a b a")
    }
  }

  @Test func viewsThatAreDeepInEachOtherAreReached() {
    withScreen { screen in
      var inner = UIView(frame: screen.window.bounds)
      screen.window.addSubview(inner)
      for _ in 0..<1_000 {
        let next = UIView(frame: inner.bounds)
        inner.addSubview(next)
        inner = next
      }
      inner.addSubview(Spot("a", 20, 20))
      #expect(screen.walk("t") == "a")
    }
  }

  @Test func anAssistiveTechnologyTakesTheFocusAlong() {
    withScreen { screen in
      let button = UIButton(type: .system)
      button.setTitle("go", for: .normal)
      button.frame = CGRect(x: 100, y: 300, width: 80, height: 40)
      screen.window.addSubview(button)
      screen.focus("go")
      #expect(screen.focusedView === button)
    }
  }
}
