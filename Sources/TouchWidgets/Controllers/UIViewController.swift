// Manages a root view, and hears when it appears and disappears. The class body has the methods that can be overridden. The extensions in this folder have the rest.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Manages a view with its subviews, and follows it in the responder chain.
///
/// The view is loaded at its first use. The controller's callbacks come when its view enters or
/// leaves a window that is shown.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewController: ViewOwner {
  /// The way of the view into or out of a shown window.
  final var appearance = AppearanceRule.disappeared
  final var childStorage: [UIViewController] = []
  private final var parentReference = Weak<UIViewController>(nil)
  /// Where it is on its way while another controller presents it.
  final var presentation = PresentationRule()
  final var presentedStorage: UIViewController?
  private final var presentingReference = Weak<UIViewController>(nil)
  /// The view that this controller's view is in while it is presented.
  final var presentationContainer: TransitionContainer?
  private final var transitioningReference: WeakDelegate<any UIViewControllerTransitioningDelegate>?
  final var presentationStorage: UIPresentationController?
  /// Where the presenting controller's view belongs while this one is presented in its place.
  final var replacedPosition: SavedPosition?
  private final var navigationItemStorage: UINavigationItem?
  /// Whether it comes to a container or goes from it.
  final var parentMove = ParentMove.none
  /// Animates along with the change that brings or takes it.
  final var coordinatorReference = Weak<TransitionCoordinator>(nil)
  private final var editing = false
  final var toolbarItemStorage: [UIBarButtonItem]?
  private final var editButton: UIBarButtonItem?

  /// A short text that names what the controller shows; also the title of its ``navigationItem``.
  open var title: String? {
    didSet { navigationItemStorage?.title = title }
  }

  #if hasFeature(Embedded)
    /// Makes a controller whose view is not loaded yet; both parameters are `nil`.
    public init(nibName: StaticString?, bundle: AnyObject?) {
      super.init()
    }
  #else
    /// Makes a controller whose view is not loaded yet. Subclasses with their own initializers call
    /// it with two `nil`s.
    ///
    /// TouchKit has no nib files: a name is a programmer error.
    public init(nibName: String?, bundle: Bundle?) {
      if let nibName {
        programmerError(
          "UIViewController.init(nibName: \"\(nibName)\", bundle:): there are no nib files here; "
            + "pass nil, and make the view in loadView() or viewDidLoad().")
      }
      super.init()
    }
  #endif

  /// Makes a controller whose view is not loaded yet.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {}

  final var parentStorage: UIViewController? {
    get { parentReference.object }
    set { parentReference = Weak(newValue) }
  }
  final var presentingStorage: UIViewController? {
    get { presentingReference.object }
    set { presentingReference = Weak(newValue) }
  }

  // MARK: Key commands

  private final var addedKeyCommands: [UIKeyCommand] = []

  /// The commands that were added to this controller.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Adds a key command to ``keyCommands``.
  public final func addKeyCommand(_ command: UIKeyCommand) { addedKeyCommands.append(command) }

  /// Takes away a key command that was added.
  public final func removeKeyCommand(_ command: UIKeyCommand) {
    _ = exchange(&addedKeyCommands, with: addedKeyCommands.filter { $0 !== command })
  }

  // MARK: Appearing

  /// Called before the view enters a shown window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a shown window, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in a shown window and laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the shown window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the shown window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Hears of a step of the view that follows from its window.
  @_spi(Widgets) open override func viewTakes(_ step: AppearanceRule.Step) { follow(step) }

  // MARK: Responder

  /// The presenting controller, or without one the superview of the view.
  open override var next: UIResponder? { presentingStorage ?? super.next }

  /// The children and the controller that this one presents.
  @_spi(Widgets) open override var keptOwners: [ViewOwner] {
    var owners: [ViewOwner] = []
    for child in childStorage { owners.append(child) }
    if let presentedStorage { owners.append(presentedStorage) }
    return owners
  }

  /// The controller that this one presents.
  @_spi(Widgets) open override var ownerInFront: ViewOwner? { presentedStorage }

  /// Whether the controller that this one presents stands in its place.
  @_spi(Widgets) open override var isViewReplaced: Bool {
    presentedStorage?.presentation.isCovering == true
  }

  // MARK: Containment

  /// The controller that contains this one.
  public final var parent: UIViewController? { parentStorage }

  /// The controllers in this one, in the order added.
  public final var children: [UIViewController] { childStorage }

  /// Makes another controller a child. It is told that it will move; its view does not change.
  open func addChild(_ child: UIViewController) { attachChild(child) }

  /// Leaves the parent, and is told that it moved; the view does not change.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes. An override calls its superclass.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { parentMove = .from }
  }

  /// Called after the parent changed; a container calls it once its child's view is in place. An override
  /// calls its superclass.
  open func didMove(toParent parent: UIViewController?) {
    if parent == nil || hasAppeared { parentMove = .none }
  }

  /// Whether the children hear by themselves of what happens to this controller's view; true by default.
  /// Otherwise this controller calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition(animated:)`` of each child.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The size that the content would like, in points; zero by default. The container, or the presentation,
  /// hears of a change, and may make room.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parentStorage ?? presentationStorage
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child, or a controller that this one presents, would like another size; here it does
  /// nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Navigation

  /// What a navigation bar shows for this controller; made at its first use, with the controller's
  /// title.
  open var navigationItem: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title)
    navigationItemStorage = item
    return item
  }

  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? {
    var ancestor = parentStorage
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.parentStorage
    }
    return nil
  }

  /// The edges at which the view extends under a container's bars; all by default. Elsewhere it begins
  /// beside the bar.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { navigationController?.edgesHaveChanged() } }
  }

  /// Shows a controller as the containers of this one do: on a navigation controller's stack, or without one
  /// presented by the outermost container. [doc]
  open func show(_ viewController: UIViewController, sender: ActionSender?) {
    if let parentStorage { return parentStorage.show(viewController, sender: sender) }
    present(viewController, animated: true)
  }

  /// Presents a controller by the outermost container, unless a container does otherwise. [doc]
  open func showDetailViewController(_ viewController: UIViewController, sender: ActionSender?) {
    if let parentStorage {
      return parentStorage.showDetailViewController(viewController, sender: sender)
    }
    present(viewController, animated: true)
  }

  // MARK: Editing

  /// Whether the user edits what the controller shows; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; the title of ``editButtonItem`` follows. An override calls its superclass.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    showEditing()
  }

  /// A button "Edit", or "Done" while editing, which calls ``setEditing(_:animated:)``; made at its first use.
  public final var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let item = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: Selector(UIViewController.toggleEditing))
    editButton = item
    showEditing()
    return item
  }

  private final func toggleEditing() { setEditing(!isEditing, animated: true) }

  private final func showEditing() {
    editButton?.title = editing ? "Done" : "Edit"
    editButton?.style = editing ? .done : .plain
  }

  /// Dismisses a controller that is presented as a sheet, as a tap beside the sheet does: its delegate may
  /// refuse, and then hears of the attempt. Any other controller leaves it to the next responder.
  open override func accessibilityPerformEscape() -> Bool {
    sheetIfPresented?.escape() ?? false
  }

  // MARK: For containers

  /// The root view is about to appear; before ``viewWillAppear(_:)``.
  func ownViewWillAppear(_ animated: Bool) {}

  /// The root view is in a shown window; after ``viewIsAppearing(_:)``.
  func ownViewIsAppearing(_ animated: Bool) {}

  /// The root view has appeared; after ``viewDidAppear(_:)``.
  func ownViewDidAppear(_ animated: Bool) {}

  /// The root view is about to disappear; before ``viewWillDisappear(_:)``.
  func ownViewWillDisappear() {}

  /// The root view has disappeared; after ``viewDidDisappear(_:)``.
  func ownViewDidDisappear() {}

  // MARK: Presentation

  /// How the view is presented; a sheet by default. Read when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if presentingStorage == nil { presentationStorage = nil } }
  }

  /// Whether the user may not dismiss this controller; false by default.
  open var isModalInPresentation = false

  /// Provides the animators and drivers of this controller's presentation and dismissal. Without
  /// one, the view slides in from below and out again. It is not kept alive.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitioningReference?.delegate }
    set { transitioningReference = newValue.map { WeakDelegate($0) } }
  }

  /// The controller that this one, or one that contains it, presents.
  public final var presentedViewController: UIViewController? {
    presentingOfChain?.presentedStorage
  }

  /// The controller that presents this one, or presents the one that contains it.
  public final var presentingViewController: UIViewController? {
    presentingStorage ?? parentStorage?.presentingViewController
  }

  /// Shows another controller's view by its ``modalPresentationStyle``: as a sheet unless it says
  /// otherwise.
  ///
  /// Behind a full screen, this controller disappears, and its view leaves the window. Behind anything
  /// else it stays. [doc] The outermost controller that contains this one presents it. If that one presents a controller
  /// already, observers are told, and nothing else happens.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, or if there is none, this controller itself.
  ///
  /// The completion is called when the view has disappeared. It is not called if the dismissal is
  /// interactive and is cancelled: then the controller stays.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated, completion: completion)
  }
}

extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// Its view is loaded when the window is first shown.
  public final var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set { rootOwner = newValue }
  }
}
