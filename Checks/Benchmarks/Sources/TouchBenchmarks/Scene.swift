// The scenes that are measured: a window, some views, some recognizers, one finger.

import TouchKit
import TouchTrace

/// Counts what it is told, so that no action can be optimized away.
final class Counter {
  var total = 0.0

  func panned(_ pan: UIPanGestureRecognizer) { total += 1 }

  func tapped(_ tap: UITapGestureRecognizer) { total += 1 }
}

/// A view that takes its touches, as a drawing view does.
final class Canvas: UIView {
  var heard = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
}

/// Keeps the event with which it is hit, and lets the touch through.
final class Pane: UIView {
  var event: UIEvent?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.event = event
    return nil
  }
}

/// Counts how often a scroll view scrolled.
final class Listener: UIScrollViewDelegate {
  var total = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { total += 1 }
}

/// Gives a table its rows, and hears of them.
final class Rows: UITableViewDataSource, UITableViewDelegate {
  var total = 0
  /// As many as fit into an hour's scrolling.
  var count = 100_000

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row"
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { total += 1 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { total += 1 }
}

/// Gives each row a height, too.
final class HighRows: UITableViewDataSource, UITableViewDelegate {
  let rows: Rows

  init(_ rows: Rows) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { rows.tableView(tableView, cellForRowAt: indexPath) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row % 2 == 0 ? 30 : 50
  }
}

/// Allows every pair of gestures at once.
final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// One application with one window and one finger on it.
///
/// What it sends is made beforehand, so that little but TouchKit is measured.
final class Scene {
  let application = UIApplication()
  let window: UIWindow
  let counter = Counter()
  let together = Together()
  private let listener = Listener()
  let rows = Rows()
  private lazy var highRows = HighRows(rows)
  private let began = Scene.report(.began, at: 100)
  private let ended = Scene.report(.ended, at: 100)
  private let moves = (100...140).map { Scene.report(.moved, at: Double($0)) }
  private let tremors = [Scene.report(.moved, at: 100.25), Scene.report(.moved, at: 100)]
  var pace = Pace()
  private var log: DecisionLog?
  private var recorder: TraceRecorder?
  private var event: UIEvent?

  init() {
    window = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.makeKeyAndVisible()
      return window
    }
  }

  /// A scene with one view that has `count` pans.
  static func withPans(_ count: Int) -> Scene {
    let scene = Scene()
    let view = scene.nest(1)[0]
    for _ in 0..<count { scene.addPan(to: view) }
    return scene
  }

