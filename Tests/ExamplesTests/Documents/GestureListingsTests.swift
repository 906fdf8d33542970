// What the listings of the article about gesture recognizers do under fingers.

import Testing
import TouchTesting
import UIKit

@Suite struct GestureListings {
  private let place = CGPoint(x: 200, y: 300)
  private let left = CGPoint(x: 150, y: 300)
  private let right = CGPoint(x: 250, y: 300)

  private func listings(
    recording: LogContents = [.actions, .failures, .waits],
    _ body: (TestScreen, GestureListingsViewController) -> Void
  ) {
    withScreen(recording: recording) { screen in
      let listings = GestureListingsViewController()
      screen.show(listings)
      listings.tapRecognizer.name = "tap"
      body(screen, listings)
      screen.settle()
    }
  }

  private func shown(_ view: UIView) -> (opacity: CGFloat, x: CGFloat, turn: CGFloat) {
    guard let shown = view.layer.presentation() else { return (-1, 0, 0) }
    return (shown.opacity, shown.position.x, shown.affineTransform.b)
  }

  //  finger 1  ●━○ ┄┄┄┄   the image fades out at the place of the tap
  @Test func aTapShowsAnImageThatFades() {
    listings { screen, listings in
      screen.play(.tap(at: place))
      screen.expect("tap ended")
      #expect(listings.imageView.center == place && listings.imageView.alpha == 0)
      #expect(shown(listings.imageView).opacity == 1)
      screen.wait(0.25)
      #expect(shown(listings.imageView).opacity == 0.5)
      screen.wait(0.25)
      #expect(shown(listings.imageView).opacity == 0)
    }
  }

  //  finger 1  ●━→━→━○ ┄┄┄┄   the image goes where the swipe went
  @Test(arguments: [(Fingers.Direction.left, -220.0), (.right, 220)])
  func aSwipeSendsTheImageItsWay(way: Fingers.Direction, distance: CGFloat) {
    listings(recording: []) { screen, listings in
      listings.addSwipesAndRotation()
      screen.play(.swipe(way, from: place, by: 80, over: 0.1))
      #expect(listings.imageView.center == CGPoint(x: 200 + distance, y: 300))
      let part = (shown(listings.imageView).x - 200) / distance
      #expect(part > 0 && part < 0.1)
      screen.wait(0.5)
      #expect(shown(listings.imageView).x == 200 + distance)
      #expect(shown(listings.imageView).opacity == 0)
    }
  }

  //  finger 1  ●━↻━×   ended and cancelled alike
  //  finger 2  ●━↻━×
  @Test(arguments: [true, false])
  func aRotationTurnsTheImageWhichTurnsBack(isLifted: Bool) {
    listings(recording: []) { screen, listings in
      listings.addSwipesAndRotation()
      screen.play(.down(at: left, right).turn(by: 0.6, over: 0.2))
      let turn = 0.6 - 5 * CGFloat.pi / 180
      #expect(abs(listings.imageView.transform.b - sin(turn)) < 1e-6)
      #expect(listings.imageView.alpha == 1)
      if isLifted {
        screen.finger(1).up()
        screen.finger(2).up()
      } else {
        screen.cancelTouches()
      }
      #expect(listings.imageView.transform == .identity && listings.imageView.alpha == 0)
      screen.wait(0.25)
      #expect(abs(shown(listings.imageView).turn - sin(turn / 2)) < 0.02)
      screen.wait(0.25)
      #expect(shown(listings.imageView).turn == 0)
    }
  }

  //  finger 1  ●→→○   fast    or   ●━→━→━→━○   slow
  @Test func aPanBeginsWhenTheSwipeItRequiresHasFailed() {
    listings { screen, listings in
      listings.addPanThatRequiresASwipesFailure()
      listings.panRecognizer.name = "pan"
      listings.swipeRecognizer.name = "swipe"
      listings.tapRecognizer.isEnabled = false
      screen.play(.swipe(.right, from: place, by: 100, over: 0.1))
      screen.expect("pan waits for swipe, pan failed, swipe ended")
      screen.play(.drag(from: place, to: CGPoint(x: 300, y: 300), over: 2))
      screen.expect(
        "pan waits for swipe, swipe failed @0.608, pan began, pan changed…, pan ended")
    }
  }

  //  finger 1  ●━→━→━○   from the left edge, then elsewhere
  @Test func allOfTheViewsSubtreeRequireTheEdgePansFailure() {
    listings { screen, listings in
      listings.addScreenEdgePan()
      listings.myScreenEdgePanGestureRecognizer.name = "edge"
      listings.tapRecognizer.isEnabled = false
      let card = screen.view("card", frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      listings.view.addSubview(card)
      screen.add(UIPanGestureRecognizer(), named: "pan", to: card)
      screen.play(.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 102, y: 300), over: 0.5))
      screen.expect("pan waits for edge, pan failed, edge began, edge changed…, edge ended")
      screen.play(.drag(from: place, to: CGPoint(x: 300, y: 300), over: 0.5))
      screen.expect("edge failed, pan began, pan changed…, pan ended")
    }
  }

  //  finger 1  ●━○   on the custom subview: the tap does not receive it
  @Test func aTouchInTheCustomSubviewIsNotReceived() {
    listings { screen, listings in
      screen.play(.tap(at: listings.customSubview.center))
      screen.expect("")
      screen.play(.tap(at: place))
      screen.expect("tap ended")
    }
  }

  //  finger 1  ●━↔━↻━○
  //  finger 2  ●━↔━↻━○
  @Test func aRotationPreventsAPinchAndNoPinchARotation() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let pinch = screen.add(HumblePinchGestureRecognizer(), named: "pinch", to: board)
      let rotation = screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      #expect(rotation.canPrevent(pinch) && !pinch.canPrevent(rotation))
      screen.play(.rotate(at: place, by: 1))
      screen.expect("pinch failed, rotation began, rotation changed…, rotation ended")
      screen.play(.down(at: left, right).turn(spreadingBy: 1.2).turn(by: 0.5, over: 0.1).up())
      #expect(screen.news.map(\.description).contains("rotation began"))
      #expect(!screen.news.map(\.description).contains("rotation failed"))
      screen.ignoreLog()
    }
  }
}

/// Figure 1-6 of the article: which touches of a gesture with two fingers a view gets.
@Suite struct TheFigureOfATwoFingerTap {
  private func withTap(_ body: (TestScreen, Finger, Finger) -> Void) {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.numberOfTouchesRequired = 2
      let (one, two) = (screen.finger(1), screen.finger(2))
      screen.together {
        one.down(at: CGPoint(x: 100, y: 100))
        two.down(at: CGPoint(x: 200, y: 100))
      }
      screen.together {
        one.move(by: 2, 0)
        two.move(by: 2, 0)
      }
      screen.expect("board began(2), board moved(2)")
      one.up()
      screen.expect("")
      body(screen, one, two)
    }
  }

  //  finger 1  ●━→━○       its ended is held
  //  finger 2  ●━→━━━○
  @Test func whenItIsRecognizedTheViewsTouchesAreCancelled() {
    withTap { screen, _, two in
      two.up()
      screen.expect("tap ended, board cancelled(2)")
    }
  }

  //  finger 1  ●━→━○        its ended is held until the tap has failed
  //  finger 2  ●━→━━━━━━━○
  @Test func whenItFailsTheViewGetsBothEnded() {
    withTap { screen, _, two in
      screen.wait(0.8)
      screen.expect("board ended @0.75")
      two.up()
      screen.expect("board ended @0.8")
    }
  }
}
