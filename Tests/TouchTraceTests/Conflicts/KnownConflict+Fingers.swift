// Conflicts of one recognizer with what the fingers did, and of two recognizers with each other.

import TouchKit
import TouchTesting
import TouchTrace

extension KnownConflict {
  static let ofFingers: [KnownConflict] = [
    KnownConflict(
      "a double tap that is too slow", says: ["no further tap within 0.35 s", "earlier"],
      .tap(at: middle).then(.tap(at: middle), after: 0.5)
    ) { add(UITapGestureRecognizer(), "double", to: $0) { $0.numberOfTapsRequired = 2 } },
    KnownConflict(
      "a double tap whose second tap is elsewhere", says: ["double", "allowed 45"],
      .tap(at: middle).then(.tap(at: CGPoint(x: 160, y: 320)), after: 0.1)
    ) { add(UITapGestureRecognizer(), "double", to: $0) { $0.numberOfTapsRequired = 2 } },
    KnownConflict(
      "a triple tap of two taps", says: ["triple", "no further tap within 0.35 s"],
      .doubleTap(at: middle)
    ) { add(UITapGestureRecognizer(), "triple", to: $0) { $0.numberOfTapsRequired = 3 } },
    KnownConflict(
      "a tap that is held", says: ["not over after the allowed 0.75 s", "shorter"],
      .longPress(at: middle, for: 1)
    ) { add(UITapGestureRecognizer(), "tap", to: $0) },
    KnownConflict(
      "a tap that slides far", says: ["allowed 45", "55 points less"], drag(100, 0, over: 0.1)
    ) { add(UITapGestureRecognizer(), "tap", to: $0) },
    KnownConflict(
      "a long press that is lifted early", says: ["lifted after 0.3 s, needed 0.5 s", "longer"],
      .longPress(at: middle, for: 0.3)
    ) { add(UILongPressGestureRecognizer(), "press", to: $0) },
    KnownConflict(
      "a long press that moves", says: ["press", "allowed 10", "points less"],
      .down(at: middle).move(by: CGVector(dx: 30, dy: 0), over: 0.3).wait(0.5).up()
    ) { add(UILongPressGestureRecognizer(), "press", to: $0) },
    KnownConflict(
      "a pan that hardly moves", says: ["moved 6, needed 10", "points further"], drag(6, 0)
    ) { add(UIPanGestureRecognizer(), "pan", to: $0) },
    KnownConflict(
      "a pan of two fingers with one", says: ["1 finger, needed 2", "one more finger"], drag(80, 0)
    ) { add(UIPanGestureRecognizer(), "pan", to: $0) { $0.minimumNumberOfTouches = 2 } },
    KnownConflict(
      "a swipe the other way", says: ["against its direction", "moved the other way"],
      .swipe(.left, from: CGPoint(x: 220, y: 200))
    ) { add(UISwipeGestureRecognizer(), "swipe", to: $0) },
    KnownConflict(
      "a swipe that is slow", says: ["swipe", "shorter"], drag(100, 0, over: 2)
    ) { add(UISwipeGestureRecognizer(), "swipe", to: $0) },
    KnownConflict(
      "a swipe that is short", says: ["swipe", "needed", "points further"], drag(25, 0, over: 0.1)
    ) { add(UISwipeGestureRecognizer(), "swipe", to: $0) },
    KnownConflict(
      "a swipe that strays", says: ["strayed", "horizontal line"], drag(129, 153, over: 0.15)
    ) { add(UISwipeGestureRecognizer(), "swipe", to: $0) },
    KnownConflict(
      "a pinch that hardly moves", says: ["pinch", "needed 8", "points further"],
      pair(apart: 1.06)
    ) {
      $0.isMultipleTouchEnabled = true
      add(UIPinchGestureRecognizer(), "pinch", to: $0)
    },
    KnownConflict(
      "a rotation that hardly turns", says: ["turn", "turned", "needed"], pair(turned: 0.05)
    ) {
      $0.isMultipleTouchEnabled = true
      add(UIRotationGestureRecognizer(), "turn", to: $0)
    },
    KnownConflict(
      "an edge pan from the middle", says: ["began away from its edge by 160"], drag(100, 0)
    ) {
      add(UIScreenEdgePanGestureRecognizer(), "edge", to: $0) { $0.edges = .left }
    },
    KnownConflict(
      "a tap of one finger with two", says: ["2 fingers, allowed 1", "finger 2 did not touch"],
      .tap(at: middle, fingers: 2)
    ) {
      $0.isMultipleTouchEnabled = true
      add(UITapGestureRecognizer(), "tap", to: $0)
    },
  ]

