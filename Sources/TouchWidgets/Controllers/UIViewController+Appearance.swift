// Tells controllers that their views appear and disappear. `AppearanceRule` decides what each is told.
// Outer controllers are the first to hear what will happen, and the last to hear what has happened.
// [ours, where UIKit leaves it open]
//
// Each telling is code of the app, which may begin or end any way of any controller. So nothing that was
// read before counts after it: the state is asked again for each step, and lists of children are complete
// before the first of them hears.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIViewController {
  /// Tells this controller that its view is about to appear or disappear. The container ends this
  /// with ``endAppearanceTransition(animated:)``.
  ///
  /// Until then, a change of window neither completes nor reverses the transition. It includes
  /// children whose views are inside.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard take(isAppearing ? .willAppear : .willDisappear, ledBy: .container, animated) else {
      return
    }
    for child in childrenInView {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells this controller that its view has appeared or disappeared, as
  /// ``beginAppearanceTransition(_:animated:)`` announced.
  public final func endAppearanceTransition(animated: Bool = false) {
    guard appearance.leader == .container else { return }
    let isAppearing = appearance.isAppearing
    if isAppearing {
      _ = take(.isAppearing, ledBy: .container, animated)
      viewStorage?.layoutIfNeeded()
    }
    for child in childrenInView { child.endAppearanceTransition(animated: animated) }
    // Code of a child may have turned it round: then its end is not due.
    let hasEnded = take(isAppearing ? .didAppear : .didDisappear, ledBy: .container, animated)
    if hasEnded, isAppearing { leaveIfHidden() }
  }

  /// Tells this controller that its view, which was about to disappear, stays. Code that hears of it may let
  /// it disappear; then nothing more is told.
  final func reappear(animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    if isAppearing { endAppearanceTransition(animated: animated) }
  }

  /// Disappears again, as with its window, if that was hidden on its way; with what contains it, if that is
  /// on its way too.
  private final func leaveIfHidden() {
    guard parentStorage?.isAppearing != true, let view = viewStorage,
      let window = view.windowStorage, !window.isShown
    else { return }
    view.ownersWillDisappear()
    view.ownersDidDisappear()
  }

  /// Whether it was told that it will appear, and not yet that it has.
  final var isAppearing: Bool { appearance.isAppearing }

  /// The children whose views are in this controller's view.
  private final var childrenInView: [UIViewController] {
    guard let view = viewStorage, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return childStorage.filter { $0.viewStorage?.isDescendant(of: view) == true }
  }

  /// Takes a step with its window, unless its parent tells it of its steps.
  final func follow(_ step: AppearanceRule.Step) {
    // An override is code of the app: what it read or changed is read after it.
    if let parentStorage, !parentStorage.shouldAutomaticallyForwardAppearanceMethods { return }
    let isShown = viewStorage?.windowStorage?.isShown == true
    // Code that heard of the step before may have hidden the window.
    if step == .isAppearing, !isShown { return }
    if let missed = AppearanceRule.missed(before: step, isShown: isShown) {
      _ = take(missed, ledBy: .window, false)
    }
    _ = take(step, ledBy: .window, false)
  }

  /// Takes a step, and tells it, if it is due.
  ///
  /// - Returns: Whether it was due.
  private final func take(
    _ step: AppearanceRule.Step, ledBy leader: AppearanceRule.Leader, _ animated: Bool
  ) -> Bool {
    guard let turn = appearance.turn(at: step, ledBy: leader) else { return false }
    // A container first ends what its own state forbids; it still counts as being where it was.
    switch step {
    case .willAppear: ownViewWillAppear(animated)
    case .willDisappear: if turn.isTold { ownViewWillDisappear() }
    case .isAppearing, .didAppear, .didDisappear: break
    }
    appearance = turn.state
    guard turn.isTold else { return true }
    switch step {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing:
      viewIsAppearing(animated)
      ownViewIsAppearing(animated)
    case .didAppear:
      viewDidAppear(animated)
      if parentMove == .to { parentMove = .none }
      ownViewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear:
      viewDidDisappear(animated)
      ownViewDidDisappear()
    }
    return true
  }
}
