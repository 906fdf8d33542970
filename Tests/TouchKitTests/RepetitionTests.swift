// Code of an app that repeats itself without end is stopped, and observers are told.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct RepetitionTests {
  /// Asks for layout so many times more when it is laid out.
  private final class Asking: UIView {
    var timesLeft = 0
    override func layoutSubviews() {
      guard timesLeft > 0 else { return }
      timesLeft -= 1
      setNeedsLayout()
    }
  }

  /// Tells its table to load all again with each cell.
  private final class Reloading: UITableViewDataSource {
    var isCalm = false
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      if !isCalm { table.reloadData() }
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Moves the content whenever it moved.
  private final class Restless: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scroller: UIScrollView) { scroller.contentOffset.y += 1 }
  }

  /// Makes another view first when it is asked for its input view.
  private final class Distracted: UIView {
    weak var heir: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? {
      heir?.becomeFirstResponder()
      return nil
    }
  }

  /// What observers are told of repetitions while `work` runs.
  private func told(
    _ screen: TestScreen, while work: () -> Void
  ) -> [Repetition] {
    var repetitions: [Repetition] = []
    let token = screen.observe { observation in
      if case .repeatsItself(_, let repetition) = observation.decision {
        repetitions.append(repetition)
      }
    }
    work()
    screen.application.removeObserver(token)
    return repetitions
  }

  @Test(arguments: [(98, []), (1_000, [.layout(timesMax: 100)])] as [(Int, [Repetition])])
  func aViewThatAsksForLayout(times: Int, expected: [Repetition]) {
    withScreen(recording: []) { screen in
      let view = Asking()
      screen.add(view, named: "asking")
      view.timesLeft = times
      view.setNeedsLayout()
      let repetitions = told(screen) { screen.application.layoutWindowsIfNeeded() }
      #expect(repetitions == expected)
      view.timesLeft = 0
    }
  }

  @Test func manyViewsThatAskForLayoutAFewTimesEach() {
    withScreen(recording: []) { screen in
      let views = (0..<30).map { _ in Asking() }
      for view in views {
        screen.window.addSubview(view)
        view.timesLeft = 50
        view.setNeedsLayout()
      }
      let repetitions = told(screen) { screen.application.layoutWindowsIfNeeded() }
      #expect(repetitions == [.layout(timesMax: 1_000)])
    }
  }

  @Test func aDelegateThatMovesTheContentWheneverItMoved() {
    withScreen(recording: []) { screen in
      let restless = Restless()
      let scroller = UIScrollView(frame: screen.window.bounds)
      scroller.contentSize = CGSize(width: 400, height: 50_000)
      screen.add(scroller, named: "scroller")
      scroller.delegate = restless
      let repetitions = told(screen) { scroller.contentOffset.y = 10 }
      #expect(repetitions == [.scrolling(depthMax: 50)])
    }
  }

  @Test func aDataSourceThatReloadsWheneverItIsAsked() {
    withScreen(recording: []) { screen in
      let source = Reloading()
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = source
      let repetitions = told(screen) {
        screen.add(table, named: "table")
        screen.wait(1)
      }
      #expect(repetitions == [.loading(timesMax: 20)])
      source.isCalm = true
      let none = told(screen) {
        table.reloadData()
        screen.wait(0.1)
      }
      #expect(none == [])
      #expect(table.visibleCells.count == 5)
    }
  }

  @Test func respondersThatMakeEachOtherFirstWhenTheyAreToResign() {
    withScreen(recording: []) { screen in
      let (one, other, newcomer) = (Handover(), Handover(), Handover())
      for view in [one, other, newcomer] { screen.window.addSubview(view) }
      (one.heir, other.heir) = (other, one)
      one.becomeFirstResponder()
      let repetitions = told(screen) { _ = newcomer.becomeFirstResponder() }
      #expect(repetitions == [.resigning(timesMax: 100)] && newcomer.isFirstResponder)
      one.becomeFirstResponder()
      other.heir = nil
      let none = told(screen) { _ = newcomer.becomeFirstResponder() }
      #expect(none == [] && newcomer.isFirstResponder)
    }
  }

  @Test func respondersThatMakeEachOtherFirstWhenTheyAreAskedForTheirInputViews() {
    withScreen(recording: []) { screen in
      let (one, other) = (Distracted(), Distracted())
      for view in [one, other] { screen.window.addSubview(view) }
      (one.heir, other.heir) = (other, one)
      one.becomeFirstResponder()
      let repetitions = told(screen) { screen.application.layoutWindowsIfNeeded() }
      #expect(repetitions == [.inputViews(timesMax: 20)])
      other.heir = nil
      one.becomeFirstResponder()
      let none = told(screen) { screen.application.layoutWindowsIfNeeded() }
      #expect(none == [])
    }
  }
}
