// How each thing that the examples say can be tried is done by one switch.

import Testing
import TouchAssistance
import TouchKit
import TouchTrace

/// What is chosen in an app so that one thing to try comes true.
nonisolated struct SwitchWay: Sendable, CustomTestStringConvertible {
  let app: String
  let sign: String
  let use: @MainActor @Sendable (SwitchUser) -> Bool

  init(_ app: String, _ sign: String, _ use: @escaping @MainActor @Sendable (SwitchUser) -> Bool) {
    (self.app, self.sign, self.use) = (app, sign, use)
  }

  var testDescription: String { "\(app): \(sign)" }
}

nonisolated extension SwitchWay {
  static let all = pictures + pads + drawings + lists + controls + pages

  private static let pictures: [SwitchWay] = [
    .init("PhotoBoard", "pan began") { $0.make("drag right", on: "mountain") },
    .init("PhotoBoard", "pinch began") { $0.make("spread", on: "mountain") },
    .init("PhotoBoard", "rotation began") { $0.make("turn right", on: "lighthouse") },
    .init("PhotoBoard", "tap ended") { $0.make("double tap", on: "lighthouse") },
    .init("PhotoBoard", "longPress began") { $0.make("press", on: "mountain") },
    .init("PhotoBoard", "swipe ended") { $0.make("swipe left", at: 200, 100) },
    .init("PhotoBoard", "tickle ended") { user in
      user.add("tickle", [(0, 0), (-60, 0), (60, 0), (-60, 0)], over: 0.5)
      return user.make("tickle", at: 200, 120)
    },
  ]

  private static let pads: [SwitchWay] = [
    .init("GestureLab", "single tap: possible, ended") { $0.make("tap", at: 100, 90) },
    .init("GestureLab", "double tap: possible, ended") { $0.make("double tap", at: 100, 90) },
    .init("GestureLab", "began, cancelled") { $0.make("double tap", at: 290, 90) },
    .init("GestureLab", "swipe: possible, ended") { $0.make("swipe right", at: 60, 260) },
    .init("GestureLab", "pan: possible, began") { $0.make("drag up", at: 100, 300) },
    .init("GestureLab", "checkmark: possible, ended") { user in
      user.add("draw a check", [(0, 0), (20, 25), (70, -50)], over: 0.6)
      return user.make("draw a check", at: 250, 270)
    },
    .init("EventLab", "Inner hears began") { $0.make("tap", at: 120, 200) },
    .init("EventLab", "Follower hears") { $0.make("drag down", at: 315, 90) },
    .init("EventLab", "Off is asked") { $0.make("tap", at: 260, 180) },
    .init("EventLab", "a shake begins") { $0.choose("the device") && $0.choose("shake") },
    .init("EventLab", "remote control:") {
      $0.choose("the device") && $0.choose("play or pause")
    },
  ]

  private static let drawings: [SwitchWay] = [
    .init("MatchItUp", "that is the odd one") { user in
      user.addCircle(radius: 95)
      let pictures = user.pictures
      let odd = pictures.firstIndex { picture in pictures.count { $0 == picture } == 1 }
      guard let odd else { return false }
      return user.make("draw a circle", on: "picture \(odd + 1) of 4")
    },
    .init("MatchItUp", ": ") { $0.make("drag right", at: 100, 740) },
    .init("StrokeLab", " %") { user in
      user.addCircle(radius: 80)
      return user.make("draw a circle", at: 195, 480)
    },
    .init("StrokeLab", "othing I know") { user in
      user.add(
        "scribble", [(0, 0), (90, 10), (-20, 40), (110, -60), (-60, -50), (30, 70), (80, -90)],
        over: 1)
      return user.make("scribble", at: 180, 480)
    },
    .init("StrokeLab", "Draw an example") { $0.choose("Arrow") && $0.choose("activate") },
    .init("Sketchpad", "shape began") { $0.drawBox(resting: 1.2) },
    .init("Sketchpad", "Scratched out") { user in
      user.add("draw a line", [(0, 0), (60, 0)], over: 0.4)
      let zigzag = [-30.0, 30, -30, 30, -30, 30, -30].enumerated().map {
        (x: CGFloat(10 * $0.offset), y: CGFloat($0.element))
      }
      user.add("scratch", zigzag, over: 0.6)
      guard user.make("draw a line", at: 150, 400) else { return false }
      user.rest(2)
      return user.make("scratch", at: 150, 400)
    },
    .init("Sketchpad", "Selected") { $0.selectBox() },
    .init("Sketchpad", "Moved") { user in
      guard user.selectBox() else { return false }
      user.rest(1)
      return user.make("drag down", at: 200, 400)
    },
    .init("Sketchpad", "scrollPinchRecognizer began") { $0.make("spread", at: 200, 500) },
    .init("Sketchpad", "undo ended") { user in
      user.drawBox() && user.make("tap with two fingers", at: 200, 650)
    },
  ]

  private static let lists: [SwitchWay] = [
    .init("Lists", "scrollPanRecognizer began") { $0.make("drag up", at: 200, 500) },
    .init("Lists", "Delete") { $0.make("swipe left", at: 250, 290) },
    .init("Lists", "Mark") { $0.make("swipe right", at: 100, 290) },
    .init("Lists", "tap ended") { $0.make("double tap", on: "Lighthouse") },
    .init("Lists", "scrollPinchRecognizer began") { $0.make("spread", on: "Lighthouse") },
    .init("Lists", "Message 41") { user in
      user.add("pull down", [(0, 0), (0, 400)], over: 0.8)
      return user.make("pull down", at: 200, 280)
    },
    .init("Sheet", "The sheet is large") { user in
      user.add("pull up", [(0, 0), (0, -380)], over: 0.5)
      return user.make("pull up", at: 195, 430)
    },
    .init("Sheet", "scrollPanRecognizer began") { user in
      user.add("pull up", [(0, 0), (0, -380)], over: 0.5)
      guard user.make("pull up", at: 195, 430) else { return false }
      user.rest(2)
      return user.make("drag up", at: 195, 500)
    },
    .init("Sheet", "You chose") { $0.choose("Place 2") && $0.choose("activate") },
    .init("Sheet", "The sheet is gone") { user in
      user.add("pull down", [(0, 0), (0, 400)], over: 0.3)
      return user.make("pull down", at: 195, 430)
    },
  ]

  private static let controls: [SwitchWay] = [
    .init("Controls", "button was pressed") { $0.choose("Press") && $0.choose("activate") },
    .init("Controls", "The switch is") { $0.choose("Switch, 0") && $0.choose("activate") },
    .init("Controls", "slider's value") { $0.choose("Slider, 50 %") && $0.choose("more") },
    .init("Controls", "The text:") { user in
      guard user.choose("Text, Write here"), user.choose("activate") else { return false }
      user.rest(1)
      return user.choose("keys") && user.choose("h")
    },
    .init("Controls", "tap ended") { $0.make("tap", at: 200, 620) },
    .init("Drawer", "Inbox") { user in
      user.add("drag far", [(0, 0), (230, 0)], over: 0.5)
      return user.make("drag far", at: 100, 500)
    },
    .init("Drawer", "Anna") { user in
      user.add("drag far", [(0, 0), (-230, 0)], over: 0.5)
      return user.make("drag far", at: 300, 500)
    },
  ]

  private static let pages: [SwitchWay] = [
    .init("PagesAndPop", "Page 1") { $0.openPages() },
    .init("PagesAndPop", "scrollPanRecognizer began") {
      $0.openPages() && $0.make("swipe left", at: 200, 400)
    },
    .init("PagesAndPop", "backSwipeRecognizer ended") { user in
      user.scanner.gestures.append(
        SwitchGesture("from the left edge") { place in
          .drag(from: CGPoint(x: 2, y: place.y), to: CGPoint(x: 320, y: place.y), over: 0.3)
        })
      return user.openPages() && user.make("from the left edge", at: 10, 400)
    },
  ]
}

