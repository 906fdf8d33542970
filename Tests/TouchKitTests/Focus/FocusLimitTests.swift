// The focus at its limits: keys without an effect, environments that change while they are asked, groups
// that name what is elsewhere.

import Testing
import TouchTesting
import UIKit

/// A spot that acts when it is asked whether the focus may change.
private final class AskedSpot: UIView {
  var onQuestion: (UIFocusUpdateContext) -> Bool = { _ in true }
  deinit {}

  override var canBecomeFocused: Bool { true }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { onQuestion(context) }
}

/// A text field that counts how often it is made first responder, and may refuse to end.
private final class CountingField: UITextField {
  var count = 0
  var lets = true
  deinit {}

  override func becomeFirstResponder() -> Bool {
    count += 1
    return super.becomeFirstResponder()
  }
  override var canResignFirstResponder: Bool { lets && super.canResignFirstResponder }
}

extension TestScreen {
  /// How many lines observers hear of the focus while a key goes down, is repeated, and goes up.
  fileprivate func linesOfHeld(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) -> Int {
    told {
      for change in [HostInput.KeyInput.Change.down, .repeated, .up] {
        send(.key(.init(code, change, modifiers: modifiers, time: now)))
      }
    }.count
  }
}

@Suite struct FocusLimits {
  @Test(arguments: ["", "a"], [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow])
  func aHeldKeyWithoutAnEffectSaysSoOnce(row: String, key: UIKeyboardHIDUsage) {
    withScreen { screen in
      screen.spots(row)
      if !row.isEmpty { _ = screen.walk("t") }
      #expect(screen.linesOfHeld(key) == 1)
    }
  }

