// Random animations and animators.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// An application with a shown window and a few views in it.
struct SmallStage {
  let application = UIApplication()
  let window: UIWindow
  let views: [UIView]

  init(_ count: Int = 3) {
    let window = application.perform {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    }
    let views = (0..<count).map { index in
      let view = UIView(frame: CGRect(x: 20 + 50 * Double(index), y: 40, width: 60, height: 80))
      view.tag = index + 1
      return view
    }
    application.perform {
      window.makeKeyAndVisible()
      for view in views { window.addSubview(view) }
    }
    self.window = window
    self.views = views
  }

  /// Lets time pass, and looks at all.
  func pass(_ time: Double, _ record: Record) {
    application.advance(to: application.scheduler.now + time)
    look(record)
  }

  func look(_ record: Record) {
    record.look(at: application)
    record.draw(application, .light)
    record.look(at: application)
    for view in views {
      record.note("center", view.center)
      record.note("bounds", view.bounds)
      record.note("alpha", view.alpha)
      record.note("in", view.window == nil)
      record.note("in", view.superview?.tag ?? -1)
      record.note("animations", view.animations.count)
      record.note("shows", view.layer.presentation()?.frame ?? .zero)
      let hit = window.hitTest(view.center, with: nil)
      record.note("hit", hit?.tag ?? -1)
    }
    record.note("waits", application.scheduler.pendingCount)
  }
}

extension Calls {
  /// A random change of a view that can be animated.
  private static func change(_ view: UIView, _ dice: inout Dice) {
    switch dice.below(8) {
    case 0: view.center = CGPoint(x: dice.value(0, 300), y: dice.value(0, 300))
    case 1: view.bounds.size = CGSize(width: dice.value(10, 90), height: dice.value(10, 90))
    case 2: view.alpha = dice.pick([0, 0.25, 0.5, 1])
    case 3: view.transform = CGAffineTransform(rotationAngle: dice.value(-3, 3))
    case 4: view.transform = CGAffineTransform(scaleX: dice.value(0.25, 2), y: 1.5)
    case 5: view.backgroundColor = dice.pick([nil, .red, .label, .systemBlue])
    case 6: view.frame.origin.x += 30
    default: view.transform = .identity
    }
  }

  private static func options(_ dice: inout Dice) -> UIView.AnimationOptions {
    var options = UIView.AnimationOptions(rawValue: UInt(dice.below(4)) << 16)
    if dice.chance(0.3) { options.insert(.allowUserInteraction) }
    if dice.chance(0.4) { options.insert(.beginFromCurrentState) }
    if dice.chance(0.15) { options.insert(.repeat) }
    if dice.chance(0.3) { options.insert(.autoreverse) }
    return options
  }