extension SwitchUser {
  /// A helper has added a path, from a point of the screen on.
  func add(_ name: String, _ way: [(x: CGFloat, y: CGFloat)], over time: TimeInterval) {
    scanner.gestures.append(
      SwitchGesture(name) { place in
        .draw(way.map { CGPoint(x: place.x + $0.x, y: place.y + $0.y) }, over: time)
      })
  }

  /// A helper has added a circle around a place.
  func addCircle(radius: CGFloat) {
    scanner.gestures.append(
      SwitchGesture("draw a circle") { .circle(around: $0, radius: radius, turns: 1.05) })
  }

  /// Makes a gesture at an element.
  func make(_ gesture: String, on element: String) -> Bool {
    choose(element) && choose("gestures") && choose(gesture)
  }

  /// Draws a box in the Sketchpad.
  func drawBox(resting rest: TimeInterval = 0) -> Bool {
    scanner.gestures.append(
      SwitchGesture("draw a box") { place in
        let corners = [(0, 0), (140, 0), (140, 120), (0, 120), (0, 2)].map {
          CGPoint(x: place.x + CGFloat($0.0), y: place.y + CGFloat($0.1))
        }
        return corners.dropFirst().reduce(Fingers.down(at: corners[0])) {
          $0.move(to: $1, over: 0.25)
        }.wait(rest).up()
      })
    defer { self.rest(2) }
    return make("draw a box", at: 130, 340)
  }

  /// Draws a box in the Sketchpad, and selects it.
  func selectBox() -> Bool {
    addCircle(radius: 140)
    guard drawBox(), choose("Lasso"), choose("activate") else { return false }
    self.rest(1)
    return make("draw a circle", at: 200, 400)
  }

  /// Opens pages that scroll sideways.
  func openPages() -> Bool {
    defer { rest(2) }
    return choose("Own button, right") && choose("activate")
  }
}
