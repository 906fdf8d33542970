// Fingers that mean something, and what each kind of recognizer reads of them.

import Foundation
import GestureCore
import TouchTrace

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// Answers and tells as random calls want it.
private final class Arbiter: UIGestureRecognizerDelegate {
  let record: Record
  var answers = 0

  init(_ record: Record) { self.record = record }
  deinit {}

  private func answer(_ bit: Int, _ word: StaticString) -> Bool {
    record.note(word, answers >> bit & 1)
    return answers >> bit & 1 == 1
  }
  func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { !answer(0, "begin") }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    record.look(at: touch)
    return !answer(1, "receive")
  }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    record.note("press", press.type.rawValue)
    return !answer(1, "receive")
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(2, "both") }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answer(3, "requires") && one is UITapGestureRecognizer }
}

/// Views that lie in each other, turned and scaled, with a recognizer each, and two hands.
private final class Board {
  let stage: SmallStage
  let record: Record
  let recognizers: [UIGestureRecognizer]
  let arbiter: Arbiter
  var time: Double { stage.application.scheduler.now }

  init(_ dice: inout Dice, _ record: Record) {
    let (stage, arbiter) = (SmallStage(2), Arbiter(record))
    (self.stage, self.record, self.arbiter) = (stage, record, arbiter)
    arbiter.answers = dice.below(16)
    recognizers = stage.application.perform { (0..<4).map { _ in Self.recognizer(&dice) } }
    stage.application.addObserver { record.note("observed", "\($0)") }
    stage.application.perform {
      stage.views[0].frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      stage.views[1].frame = CGRect(x: 30, y: 30, width: 340, height: 340)
      stage.views[0].addSubview(stage.views[1])
      stage.views[1].transform = CGAffineTransform(rotationAngle: dice.pick([0, 0.5, -1]))
        .scaledBy(x: dice.pick([1, 0.5]), y: 1)
      for view in stage.views { view.isMultipleTouchEnabled = true }
      for (index, recognizer) in recognizers.enumerated() {
        if dice.chance(0.5) { recognizer.delegate = arbiter }
        recognizer.cancelsTouchesInView = dice.chance(0.7)
        recognizer.delaysTouchesBegan = dice.chance(0.2)
        stage.views[index % 2].addGestureRecognizer(recognizer)
        recognizer.addAction { [unowned self] in read($0) }
        if index > 0, dice.chance(0.2) { recognizer.require(toFail: recognizers[index - 1]) }
      }
    }
  }
  deinit {}

