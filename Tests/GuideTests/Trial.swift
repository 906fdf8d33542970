// What the fingers do in each question, as the articles show it.

import TouchTesting
import TouchTrace
import UIKit

/// What the fingers of a question do, and what is said about it.
struct Trial {
  /// What the fingers do.
  let fingers: Fingers
  /// The names of the recognizers that the article is about; all if there are none.
  var about: [String] = []

  /// The screen.
  static let header = TraceHeader(size: CGSize(width: 320, height: 480))

  /// The fingers as a recording, with the time that all waiting takes.
  var trace: Trace {
    Trace(Self.header, fingers.events.map { .touches($0) } + [.time(fingers.duration + 2)])
  }

  /// The trials, by the names of the questions.
  static var all: [String: Trial] {
    [
      "DoubleTap": Trial(fingers: doubleTap),
      "PanInList": Trial(fingers: panInList, about: ["row's pan", "list's pan"]),
      "SwipeBack": Trial(fingers: swipeBack, about: ["cards' pan", "edge"]),
      "PinchAndTurn": Trial(fingers: pinchAndTurn),
      "TapOverTable": Trial(fingers: tapOverTable),
      "OutsideBounds": Trial(fingers: outsideBounds),
      "LateHighlight": Trial(fingers: lateHighlight),
      "LongPressTwice": Trial(fingers: longPressTwice),
      "LateStroke": Trial(fingers: lateStroke),
      "SecondTap": Trial(fingers: secondTap),
      "ControlUnderTap": Trial(fingers: controlUnderTap),
      "SwipeBesidePan": Trial(fingers: swipeBesidePan),
      "OpenStroke": Trial(fingers: openStroke),
      "DeafImage": Trial(fingers: deafImage),
      "BothAtOnce": Trial(fingers: bothAtOnce),
    ]
  }

  // DoubleTap begins
  private static let doubleTap = Fingers.doubleTap(at: CGPoint(x: 160, y: 240))
  // DoubleTap ends

  // PanInList begins
  private static let panInList = Fingers.drag(
    from: CGPoint(x: 160, y: 240), to: CGPoint(x: 164, y: 140))
  // PanInList ends

  // SwipeBack begins
  private static let swipeBack = Fingers.drag(
    from: CGPoint(x: 2, y: 240), to: CGPoint(x: 260, y: 240), over: 0.3)
  // SwipeBack ends

  // PinchAndTurn begins
  private static let pinchAndTurn =
    Fingers
    .down(at: CGPoint(x: 110, y: 240), CGPoint(x: 210, y: 240))
    .turn(by: 0.9, spreadingBy: 1.8, over: 0.4).up()
  // PinchAndTurn ends

  // TapOverTable begins
  private static let tapOverTable = Fingers.tap(at: CGPoint(x: 160, y: 60))
  // TapOverTable ends

  // OutsideBounds begins
  private static let outsideBounds = Fingers.tap(at: CGPoint(x: 270, y: 170))
  // OutsideBounds ends

  // LateHighlight begins
  private static let lateHighlight = Fingers.tap(at: CGPoint(x: 60, y: 60), for: 0.1)
    .then(
      .drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 10)),
      after: 0.5)
  // LateHighlight ends

  // LongPressTwice begins
  private static let longPressTwice = Fingers.longPress(at: CGPoint(x: 160, y: 240), for: 0.8)
  // LongPressTwice ends

  // LateStroke begins
  private static let lateStroke = Fingers.drag(
    from: CGPoint(x: 100, y: 240), to: CGPoint(x: 200, y: 240))
  // LateStroke ends

  // SecondTap begins
  private static let secondTap = Fingers.tap(at: CGPoint(x: 80, y: 100))
    .then(.tap(at: CGPoint(x: 240, y: 300)), after: 0.15)
  // SecondTap ends

  // ControlUnderTap begins
  private static let controlUnderTap = Fingers.tap(at: CGPoint(x: 160, y: 240))
  // ControlUnderTap ends

  // SwipeBesidePan begins
  private static let swipeBesidePan = Fingers.swipe(.left, from: CGPoint(x: 240, y: 240))
  // SwipeBesidePan ends

  // OpenStroke begins
  private static let openStroke = Fingers.down(at: CGPoint(x: 110, y: 240))
    .move(to: CGPoint(x: 120, y: 240), over: 0.1)
    .down(at: CGPoint(x: 200, y: 240))
    .turn(spreadingBy: 1.6, over: 0.2).up()
  // OpenStroke ends

  // DeafImage begins
  private static let deafImage = Fingers.tap(at: CGPoint(x: 160, y: 240))
  // DeafImage ends

  // BothAtOnce begins
  private static let bothAtOnce = Fingers.drag(
    from: CGPoint(x: 160, y: 240), to: CGPoint(x: 240, y: 240))
  // BothAtOnce ends
}
