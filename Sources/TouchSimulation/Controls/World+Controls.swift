// Builds controls, does to them what the plan says, and turns what they tell into facts.

import GestureCore
import TouchKit

extension World {
  /// A view of the plan that is a control; the plan says so of no other class.
  private func control(_ id: Int) -> UIControl? { family.views[id] as? UIControl }

  // MARK: Building

  func newControl(_ plan: Plan.Control, _ witness: Witness) -> UIControl {
    switch plan.kind {
    case .button: SimulatedButton(witness)
    case .toggle: SimulatedToggle(witness)
    case .slider: SimulatedSlider(witness)
    case .stepper: SimulatedStepper(witness)
    case .segments: SimulatedSegments(witness)
    case .pages: SimulatedPages(witness)
    case .tracker: SimulatedTracker(witness)
    case .field: SimulatedField(witness)
    }
  }

  func build(_ plan: Plan.Control, as control: UIControl) {
    let id = plan.view
    configure(control, as: plan)
    (control as? UIStepper)?.stepValue = plan.step
    if let field = control as? UITextField {
      build(plan, as: field)
    } else {
      control.addAction(UIAction { [self] _ in tellValue(of: id) }, for: .valueChanged)
    }
    noteControl(id)
  }

  private func configure(_ control: UIControl, as plan: Plan.Control) {
    if let toggle = control as? UISwitch { toggle.isOn = plan.isMomentary }
    if let slider = control as? UISlider {
      (slider.minimumValue, slider.maximumValue) = (Float(plan.lowest), Float(plan.highest))
      slider.value = Float(plan.value)
      slider.isContinuous = plan.isContinuous
    }
    if let stepper = control as? UIStepper {
      (stepper.minimumValue, stepper.maximumValue) = (plan.lowest, plan.highest)
      stepper.value = plan.value
      (stepper.wraps, stepper.autorepeat) = (plan.wraps, plan.repeats)
      stepper.isContinuous = plan.isContinuous
    }
    if let segments = control as? UISegmentedControl {
      segments.isMomentary = plan.isMomentary
      segments.removeAllSegments()
      for index in 0..<plan.count {
        segments.insertSegment(withTitle: "s", at: index, animated: false)
      }
    }
    (control as? UIPageControl)?.numberOfPages = plan.count
  }

  private func build(_ plan: Plan.Control, as field: UITextField) {
    field.delegate = controls.fieldDelegate
    field.text = String(repeating: "a", count: plan.length)
    field.clearsOnBeginEditing = plan.clearsOnBegin
    field.clearButtonMode = plan.hasClearButton ? .always : .never
    let calls: [(UIControl.Event, Fact.FieldCall)] = [
      (.editingDidBegin, .targetBegin), (.editingDidEnd, .targetEnd), (.editingChanged, .changed),
    ]
    let id = plan.view
    for (event, call) in calls {
      let action = UIAction { [self] _ in
        hear(.field(id, call, isSo: true))
        reach(.fieldChanges)
      }
      field.addAction(action, for: event)
    }
    guard plan.endsOnReturn else { return }
    field.addAction(UIAction { [self] _ in reach(.fieldChanges) }, for: .editingDidEndOnExit)
  }

  /// As planned again.
  func restoreControl(_ id: Int) {
    guard let plan = plan.control(id), let control = control(id) else { return }
    configure(control, as: plan)
    noteControl(id)
  }

  // MARK: Values

  /// Which value a control has; `nil` if its class has none, or keeps none.
  private func value(of id: Int) -> Double? {
    control(id).flatMap { ControlPart(id, $0).value }
  }

  /// A finger has changed the value.
  private func tellValue(of id: Int) {
    let value = value(of: id)
    controls.values[id] = value
    if let value, mayComeBack(control(id)) { hear(.value(id, value, .quiet)) }
    hear(.value(id, value ?? -2, value == nil ? .momentary : .told))
    markValue(of: id)
    reach(.valueTold)
  }

  /// Whether a finger may change its value without a word, and bring it back, between two looks: a stepper
  /// comes around, and held phases of a touch come all at once.
  private func mayComeBack(_ control: UIControl?) -> Bool {
    if let stepper = control as? UIStepper { return stepper.wraps && !stepper.isContinuous }
    return (control as? UISlider)?.isContinuous == false
  }

  /// The app knows a control as it is.
  private func noteControl(_ id: Int) {
    guard let value = value(of: id) else { return }
    controls.values[id] = value
    hear(.value(id, value, .known))
  }

  /// A control of the app's own lets its finger go.
  func giveUp(_ id: Int) {
    mark(.fingerGivenUp)
    hear(.control(id, .gaveUp))
  }

  /// Notes all controls as they are, as if the run began here.
  func forgetControls() {
    for plan in plan.controls {
      noteControl(plan.view)
      guard let field = family.views[plan.view] as? UITextField else { continue }
      hear(.field(plan.view, .isEdited, isSo: field.isFirstResponder))
      let isOpen = field.isSessionOpen && !field.isFirstResponder
      hear(.field(plan.view, .isStranded, isSo: isOpen && field.window == nil))
    }
  }

  // MARK: Between inputs

  func noteControls() {
    guard !plan.controls.isEmpty else { return }
    var look = Fact.ControlsLook()
    controls.lend(plan.controls, of: family)
    for part in controls.lent.parts {
      let (id, number) = (part.id, bit(part.id))
      look.present |= number
      part.control.use { control in
        if control.isTracking { look.tracking |= number }
        if control.isHighlighted { look.lit |= number }
        if control.window == nil { look.outside |= number }
      }
      if part.isBeyondLimits { look.beyond |= number }
      if case .field(let field) = part.kind {
        look.fields |= number
        if field.use({ $0.isFirstResponder }) { look.first |= number }
      } else if let value = part.value, value != controls.values[id] {
        controls.values[id] = value
        hear(.value(id, value, part.control.use(isQuiet) ? .quiet : .silent))
      }
    }
    hear(.controlsSettled(look))
  }

