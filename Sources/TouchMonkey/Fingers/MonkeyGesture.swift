// What fingers do in one go, as scripts of `Fingers`.

import GestureCore
import TouchKit
import TouchTrace

/// A kind of gesture.
nonisolated enum MonkeyGesture: Int, CaseIterable {
  case tap, doubleTap, tripleTap, twoFingerTap
  case longPress, pressAndDrag
  case nudge, drag, dragTwice, flick, twoFingerDrag, edgeDrag
  case leave, leaveAndReturn
  case pinch, turn
  case zigzag, circle

  /// A place where it begins, and what is around it.
  struct Stage {
    /// Where it begins, in points of the screen.
    var place: CGPoint
    /// Another place that can be touched.
    var other: CGPoint
    /// The size of the screen, in points.
    var size: CGSize
  }

  /// The fingers of one such gesture.
  func fingers(on stage: Stage, _ dice: inout Dice) -> Fingers {
    let place = stage.place
    let time = dice.number(0.05...0.4)
    switch self {
    case .tap: return .tap(at: place, for: dice.number(0.02...0.15))
    case .doubleTap: return .tap(at: place, taps: 2, gap: dice.number(0.03...0.3))
    case .tripleTap: return .tap(at: place, taps: 3, gap: dice.number(0.03...0.2))
    case .twoFingerTap: return .tap(at: place, fingers: 2 + dice.below(2))
    case .longPress: return .longPress(at: place, for: dice.number(0.45...1.5))
    case .pressAndDrag:
      return Fingers.down(at: place).wait(dice.number(0.5...1)).move(to: stage.other, over: time)
        .wait(dice.number(0...0.3)).up()
    case .nudge:
      let way = CGVector(dx: dice.number(-30...30), dy: dice.number(-30...30))
      return Fingers.down(at: place).move(by: way, over: time).up()
    case .drag: return .drag(from: place, to: stage.other, over: time)
    case .dragTwice:
      return Fingers.down(at: place).move(to: stage.other, over: time)
        .wait(dice.number(0...0.2)).move(to: place, over: time).up()
    case .flick:
      return .swipe(
        dice.one(of: Fingers.Direction.allCases), from: place, by: dice.number(60...300),
        over: dice.number(0.05...0.2))
    case .twoFingerDrag: return Self.twoFingerDrag(from: place, to: stage.other, over: time)
    case .edgeDrag:
      let edge = dice.one(of: [UIRectEdge.left, .left, .right, .top, .bottom])
      return .edgeDrag(from: edge, of: stage.size, by: dice.number(20...400), over: time)
    case .leave: return .drag(from: place, to: Self.outside(stage, &dice), over: time)
    case .leaveAndReturn:
      return Fingers.down(at: place).move(to: Self.outside(stage, &dice), over: time)
        .move(to: place, over: time).up()
    case .pinch:
      return .pinch(
        at: place, by: dice.one(of: [0.1, 0.4, 0.8, 1.3, 2, 4]), angle: dice.number(0...6.3),
        over: dice.number(0.1...0.4))
    case .turn: return .rotate(at: place, by: dice.number(-3...3), over: dice.number(0.1...0.4))
    case .zigzag: return .draw(Self.zigzag(from: place, &dice), over: dice.number(0.2...0.8))
    case .circle:
      return .circle(
        around: place, radius: dice.number(30...120), over: dice.number(0.3...1))
    }
  }

  private static func twoFingerDrag(
    from start: CGPoint, to end: CGPoint, over time: TimeInterval
  ) -> Fingers {
    func beside(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + 60, y: point.y) }
    return Fingers.down(at: start, beside(start)).move(to: end, beside(end), over: time).up()
  }

  /// A place beyond an edge of the screen.
  private static func outside(_ stage: Stage, _ dice: inout Dice) -> CGPoint {
    let beyond = dice.number(1...60)
    switch dice.below(4) {
    case 0: return CGPoint(x: -beyond, y: stage.place.y)
    case 1: return CGPoint(x: stage.size.width + beyond, y: stage.place.y)
    case 2: return CGPoint(x: stage.place.x, y: -beyond)
    default: return CGPoint(x: stage.place.x, y: stage.size.height + beyond)
    }
  }

  private static func zigzag(from place: CGPoint, _ dice: inout Dice) -> [CGPoint] {
    let (width, height) = (dice.number(40...150), dice.number(-10...10))
    return (0...(2 + dice.below(5))).map { step in
      CGPoint(
        x: place.x + (step.isMultiple(of: 2) ? 0 : width), y: place.y + Double(step) * height)
    }
  }
}
