// A small app that is turned upside down while fingers are on it: for the tests that reach into
// every callback, and for those that do everything at random.

import GestureCore

@testable import TouchKit

/// Where user code runs inside the engine.
enum Place: CaseIterable {
  case hitTest, classReceivesEvent, delegateReceivesEvent, delegateReceivesTouch
  case classRequiresFailure, delegateRequiredToFail, viewShouldBegin, delegateShouldBegin
  case canPrevent, delegateAllowsBoth
  case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, deadline, reset
  case action, viewBegan, viewMoved, viewEnded, viewCancelled
}

/// What user code does there.
enum Deed: CaseIterable {
  case removeRecognizer, freeRecognizer, addRecognizer, giveRecognizerAway, disable, enable
  case assign, ignoreTouches, requireFailure, changePolicy, changeTargets
  case removeView, removeOuterView, addView, moveView, hideView, freeView, makeExclusive
  case touch, lift, garbage, cancelTouches, advance, hideWindow, swapWindow
}

/// An application with windows, views and recognizers, and somebody who watches over the law.
final class World {
  let application = UIApplication()
  let legality = Legality()
  private(set) var windows: [UIWindow] = []
  private(set) var views: [CheckedView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private let delegate = CheckedDelegate()
  private(set) var dice: Seeded
  /// Whether answers and states come from the dice; otherwise they are the usual ones.
  let isRandom: Bool
  /// Called wherever user code runs.
  var onReach: (World, Place) -> Void = { _, _ in }
  /// Everything that was ever there.
  private(set) var born: [Weak<AnyObject>] = []
  var time: TimeInterval = 0

  init(seed: UInt64, isRandom: Bool) {
    dice = Seeded(seed)
    self.isRandom = isRandom
    delegate.world = self
    application.observer = { [unowned legality] in legality.hear($0) }
    application.perform {
      for _ in 0..<2 {
        let window = UIWindow(frame: rect(0, 0, 400, 400))
        window.isHidden = false
        windows.append(window)
      }
    }
    born = [Weak(application), Weak(windows[0]), Weak(windows[1]), Weak(delegate)]
  }

  /// Expects touches to be gone at the end.
  func watch(_ touches: Set<UITouch>) {
    for touch in touches { born.append(Weak(touch)) }
  }

  // MARK: Chances

  func index(below count: Int) -> Int { dice.index(below: count) }
  func chance(_ part: Double) -> Bool { isRandom && Double(dice.number(0...1)) < part }
  func answer(usually: Bool) -> Bool { chance(0.1) ? !usually : usually }
  func point() -> CGPoint { CGPoint(x: dice.number(0...400), y: dice.number(0...400)) }
  private func one<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[dice.index(below: list.count)]
  }
  private func oneView() -> UIView { one(of: views) ?? windows[0] }

  func reach(_ place: Place) { onReach(self, place) }

  /// What a custom recognizer assigns.
  func decide(_ recognizer: CheckedRecognizer, _ phase: UITouch.Phase) {
    if isRandom {
      if chance(0.2) { recognizer.setDeadline(application.scheduler.now + dice.number(0...0.3)) }
      guard chance(0.4), let state = one(of: GestureState.allCases) else { return }
      return recognizer.state = state
    }
    switch phase {
    case .began: recognizer.setDeadline(application.scheduler.now + 0.3)
    case .moved, .stationary: recognizer.state = .changed
    case .ended: recognizer.state = .ended
    default: recognizer.state = .cancelled
    }
  }

  // MARK: Furniture

  @discardableResult
  func addView(to parent: UIView, frame: CGRect? = nil) -> CheckedView {
    let view = CheckedView(
      frame: frame
        ?? CGRect(
          x: dice.number(0...150), y: dice.number(0...150), width: dice.number(150...400),
          height: dice.number(150...400)))
    view.world = self
    view.isMultipleTouchEnabled = !chance(0.3)
    parent.addSubview(view)
    views.append(view)
    born.append(Weak(view))
    return view
  }

