// A link of the responder chain. It knows only the next link, which gets the events that are not
// handled here.

/// An object that can handle events. Events that it does not handle go to ``next``.
///
/// The chain of a view: the view, its controller if it is that controller's root view, its
/// superview and so on, the window, the application, and the application's delegate if that is a
/// responder.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIResponder: AccessibleObject, nonisolated Hashable {
  /// The window whose first responder this may be. Only that window knows whether it is.
  private final var firstResponderWindowReference = Weak<UIWindow>(nil)

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    final lazy var lifetime = Lifetime()
  #endif

  /// Makes a responder without a next one.
  public override init() {}

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// The responder that gets the events that this one does not handle; `nil` at the end of the
  /// chain.
  open var next: UIResponder? { nil }

  /// The same, if the focus of a keyboard can pass through it: a view or a controller.
  var asFocusResponder: FocusResponder? { nil }

  /// The window that keeps the first responder of this part of the chain.
  @_spi(Widgets) open var responderWindow: UIWindow? { next?.responderWindow }

  // MARK: Touches

  /// Called when fingers touch down on this responder; the default hands them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; the default hands them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers lift; the default hands them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a recognizer or the system takes touches away; the default hands them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches are corrected; the default hands them to ``next``.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Called when buttons or keys go down; the default hands them to ``next``. At the end of the
  /// chain, the text of a key goes to the first responder, if it takes text.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { return next.pressesBegan(presses, with: event) }
    for press in presses { press.wasLeft = true }
  }

  /// Called when the force of presses changes; the default hands them to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys go up; the default hands them to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away; the default hands them to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Called when a motion starts; the default hands it to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion is complete; the default hands it to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is cancelled; the default hands it to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for a button on the headset or the lock screen; the default hands it to ``next``.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions and key commands

  /// The keys that perform an action while this responder is in the chain of the first responder; none
  /// by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this responder performs an action now; by default, if its class has the method.
  open func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
    action.isAnswered(by: self)
  }

  #if !hasFeature(Embedded)
    /// The object that performs an action: this responder if it can, otherwise the answer of the
    /// next one.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      canPerformAction(action, withSender: sender)
        ? self : next?.target(forAction: action, withSender: sender)
    }
  #endif

  // MARK: Text

  /// Whether a key's text is for it, if it takes text; a field that gives Tab away says no.
  @_spi(Widgets) open func takes(_ edit: UIKey.Edit) -> Bool { true }

  #if hasFeature(Embedded)
    // Embedded Swift cannot ask whether a class conforms to a protocol.

    /// Whether keys type text here; a class that takes text says so.
    @_spi(Widgets) open var takesText: Bool { false }

    /// Does what a key does to the text.
    @_spi(Widgets) open func changeText(by edit: UIKey.Edit) {}

    /// What it wants of the keyboard while it is first responder.
    @_spi(Widgets) open var ownKeyboardRequest: KeyboardRequest { KeyboardRequest() }
  #else
    /// Whether keys type text here.
    @_spi(Widgets) open var takesText: Bool { self is any UIKeyInput }

    /// What it wants of the keyboard while it is first responder.
    @_spi(Widgets) open var ownKeyboardRequest: KeyboardRequest {
      (self as? any UIKeyInput).map { KeyboardRequest(of: $0) } ?? KeyboardRequest()
    }

    /// Does what a key does to the text.
    @_spi(Widgets) open func changeText(by edit: UIKey.Edit) {
      guard let text = self as? any UIKeyInput else { return }
      switch edit {
      case .insert(let characters): text.insertText(characters)
      case .deleteBackward: text.deleteBackward()
      }
    }
  #endif

  // MARK: Views for input

  #if !hasFeature(Embedded)
    /// A view that shows at the bottom of the window, in place of the keyboard, while this responder or one whose
    /// chain it is in is first responder; none by default. It is as wide as the window and keeps its height.
    open var inputView: UIView? { nil }

    /// A view that shows above the keyboard, or at the bottom of the window without one, while this responder or
    /// one whose chain it is in is first responder; none by default. It is as wide as the window and keeps its
    /// height.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for ``inputView`` and ``inputAccessoryView`` again, before the next layout, if this is the first
    /// responder.
    open func reloadInputViews() { firstResponderWindow?.inputViewsChanged() }
  #endif

  // MARK: First responder

  /// Whether this responder wants events without a location on the screen; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder agrees to resign as first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is its window's first responder.
  open var isFirstResponder: Bool { firstResponderWindow != nil }

  /// Makes this the first responder of its window.
  ///
  /// - Returns: False if it does not want to, if it has no window, if the present first responder
  ///   refuses to resign, or if code that ran meanwhile took this responder out of its window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else {
      reportObstacle(.cannotBecomeFirstResponder)
      return false
    }
    guard window.resignFirstResponder(for: self), responderWindow === window else { return false }
    let former = window.firstResponder
    window.makeFirst(self)
    // One that only said that it resigned.
    if let former, former !== self { former.wasMadeToResign() }
    return isFirstResponder
  }

  /// Resigns as first responder.
  ///
  /// - Returns: False if it refuses; true if it was not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    // The question may have run user code that changed the first responder.
    firstResponderWindow?.makeFirst(nil)
    return true
  }

  /// It refused to resign, or only said that it did, and is first responder no more.
  @_spi(Widgets) open func wasMadeToResign() {}

  /// The window whose first responder this is.
  final var firstResponderWindow: UIWindow? {
    guard let window = firstResponderWindowReference.object, window.firstResponder === self else {
      return nil
    }
    return window
  }

  /// Remembers the window that made this its first responder.
  final func noteFirst(in window: UIWindow) { firstResponderWindowReference = Weak(window) }

  // MARK: Identity

  /// Whether both are the same object.
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
