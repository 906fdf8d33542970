// Calls that come while a cancelled swipe runs back.

import GestureCore
import Testing
import WidgetRules

@Suite struct CallsDuringACancelledSwipe {
  /// A rule that shows B over A, and whose swipe from B to A runs back.
  private func runningBack() -> NavigationRule {
    var rule = NavigationRule()
    rule.willAppear()
    _ = rule.didAppear()
    _ = rule.setStack(["A", "B"], animated: false)
    while rule.next() != nil {}
    let hasBegun = rule.beginSwipe()
    #expect(hasBegun)
    while let step = rule.next() {
      if case .move = step { break }
    }
    rule.note(goesBack: true)
    return rule
  }

  /// A call while the finger was down has put another screen below, so that the old stack is gone.
  @Test func aCallBeforeItHasTheLastWord() {
    var rule = runningBack()
    rule.note(goesBack: false)
    var mistake = rule.setStack(["X", "A"], animated: false)
    while rule.next() != nil {}
    rule.note(goesBack: true)
    mistake = rule.push("C", animated: false)
    #expect(mistake == nil && rule.stack == ["X", "A", "C"])
  }

  /// The app does not see B on the stack, and puts it there: it stays.
  @Test func aPushOfTheScreenThatComesBackKeepsIt() {
    var rule = runningBack()
    #expect(rule.stack == ["A"])
    let mistake = rule.push("B", animated: false)
    #expect(mistake == nil)
    #expect(rule.stack == ["A", "B"])
    // The move ends at its start, as the caller says.
    while let step = rule.next() {
      if case .interrupt = step { rule.ended(completed: false) }
    }
    #expect(rule.stack == ["A", "B"])
    #expect(rule.shown == "B")
  }

  /// A second swipe takes it off, and code that hears that it has appeared puts it there again.
  @Test func aPushOfTheScreenThatHasComeBackKeepsIt() {
    var rule = runningBack()
    let hasBegun = rule.beginSwipe()
    #expect(hasBegun)
    var steps: [NavigationRule.Step] = []
    while let step = rule.next() {
      steps.append(step)
      if case .interrupt = step { rule.ended(completed: false) }
      if step == .didAppear("B", animated: true) { _ = rule.push("B", animated: true) }
    }
    #expect(steps.last == .keep("B") && rule.stack == ["A", "B"] && rule.shown == "B")
  }

  /// B shows until the second swipe is over, and stays a child as long.
  @Test func aSecondSwipeThatIsCancelledKeepsTheScreen() {
    var rule = runningBack()
    let hasBegun = rule.beginSwipe()
    #expect(hasBegun)
    var steps: [NavigationRule.Step] = []
    while let step = rule.next() {
      steps.append(step)
      if case .interrupt = step { rule.ended(completed: false) }
    }
    #expect(rule.move?.from == "B" && !steps.contains(.didRelease("B")))
    rule.note(goesBack: true)
    rule.ended(completed: false)
    steps = []
    while let step = rule.next() { steps.append(step) }
    #expect(steps.contains(.keep("B")) && rule.stack == ["A", "B"] && rule.shown == "B")
  }

  /// A screen that the app sees on the stack is there twice.
  @Test func aPushOfTheScreenBelowIsAMistake() {
    var rule = runningBack()
    let mistake = rule.push("A", animated: false)
    #expect(mistake == .pushedTwice)
  }
}
