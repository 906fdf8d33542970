// Random views that come and go, lie in each other, become first responders and are laid out.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A view that tells a record of each of its callbacks, and what it sees in them.
final class ToldView: UIView {
  private let record: Record
  var keepsFirst = false
  weak var inside: Inside?

  init(_ number: Int, _ record: Record) {
    self.record = record
    super.init(frame: .zero)
    tag = number
  }

  deinit {}

  private func tell(_ word: StaticString, _ value: Int = 0) {
    record.note(word, tag << 16 ^ value)
    record.note("superview", superview?.tag ?? -1)
    record.note("window", window?.tag ?? -1)
    record.note("subviews", subviews.reduce(0) { $0 << 4 ^ $1.tag })
    record.note("size", bounds.size)
    record.note("first", isFirstResponder)
    record.note("recognizers", (gestureRecognizers ?? []).count)
    record.note("states", (gestureRecognizers ?? []).reduce(0) { $0 << 3 ^ $1.state.rawValue })
    record.note("seats", (gestureRecognizers ?? []).count { $0.hasSeat })
    inside?.reach()
  }

  override func didAddSubview(_ subview: UIView) { tell("didAdd", subview.tag) }
  override func willRemoveSubview(_ subview: UIView) { tell("willRemove", subview.tag) }
  override func willMove(toSuperview superview: UIView?) { tell("willMove", superview?.tag ?? -1) }
  override func didMoveToSuperview() { tell("didMove") }
  override func willMove(toWindow window: UIWindow?) { tell("willMoveToWindow", window?.tag ?? -1) }
  override func didMoveToWindow() { tell("didMoveToWindow") }
  override func layoutSubviews() { tell("layout") }
  override func draw(_ rect: CGRect) { tell("draw", Int(rect.width)) }
  override func safeAreaInsetsDidChange() {
    tell("safe")
    record.note("insets", safeAreaInsets)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("press began", presses.count)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("press ended", presses.count)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("press cancelled", presses.count)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { tell("shake") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    tell("shaken")
    super.motionEnded(motion, with: event)
  }
  override var canBecomeFirstResponder: Bool {
    tell("can become")
    return tag % 3 != 0
  }
  override var canResignFirstResponder: Bool {
    tell("can resign")
    return !keepsFirst
  }
  override func becomeFirstResponder() -> Bool {
    tell("becomes")
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    tell("resigns")
    return super.resignFirstResponder()
  }
}

/// A window that tells when it becomes key.
final class ToldWindow: UIWindow {
  private let record: Record

  init(_ number: Int, _ record: Record) {
    self.record = record
    super.init(frame: CGRect(x: 10 * number, y: 0, width: 400, height: 400))
    tag = 10 + number
  }

  deinit {}

  override func becomeKey() { record.note("key", tag) }
  override func resignKey() { record.note("key no more", tag) }
  override func layoutSubviews() { record.note("layout", tag) }
}

/// Views, windows and recognizers that random calls put together.
private struct Household {
  let application = UIApplication()
  let windows: [ToldWindow]
  let views: [ToldView]
  let recognizers: [UIGestureRecognizer]
  let inside = Inside()

  init(_ record: Record) {
    let application = application
    (windows, views, recognizers) = application.perform {
      let recognizers = [
        UITapGestureRecognizer(target: nil, action: nil),
        UIPanGestureRecognizer(target: nil, action: nil),
        UILongPressGestureRecognizer(target: nil, action: nil),
        UIPinchGestureRecognizer(target: nil, action: nil),
      ]
      for (index, recognizer) in recognizers.enumerated() {
        recognizer.addAction { record.note("action", index << 4 ^ $0.state.rawValue) }
      }
      return (
        (0..<2).map { ToldWindow($0, record) }, (1...8).map { ToldView($0, record) }, recognizers
      )
    }
    application.addObserver { record.note("observed", "\($0)") }
  }

  func look(_ record: Record) {
    record.look(at: application)
    for view in views {
      record.note("frame", view.frame)
      record.note("subviews", view.subviews.reduce(0) { $0 << 4 ^ $1.tag })
      record.note("in", (view.superview?.tag ?? -1) << 8 ^ (view.window?.tag ?? -1))
      record.note("safe", view.safeAreaInsets)
      record.note("needs", view.needsLayout)
      record.note("first", view.isFirstResponder)
    }
    for window in windows {
      record.note("level", window.windowLevel.rawValue)
      record.note("key", window.isKeyWindow)
      record.note("hidden", window.isHidden)
      record.note("first", (window.firstResponder as? UIView)?.tag ?? -1)
      record.note("contest", "\(window.contestSnapshot)")
    }
    for recognizer in recognizers {
      record.note("recognizer", recognizer.state.rawValue << 8 ^ (recognizer.view?.tag ?? -1))
    }
    record.note("windows", application.windows.reduce(0) { $0 << 6 ^ $1.tag })
  }

  /// Views that may be put into a view: no view lies in itself.
  private func fits(_ view: UIView, in parent: UIView) -> Bool { !parent.isDescendant(of: view) }

