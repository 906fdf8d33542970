// What views and controllers answer about the focus of a keyboard, and what they hear of it. It decides
// nothing: `UIFocusSystem` does.

import GestureCore

/// A responder that the focus of a keyboard passes through: the base of views and controllers.
///
/// Its members are those of ``UIFocusEnvironment``. UIKit has no such class.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class FocusResponder: UIResponder {
  /// What the app has set; `nil` for most.
  private final var focusSettings: FocusSettings?

  /// Makes a responder without settings.
  public override init() { super.init() }

  deinit {}

  // MARK: What an app decides

  /// Where the focus is to go in here, the most wanted first: what cannot have it is passed over. By
  /// default a controller names its view, and a view nothing: then the first in reading order counts.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    guard let view = focusView, view !== self else { return [] }
    return [view]
  }

  /// Whether the focus may change so; true by default. What has the focus is asked, what is to get it, and
  /// what is around either, each once, from inside to outside. One no is enough.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has changed in here: on what had it, what has it, and what is around either.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The name of the group that this belongs to with all that is in it; `nil`, the default, for the group
  /// of its surroundings. Tab leads from group to group, arrows inside of one.
  ///
  /// By itself, a group is: a scroll view, a table, a bar, a text field, and what else is in the view of
  /// a controller.
  open var focusGroupIdentifier: String? {
    get { focusSettings?.group }
    set { changeFocusSettings { $0.group = newValue } }
  }

  // MARK: Asking for changes

  /// Asks for a change to ``preferredFocusEnvironments`` at the end of the turn, if what has the focus is
  /// in here.
  open func setNeedsFocusUpdate() {
    responderWindow?.application?.engine.madeFocus.setNeedsUpdate(in: self)
  }

  /// Makes at once a change that ``setNeedsFocusUpdate()`` has asked for.
  open func updateFocusIfNeeded() {
    responderWindow?.application?.engine.focus?.updateFocusIfNeeded()
  }

  // MARK: What the engine asks

  override final var asFocusResponder: FocusResponder? { self }

  /// The view in which the focus can be; a view itself, a controller's view.
  var focusView: UIView? { nil }

  /// What it is to the focus of what is in it, if the app has named no group.
  @_spi(Widgets) open var focusKind: FocusKind { .plain }

  /// Brings something in it into sight, at once.
  ///
  /// - Parameter view: The view that the goal is about; this one for where the focus enters.
  /// - Returns: What is in sight now; `nil` if there is no such thing, or nothing more to see.
  @_spi(Widgets) open func bringIntoSight(_ goal: FocusGoal, of view: UIView) -> UIView? { nil }

  /// Uses an arrow for its own value while it has the focus. By default, Right and Left adjust what tells
  /// assistive technologies that it is adjustable.
  ///
  /// - Returns: Whether the key is its own, also where there is nothing to change.
  @_spi(Widgets) open func uses(_ arrow: FocusArrow) -> Bool {
    guard accessibilityTraits.contains(.adjustable) else { return false }
    switch arrow {
    case .right: accessibilityIncrement()
    case .left: accessibilityDecrement()
    case .up, .down: return false
    }
    return true
  }
}

extension FocusResponder {
  /// How much a view is wanted when Tab leads to its group.
  final var focusPriorityStorage: UIFocusGroupPriority {
    get { focusSettings?.priority ?? .ignored }
    set { changeFocusSettings { $0.priority = newValue } }
  }

  /// What shows that a view has the focus.
  final var focusEffectStorage: UIFocusEffect? {
    get { focusSettings.map { $0.effect } ?? UIFocusEffect.automatic }
    set { changeFocusSettings { $0.effect = newValue } }
  }

  /// Whether it is the view that has the focus.
  final var hasFocus: Bool {
    get { focusSettings?.hasFocus ?? false }
    set { changeFocusSettings { $0.hasFocus = newValue } }
  }

  private final func changeFocusSettings(_ change: (FocusSettings) -> Void) {
    let settings = focusSettings ?? FocusSettings()
    focusSettings = settings
    change(settings)
  }
}

/// What an app has set for the focus; nothing by default.
private final class FocusSettings {
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  var effect: UIFocusEffect? = UIFocusEffect.automatic
  var hasFocus = false

  deinit {}
}
