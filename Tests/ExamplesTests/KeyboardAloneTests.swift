// Every control and row of every example app is reached by Tab and arrows, and does by keys what it does
// under a finger. No key is pressed but those, no finger comes down, and no code moves the focus.

import Examples
import Testing
import TouchTesting
import TouchTrace
import UIKit

/// Something that can be used, by its place among the views, or by its row.
private struct Thing: Hashable, CustomStringConvertible {
  let description: String

  /// The name of a view: the numbers of the views around it, or its row and what is in it.
  init?(_ view: UIView?) {
    guard let view else { return nil }
    var (words, next) = ([String](), view as UIView?)
    while let current = next {
      if let cell = current as? UITableViewCell, let table = cell.superview as? UITableView,
        let path = table.indexPath(for: cell)
      {
        words.append("row \(path.section).\(path.row)")
        next = table
        continue
      }
      let number = current.superview?.subviews.firstIndex { $0 === current }
      // A table's rows come and go among its subviews.
      words.append(current.superview is UITableView ? "\(type(of: current))" : "\(number ?? 0)")
      next = current.superview
    }
    description = "\(type(of: view)) " + words.reversed().joined(separator: ",")
  }

  private init(_ row: IndexPath, of table: UITableView) {
    let place = Thing(table)?.description.drop { $0 != " " } ?? ""
    description = "row\(place),row \(row.section).\(row.row)"
  }

  /// The name of a row, whatever the class of its cell.
  static func row(_ row: IndexPath, of table: UITableView) -> Thing { Thing(row, of: table) }
}

extension TestScreen {
  /// What has the focus.
  fileprivate var focusedThing: Thing? {
    if let cell = focusedView as? UITableViewCell, let table = cell.superview as? UITableView,
      let path = table.indexPath(for: cell)
    {
      return .row(path, of: table)
    }
    return Thing(focusedView)
  }

  /// All that can be used on the screen in front: controls that show and are enabled, and all rows.
  fileprivate var things: Set<Thing> {
    var found: Set<Thing> = []
    if let window = application.keyWindow { collect(in: window, &found) }
    return found
  }

  private func collect(in view: UIView, _ found: inout Set<Thing>) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    let frame = view.convert(view.bounds, to: nil as UIView?)
    let isInScroll = sequence(first: view.superview, next: { $0?.superview }).contains {
      $0 is UIScrollView
    }
    if let control = view as? UIControl, control.isEnabled, !(control is UIRefreshControl),
      isInScroll || frame.intersects(window.bounds), let thing = Thing(control)
    {
      found.insert(thing)
      return
    }
    if let table = view as? UITableView, table.allowsSelection {
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          found.insert(.row(IndexPath(row: row, section: section), of: table))
        }
      }
    }
    let modal = view.subviews.last { !$0.isHidden && $0.accessibilityViewIsModal }
    for subview in modal.map({ [$0] }) ?? view.subviews { collect(in: subview, &found) }
  }

  /// What a finger that swipes the row with the focus is offered, the leading side first.
  fileprivate var swipes: [String] {
    guard let cell = focusedView as? UITableViewCell, let table = cell.superview as? UITableView,
      let path = table.indexPath(for: cell), let delegate = table.delegate
    else { return [] }
    let sides = [
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
    ]
    return sides.flatMap { $0?.actions ?? [] }.compactMap(\.title)
  }

  /// What is done when Control and a digit are pressed, counted from 0.
  fileprivate func act(_ number: Int) -> [String] {
    var names: [String] = []
    let token = application.addObserver { observation in
      if case .focus(.acted(_, let name, .done)) = observation.decision { names.append(name) }
    }
    let first = UIKeyboardHIDUsage.keyboard1.rawValue
    UIKeyboardHIDUsage(rawValue: first + number).map { press($0, .control) }
    application.removeObserver(token)
    return names
  }

  fileprivate func press(all keys: [Key]) {
    for key in keys {
      switch key {
      case .tab: press(.keyboardTab)
      case .backTab: press(.keyboardTab, .shift)
      case .up: press(.keyboardUpArrow)
      case .down: press(.keyboardDownArrow)
      case .left: press(.keyboardLeftArrow)
      case .right: press(.keyboardRightArrow)
      case .use:
        press(.keyboardReturnOrEnter)
        settle()
        wait(0.05)
      }
    }
  }
}

private enum Key: CaseIterable { case tab, down, right, up, left, backTab, use }

/// One app, started anew for each way through it.
private struct Explorer {
  let app: TouchApp