  @Test func aHeldKeyForAMoveThatAViewDoesNotOfferSaysSoOnce() {
    withScreen { screen in
      screen.spots("a")
      _ = screen.walk("t")
      #expect(screen.linesOfHeld(.keyboardDownArrow, .alternate) == 1)
    }
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow])
  func aHeldKeyThatMayNotBeginIsRefusedOnce(key: UIKeyboardHIDUsage) {
    withScreen { screen in
      screen.spots("a")[0].lets = false
      #expect(screen.linesOfHeld(key) == 1)
      #expect(screen.focusedView == nil)
    }
  }

  @Test func anArrowLeadsNowhereFromATableThatHidesWhenItIsAskedForTheNextRow() {
    withScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 88))
      let source = ButtonRows(count: 10)
      table.dataSource = source
      screen.window.addSubview(table)
      _ = screen.walk("td")
      source.onCell = { table.isHidden = true }
      let lines = screen.told {
        screen.send(.key(.init(.keyboardDownArrow, .down, time: screen.now)))
        screen.send(.key(.init(.keyboardDownArrow, .repeated, time: screen.now)))
      }
      #expect(table.isHidden)
      #expect(lines.filter { $0.hasSuffix("the arrow down leads nowhere") }.count == 1, "\(lines)")
      screen.send(.key(.init(.keyboardDownArrow, .up, time: screen.now)))
      source.onCell = {}
      table.dataSource = nil
    }
  }

  @Test func aViewThatHidesItselfWhenItIsAskedGetsNoFocus() {
    withScreen { screen in
      let spot = AskedSpot(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      spot.onQuestion = { [unowned spot] _ in
        spot.isHidden = true
        return true
      }
      screen.window.addSubview(spot)
      let lines = screen.told { _ = screen.walk("t") }
      #expect(screen.focusedView == nil)
      #expect(lines.count == 1 && lines[0].hasPrefix("focus stays at nothing"))
    }
  }

  @Test func aFieldThatIsEditedAndRefusesToEndGetsTheFocusItself() {
    withScreen { screen in
      let field = CountingField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
      screen.window.addSubview(field)
      screen.application.layoutWindowsIfNeeded()
      #expect(field.becomeFirstResponder())
      field.lets = false
      UIFocusSystem.focusSystem(for: field)?.requestFocusUpdate(to: field)
      #expect(screen.focusedView === field)
      #expect(field.count == 1)
      field.lets = true
    }
  }

  @Test func inputInTheMiddleOfAChangeLeavesTheFocusUntilItsEnd() {
    withScreen { screen in
      let spots = screen.spots("abc")
      _ = screen.walk("t")
      var during: [String] = []
      spots[1].onUpdate = { [unowned screen, spots] context in
        guard context.nextFocusedView === spots[1] else { return }
        spots[1].isHidden = true
        screen.send(.key(.init(.keyboardRightArrow, .down, time: screen.now)))
        during.append(screen.focus)
      }
      UIFocusSystem.focusSystem(for: spots[0])?.requestFocusUpdate(to: spots[1])
      screen.send(.key(.init(.keyboardRightArrow, .up, time: screen.now)))
      #expect(during == ["b"])
      #expect(["a", "c"].contains(screen.focus))
    }
  }

  @Test func aChainOfPreferencesIsFollowedAHundredTimes() {
    for (count, expected) in [(98, "end"), (120, "-")] {
      withScreen { screen in
        let chain = (0..<count).map { Spot("\($0)", 20, 20) }
        let end = Spot("end", 20, 100)
        screen.window.addSubview(end)
        for (index, spot) in chain.enumerated() {
          spot.isOpen = false
          spot.wants = [index + 1 < count ? chain[index + 1] : end]
          screen.window.addSubview(spot)
        }
        screen.application.layoutWindowsIfNeeded()
        UIFocusSystem.focusSystem(for: end)?.requestFocusUpdate(to: chain[0])
        #expect(screen.focus == expected)
        for spot in chain { spot.wants = nil }
      }
    }
  }

  @Test func aPlaceInAnotherRowThanTheLastIsFound() throws {
    try withScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let source = ButtonRows(count: 3)
      table.dataSource = source
      table.remembersLastFocusedIndexPath = true
      screen.window.addSubview(table)
      screen.application.layoutWindowsIfNeeded()
      let system = UIFocusSystem.focusSystem(for: table)
      let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
      system?.requestFocusUpdate(to: last)
      #expect(screen.focusedView === last)
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let box = try #require(first.contentView.subviews.first { $0.tag == 7 })
      system?.requestFocusUpdate(to: box)
      #expect(screen.focusedView === box.subviews.first)
      table.dataSource = nil
    }
  }

  /// Asks for the focus each time that it is asked where the focus is to go.
  private final class Restless: UIView {
    var questions = 0
    var updates = false
    deinit {}
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      questions += 1
      let focus = UIFocusSystem.focusSystem(for: self)
      if updates {
        setNeedsFocusUpdate()
        focus?.updateFocusIfNeeded()
      } else {
        focus?.requestFocusUpdate(to: self)
      }
      return super.preferredFocusEnvironments
    }
  }

  @Test(arguments: [(false, 100), (true, 1)])
  func codeThatAsksForTheFocusWhenItIsAskedComesToAnEnd(updates: Bool, questions: Int) {
    withScreen { screen in
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      view.updates = updates
      screen.window.addSubview(view)
      screen.spots("a", in: view)
      let lines = screen.told {
        UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
      }
      #expect(screen.focus == "a" && view.questions == questions)
      #expect(lines.last?.contains("100") == !updates, "\(lines)")
      screen.wait(0.1)
      #expect(view.questions < questions + 10)
    }
  }

  @Test func aHeldTabWithShiftGoesOnToTheGroupsBefore() {
    withScreen { screen in
      for (row, name) in ["a", "b", "c"].enumerated() {
        let group = Group(name, CGRect(x: 0, y: Double(row) * 100, width: 200, height: 100))
        screen.window.addSubview(group)
        screen.spots(name, in: group)
      }
      _ = screen.walk("t")
      for change in [HostInput.KeyInput.Change.down, .repeated, .up] {
        screen.send(.key(.init(.keyboardTab, change, modifiers: .shift, time: screen.now)))
      }
      #expect(screen.focus == "b")
    }
  }

  @Test func viewsOutsideOfAScrollViewAreOutOfSightEvenIfDrawn() {
    withScreen { screen in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      scroll.clipsToBounds = false
      scroll.contentSize = CGSize(width: 300, height: 200)
      screen.window.addSubview(scroll)
      scroll.addSubview(Spot("above", 20, -80))
      scroll.addSubview(Spot("inside", 20, 20))
      #expect(screen.walk("t") == "inside")
    }
  }

  @Test func theRootViewOfAControllerIsInItAndAnotherViewInItsSuperview() {
    withScreen { screen in
      let controller = UIViewController()
      screen.show(controller)
      let spot = screen.spots("a", in: controller.view)[0]
      #expect(controller.view.parentFocusEnvironment === controller)
      #expect(spot.parentFocusEnvironment === controller.view)
      #expect(controller.parentFocusEnvironment === controller.view.superview)
    }
  }

  @Test func onlyTheLatestPlacesAreRemembered() {
    withScreen { screen in
      let groups = ["one", "two"].enumerated().map { index, name in
        let group = Group(name, CGRect(x: 0, y: 100 * CGFloat(index), width: 300, height: 90))
        screen.window.addSubview(group)
        return group
      }
      let first = screen.spots("ab", in: groups[0])
      let others = (0..<64).map { Spot("\($0)", 4 * CGFloat($0), 20, 3, 3) }
      for spot in others { groups[1].addSubview(spot) }
      let system = UIFocusSystem.focusSystem(for: groups[0])
      for (count, expected) in [(63, "b"), (64, "a")] {
        system?.requestFocusUpdate(to: first[1])
        for spot in others.prefix(count) { system?.requestFocusUpdate(to: spot) }
        #expect(screen.walk("T") == expected)
      }
    }
  }
}

/// Rows, each with a box that holds a button.
private final class ButtonRows: UITableViewDataSource {
  let count: Int
  /// Called when the table asks for a cell.
  var onCell: () -> Void = {}

  init(count: Int) { self.count = count }
  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    onCell()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
    box.tag = 7
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    box.addSubview(button)
    cell.contentView.addSubview(box)
    return cell
  }
}
