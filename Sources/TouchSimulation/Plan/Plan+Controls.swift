// The controls and text fields of a plan, and what an app does to them. All of it comes from dice of its
// own, so that a plan without controls is the same as it ever was.

nonisolated extension Plan {
  /// What makes a view of the plan a control.
  struct Control: Equatable, Sendable {
    /// The number of the view.
    var view = 0
    var kind = ControlKind.button
    /// The limits of a slider or a stepper.
    var lowest = 0.0
    var highest = 1.0
    var value = 0.0
    /// Of a stepper.
    var step = 1.0
    var wraps = false
    var repeats = true
    /// Whether each change is told, or only the last one.
    var isContinuous = true
    /// How many segments or pages it has.
    var count = 3
    var isMomentary = false
    /// A control of the app's own ignores fingers at their begin, or gives up at every so manyth move;
    /// 0 for never.
    var declines = 0
    var givesUp = 0
    /// How many characters a text field has.
    var length = 0
    /// What its delegate says no to, as a set of bits by `FieldQuestion`.
    var refuses = 0
    var clearsOnBegin = false
    var hasClearButton = false
    /// Whether Return ends editing.
    var endsOnReturn = false
  }

  enum ControlKind: String, Sendable, CaseIterable {
    case button, toggle, slider, stepper, segments, pages, tracker, field
  }

  /// What a text field asks its delegate.
  enum FieldQuestion: Int, Sendable, CaseIterable {
    case shouldBegin, shouldEnd, shouldChange, shouldReturn, shouldClear
  }

  /// What an app does to a control. What its kind does not have does nothing.
  enum ControlAct: Equatable, Sendable {
    case toggleEnabled
    /// A part of the way from the lowest to the highest value.
    case setValue(Double)
    case setLimits(Double, Double)
    case setStep(Double)
    case setCount(Int)
    case insertSegment(Int)
    case removeSegment(Int)
    case toggleSegment(Int)
    case toggleContinuous
    case trigger
    case takeOut
    case putIn
    case move(x: Double, y: Double)
    case becomeFirst
    case resignFirst
    case endEditing(isForced: Bool)
    case setText(Int)
    case placeCaret(Int)
    case toggleSecure
  }

  /// A key that is pressed and released; the number is how often it is repeated meanwhile.
  struct Stroke: Equatable, Sendable {
    var key = Key.letter
    var repeats = 0
  }

  enum Key: Int, Sendable, CaseIterable { case letter, delete, home, end, left, right, enter, tab }

  func control(_ view: Int) -> Control? {
    controls.isEmpty ? nil : controls.first { $0.view == view }
  }

  /// Whether all views that hear touches are the plan's own.
  var hasOnlyOwnViews: Bool { tables.isEmpty && controls.isEmpty && navigations.isEmpty }

  // MARK: Growing

  /// Adds controls from dice of their own, and has code act on them.
  mutating func grow(controlsOf features: Features, with start: Dice) {
    var dice = start
    let hosts = views.filter { $0.kind == .plain }
    for _ in 0..<1 + dice.below(6) { addControl(on: hosts, features, &dice) }
    guard features.contains(.reactions) else { return }
    for _ in 0..<dice.below(6) {
      let moment = dice.pick(dice.chance(0.8) ? Moment.ofControls : [.control])
      let mutation = controlReaction(features, &dice)
      reactions.append(
        Reaction(
          moment: moment, every: 1 + dice.below(4), mutation: mutation,
          timesMax: mutation.isDeparture ? 2 : 0))
    }
  }

  private mutating func addControl(on hosts: [View], _ features: Features, _ dice: inout Dice) {
    var view = View(id: views.count)
    view.window = dice.below(windows.count)
    let parents = hosts.filter { $0.window == view.window }
    if !parents.isEmpty, dice.chance(0.7) { view.parent = dice.pick(parents).id }
    var new = Control(view: view.id, kind: dice.pick(ControlKind.allCases))
    (view.x, view.y) = (dice.quarter(0, 240), dice.quarter(0, 320))
    (view.width, view.height) = new.kind.size
    if features.contains(.transforms), dice.chance(0.1) { view.turn = dice.quarter(-3, 3) }
    if features.contains(.responders), new.kind == .field, dice.chance(0.2) {
      view.resigning = dice.pick(Resigning.allCases)
      view.heir = dice.below(views.count + 1)
    }
    (new.lowest, new.highest) = dice.pick([(0, 1), (0, 100), (-3, 3), (5, 5)])
    new.value = dice.between(new.lowest, new.highest)
    new.step = dice.pick([1, 0.3, 40])
    (new.wraps, new.repeats) = (dice.chance(0.4), dice.chance(0.7))
    new.isContinuous = dice.chance(0.7)
    new.count = dice.below(6)
    new.isMomentary = dice.chance(0.2)
    (new.declines, new.givesUp) = (dice.pick([0, 0, 3]), dice.pick([0, 0, 4]))
    new.length = dice.pick([0, 5, 60])
    for question in FieldQuestion.allCases where dice.chance(0.1) {
      new.refuses |= 1 << question.rawValue
    }
    (new.clearsOnBegin, new.hasClearButton) = (dice.chance(0.2), dice.chance(0.4))
    new.endsOnReturn = dice.chance(0.5)
    views.append(view)
    controls.append(new)
  }

  /// What code does in a call of a control.
  private func controlReaction(_ features: Features, _ dice: inout Dice) -> Mutation {
    if dice.chance(0.15), let mutation = unrulyMutation(features, &dice) { return mutation }
    return dice.chance(0.8) ? controlMutation(&dice) : mutation(features, &dice)
  }

  /// Something that an app may do to a control at any time.
  func controlMutation(_ dice: inout Dice) -> Mutation {
    let control = dice.pick(controls)
    return .control(control.view, control.kind == .field ? fieldAct(&dice) : controlAct(&dice))
  }

  private func controlAct(_ dice: inout Dice) -> ControlAct {
    switch dice.below(12) {
    case 0, 1: .toggleEnabled
    case 2: .setValue(dice.pick([0, 0.5, 1, -1, 2, .nan]))
    case 3: .setLimits(dice.pick([0, -5, 10]), dice.pick([1, 20, 10, -20]))
    case 4: dice.chance(0.5) ? .setStep(dice.pick([1, 0.5, 0, 1000])) : .toggleContinuous
    case 5: .setCount(dice.below(6))
    case 6: .insertSegment(dice.below(6))
    case 7: dice.chance(0.5) ? .removeSegment(dice.below(6)) : .toggleSegment(dice.below(6))
    case 8: .trigger
    case 9: .takeOut
    case 10: .putIn
    default: .move(x: dice.quarter(0, 300), y: dice.quarter(0, 300))
    }
  }

  private func fieldAct(_ dice: inout Dice) -> ControlAct {
    switch dice.below(11) {
    case 0: .toggleEnabled
    case 1, 2: .becomeFirst
    case 3: .resignFirst
    case 4, 5: .endEditing(isForced: dice.chance(0.5))
    case 6: .setText(dice.pick([0, 1, 30]))
    case 7: .placeCaret(dice.below(40))
    case 8: .toggleSecure
    case 9: .takeOut
    default: .putIn
    }
  }
}

nonisolated extension Plan.ControlKind {
  /// How large it is, in points.
  fileprivate var size: (Double, Double) {
    switch self {
    case .button, .tracker: (120, 60)
    case .toggle: (63, 28)
    case .slider: (200, 34)
    case .stepper: (94, 32)
    case .segments: (180, 32)
    case .pages: (140, 40)
    case .field: (180, 34)
    }
  }
}

nonisolated extension Plan.Moment {
  /// The moments that only controls and text fields have.
  static let ofControls = allCases.filter { $0.feature == .controls }
}
