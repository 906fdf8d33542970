// The planted problems: one or more for each rule.

import TouchKit
import TouchTrace

nonisolated extension PlantedProblem {
  static let all = waiting + dragging + cancelling + reaching + settings + covers + lost

  private static let middle = CGRect(x: 100, y: 100, width: 200, height: 200)

  private static let waiting = [
    PlantedProblem(
      rule: .requirementCycle, recognizers: ["a", "b", "c"],
      remedy: "remove c.require(toFail: a)"
    ) { app, isMended in
      let a = app.add(UITapGestureRecognizer(), "a")
      let b = app.add(UILongPressGestureRecognizer(), "b")
      let c = app.add(UISwipeGestureRecognizer(), "c")
      a.require(toFail: b)
      b.require(toFail: c)
      if !isMended { c.require(toFail: a) }
    },
    PlantedProblem(
      rule: .tapBesideDoubleTap, recognizers: ["tap", "double tap"],
      remedy: "tap.require(toFail: doubleTap)"
    ) { app, isMended in
      let tap = app.add(UITapGestureRecognizer(), "tap")
      let doubleTap = app.add(UITapGestureRecognizer(), "double tap")
      doubleTap.numberOfTapsRequired = 2
      if isMended { tap.require(toFail: doubleTap) }
    },
    // The double tap is on a view around the other one's.
    PlantedProblem(
      rule: .tapBesideDoubleTap, recognizers: ["tap", "triple"],
      remedy: "tap.require(toFail: triple)"
    ) { app, isMended in
      let triple = app.add(UITapGestureRecognizer(), "triple")
      triple.numberOfTapsRequired = 3
      let tap = app.add(UITapGestureRecognizer(), "tap", to: app.addView(middle))
      tap.numberOfTapsRequired = 2
      if isMended { tap.require(toFail: triple) }
    },
    PlantedProblem(
      rule: .panBesideSwipe, recognizers: ["pan", "swipe"], remedy: "pan.require(toFail: swipe)"
    ) { app, isMended in
      let swipe = app.add(UISwipeGestureRecognizer(), "swipe")
      let pan = app.add(UIPanGestureRecognizer(), "pan")
      if isMended { pan.require(toFail: swipe) }
    },
    PlantedProblem(
      rule: .panBesideSwipe, recognizers: ["scrollPanRecognizer", "swipe"],
      remedy: "scrollView.panGestureRecognizer.require(toFail: swipe)"
    ) { app, isMended in
      let scrollView = app.addScrollView(middle)
      let swipe = app.add(UISwipeGestureRecognizer(), "swipe", to: scrollView)
      swipe.direction = .up
      if isMended { scrollView.panGestureRecognizer.require(toFail: swipe) }
    },
    PlantedProblem(
      rule: .panWaitsForTap, recognizers: ["pan", "tap"],
      remedy: "remove pan.require(toFail: tap)"
    ) { app, isMended in
      let tap = app.add(UITapGestureRecognizer(), "tap")
      let pan = app.add(UIPanGestureRecognizer(), "pan")
      if !isMended { pan.require(toFail: tap) }
    },
  ]

  private static let dragging = [
    PlantedProblem(
      rule: .twoPans, recognizers: ["inner", "outer"],
      remedy: "outer.delegate = self  // answers shouldRecognizeSimultaneouslyWith"
    ) { app, isMended in
      let outer = app.add(UIPanGestureRecognizer(), "outer")
      app.add(UIPanGestureRecognizer(), "inner", to: app.addView(middle))
      if isMended { outer.delegate = app }
    },
    PlantedProblem(
      rule: .twoPans, recognizers: ["second", "first"],
      remedy: "first.delegate = self  // answers shouldRecognizeSimultaneouslyWith"
    ) { app, isMended in
      let first = app.add(UIPanGestureRecognizer(), "first")
      app.add(UIPanGestureRecognizer(), "second")
      if isMended { first.delegate = app }
    },
    // The pan of a scroll view has a delegate of its own: the app's pan gets one.
    PlantedProblem(
      rule: .twoPans, recognizers: ["pan", "scrollPanRecognizer"],
      remedy: "pan.delegate = self  // answers shouldRecognizeSimultaneouslyWith"
    ) { app, isMended in
      let scrollView = app.addScrollView(middle)
      let handle = app.addView(CGRect(x: 0, y: 0, width: 50, height: 50), in: scrollView)
      let pan = app.add(UIPanGestureRecognizer(), "pan", to: handle)
      if isMended { pan.delegate = app }
    },
    PlantedProblem(
      rule: .edgePanUnderScrollView, recognizers: ["edgePan", "scrollPanRecognizer"],
      remedy: "scrollView.panGestureRecognizer.require(toFail: edgePan)"
    ) { app, isMended in
      let edgePan = app.add(UIScreenEdgePanGestureRecognizer(), "edgePan")
      edgePan.edges = .left
      let scrollView = app.addScrollView(CGRect(x: 0, y: 100, width: 400, height: 200))
      if isMended { scrollView.panGestureRecognizer.require(toFail: edgePan) }
    },
  ]

  private static let cancelling = [
    PlantedProblem(
      rule: .tapCancelsTouches, recognizers: ["tap"], remedy: "tap.cancelsTouchesInView = false"
    ) { app, isMended in
      _ = app.addTable()
      let tap = app.add(UITapGestureRecognizer(), "tap")
      if isMended { tap.cancelsTouchesInView = false }
    },
    PlantedProblem(
      rule: .tapCancelsTouches, recognizers: ["tap"], remedy: "tap.cancelsTouchesInView = false"
    ) { app, isMended in
      app.view.addSubview(Dial(frame: middle))
      let tap = app.add(UITapGestureRecognizer(), "tap")
      if isMended { tap.cancelsTouchesInView = false }
    },
  ]

  private static let reaching = [
    PlantedProblem(
      rule: .hiddenView, recognizers: ["tap", "press"], remedy: "view.isHidden = false"
    ) { app, isMended in
      let view = app.addView(middle)
      app.add(UITapGestureRecognizer(), "tap", to: view)
      app.add(UILongPressGestureRecognizer(), "press", to: app.addView(view.bounds, in: view))
      view.isHidden = !isMended
    },
    PlantedProblem(
      rule: .transparentView, recognizers: ["tap"], remedy: "view.alpha = 1"
    ) { app, isMended in
      let view = app.addView(middle)
      view.alpha = 0.005
      app.add(UITapGestureRecognizer(), "tap", to: view)
      if isMended { view.alpha = 1 }
    },
    PlantedProblem(
      rule: .interactionDisabled, recognizers: ["tap"],
      remedy: "label.isUserInteractionEnabled = true"
    ) { app, isMended in
      let label = UILabel(frame: middle)
      app.view.addSubview(label)
      app.add(UITapGestureRecognizer(), "tap", to: label)
      if isMended { label.isUserInteractionEnabled = true }
    },
    PlantedProblem(
      rule: .emptyView, recognizers: ["tap"],
      remedy: "view.frame.size = CGSize(width: 44, height: 44)"
    ) { app, isMended in
      let view = app.addView(.zero)
      app.add(
        UITapGestureRecognizer(), "tap",
        to: app.addView(CGRect(x: 0, y: 0, width: 40, height: 40), in: view))
      if isMended { view.frame.size = CGSize(width: 44, height: 44) }
    },
    PlantedProblem(
      rule: .outsideOfSuperview, recognizers: ["tap"],
      remedy: "view.bounds.size = CGSize(width: 240, height: 200)"
    ) { app, isMended in
      let view = app.addView(middle)
      let badge = app.addView(CGRect(x: 200, y: 0, width: 40, height: 40), in: view)
      app.add(UITapGestureRecognizer(), "tap", to: badge)
      if isMended { view.bounds.size = CGSize(width: 240, height: 200) }
    },
    PlantedProblem(
      rule: .outsideOfSuperview, recognizers: ["tap"],
      remedy: "view.frame.origin = CGPoint(x: 0, y: 0)"
    ) { app, isMended in
      let view = app.addView(
        CGRect(x: -50, y: -60, width: 40, height: 40), in: app.addView(middle))
      app.add(UITapGestureRecognizer(), "tap", to: view)
      if isMended { view.frame.origin = CGPoint(x: 0, y: 0) }
    },
  ]

  private static let settings = [
    PlantedProblem(
      rule: .disabledRecognizer, recognizers: ["tap"], remedy: "tap.isEnabled = true"
    ) { app, isMended in
      let tap = app.add(UITapGestureRecognizer(), "tap")
      tap.isEnabled = false
      if isMended { tap.isEnabled = true }
    },
    PlantedProblem(
      rule: .noTarget, recognizers: ["tap"], remedy: "tap.addAction { _ in /* … */ }"
    ) { app, isMended in
      let tap = UITapGestureRecognizer()
      app.view.addGestureRecognizer(tap)
      if isMended { tap.addAction { _ in /* … */ } }
    },
    PlantedProblem(
      rule: .noTarget, recognizers: ["swipe"], remedy: "swipe.addAction { _ in /* … */ }"
    ) { app, isMended in
      let swipe = UISwipeGestureRecognizer()
      addPassingTarget(to: swipe)
      app.view.addGestureRecognizer(swipe)
      if isMended { swipe.addAction { _ in /* … */ } }
    },
    PlantedProblem(
      rule: .impossibleSettings, recognizers: ["pan"], remedy: "pan.maximumNumberOfTouches = 3"
    ) { app, isMended in
      let pan = app.add(UIPanGestureRecognizer(), "pan")
      pan.minimumNumberOfTouches = 3
      pan.maximumNumberOfTouches = 2
      if isMended { pan.maximumNumberOfTouches = 3 }
    },
    PlantedProblem(
      rule: .impossibleSettings, recognizers: ["edgePan"], remedy: "edgePan.edges = .left"
    ) { app, isMended in
      let edgePan = app.add(UIScreenEdgePanGestureRecognizer(), "edgePan")
      if isMended { edgePan.edges = .left }
    },
    PlantedProblem(
      rule: .impossibleSettings, recognizers: ["tap"],
      remedy: "tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]"
    ) { app, isMended in
      let tap = app.add(UITapGestureRecognizer(), "tap")
      tap.allowedTouchTypes = []
      if isMended {
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      }
    },
    PlantedProblem(
      rule: .noAllowableMovement, recognizers: ["press"], remedy: "press.allowableMovement = 10"
    ) { app, isMended in
      let press = app.add(UILongPressGestureRecognizer(), "press")
      press.allowableMovement = 0
      if isMended { press.allowableMovement = 10 }
    },
    PlantedProblem(
      rule: .releasedDelegate, recognizers: ["tap"], remedy: "tap.delegate = self"
    ) { app, isMended in
      let tap = app.add(UITapGestureRecognizer(), "tap")
      setPassingDelegate(of: tap)
      if isMended { tap.delegate = app }
    },
  ]

  private static let lost = [
    PlantedProblem(
      rule: .movedRecognizer, recognizers: ["tap"],
      remedy: "remove tap from one view, and make another recognizer for it"
    ) { app, isMended in
      let tap = app.add(UITapGestureRecognizer(), "tap", to: app.addView(middle))
      let other = app.addView(CGRect(x: 0, y: 0, width: 90, height: 90))
      if isMended {
        app.add(UITapGestureRecognizer(), "other", to: other)
      } else {
        other.addGestureRecognizer(tap)
      }
    },
    PlantedProblem(
      rule: .inNoWindow, recognizers: [], remedy: "view.addGestureRecognizer(spareTap)"
    ) { app, isMended in
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in }
      app.spareTap = tap
      if isMended { app.view.addGestureRecognizer(tap) }
    },
    PlantedProblem(
      rule: .inNoWindow, recognizers: [], remedy: "view.addSubview(spareView)"
    ) { app, isMended in
      let view = UIView(frame: middle)
      app.add(UITapGestureRecognizer(), "tap", to: view)
      app.spareView = view
      if isMended { app.view.addSubview(view) }
    },
  ]

  private static let covers = [
    PlantedProblem(
      rule: .coveredView, recognizers: ["tap"], remedy: "view.isUserInteractionEnabled = false"
    ) { app, isMended in
      app.add(UITapGestureRecognizer(), "tap", to: app.addView(middle))
      let overlay = app.addView(app.view.bounds)
      if isMended { overlay.isUserInteractionEnabled = false }
    },
    PlantedProblem(
      rule: .coveredView, recognizers: [], remedy: "view.isUserInteractionEnabled = false"
    ) { app, isMended in
      app.addButton(CGRect(x: 0, y: 0, width: 100, height: 44), in: app.view)
      let overlay = app.addView(app.view.bounds)
      if isMended { overlay.isUserInteractionEnabled = false }
    },
    PlantedProblem(
      rule: .cutOffControl, recognizers: [],
      remedy: "view.bounds.size = CGSize(width: 240, height: 200)"
    ) { app, isMended in
      let view = app.addView(middle)
      app.addButton(CGRect(x: 160, y: 0, width: 80, height: 40), in: view)
      if isMended { view.bounds.size = CGSize(width: 240, height: 200) }
    },
    PlantedProblem(
      rule: .panOverSlider, recognizers: ["pan"],
      remedy: "pan.delegate = self  // answers shouldReceive with false on the slider"
    ) { app, isMended in
      let pan = app.add(UIPanGestureRecognizer(), "pan")
      let slider = UISlider(frame: CGRect(x: 100, y: 130, width: 200, height: 40))
      app.view.addSubview(slider)
      if isMended { pan.delegate = app }
    },
  ]
}
