// Three screens as values: their rules, where their views are, and what each hears. No class of the library
// takes part; `PresentationSequenceTests` compares it with real controllers.

import GestureCore
import WidgetRules

/// What code of an app, a finger or a host does to three screens: 0 is the root of a window, 1 and 2 are
/// presented.
enum ScreenCall: Equatable {
  /// A screen presents another one, animated.
  case present(Int, Int)
  /// A screen dismisses what it presents, or itself, animated.
  case dismiss(Int)
  /// The oldest transition is over.
  case end
  /// The oldest transition is cancelled and is back at its start.
  case goBack
  /// The window is hidden, or shown again.
  case toggleWindow

  /// What an app may call inside of a callback.
  static let inside: [ScreenCall] = [
    .present(0, 1), .present(0, 2), .present(1, 2), .present(2, 1), .dismiss(0), .dismiss(1),
    .dismiss(2),
  ]
  static let all: [ScreenCall] = inside + [.end, .goBack, .toggleWindow]
}

/// A call that is made once, when a screen hears a word for the first time.
struct ScreenHook: Equatable {
  var screen: Int
  var word: AppearanceRule.Step
  var call: ScreenCall
}

struct ModelScreens {
  /// A way that leaves a screen behind: it, or the one that presents it, is gone.
  enum Gap: Hashable, CaseIterable {
    /// A presentation is cancelled, and the screen presents another one already.
    case cancelledPresenter
    /// A dismissal is cancelled, and the presenting screen goes or is gone itself.
    case cancelledAbove
    /// A screen is removed in a hidden window, and presents another one in the middle of it.
    case presentsAsItLeaves
    /// A screen is put back by the end of what covered it, and was dismissed in the middle of that.
    case returnsWhenGone
  }

  enum Place: Equatable {
    case nowhere, window
    case container(Int)
  }

  struct Transition {
    var isComing: Bool
    var presented: Int
    var presenting: Int
    var container: Int
    var isCovering: Bool
    /// Where the presenting view belongs.
    var saved: Place
  }

  let style: PresentationRule.Style
  private(set) var log: [String] = []
  /// What is wrong with what screens heard.
  private(set) var mistakes: [String] = []
  /// What came about that is known to be wrong and is kept: from here on nothing is judged.
  private(set) var gap: Gap?
  var hook: ScreenHook?
  var rules = [PresentationRule](repeating: PresentationRule(), count: 3)
  var appearances: [AppearanceRule] = [.appeared, .disappeared, .disappeared]
  var heard: [AppearanceRule.Step] = [.didAppear, .didDisappear, .didDisappear]
  var isInWindowTold = [true, false, false]
  var presented: [Int?] = [nil, nil, nil]
  var presenting: [Int?] = [nil, nil, nil]
  var containers: [Int?] = [nil, nil, nil]
  var replaced: [Place?] = [nil, nil, nil]
  var places: [Place] = [.window, .nowhere, .nowhere]
  /// The screens by their order in their superviews, back to front.
  var order = [0, 1, 2]
  var windowContainers: [Int] = []
  var serial = 0
  var isShown = true
  var transitions: [Transition] = []
  var calls = 0
  var completed = 0
  var cancelled = 0
  var refused = 0

  init(style: PresentationRule.Style, hook: ScreenHook?) { (self.style, self.hook) = (style, hook) }

  static func name(_ screen: Int) -> String { ["A", "B", "C"][screen] }

  // MARK: Calls

  mutating func perform(_ call: ScreenCall) {
    switch call {
    case .present(let source, let target): present(target, by: source)
    case .dismiss(let screen):
      calls += 1
      dismiss(screen, animated: true)
    case .end: if let first = transitions.first { end(first, completed: true) }
    case .goBack: if let first = transitions.first { end(first, completed: false) }
    case .toggleWindow: toggleWindow()
    }
  }

  private mutating func present(_ target: Int, by source: Int) {
    calls += 1
    let leaves =
      rules[source].isGoing(appearances[source])
      || appearances[source] == .disappearing(.container) && !isCovered(source)
    let refusal = PresentationRule.refusal(
      presentsAlready: presented[source] != nil, presenterLeaves: leaves,
      isShownAlready: presenting[target] != nil || target == source, isInWindow: isInWindow(source))
    guard refusal == nil else { return refused += 1 }
    if case .leaving = rules[source].state { gap = gap ?? .presentsAsItLeaves }
    presented[source] = target
    presenting[target] = source
    run(rules[target].presentationAsked(), target, source, animated: true)
  }

  private mutating func dismiss(_ screen: Int, animated: Bool, isCall: Bool = true) {
    guard let target = presented[screen] else {
      guard let presenter = presenting[screen] else { return complete(isCall) }
      return dismiss(presenter, animated: animated, isCall: isCall)
    }
    let course = rules[target].dismissalAsked(facts(target, screen))
    run(course, target, screen, animated: animated, isCall: isCall)
  }

