// BEHAVIOUR 13, without a view: what a stack of screens does in which order.

import GestureCore
import Testing
import WidgetRules

/// Screens are letters.
extension NavigationRule.Screen: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes the screen of a letter.
  public init(stringLiteral letter: String) {
    self.init(Int(letter.unicodeScalars.first?.value ?? 0))
  }

  /// The letter, or the number if it is none of a letter.
  public var description: String {
    UInt32(exactly: number).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? "\(number)"
  }
}

/// A rule with screens that are letters, and a caller that carries steps out.
final class Stack {
  var rule = NavigationRule()
  /// Makes a call when it meets a step.
  var during: [String: (inout NavigationRule) -> Void] = [:]

  /// A controller that is visible with these screens.
  init(_ screens: String) {
    _ = rule.setStack(
      screens.map { NavigationRule.Screen(stringLiteral: String($0)) }, animated: false)
    _ = steps()
    rule.willAppear()
    _ = rule.didAppear()
    _ = steps()
  }

  /// The steps until nothing is left or a move runs.
  func steps() -> [String] {
    var lines: [String] = []
    while let step = rule.next() {
      let line = Self.text(step)
      lines.append(line)
      during[line]?(&rule)
      if case .interrupt(let goesBack) = step { rule.ended(completed: !goesBack) }
    }
    return lines
  }

  func push(_ screen: NavigationRule.Screen, animated: Bool) -> NavigationRule.Mistake? {
    rule.push(screen, animated: animated)
  }
  func setStack(_ screens: [NavigationRule.Screen], animated: Bool) -> NavigationRule.Mistake? {
    rule.setStack(screens, animated: animated)
  }
  func pop(animated: Bool) -> NavigationRule.Screen? { rule.pop(animated: animated) }
  func pop(to screen: NavigationRule.Screen, animated: Bool) -> [NavigationRule.Screen]? {
    rule.pop(to: screen, animated: animated)
  }
  func popToRoot(animated: Bool) -> [NavigationRule.Screen]? { rule.popToRoot(animated: animated) }
  func beginSwipe(isInHand: Bool = false) -> Bool { rule.beginSwipe(isInHand: isInHand) }

  func end(completed: Bool = true) -> [String] {
    rule.ended(completed: completed)
    return steps()
  }

  private static func text(_ step: NavigationRule.Step) -> String {
    switch step {
    case .adopt(let s): "\(s) adopt"
    case .didAdopt(let s): "\(s) didAdopt"
    case .release(let s): "\(s) release"
    case .didRelease(let s): "\(s) didRelease"
    case .keep(let s): "\(s) keep"
    case .load(let s): "\(s) load"
    case .prepare: "prepare"
    case .willDisappear(let s, _): "\(s) willDisappear"
    case .willAppear(let s, _): "\(s) willAppear"
    case .willShow(let s, _): "willShow \(s)"
    case .move(let move):
      "\(move.operation) \(move.from)\(move.to)"
        + (move.isSwipe ? " swipe" : move.isAnimated ? "" : " at once")
    case .interrupt(let goesBack): goesBack ? "interrupt back" : "interrupt"
    case .place(let s): "\(s) place"
    case .remove(let s): "\(s) remove"
    case .didDisappear(let s, _): "\(s) didDisappear"
    case .didAppear(let s, _): "\(s) didAppear"
    case .didShow(let s, _): "didShow \(s)"
    }
  }
}