  static let ofTwoRecognizers: [KnownConflict] = [
    KnownConflict(
      "a swipe beside a pan", says: ["swipe", "excluded by pan", "pan.require(toFail: swipe)"],
      .swipe(.right, from: CGPoint(x: 60, y: 200))
    ) {
      add(UISwipeGestureRecognizer(), "swipe", to: $0)
      add(UIPanGestureRecognizer(), "pan", to: $0)
    },
    KnownConflict(
      "a tap around a tap",
      says: ["outer", "excluded by inner", "shouldRecognizeSimultaneouslyWith"], .tap(at: middle)
    ) {
      add(UITapGestureRecognizer(), "outer", to: $0)
      add(UITapGestureRecognizer(), "inner", to: addView("card", to: $0))
    },
    KnownConflict(
      "a pan around a pan",
      says: ["outer", "excluded by inner", "inner.require(toFail: outer)"], drag(80, 0)
    ) {
      add(UIPanGestureRecognizer(), "outer", to: $0)
      add(UIPanGestureRecognizer(), "inner", to: addView("card", to: $0))
    },
    KnownConflict(
      "an older pan beside a newer one", says: ["old", "excluded by new"], drag(80, 0)
    ) {
      add(UIPanGestureRecognizer(), "old", to: $0)
      add(UIPanGestureRecognizer(), "new", to: $0)
    },
    KnownConflict(
      "a single tap that waits for a double tap",
      says: ["single", "required the failure of double, which was recognized"],
      .doubleTap(at: middle)
    ) {
      let double = add(UITapGestureRecognizer(), "double", to: $0) { $0.numberOfTapsRequired = 2 }
      add(UITapGestureRecognizer(), "single", to: $0) { $0.require(toFail: double) }
    },
    KnownConflict(
      "a pan after a long press", says: ["pan", "excluded by press"],
      .down(at: middle).wait(0.7).move(by: CGVector(dx: 80, dy: 0), over: 0.2).up()
    ) {
      add(UIPanGestureRecognizer(), "pan", to: $0)
      add(UILongPressGestureRecognizer(), "press", to: $0)
    },
    KnownConflict(
      "a pinch beside a rotation", says: ["turn", "excluded by pinch"], pair(apart: 2)
    ) {
      $0.isMultipleTouchEnabled = true
      add(UIRotationGestureRecognizer(), "turn", to: $0)
      add(UIPinchGestureRecognizer(), "pinch", to: $0)
    },
    KnownConflict(
      "a rotation beside a pinch", says: ["pinch", "excluded by turn"], pair(turned: 1)
    ) {
      $0.isMultipleTouchEnabled = true
      add(UIRotationGestureRecognizer(), "turn", to: $0)
      add(UIPinchGestureRecognizer(), "pinch", to: $0)
    },
    KnownConflict(
      "an edge pan beside a pan", says: ["edge", "excluded by pan", "pan.require(toFail: edge)"],
      .down(at: CGPoint(x: 3, y: 200)).move(by: CGVector(dx: 150, dy: 0), over: 0.2).up()
    ) {
      add(UIScreenEdgePanGestureRecognizer(), "edge", to: $0) { $0.edges = .left }
      add(UIPanGestureRecognizer(), "pan", to: $0)
    },
    KnownConflict(
      "a tap that waits for a long press",
      says: ["tap", "required the failure of press, which began"],
      .longPress(at: middle, for: 0.6)
    ) {
      let press = add(UILongPressGestureRecognizer(), "press", to: $0)
      add(UITapGestureRecognizer(), "tap", to: $0) { $0.require(toFail: press) }
    },
    KnownConflict(
      "a pan that waits for a swipe that comes", says: ["pan", "required the failure of swipe"],
      .swipe(.right, from: CGPoint(x: 60, y: 200))
    ) {
      let swipe = add(UISwipeGestureRecognizer(), "swipe", to: $0)
      add(UIPanGestureRecognizer(), "pan", to: $0) { $0.require(toFail: swipe) }
    },
  ]
}