  private static func recognizer(_ dice: inout Dice) -> UIGestureRecognizer {
    switch dice.below(8) {
    case 0:
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (
        1 + dice.below(3), 1 + dice.below(2)
      )
      return tap
    case 1:
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.minimumPressDuration = dice.pick([0, 0.25, 0.5])
      press.numberOfTapsRequired = dice.below(2)
      press.allowableMovement = dice.pick([5, 10, 40])
      return press
    case 2:
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1 + dice.below(2), 2)
      pan.allowedScrollTypesMask = dice.pick([[], .all, .discrete])
      return pan
    case 3:
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(1 + dice.below(15)))
      return swipe
    case 4: return UIPinchGestureRecognizer(target: nil, action: nil)
    case 5: return UIRotationGestureRecognizer(target: nil, action: nil)
    case 6:
      let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      edge.edges = dice.pick([.left, .right, .top, .bottom, .all])
      return edge
    default: return UIHoverGestureRecognizer(target: nil, action: nil)
    }
  }

  private func read(_ one: UIGestureRecognizer) {
    record.note("state", one.state.rawValue)
    record.note("at", one.location(in: one.view))
    record.note("touches", one.numberOfTouches)
    for index in 0..<one.numberOfTouches {
      record.note("touch", one.location(ofTouch: index, in: one.view))
    }
    switch one {
    case let pan as UIPanGestureRecognizer:
      record.note("way", pan.translation(in: pan.view))
      record.note("velocity", pan.velocity(in: pan.view))
      if pan.state == .changed, arbiter.answers % 3 == 0 {
        pan.setTranslation(CGPoint(x: 1, y: 2), in: pan.view)
      }
    case let pinch as UIPinchGestureRecognizer:
      record.note("scale", pinch.scale)
      record.note("velocity", pinch.velocity)
      if arbiter.answers % 4 == 1 { pinch.scale = 1 }
    case let turn as UIRotationGestureRecognizer:
      record.note("turn", turn.rotation)
      record.note("velocity", turn.velocity)
      if arbiter.answers % 4 == 2 { turn.rotation = 0 }
    default: break
    }
  }

  // MARK: Hands

  private func send(_ phase: UITouch.Phase, _ places: [CGPoint], after delay: Double) {
    let reports = places.enumerated().map { index, place in
      var report = TouchReport(1 + index, phase, at: place)
      report.sample.preciseLocation = CGPoint(x: place.x + 0.25, y: place.y)
      report.sample.force = 0.5
      // A pen stays one whatever its moves are reported as.
      if phase == .began, index == 0, arbiter.answers > 11 { report.sample.type = .pencil }
      return report
    }
    // The form that names a window has a lane of its own for a single move.
    if arbiter.answers % 2 == 0 {
      stage.application.receive(reports, at: time + delay, in: stage.window)
    } else {
      stage.application.receive(.touches(HostInput.TouchInput(reports, time: time + delay)))
    }
    for one in recognizers { record.note("state", one.state.rawValue) }
  }

  /// One finger or two move along even ways, turn and spread, and lift.
  func play(_ dice: inout Dice) {
    let (count, steps) = (1 + dice.below(2), dice.pick([1, 3, 8, 16]))
    let start = CGPoint(x: dice.pick([1, 200, 398, 120]), y: dice.pick([1, 150, 250]))
    let pace = dice.pick([0.0, 1, 4, 12])
    let (x, y) = (dice.value(-1, 1) * pace, dice.pick([0.0, dice.value(-1, 1) * pace]))
    let (turn, spread) = (dice.pick([0.0, 0.05, -0.2]), dice.pick([0.0, 1, 4, -2]))
    func places(_ step: Double) -> [CGPoint] {
      let middle = CGPoint(x: start.x + CGFloat(x * step), y: start.y + CGFloat(y * step))
      guard count == 2 else { return [middle] }
      let (angle, radius) = (CGFloat(turn * step), CGFloat(40 + spread * step))
      let arm = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
      return [
        CGPoint(x: middle.x + arm.x, y: middle.y + arm.y),
        CGPoint(x: middle.x - arm.x, y: middle.y - arm.y),
      ]
    }
    send(.began, places(0), after: dice.pick([0.05, 0.3]))
    if dice.chance(0.3) { stage.pass(dice.pick([0.2, 0.6]), record) }
    for step in 1...steps {
      send(.moved, places(Double(step)), after: dice.pick([1.0 / 64, 1.0 / 128]))
    }
    send(dice.chance(0.1) ? .cancelled : .ended, places(Double(steps)), after: 1.0 / 64)
    if dice.chance(0.4) { stage.pass(dice.pick([0.1, 1]), record) }
  }

  func tap(_ dice: inout Dice) {
    let count = 1 + dice.below(3)
    let place = CGPoint(x: dice.value(100, 300), y: dice.value(100, 300))
    for _ in 0..<count {
      send(.began, [place], after: dice.pick([0.1, 0.1, 0.36]))
      send(.ended, [place], after: dice.pick([0.05, 0.05, 0.4]))
    }
  }

  /// A pointer hovers, and a trackpad scrolls or pinches.
  func point(_ dice: inout Dice) {
    var place = CGPoint(x: dice.value(100, 300), y: 200)
    for phase in [UITouch.Phase.regionEntered, .regionMoved, .regionMoved, .regionExited] {
      let report = TouchReport(9, phase, at: place, type: .indirectPointer)
      stage.application.receive(.touches(HostInput.TouchInput([report], time: time + 0.02)))
      place.x += 7
    }
    for phase in [UITouch.Phase.began, .moved, .moved, .ended] {
      var report = TouchReport(10, phase, at: place, type: .indirectPointer)
      report.scrollTypes = dice.pick([.continuous, .discrete])
      stage.application.receive(
        .touches(HostInput.TouchInput([report], time: time + 0.02, modifiers: .shift)))
      place.y += 11
    }
    var transform = TouchSample.Transform()
    for phase in [UITouch.Phase.began, .moved, .moved, .ended] {
      var report = TouchReport(11, phase, at: place, type: .indirectPointer)
      report.sample.transform = transform
      stage.application.receive(.touches(HostInput.TouchInput([report], time: time + 0.02)))
      transform.scale += dice.pick([0.5, -0.2, 0])
      transform.rotation += dice.pick([0.5, -0.2, 0])
    }
  }
}