  private mutating func complete(_ isCall: Bool) {
    guard isCall else { return }
    completed += 1
    log.append("done")
  }

  // MARK: Facts

  private func isCovered(_ screen: Int) -> Bool {
    presented[screen].map { rules[$0].isCovering } ?? false
  }

  private func isAnnounced(_ screen: Int) -> Bool {
    rules[screen].isAnnounced || presented[screen].map { isAnnounced($0) } ?? false
  }

  private func facts(_ screen: Int, _ presenter: Int) -> PresentationRule.Facts {
    PresentationRule.Facts(
      appearance: appearances[screen], isBound: presented[presenter] == screen,
      isCovered: isCovered(screen),
      isAnnouncedAbove: presented[screen].map { isAnnounced($0) } ?? false, isInHand: false)
  }

  private func isInWindow(_ screen: Int) -> Bool { isInWindow(places[screen]) }

  private func isInWindow(_ place: Place) -> Bool {
    switch place {
    case .nowhere: false
    case .window: true
    case .container(let number): windowContainers.contains(number)
    }
  }

  // MARK: Steps

  private mutating func run(
    _ course: PresentationRule.Course, _ screen: Int, _ presenter: Int, animated: Bool,
    isCall: Bool = true
  ) {
    var (course, takesTime) = (course, animated)
    while true {
      let facts = facts(screen, presenter)
      guard let step = rules[screen].next(&course, facts) else { return }
      switch step {
      case .ask: rules[screen].prepared(as: style)
      case .open:
        serial += 1
        containers[screen] = serial
      case .askDismissal: takesTime = animated && isInWindow(screen)
      case .comeIn: comeIn(screen, presenter)
      case .goOut: goOut(screen, presenter, takesTime: takesTime, isCall: isCall)
      case .complete: complete(isCall)
      default: tell(step, screen, presenter)
      }
    }
  }

  private mutating func tell(_ step: PresentationRule.Step, _ screen: Int, _ presenter: Int) {
    switch step {
    case .presenterWillDisappear: begin(presenter, false)
    case .presenterWillAppear: begin(presenter, true)
    case .willAppear: begin(screen, true)
    case .willDisappear: begin(screen, false)
    case .didAppear, .didDisappear: end(screen)
    case .reappear:
      begin(screen, true)
      if appearances[screen].isAppearing { end(screen) }
    case .dismissAbove: dismissAbove(screen)
    case .presenterDidDisappear:
      takeAway(presenter)
      end(presenter)
    case .presenterDidAppear:
      let saved = replaced[screen] ?? .nowhere
      replaced[screen] = nil
      if presenter != 0, rules[presenter].state == .absent { gap = gap ?? .returnsWhenGone }
      if places[presenter] == .nowhere { put(presenter, in: saved, atBack: true) }
      end(presenter)
    case .remove: removeViews(of: screen)
    case .unbind:
      presenting[screen] = nil
      if presented[presenter] == screen { presented[presenter] = nil }
    default: break
    }
  }

  private mutating func dismissAbove(_ screen: Int) {
    guard let above = presented[screen] else { return }
    dismiss(screen, animated: false, isCall: false)
    guard presented[screen] == above, isInWindow(above) else { return }
    for transition in transitions
    where transition.presented == above || transition.presenting == above {
      end(transition, completed: true)
    }
  }

  private mutating func removeViews(of screen: Int) {
    takeAway(screen)
    guard let container = containers[screen] else { return }
    containers[screen] = nil
    windowContainers.removeAll { $0 == container }
  }

  // MARK: Transitions

  private mutating func comeIn(_ screen: Int, _ presenter: Int) {
    guard let container = containers[screen] else { return }
    windowContainers.append(container)
    let isCovering = rules[screen].isCovering
    if isCovering { replaced[screen] = places[presenter] }
    transitions.append(
      Transition(
        isComing: true, presented: screen, presenting: presenter, container: container,
        isCovering: isCovering, saved: places[presenter]))
    put(screen, in: .container(container))
  }

  private mutating func goOut(_ screen: Int, _ presenter: Int, takesTime: Bool, isCall: Bool) {
    if containers[screen] == nil { serial += 1 }
    let transition = Transition(
      isComing: false, presented: screen, presenting: presenter,
      container: containers[screen] ?? serial, isCovering: rules[screen].isCovering,
      saved: replaced[screen] ?? places[presenter])
    transitions.append(transition)
    if transition.isCovering { put(presenter, in: .container(transition.container)) }
    if !takesTime { end(transition, completed: true, isCall: isCall) }
  }

