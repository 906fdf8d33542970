// Cases whose cost must not grow with views and rows that no finger touches and no screen shows: each in three
// sizes. `growth.txt` says how many times as much the largest may cost as the smallest.

import TouchKit

extension Case {
  /// Those whose size is not among `all`.
  static var growth: [Case] {
    let rows = [1_000, 30_000, 1_000_000]
    return rows.flatMap { [reload(rows: $0), insertRow(of: $0), deleteRow(of: $0)] }
      + rows.flatMap { [moveOnTable(rows: $0), frameOfTable(rows: $0), rowChange(rows: $0)] }
      + [1_000, 10_000, 100_000].flatMap { [reload(heights: $0), reload(estimates: $0)] }
      + [10, 100, 1_000].map { layout(siblings: $0) } + [10, 100, 1_000].map { waitingTaps($0) }
      + [2, 20, 200].map { layout(depth: $0) }
      + [16, 100, 1_600].flatMap { [endAnimation(of: $0), beginAnimation(of: $0)] }
      + [1, 5, 10].map { fingerDown($0) }
      + [2, 5, 10].flatMap { [push(onto: $0), pop(from: $0)] }
      + [10, 100, 1_000].map { launch(views: $0) }
  }

  // MARK: Tables

  /// 20 rows show; all have the same height.
  private static func reload(rows: Int) -> Case {
    Case(name: "reload, \(rows) rows", allocationsMax: 1_000, steps: 50) {
      let scene = Scene()
      let table = scene.addTable(height: 800, rowHeight: 40, count: rows)
      return {
        table.reloadData()
        scene.frame()
      }
    }
  }

  /// The delegate gives every row a height.
  private static func reload(heights rows: Int) -> Case {
    Case(
      name: "reload, \(rows) heights", allocationsMax: 1_000, steps: rows > 1_000 ? 5 : 20
    ) {
      let scene = Scene()
      let table = scene.addTable(height: 800, rowHeight: 40, count: rows, heights: true)
      return {
        table.reloadData()
        scene.frame()
      }
    }
  }

  /// The same; each row is estimated until it shows.
  private static func reload(estimates rows: Int) -> Case {
    Case(name: "reload, \(rows) estimated heights", allocationsMax: 1_000, steps: 20) {
      let scene = Scene()
      let table = scene.addTable(
        height: 800, rowHeight: 40, count: rows, heights: true, estimate: 40)
      return {
        table.reloadData()
        scene.frame()
      }
    }
  }

  private static func insertRow(of rows: Int) -> Case {
    var scene: Scene?
    var table: UITableView?
    return Case(
      name: "insert a row, of \(rows)", allocationsMax: 1_000,
      undo: { scene?.deleteRow(of: table) },
      prepare: {
        let new = Scene()
        let shown = new.addTable(height: 800, rowHeight: 40, count: rows)
        (scene, table) = (new, shown)
        return { new.insertRow(of: shown) }
      })
  }

  private static func deleteRow(of rows: Int) -> Case {
    var scene: Scene?
    var table: UITableView?
    return Case(
      name: "delete a row, of \(rows)", allocationsMax: 1_000,
      undo: { scene?.insertRow(of: table) },
      prepare: {
        let new = Scene()
        let shown = new.addTable(height: 800, rowHeight: 40, count: rows)
        (scene, table) = (new, shown)
        return { new.deleteRow(of: shown) }
      })
  }

  /// A finger scrolls, and no row comes or goes: 20 rows of 1,000 points each are a high table.
  private static func moveOnTable(rows: Int) -> Case {
    Case(name: "move, table of \(rows) rows") {
      let scene = Scene()
      let table = scene.addTable(height: 20_000, rowHeight: 1_000, count: rows)
      table.contentOffset.y = 500
      scene.downOnTable()
      return { scene.moveOnTable() }
    }
  }

  /// A frame of a table with 20 rows in view that was flicked and slows down; no row changes.
  static func frameOfTable(rows: Int, limit: Double? = nil) -> Case {
    Case(name: "frame, table of \(rows) rows slows down", limit: limit) {
      let scene = Scene()
      let table = scene.addTable(height: 20_000_000, rowHeight: 1_000_000, count: rows)
      return {
        if !table.isDecelerating { scene.flick(table) }
        scene.frame()
      }
    }
  }

  /// A row leaves a table with 20 rows in view, and another one comes.
  static func rowChange(rows: Int, limit: Double? = nil) -> Case {
    Case(name: "row change, of \(rows) rows", limit: limit, allocationsMax: 12) {
      let scene = Scene()
      let table = scene.addTable(height: 800, rowHeight: 40, count: rows)
      var offset = 0.0
      return {
        offset = offset > 16_000 ? 0 : offset + 40
        table.contentOffset.y = offset
        scene.frame()
      }
    }
  }

  // MARK: Layout

  /// One of so many views side by side is to be laid out.
  private static func layout(siblings count: Int) -> Case {
    Case(name: "layout, 1 of \(count) siblings") {
      let scene = Scene()
      scene.addSiblings(count) { UIView(frame: $0) }
      scene.frame()
      let view = scene.window.subviews[count / 2]
      return {
        view.setNeedsLayout()
        scene.frame()
      }
    }
  }

  /// A view in so many others is to be laid out.
  private static func layout(depth: Int) -> Case {
    Case(name: "layout, \(depth) views deep") {
      let scene = Scene()
      let view = scene.nest(depth) { UIView(frame: $0) }[depth - 1]
      scene.frame()
      return {
        view.setNeedsLayout()
        scene.frame()
      }
    }
  }

  // MARK: Animations