@Suite struct NavigationStack {
  @Test func aPushHasThisOrder() {
    let stack = Stack("A")
    #expect(stack.push("B", animated: true) == nil)
    #expect(stack.rule.stack == ["A", "B"])
    #expect(
      stack.steps() == [
        "B adopt", "prepare", "A willDisappear", "B willAppear", "willShow B", "push AB",
      ])
    #expect(
      stack.end() == [
        "B place", "A remove", "A didDisappear", "B didAppear", "B didAdopt", "didShow B",
      ])
  }

  @Test func aPopMirrorsIt() {
    let stack = Stack("AB")
    #expect(stack.pop(animated: true) == "B" && stack.rule.stack == ["A"])
    #expect(
      stack.steps() == [
        "B release", "prepare", "B willDisappear", "A willAppear", "willShow A", "pop BA",
      ])
    #expect(
      stack.end() == [
        "A place", "B remove", "B didDisappear", "A didAppear", "B didRelease", "didShow A",
      ])
    #expect(!stack.rule.knows("B"))
  }

  @Test func aSwipeThatGoesBackShowsTheUpperAgain() {
    let stack = Stack("AB")
    let began = stack.beginSwipe()
    #expect(began && stack.rule.stack == ["A"])
    #expect(
      stack.steps() == [
        "B release", "prepare", "B willDisappear", "A willAppear", "willShow A", "pop BA swipe",
      ])
    stack.rule.note(goesBack: true)
    #expect(
      stack.end(completed: false) == [
        "A willDisappear", "B willAppear", "B place", "A remove", "A didDisappear", "B didAppear",
        "B keep",
      ])
    #expect(stack.rule.stack == ["A", "B"])
  }

  @Test func aScreenIsPoppedToWhosePushRunsBack() {
    let stack = Stack("A")
    #expect(stack.setStack(["A", "B", "C"], animated: true) == nil)
    _ = stack.steps()
    stack.rule.note(goesBack: true)
    let top = stack.pop(to: "C", animated: true)
    #expect(top == nil && stack.rule.stack == ["A", "B", "C"])
    let below = stack.pop(to: "B", animated: true)
    #expect(below == ["C"] && stack.rule.stack == ["A", "B"])
    #expect(stack.pop(to: "X", animated: true) == nil && stack.rule.stack == ["A", "B"])
  }

  /// A call takes A off, or puts X in, below the screen that comes. The swipe that ends its push runs back.
  @Test(arguments: [["B", "C"], ["X", "A", "B", "C"]] as [[NavigationRule.Screen]])
  func aSwipeThatRunsBackKeepsWhatACallDuringThePushHasMade(screens: [NavigationRule.Screen]) {
    let stack = Stack("AB")
    _ = stack.push("C", animated: true)
    _ = stack.steps()
    #expect(stack.setStack(screens, animated: true) == nil)
    _ = stack.steps()
    let hasBegun = stack.beginSwipe()
    #expect(hasBegun && stack.steps().last == "pop CB swipe")
    stack.rule.note(goesBack: true)
    _ = stack.end(completed: false)
    #expect(stack.rule.stack == screens)
  }

  @Test func aPopThatRunsBackKeepsWhatTheSameCallbackHasMadeBefore() {
    let stack = Stack("AB")
    stack.during["C didAppear"] = {
      _ = $0.setStack(["X", "B", "C"], animated: true)
      _ = $0.pop(animated: true)
    }
    _ = stack.push("C", animated: true)
    _ = stack.steps()
    #expect(stack.end().last == "pop CB" && stack.rule.stack == ["X", "B"])
    stack.during = [:]
    stack.rule.note(goesBack: true)
    _ = stack.end(completed: false)
    #expect(stack.rule.stack == ["X", "B", "C"])
  }

  /// Each call with what it returns and what is on the stack afterwards.
  @Test func eachCallHasItsRow() {
    let stack = Stack("ABC")
    #expect(stack.push("B", animated: false) == .pushedTwice)
    #expect(stack.setStack(["A", "D", "A"], animated: false) == .notDistinct)
    #expect(stack.pop(to: "X", animated: false) == nil)
    #expect(stack.pop(to: "C", animated: false) == nil)
    #expect(stack.rule.stack == ["A", "B", "C"])
    #expect(stack.steps() == [])
    let removed = stack.pop(to: "A", animated: false)
    #expect(removed == ["B", "C"] && stack.rule.stack == ["A"])
    #expect(
      stack.steps() == [
        "B release", "C release", "prepare", "C willDisappear", "A willAppear", "willShow A",
        "pop CA at once",
      ])
    #expect(stack.end().suffix(3) == ["B didRelease", "C didRelease", "didShow A"])
    #expect(stack.pop(animated: true) == nil)
    #expect(stack.popToRoot(animated: true) == nil)
    #expect(stack.beginSwipe() == false)
    #expect(stack.steps() == [])
  }

  @Test func popToRootReturnsTheOthersInOrder() {
    let stack = Stack("ABCD")
    #expect(stack.popToRoot(animated: true) == ["B", "C", "D"])
    #expect(stack.steps().last == "pop DA")
  }

  @Test func aNewStackWhoseTopWasBelowIsAPop() {
    let stack = Stack("ABC")
    #expect(stack.setStack(["D", "B"], animated: true) == nil)
    #expect(
      stack.steps() == [
        "A release", "C release", "D adopt", "D didAdopt", "prepare", "C willDisappear",
        "B willAppear", "willShow B", "pop CB",
      ])
    #expect(stack.end().last == "didShow B")
    #expect(stack.setStack(["B", "E"], animated: true) == nil)
    #expect(stack.steps().last == "push BE")
  }

  @Test func aNewStackUnderTheSameTopMovesNothing() {
    let stack = Stack("ABC")
    #expect(stack.setStack(["D", "C"], animated: true) == nil)
    #expect(
      stack.steps() == [
        "A release", "A didRelease", "B release", "B didRelease", "D adopt", "D didAdopt",
      ])
  }

  @Test func anEmptyStackShowsNothing() {
    let stack = Stack("A")
    #expect(stack.setStack([], animated: true) == nil)
    #expect(
      stack.steps() == [
        "A release", "A willDisappear", "A remove", "A didDisappear", "A didRelease",
      ])
    #expect(stack.push("B", animated: true) == nil)
    #expect(
      stack.steps() == [
        "B adopt", "B load", "B willAppear", "willShow B", "B place", "B didAppear", "B didAdopt",
        "didShow B",
      ])
  }
}

