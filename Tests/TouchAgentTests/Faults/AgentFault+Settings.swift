// Faults in how a recognizer is set.

import TouchAgent
import UIKit

nonisolated extension AgentFault {
  static let ofSettings: [AgentFault] = [
    AgentFault(
      "a recognizer is disabled", cause: ["tap", "it is not enabled"], [.tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) { $0.isEnabled = page.isMended }
    },
    AgentFault(
      "a tap needs two taps", cause: ["tap", "no further tap within 0.35 s"],
      [.tap("card"), .wait(1)]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        $0.numberOfTapsRequired = page.isMended ? 1 : 2
      }
    },
    AgentFault(
      "a tap needs two fingers", cause: ["tap", "1 finger, needed 2"], [.tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        $0.numberOfTouchesRequired = page.isMended ? 1 : 2
      }
    },
    AgentFault(
      "a long press needs two seconds", cause: ["press", "lifted after", "needed 2 s"],
      [.press("card")]
    ) { page in
      page.want(UILongPressGestureRecognizer(), "press", on: page.box()) {
        $0.minimumPressDuration = page.isMended ? 0.5 : 2
      }
    },
    AgentFault(
      "a long press allows hardly any movement", cause: ["press", "moved", "allowed 3"],
      [.down("card"), .move(8, 0), .wait(0.6)]
    ) { page in
      page.want(UILongPressGestureRecognizer(), "press", on: page.box()) {
        $0.allowableMovement = page.isMended ? 10 : 3
      }
    },
    AgentFault(
      "a swipe goes the other way", cause: ["swipe", "against its direction"],
      [.drag("card", -120, 0, seconds: 0.12)]
    ) { page in
      page.want(UISwipeGestureRecognizer(), "swipe", on: page.box()) {
        $0.direction = page.isMended ? .left : .right
      }
    },
    AgentFault(
      "a swipe goes up where a swipe right is wanted", cause: ["swipe", "strayed"],
      [.drag("card", 120, 0, seconds: 0.12)]
    ) { page in
      page.want(UISwipeGestureRecognizer(), "swipe", on: page.box()) {
        $0.direction = page.isMended ? .right : .up
      }
    },
    AgentFault(
      "a swipe needs two fingers", cause: ["swipe", "1 finger, needed 2"],
      [.drag("card", 120, 0, seconds: 0.12)]
    ) { page in
      page.want(UISwipeGestureRecognizer(), "swipe", on: page.box()) {
        $0.numberOfTouchesRequired = page.isMended ? 1 : 2
      }
    },
    AgentFault(
      "a pan needs two fingers", cause: ["pan", "1 finger, needed 2"], [.drag("card", 60, 0)]
    ) { page in
      page.want(UIPanGestureRecognizer(), "pan", on: page.box()) {
        $0.minimumNumberOfTouches = page.isMended ? 1 : 2
      }
    },
    AgentFault(
      "a pan needs two fingers and takes at most one", cause: ["pan", "never begins"],
      [.down("card", fingers: 2), .move(60, 0), .up]
    ) { page in
      page.want(UIPanGestureRecognizer(), "pan", on: page.box()) {
        $0.minimumNumberOfTouches = 2
        $0.maximumNumberOfTouches = page.isMended ? 2 : 1
      }
    },
    AgentFault(
      "an edge pan is for the other edge", cause: ["edge pan", "away from its edge"],
      [.drag(x: 2, y: 400, 100, 0)]
    ) { page in
      page.want(UIScreenEdgePanGestureRecognizer(), "edge pan", on: page.view) {
        $0.edges = page.isMended ? .left : .right
      }
    },
    AgentFault(
      "an edge pan has no edge", cause: ["edge pan", "it has no edge"],
      [.drag(x: 2, y: 400, 100, 0)]
    ) { page in
      page.want(UIScreenEdgePanGestureRecognizer(), "edge pan", on: page.view) {
        if page.isMended { $0.edges = .left }
      }
    },
    AgentFault(
      "a tap is for a pencil", cause: ["tap", "allowedTouchTypes"], [.tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        if !page.isMended {
          $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        }
      }
    },
    AgentFault(
      "a hover recognizer waits for a finger", cause: ["hover", "another kind of input"],
      [.press("card")]
    ) { page in
      if page.isMended {
        page.want(UILongPressGestureRecognizer(), "press", on: page.box())
      } else {
        page.want(UIHoverGestureRecognizer(), "hover", on: page.box())
      }
    },
    AgentFault(
      "one recognizer was added to two views, and has only the last",
      cause: ["No finger has come to tap", "second card"], [.tap("first card")]
    ) { page in
      let half = CGRect(x: 45, y: 200, width: 300, height: 140)
      let first = page.box("first card", half)
      let second = page.box("second card", half.offsetBy(dx: 0, dy: 160))
      let tap = page.want(UITapGestureRecognizer(), "tap", on: first)
      if page.isMended {
        page.want(UITapGestureRecognizer(), "other tap", on: second)
      } else {
        second.addGestureRecognizer(tap)
      }
    }.asking("tap"),
    AgentFault(
      "a recognizer was made and never added to a view", cause: ["addGestureRecognizer"],
      [.tap("card")]
    ) { page in
      let card = page.box()
      let tap = page.want(UITapGestureRecognizer(), "tap", on: card)
      if !page.isMended {
        card.removeGestureRecognizer(tap)
        page.objects.append(tap)
      }
    }.asking("tap"),
    AgentFault(
      "a tap needs three taps", cause: ["tap", "no further tap within 0.35 s"],
      [.tap("card", taps: 2), .wait(1)]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        $0.numberOfTapsRequired = page.isMended ? 2 : 3
      }
    },
    AgentFault(
      "a recognizer of a superview is on the wrong one of two",
      cause: ["No finger has come to tap", "drawer"], [.tap("card")]
    ) { page in
      let panel = page.box("panel")
      let card = page.box("card", CGRect(x: 0, y: 0, width: 100, height: 100), in: panel)
      let other = page.box("drawer", CGRect(x: 150, y: 0, width: 100, height: 100), in: panel)
      page.want(UITapGestureRecognizer(), "tap", on: page.isMended ? card : other)
    }.asking("tap"),
  ]
}
