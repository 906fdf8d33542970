// BEHAVIOUR 16, tables: headers and footers whose code changes the table.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Sections of 30 rows with a header and a footer, and what a table asks and tells of these.
private final class Sections: UITableViewDataSource, UITableViewDelegate {
  /// A header or footer that says when it came.
  final class Part: UIView {
    var arrives: () -> Void = {}
    deinit {}
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview != nil { arrives() }
    }
  }

  var count = 2
  /// Parts of the last section are made of titles.
  var hasTitles = false
  var then: (String, UITableView) -> Void = { _, _ in }
  private(set) var lines: [String] = []
  deinit {}

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func note(_ line: String, _ table: UITableView) {
    lines.append(line)
    then(line, table)
  }
  private func part(_ line: String, _ table: UITableView) -> UIView? {
    note("\(line)?", table)
    guard !hasTitles else { return nil }
    let part = Part()
    part.arrives = { [unowned self, unowned table] in note("\(line) comes", table) }
    return part
  }

  func numberOfSections(in table: UITableView) -> Int { count }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { "b" }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    part("header \(section)", table)
  }
  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    part("footer \(section)", table)
  }
  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  { note("shows header \(section)", table) }
  func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  { note("shows footer \(section)", table) }
  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { note("hid header \(section)", table) }
  func tableView(
    _ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { note("hid footer \(section)", table) }
}

nonisolated private let words = [
  "header 1?", "header 1 comes", "shows header 1", "footer 1?", "footer 1 comes", "shows footer 1",
]

@Suite struct UnrulySections {
  private func withTable(_ body: (TestScreen, UITableView, Sections) -> Void) {
    withScreen(recording: []) { screen in
      let source = Sections()
      let table = UITableView(frame: screen.window.bounds)
      (table.dataSource, table.delegate) = (source, source)
      table.setEditing(true, animated: false)
      screen.window.addSubview(table)
      screen.wait(0.1)
      _ = source.take()
      body(screen, table, source)
    }
  }

  /// The parts that show, with those that only came in.
  private func parts(_ table: UITableView) -> Int {
    table.subviews.filter { $0 is Sections.Part || $0 is UITableViewHeaderFooterView }.count
  }

  /// The end of the first section and the beginning of the second one.
  private func scroll(_ table: UITableView, on screen: TestScreen) {
    table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    screen.wait(0.1)
  }

  @Test(arguments: words, [false, true])
  func partsComeAlthoughTheirCodeGivesAHeldRowUp(word: String, hasTitles: Bool) {
    withTable { screen, table, source in
      source.hasTitles = hasTitles
      screen.send(1, .began, CGPoint(x: 380, y: 20 + 3.5 * 44), at: 1)
      screen.send(1, .moved, CGPoint(x: 380, y: 20 + 6.5 * 44), at: 1.1)
      #expect(table.held != nil)
      source.then = { line, table in if line == word { table.setEditing(false, animated: false) } }
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      screen.wait(0.1)
      #expect(table.held == nil || (hasTitles && word.hasSuffix("comes")))
      #expect(parts(table) == 2)
      let told = source.take()
      #expect(told.contains("shows header 1") && told.contains("shows footer 1"), "\(told)")
      screen.send(1, .ended, CGPoint(x: 380, y: 300), at: 2)
    }
  }

  /// What was not told that it shows is not told that it shows no longer.
  @Test(arguments: words, [false, true])
  func partsGoWhoseCodeTakesTheirSectionAway(word: String, hasTitles: Bool) {
    withTable { screen, table, source in
      source.hasTitles = hasTitles
      source.then = { [unowned source] line, table in
        guard line == word else { return }
        source.count = 0
        table.reloadData()
        #expect(table.numberOfSections == 0)
      }
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      screen.wait(0.1)
      guard source.count == 0 else { return }
      #expect(parts(table) == 0 && table.contentSize.height == 0)
      let told = source.take()
      for part in ["header 1", "footer 1"] {
        let (shown, hid) = (told.contains("shows \(part)"), told.contains("hid \(part)"))
        #expect(shown == hid, "\(told)")
      }
    }
  }

  @Test func aPartThatTheAppTookStaysWhereItIs() {
    withTable { screen, table, source in
      let parts = table.subviews.filter { $0 is Sections.Part }
      let place = UIView()
      for part in parts { place.addSubview(part) }
      scroll(table, on: screen)
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      screen.wait(0.1)
      #expect(parts.count == 2 && place.subviews == parts)
      #expect(source.take().contains("hid header 0"))
    }
  }
}