@Suite struct CallsInTheMiddle {
  @Test func aPopWhilePoppingEndsTheFirst() {
    let stack = Stack("ABC")
    _ = stack.pop(animated: true)
    _ = stack.steps()
    #expect(stack.pop(animated: true) == "B")
    #expect(
      stack.steps() == [
        "interrupt", "B place", "C remove", "C didDisappear", "B didAppear", "C didRelease",
        "didShow B", "B release", "prepare", "B willDisappear", "A willAppear", "willShow A",
        "pop BA",
      ])
  }

  @Test func aSwipeInterruptsAPush() {
    let stack = Stack("A")
    _ = stack.push("B", animated: true)
    _ = stack.steps()
    #expect(stack.beginSwipe())
    #expect(
      stack.steps() == [
        "interrupt", "B place", "A remove", "A didDisappear", "B didAppear", "B didAdopt",
        "didShow B", "B release", "prepare", "B willDisappear", "A willAppear", "willShow A",
        "pop BA swipe",
      ])
  }

  @Test func aCallWhileASwipeGoesBackCountsFromTheOldStack() {
    let stack = Stack("AB")
    _ = stack.beginSwipe()
    _ = stack.steps()
    stack.rule.note(goesBack: true)
    #expect(stack.popToRoot(animated: true) == ["B"])
    let steps = stack.steps()
    #expect(steps.first == "interrupt back" && steps.last == "pop BA")
    #expect(steps.contains("A didDisappear") && steps.contains("B didAppear"))
    #expect(stack.rule.stack == ["A"])
    #expect(stack.end().last == "didShow A")
  }

  @Test func aCallThatChangesNothingInterruptsNothing() {
    let stack = Stack("AB")
    _ = stack.beginSwipe()
    _ = stack.steps()
    #expect(stack.popToRoot(animated: true) == nil)
    #expect(stack.pop(animated: true) == nil)
    #expect(stack.steps() == [])
    stack.rule.note(goesBack: true)
    #expect(stack.pop(to: "B", animated: true) == nil)
    #expect(stack.steps() == [])
    #expect(stack.end(completed: false).last == "B keep")
  }

  @Test func aCallFromACallbackWaitsForTheOthers() {
    let stack = Stack("A")
    stack.during["B willAppear"] = { _ = $0.push("C", animated: true) }
    _ = stack.push("B", animated: true)
    #expect(
      stack.steps() == [
        "B adopt", "prepare", "A willDisappear", "B willAppear", "willShow B", "push AB",
        "interrupt", "B place", "A remove", "A didDisappear", "B didAppear", "B didAdopt",
        "didShow B", "C adopt", "prepare", "B willDisappear", "C willAppear", "willShow C",
        "push BC",
      ])
  }

  @Test func aScreenThatIsPushedAndTakenOffInACallbackOnlyComesAndGoes() {
    let stack = Stack("A")
    stack.during["willShow B"] = {
      _ = $0.push("C", animated: true)
      _ = $0.pop(animated: true)
    }
    _ = stack.push("B", animated: true)
    #expect(stack.steps().last == "push AB")
    #expect(stack.end().last == "didShow B")
  }

  @Test func aScreenThatIsPushedAgainWhileItLeavesIsKept() {
    let stack = Stack("AB")
    _ = stack.pop(animated: true)
    _ = stack.steps()
    #expect(stack.push("B", animated: true) == nil)
    #expect(
      stack.steps() == [
        "interrupt", "A place", "B remove", "B didDisappear", "A didAppear", "B keep", "didShow A",
        "prepare", "A willDisappear", "B willAppear", "willShow B", "push AB",
      ])
  }

  @Test func secondSwipeIsRefusedWhileTheFirstIsInHand() {
    let stack = Stack("ABC")
    #expect(stack.beginSwipe())
    _ = stack.steps()
    #expect(!stack.beginSwipe(isInHand: true))
    #expect(stack.beginSwipe())
  }
}

