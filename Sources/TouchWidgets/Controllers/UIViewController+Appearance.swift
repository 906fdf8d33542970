// Tells controllers that their views appear and disappear. Outer controllers are the first to hear
// what will happen, and the last to hear what has happened. [ours, where UIKit leaves it open]

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
    switch (appearanceState, isAppearing) {
    case (.disappeared, true):
      ownViewWillAppear(animated)
      appearanceState = .appearing(isManual: true, isInWindow: false)
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      ownViewWillDisappear()
      appearanceState = .disappearing(isManual: true)
      viewWillDisappear(animated)
    case (.disappearing, true):
      ownViewWillAppear(animated)
      appearanceState = .appearing(isManual: true, isInWindow: true)
      viewWillAppear(animated)
    case (.disappearing(isManual: false), false):
      // It was told so with its window, and the container says when it has gone.
      appearanceState = .disappearing(isManual: true)
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    }
    for child in childrenInView {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells this controller that its view has appeared or disappeared, as
  /// ``beginAppearanceTransition(_:animated:)`` announced.
  public final func endAppearanceTransition(animated: Bool = false) {
    switch appearanceState {
    case .appearing(isManual: true, _):
      isAppearingInWindow(animated)
      viewStorage?.layoutIfNeeded()
      for child in childrenInView { child.endAppearanceTransition(animated: animated) }
      // Code of a child may have turned it round.
      guard case .appearing(isManual: true, _) = appearanceState else { return }
      appearanceState = .appeared
      viewDidAppear(animated)
      ownViewDidAppear(animated)
      leaveIfHidden()
    case .disappearing(isManual: true):
      for child in childrenInView { child.endAppearanceTransition(animated: animated) }
      guard case .disappearing(isManual: true) = appearanceState else { return }
      appearanceState = .disappeared
      viewDidDisappear(animated)
      ownViewDidDisappear()
    case .appearing(isManual: false, _), .disappearing(isManual: false), .appeared, .disappeared:
      break
    }
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
    if case .appearing = parentStorage?.appearanceState { return }
    guard let view = viewStorage, let window = view.windowStorage, !window.isShown else { return }
    view.ownersWillDisappear()
    view.ownersDidDisappear()
  }

  /// Whether it was told that it will appear, and not yet that it has.
  final var isAppearing: Bool {
    if case .appearing = appearanceState { true } else { false }
  }

  /// The children whose views are in this controller's view.
  private final var childrenInView: [UIViewController] {
    guard let view = viewStorage else { return [] }
    return childStorage.filter { $0.viewStorage?.isDescendant(of: view) == true }
  }

  /// Tells the controller once that its view is in the shown window.
  private final func isAppearingInWindow(_ animated: Bool) {
    guard case .appearing(let isManual, isInWindow: false) = appearanceState else { return }
    appearanceState = .appearing(isManual: isManual, isInWindow: true)
    viewIsAppearing(animated)
    ownViewIsAppearing(animated)
  }

  final func willAppearWithView() {
    let isTurningRound: Bool
    switch appearanceState {
    case .disappeared: isTurningRound = false
    case .disappearing(isManual: false): isTurningRound = true
    case .appearing, .appeared, .disappearing: return
    }
    ownViewWillAppear(false)
    appearanceState = .appearing(isManual: false, isInWindow: isTurningRound)
    viewWillAppear(false)
  }

  final func isAppearingWithView() {
    // Code that heard of it earlier may have taken the view away again, or hidden the window.
    guard viewStorage?.windowStorage?.isShown == true else { return }
    // The controller of a view that was added after the announcement is told now.
    willAppearWithView()
    isAppearingInWindow(false)
  }

  final func didAppearWithView() {
    guard case .appearing(isManual: false, _) = appearanceState else { return }
    appearanceState = .appeared
    viewDidAppear(false)
    ownViewDidAppear(false)
  }

  final func willDisappearWithView() {
    switch appearanceState {
    case .appeared, .appearing(isManual: false, _): break
    case .appearing, .disappearing, .disappeared: return
    }
    ownViewWillDisappear()
    appearanceState = .disappearing(isManual: false)
    viewWillDisappear(false)
  }

  final func didDisappearWithView() {
    // Code that heard of it earlier may have shown the window, or hidden the one that the view came into.
    if viewStorage?.windowStorage?.isShown != true { willDisappearWithView() }
    guard case .disappearing(isManual: false) = appearanceState else { return }
    appearanceState = .disappeared
    viewDidDisappear(false)
    ownViewDidDisappear()
  }
}
