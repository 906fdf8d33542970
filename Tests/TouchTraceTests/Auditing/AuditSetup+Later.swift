// Small apps that were listed when the audit was done with the others: as apps are.

import TouchKit

nonisolated extension AuditSetup {
  static let ofApps: [AuditSetup] = [
    AuditSetup(
      "cards fly away by swipes, and two buttons say the same of them, in a label"
    ) { page in
      let choose = cards(on: page)
      page.button("no", at: 0) { choose(false) }
      page.button("yes", at: 1) { choose(true) }
    },
    AuditSetup(
      "cards fly away by swipes, and a button says no only", finds: ["dragging: pan on card"]
    ) { page in
      let choose = cards(on: page)
      page.button("no", at: 0) { choose(false) }
    },
    AuditSetup("a control of its own, along which a finger slides", finds: ["dragging: dial"]) {
      page in
      let dial = page.put(AuditDial(), "dial", CGRect(x: 45, y: 300, width: 300, height: 60))
      dial.tracksTaps = false
    },
    AuditSetup("a control of its own, along which a finger slides or taps") { page in
      page.put(AuditDial(), "dial", CGRect(x: 45, y: 300, width: 300, height: 60))
    },
    AuditSetup(
      "a map: a double tap zooms in, two fingers tap to zoom out",
      finds: [
        "pointerGesture: zoom out on map"
      ]
    ) { page in
      let map = page.box("map")
      page.add(UITapGestureRecognizer(), "zoom in", to: map, { $0.numberOfTapsRequired = 2 }) {
        [unowned page] _ in page.zoom(map, by: 1.5)
      }
      page.add(UITapGestureRecognizer(), "zoom out", to: map, { $0.numberOfTouchesRequired = 2 }) {
        [unowned page] _ in page.zoom(map, by: 0.7)
      }
    },
    AuditSetup("pages of UIKit's scroll view, and dots that turn them") { page in
      let scroller = page.put(UIScrollView(), "pages")
      scroller.isPagingEnabled = true
      scroller.contentSize = CGSize(width: 600, height: 200)
      let dots = page.put(UIPageControl(), "dots", CGRect(x: 95, y: 420, width: 200, height: 44))
      dots.numberOfPages = 3
      dots.addAction(
        UIAction { [unowned dots] _ in scroller.contentOffset.x = 200 * CGFloat(dots.currentPage) },
        for: .valueChanged)
    },
    AuditSetup("a message shows its menu after a press, and after nothing else") { page in
      let message = page.box("message", CGRect(x: 20, y: 200, width: 300, height: 60))
      page.add(UILongPressGestureRecognizer(), "menu", to: message) { [unowned page] press in
        if press.state == .began { page.button("Copy", at: 0) {} }
      }
    },
    AuditSetup("a list of its own is sorted by a drag", finds: ["dragging: sort on row 0"]) {
      page in
      sorted(on: page) { _, _ in }
    },
    AuditSetup("a list of its own is sorted by a drag, and by arrows in its rows") { page in
      sorted(on: page) { row, move in
        page.button("↑ \(row.tag)", CGRect(x: 200, y: 2, width: 56, height: 56), in: row) {
          move(-1)
        }
        page.button("↓ \(row.tag)", CGRect(x: 270, y: 2, width: 56, height: 56), in: row) {
          move(1)
        }
      }
    },
    AuditSetup("stars are given by a drag over them, or by a tap") { page in
      let stars = page.put(AuditView(), "stars", CGRect(x: 45, y: 300, width: 300, height: 60))
      let fill = page.box("fill", CGRect(x: 0, y: 0, width: 0, height: 60), in: stars)
      fill.isUserInteractionEnabled = false
      @MainActor func give(_ touch: UITouch) { fill.frame.size.width = touch.location(in: stars).x }
      stars.began = { give($0) }
      stars.moved = { give($0) }
    },
    AuditSetup(
      "a cell with a pan of its own that uncovers a button",
      finds: [
        "dragging: uncover on cell 0", "rowAction: uncover on cell 0",
      ]
    ) { page in cells(on: page) { _, _ in } },
    AuditSetup("a cell with a pan of its own, a tap and an action that do the same") { page in
      cells(on: page) { cell, open in
        page.add(UITapGestureRecognizer(), "tap", to: cell) { _ in open() }
        cell.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Uncover") { _ in
            open()
            return true
          }
        ]
      }
    },
    AuditSetup(
      "a volume that a vertical pan changes, and nothing else",
      finds: [
        "dragging: volume on film"
      ]
    ) { page in
      let (film, label) = (page.box("film"), page.label("volume", "50"))
      var volume = 50.0
      page.add(UIPanGestureRecognizer(), "volume", to: film) { pan in
        volume -= Double(pan.translation(in: film).y) / 4
        pan.setTranslation(.zero, in: film)
        label.text = "\(Int(volume))"
      }
    },
    AuditSetup("a swipe removes a card, and a button that a tap on the card enables") { page in
      let card = page.box()
      let remove = page.button("Remove", at: 0) { card.removeFromSuperview() }
      remove.isEnabled = false
      page.add(UITapGestureRecognizer(), "choose", to: card) { _ in remove.isEnabled = true }
      page.add(UISwipeGestureRecognizer(), "swipe", to: card, { $0.direction = .left }) { _ in
        card.removeFromSuperview()
      }
    },
    AuditSetup("a tool in a menu in a menu removes a mark, and so does a shake of two fingers") {
      page in
      let mark = page.box("mark")
      page.add(UIPanGestureRecognizer(), "wipe", to: page.view, { $0.minimumNumberOfTouches = 2 }) {
        if $0.state == .ended { mark.removeFromSuperview() }
      }
      page.button("Edit", at: 0) { [unowned page] in
        page.button("More", at: 1) { [unowned page] in
          page.button("Remove", at: 2) { mark.removeFromSuperview() }
        }
      }
    },
    AuditSetup(
      "a tiny button to close, in a corner of a card that can be tapped",
      finds: [
        "targetSize: close"
      ]
    ) { page in
      let card = page.box()
      page.add(UITapGestureRecognizer(), "open", to: card) { _ in card.frame.size.height = 300 }
      page.button("close", CGRect(x: 176, y: 4, width: 20, height: 20), in: card) {
        card.removeFromSuperview()
      }
    },
  ]

  /// Cards that a finger throws to the left or the right.
  @MainActor private static func cards(on page: AuditPage) -> (Bool) -> Void {
    let label = page.label("last", "none")
    var number = 0
    var card = UIView()
    func choose(_ isWanted: Bool) {
      label.text = "card \(number): \(isWanted ? "yes" : "no")"
      number += 1
      card.removeFromSuperview()
      show()
    }
    func show() {
      card = page.box()
      page.add(UIPanGestureRecognizer(), "pan", to: card) { [unowned page] pan in
        guard pan.state == .ended else { return }
        let way = pan.translation(in: page.view).x
        if abs(way) > 60 { choose(way > 0) }
      }
    }
    show()
    return choose
  }

  /// Three rows that a drag sorts.
  @MainActor private static func sorted(
    on page: AuditPage, _ set: (UIView, @escaping (Int) -> Void) -> Void
  ) {
    var rows: [UIView] = []
    @MainActor func placeAll() {
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: 20, y: 200 + 64 * index, width: 350, height: 60)
      }
    }
    for index in 0..<3 {
      let row = page.box("row \(index)", .zero)
      row.tag = index
      rows.append(row)
      @MainActor func move(_ step: Int) {
        guard let place = rows.firstIndex(of: row), rows.indices.contains(place + step) else {
          return
        }
        rows.swapAt(place, place + step)
        placeAll()
      }
      page.add(UIPanGestureRecognizer(), "sort", to: row) { pan in
        guard pan.state == .ended else { return }
        let way = pan.translation(in: row.superview).y
        if abs(way) > 30 { move(way > 0 ? 1 : -1) }
      }
      set(row, move)
    }
    placeAll()
  }

  /// Three cells whose own pan uncovers a button.
  @MainActor private static func cells(
    on page: AuditPage, _ set: (UIView, @escaping () -> Void) -> Void
  ) {
    for index in 0..<3 {
      let cell = page.box(
        "cell \(index)", CGRect(x: 20, y: 200 + 64 * index, width: 350, height: 60))
      cell.isAccessibilityElement = true
      let top = page.box("top \(index)", CGRect(x: 0, y: 0, width: 350, height: 60), in: cell)
      top.isUserInteractionEnabled = false
      func open() { top.frame.origin.x = -100 }
      page.add(UIPanGestureRecognizer(), "uncover", to: cell) { pan in
        if pan.state == .ended, pan.translation(in: cell).x < -40 { open() }
      }
      set(cell, open)
    }
  }
}

/// A control with a value from 0 to 1 along its width.
private final class AuditDial: UIControl {
  /// Whether a tap sets the value.
  var tracksTaps = true
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.backgroundColor = .systemRed
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if tracksTaps { mark.center.x = touch.location(in: self).x }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    mark.center.x += touch.location(in: self).x - touch.previousLocation(in: self).x
    return true
  }
}