  func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    (recognizer as? CheckedRecognizer)?.world = self
    recognizer.name = "\(type(of: recognizer)) \(born.count)"
    recognizer.delegate = delegate
    recognizer.addAction { [unowned self] in
      legality.told($0)
      reach(.action)
    }
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    born.append(Weak(recognizer))
  }

  func addRecognizer() {
    let recognizer: UIGestureRecognizer =
      switch index(below: 12) {
      case 0: UITapGestureRecognizer()
      case 1: doubleTap()
      case 2: UIPanGestureRecognizer()
      case 3: UILongPressGestureRecognizer()
      case 4: UIPinchGestureRecognizer()
      case 5: UIRotationGestureRecognizer()
      case 6: UISwipeGestureRecognizer()
      case 7: UIHoverGestureRecognizer()
      case 8: UIScreenEdgePanGestureRecognizer()
      default: CheckedRecognizer()
      }
    recognizer.cancelsTouchesInView = !chance(0.3)
    recognizer.delaysTouchesBegan = chance(0.3)
    recognizer.delaysTouchesEnded = !chance(0.3)
    if chance(0.2) {
      recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }
    add(recognizer, to: oneView())
    if chance(0.4), let other = one(of: recognizers) { recognizer.require(toFail: other) }
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }

  /// Makes the app usable again.
  func repair() {
    for window in windows where window.isHidden { window.isHidden = false }
    for recognizer in recognizers { recognizer.isEnabled = true }
    for view in views where view.isHidden { view.isHidden = false }
    for view in views where view.window == nil { windows[0].addSubview(view) }
    while views.count < 6 { addView(to: oneView()) }
    for recognizer in recognizers where recognizer.view == nil {
      oneView().addGestureRecognizer(recognizer)
    }
    while recognizers.count < 15 { addRecognizer() }
  }

  // MARK: Deeds

  func commit(_ deed: Deed) {
    switch deed {
    case .removeRecognizer, .freeRecognizer, .addRecognizer, .giveRecognizerAway, .disable,
      .enable, .assign, .ignoreTouches, .requireFailure, .changePolicy, .changeTargets:
      commitOnRecognizers(deed)
    case .removeView, .removeOuterView, .addView, .moveView, .hideView, .freeView, .makeExclusive:
      commitOnViews(deed)
    case .touch, .lift, .garbage, .cancelTouches, .advance, .hideWindow, .swapWindow:
      commitOnApplication(deed)
    }
  }

  func commitAny() { one(of: Deed.allCases).map(commit) }

  private func commitOnRecognizers(_ deed: Deed) {
    guard let recognizer = one(of: recognizers) else { return addRecognizer() }
    switch deed {
    case .removeRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
    case .freeRecognizer:
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizers.removeAll { $0 === recognizer }
    case .giveRecognizerAway: oneView().addGestureRecognizer(recognizer)
    case .disable: recognizer.isEnabled = false
    case .enable: for recognizer in recognizers { recognizer.isEnabled = true }
    case .assign: recognizer.state = one(of: GestureState.allCases) ?? .failed
    case .ignoreTouches:
      let event = application.desk.touchesEvent
      for touch in event.allTouches ?? [] { recognizer.ignore(touch, for: event) }
    case .requireFailure: one(of: recognizers).map { recognizer.require(toFail: $0) }
    case .changePolicy:
      recognizer.delaysTouchesBegan.toggle()
      recognizer.cancelsTouchesInView.toggle()
      recognizer.delaysTouchesEnded.toggle()
    case .changeTargets:
      recognizer.removeTarget(nil, action: nil)
      recognizer.addTarget(self, action: World.tick)
    default: addRecognizer()
    }
  }

  private func tick() {}

  private func commitOnViews(_ deed: Deed) {
    guard let view = one(of: views) else { return _ = addView(to: windows[0]) }
    switch deed {
    case .removeView: view.removeFromSuperview()
    case .removeOuterView: (view.superview as? CheckedView)?.removeFromSuperview()
    case .moveView:
      let parent = oneView()
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case .hideView: view.isHidden.toggle()
    case .freeView:
      view.removeFromSuperview()
      views.removeAll { $0 === view }
    case .makeExclusive: view.isExclusiveTouch.toggle()
    default: addView(to: oneView())
    }
  }

  private func commitOnApplication(_ deed: Deed) {
    let window = windows[0]
    switch deed {
    case .touch: application.receive([TouchReport(50, .began, at: point())], at: time, in: window)
    case .lift: application.receive([TouchReport(50, .ended, at: point())], at: time, in: window)
    case .garbage: application.receive([TouchReport(99, .moved, at: point())], at: .nan, in: window)
    case .cancelTouches: application.cancelTouches(in: window)
    case .advance:
      application.advance(to: time + 0.5)
      time += 0.5
    case .swapWindow: views.first.map { windows[1].addSubview($0) }
    default: window.isHidden.toggle()
    }
  }

  // MARK: The end

  /// Ends everything that runs, and tells what is left over.
  func finish() -> [String] {
    onReach = { _, _ in }
    for window in windows {
      application.cancelTouches(in: window)
      application.receive([TouchReport(0, .regionExited, at: .zero)], at: time, in: window)
    }
    application.receivePress(.select, .cancelled, at: time)
    for _ in 0..<1000 where application.nextDeadline < .infinity {
      application.advance(to: max(application.nextDeadline, application.scheduler.now))
    }
    // What began without touches ends only by its app.
    let seated = application.referees.flatMap { referee in
      referee.contest.order.map(referee.recognizer(at:))
    }
    for recognizer in seated { recognizer.state = .failed }
    var left = legality.breaches
    for recognizer in recognizers where recognizer.state != .possible || recognizer.seat >= 0 {
      left.append("\(recognizer.debugName) is left in \(recognizer.state)")
    }
    for view in views where view.isTouched { left.append("view \(view.identity) is left touched") }
    for referee in application.referees where !referee.contest.isEmpty {
      for seat in referee.contest.order {
        left.append(
          "\(referee.recognizer(at: seat).debugName) has its seat: \(referee.contest[seat])")
      }
    }
    let event = application.desk.touchesEvent
    if !event.down.isEmpty { left.append("\(event.down.count) fingers are left down") }
    if !event.lingering.isEmpty { left.append("\(event.lingering.count) touches are left") }
    if application.nextDeadline < .infinity { left.append("something is left scheduled") }
    if !application.desk.waitingInput.isEmpty { left.append("input is left waiting") }
    return left
  }

  /// Lets go of everything; the result is what must be gone when this world is.
  func dismantle() -> [Weak<AnyObject>] {
    (windows, views, recognizers) = ([], [], [])
    application.observer = nil
    return born
  }
}
