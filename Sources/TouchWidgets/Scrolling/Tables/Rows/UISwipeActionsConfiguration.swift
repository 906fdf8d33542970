// The buttons beside a row that is swiped, as the delegate describes them.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// One button beside a row that is swiped.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIContextualAction {
  /// What kind of action it is.
  nonisolated public enum Style: Int, Sendable {
    /// Grey by itself.
    case normal
    /// Red by itself: it takes the row away.
    case destructive
  }

  /// What happens when the button is pressed: the action, a view of it, and what to call when it is done,
  /// with whether it was performed. The row closes then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public final let style: Style
  /// What happens when the button is pressed.
  public final let handler: Handler
  /// The text on the button.
  open var title: String?
  /// The picture on the button, in place of the text.
  open var image: UIImage?
  /// The colour of the button; red for ``Style/destructive``, else grey, by default.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  deinit {}
}

/// The buttons on one side of a row.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISwipeActionsConfiguration {
  /// The actions; the first is the one at the row's edge.
  public final let actions: [UIContextualAction]

  /// Whether swiping across 80 % of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a set of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  deinit {}
}
