// BEHAVIOUR 13, without a view: what a stack does whose controller is hidden, or comes and goes.

import GestureCore
import Testing
import WidgetRules

@Suite struct HiddenNavigation {
  @Test func aHiddenControllerChangesWithoutAWord() {
    var rule = NavigationRule()
    _ = rule.setStack(["A"], animated: true)
    func steps() -> Int {
      var count = 0
      while let step = rule.next() {
        count += 1
        switch step {
        case .willAppear, .didAppear, .willShow, .didShow, .move: Issue.record("\(step)")
        default: break
        }
      }
      return count
    }
    #expect(steps() == 4)
    let began = rule.beginSwipe()
    #expect(!began)
    _ = rule.push("B", animated: true)
    _ = rule.pop(animated: true)
    _ = rule.push("C", animated: true)
    #expect(steps() == 5 && rule.shown == "C")
  }

  @Test func changesWhileItAppearsWait() {
    let stack = Stack("A")
    stack.rule.willDisappear()
    stack.rule.didDisappear()
    stack.rule.willAppear()
    _ = stack.push("B", animated: true)
    #expect(stack.steps() == [] && !stack.rule.maySwipe)
    #expect(stack.rule.didAppear() == nil)
    #expect(stack.steps().last == "push AB")
  }

  /// The controller is hidden, and shows when the rule comes to a step.
  private func shows(_ stack: Stack, at step: String) {
    stack.rule.willDisappear()
    stack.rule.didDisappear()
    stack.during[step] = {
      $0.willAppear()
      _ = $0.didAppear()
    }
  }

  @Test func codeOfAScreenThatLoadsShowsTheController() {
    let stack = Stack("A")
    shows(stack, at: "B load")
    _ = stack.push("B", animated: true)
    #expect(
      stack.steps() == [
        "B adopt", "B load", "prepare", "A willDisappear", "B willAppear", "willShow B", "push AB",
      ])
    #expect(
      stack.end() == [
        "B place", "A remove", "A didDisappear", "B didAppear", "B didAdopt", "didShow B",
      ])
  }

  @Test func codeOfAScreenThatLoadsPutsAnotherOnTop() {
    let stack = Stack("A")
    stack.rule.willDisappear()
    stack.rule.didDisappear()
    stack.during["B load"] = { _ = $0.push("C", animated: true) }
    _ = stack.push("B", animated: true)
    #expect(
      stack.steps() == [
        "B adopt", "B load", "B didAdopt", "C adopt", "C load", "A remove", "C place", "C didAdopt",
      ])
  }

  @Test func codeOfAScreenThatLoadsTakesItOff() {
    let stack = Stack("A")
    stack.rule.willDisappear()
    stack.rule.didDisappear()
    stack.during["B load"] = { _ = $0.pop(animated: true) }
    _ = stack.push("B", animated: true)
    #expect(stack.steps() == ["B adopt", "B load", "B release", "B didRelease"])
    stack.during = [:]
    _ = stack.push("B", animated: true)
    #expect(stack.steps() == ["B adopt", "B load", "A remove", "B place", "B didAdopt"])
  }

  /// A screen that comes into its place while code shows the controller appears by itself.
  @Test func codeShowsTheControllerWhileAScreenIsPlaced() {
    let stack = Stack("A")
    shows(stack, at: "B place")
    _ = stack.push("B", animated: true)
    let place = stack.during["B place"]
    stack.during["B place"] = {
      place?(&$0)
      // It is not in its place yet: the caller tells nobody, and says so.
      $0.wasNotShown("B")
    }
    #expect(
      stack.steps() == ["B adopt", "B load", "A remove", "B place", "B didAdopt", "didShow B"])
  }

  /// B has come over A, and the controller has disappeared before that was carried out.
  private func arrivalInAHiddenController() -> Stack {
    let stack = Stack("A")
    _ = stack.push("B", animated: true)
    _ = stack.steps()
    stack.rule.ended(completed: true)
    stack.rule.didDisappear()
    return stack
  }

  @Test func codeHidesAndShowsTheControllerWhileAMoveEnds() {
    let stack = arrivalInAHiddenController()
    stack.during["A remove"] = {
      $0.willAppear()
      #expect($0.newlyShown == nil)
      #expect($0.didAppear() == nil)
    }
    #expect(
      stack.steps() == [
        "B place", "A remove", "A didDisappear", "B didAppear", "B didAdopt", "didShow B",
      ])
  }

  /// What a move has brought disappears with the controller, and appears again if code shows it in the middle.
  @Test func codeShowsTheControllerWhileWhatHasComeDisappears() {
    let stack = arrivalInAHiddenController()
    stack.during["B willDisappear"] = {
      $0.willAppear()
      // It does not show yet: the caller tells nobody, and says so.
      if let screen = $0.didAppear() { $0.wasNotShown(screen) }
    }
    #expect(
      stack.steps() == [
        "B place", "A remove", "A didDisappear", "B willDisappear", "B didDisappear", "B didAdopt",
        "B willAppear", "willShow B", "B place", "B didAppear", "didShow B",
      ])
  }

  @Test func codeShowsTheControllerWhenWhatHasComeHasDisappeared() {
    let stack = arrivalInAHiddenController()
    stack.during["B didDisappear"] = {
      $0.willAppear()
      _ = $0.didAppear()
    }
    #expect(
      stack.steps() == [
        "B place", "A remove", "A didDisappear", "B willDisappear", "B didDisappear", "B didAdopt",
      ])
  }

  /// What comes back in a controller that is hidden by then hears only that it has disappeared.
  @Test func codeHidesTheControllerWhileAMoveGoesBack() {
    let stack = Stack("AB")
    _ = stack.beginSwipe()
    _ = stack.steps()
    stack.during["A willDisappear"] = {
      $0.willDisappear()
      $0.didDisappear()
    }
    #expect(
      stack.end(completed: false) == [
        "A willDisappear", "B place", "A remove", "A didDisappear", "B didDisappear", "B keep",
      ])
  }

  @Test func aMoveEndsBeforeTheControllerDisappears() {
    let stack = Stack("A")
    _ = stack.push("B", animated: true)
    _ = stack.steps()
    stack.rule.willDisappear()
    #expect(
      stack.steps() == [
        "interrupt", "B place", "A remove", "A didDisappear", "B didAppear", "B didAdopt",
        "didShow B",
      ])
  }

  @Test func aMoveWhoseWindowIsGoneEndsOutOfSight() {
    let stack = Stack("A")
    _ = stack.push("B", animated: true)
    _ = stack.steps()
    stack.rule.didDisappear()
    #expect(
      stack.steps() == [
        "B place", "A remove", "A didDisappear", "B willDisappear", "B didDisappear", "B didAdopt",
      ])
  }
}
