// Nothing is wrong with the app: the fingers do not do what the gesture needs.

import TouchAgent
import UIKit

nonisolated extension AgentFault {
  static let ofFingers: [AgentFault] = [
    AgentFault(
      "a tap moves like a drag", cause: ["tap", "moved", "allowed"], [.drag("card", 60, 0)],
      mendedBy: [.tap("card")]
    ) { page in page.want(UITapGestureRecognizer(), "tap", on: page.box()) },
    AgentFault(
      "a tap is held like a press", cause: ["tap", "allowed"], [.press("card", seconds: 2)],
      mendedBy: [.tap("card")]
    ) { page in page.want(UITapGestureRecognizer(), "tap", on: page.box()) },
    AgentFault(
      "a double tap is too slow", cause: ["double", "no further tap within 0.35 s"],
      [.tap("card"), .wait(0.5), .tap("card")], mendedBy: [.tap("card"), .wait(0.1), .tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "double", on: page.box()) { $0.numberOfTapsRequired = 2 }
    },
    AgentFault(
      "the taps of a double tap are far apart", cause: ["double", "moved", "allowed"],
      [.tap(x: 100, y: 300), .tap(x: 260, y: 300)],
      mendedBy: [.tap(x: 100, y: 300), .tap(x: 100, y: 300)]
    ) { page in
      page.want(UITapGestureRecognizer(), "double", on: page.box()) { $0.numberOfTapsRequired = 2 }
    },
    AgentFault(
      "two fingers tap one after the other", cause: ["tap", "allowed"],
      [.down("card"), .wait(2), .down("card"), .up],
      mendedBy: [.tap("card", fingers: 2)]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        $0.numberOfTouchesRequired = 2
      }
    },
    AgentFault(
      "a drag is too short", cause: ["pan", "moved 6", "needed 10"], [.drag("card", 6, 0)],
      mendedBy: [.drag("card", 30, 0)]
    ) { page in page.want(UIPanGestureRecognizer(), "pan", on: page.box()) },
    AgentFault(
      "a swipe is too short", cause: ["swipe", "moved", "needed"],
      [.drag("card", 20, 0, seconds: 0.12)], mendedBy: [.drag("card", 120, 0, seconds: 0.12)]
    ) { page in page.want(UISwipeGestureRecognizer(), "swipe", on: page.box()) },
    AgentFault(
      "a swipe is askew", cause: ["swipe", "strayed"], [.drag("card", 60, 150, seconds: 0.15)],
      mendedBy: [.drag("card", 100, 10, seconds: 0.15)]
    ) { page in page.want(UISwipeGestureRecognizer(), "swipe", on: page.box()) },
    AgentFault(
      "a pinch is too small", cause: ["pinch", "moved", "needed"],
      [.down("card", fingers: 2), .move(0, 2), .up], mendedBy: [.pinch("card", scale: 2)]
    ) { page in page.want(UIPinchGestureRecognizer(), "pinch", on: page.box()) },
    AgentFault(
      "a pinch with one finger", cause: ["pinch", "1 finger, needed 2"], [.drag("card", 80, 0)],
      mendedBy: [.pinch("card", scale: 2)]
    ) { page in page.want(UIPinchGestureRecognizer(), "pinch", on: page.box()) },
    AgentFault(
      "two fingers go side by side, and should turn", cause: ["turn", "turned", "needed"],
      [.down("card", fingers: 2), .move(80, 0), .up], mendedBy: [.rotate("card", degrees: 60)]
    ) { page in page.want(UIRotationGestureRecognizer(), "turn", on: page.box()) },
    AgentFault(
      "a swipe from the edge begins away from it", cause: ["edge pan", "away from its edge"],
      [.drag(x: 60, y: 400, 150, 0)], mendedBy: [.drag(x: 2, y: 400, 150, 0)]
    ) { page in
      page.want(UIScreenEdgePanGestureRecognizer(), "edge pan", on: page.view) {
        $0.edges = .left
      }
    },
    AgentFault(
      "a drag begins beside the view", cause: ["No finger has come to pan", "card"],
      [.drag(x: 20, y: 350, 100, 0)], mendedBy: [.drag(x: 60, y: 350, 100, 0)]
    ) { page in page.want(UIPanGestureRecognizer(), "pan", on: page.box()) }.asking("pan"),
    AgentFault(
      "two fingers swipe where three are needed", cause: ["swipe", "2 fingers, needed 3"],
      [.down("card", fingers: 2), .move(120, 0, seconds: 0.12), .up],
      mendedBy: [.down("card", fingers: 3), .move(120, 0, seconds: 0.12), .up]
    ) { page in
      page.want(UISwipeGestureRecognizer(), "swipe", on: page.box()) {
        $0.numberOfTouchesRequired = 3
      }
    },
    AgentFault(
      "a phone call takes the finger away", cause: ["tap", "the system took the touches away"],
      [.down("card"), .cancel], mendedBy: [.down("card"), .up]
    ) { page in page.want(UITapGestureRecognizer(), "tap", on: page.box()) },
    AgentFault(
      "two fingers tap where one is wanted", cause: ["tap", "allowed 1"],
      [.tap("card", fingers: 2)], mendedBy: [.tap("card")]
    ) { page in page.want(UITapGestureRecognizer(), "tap", on: page.box()) },
    AgentFault(
      "a press is lifted too early", cause: ["press", "lifted after 0.4", "needed 0.5"],
      [.press("card", seconds: 0.4)], mendedBy: [.press("card", seconds: 0.6)]
    ) { page in page.want(UILongPressGestureRecognizer(), "press", on: page.box()) },
    AgentFault(
      "a finger moves before a press has begun", cause: ["press", "moved", "allowed 10"],
      [.drag("card", 40, 0, seconds: 1)], mendedBy: [.press("card")]
    ) { page in page.want(UILongPressGestureRecognizer(), "press", on: page.box()) },
  ]
}
