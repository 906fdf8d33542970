// The navigation of a plan: screens that are pushed, popped, presented and dismissed. All of it comes from
// dice of its own, so that a plan without navigation is the same as it ever was.

nonisolated extension Plan {
  /// Makes the first window's root a navigation controller, or a controller that contains one.
  struct Navigation: Equatable, Sendable {
    var isChild = false
    var isBarHidden = false
    /// How many screens are on the stack at first.
    var count = 1
    var screens: [Screen] = [Screen(), Screen()]
  }

  /// A controller that can be pushed, or presented.
  struct Screen: Equatable, Sendable {
    /// Whether the app keeps it when it has left; otherwise the next time it is another object.
    var isKept = false
    var presentation = Presentation.fullScreen
    /// Whether a finger may not pull its sheet away.
    var isModal = false
    var mayDismiss = true
    /// Whether nothing is dimmed behind its sheet at the lowest of its detents.
    var isUndimmed = false
  }

  enum Presentation: String, Sendable, CaseIterable {
    case fullScreen, overFullScreen, large, medium, both
    /// A detent of the app's own, and the large one.
    case low
  }

  /// What an app does to its screens. Numbers of screens are taken modulo how many there are; what the
  /// documentation of UIKit forbids is not done.
  enum ScreenAct: Equatable, Sendable {
    case push(Int, animated: Bool)
    case pop(animated: Bool)
    case popTo(Int, animated: Bool)
    case popToRoot(animated: Bool)
    case set([Int], animated: Bool)
    case toggleBar(animated: Bool)
    case present(Int, animated: Bool)
    /// The second one presents the first, wherever it is.
    case presentFrom(Int, by: Int, animated: Bool)
    /// From the root, or from the screen that was presented last.
    case dismiss(animated: Bool, fromTop: Bool)
    case chooseDetent(isLarge: Bool, animated: Bool)
    case toggleToolbar(animated: Bool)
    /// The screen extends under bars, or it does not.
    case toggleEdges(Int)
    case tapStatusBar
    /// The bar's button.
    case look
  }

  func screen(_ number: Int) -> Screen? {
    guard let all = navigations.first?.screens, all.indices.contains(number) else { return nil }
    return all[number]
  }

  // MARK: Growing

  /// Adds navigation, puts views on screens, and has code act on both.
  mutating func grow(navigationOf features: Features, with start: Dice) {
    var dice = start
    var new = Navigation(isChild: dice.chance(0.3), isBarHidden: dice.chance(0.15))
    new.screens = (0..<2 + dice.below(5)).map { _ in
      Screen(
        isKept: dice.chance(0.3), presentation: dice.pick(Presentation.allCases),
        isModal: dice.chance(0.2), mayDismiss: !dice.chance(0.2), isUndimmed: dice.chance(0.3))
    }
    new.count = 1 + dice.below(new.screens.count)
    navigations = [new]
    for index in views.indices
    where views[index].window == 0 && views[index].parent == -1 && dice.chance(0.75) {
      views[index].screen = dice.below(new.screens.count)
      // Room beside it, so that fingers reach what is below.
      if dice.chance(0.5) { views[index].height = min(views[index].height, 200) }
    }
    guard features.contains(.reactions) else { return }
    for _ in 0..<dice.below(6) {
      let moment = dice.pick(dice.chance(0.85) ? Moment.ofScreens : [.control, .action])
      let mutation = screenReaction(at: moment, features, &dice)
      // Code that changes the stack each time that it has changed would never end.
      let times = mutation.isDeparture ? 2 : 20
      reactions.append(
        Reaction(moment: moment, every: 1 + dice.below(5), mutation: mutation, timesMax: times))
    }
  }

  private func screenReaction(
    at moment: Moment, _ features: Features, _ dice: inout Dice
  ) -> Mutation {
    if dice.chance(0.1), let mutation = unrulyMutation(features, &dice) { return mutation }
    guard dice.chance(0.15) else { return screenMutation(&dice) }
    let mutation = mutation(features, &dice)
    // A window that hides or shows while a screen loads leaves open what that screen is told.
    if moment == .screenLoads, case .hideWindow = mutation { return .repair }
    return mutation
  }

  /// Something that an app may do to its screens at any time.
  func screenMutation(_ dice: inout Dice) -> Mutation {
    let (number, isAnimated) = (dice.below(8), dice.chance(0.7))
    switch dice.below(20) {
    case 0...4: return .screen(.push(number, animated: isAnimated))
    case 5, 6: return .screen(.pop(animated: isAnimated))
    case 7: return .screen(.popTo(number, animated: isAnimated))
    case 8: return .screen(.popToRoot(animated: isAnimated))
    case 9, 10:
      let numbers = (0..<dice.below(4)).map { _ in dice.below(8) }
      return .screen(.set(numbers, animated: isAnimated))
    case 11: return .screen(dice.chance(0.3) ? .toggleBar(animated: isAnimated) : .look)
    case 12, 13: return .screen(.present(number, animated: isAnimated))
    case 14: return .screen(.dismiss(animated: isAnimated, fromTop: dice.chance(0.5)))
    case 15:
      return .screen(.presentFrom(number, by: dice.below(8), animated: isAnimated))
    case 16: return .screen(.toggleToolbar(animated: isAnimated))
    case 17: return .screen(.toggleEdges(number))
    case 18: return .screen(.tapStatusBar)
    default: return .screen(.chooseDetent(isLarge: dice.chance(0.5), animated: isAnimated))
    }
  }
}

nonisolated extension Plan.Moment {
  /// The moments that only screens have.
  static let ofScreens = allCases.filter { $0.feature == .navigation }
}
