// The scroll views of a plan, and what an app does to them. All of it comes from dice of its own, so
// that a plan without scroll views is the same as it ever was.

nonisolated extension Plan {
  /// What makes a view of the plan a scroll view.
  struct Scroller: Equatable, Sendable {
    /// The number of the view.
    var view = 0
    var contentWidth = 400.0
    var contentHeight = 1200.0
    /// Of all four sides.
    var inset = 0.0
    var x = 0.0
    var y = 0.0
    var isEnabled = true
    var pages = false
    var locks = false
    var bouncesX = true
    var bouncesY = true
    var alwaysX = false
    var alwaysY = false
    var delays = true
    var cancels = true
    var rate = 0.998
    var transfersX = true
    var transfersY = true
    var zoomMin = 1.0
    var zoomMax = 1.0
    var bouncesZoom = true
    /// The number of the view that is zoomed, if it lies in this one; -1 for none.
    var zoomed = -1
    /// The numbers of the views whose touches the scroll view keeps from them, and of the views that keep theirs.
    var refuses: [Int] = []
    var spares: [Int] = []
  }

  /// What an app does to a scroll view.
  enum ScrollAct: Equatable, Sendable {
    case setOffset(x: Double, y: Double, animated: Bool)
    case show(x: Double, y: Double, width: Double, height: Double, animated: Bool)
    /// The bounds' origin, which tells nothing.
    case setBounds(x: Double, y: Double)
    case setContent(width: Double, height: Double)
    case setInset(Double)
    case toggleEnabled
    case togglePaging
    case toggleBounces
    case toggleDelays
    case stop
    case flash
    case zoom(Double, animated: Bool)
    case zoomTo(x: Double, y: Double, width: Double, height: Double, animated: Bool)
    case setZoomLimits(Double, Double)
    /// Another object hears from now on.
    case changeDelegate
    /// No object hears from now on.
    case dropDelegate
    /// While the finger lets go: the content is to end somewhere else.
    case moveTarget(x: Double, y: Double)
  }

  /// The recognizers that a scroll view brings along, by the order of their numbers.
  enum ScrollerPart: Int, Sendable, CaseIterable { case pan, gate, pinch }

  /// The numbers of recognizers begin here that scroll views bring along; all before are the plan's.
  static let ownNumbersMin = 32

  /// The number of a recognizer that a scroll view brings along; more than 63 for none.
  static func ownNumber(_ part: ScrollerPart, of view: Int) -> Int {
    ownNumbersMin + view * ScrollerPart.allCases.count + part.rawValue
  }

  /// The recognizers that scroll views bring along, in words of the plan.
  var ownRecognizers: [Recognizer] {
    scrollers.flatMap { scroller in
      ScrollerPart.allCases.map { part in
        Recognizer(
          id: Self.ownNumber(part, of: scroller.view), kind: part == .pinch ? .pinch : .pan,
          view: scroller.view, cancelsTouches: part != .gate, delaysBegan: part == .gate)
      }
    } + rowPans
  }

  /// The scroll view and the part that a number of a recognizer means; `nil` for one of the plan's.
  static func owner(of recognizer: Int) -> (view: Int, part: ScrollerPart)? {
    guard (ownNumbersMin..<rowPansMin).contains(recognizer) else { return nil }
    let count = ScrollerPart.allCases.count
    let part = ScrollerPart(rawValue: (recognizer - ownNumbersMin) % count) ?? .pan
    return ((recognizer - ownNumbersMin) / count, part)
  }

  func scroller(_ view: Int) -> Scroller? { scrollers.first { $0.view == view } }
}

// MARK: Growing

