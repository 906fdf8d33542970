// Conflicts with controls, scroll views, tables and sheets.

import TouchKit
import TouchTesting
import TouchTrace

extension KnownConflict {
  static let ofControls: [KnownConflict] = [
    KnownConflict(
      "a tap on a card with a button",
      says: ["should not begin", "button, which claims the touch"], .tap(at: middle)
    ) {
      add(UITapGestureRecognizer(), "tap", to: $0)
      addButton(to: $0)
    },
    KnownConflict(
      "a tap on a card with a switch", says: ["should not begin", "claims the touch"],
      .tap(at: CGPoint(x: 150, y: 210))
    ) {
      add(UITapGestureRecognizer(), "tap", to: $0)
      addNamed(
        UISwitch(frame: CGRect(x: 130, y: 190, width: 51, height: 31)), "switch", to: $0)
    },
    KnownConflict(
      "a button that a pan takes the finger from",
      says: ["button sent touchDown", "touchCancel", "pan took its touches"], drag(60, 0)
    ) {
      add(UIPanGestureRecognizer(), "pan", to: $0)
      addButton(to: $0)
    },
    KnownConflict(
      "a button that a finger slides off",
      says: ["touchDragExit", "touchUpOutside", "beyond 70 points"], drag(0, 200)
    ) { addButton(to: $0) },
    KnownConflict(
      "a slider in a view that is panned",
      says: ["slider sent touchDown", "touchCancel", "pan took its touches"],
      .down(at: CGPoint(x: 66, y: 200)).move(by: CGVector(dx: 100, dy: 0), over: 0.4).up()
    ) {
      add(UIPanGestureRecognizer(), "pan", to: $0)
      addNamed(UISlider(frame: CGRect(x: 50, y: 185, width: 220, height: 30)), "slider", to: $0)
    },
    KnownConflict(
      "a swipe that starts on a slider's thumb", says: ["swipe", "should not begin"],
      .down(at: CGPoint(x: 66, y: 200)).move(by: CGVector(dx: 100, dy: 0), over: 0.1).up()
    ) {
      add(UISwipeGestureRecognizer(), "swipe", to: $0)
      addNamed(UISlider(frame: CGRect(x: 50, y: 185, width: 220, height: 30)), "slider", to: $0)
    },
    KnownConflict(
      "a button under a clear view", says: ["button was not hit: overlay lies over it"],
      .tap(at: middle)
    ) {
      addButton(to: $0)
      addView("overlay", $0.bounds, to: $0)
    },
    KnownConflict(
      "a button in a hidden box", says: ["button was not hit: box", "hidden"], .tap(at: middle)
    ) {
      let box = addView("box", $0.bounds, to: $0)
      box.isHidden = true
      addButton(to: box)
    },
    KnownConflict(
      "a button outside of its box", says: ["button was not hit", "outside of box"],
      .tap(at: middle)
    ) { addButton(to: addView("box", CGRect(x: 0, y: 0, width: 100, height: 100), to: $0)) },
    KnownConflict(
      "a disabled button on a card that is tapped", says: ["button got 1 began"], .tap(at: middle)
    ) { addButton(to: $0).isEnabled = false },
  ]

  static let ofScrollViews: [KnownConflict] = [
    KnownConflict(
      "a button in a scroll view that is dragged at once",
      says: ["on button", "scroller's pan took its touches", "never came"],
      drag(0, -100, over: 0.1)
    ) { addButton(to: addScroller(to: $0)) },
    KnownConflict(
      "a scroll view that is dragged by a button after a while",
      says: ["button sent touchDown", "scroller.touchesShouldCancel(in:) returned true"],
      .down(at: middle).wait(0.4).move(by: CGVector(dx: 0, dy: -100), over: 0.2).up()
    ) { addButton(to: addScroller(to: $0)) },
    KnownConflict(
      "a pan around a scroll view", says: ["pan", "excluded by scroller's pan"], drag(0, -100)
    ) {
      add(UIPanGestureRecognizer(), "pan", to: $0)
      addScroller(to: $0)
    },
    KnownConflict(
      "a pan in a scroll view that should scroll",
      says: ["scroller's pan", "excluded by pan"], drag(0, -100)
    ) { add(UIPanGestureRecognizer(), "pan", to: addView("row", to: addScroller(to: $0))) },
    KnownConflict(
      "a swipe in a scroll view", says: ["swipe", "excluded by scroller's pan"],
      .swipe(.up, from: CGPoint(x: 160, y: 300))
    ) {
      add(UISwipeGestureRecognizer(), "swipe", to: addScroller(to: $0)) { $0.direction = .up }
    },
    KnownConflict(
      "content that is no larger than its scroll view",
      says: ["scroller's pan", "It cannot begin: its contentSize, 320 by 400 points"], drag(0, -100)
    ) { addScroller(content: CGSize(width: 320, height: 400), to: $0) },
    KnownConflict(
      "a scroll view whose scrolling is disabled", says: ["scroller's pan", "not enabled"],
      drag(0, -100)
    ) { addScroller(to: $0).isScrollEnabled = false },
    KnownConflict(
      "a control that may keep its touches in a scroll view", says: ["button sent touchDown"],
      .down(at: middle).wait(0.4).move(by: CGVector(dx: 0, dy: -50), over: 0.2).up()
    ) {
      let scroller = addScroller(to: $0)
      scroller.canCancelContentTouches = false
      addButton(to: scroller)
    },
    KnownConflict(
      "an edge pan under a scroll view", says: ["edge", "excluded by scroller's pan"],
      .down(at: CGPoint(x: 3, y: 200)).move(by: CGVector(dx: 150, dy: 0), over: 0.2).up()
    ) {
      add(UIScreenEdgePanGestureRecognizer(), "edge", to: $0) { $0.edges = .left }
      addScroller(content: CGSize(width: 2_000, height: 480), to: $0)
    },
    KnownConflict(
      "a long press on content that scrolls", says: ["press", "allowed 10"], drag(0, -100)
    ) { add(UILongPressGestureRecognizer(), "press", to: addView("row", to: addScroller(to: $0))) },
  ]