  /// One of so many animations that run comes to its end.
  private static func endAnimation(of count: Int) -> Case {
    var scene: Scene?
    return Case(
      name: "end of an animation, of \(count)", allocationsMax: 100,
      undo: { scene?.beginAnimation() },
      prepare: {
        let new = Scene()
        new.runAnimations(count)
        new.beginAnimation()
        scene = new
        return { new.endAnimation() }
      })
  }

  private static func beginAnimation(of count: Int) -> Case {
    var scene: Scene?
    return Case(
      name: "begin of an animation, of \(count)", allocationsMax: 100,
      undo: { scene?.endAnimation() },
      prepare: {
        let new = Scene()
        new.runAnimations(count)
        scene = new
        return { new.beginAnimation() }
      })
  }

  // MARK: Recognizers and fingers

  /// A tap of a view with so many recognizers of taps that wait until a double tap has failed: the first one
  /// is recognized then, and the others are prevented.
  private static func waitingTaps(_ count: Int) -> Case {
    Case(
      name: "tap, \(count) wait for a double tap", allocationsMax: 100 * Double(count),
      steps: count > 100 ? 5 : 50
    ) {
      let scene = Scene()
      scene.addWaitingTaps(count)
      return {
        scene.down()
        scene.up()
        scene.pause(1)
      }
    }
  }

  /// So many fingers come down, one after the other: this is what the last one costs.
  private static func fingerDown(_ number: Int) -> Case {
    var scene: Scene?
    return Case(
      name: "touch down, finger \(number)", allocationsMax: 20,
      undo: { scene?.send(.ended, finger: number) },
      prepare: {
        let new = Scene()
        for view in new.place(number, width: 20) { new.addPan(to: view) }
        for finger in 1..<number { new.send(.began, finger: finger) }
        scene = new
        return { new.send(.began, finger: number) }
      })
  }

  // MARK: Navigation

  private static func push(onto count: Int) -> Case {
    var stack: UINavigationController?
    return Case(
      name: "push onto \(count)", allocationsMax: 1_000,
      undo: { _ = stack?.popViewController(animated: false) },
      prepare: {
        let scene = Scene()
        let new = scene.addStack(count)
        stack = new
        return {
          new.pushViewController(UIViewController(), animated: false)
          scene.frame()
        }
      })
  }

  private static func pop(from count: Int) -> Case {
    var stack: UINavigationController?
    return Case(
      name: "pop from \(count)", allocationsMax: 1_000,
      undo: { stack?.pushViewController(UIViewController(), animated: false) },
      prepare: {
        let scene = Scene()
        let new = scene.addStack(count)
        stack = new
        return {
          _ = new.popViewController(animated: false)
          scene.frame()
        }
      })
  }
}

extension Case {
  // MARK: Launch

  /// An application starts with so many views in its window, up to its first picture.
  private static func launch(views count: Int) -> Case {
    Case(
      name: "launch to the first picture, \(count) views", allocationsMax: 100 * Double(count),
      steps: count > 100 ? 5 : 50
    ) {
      let counter = Counter()
      return {
        let scene = Scene()
        scene.addSiblings(count) { UIView(frame: $0) }
        scene.frame()
        counter.total += Double(scene.application.snapshot().count)
      }
    }
  }
}

extension Scene {
  // MARK: Rows

  fileprivate func insertRow(of table: UITableView?) {
    rows.count += 1
    table?.insertRows(at: [IndexPath(row: 10, section: 0)], with: .none)
    frame()
  }

  fileprivate func deleteRow(of table: UITableView?) {
    rows.count -= 1
    table?.deleteRows(at: [IndexPath(row: 10, section: 0)], with: .none)
    frame()
  }

  fileprivate func downOnTable() {
    send(.began, finger: 1, at: CGPoint(x: 100, y: 300))
    send(.moved, finger: 1, at: CGPoint(x: 100, y: 320))
  }

  /// Moves the finger down or up by a point.
  fileprivate func moveOnTable() {
    send(.moved, finger: 1, at: CGPoint(x: 100, y: 220 + Double(pace.nextPlace())))
  }

  // MARK: Animations

  /// Runs as many animations as long as the application does.
  fileprivate func runAnimations(_ count: Int) {
    addSiblings(count) { UIView(frame: $0) }
    application.perform {
      for view in window.subviews.dropFirst() {
        UIView.animate(withDuration: 1e9) { view.alpha = 0.5 }
      }
    }
  }

  fileprivate func beginAnimation() {
    let view = window.subviews[0]
    application.perform {
      UIView.animate(withDuration: 1_000) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
    }
  }

  /// Lets the animation of the first view come to its end.
  fileprivate func endAnimation() { pause(1_001) }

  // MARK: Fingers

  fileprivate func addWaitingTaps(_ count: Int) {
    let view = nest(1)[0]
    let double = UITapGestureRecognizer(target: counter, action: Counter.tapped)
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    for _ in 0..<count {
      let tap = UITapGestureRecognizer(target: counter, action: Counter.tapped)
      tap.require(toFail: double)
      view.addGestureRecognizer(tap)
    }
  }

  /// Lets time pass without input, in seconds.
  fileprivate func pause(_ duration: Double) {
    application.receive(.time(pace.nextTime(after: duration)))
  }

  fileprivate func send(_ phase: UITouch.Phase, finger: Int, at place: CGPoint? = nil) {
    application.receive(
      [TouchReport(finger, phase, at: place ?? CGPoint(x: 20 * finger - 10, y: 100))],
      at: pace.nextTime(), in: window)
  }

  // MARK: Controllers

  /// Fills the window with a navigation controller of so many screens.
  fileprivate func addStack(_ count: Int) -> UINavigationController {
    application.perform {
      let stack = UINavigationController(rootViewController: UIViewController())
      for _ in 1..<count {
        stack.pushViewController(UIViewController(), animated: false)
      }
      window.rootViewController = stack
      return stack
    }
  }
}
