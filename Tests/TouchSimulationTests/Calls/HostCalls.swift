// Random input of all kinds in an application with two windows: pens, estimates, the screen, the keyboard and
// what the application is told.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// Writes down all that a pen's barrel and the application tell.
private final class Clerk: UIPencilInteractionDelegate, UIApplicationDelegate {
  let record: Record
  let inside = Inside()

  init(_ record: Record) { self.record = record }
  deinit {}

  func tell(_ word: StaticString, _ number: Int = 0) {
    record.note(word, number)
    inside.reach()
  }

  private func look(at pose: UIPencilHoverPose?) {
    guard let pose else { return record.note("no pose", 0) }
    record.note("at", pose.location)
    record.note("over", pose.zOffset)
    record.note("roll", pose.rollAngle)
    record.note("azimuth", pose.azimuthAngle)
    record.note("altitude", pose.altitudeAngle)
  }

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    record.note("time", tap.timestamp)
    look(at: tap.hoverPose)
    tell("barrel", interaction.view?.tag ?? -1)
  }
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {
    record.note("time", squeeze.timestamp)
    record.note("phase", squeeze.phase.rawValue)
    look(at: squeeze.hoverPose)
    tell("squeezed", interaction.view?.tag ?? -1)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { state("active", application) }
  func applicationWillResignActive(_ application: UIApplication) { state("resigns", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { state("left", application) }
  func applicationWillEnterForeground(_ application: UIApplication) { state("back", application) }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { tell("memory") }

  private func state(_ word: StaticString, _ application: UIApplication) {
    record.note("state", application.applicationState.rawValue)
    tell(word)
  }
}

/// A view that writes down what it hears of touches, with all that a pen measures.
private final class Sheet: UIView, UIKeyInput {
  let clerk: Clerk
  var board: UIView?
  var strip: UIView?
  var hasText: Bool { false }

  init(_ number: Int, _ frame: CGRect, _ clerk: Clerk) {
    self.clerk = clerk
    super.init(frame: frame)
    tag = number
    isMultipleTouchEnabled = true
  }
  deinit {}

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { board }
  override var inputAccessoryView: UIView? { strip }
  func insertText(_ text: String) { clerk.record.note("text", text) }
  func deleteBackward() { clerk.tell("deletes", tag) }

  private func tell(_ word: StaticString, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let record = clerk.record
    for touch in touches.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) {
      record.look(at: touch)
      record.note("force", touch.force)
      record.note("azimuth", touch.azimuthAngle(in: self))
      record.note("altitude", touch.altitudeAngle)
      record.note("precise", touch.preciseLocation(in: self))
      record.note("before", touch.precisePreviousLocation(in: self))
      record.note("estimated", touch.estimatedProperties.rawValue)
      record.note("awaited", touch.estimatedPropertiesExpectingUpdates.rawValue)
      record.note("index", touch.estimationUpdateIndex?.intValue ?? -1)
      for other in event?.coalescedTouches(for: touch) ?? [] {
        record.note("coalesced", other.location(in: self))
        record.note("force", other.force)
      }
      for other in event?.predictedTouches(for: touch) ?? [] {
        record.note("predicted", other.location(in: self))
      }
    }
    clerk.tell(word, tag)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches, event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    tell("estimated", touches, nil)
  }
  override func safeAreaInsetsDidChange() { clerk.record.note("safe", safeAreaInsets) }
  override func didMoveToWindow() { clerk.tell("in window", window == nil ? 0 : 1) }
}

/// Two windows with a view each that hears of pens.
private final class Office {
  let application: UIApplication
  let clerk: Clerk
  let windows: [UIWindow]
  let sheets: [Sheet]
  private let stage = SmallStage(0)
  private var phases: [UITouch.Phase?] = [nil, nil, nil]
  private var awaited: [Int] = []
  private var made = 0
  private var isSqueezed = false

  init(_ record: Record) {
    (application, clerk) = (stage.application, Clerk(record))
    let second = application.perform {
      UIWindow(frame: CGRect(x: 50, y: 200, width: 300, height: 200))
    }
    windows = [stage.window, second]
    sheets = application.perform { [clerk] in
      [0, 1].map { Sheet($0, CGRect(x: 10, y: 20, width: 200, height: 150), clerk) }
    }
    application.addObserver { record.note("observed", "\($0)") }
    application.delegate = clerk
    application.perform {
      for (window, sheet) in zip(windows, sheets) {
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(sheet)
        window.isHidden = false
        sheet.addInteraction(UIPencilInteraction(delegate: clerk))
        let hover = UIHoverGestureRecognizer(target: nil, action: nil)
        hover.addAction { [unowned sheet, unowned hover, clerk] in
          record.note("hovers", hover.location(in: sheet))
          record.note("over", hover.zOffset)
          clerk.tell("hover", $0.state.rawValue)
        }
        sheet.addGestureRecognizer(hover)
      }
      sheets[0].transform = CGAffineTransform(rotationAngle: 0.5)
      sheets[1].board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      sheets[0].strip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    }
  }
  deinit {}

  private func sample(_ dice: inout Dice) -> TouchSample {
    let second = dice.chance(0.3)
    let (x, y) =
      second
      ? (dice.value(60, 260), dice.value(220, 370)) : (dice.value(30, 190), dice.value(40, 150))
    var sample = TouchSample(
      at: CGPoint(x: x, y: dice.chance(0.1) ? 390 : y),
      type: dice.pick([.pencil, .pencil, .direct]))
    sample.force = CGFloat(dice.pick([0, 0.5, 2]))
    sample.maximumPossibleForce = 4
    sample.azimuthAngle = CGFloat(dice.pick([0, 1, 2]))
    sample.altitudeAngle = CGFloat(dice.pick([Double.pi / 2, 1]))
    sample.rollAngle = CGFloat(dice.pick([0, 0.5]))
    sample.zOffset = CGFloat(dice.pick([0, 0.5]))
    guard dice.chance(0.4) else { return sample }
    sample.estimatedProperties = dice.pick([.force, [.azimuth, .altitude]])
    sample.estimatedPropertiesExpectingUpdates = dice.pick([[], .force])
    made += 1
    sample.estimationUpdateIndex = made
    awaited.append(made)
    return sample
  }

  private func touches(_ dice: inout Dice) -> HostInput {
    let finger = dice.below(phases.count)
    let phase: UITouch.Phase
    switch phases[finger] {
    case nil: phase = dice.pick([.began, .began, .regionEntered])
    case .regionEntered?: phase = dice.pick([.regionMoved, .regionMoved, .regionExited, .began])
    default: phase = dice.pick([.moved, .moved, .moved, .stationary, .ended, .cancelled])
    }
    phases[finger] =
      [.ended, .cancelled, .regionExited].contains(phase)
      ? nil : phase == .regionMoved ? .regionEntered : phase
    var report = TouchReport(finger, phase, sample(&dice))
    if dice.chance(0.3) { report.coalesced = [sample(&dice), report.sample] }
    if dice.chance(0.3) { report.predicted = [sample(&dice)] }
    return .touches(
      HostInput.TouchInput(
        [report], time: now + 1.0 / 64, window: dice.pick([nil, nil, windows[1].windowNumber]),
        modifiers: dice.pick([[], .shift])))
  }

  var now: Double { application.scheduler.now }

  func input(_ dice: inout Dice) -> HostInput {
    let later = now + dice.pick([0, 0.02, 0.3])
    switch dice.below(24) {
    case 0...9: return touches(&dice)
    case 10...11:
      var sample = sample(&dice)
      sample.estimationUpdateIndex = awaited.isEmpty ? 3 : dice.pick(Array(awaited.suffix(3)))
      sample.estimatedPropertiesExpectingUpdates = []
      return .estimates([sample])
    case 12: return .pencil(.init(.tap, hover: dice.chance(0.7) ? sample(&dice) : nil, time: later))
    case 13...15:
      let phase: UIPencilInteraction.Phase =
        isSqueezed != dice.chance(0.1)
        ? dice.pick([.changed, .changed, .ended, .cancelled]) : .began
      isSqueezed = phase == .began || phase == .changed
      return .pencil(
        .init(.squeeze(phase), hover: dice.chance(0.6) ? sample(&dice) : nil, time: later))
    case 16: return .pencilSettings(.init(tapAction: dice.pick([.ignore, .switchPrevious])))
    case 17: return .activity(dice.pick([.active, .active, .inactive, .background]), time: later)
    case 18: return .memoryWarning(time: later)
    case 19: return .cancellation(window: dice.pick(windows).windowNumber)
    case 20: return .statusBarTap(time: later)
    case 21:
      return .screen(
        CGSize(width: dice.pick([400, 300]), height: 400), scale: 2,
        framesPerSecond: dice.pick([60, 120]),
        safeArea: UIEdgeInsets(
          top: dice.pick([0, 30]), left: 0, bottom: dice.pick([0, 20]), right: 0))
    case 22:
      return .keyboard(
        HostInput.KeyboardInput(
          CGRect(x: 0, y: dice.pick([250, 400]), width: 400, height: 150),
          duration: dice.pick([0, 0.25]), time: now))
    default: return dice.chance(0.5) ? .time(later) : .frame(later)
    }
  }

  func change(_ dice: inout Dice) {
    let (window, sheet) = (dice.pick(windows), dice.pick(sheets))
    switch dice.below(12) {
    case 0: window.isHidden.toggle()
    case 1: window.makeKey()
    case 2: window.makeKeyAndVisible()
    case 3: window.windowLevel = dice.pick([.normal, .alert])
    case 4, 5: sheet.becomeFirstResponder()
    case 6: sheet.resignFirstResponder()
    case 7:
      sheet.board = dice.chance(0.5) ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 70)) : nil
      sheet.reloadInputViews()
    case 8:
      sheet.strip = dice.chance(0.5) ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 30)) : nil
      sheet.reloadInputViews()
    case 9:
      if sheet.superview == nil {
        windows[sheet.tag].rootViewController?.view.addSubview(sheet)
      } else {
        sheet.removeFromSuperview()
      }
    case 10: sheet.isHidden.toggle()
    default:
      if let interaction = sheet.interactions.first {
        sheet.removeInteraction(interaction)
      } else {
        sheet.addInteraction(UIPencilInteraction(delegate: clerk))
      }
    }
  }

  func look(_ record: Record) {
    record.note("key", windows.firstIndex { $0.isKeyWindow } ?? -1)
    record.note("windows", application.windows.count)
    record.note("state", application.applicationState.rawValue)
    for window in windows {
      record.note("window", window.frame)
      record.note("safe", window.safeAreaInsets)
      record.note("parts", window.subviews.count)
      for view in window.subviews { record.look(atParts: view) }
    }
    for sheet in sheets { record.note("first", sheet.isFirstResponder) }
    record.note("prefers", UIPencilInteraction.preferredTapAction.rawValue)
    stage.look(record)
  }
}

extension Calls {
  /// Input of all kinds.
  static let hosts = Calls(name: "hosts", seeds: 50) { dice, record in
    let office = Office(record)
    office.clerk.inside.act = { [unowned office] dice in office.change(&dice) }
    if dice.chance(0.5) { office.clerk.inside.begin(&dice, chance: 0.03, most: 20) }
    for _ in 0..<80 {
      if dice.chance(0.2) { office.application.perform { office.change(&dice) } }
      office.application.receive(office.input(&dice))
      office.look(record)
    }
    office.application.advance(to: office.now + 2)
    office.look(record)
  }
}