  static let ofTables: [KnownConflict] = [
    KnownConflict(
      "a row under a tap that puts the keyboard away",
      says: ["tap on view 2 was recognized", "tap took its touches"], .tap(at: middle)
    ) {
      add(UITapGestureRecognizer(), "tap", to: $0)
      addTable(to: $0)
    },
    KnownConflict(
      "a pan on a row in a table that should scroll",
      says: ["table's pan", "excluded by row's pan"], drag(0, -100)
    ) {
      let table = addTable(to: $0)
      table.layoutIfNeeded()
      if let cell = table.visibleCells.first(where: { $0.frame.contains(middle) }) {
        add(UIPanGestureRecognizer(), "row's pan", to: cell)
      }
    },
    KnownConflict(
      "a swipe over a table", says: ["swipe", "excluded by table's pan"],
      .swipe(.up, from: CGPoint(x: 160, y: 300))
    ) {
      add(UISwipeGestureRecognizer(), "swipe", to: $0) { $0.direction = .up }
      addTable(to: $0)
    },
    KnownConflict(
      "a double tap on a row that selects", says: ["double", "no further tap"], .tap(at: middle)
    ) {
      add(UITapGestureRecognizer(), "double", to: addTable(to: $0)) { $0.numberOfTapsRequired = 2 }
    },
  ]

  /// Adds a table with 50 rows over all of a view.
  @discardableResult
  private static func addTable(to view: UIView) -> UITableView {
    let table = addNamed(RowTable(frame: view.bounds), "table", to: view)
    table.panGestureRecognizer.name = "table's pan"
    (table.dataSource, table.delegate) = (table, table)
    return table
  }

  /// A table that answers for its rows.
  private final class RowTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  static let ofScreens: [KnownConflict] = [
    KnownConflict(
      "a tap on what is under a screen that covers it",
      says: ["card was not hit: screen lies over it"], .tap(at: middle)
    ) { board in
      let card = addView("card", to: board)
      add(UITapGestureRecognizer(), "tap", to: card)
      addView("screen", board.bounds, to: board).backgroundColor = .white
    },
    KnownConflict(
      "a pan on a sheet that lies over a list", says: ["list's pan", "excluded by sheet's pan"],
      drag(0, -100)
    ) { board in
      let sheet = addView("sheet", board.bounds, to: board)
      let list = addScroller("list", to: sheet)
      let handle = addView("content", CGRect(x: 0, y: 0, width: 320, height: 2_000), to: list)
      add(UIPanGestureRecognizer(), "sheet's pan", to: handle)
    },
  ]

  static let ofViews: [KnownConflict] = [
    KnownConflict(
      "a pinch on a view that takes one finger",
      says: ["isMultipleTouchEnabled is false"],
      pair(apart: 2)
    ) { addView("card", CGRect(x: 0, y: 0, width: 320, height: 480), to: $0) },
    KnownConflict(
      "a pinch with one finger beside the card",
      says: ["1 finger, needed 2", "Finger 2 did not reach it: it came down on"],
      .down(at: CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200))
        .turn(spreadingBy: 1.5, over: 0.2).up()
    ) { add(UIPinchGestureRecognizer(), "pinch", to: addView("card", to: $0)) },
    KnownConflict(
      "a tap in a box that takes no touches",
      says: ["card was not hit: box", "isUserInteractionEnabled is false"], .tap(at: middle)
    ) {
      let box = addView("box", $0.bounds, to: $0)
      box.isUserInteractionEnabled = false
      add(UITapGestureRecognizer(), "tap", to: addView("card", to: box))
    },
    KnownConflict(
      "a tap on a view that can hardly be seen",
      says: ["card was not hit", "alpha is 0.005, needed 0.01"], .tap(at: middle)
    ) {
      let card = addView("card", to: $0)
      card.alpha = 0.005
      add(UITapGestureRecognizer(), "tap", to: card)
    },
    KnownConflict(
      "a second finger on another view while one is exclusive",
      says: ["exclusive"],
      .down(at: CGPoint(x: 80, y: 200), CGPoint(x: 240, y: 200)).wait(0.05).up()
    ) {
      addView("left", CGRect(x: 0, y: 0, width: 160, height: 480), to: $0).isExclusiveTouch = true
      add(
        UITapGestureRecognizer(), "tap",
        to: addView("right", CGRect(x: 160, y: 0, width: 160, height: 480), to: $0))
    },
    KnownConflict(
      "a tap on a label", says: ["label was not hit", "isUserInteractionEnabled is false"],
      .tap(at: middle)
    ) {
      let label = addNamed(
        UILabel(frame: CGRect(x: 60, y: 100, width: 200, height: 200)), "label", to: $0)
      add(UITapGestureRecognizer(), "tap", to: label)
    },
  ]
}
