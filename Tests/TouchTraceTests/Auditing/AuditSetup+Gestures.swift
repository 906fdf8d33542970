// Gestures of several fingers, along a path, and drags: with and without another way.

import TouchKit

nonisolated extension AuditSetup {
  static let ofFingers: [AuditSetup] = [
    AuditSetup("a pinch zooms, and nothing else", finds: ["pointerGesture: pinch on photo"]) {
      $0.pinch($0.box("photo"))
    },
    AuditSetup("a pinch zooms, and two buttons") { page in
      let photo = page.box("photo")
      page.pinch(photo)
      page.button("larger", at: 0) { [unowned page] in page.zoom(photo, by: 1.25) }
      page.button("smaller", at: 1) { [unowned page] in page.zoom(photo, by: 0.8) }
    },
    AuditSetup(
      "a pinch zooms, and a button makes it larger only", finds: ["pointerGesture: pinch on photo"]
    ) { page in
      let photo = page.box("photo")
      page.pinch(photo)
      page.button("larger", at: 0) { [unowned page] in page.zoom(photo, by: 1.25) }
    },
    AuditSetup("a pinch zooms, and a double tap in and out again") { page in
      let photo = page.box("photo")
      page.pinch(photo)
      page.add(UITapGestureRecognizer(), "double tap", to: photo, { $0.numberOfTapsRequired = 2 }) {
        [unowned page] _ in
        if photo.transform.a > 1.9 {
          photo.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        } else {
          page.zoom(photo, by: 2)
        }
      }
    },
    AuditSetup("a pinch says a number, and buttons do") { page in
      let (photo, label) = (page.box("photo"), page.label("zoom", "Zoom 1.00"))
      var zoom = 1.0
      @MainActor func tell(_ new: Double) {
        zoom = new
        label.text = "Zoom \(Int((new * 100).rounded())) %"
      }
      page.add(UIPinchGestureRecognizer(), "pinch", to: photo) { tell(Double($0.scale)) }
      page.button("+", at: 0) { tell(zoom * 1.1) }
      page.button("−", at: 1) { tell(zoom / 1.1) }
    },
    AuditSetup("two fingers turn, and nothing else", finds: ["pointerGesture: turn on photo"]) {
      page in
      let photo = page.box("photo")
      page.add(UIRotationGestureRecognizer(), "turn", to: photo) { turn in
        photo.transform = photo.transform.rotated(by: turn.rotation)
        turn.rotation = 0
      }
    },
    AuditSetup("two fingers turn, and two buttons") { page in
      let photo = page.box("photo")
      page.add(UIRotationGestureRecognizer(), "turn", to: photo) { turn in
        photo.transform = photo.transform.rotated(by: turn.rotation)
        turn.rotation = 0
      }
      page.button("left", at: 0) { photo.transform = photo.transform.rotated(by: -0.2) }
      page.button("right", at: 1) { photo.transform = photo.transform.rotated(by: 0.2) }
    },
    AuditSetup("two fingers tap to undo", finds: ["pointerGesture: undo on page"]) { page in
      let mark = page.box("mark")
      page.add(UITapGestureRecognizer(), "undo", to: page.view, { $0.numberOfTouchesRequired = 2 })
      { _ in mark.isHidden = true }
    },
    AuditSetup("two fingers tap to undo, and a button") { page in
      let mark = page.box("mark")
      page.add(UITapGestureRecognizer(), "undo", to: page.view, { $0.numberOfTouchesRequired = 2 })
      { _ in mark.isHidden = true }
      page.button("Undo", at: 0) { mark.isHidden = true }
    },
    AuditSetup("two fingers move a line of time", finds: ["pointerGesture: scrub on line"]) {
      page in
      let (line, knob) = (
        page.box("line"), page.box("knob", CGRect(x: 20, y: 600, width: 60, height: 60))
      )
      page.add(UIPanGestureRecognizer(), "scrub", to: line, { $0.minimumNumberOfTouches = 2 }) {
        knob.center.x = 190 + $0.translation(in: line).x / 2
      }
    },
  ]

  static let ofPaths: [AuditSetup] = [
    AuditSetup(
      "swipes turn pages",
      finds: ["pointerGesture: next on card", "pointerGesture: back on card"]
    ) { page in pages(on: page) },
    AuditSetup("swipes turn pages, and buttons") { page in
      let turn = pages(on: page)
      page.button("Back", at: 0) { turn(-1) }
      page.button("Next", at: 1) { turn(1) }
    },
    AuditSetup(
      "swipes turn pages, and a button forwards only", finds: ["pointerGesture: back on card"]
    ) { page in
      let turn = pages(on: page)
      page.button("Next", at: 1) { turn(1) }
    },
    AuditSetup("a swipe removes a card, and a double tap") { page in
      let card = page.box()
      page.add(UISwipeGestureRecognizer(), "swipe", to: card, { $0.direction = .left }) { _ in
        card.removeFromSuperview()
      }
      page.add(UITapGestureRecognizer(), "double tap", to: card, { $0.numberOfTapsRequired = 2 }) {
        _ in card.removeFromSuperview()
      }
    },
    AuditSetup("a swipe removes a card, and a menu that a press opens") { page in
      let card = page.box()
      page.add(UISwipeGestureRecognizer(), "swipe", to: card, { $0.direction = .left }) { _ in
        card.removeFromSuperview()
      }
      page.add(UILongPressGestureRecognizer(), "press", to: card) { [unowned page] press in
        guard press.state == .began else { return }
        page.button("Remove", at: 0) { card.removeFromSuperview() }
      }
    },
    AuditSetup(
      "a swipe removes one card, and a button another one",
      finds: ["pointerGesture: swipe on card"]
    ) { page in
      let card = page.box()
      let other = page.box("other", CGRect(x: 95, y: 600, width: 200, height: 100))
      page.add(UISwipeGestureRecognizer(), "swipe", to: card, { $0.direction = .left }) { _ in
        card.removeFromSuperview()
      }
      page.button("Remove", at: 0) { other.removeFromSuperview() }
    },
    AuditSetup("an edge pan opens a drawer", finds: ["dragging: open on page"]) {
      drawer(on: $0)
    },
    AuditSetup("an edge pan opens a drawer, and a button") { page in
      let open = drawer(on: page)
      page.button("Menu", at: 1) { open() }
    },
    AuditSetup("a swipe does what no screen shows") { page in
      var count = 0
      page.add(UISwipeGestureRecognizer(), "swipe", to: page.box()) { _ in count += 1 }
    },
  ]

  /// A card with pages that swipes turn.
  @MainActor @discardableResult
  private static func pages(on page: AuditPage) -> (Int) -> Void {
    let (card, label) = (page.box(), page.label("number", "Page 5"))
    var number = 5
    func turn(_ step: Int) {
      number += step
      label.text = "Page \(number)"
    }
    page.add(UISwipeGestureRecognizer(), "next", to: card, { $0.direction = .left }) { _ in turn(1)
    }
    page.add(UISwipeGestureRecognizer(), "back", to: card) { _ in turn(-1) }
    return turn
  }

  /// A drawer that comes from the left edge.
  @MainActor @discardableResult
  private static func drawer(on page: AuditPage) -> () -> Void {
    let drawer = page.box("drawer", CGRect(x: -250, y: 0, width: 250, height: 844))
    func open() { drawer.frame.origin.x = 0 }
    page.add(UIScreenEdgePanGestureRecognizer(), "open", to: page.view, { $0.edges = .left }) {
      if $0.state == .ended { open() }
    }
    return open
  }

  static let ofDrags: [AuditSetup] = [
    AuditSetup("a card is dragged", finds: ["dragging: pan on card"]) { $0.drag($0.box()) },
    AuditSetup("a card is dragged, and four buttons move it") { page in
      let card = page.box()
      page.drag(card)
      for (place, way) in [(-20, 0), (20, 0), (0, -20), (0, 20)].enumerated() {
        page.button("move \(place)", at: place) {
          card.center.x += CGFloat(way.0)
          card.center.y += CGFloat(way.1)
        }
      }
    },
    AuditSetup(
      "a card is dragged, and two buttons move it sideways", finds: ["dragging: pan on card"]
    ) { page in
      let card = page.box()
      page.drag(card)
      page.button("left", at: 0) { card.center.x -= 20 }
      page.button("right", at: 1) { card.center.x += 20 }
    },
    AuditSetup("a card is dragged, or tapped and then placed by a tap") { page in
      let card = page.box("card", CGRect(x: 145, y: 320, width: 80, height: 80))
      page.drag(card)
      var isTaken = false
      page.add(UITapGestureRecognizer(), "take", to: card) { _ in
        isTaken = true
        card.backgroundColor = .systemOrange
      }
      page.add(UITapGestureRecognizer(), "place", to: page.view) { tap in
        guard isTaken else { return }
        card.center = tap.location(in: card.superview)
        card.backgroundColor = .systemTeal
        isTaken = false
      }
    },
    AuditSetup("a finger draws", finds: ["dragging: canvas"]) { page in
      let canvas = page.put(AuditView(), "canvas")
      canvas.moved = { touch in
        let dot = UIView(
          frame: CGRect(origin: touch.location(in: canvas), size: CGSize(width: 4, height: 4)))
        dot.isUserInteractionEnabled = false
        canvas.addSubview(dot)
      }
    },
    AuditSetup("a knob is dragged in a view of its own", finds: ["dragging: track"]) { page in
      let track = page.put(AuditView(), "track")
      let knob = page.box("knob", CGRect(x: 0, y: 80, width: 40, height: 40), in: track)
      knob.isUserInteractionEnabled = false
      var last = CGPoint.zero
      track.began = { last = $0.location(in: track) }
      track.moved = {
        knob.center.x += $0.location(in: track).x - last.x
        last = $0.location(in: track)
      }
    },
    AuditSetup("a knob is dragged, and goes where a finger taps") { page in
      let track = page.put(AuditView(), "track")
      let knob = page.box("knob", CGRect(x: 90, y: 90, width: 20, height: 20), in: track)
      knob.isUserInteractionEnabled = false
      track.began = { knob.center = $0.location(in: track) }
      track.moved = { knob.center = $0.location(in: track) }
    },
    AuditSetup("UIKit's own slider, switch, stepper and scroll view") { page in
      page.put(UISlider(), "slider", CGRect(x: 20, y: 100, width: 300, height: 44))
      page.put(UISwitch(), "switch", CGRect(x: 20, y: 160, width: 51, height: 31))
      page.put(UIStepper(), "stepper", CGRect(x: 120, y: 160, width: 94, height: 32))
      let scroller = page.put(UIScrollView(), "scroller")
      scroller.contentSize = CGSize(width: 200, height: 2_000)
      let content = page.box("content", CGRect(x: 0, y: 0, width: 200, height: 300), in: scroller)
      content.isUserInteractionEnabled = false
    },
  ]
}
