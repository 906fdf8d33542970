// What a navigation bar shows for a controller. It does not know where that is placed.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// The title and the buttons that a navigation bar shows while a controller is on top.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UINavigationItem {
  /// The bar that shows it, or shows the way back to it.
  final var bar = Weak<UINavigationBar>(nil)

  /// Makes an item with a title.
  public init(title: String?) { self.title = title }

  deinit {}

  /// The title in the middle.
  open var title: String? { didSet { changed() } }

  /// A view in the middle, in place of the title.
  open var titleView: UIView? {
    didSet {
      if oldValue !== titleView { oldValue?.removeFromSuperview() }
      changed()
    }
  }

  /// The title of the button that leads back to this item; `nil` for ``title``.
  open var backButtonTitle: String? { didSet { changed() } }

  /// Whether there is no button that leads back from this item; false by default. Without the button
  /// the swipe back does not begin either. [seen]
  open var hidesBackButton = false { didSet { changed() } }

  /// Hides or shows the back button; at once in any case.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether the leading buttons stand beside the back button, not in its place; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The buttons at the leading edge, the outermost first. They take the place of the back button
  /// unless ``leftItemsSupplementBackButton`` is set.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The buttons at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The outermost button at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``; at once in any case.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``; at once in any case.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether the bar shows a way back from this item, if there is one.
  final var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }

  private final func changed() { bar.object?.itemChanged() }
}

/// A button in a bar.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBarButtonItem {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// As text.
    case plain
    /// As text with heavy strokes: it ends what the user does.
    case done = 2
  }

  /// Buttons that every app has.
  nonisolated public enum SystemItem: Int, Sendable {
    /// "Done", with heavy strokes.
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save".
    case save
    /// A plus sign.
    case add
    /// Room that takes what other buttons of a toolbar leave; nothing in a navigation bar.
    case flexibleSpace
    /// Room as wide as ``UIBarButtonItem/width``.
    case fixedSpace
    /// "Compose".
    case compose
    /// "Reply".
    case reply
    /// "Action".
    case action
    /// "Organize".
    case organize
    /// "Bookmarks".
    case bookmarks
    /// "Search".
    case search
    /// "Refresh".
    case refresh
    /// "Stop".
    case stop
    /// "Camera".
    case camera
    /// "Trash".
    case trash
    /// "Play".
    case play
    /// "Pause".
    case pause
    /// "Rewind".
    case rewind
    /// "Fast Forward".
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// "Close".
    case close = 24

    /// The text that shows, because there are no pictures of the system.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Action"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Trash"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  /// Room in a bar in the place of a button.
  enum Space {
    /// As wide as ``UIBarButtonItem/width``.
    case fixed
    /// It takes what others leave.
    case flexible
  }

  /// Which room it is; `nil` for a button.
  private(set) final var space: Space?
  /// The button that a bar shows.
  final let button = UIButton(type: .system)
  /// The bar's item that it belongs to tells the bar; a button tells no object.
  private final var targetReference = Weak<AnyObject>(nil)

  /// Makes a button without a title.
  public init() { setUp() }

  /// Makes a button that calls a method of an object, or without one of the first responder up the
  /// chain that has it.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    (self.title, self.style, self.action) = (title, style, action)
    targetReference = Weak(target)
    setUp()
  }

  /// Makes a button with a picture that calls a method of an object.
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    (self.image, self.style, self.action) = (image, style, action)
    targetReference = Weak(target)
    setUp()
  }

  /// Makes one of the buttons that every app has.
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    (title, style) = (systemItem.title, systemItem == .done ? .done : .plain)
    space = systemItem == .flexibleSpace ? .flexible : systemItem == .fixedSpace ? .fixed : nil
    self.action = action
    targetReference = Weak(target)
    setUp()
  }

  /// Makes a button with the title and the picture of an action, which it performs.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    setUp()
  }

  /// Makes a place in the bar for a view, which handles touches itself.
  public init(customView: UIView) {
    self.customView = customView
    setUp()
  }

  deinit {}

  /// The title.
  open var title: String? { didSet { look() } }
  /// The picture.
  open var image: UIImage? { didSet { look() } }
  /// How it looks; plain by default.
  open var style = Style.plain { didSet { look() } }
  /// Whether it can be tapped; true by default.
  open var isEnabled = true { didSet { look() } }
  /// The method that it calls.
  open var action: Selector?
  /// The action that it performs, in place of ``action``.
  open var primaryAction: UIAction?
  /// The view that shows in its place.
  public final var customView: UIView?
  /// A number for the app's own use; 0 by default.
  open var tag = 0
  /// How wide it is in a bar, in points; 0, the default, for as wide as what it shows.
  open var width: CGFloat = 0 { didSet { look() } }

  /// Room in a toolbar that takes what other buttons leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The object whose method it calls; it is not kept alive.
  open var target: AnyObject? {
    get { targetReference.object }
    set { targetReference = Weak(newValue) }
  }

  /// The view in the bar.
  final var view: UIView { customView ?? button }

  private final func setUp() {
    button.addTarget(self, action: UIBarButtonItem.tapped, for: .primaryActionTriggered)
    look()
  }

  private final func look() {
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.superview?.setNeedsLayout()
  }

  private final func tapped() {
    guard let primaryAction else {
      guard let action else { return }
      let application = button.window?.application ?? .shared
      // Without a target, the chain is searched from the bar.
      let responder =
        target ?? application.responder(for: action, from: button, sender: self)
      application.sendAction(action, to: responder, from: self, for: nil)
      return
    }
    primaryAction.perform(from: self)
  }
}

extension UIBarButtonItem {
  /// Makes a button that calls a method of an object.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// Makes a button that calls a method of an object with itself.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// Makes one of the buttons that every app has, which calls a method of an object.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }
}
