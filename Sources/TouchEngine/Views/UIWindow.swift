// The outermost view: it belongs to an application, shows a controller, and has the first
// responder. `UIWindow+Sending.swift` sends its events.

import GestureCore

extension UIWindow {
  /// The level of a window: a window of a higher level is in front of all lower ones.
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    /// The place in the order.
    public let rawValue: CGFloat
    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from its number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    /// The level of an app's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// In front of an app's windows: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

/// The outermost view, which belongs to the application whose code made it.
///
/// A window is hidden until ``makeKeyAndVisible()``. The application does not keep it alive. As in
/// UIKit, the app's delegate does.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIWindow: UIView {
  /// The number of the window in ``HostInput``, counted from 1 in its application, in the order of
  /// creation. UIKit has no such number.
  public final let windowNumber: Int

  private final let applicationReference: Weak<UIApplication>
  private final var firstResponderReference = Weak<UIResponder>(nil)
  /// The number of the referee that conducts the contests of this window's recognizers.
  final let refereeNumber: Int
  /// Counts quick taps in this window.
  final var tapCounter = TapCounter()
  /// The recognizers that follow a pointer without buttons, deepest view first.
  final var hovering: [UIHoverGestureRecognizer] = []

  /// Makes a hidden window of the application that is running code.
  public override init(frame: CGRect) {
    let application = UIApplication.shared
    applicationReference = Weak(application)
    refereeNumber = Referee.takeNumber()
    windowNumber = application.engine.windowNumbers.next()
    super.init(frame: frame)
    windowStorage = self
    appearance.isHidden = true
    application.engine.register(
      Referee(of: application.engine, number: refereeNumber, window: self))
    application.forgetWindowsThatAreGone()
    application.windowList.bringToFront(self, level: windowLevel.rawValue)
    application.needsLayout = true
  }

  /// Makes a hidden window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  deinit {}

  /// The application that the window belongs to; `nil` once that is gone.
  public final var application: UIApplication? { applicationReference.object }

  /// The application.
  open override var next: UIResponder? { application }

  /// Conducts the contests of this window's recognizers; the application keeps it alive.
  final var referee: Referee? { application?.engine.referee(of: self)?.object }

  /// Delivers an event to the recognizers and views of this window.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  // MARK: Order

  /// The level of the window; `.normal` by default.
  open var windowLevel = Level.normal {
    didSet { application?.windowList.bringToFront(self, level: windowLevel.rawValue) }
  }

  /// Whether the window is invisible and cannot be touched; true until ``makeKeyAndVisible()``.
  ///
  /// The controllers of its views appear and disappear with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      newValue ? hide() : show()
    }
  }

  /// Whether the controllers of the views in this window have appeared.
  package final var isShown: Bool { !appearance.isHidden }

  private func show() {
    application?.windowList.bringToFront(self, level: windowLevel.rawValue)
    ownersWillAppear()
    super.isHidden = false
    installRootView()
    ownersHaveAppeared()
  }

  private func hide() {
    application?.cancelTouches(in: self)
    ownersWillDisappear()
    super.isHidden = true
    ownersDidDisappear()
    if isKeyWindow { application?.passKey(from: self) }
  }

  // MARK: Key window

  /// Whether events without a location on the screen come to this window.
  public final var isKeyWindow: Bool { application?.keyWindow === self }

  /// Whether the window may become key; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes this the window that gets events without a location on the screen.
  open func makeKey() {
    guard canBecomeKey else { return }
    application?.changeKey(to: self)
  }

  /// Shows the window in front of the others of its level, and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    application?.windowList.bringToFront(self, level: windowLevel.rawValue)
    makeKey()
  }

  /// Called after the window became key.
  open func becomeKey() {}

  /// Called after the window stopped being key.
  open func resignKey() {}

  // MARK: First responder

  /// The responder that gets this window's events without a location on the screen. In UIKit this
  /// property is not public.
  public final var firstResponder: UIResponder? { firstResponderReference.object }

  #if !hasFeature(Embedded)
    /// Shows the views that the first responder brings along, if it brings any.
    final var inputHost: InputViewHost?
    /// Whether these views are to be asked for again.
    final var inputViewsAreOld = false
  #endif

  /// Makes a responder the first responder; `nil` for none.
  final func makeFirst(_ responder: UIResponder?) {
    firstResponderReference = Weak(responder)
    responder?.noteFirst(in: self)
    #if !hasFeature(Embedded)
      inputViewsChanged()
    #endif
  }

  /// The limit of responders that are asked to resign for another one: 100.
  static let resignationsMax = 100

  /// Asks the first responder to resign. If it makes another responder the first one meanwhile,
  /// that one is asked next.
  final func resignFirstResponder(for newcomer: UIResponder) -> Bool {
    var present = firstResponder
    var count = 0
    while let responder = present, responder !== newcomer {
      guard count < Self.resignationsMax else {
        application?.report(
          .repeatsItself(observationID, .resigning(timesMax: Self.resignationsMax)))
        break
      }
      guard responder.resignFirstResponder() else { return false }
      count += 1
      // A responder that returns true without a call of its superclass has resigned too.
      present = firstResponder === responder ? nil : firstResponder
    }
    return true
  }

  /// Makes the first responder resign if it is not in this window any more, even if it refuses.
  final func resignWhatLeft() {
    guard let responder = firstResponder, responder.responderWindow !== self else { return }
    responder.resignRegardless()
  }

  // MARK: Content

  /// The owner of the view that fills the window.
  package final var rootOwner: ViewOwner? {
    didSet { rootDidChange(from: oldValue) }
  }

  /// The owner in front of all others that shows in this window.
  final var frontOwner: ViewOwner? {
    var front: ViewOwner?
    var next = rootOwner
    while let owner = next {
      if owner.viewIfLoaded?.windowStorage === self { front = owner }
      next = owner.ownerInFront
    }
    return front
  }

  private func rootDidChange(from old: ViewOwner?) {
    guard old !== rootOwner else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { installRootView() }
  }

  private func installRootView() {
    guard let root = rootOwner, let view = root.view, view.superviewStorage !== self else { return }
    // The one in its place puts it back when it goes.
    guard !root.isViewReplaced else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIApplication {
  /// Makes a window key, and tells it and the former key window.
  final func changeKey(to window: UIWindow?) {
    let old = windowList.key
    guard old !== window else { return }
    windowList.key = window
    old?.resignKey()
    window?.becomeKey()
  }

  /// Makes the frontmost other window key that is shown and can become key.
  final func passKey(from window: UIWindow) {
    changeKey(to: windows.last { $0 !== window && $0.isShown && $0.canBecomeKey })
  }
}
