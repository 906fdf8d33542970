// The conflicts that developers lose days to, played with fingers: the wrong set-up beside the right
// one. What happens is what this test saw; the article has its table.

import Testing
import UIKit

private let middle = CGPoint(x: 200, y: 400)
private let tall = CGSize(width: 400, height: 4000)

/// One conflict, in a wrong set-up and in a right one.
private struct Conflict {
  let name: String
  let fingers: String
  let wrong: (words: String, happens: String)
  let right: (words: String, happens: String)
}

@Suite struct ScrollConflicts {
  @Test func areToldAsTheyAre() throws {
    let conflicts = [
      tapOverATable(), tapToDismiss(), panOnARow(), pagerInAList(), sliderInAPage(), mapInAPage(),
      doubleTapToZoom(),
      dragToReorder(), sheetOverAList(),
    ]
    for conflict in conflicts { #expect(conflict.wrong.happens != conflict.right.happens) }
    try KeptTable(
      in: "Sources/TouchKit/TouchKit.docc/ScrollConflicts.md",
      heading: ["Conflict", "Fingers", "Wrong", "happens", "Right", "happens"],
      rows: conflicts.map {
        [
          $0.name, $0.fingers, $0.wrong.words, $0.wrong.happens, $0.right.words,
          $0.right.happens,
        ]
      }
    ).check()
  }

  /// Plays on a fresh stage and says what happened.
  private func play(_ body: (ConflictStage) -> Void) -> String {
    let stage = ConflictStage()
    stage.application.perform { body(stage) }
    return stage.summary
  }

  /// Adds a recognizer that reacts; the reaction lives as long as the stage's plays.
  private func react<Recognizer: UIGestureRecognizer>(
    to recognizer: Recognizer, on view: UIView, _ reactions: inout [Reaction],
    _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> Recognizer {
    let reaction = Reaction(body)
    reactions.append(reaction)
    recognizer.addTarget(reaction, action: Selector(Reaction.act))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func tapOverATable() -> Conflict {
    func run(cancels: Bool) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let table = UITableView(frame: stage.window.bounds)
        let rows = TenRows { stage.note("row selected") }
        table.dataSource = rows
        table.delegate = rows
        stage.window.addSubview(table)
        let tap = react(to: UITapGestureRecognizer(), on: stage.window, &reactions) { _ in
          stage.note("keyboard away")
        }
        tap.cancelsTouchesInView = cancels
        stage.tap(at: CGPoint(x: 200, y: 100))
      }
    }
    return Conflict(
      name: "tap anywhere to put the keyboard away, beside row selection", fingers: "tap on a row",
      wrong: ("a tap recognizer on the root view", run(cancels: true)),
      right: ("`cancelsTouchesInView = false`", run(cancels: false)))
  }

  private func tapToDismiss() -> Conflict {
    func run(cancels: Bool) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let scroller = stage.scroller(content: tall)
        let card = TouchedView(frame: CGRect(x: 50, y: 350, width: 300, height: 100))
        card.ended = { stage.note("card pressed") }
        scroller.addSubview(card)
        let tap = react(to: UITapGestureRecognizer(), on: stage.window, &reactions) { _ in
          stage.note("dismissed")
        }
        tap.cancelsTouchesInView = cancels
        let judgement = Judgement()
        if !cancels { judgement.receives = { !($0.view is TouchedView) } }
        tap.delegate = judgement
        stage.tap(at: middle)
      }
    }
    return Conflict(
      name: "tap outside to dismiss, beside touchable content", fingers: "tap on a card",
      wrong: ("a tap recognizer on the root view", run(cancels: true)),
      right: (
        "its delegate refuses touches on cards: `gestureRecognizer(_:shouldReceive:)`",
        run(cancels: false)
      ))
  }

  private func panOnARow() -> Conflict {
    func run(asks: Bool) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let scroller = stage.scroller(content: tall)
        let row = UIView(frame: CGRect(x: 0, y: 350, width: 400, height: 100))
        scroller.addSubview(row)
        let pan = react(to: UIPanGestureRecognizer(), on: row, &reactions) { _ in
          stage.note("row moves")
        }
        let judgement = Judgement()
        judgement.begins = {
          let way = ($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
          return abs(way.x) > abs(way.y)
        }
        if asks { pan.delegate = judgement }
        stage.drag(from: middle, by: CGVector(dx: 5, dy: -150))
        stage.noteScroll(of: scroller, "list")
      }
    }
    return Conflict(
      name: "pan on a row, beside the list's scrolling", fingers: "drag upwards on the row",
      wrong: ("a pan on the row", run(asks: false)),
      right: (
        "it begins only sideways: `gestureRecognizerShouldBegin(_:)` compares `translation(in:)`",
        run(asks: true)
      ))
  }

  private func pagerInAList() -> Conflict {
    func run(height: CGFloat) -> String {
      play { stage in
        let list = stage.scroller(content: tall)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1200, height: height)
        list.addSubview(pager)
        stage.drag(from: middle, by: CGVector(dx: 0, dy: -150))
        stage.noteScroll(of: list, "list")
        stage.noteScroll(of: pager, "pager")
      }
    }
    return Conflict(
      name: "horizontal pager in a vertical list", fingers: "drag upwards on the pager",
      wrong: ("pages are higher than the pager", run(height: 320)),
      right: ("pages are as high as the pager, so that it scrolls along one axis", run(height: 200))
    )
  }

  private func sliderInAPage() -> Conflict {
    let frame = CGRect(x: 100, y: 380, width: 200, height: 40)
    func run(asControl: Bool) -> String {
      play { stage in
        let page = stage.scroller(content: CGSize(width: 2000, height: 800))
        if asControl {
          page.delaysContentTouches = false
          let slider = TrackedControl(frame: frame)
          slider.followed = { stage.note("slider moves") }
          page.addSubview(slider)
        } else {
          let slider = TouchedView(frame: frame)
          slider.moved = { stage.note("slider moves") }
          page.addSubview(slider)
        }
        stage.drag(from: middle, by: CGVector(dx: -100, dy: 0))
        stage.noteScroll(of: page, "page")
      }
    }
    return Conflict(
      name: "slider in a page that scrolls the same way", fingers: "quick drag on the slider",
      wrong: ("a view that follows `touchesMoved`", run(asControl: false)),
      right: (
        "a `UIControl` that follows `continueTracking`, and `delaysContentTouches = false`",
        run(asControl: true)
      ))
  }

  private func mapInAPage() -> Conflict {
    func run(fingersNeeded: Int) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let page = stage.scroller(content: tall)
        let map = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        page.addSubview(map)
        let pan = react(to: UIPanGestureRecognizer(), on: map, &reactions) {
          stage.note("map moves with \($0.numberOfTouches == 2 ? "two" : "one")")
        }
        pan.minimumNumberOfTouches = fingersNeeded
        pan.addTarget(reactions[0], action: Selector(Reaction.act))
        stage.drag(from: middle, by: CGVector(dx: 0, dy: -150))
        stage.noteScroll(of: page, "page")
      }
    }
    return Conflict(
      name: "view that pans like a map, in a page", fingers: "drag with one finger on the map",
      wrong: ("a pan on the map", run(fingersNeeded: 1)),
      right: ("`minimumNumberOfTouches = 2`", run(fingersNeeded: 2)))
  }

  private func doubleTapToZoom() -> Conflict {
    func run(requires: Bool) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let scroller = stage.scroller(content: tall)
        let double = react(to: UITapGestureRecognizer(), on: scroller, &reactions) { _ in
          stage.note("zooms")
        }
        double.numberOfTapsRequired = 2
        let single = react(to: UITapGestureRecognizer(), on: scroller, &reactions) { _ in
          stage.note("bars hide")
        }
        if requires { single.require(toFail: double) }
        stage.tap(at: middle, times: 2)
      }
    }
    return Conflict(
      name: "double tap to zoom, beside a single tap", fingers: "double tap",
      wrong: ("two tap recognizers", run(requires: false)),
      right: ("`single.require(toFail: double)`", run(requires: true)))
  }

  private func dragToReorder() -> Conflict {
    func run(long: Bool) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let list = stage.scroller(content: tall)
        let row = UIView(frame: CGRect(x: 0, y: 350, width: 400, height: 100))
        list.addSubview(row)
        let recognizer = long ? UILongPressGestureRecognizer() : UIPanGestureRecognizer()
        var when = "at once"
        _ = react(to: recognizer, on: row, &reactions) { _ in stage.note("\(when) row moves") }
        for pause in [0, 0.6] {
          stage.drag(from: middle, by: CGVector(dx: 0, dy: -150), after: pause)
          if list.contentOffset != .zero { stage.note("\(when) list scrolls") }
          list.contentOffset = .zero
          when = "later"
        }
      }
    }
    return Conflict(
      name: "drag a row to another place, beside scrolling",
      fingers: "drag at once, then drag after 0.6 s",
      wrong: ("a pan on the row", run(long: false)),
      right: ("a long press on the row", run(long: true)))
  }

  private func sheetOverAList() -> Conflict {
    func run(requires: Bool) -> String {
      play { stage in
        var reactions: [Reaction] = []
        let sheet = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 600))
        stage.window.addSubview(sheet)
        let list = UIScrollView(frame: sheet.bounds)
        list.contentSize = tall
        sheet.addSubview(list)
        let pan = react(to: UIPanGestureRecognizer(), on: sheet, &reactions) { _ in
          stage.note("sheet moves")
        }
        let judgement = Judgement()
        if requires {
          judgement.begins = { [unowned list] in
            let way = ($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
            return list.contentOffset.y <= 0 && way.y > 0
          }
          list.panGestureRecognizer.require(toFail: pan)
        } else {
          judgement.allowsBoth = true
        }
        pan.delegate = judgement
        var pulled: CGFloat = 0
        let watcher = ScrollWatcher { pulled = min(pulled, $0.contentOffset.y) }
        list.delegate = watcher
        stage.drag(from: middle, by: CGVector(dx: 0, dy: 150))
        if pulled < 0 { stage.note("list is pulled") }
        if requires {
          stage.drag(from: middle, by: CGVector(dx: 0, dy: -150))
          if list.contentOffset.y > 0 { stage.note("upwards the list scrolls") }
        }
        _ = watcher
      }
    }
    return Conflict(
      name: "sheet over a list that refreshes when it is pulled",
      fingers: "drag downwards at the list's top, then upwards",
      wrong: ("a pan on the sheet that allows both", run(requires: false)),
      right: (
        "it begins only at the list's top and downwards, and the list's pan requires its failure",
        run(requires: true)
      ))
  }
}

/// Ten rows that can be selected.
private final class TenRows: UITableViewDataSource, UITableViewDelegate {
  private let selected: () -> Void
  init(_ selected: @escaping () -> Void) { self.selected = selected }
  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected() }
}

/// Hears that a scroll view scrolled.
private final class ScrollWatcher: UIScrollViewDelegate {
  private let scrolled: (UIScrollView) -> Void
  init(_ scrolled: @escaping (UIScrollView) -> Void) { self.scrolled = scrolled }
  deinit {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled(scrollView) }
}