nonisolated extension Plan {
  /// Makes some plain views scroll views, ties recognizers to theirs, and has code act on them.
  mutating func grow(scrollersOf features: Features, with start: Dice) {
    var dice = start
    for view in views where view.kind == .plain && scrollers.count < 5 && dice.chance(0.5) {
      scrollers.append(scroller(view, features, &dice))
    }
    guard !scrollers.isEmpty else { return }
    if features.contains(.requirements) {
      for _ in 0..<dice.below(3) {
        let (one, own) = (dice.pick(recognizers).id, ownNumber(&dice))
        requirements.append(
          dice.chance(0.8)
            ? Requirement(dependent: one, required: own)
            : Requirement(dependent: own, required: one))
      }
    }
    if features.contains(.delegates) { grow(scrollAnswersWith: &dice) }
    if features.contains(.reactions) {
      for _ in 0..<dice.below(6) {
        let moment = dice.pick(Moment.scrolling)
        let isFrequent = moment == .scrolled || moment == .zoomed
        let every = 1 + dice.below(isFrequent ? 40 : 4)
        let mutation = scrollReaction(at: moment, features, &dice)
        reactions.append(
          Reaction(
            moment: moment, every: every, mutation: mutation,
            timesMax: mutation.isDeparture ? 2 : 0))
      }
    }
  }

  /// What code does in a call of a scroll view.
  private func scrollReaction(
    at moment: Moment, _ features: Features, _ dice: inout Dice
  ) -> Mutation {
    if moment == .willEndDragging, dice.chance(0.6) {
      let target = ScrollAct.moveTarget(x: dice.quarter(-100, 600), y: dice.quarter(-100, 900))
      return .scroll(dice.pick(scrollers).view, target)
    }
    if dice.chance(0.1), let mutation = unrulyMutation(features, &dice) { return mutation }
    return dice.chance(0.8) ? scrollMutation(features, &dice) : mutation(features, &dice)
  }

  private func scroller(_ view: View, _ features: Features, _ dice: inout Dice) -> Scroller {
    var new = Scroller(view: view.id)
    let lengths = [0, 200, 400, 800, 1200, 5000]
    (new.contentWidth, new.contentHeight) = (Double(dice.pick(lengths)), Double(dice.pick(lengths)))
    if features.contains(.garbage), dice.chance(0.1) {
      new.contentWidth = dice.pick([-.infinity, .infinity, .nan, -100, 1e300])
    }
    if dice.chance(0.3) { new.inset = dice.quarter(-20, 100) }
    if dice.chance(0.3) { (new.x, new.y) = (dice.quarter(0, 400), dice.quarter(0, 400)) }
    new.pages = dice.chance(0.25)
    new.locks = dice.chance(0.3)
    (new.bouncesX, new.bouncesY) = (dice.chance(0.8), dice.chance(0.8))
    (new.alwaysX, new.alwaysY) = (dice.chance(0.2), dice.chance(0.2))
    (new.delays, new.cancels) = (dice.chance(0.7), dice.chance(0.8))
    new.rate = dice.pick([0.998, 0.998, 0.99, 0.9])
    (new.transfersX, new.transfersY) = (dice.chance(0.9), dice.chance(0.9))
    let inside = views.filter { $0.parent == view.id }.map { $0.id }
    if !inside.isEmpty, dice.chance(0.5) {
      new.zoomed = dice.pick(inside)
      (new.zoomMin, new.zoomMax) = (dice.pick([0.5, 1]), dice.pick([1, 2, 4]))
      new.bouncesZoom = dice.chance(0.8)
    }
    for id in views.map({ $0.id }) where id != view.id {
      if dice.chance(0.05) { new.refuses.append(id) }
      if dice.chance(0.1) { new.spares.append(id) }
    }
    return new
  }

  /// The number of a recognizer that a scroll view brings along.
  private func ownNumber(_ dice: inout Dice) -> Int {
    Self.ownNumber(dice.pick(ScrollerPart.allCases), of: dice.pick(scrollers).view)
  }

  private mutating func grow(scrollAnswersWith dice: inout Dice) {
    let part = dice.pick([0, 0.05, 0.3])
    let questions: [Question] = [
      .simultaneous, .requireFailureOf, .requiredToFailBy, .classRequiresFailure,
      .classRequiredBy, .canPrevent, .canBePrevented,
    ]
    for question in questions {
      for recognizer in recognizers {
        for own in ownRecognizers where dice.chance(part) {
          answers.append(Answer(question: question, recognizer: recognizer.id, other: own.id))
        }
      }
    }
    for scroller in scrollers where dice.chance(0.05) {
      answers.append(
        Answer(
          question: .viewShouldBegin, recognizer: Self.ownNumber(.pan, of: scroller.view),
          other: scroller.view))
    }
  }

  /// Something that an app may do to a scroll view at any time.
  func scrollMutation(_ features: Features, _ dice: inout Dice) -> Mutation {
    let view = dice.pick(scrollers).view
    let own = Self.ownNumber(dice.chance(0.8) ? .pan : .gate, of: view)
    let (x, y) = (dice.quarter(-200, 1000), dice.quarter(-200, 1000))
    let isAnimated = dice.chance(0.6)
    let act: ScrollAct
    switch dice.below(24) {
    case 0...3: act = .setOffset(x: x, y: y, animated: isAnimated)
    case 4:
      act = .show(x: x, y: y, width: 50, height: dice.pick([50, 500]), animated: isAnimated)
    case 5: act = .setBounds(x: x, y: y)
    case 6, 7:
      act = .setContent(width: dice.quarter(0, 1000), height: dice.pick([0, 300, 900, 6000]))
    case 8: act = .setInset(dice.quarter(-20, 100))
    case 9: act = .toggleEnabled
    case 10: act = .togglePaging
    case 11: act = .toggleBounces
    case 12: act = .toggleDelays
    case 13: act = .stop
    case 14: act = .flash
    case 15: act = .zoom(dice.pick([0.25, 1, 2, 8]), animated: isAnimated)
    case 16:
      act = .zoomTo(x: x, y: y, width: dice.pick([10, 200]), height: 100, animated: isAnimated)
    case 17: act = .setZoomLimits(dice.pick([0.5, 1, 0]), dice.pick([0.25, 1, 2]))
    case 18: act = dice.chance(0.5) ? .changeDelegate : .dropDelegate
    case 19, 20: act = .moveTarget(x: x, y: y)
    case 21: return .disable(own)
    case 22: return .assign(own, dice.below(6))
    default: return .require(dice.pick(recognizers).id, toFail: own)
    }
    return .scroll(view, act)
  }
}

nonisolated extension Plan.Moment {
  /// The moments that only scroll views have.
  static let scrolling = allCases.filter { $0.feature == .scrolling }
}