  private mutating func end(_ transition: Transition, completed: Bool, isCall: Bool = true) {
    let index = transitions.firstIndex {
      $0.isComing == transition.isComing && $0.presented == transition.presented
        && $0.container == transition.container
    }
    guard let index else { return }
    transitions.remove(at: index)
    let (screen, presenter) = (transition.presented, transition.presenting)
    let returns = transition.isComing || completed || !transition.isCovering
    if returns, places[presenter] == .container(transition.container) {
      put(presenter, in: transition.saved, atBack: true)
    }
    if !completed { noteGap(transition) }
    let course =
      transition.isComing
      ? rules[screen].presentationEnded(completed: completed, facts(screen, presenter))
      : rules[screen].dismissalEnded(completed: completed)
    run(course, screen, presenter, animated: true)
    if completed { complete(isCall) } else { cancelled += 1 }
  }

  private mutating func noteGap(_ cancelled: Transition) {
    let presenter = cancelled.presenting
    if cancelled.isComing, presented[cancelled.presented] != nil {
      gap = gap ?? .cancelledPresenter
    } else if presenter != 0,
      rules[presenter].state == .absent
        || rules[presenter].isGoing(appearances[presenter])
    {
      gap = gap ?? .cancelledAbove
    }
  }

  // MARK: Views

  private mutating func put(_ screen: Int, in place: Place, atBack: Bool = false) {
    let isArrival = !isInWindow(screen) && isInWindow(place)
    if isArrival, isShown { follow(screen, .willAppear) }
    places[screen] = place
    order.removeAll { $0 == screen }
    order.insert(screen, at: atBack ? 0 : order.count)
    guard isArrival else { return }
    if !isShown { follow(screen, .didDisappear) }
    guard isShown, isInWindow(screen) else { return }
    follow(screen, .isAppearing)
    follow(screen, .didAppear)
  }

  private mutating func takeAway(_ screen: Int) {
    let place = places[screen]
    let isDeparture = isInWindow(screen)
    if isDeparture, isShown { follow(screen, .willDisappear) }
    guard places[screen] == place else { return }
    places[screen] = .nowhere
    if isDeparture { follow(screen, .didDisappear) }
  }

  mutating func toggleWindow() {
    if isShown {
      walk(.willDisappear)
      isShown = false
      walk(.didDisappear)
    } else {
      walk(.willAppear)
      isShown = true
      if places[0] != .window, !isCovered(0) { put(0, in: .window, atBack: true) }
      walk(.isAppearing)
      walk(.didAppear)
    }
  }

  /// Tells the screens in the window, back to front.
  private mutating func walk(_ step: AppearanceRule.Step) {
    let places: [Place] = [.window] + windowContainers.map { .container($0) }
    for place in places {
      for screen in order where self.places[screen] == place { follow(screen, step) }
    }
  }

  // MARK: Appearance

  private mutating func follow(_ screen: Int, _ step: AppearanceRule.Step) {
    let shown = isShown && isInWindow(screen)
    if step == .isAppearing, !shown { return }
    if let missed = AppearanceRule.missed(before: step, isShown: shown) {
      _ = take(screen, missed, .window)
    }
    _ = take(screen, step, .window)
  }

  private mutating func begin(_ screen: Int, _ isAppearing: Bool) {
    _ = take(screen, isAppearing ? .willAppear : .willDisappear, .container)
  }

  private mutating func end(_ screen: Int) {
    guard appearances[screen].leader == .container else { return }
    let isAppearing = appearances[screen].isAppearing
    if isAppearing { _ = take(screen, .isAppearing, .container) }
    let hasEnded = take(screen, isAppearing ? .didAppear : .didDisappear, .container)
    guard hasEnded, isAppearing, isInWindow(screen), !isShown else { return }
    follow(screen, .willDisappear)
    follow(screen, .didDisappear)
  }

  private mutating func take(
    _ screen: Int, _ step: AppearanceRule.Step, _ leader: AppearanceRule.Leader
  ) -> Bool {
    guard let turn = appearances[screen].turn(at: step, ledBy: leader) else { return false }
    appearances[screen] = turn.state
    guard turn.isTold else { return true }
    log.append("\(Self.name(screen)) \(step)")
    if !mayHear(screen, step) {
      mistakes.append("\(Self.name(screen)) hears \(step) after \(heard[screen])")
    }
    if step == .isAppearing { isInWindowTold[screen] = true } else { heard[screen] = step }
    if step == .didDisappear { isInWindowTold[screen] = false }
    if let due = hook, due.screen == screen, due.word == step {
      hook = nil
      perform(due.call)
    }
    return true
  }

  private func mayHear(_ screen: Int, _ step: AppearanceRule.Step) -> Bool {
    let last = heard[screen]
    return switch step {
    case .willAppear: last == .didDisappear || last == .willDisappear
    case .isAppearing: last == .willAppear && !isInWindowTold[screen]
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    case .didDisappear: last == .willDisappear
    }
  }
}
