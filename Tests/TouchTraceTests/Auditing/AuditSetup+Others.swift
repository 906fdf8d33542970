// Targets, times, pointers, rows, and screens behind a button.

import TouchKit

nonisolated extension AuditSetup {
  static let ofTargets: [AuditSetup] = [
    AuditSetup(
      "two buttons of 20 points side by side", finds: ["targetSize: a", "targetSize: b"]
    ) { page in
      let label = page.label("chosen", "nothing")
      for (index, name) in ["a", "b"].enumerated() {
        page.button(name, CGRect(x: 100 + 20 * index, y: 300, width: 20, height: 20)) {
          label.text = name
        }
      }
    },
    AuditSetup(
      "a button of 20 points alone", finds: ["targetSizeEnhanced: a"]
    ) { page in
      let label = page.label("chosen", "nothing")
      page.button("a", CGRect(x: 100, y: 300, width: 20, height: 20)) { label.text = "a" }
    },
    AuditSetup("a button of 30 points", finds: ["targetSizeEnhanced: a"]) { page in
      let label = page.label("chosen", "nothing")
      page.button("a", CGRect(x: 100, y: 300, width: 80, height: 30)) { label.text = "a" }
    },
    AuditSetup("a button of 20 points that reaches 12 points farther") { page in
      let label = page.label("chosen", "nothing")
      let button = page.put(WideButton(), "a", CGRect(x: 100, y: 300, width: 20, height: 20))
      button.reach = 12
      button.addAction(UIAction { _ in label.text = "a" }, for: .touchUpInside)
    },
    AuditSetup(
      "a button that its superview cuts off, beside another one", finds: ["targetSize: a"]
    ) { page in
      let label = page.label("chosen", "nothing")
      let bar = page.box("bar", CGRect(x: 50, y: 300, width: 300, height: 18))
      bar.clipsToBounds = true
      page.button("a", CGRect(x: 100, y: 0, width: 80, height: 60), in: bar) { label.text = "a" }
      page.button("b", CGRect(x: 150, y: 318, width: 80, height: 60)) { label.text = "b" }
    },
    AuditSetup("a view of 30 points with a tap", finds: ["targetSizeEnhanced: star"]) { page in
      let star = page.box("star", CGRect(x: 100, y: 300, width: 30, height: 60))
      page.add(UITapGestureRecognizer(), "tap", to: star) { _ in star.alpha = 0.5 }
    },
    AuditSetup(
      "two views of 20 points side by side with taps",
      finds: ["targetSize: star 0", "targetSize: star 1"]
    ) { page in
      for index in 0..<2 {
        let star = page.box(
          "star \(index)", CGRect(x: 100 + 20 * index, y: 300, width: 20, height: 60))
        page.add(UITapGestureRecognizer(), "tap", to: star) { _ in star.alpha = 0.5 }
      }
    },
  ]

  static let ofTime: [AuditSetup] = [
    AuditSetup("a press of 0.2 s beside a tap", finds: ["timing: card"]) { page in
      let (card, label) = (page.box(), page.label("chosen", "nothing"))
      page.add(UITapGestureRecognizer(), "tap", to: card) { _ in label.text = "tapped" }
      page.add(
        UILongPressGestureRecognizer(), "press", to: card, { $0.minimumPressDuration = 0.2 }
      ) { if $0.state == .began { label.text = "pressed" } }
    },
    AuditSetup("a press of UIKit's length beside a tap") { page in
      let (card, label) = (page.box(), page.label("chosen", "nothing"))
      page.add(UITapGestureRecognizer(), "tap", to: card) { _ in label.text = "tapped" }
      page.add(UILongPressGestureRecognizer(), "press", to: card) {
        if $0.state == .began { label.text = "pressed" }
      }
    },
    AuditSetup("a view opens only after a quick tap", finds: ["timing: door"]) { page in
      let door = page.put(AuditView(), "door")
      var start = 0.0
      door.began = { start = $0.timestamp }
      door.ended = { if $0.timestamp - start < 0.3 { door.alpha = 0.5 } }
    },
    AuditSetup("a view opens after a tap that rests", finds: ["steadiness: door"]) { page in
      let door = page.put(AuditView(), "door")
      var isStill = true
      door.began = { _ in isStill = true }
      door.moved = { _ in isStill = false }
      door.ended = { _ in if isStill { door.alpha = 0.5 } }
    },
    AuditSetup("a double tap of its own, which has to be quick", finds: ["timing: door"]) { page in
      let door = page.put(AuditView(), "door")
      var (last, isQuick) = (-1.0, false)
      door.began = { isQuick = $0.timestamp - last < 0.15 }
      door.ended = {
        last = $0.timestamp
        if isQuick { door.alpha = 0.5 }
      }
    },
  ]

  static let ofPointers: [AuditSetup] = [
    AuditSetup("a pointer shows a hint", finds: ["hover: hover on photo"]) { page in
      let (photo, hint) = (page.box("photo"), page.label("hint", "A cat"))
      hint.isHidden = true
      page.add(UIHoverGestureRecognizer(), "hover", to: photo) {
        hint.isHidden = $0.state == .ended
      }
    },
    AuditSetup("a pointer shows a hint, and a tap") { page in
      let (photo, hint) = (page.box("photo"), page.label("hint", "A cat"))
      hint.isHidden = true
      page.add(UIHoverGestureRecognizer(), "hover", to: photo) {
        hint.isHidden = $0.state == .ended
      }
      page.add(UITapGestureRecognizer(), "tap", to: photo) { _ in hint.isHidden.toggle() }
    },
  ]

  static let ofRows: [AuditSetup] = [
    AuditSetup(
      "a swipe removes a row",
      finds: ["pointerGesture: swipe on row 0", "rowAction: swipe on row 0"]
    ) { rows(on: $0) { _, _ in } },
    AuditSetup(
      "a swipe removes a row, and an action of it", finds: ["pointerGesture: swipe on row 0"]
    ) { page in
      rows(on: page) { row, remove in
        row.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Remove") { _ in
            remove()
            return true
          }
        ]
      }
    },
    AuditSetup("a swipe removes a row, and a button in it") { page in
      rows(on: page) { row, remove in
        // An element hides what is in it.
        row.isAccessibilityElement = false
        page.button("x \(row.tag)", CGRect(x: 260, y: 0, width: 60, height: 60), in: row, remove)
      }
    },
    AuditSetup(
      "a swipe removes a row, and buttons that come when rows are edited",
      finds: ["rowAction: swipe on row 0"]
    ) { page in
      var all: [(UIView, () -> Void)] = []
      rows(on: page) { all.append(($0, $1)) }
      page.button("Edit", at: 0) {
        for (row, remove) in all {
          page.button("x \(row.tag)", CGRect(x: 260, y: 0, width: 60, height: 60), in: row, remove)
        }
      }
    },
    AuditSetup("UIKit's own swipe of a row") { page in
      let source = AuditRows()
      page.objects.append(source)
      let table = page.put(UITableView(), "table", CGRect(x: 0, y: 100, width: 390, height: 400))
      (table.dataSource, table.delegate) = (source, source)
    },
  ]

  /// Three rows that a swipe removes.
  @MainActor private static func rows(
    on page: AuditPage, _ set: (UIView, @escaping () -> Void) -> Void
  ) {
    for index in 0..<3 {
      let row = page.box(
        "row \(index)", CGRect(x: 20, y: 200 + 64 * index, width: 350, height: 60))
      row.tag = index
      row.isAccessibilityElement = true
      row.accessibilityLabel = "Row \(index)"
      page.add(UISwipeGestureRecognizer(), "swipe", to: row, { $0.direction = .left }) { _ in
        row.removeFromSuperview()
      }
      set(row) { row.removeFromSuperview() }
    }
  }

  static let ofScreens: [AuditSetup] = [
    AuditSetup(
      "a pinch on a screen behind a button", finds: ["pointerGesture: pinch on photo"]
    ) { page in
      page.button("Open", at: 0) { [unowned page] in
        page.present(AuditPage { $0.pinch($0.box("photo")) }, animated: true)
      }
    },
    AuditSetup("a pinch, and a screen behind a button that zooms") { page in
      let photo = page.box("photo")
      page.pinch(photo)
      page.button("Options", at: 0) { [unowned page] in
        let options = AuditPage { options in
          options.button("larger", at: 0) { [unowned options] in
            page.zoom(photo, by: 1.5)
            options.dismiss(animated: true)
          }
          options.button("smaller", at: 1) { [unowned options] in
            page.zoom(photo, by: 0.5)
            options.dismiss(animated: true)
          }
        }
        page.present(options, animated: true)
      }
    },
    AuditSetup("an empty screen") { _ in },
  ]

  /// All of them.
  static let all =
    ofFingers + ofPaths + ofDrags + ofTargets + ofTime + ofPointers + ofRows + ofScreens + ofApps
}

/// Three rows that UIKit removes by a swipe.
private final class AuditRows: UITableViewDataSource, UITableViewDelegate {
  private var names = ["one", "two", "three"]

  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