extension Calls {
  static let gestures = Calls(name: "gestures", seeds: 60) { dice, record in
    let board = Board(&dice, record)
    for _ in 0..<25 {
      switch dice.below(10) {
      case 0...1: board.tap(&dice)
      case 2: board.point(&dice)
      case 3: board.recognizers[dice.below(4)].isEnabled.toggle()
      default: board.play(&dice)
      }
    }
    for one in board.recognizers { one.isEnabled = true }
    board.stage.pass(3, record)
  }

  /// Every kind of input, in JSON and back.
  static let inputs = Calls(name: "inputs", seeds: 40) { dice, record in
    for input in someInputs(&dice) {
      let line = TraceText.line(input)
      record.note("json", String(line.dropLast()))
      record.note("equal", Trace.recordings(in: line.utf8).traces.first?.inputs == [input])
    }
  }

  private static func someInputs(_ dice: inout Dice) -> [HostInput] {
    let time = dice.value(0, 9)
    var sample = TouchSample(at: CGPoint(x: dice.value(0, 9), y: 2), type: .pencil)
    sample.preciseLocation.x += dice.pick([0, 0.5])
    sample.timestamp = dice.pick([nil, time])
    (sample.force, sample.maximumPossibleForce) = (
      CGFloat(dice.pick([0, 0.5])), dice.pick([0, 4])
    )
    (sample.majorRadius, sample.majorRadiusTolerance) = (dice.pick([0, 5]), dice.pick([0, 1]))
    (sample.altitudeAngle, sample.azimuthAngle) = (dice.pick([.pi / 2, 1]), dice.pick([0, 2]))
    sample.rollAngle = dice.pick([0, 0.5])
    sample.edge = dice.pick([[], .left, .bottom])
    sample.estimatedProperties = dice.pick([[], .force, [.azimuth, .altitude]])
    sample.estimatedPropertiesExpectingUpdates = dice.pick([[], .force])
    sample.estimationUpdateIndex = dice.pick([nil, 3])
    var report = TouchReport(
      dice.below(5), UITouch.Phase(rawValue: dice.below(8)) ?? .began, sample)
    if dice.chance(0.5) { (report.coalesced, report.predicted) = ([sample], [sample, sample]) }
    report.scrollTypes = dice.pick([[], .discrete, .continuous])
    return [
      .touches(
        HostInput.TouchInput(
          [report], time: time, window: dice.pick([nil, 2]), modifiers: dice.pick([[], .shift]),
          buttons: dice.pick([[], .primary, .secondary]))),
      .cancellation(window: dice.below(3)), .estimates([sample]),
      .press(
        HostInput.PressInput(
          dice.pick([.select, .menu, .upArrow]), dice.pick([.began, .ended, .changed]),
          force: dice.pick([0, 0.5]), time: time)),
      .key(
        HostInput.KeyInput(
          dice.pick([.keyboardA, .keyboardEscape]), dice.pick([.down, .up, .repeated, .cancelled]),
          characters: dice.pick(["", "A"]), charactersIgnoringModifiers: dice.pick([nil, "a"]),
          modifiers: dice.pick([[], .command]), time: time)),
      .remoteControl(dice.pick([.remoteControlPlay, .remoteControlStop]), time: time),
      .motion(HostInput.MotionInput([.init(x: 1, y: dice.unit(), z: -1, time: time)])),
      .accessibility(
        HostInput.AccessibilityInput(dice.pick([.increment, .decrement]), view: 3, time: time)),
      .activity(dice.pick([.active, .inactive, .background]), time: time),
      .memoryWarning(time: time),
      .keyboard(
        HostInput.KeyboardInput(
          CGRect(x: 0, y: dice.value(0, 500), width: 300, height: 200),
          duration: dice.pick([0, 0.25]), curve: dice.pick([.linear, .easeOut]), time: time)),
      .screen(
        CGSize(width: 100, height: dice.value(1, 9)), scale: 2,
        framesPerSecond: dice.pick([60, 120]),
        safeArea: UIEdgeInsets(
          top: dice.pick([0, 4]), left: dice.pick([0, 1]), bottom: dice.pick([0, 3]),
          right: dice.pick([0, 2]))), .time(time), .frame(time),
    ]
  }
}