  /// Adds a pan to `view`; it tells the counter.
  @discardableResult
  func addPan(
    to view: UIView, simultaneous: Bool = false, cancels: Bool = false
  ) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: counter, action: Counter.panned)
    pan.cancelsTouchesInView = cancels
    if simultaneous { pan.delegate = together }
    view.addGestureRecognizer(pan)
    return pan
  }

  /// Adds `count` views, each in the one before.
  func nest(_ count: Int, _ make: (CGRect) -> UIView = { Canvas(frame: $0) }) -> [UIView] {
    application.perform {
      var views: [UIView] = [window]
      for _ in 0..<count {
        let view = make(window.bounds)
        views[views.count - 1].addSubview(view)
        views.append(view)
      }
      return Array(views.dropFirst())
    }
  }

  /// Adds `count` views side by side, none of them under the finger.
  func addSiblings(_ count: Int, _ make: (CGRect) -> UIView) {
    application.perform {
      for index in 0..<count {
        window.addSubview(make(CGRect(x: index, y: 200, width: 1, height: 100)))
      }
    }
  }

  /// Animates each view of the window in an animation of its own, to the end.
  func animateSiblings() {
    application.perform {
      for view in window.subviews {
        UIView.animate(withDuration: 0.2) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
      }
    }
    application.receive(.time(application.scheduler.now + 0.25))
  }

  /// Puts a finger down and up, and keeps the event for ``hitTest()``.
  func catchEvent() {
    let pane = Pane(frame: window.bounds)
    application.perform { window.addSubview(pane) }
    down()
    up()
    application.perform { pane.removeFromSuperview() }
    event = pane.event
  }

  /// Searches for the view under the finger, as a touch that comes down does.
  func hitTest() {
    if window.hitTest(CGPoint(x: 100, y: 100), with: event) != nil { counter.total += 1 }
  }

  /// Adds a scroll view over all of the window with rows that fill it, and a delegate.
  @discardableResult
  func addScroller(rows: Int) -> UIScrollView {
    application.perform {
      let scroller = UIScrollView(frame: window.bounds)
      scroller.contentSize = CGSize(width: 1e9, height: 800)
      for index in 0..<rows {
        scroller.addSubview(
          Canvas(frame: CGRect(x: 0, y: 800 / rows * index, width: 400, height: 800 / rows)))
      }
      scroller.delegate = listener
      window.addSubview(scroller)
      return scroller
    }
  }

  /// Adds a table as wide as the window.
  func addTable(
    height: CGFloat, rowHeight: CGFloat, count: Int = 100_000, heights: Bool = false,
    estimate: CGFloat = 0
  ) -> UITableView {
    rows.count = count
    return application.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = rowHeight
      table.estimatedRowHeight = estimate
      table.dataSource = rows
      table.delegate = heights ? highRows : rows
      window.addSubview(table)
      table.layoutIfNeeded()
      return table
    }
  }

  /// Throws a table whose rows are so high that none changes in tens of thousands of frames.
  func flick(_ table: UITableView) {
    table.contentOffset.y = 100
    table.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99999)
    let places = [600.0, 550, 500, 450]
    for (index, place) in places.enumerated() {
      let phase = index == 0 ? UITouch.Phase.began : .moved
      send([TouchReport(1, phase, at: CGPoint(x: 100, y: place))])
    }
    send([TouchReport(1, .ended, at: CGPoint(x: 100, y: 450))])
    frame()
  }

  /// Throws a scroll view, so that it slows down for a long time.
  func flick(_ scroller: UIScrollView) {
    scroller.contentOffset = .zero
    scroller.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9999)
    down()
    drag(to: 50)
    drag(to: -1000)
    drag(to: -2000)
    send([TouchReport(1, .ended, at: CGPoint(x: -2000, y: 100))])
    frame()
  }

  /// Begins a frame.
  func frame() { application.receive(.frame(pace.nextTime())) }

  /// Adds an observer that only counts.
  func observe() {
    let counter = counter
    application.addObserver { _ in counter.total += 1 }
  }

  /// Writes the log of all decisions from now on.
  func writeLog() {
    let counter = counter
    log = DecisionLog(bytesOf: application, writeLine: { counter.total += Double($0.count) })
  }

  /// Records what it sends from now on.
  func record() {
    let counter = counter
    recorder = TraceRecorder(of: application) { counter.total += Double($0.utf8.count) }
  }

  func down() { send(began) }

  func up() { send(ended) }

  func drag(to place: Double) { send(Scene.report(.moved, at: place)) }

  /// Moves the finger by a point, there and back again: within 100 … 140.
  func move() { send(moves[pace.nextPlace()]) }

  /// The same move, as a replay gives it.
  func replayMove() {
    let reports = moves[pace.nextPlace()]
    application.receive(
      .touches(.init(reports, time: pace.nextTime(), window: window.windowNumber)))
  }

  /// Moves the finger by a fraction of a point: no pan begins.
  func tremble() { send(tremors[pace.nextTremor()]) }

  private func send(_ reports: [TouchReport]) {
    application.receive(reports, at: pace.nextTime(), in: window)
  }

  static func report(_ phase: UITouch.Phase, at place: Double) -> [TouchReport] {
    [TouchReport(1, phase, at: CGPoint(x: place, y: 100))]
  }
}

/// Where a finger goes next, and when: there and back again over 41 places, at 120 Hz.
struct Pace {
  private var time = 0.0
  private var place = 0
  private var step = 1

  mutating func nextTime() -> Double {
    time += 1.0 / 120
    return time
  }

  /// Some seconds later.
  mutating func nextTime(after duration: Double) -> Double {
    time += duration
    return time
  }

  mutating func nextPlace() -> Int {
    if place == 40 { step = -1 }
    if place == 0 { step = 1 }
    place += step
    return place
  }

  mutating func nextTremor() -> Int {
    step = 1 - step
    return step
  }
}
