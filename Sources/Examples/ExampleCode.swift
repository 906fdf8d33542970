// The lines of the example apps that matter, as a host shows them. A test compares them with the sources.

import TouchTrace

/// The code that is shown of each app.
nonisolated enum ExampleCode {
  static let photoBoard = [
    TouchApp.Excerpt(
      "Two fingers pinch, turn and drag one picture at once, because the delegate allows it. Without "
        + "the delegate, whatever is recognized first keeps out the others.",
      #"""
      + pinch.delegate = self
      + rotation.delegate = self
        for recognizer in [pan, pinch, rotation, doubleTap, longPress] {
          picture.addGestureRecognizer(recognizer)
        }
      """#),
    TouchApp.Excerpt(
      "Every tickle starts like a swipe, so the swipe waits until it is no tickle. Without the "
        + "requirement, the first stroke of a tickle is a swipe already.",
      #"""
        swipe.direction = direction
        // Every tickle starts like a swipe.
      + swipe.require(toFail: tickle)
        view.addGestureRecognizer(swipe)
      """#),
  ]

  static let gestureLab = [
    TouchApp.Excerpt(
      "The tap waits until it is no double tap, and comes later for it. Without the requirement, a double "
        + "tap is a tap first.",
      #"""
        public func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
      +   waits.isOn && otherGestureRecognizer === doubleTap
        }
      """#),
    TouchApp.Excerpt(
      "A swipe is a pan first: without the requirement, the pan begins and the swipe never comes.",
      #"""
        // A swipe is a pan first: the pan waits until it is none.
      + pan.require(toFail: swipe)
      """#),
  ]

  static let matchItUp = [
    TouchApp.Excerpt(
      "A touch on a button is the button's: the delegate keeps it from the circle. Without it, a "
        + "finger that slides on a button draws.",
      #"""
        public func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
      +   !(touch.view is UIButton)
        }
      """#)
  ]

  static let strokeLab = [
    TouchApp.Excerpt(
      "A shape of several strokes is complete when none begins for 0.6 seconds, and the names come at "
        + "every move. Without these lines, a shape is one stroke, and its name comes at the lift.",
      #"""
      + strokeRecognizer.strokeGap = 0.6
      + strokeRecognizer.reportsCandidates = true
        strokeRecognizer.delegate = self
      """#)
  ]

  static let sketchpad = [
    TouchApp.Excerpt(
      "Who scratches over nothing shades something: the delegate lets the zigzag be ink. Without it, the "
        + "zigzag disappears.",
      #"""
        // A zigzag over nothing is ink.
        case scratchRecognizer:
          return sketchView.isDrawing
      +     && scratchRecognizer.zigzag.map { !sketch.items(in: $0.region).isEmpty } == true
      """#),
    TouchApp.Excerpt(
      "A finger on what is selected moves that, and the paper waits. Without the requirement, whoever is "
        + "quicker has the finger.",
      #"""
        // A finger on what is selected moves that, and not the paper.
      + paper.panGestureRecognizer.require(toFail: moveRecognizer)
      """#),
  ]

  static let lists = [
    TouchApp.Excerpt(
      "A scroll view zooms what its delegate names, as far as its scale may go. Without the two lines, "
        + "a pinch does nothing.",
      #"""
      + maximumZoomScale = 4
      + delegate = self
        let doubleTap = UITapGestureRecognizer(target: self, action: ZoomingPicture.zoom)
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
      """#)
  ]

  static let controls = [
    TouchApp.Excerpt(
      "The pan waits for the swipe, and the tap for the double tap. Without the requirements, the pan "
        + "begins before a swipe is one, and a double tap is a tap first.",
      #"""
      + pan.require(toFail: swipe)
        pan.delegate = self
      + tap.require(toFail: double)
      """#)
  ]

  static let pagesAndPop = [
    TouchApp.Excerpt(
      "An own back button switches the swipe from the edge off, because its delegate asks for the "
        + "system's button. A delegate of the app's own lets it begin.",
      #"""
      - case .plain, .ownButton: break
      + case .ownButtonAndDelegate:
      +   navigationController.interactivePopGestureRecognizer?.delegate = self
      """#),
    TouchApp.Excerpt(
      "Pages that scroll swallow a pan over the whole page. If the pages wait for that pan, and it may "
        + "begin on the first page only, both work.",
      #"""
      - fullScreenPop = FullScreenPop(navigationController)
      + let pop = FullScreenPop(navigationController)
      + pop.mayBegin = { [weak self] in self?.isFirstPage ?? false }
      + pager.panGestureRecognizer.require(toFail: pop.pan)
      + fullScreenPop = pop
      """#),
  ]

  static let drawer = [
    TouchApp.Excerpt(
      "When the system takes the finger away, the panel closes. Without this method it stays where the "
        + "finger was.",
      #"""
      + public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      +   slide(to: 0)
      + }
      """#)
  ]

  static let sheet = [
    TouchApp.Excerpt(
      "The sheet stands at half height or is large, and a finger on its list moves it as long as it can "
        + "grow. Without detents it is large from the start, and the list scrolls at once.",
      #"""
      + sheet?.detents = [.medium(), .large()]
        sheet?.prefersGrabberVisible = true
        sheet?.delegate = self
      """#)
  ]

  static let eventLab = [
    TouchApp.Excerpt(
      "A view hands a touch on to the next responder by calling super. Without the call, as in the view "
        + "that follows the finger, nothing behind it hears of the touch.",
      #"""
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          reporter?.report("\(name) hears began, with \(touches.count) of the fingers")
      +   super.touchesBegan(touches, with: event)
        }
      """#)
  ]
}
