// A pan and a swipe on one view: without a relation the pan takes every swipe.

import Testing
import TouchTesting
import UIKit

@Suite struct ASwipeBesideAPan {
  private let place = CGPoint(x: 100, y: 100)

  /// A pan and a swipe, added in both orders.
  private func both(
    _ body: (TestScreen, UIPanGestureRecognizer, UISwipeGestureRecognizer) -> Void
  ) {
    for isPanFirst in [true, false] {
      withScreen(recording: verdicts.union(.waits)) { screen in
        let board = screen.view("board")
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        if isPanFirst { screen.add(pan, named: "pan", to: board) }
        screen.add(swipe, named: "swipe", to: board)
        if !isPanFirst { screen.add(pan, named: "pan", to: board) }
        body(screen, pan, swipe)
      }
    }
  }

  //  finger 1  ●→→→→○   the pan begins after 10 points, the swipe would after 50
  @Test func withoutARelationTheSwipeIsTakenAsAPan() {
    both { screen, _, _ in
      screen.play(.swipe(.right, from: place))
      screen.expect("swipe failed, pan began @0.017, pan changed…, pan ended")
    }
  }

  //  finger 1  ●→→→→○   fast
  @Test func aPanThatRequiresTheSwipesFailureLeavesItTheSwipe() {
    both { screen, pan, swipe in
      pan.require(toFail: swipe)
      screen.play(.swipe(.right, from: place))
      screen.expect("pan waits for swipe, pan failed, swipe ended")
    }
  }

  //  finger 1  ●━→━→━→━→━→━○   slow, or across the swipe's way
  @Test func andBeginsWhenItIsNone() {
    both { screen, pan, swipe in
      pan.require(toFail: swipe)
      screen.play(.drag(from: place, to: CGPoint(x: 200, y: 100), over: 2))
      screen.expect(
        "pan waits for swipe, swipe failed, pan began @0.5, pan changed…, pan ended")
    }
  }
}
