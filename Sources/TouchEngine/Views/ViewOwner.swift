// The base of view controllers: it loads a view, follows it in the responder chain, and hears what
// happens to it. It does not know what appears beside the view.

import GestureCore

/// The base of `UIViewController`: an object that makes a view, and hears what happens to it.
///
/// The engine knows no controller, only this class. An app subclasses `UIViewController`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class ViewOwner: FocusResponder {
  /// Its number in observations.
  final let number = UIApplication.shared.engine.ownerNumbers.next()
  package private(set) final var viewStorage: UIView?

  /// Makes an owner whose view is not loaded yet.
  public override init() { super.init() }

  deinit {}

  // MARK: View

  /// The root view; loaded at its first use.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(by: newValue) }
  }

  /// The root view, if it is loaded.
  public final var viewIfLoaded: UIView? { viewStorage }

  /// Whether the root view is loaded.
  public final var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the root view and assigns it to ``view``; here, an empty one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the root view if it is not loaded.
  open func loadViewIfNeeded() { _ = loadedView() }

  /// Called once, after the root view was loaded.
  open func viewDidLoad() {}

  /// Called when the host says that memory is scarce: see ``HostInput/memoryWarning(time:)``.
  open func didReceiveMemoryWarning() {}

  /// How much further than its surroundings bars of the app's own reach into the root view, in
  /// points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.safeAreaHasChanged() } }
  }

  /// How much of the root view a container's bars cover, in points.
  package final var coveredInsets = UIEdgeInsets.zero {
    didSet { if coveredInsets != oldValue { viewStorage?.safeAreaHasChanged() } }
  }

  /// Whether the root view and all in it show light or dark colours; `.unspecified`, the default, for those
  /// of the surroundings.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewStorage?.styleChanged() } }
  }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Responder

  /// The superview of the view.
  open override var next: UIResponder? { viewStorage?.superviewStorage }

  /// The window of the view.
  @_spi(Widgets) open override var responderWindow: UIWindow? { viewStorage?.windowStorage }

  override var focusView: UIView? { viewStorage }

  // MARK: What widgets override

  /// Hears of a step of the view.
  @_spi(Widgets) open func viewTakes(_ step: AppearanceRule.Step) {}

  /// The owners that this one keeps: a memory warning reaches them after it.
  @_spi(Widgets) open var keptOwners: [ViewOwner] { [] }

  /// The owner whose view shows over this one's, or fills most of it; `nil` if there is none.
  @_spi(Widgets) open var ownerInFront: ViewOwner? { nil }

  /// Whether the view of another owner stands in the window in the place of its view.
  @_spi(Widgets) open var isViewReplaced: Bool { false }
}

extension ViewOwner {
  /// The root view; loads it if needed.
  package final func loadedView() -> UIView {
    if let view = viewStorage { return view }
    loadView()
    guard let view = viewStorage else {
      programmerError("UIViewController: loadView() did not assign a view.")
    }
    viewDidLoad()
    return view
  }

  /// Makes a view the root view.
  private final func replaceView(by view: UIView?) {
    if let owner = view?.owner, owner !== self {
      programmerError("UIViewController: a view can be the root view of one controller only.")
    }
    viewStorage?.owner = nil
    let old = exchange(&viewStorage, with: view)
    view?.owner = self
    keepAlive(old)
  }

  /// What bars of a container and of the app itself add to the safe area of the root view, in points.
  final var insetsOfBars: UIEdgeInsets { coveredInsets + additionalSafeAreaInsets }
}