  private static func animate(
    _ inside: Inside,
    _ stage: SmallStage, _ number: Int, _ dice: inout Dice, _ record: Record
  ) {
    let (view, other) = (dice.pick(stage.views), dice.pick(stage.views))
    var inner = dice.fork(9)
    let changes = {
      change(view, &inner)
      if inner.chance(0.5) { change(view, &inner) }
      if inner.chance(0.5) { change(other, &inner) }
      if inner.chance(0.15) { UIView.performWithoutAnimation { change(view, &inner) } }
      if inner.chance(0.2) {
        UIView.animate(withDuration: 2) {
          change(other, &inner)
        } completion: {
          record.note("inner", $0)
        }
      }
    }
    let completion = { (isComplete: Bool) in
      record.note("completion", number)
      record.note("complete", isComplete)
      inside.reach()
      record.note("now", stage.application.scheduler.now)
    }
    let (duration, delay) = (dice.pick([0, 0.25, 0.5, 1]), dice.pick([0, 0, 0.25, -1]))
    switch dice.below(4) {
    case 0: UIView.animate(withDuration: duration, animations: changes, completion: completion)
    case 1:
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dice.pick([0.2, 0.5, 1]),
        initialSpringVelocity: dice.pick([0, 2, -3]), options: options(&dice), animations: changes,
        completion: completion)
    case 2:
      UIView.animate(
        springDuration: duration, bounce: dice.pick([0, 0.5, -0.4, 1]),
        initialSpringVelocity: dice.pick([0, 3]), delay: delay, options: options(&dice),
        animations: changes, completion: completion)
    default:
      UIView.animate(
        withDuration: duration, delay: delay, options: options(&dice), animations: changes,
        completion: completion)
    }
  }

  static let animations = Calls(name: "animations", seeds: 60) { dice, record in
    let stage = SmallStage()
    let inside = Inside()
    inside.act = { [unowned inside] dice in animate(inside, stage, -1, &dice, record) }
    if dice.chance(0.5) { inside.begin(&dice, chance: 0.3) }
    for number in 0..<30 {
      stage.application.perform {
        switch dice.below(10) {
        case 0...4: animate(inside, stage, number, &dice, record)
        case 5: change(dice.pick(stage.views), &dice)
        case 6: dice.pick(stage.views).removeFromSuperview()
        case 7: dice.pick([stage.window, stage.views[0]]).addSubview(stage.views[2])
        case 8: dice.pick(stage.views).isHidden.toggle()
        default: stage.window.addSubview(stage.views[0])
        }
      }
      stage.pass(dice.pick([0, 0.0625, 0.125, 0.3, 1]), record)
    }
    stage.pass(20, record)
  }

  // MARK: Animators

  private static func animator(_ dice: inout Dice) -> UIViewPropertyAnimator {
    switch dice.below(6) {
    case 0: UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
    case 1: UIViewPropertyAnimator(duration: dice.pick([0, 0.5, 2]), curve: .linear)
    case 2: UIViewPropertyAnimator(duration: 1, dampingRatio: dice.pick([0.3, 0.8, 1]))
    case 3:
      UIViewPropertyAnimator(
        duration: 1.5, controlPoint1: CGPoint(x: 0.2, y: 0.7), controlPoint2: CGPoint(x: 0.4, y: 1))
    case 4:
      UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 9, initialVelocity: CGVector(dx: 1, dy: -2)))
    default: UIViewPropertyAnimator(duration: 0.75, curve: .easeOut)
    }
  }

  private static func drive(
    _ animator: UIViewPropertyAnimator, _ stage: SmallStage, _ number: Int, _ dice: inout Dice,
    _ record: Record
  ) {
    switch dice.below(14) {
    case 0 where animator.state != .stopped: animator.startAnimation()
    case 1 where animator.state == .inactive:
      animator.startAnimation(afterDelay: dice.pick([0.25, 0.5]))
    case 2 where animator.state != .stopped: animator.pauseAnimation()
    case 3 where animator.state != .stopped: animator.fractionComplete = dice.value(0, 1)
    case 4 where animator.state != .stopped: animator.isReversed.toggle()
    case 5 where animator.state == .active && !animator.isRunning:
      let timing: UICubicTimingParameters? =
        dice.chance(0.5) ? nil : UICubicTimingParameters(animationCurve: .easeIn)
      animator.continueAnimation(
        withTimingParameters: timing, durationFactor: dice.pick([0, 0.5, 2]))
    case 6 where animator.state == .active: animator.stopAnimation(dice.chance(0.3))
    case 7 where animator.state == .stopped:
      animator.finishAnimation(at: dice.pick([.end, .start, .current]))
    case 8 where animator.state != .stopped, 9 where animator.state != .stopped:
      var inner = dice.fork(3)
      let view = dice.pick(stage.views)
      let changes = {
        record.note("changes", number)
        change(view, &inner)
        change(view, &inner)
      }
      if dice.chance(0.5) {
        animator.addAnimations(changes)
      } else {
        animator.addAnimations(changes, delayFactor: dice.pick([0, 0.25, 0.75]))
      }
    case 10: animator.isUserInteractionEnabled.toggle()
    case 11: animator.scrubsLinearly.toggle()
    case 12 where animator.state == .inactive: animator.pausesOnCompletion.toggle()
    default: animator.isManualHitTestingEnabled.toggle()
    }
  }

  static let animators = Calls(name: "animators", seeds: 60) { dice, record in
    let stage = SmallStage()
    let animators = stage.application.perform { (0..<2).map { _ in animator(&dice) } }
    for (index, animator) in animators.enumerated() {
      animator.addCompletion {
        record.note("completion", index)
        record.note("at", $0.rawValue)
      }
    }
    for number in 0..<40 {
      let animator = dice.pick(animators)
      stage.application.perform { drive(animator, stage, number, &dice, record) }
      for animator in animators {
        record.note("state", animator.state.rawValue)
        record.note("runs", animator.isRunning)
        record.note("reversed", animator.isReversed)
        record.note("fraction", animator.fractionComplete)
        record.note("lasts", animator.duration)
        record.note("waits", animator.delay)
      }
      stage.pass(dice.pick([0, 0.0625, 0.125, 0.3, 1]), record)
    }
    stage.application.perform {
      for animator in animators {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
      }
    }
    stage.pass(20, record)
  }

  // MARK: Curves

  static let timings = Calls(name: "timings", seeds: 40) { dice, record in
    let curves = [
      CubicBezier(
        dice.unit(), dice.between(-0.5, 1.5), dice.unit(), dice.between(-0.5, 1.5)), .easeIn,
      .easeOut, .easeInOut,
    ]
    for curve in curves {
      for step in -1...21 { record.note("bezier", curve.progress(at: Double(step) / 20)) }
    }
    let springs = [
      Spring(damping: dice.between(0.05, 1), velocity: dice.between(-5, 5), duration: 1),
      Spring(
        mass: dice.between(0.5, 2), stiffness: dice.between(10, 300), damping: dice.between(0, 40),
        velocity: dice.between(-5, 5)),
      Spring(
        perceptualDuration: dice.between(0.1, 2), bounce: dice.between(-1, 1),
        velocity: dice.between(-5, 5)),
      Spring(damping: 1, velocity: 0, duration: dice.between(0, 2)), .system,
    ]
    for spring in springs {
      record.note("settles", spring.settlingDuration)
      for step in -1...21 { record.note("spring", spring.progress(at: Double(step) / 15)) }
    }
  }
}
