// Random scroll views: what they are set to, and what their delegates hear.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// Tells a record of each call.
private final class ScrollListener: UIScrollViewDelegate {
  let record: Record
  var zooms: UIView?
  /// How far it moves the target of a release.
  var push = CGPoint.zero

  init(_ record: Record) { self.record = record }
  deinit {}

  let inside = Inside()

  private func tell(_ word: StaticString, _ view: UIScrollView) {
    defer { inside.reach() }
    record.note(word, view.contentOffset)
    record.note("zoom", view.zoomScale)
    record.note("content", view.contentSize)
    record.note("drags", view.isDragging)
    record.note("slows", view.isDecelerating)
    record.note("zooms", view.isZooming)
    record.note("tracks", view.isTracking)
    record.look(atParts: view)
  }

  func scrollViewDidScroll(_ view: UIScrollView) { tell("scrolled", view) }
  func scrollViewDidZoom(_ view: UIScrollView) { tell("zoomed", view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { tell("will drag", view) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset target: UnsafeMutablePointer<CGPoint>
  ) {
    tell("will end", view)
    record.note("velocity", velocity)
    record.note("target", target.pointee)
    if push != .zero {
      target.pointee = CGPoint(x: target.pointee.x + push.x, y: target.pointee.y + push.y)
    }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    tell("ended", view)
    record.note("goes on", willDecelerate)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { tell("will slow", view) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { tell("slowed", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { tell("animated", view) }
  func viewForZooming(in view: UIScrollView) -> UIView? { zooms }
  func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {
    tell("will zoom", view)
  }
  func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat) {
    tell("ended zoom", view)
    record.note("scale", scale)
  }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
    tell("insets", view)
    record.note("insets", view.adjustedContentInset)
  }
}

extension Calls {
  private static func set(_ view: UIScrollView, _ dice: inout Dice) {
    switch dice.below(29) {
    case 20: view.keyboardDismissMode = dice.pick([.none, .onDrag, .interactive])
    case 21: view.scrollsToTop.toggle()
    case 22: view.allowsKeyboardScrolling.toggle()
    case 23: view.contentAlignmentPoint = CGPoint(x: dice.value(0, 1), y: dice.value(0, 1))
    case 24:
      view.verticalScrollIndicatorInsets = UIEdgeInsets(
        top: dice.value(-9, 40), left: 0, bottom: dice.value(0, 20), right: dice.value(0, 9))
    case 25: view.automaticallyAdjustsScrollIndicatorInsets.toggle()
    case 26: view.indicatorStyle = dice.pick([.default, .black, .white])
    case 27: view.contentSize = CGSize(width: dice.value(190, 210), height: dice.value(230, 250))
    case 28: view.transfersVerticalScrollingToParent.toggle()
    case 0:
      view.contentInset = UIEdgeInsets(
        top: dice.value(0, 40), left: dice.value(-9, 20), bottom: 30, right: dice.value(0, 9))
    case 1: view.contentSize = CGSize(width: dice.value(0, 900), height: dice.value(0, 900))
    case 2: view.isScrollEnabled.toggle()
    case 3: view.bounces.toggle()
    case 4: view.bouncesHorizontally.toggle()
    case 5: view.bouncesVertically.toggle()
    case 6: view.alwaysBounceHorizontal.toggle()
    case 7: view.alwaysBounceVertical.toggle()
    case 8: view.isPagingEnabled.toggle()
    case 9: view.isDirectionalLockEnabled.toggle()
    case 10: view.decelerationRate = dice.pick([.normal, .fast])
    case 11: view.delaysContentTouches.toggle()
    case 12: view.canCancelContentTouches.toggle()
    case 13: view.minimumZoomScale = dice.pick([0.5, 1])
    case 14: view.maximumZoomScale = dice.pick([1, 3])
    case 15: view.bouncesZoom.toggle()
    case 16: view.showsVerticalScrollIndicator.toggle()
    case 17: view.showsHorizontalScrollIndicator.toggle()
    case 18: view.contentInsetAdjustmentBehavior = dice.pick([.automatic, .never, .always])
    default: view.frame.size = CGSize(width: dice.value(100, 300), height: dice.value(100, 300))
    }
  }

  private static func act(_ view: UIScrollView, _ dice: inout Dice) {
    let place = CGPoint(x: dice.value(-50, 600), y: dice.value(-50, 600))
    switch dice.below(9) {
    case 0: view.contentOffset = place
    case 1: view.setContentOffset(place, animated: true)
    case 2: view.setContentOffset(place, animated: false)
    case 3:
      view.scrollRectToVisible(
        CGRect(x: place.x, y: place.y, width: 60, height: 60), animated: dice.chance(0.6))
    case 4: view.setZoomScale(dice.value(0, 4), animated: dice.chance(0.6))
    case 5:
      view.zoom(
        to: CGRect(x: place.x, y: place.y, width: dice.value(20, 300), height: 100),
        animated: dice.chance(0.6))
    case 6: view.stopScrollingAndZooming()
    case 7: view.flashScrollIndicators()
    default: view.zoomScale = dice.value(0, 3)
    }
  }

  static let scrolls = Calls(name: "scrolls", seeds: 50) { dice, record in
    let stage = SmallStage(0)
    let listener = ScrollListener(record)
    let view = UIScrollView(frame: CGRect(x: 20, y: 20, width: 200, height: 240))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 700))
    stage.application.perform {
      view.contentSize = content.bounds.size
      view.addSubview(content)
      view.delegate = listener
      stage.window.addSubview(view)
      if dice.chance(0.6) { (listener.zooms, view.maximumZoomScale) = (content, 3) }
      for _ in 0..<dice.below(5) { set(view, &dice) }
    }
    listener.inside.act = { [unowned view] dice in
      if dice.chance(0.3) { set(view, &dice) } else { act(view, &dice) }
    }
    if dice.chance(0.5) { listener.inside.begin(&dice, chance: 0.03) }
    var hand = Hand(stage, record)
    for _ in 0..<60 {
      if dice.chance(0.04) { stage.application.perform { view.removeFromSuperview() } }
      if dice.chance(0.1) { stage.application.perform { stage.window.addSubview(view) } }
      switch dice.below(10) {
      case 0:
        stage.application.perform { set(view, &dice) }
        listener.push = CGPoint(x: dice.pick([0, 0, 70]), y: dice.pick([0, 0, -90]))
      case 1, 2: stage.application.perform { act(view, &dice) }
      case 3:
        pinch(stage, &dice)
      case 4: turnWheel(stage, &dice)
      case 5 where dice.chance(0.4):
        stage.application.receive(.statusBarTap(time: stage.application.scheduler.now + 0.02))
      case 5:
        hand.key(dice.pick(Self.scrollingKeys), "", dice.pick([[], [], .command, .alternate]))
      default: hand.act(in: view.frame, &dice)
      }
      record.look(atWidget: view)
      record.note("frame", content.frame)
      record.draw(stage.application, .light)
      record.look(at: stage.application)
    }
    hand.pass(9)
    record.look(atWidget: view)
  }

  private static let scrollingKeys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp,
    .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardSpacebar,
  ]

  private static func pinch(_ stage: SmallStage, _ dice: inout Dice) {
    let center = CGPoint(x: dice.value(60, 180), y: dice.value(60, 180))
    let (start, end) = (dice.value(10, 60), dice.value(10, 90))
    let steps = 8
    for step in 0...steps {
      let way = start + (end - start) * Double(step) / Double(steps)
      let phase: UITouch.Phase = step == 0 ? .began : step == steps ? .ended : .moved
      let reports = [-1.0, 1].enumerated().map { index, side in
        TouchReport(20 + index, phase, at: CGPoint(x: center.x + CGFloat(side * way), y: center.y))
      }
      stage.application.receive(
        .touches(
          HostInput.TouchInput(reports, time: stage.application.scheduler.now + 1.0 / 64)))
    }
  }

  private static func turnWheel(_ stage: SmallStage, _ dice: inout Dice) {
    let isWheel = dice.chance(0.5)
    var place = CGPoint(x: 100, y: 100)
    for phase in [UITouch.Phase.began, .moved, .moved, .ended] {
      var report = TouchReport(30, phase, at: place, type: .indirectPointer)
      report.scrollTypes = isWheel ? .discrete : .continuous
      stage.application.receive(
        .touches(
          HostInput.TouchInput([report], time: stage.application.scheduler.now + 1.0 / 64)))
      place.y -= CGFloat(dice.value(-30, 60))
    }
  }
}