  /// Whether it tells its value when the finger is gone, and not before.
  private func isQuiet(_ control: UIControl) -> Bool {
    guard control.isTracking else { return false }
    return (control as? UISlider)?.isContinuous == false
      || (control as? UIStepper)?.isContinuous == false
  }

  // MARK: Keys

  /// A key goes down, repeats, and goes up.
  func put(_ stroke: Plan.Stroke, after delay: Double) {
    hear(.beyondRules)
    inputs.time = latest + delay
    type(stroke.key, .down)
    for _ in 0..<stroke.repeats {
      settle()
      type(stroke.key, .repeated)
    }
    settle()
    type(stroke.key, .up)
  }

  private func type(_ key: Plan.Key, _ change: HostInput.KeyInput.Change) {
    let code: UIKeyboardHIDUsage =
      switch key {
      case .letter: .keyboardA
      case .delete: .keyboardDeleteOrBackspace
      case .home: .keyboardHome
      case .end: .keyboardEnd
      case .left: .keyboardLeftArrow
      case .right: .keyboardRightArrow
      case .enter: .keyboardReturnOrEnter
      case .tab: .keyboardTab
      }
    application.receive(
      .key(
        HostInput.KeyInput(
          code, change, characters: key == .letter ? "a" : "", time: latest)))
  }

  // MARK: Acts

  func commit(_ act: Plan.ControlAct, on id: Int) {
    guard let control = control(id), plan.control(id) != nil else { return }
    switch act {
    case .toggleEnabled:
      if control.isTracking { mark(.disabledInPress) }
      control.isEnabled.toggle()
    case .takeOut:
      if control.isTracking { mark(.takenOutInPress) }
      control.removeFromSuperview()
    case .putIn:
      guard let plan = plan.views.first(where: { $0.id == id }) else { return }
      if let parent = home(of: plan) { put(control, into: parent) }
    case .move(let x, let y): control.center = CGPoint(x: x, y: y)
    case .trigger: control.performPrimaryAction()
    case .setValue, .setLimits, .setStep, .setCount, .insertSegment, .removeSegment,
      .toggleSegment, .toggleContinuous:
      // What listeners hear of during such a change is no finger's.
      commitOnValue(act, of: control)
      noteControl(id)
    case .becomeFirst, .resignFirst, .endEditing, .setText, .placeCaret, .toggleSecure:
      if let field = control as? UITextField { commitOnField(act, of: field) }
    }
  }

  private func commitOnValue(_ act: Plan.ControlAct, of control: UIControl) {
    switch (act, control) {
    case (.setValue(let part), let toggle as UISwitch): toggle.setOn(part > 0.2, animated: true)
    case (.setValue(let part), let slider as UISlider):
      let range = slider.maximumValue - slider.minimumValue
      slider.setValue(slider.minimumValue + Float(part) * range, animated: true)
    case (.setValue(let part), let stepper as UIStepper): stepper.value = part * 50
    case (.setValue(let part), let segments as UISegmentedControl):
      if part >= -1 { segments.selectedSegmentIndex = Int(part * 2) }
    case (.setValue(let part), let pages as UIPageControl):
      if part >= -1 { pages.currentPage = Int(part * 3) }
    case (.setLimits(let lowest, let highest), let slider as UISlider):
      (slider.minimumValue, slider.maximumValue) = (Float(lowest), Float(highest))
    case (.setLimits(let lowest, let highest), let stepper as UIStepper):
      (stepper.minimumValue, stepper.maximumValue) = (lowest, highest)
    case (.setStep(let step), let stepper as UIStepper): stepper.stepValue = step
    case (.setCount(let count), let pages as UIPageControl): pages.numberOfPages = count
    case (.insertSegment(let index), let segments as UISegmentedControl):
      segments.insertSegment(withTitle: "s", at: index, animated: true)
    case (.removeSegment(let index), let segments as UISegmentedControl):
      if index < segments.numberOfSegments { segments.removeSegment(at: index, animated: true) }
    case (.toggleSegment(let index), let segments as UISegmentedControl):
      guard index < segments.numberOfSegments else { return }
      segments.setEnabled(!segments.isEnabledForSegment(at: index), forSegmentAt: index)
    case (.toggleContinuous, let slider as UISlider): slider.isContinuous.toggle()
    case (.toggleContinuous, let stepper as UIStepper): stepper.isContinuous.toggle()
    default: break
    }
  }

  private func commitOnField(_ act: Plan.ControlAct, of field: UITextField) {
    switch act {
    case .becomeFirst: field.becomeFirstResponder()
    case .resignFirst: _ = field.resignFirstResponder()
    case .endEditing(let isForced):
      guard let window = field.window else { return }
      let isEnded = window.endEditing(isForced)
      if isForced, isEnded { mark(.editingForcedToEnd) }
    case .setText(let length): field.text = String(repeating: "b", count: length)
    case .placeCaret(let place):
      let end = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
      let start = field.beginningOfDocument
      if let first = field.position(from: start, offset: min(place, end)),
        let last = field.position(from: start, offset: min(place + place % 3, end))
      {
        field.selectedTextRange = field.textRange(from: first, to: last)
      }
    case .toggleSecure: field.isSecureTextEntry.toggle()
    default: break
    }
  }
}
