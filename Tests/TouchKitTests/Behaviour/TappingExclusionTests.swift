// Taps and long presses among themselves: who needs more taps is not excluded by who needs fewer.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

@Suite struct TappingExclusion {
  @Test func theTableOfTapsAndLongPressesIsThis() {
    func tap(_ taps: Int) -> UIGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      return tap
    }
    func press(_ taps: Int) -> UIGestureRecognizer {
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = taps
      return press
    }
    let all: [(String, UIGestureRecognizer)] = [
      ("tap1", tap(1)), ("tap2", tap(2)), ("tap3", tap(3)),
      ("press0", press(0)), ("press1", press(1)), ("press2", press(2)),
    ]
    let table = all.map { name, winner in
      "\(name) prevents "
        + all.filter { winner.canPrevent($0.1) }.map(\.0).joined(separator: " ")
    }
    #expect(
      table == [
        "tap1 prevents tap1 press0",
        "tap2 prevents tap1 tap2 press0 press1",
        "tap3 prevents tap1 tap2 tap3 press0 press1 press2",
        "press0 prevents tap1 tap2 tap3 press0",
        "press1 prevents tap1 tap2 tap3 press0 press1",
        "press2 prevents tap1 tap2 tap3 press0 press1 press2",
      ])
  }

  @Test func withDifferentNumbersOfFingersEachPreventsEach() {
    let taps: [UIGestureRecognizer] = [1, 2, 3].map { count in
      let tap = UITapGestureRecognizer()
      (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (count, count)
      return tap
    }
    for one in taps {
      for other in taps where other !== one { #expect(one.canPrevent(other)) }
    }
    let press = UILongPressGestureRecognizer()
    (press.numberOfTouchesRequired, press.numberOfTapsRequired) = (2, 5)
    #expect(taps[0].canPrevent(press) && press.canPrevent(taps[0]))
  }

  @Test func everyOtherPairPreventsAndCanBePrevented() {
    let others: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), Scripted(),
    ]
    for one in others {
      for other in others where other !== one {
        #expect(one.canPrevent(other) && one.canBePrevented(by: other))
      }
    }
  }

  @Test func aSingleTapLeavesADoubleTapItsChance() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "single", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      screen.play(.doubleTap(at: place))
      // The second tap is the double tap's alone: it comes first, and prevents the single one.
      screen.expect("single ended, single failed, double ended")
    }
  }

  @Test func aDoubleTapFirstInOrderOrNotSharesTheSecondTapAccordingly() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      screen.add(UITapGestureRecognizer(), named: "single", to: board)
      screen.play(.doubleTap(at: place))
      // The single tap comes first, and cannot prevent the double one.
      screen.expect("single ended, single ended, double ended")
    }
  }

  @Test func aTapLeavesALongPressAfterATapItsChance() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let press = screen.add(UILongPressGestureRecognizer(), named: "tapAndHold", to: board)
      press.numberOfTapsRequired = 1
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(Fingers.tap(at: place).then(.longPress(at: place), after: 0.1))
      screen.expect(
        "tap ended @0.080, tap failed @0.680, tapAndHold began @0.680, tapAndHold ended")
    }
  }
}