@Suite struct SwipeBack {
  @Test func swipeFollowsTheFingerAndProjectsItsVelocity() {
    var swipe = BackSwipe(width: 400)
    swipe.moved(by: 100)
    #expect(swipe.position == 100 && swipe.progress == 0.25)
    // 53 % of 400 are 212 points: 112 points more take 933.3 points per second.
    #expect(!swipe.finishes(velocity: 933) && swipe.finishes(velocity: 934))
    swipe.moved(by: 212)
    #expect(!swipe.finishes(velocity: 0))
    swipe.moved(by: 212.5)
    #expect(swipe.finishes(velocity: 0) && !swipe.finishes(velocity: -5))
    swipe.moved(by: -10)
    #expect(swipe.position == 0)
    swipe.moved(by: 1000)
    #expect(swipe.position == 400)
    swipe.moved(by: .nan)
    #expect(swipe.position == 400 && swipe.finishes(velocity: .nan))
  }

  @Test func swipeThatInterruptsAPushGoesOnFromThere() {
    var swipe = BackSwipe(width: 400, start: 150)
    swipe.moved(by: 10)
    #expect(swipe.position == 160)
    #expect(BackSwipe(width: 0, start: .nan).position == 0)
  }

  @Test func theSpringTakesTheFingersVelocity() {
    var swipe = BackSwipe(width: 400)
    swipe.moved(by: 100)
    #expect(swipe.springVelocity(600, isFinished: true) == 2)
    #expect(swipe.springVelocity(-50, isFinished: false) == 0.5)
    #expect(BackSwipe(width: 400).springVelocity(10, isFinished: false) == 0)
  }

  @Test func theLowerScreenMovesByThreeTenths() {
    let places = BackSwipe.places(progress: 0.5, width: 400)
    #expect(places.front == 200 && places.back == -60)
  }
}