  func move(_ dice: inout Dice) {
    let view = dice.pick(views)
    let parent: UIView = dice.chance(0.3) ? dice.pick(windows) : dice.pick(views)
    let sibling = parent.subviews.isEmpty ? nil : dice.pick(parent.subviews)
    switch dice.below(12) {
    case 0...3: if fits(view, in: parent) { parent.addSubview(view) }
    case 4: if fits(view, in: parent) { parent.insertSubview(view, at: 0) }
    case 5:
      if fits(view, in: parent), let sibling { parent.insertSubview(view, belowSubview: sibling) }
    case 6:
      if fits(view, in: parent), let sibling { parent.insertSubview(view, aboveSubview: sibling) }
    case 7: if let sibling { parent.bringSubviewToFront(sibling) }
    case 8: if let sibling { parent.sendSubviewToBack(sibling) }
    case 9:
      guard parent.subviews.count > 1 else { return }
      parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
    default: view.removeFromSuperview()
    }
  }

  func change(_ dice: inout Dice) {
    let (view, window) = (dice.pick(views), dice.pick(windows))
    switch dice.below(16) {
    case 0:
      view.frame = CGRect(
        x: dice.value(-20, 200), y: dice.value(-20, 200), width: dice.value(0, 300),
        height: dice.value(0, 300))
    case 1: view.bounds.origin = CGPoint(x: dice.value(-9, 9), y: dice.value(-9, 9))
    case 2: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(dice.below(64)))
    case 3: view.transform = CGAffineTransform(rotationAngle: dice.value(-3, 3))
    case 4: view.isHidden.toggle()
    case 5: view.setNeedsLayout()
    case 6: view.layoutIfNeeded()
    case 7: view.setNeedsDisplay()
    case 8: window.isHidden.toggle()
    case 9: window.makeKeyAndVisible()
    case 10: window.windowLevel = dice.pick([.normal, .alert, .statusBar])
    case 11: window.frame.size.width = dice.value(200, 500)
    case 12: window.makeKey()
    case 13: view.alpha = dice.pick([0, 0.009, 0.5, 1])
    case 14: view.layer.anchorPoint = CGPoint(x: dice.value(0, 1), y: 0.5)
    default: view.isUserInteractionEnabled.toggle()
    }
  }

  func respond(_ dice: inout Dice, _ record: Record) {
    let view = dice.pick(views)
    switch dice.below(7) {
    case 0...2: record.note("became", view.becomeFirstResponder())
    case 3: record.note("resigned", view.resignFirstResponder())
    case 4: record.note("ended", dice.pick(windows).endEditing(dice.chance(0.5)))
    case 5: view.keepsFirst.toggle()
    default:
      let recognizer = dice.pick(recognizers)
      if dice.chance(0.3), let home = recognizer.view {
        home.removeGestureRecognizer(recognizer)
      } else {
        view.addGestureRecognizer(recognizer)
      }
      if dice.chance(0.2) { recognizer.isEnabled.toggle() }
      if dice.chance(0.2) { recognizer.require(toFail: recognizers[0]) }
    }
  }

  func touch(_ dice: inout Dice) {
    let now = application.scheduler.now + dice.pick([0.0078125, 0.1])
    let phase: UITouch.Phase = dice.pick([.began, .moved, .moved, .ended, .cancelled])
    let place = CGPoint(x: dice.value(0, 300), y: dice.value(0, 300))
    switch dice.below(10) {
    case 0:
      application.receive(
        .press(HostInput.PressInput(.select, dice.pick([.began, .ended, .cancelled]), time: now)))
    case 1:
      application.receive(
        .key(
          HostInput.KeyInput(
            .keyboardA, dice.pick([.down, .up]), characters: "a", time: now)))
    case 2:
      application.receive(
        .screen(
          CGSize(width: 400, height: dice.pick([400, 300])), scale: 2,
          safeArea: UIEdgeInsets(top: dice.value(0, 40), left: 0, bottom: 9, right: 0)))
    default:
      application.receive(
        .touches(HostInput.TouchInput([TouchReport(dice.below(2), phase, at: place)], time: now)))
    }
  }
}

extension Calls {
  static let families = Calls(name: "families", seeds: 60) { dice, record in
    let household = Household(record)
    for view in household.views { view.inside = household.inside }
    household.inside.act = { dice in
      switch dice.below(4) {
      case 0...1: household.move(&dice)
      case 2: household.change(&dice)
      default: household.respond(&dice, record)
      }
    }
    if dice.chance(0.5) { household.inside.begin(&dice, chance: 0.02) }
    for _ in 0..<80 {
      household.application.perform {
        switch dice.below(10) {
        case 0...4: household.move(&dice)
        case 5...6: household.change(&dice)
        default: household.respond(&dice, record)
        }
      }
      if dice.chance(0.4) { household.touch(&dice) }
      household.look(record)
      if dice.chance(0.3) { record.draw(household.application, .dark) }
    }
    for view in household.views { view.removeFromSuperview() }
    household.look(record)
  }

  /// One view in another one that changes its size, with each mask.
  static let layouts = Calls(name: "layouts", seeds: 8) { dice, record in
    for mask in 0..<64 {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: dice.value(80, 120)))
      let inner = UIView(
        frame: CGRect(
          x: dice.value(0, 50), y: dice.value(0, 50), width: dice.value(0, 60), height: 40))
      inner.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
      outer.addSubview(inner)
      for _ in 0..<3 {
        outer.frame.size = CGSize(width: dice.value(0, 200), height: dice.value(0, 200))
        record.note("inner", inner.frame)
      }
      inner.frame = .zero
      outer.bounds.size = CGSize(width: 50, height: 150)
      record.note("inner", inner.frame)
      outer.autoresizesSubviews = false
      outer.bounds.size = CGSize(width: 60, height: 60)
      record.note("inner", inner.frame)
    }
  }
}
