// Grows an app from a seed: windows, views, recognizers, what its code answers and does.

nonisolated extension Plan {
  /// The plan of a seed: the app, and `count` inputs.
  ///
  /// - Parameter leftOut: The features that the plan never has.
  init(seed: UInt64, inputs count: Int, without leftOut: Features = []) {
    var dice = Dice(seed)
    let features = Features.diced(by: &dice).subtracting(leftOut)
    self.init(seed: seed, features: features, dice: dice)
    if features.contains(.scrolling) { grow(scrollersOf: features, with: dice.fork(2)) }
    if features.contains(.tables) { grow(tablesOf: features, with: dice.fork(3)) }
    if features.contains(.controls) { grow(controlsOf: features, with: dice.fork(5)) }
    if features.isSuperset(of: [.controls, .navigation]) {
      grow(navigationOf: features, with: dice.fork(7))
    }
    var people = People(features: features, dice: dice.fork(1), plan: self)
    if !tables.isEmpty || !refreshers.isEmpty {
      let acts = features.contains(.changes)
      people.tablePeople = TablePeople(self, acts: acts, dice: dice.fork(4))
    }
    if !controls.isEmpty {
      people.controlPeople = ControlPeople(
        self, acts: features.contains(.changes), dice: dice.fork(6))
    }
    if !navigations.isEmpty {
      people.screenPeople = ScreenPeople(
        self, acts: features.contains(.changes), dice: dice.fork(8))
    }
    inputs = people.act(count)
  }

  private init(seed: UInt64, features: Features, dice start: Dice) {
    var dice = start
    self.seed = seed
    windows = [Window()]
    if features.contains(.severalWindows), dice.chance(0.5) { windows.append(Window()) }
    for id in 0..<2 + dice.below(6) { views.append(view(id, features, &dice)) }
    for id in 0..<1 + dice.below(10) { recognizers.append(recognizer(id, features, &dice)) }
    if features.contains(.requirements) { grow(requirementsWith: &dice) }
    if features.contains(.delegates) { grow(answersWith: &dice) }
    if features.contains(.reactions) {
      for _ in 0..<dice.below(5) { reactions.append(reaction(features, &dice)) }
    }
    if !features.isDisjoint(with: .unruly) { grow(unrulinessOf: features, with: &dice) }
  }

  private func view(_ id: Int, _ features: Features, _ dice: inout Dice) -> View {
    var view = View(id: id)
    view.window = dice.below(windows.count)
    let parents = views.filter { $0.window == view.window && $0.kind == .plain }
    // Long chains are where recognizers meet.
    if let last = parents.last, dice.chance(0.8) {
      view.parent = dice.chance(0.5) ? last.id : dice.pick(parents).id
    }
    if dice.chance(0.3) {
      // Neighbours: two fingers meet different recognizers.
      (view.x, view.width) = (dice.pick([0, 200]), 200)
    } else if dice.chance(0.4) {
      (view.x, view.y) = (dice.quarter(0, 60), dice.quarter(0, 60))
      (view.width, view.height) = (dice.quarter(150, 400), dice.quarter(150, 400))
    }
    if features.contains(.plainControls), dice.chance(0.2) {
      view.kind = dice.chance(0.5) ? .control : .button
    }
    if features.contains(.transforms), dice.chance(0.3) {
      view.turn = dice.quarter(-3, 3)
      view.scale = dice.pick([0.5, 1, 1.5, 0])
    }
    if features.contains(.hiddenViews), dice.chance(0.2) {
      view.isHidden = dice.chance(0.3)
      view.alpha = dice.pick([1, 0.5, 0.009, 0.01])
      view.takesTouches = !dice.chance(0.2)
    }
    view.takesSeveral = dice.chance(0.7)
    if features.contains(.exclusiveTouch) { view.isExclusive = dice.chance(0.15) }
    return view
  }

  private func recognizer(_ id: Int, _ features: Features, _ dice: inout Dice) -> Recognizer {
    var new = Recognizer(id: id)
    new.kind = dice.pick(Recognizer.Kind.allCases)
    if features.contains(.customRecognizers) {
      if dice.chance(0.2) { new.kind = .custom }
    } else if new.kind == .custom {
      new.kind = .pan
    }
    new.view = dice.chance(0.9) ? dice.below(views.count) : -1
    switch new.kind {
    case .tap: (new.taps, new.touches) = (1 + dice.below(3), dice.pick([1, 1, 1, 2, 3]))
    case .longPress:
      (new.taps, new.touches) = (dice.pick([0, 0, 1]), dice.pick([1, 1, 2]))
      new.duration = dice.pick([0.5, 0.2, 0, 1])
    case .pan: (new.touches, new.touchesMax) = (dice.pick([1, 1, 2]), dice.pick([0, 0, 1, 2]))
    case .swipe: (new.directions, new.touches) = (1 + dice.below(15), dice.pick([1, 1, 2]))
    case .edgePan: new.directions = dice.pick([15, 1, 2, 4, 8])
    case .custom: new.habits = habits(&dice)
    default: break
    }
    if features.contains(.policies) {
      new.cancelsTouches = !dice.chance(0.3)
      new.delaysBegan = dice.chance(0.3)
      new.delaysEnded = !dice.chance(0.3)
      new.isEnabled = !dice.chance(0.05)
    }
    if features.contains(.pens) {
      new.takesPens = !dice.chance(0.2)
      new.mixesTypes = dice.chance(0.3)
    }
    new.scrolls = features.contains(.pointers) && dice.chance(0.3)
    new.takesPresses = features.contains(.presses) && dice.chance(0.3)
    new.asksDelegate = features.contains(.delegates) && dice.chance(0.7)
    return new
  }

  private func habits(_ dice: inout Dice) -> [Habit] {
    (0..<1 + dice.below(8)).map { _ in
      switch dice.below(10) {
      case 0...3: .nothing
      case 4...6: .become(1 + dice.below(5))
      case 7: .becomeBoth(dice.below(6), dice.below(6))
      case 8: .setDeadline(dice.pick([0.1, 0.3, 1, -1]))
      default: .ignoreTouch
      }
    }
  }

  private mutating func grow(requirementsWith dice: inout Dice) {
    for _ in 0..<dice.below(recognizers.count + 2) {
      requirements.append(
        Requirement(
          dependent: dice.below(recognizers.count), required: dice.below(recognizers.count)))
    }
  }

  private mutating func grow(answersWith dice: inout Dice) {
    let parts: [Double] = [0, 0.02, 0.1, 0.3]
    for question in Question.allCases {
      let part = dice.pick(parts)
      for recognizer in recognizers {
        let others = question == .viewShouldBegin ? views.map { $0.id } : recognizers.map { $0.id }
        for other in others where dice.chance(part) {
          answers.append(Answer(question: question, recognizer: recognizer.id, other: other))
        }
      }
    }
  }

  private func reaction(_ features: Features, _ dice: inout Dice) -> Reaction {
    Reaction(
      moment: dice.pick(Moment.ruly), every: 1 + dice.below(40),
      mutation: mutation(features, &dice))
  }

  /// Something that an app may do at any time.
  func mutation(_ features: Features, _ dice: inout Dice) -> Mutation {
    let recognizer = dice.below(recognizers.count)
    let other = dice.below(recognizers.count)
    let (view, host) = (dice.below(views.count), dice.below(views.count + 1) - 1)
    let window = dice.below(windows.count)
    switch dice.below(20) {
    case 0: return .disable(recognizer)
    case 1: return .enableAll
    case 2: return .removeRecognizer(recognizer)
    case 3: return .addRecognizer(recognizer, to: host)
    case 4: return .removeView(view)
    case 5: return .addView(view, to: host)
    case 6: return .hideView(view)
    case 7: return .makeExclusive(view)
    case 8: return .moveView(view, x: dice.quarter(0, 300), y: dice.quarter(0, 300))
    case 9, 10: return .assign(recognizer, dice.below(6))
    case 11: return .ignoreTouches(recognizer)
    case 12: return .require(recognizer, toFail: other)
    case 13: return .changePolicy(recognizer)
    case 14: return .cancelTouches(window)
    case 15: return .hideWindow(window)
    case 16:
      return .resize(window, width: dice.quarter(100, 500), height: dice.quarter(100, 500))
    case 17:
      let phase: Phase = dice.chance(0.5) ? .began : .ended
      return .send(
        Touch(finger: 90, phase: phase, x: dice.quarter(0, 400), y: dice.quarter(0, 400)))
    case 18: return .changeTargets(recognizer)
    default: return dice.chance(0.5) ? .advance(dice.pick([0.1, 0.5])) : .disableControl(view)
    }
  }
}