  func play<Result>(_ keys: [Key], _ body: (TestScreen) -> Result) -> Result {
    withScreen(of: app, size: CGSize(width: 393, height: 852)) { screen in
      screen.application.layoutWindowsIfNeeded()
      screen.press(all: keys)
      let result = body(screen)
      screen.settle()
      return result
    }
  }

  /// The keys that lead to each thing that keys lead to, after some other keys.
  func ways(after start: [Key]) -> [Thing: [Key]] {
    var ways: [Thing: [Key]] = [:]
    var open: [[Key]] = [start]
    while let keys = open.first {
      open.removeFirst()
      for key in Key.allCases where key != .use {
        let thing = play(keys + [key]) { $0.focusedThing }
        guard let thing, ways[thing] == nil else { continue }
        ways[thing] = keys + [key]
        open.append(keys + [key])
      }
    }
    return ways
  }

  /// Uses what has the focus by its keys, and says whether it did what it does under a finger.
  func use(_ screen: TestScreen) -> Bool {
    guard let view = screen.focusedView else { return false }
    if let cell = view as? UITableViewCell, let table = cell.superview as? UITableView {
      let path = table.indexPath(for: cell)
      var isTold = false
      let token = screen.application.addObserver { observation in
        if case .focus(.activated(_, .tapped)) = observation.decision { isTold = true }
      }
      screen.press(all: [.use])
      screen.application.removeObserver(token)
      let isSelected = table.indexPathForSelectedRow == path || table.window == nil
      // An app may deselect the row at once, or change its text.
      return isTold && (isSelected || cell.isUserInteractionEnabled)
    }
    guard let control = view as? UIControl else { return true }
    var heard = 0
    control.addAction(
      UIAction { _ in heard += 1 }, for: [.valueChanged, .touchUpInside, .editingChanged])
    switch control {
    case is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl:
      screen.press(all: [.right, .left])
    case is UITextField:
      screen.press(.keyboardA, typing: "a")
      screen.press(.keyboardEscape)
    default: screen.press(all: [.use])
    }
    return heard > 0
  }
}

@Suite struct KeyboardAlone {
  /// How many controls and rows each app shows at its start; the others are drawn on and dragged.
  private static let counts = [
    "GestureLab": 3, "MatchItUp": 1, "StrokeLab": 5, "Sketchpad": 2, "Lists": 41, "Controls": 8,
    "PagesAndPop": 5, "Sheet": 40,
  ]

  @Test(arguments: ExampleApps.all.map(\.name))
  func everyControlAndRowIsReachedAndUsed(_ name: String) throws {
    let app = try #require(ExampleApps.all.first { $0.name == name })
    let explorer = Explorer(app: app)
    let things = explorer.play([]) { $0.things }
    let ways = explorer.ways(after: [])
    #expect(things.count == KeyboardAlone.counts[name] ?? 0)
    let unreached = things.subtracting(ways.keys).map(\.description).sorted()
    #expect(unreached == [], "\(name): keys do not lead to these")
    for (thing, keys) in ways {
      let (isUsed, after) = explorer.play(keys) { screen in
        #expect(screen.focusedThing == thing)
        let isUsed = explorer.use(screen)
        screen.settle()
        return (isUsed, screen.things)
      }
      #expect(isUsed, "\(name): \(thing) does nothing by keys")
      guard after.isDisjoint(with: things), !after.isEmpty else { continue }
      // Another screen.
      let further = explorer.ways(after: keys + [.use])
      let missed = after.subtracting(further.keys).map(\.description).sorted()
      #expect(missed == [], "\(name): behind \(thing), keys do not lead to these")
    }
  }
  @Test(arguments: ExampleApps.all.map(\.name))
  func everySwipeOfARowIsDone(_ name: String) throws {
    let app = try #require(ExampleApps.all.first { $0.name == name })
    let explorer = Explorer(app: app)
    var (keys, last, count) = ([Key.tab], Thing?.none, 0)
    while true {
      let (thing, swipes) = explorer.play(keys) { ($0.focusedThing, $0.swipes) }
      guard let thing, thing != last else { break }
      for (number, title) in swipes.enumerated() {
        #expect(explorer.play(keys) { $0.act(number) } == [title], "\(name): \(thing)")
        count += 1
      }
      last = thing
      keys.append(.down)
    }
    // Forty messages are marked and deleted.
    #expect(count == (name == "Lists" ? 80 : 0))
  }
}
