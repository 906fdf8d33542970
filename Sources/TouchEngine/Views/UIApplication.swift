// One running app: its windows, its delegate, and the end of the responder chain. Its engine processes
// input.

import GestureCore

/// An app: its windows, its scheduler, and the last link of the responder chain but for the
/// delegate.
///
/// Several applications can live side by side, each with its own time. ``shared`` is the
/// application whose code is running. Hosts call code of an app through ``perform(_:)``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIApplication: UIResponder {
  /// The application that is running code; outside of any ``perform(_:)``, a default one.
  public static var shared: UIApplication {
    running?.object ?? awaiting ?? usual
  }

  /// The application of the innermost scope.
  ///
  /// Safe without counting references: the caller that opens a scope keeps the application alive
  /// until the scope is closed. The end of a scope restores the outer one.
  private static var running: Borrowed<UIApplication>?
  #if hasFeature(Embedded)
    private static var fallback: UIApplication?
    /// The application outside of any scope; made when it is first asked for. It is no constant,
    /// because the compiler would copy its initializer here. There is one thread.
    private static var usual: UIApplication {
      if let fallback { return fallback }
      let new = UIApplication()
      fallback = new
      return new
    }
  #else
    /// The application outside of any scope; made once, whichever thread asks first.
    private static let usual = UIApplication()
  #endif

  /// What its input runs through.
  final let engine: Engine

  /// The application's time.
  public final var scheduler: Scheduler { engine.scheduler }

  /// The surface that the windows lie on.
  public final let screen: UIScreen

  /// The object that the app's author wrote for it; the application keeps it alive.
  public final var delegate: (any UIApplicationDelegate)?

  /// Back to front: by level, and within a level in the order shown.
  final var windowList = WindowList() {
    didSet { lookChanged() }
  }

  /// The clock of the application's animations.
  final var animationClock: AnimationClock { engine.animationClock }

  /// Calls its listeners once a frame.
  package final var frameClock: FrameClock { engine.frameClock }

  /// Which way reading goes in views that do not say so themselves; left to right unless the host
  /// sets it. In UIKit the language decides.
  public final var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// Whether a screen reader is used with the application; false unless the host sets it. Apps read
  /// ``UIAccessibility/isVoiceOverRunning``.
  public final var isVoiceOverRunning = false

  /// What runs in windows of this application and ends with them, oldest first.
  package final var guests: [WindowGuest] = []

  /// The number of this application, unique in the process.
  final var number: Int { engine.touchesEvent.number }

  /// Whether the app asked for the commands of a remote control.
  final var receivesRemoteControl = false
  /// What is told of the keyboard on the screen.
  final var keyboard = KeyboardRule()
  /// Where the host's own keyboard is, in points of the screen.
  final var hostKeyboardFrame = CGRect.zero
  /// Where the keyboard is on the screen, or where it moves to, in points of the screen: as the host says with
  /// ``HostInput/keyboard(_:)``, with the ``UIResponder/inputView`` and the
  /// ``UIResponder/inputAccessoryView`` of the first responder of the key window; empty without any. UIKit
  /// tells it by notifications only.
  public internal(set) final var keyboardFrame = CGRect.zero

  /// Whether an application gets input.
  nonisolated public enum State: Int, Sendable {
    /// It is in front and gets input.
    case active
    /// It is in front, but something of the system has the input.
    case inactive
    /// It is not visible.
    case background
  }

  /// Whether the application is in front and gets input; active until the host says otherwise, with
  /// ``HostInput/activity(_:time:)``.
  public internal(set) final var applicationState = State.active
  /// Called when ``needsRedraw`` becomes true or ``nextCall`` becomes earlier without any input:
  /// code of the app ran by itself, as after an `await`.
  ///
  /// It may be called in the middle of a change. So it should only note that the host is needed;
  /// the host reads the properties later, when it runs itself. After its own call of
  /// ``receive(_:)`` the host reads them anyway.
  public final var needsHost: (() -> Void)?
  /// The relation of the last picture to the present state.
  final var drawing = LastPicture.outOfDate
  /// How often any application was drawn.
  static var drawingNumber = 0
  /// When something that was drawn looks different by itself, in seconds.
  final var nextLook = Double.infinity

  /// Makes an application at time 0 on a default screen.
  public override convenience init() { self.init(screen: UIScreen()) }

  /// Makes an application on a screen; its time starts at `now`, in seconds.
  @inline(never)
  public init(screen: UIScreen, now: Double = 0) {
    self.screen = screen
    engine = Engine(screen: screen, now: now)
    super.init()
    engine.serve(self)
  }

  deinit {}

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Every window, back to front: by level, and within a level in the order shown.
  public final var windows: [UIWindow] { windowList.windows }

  /// The window that gets events without a location on the screen.
  public final var keyWindow: UIWindow? { windowList.key }

  /// The key window's first responder.
  final var firstResponder: UIResponder? { keyWindow?.firstResponder }

  /// The first to hear of events without a location on the screen: without a first responder, the controller
  /// in front.
  final var responderWithoutPlace: UIResponder? {
    firstResponder ?? keyWindow?.frontOwner ?? keyWindow
  }

  /// The responder that hears first of presses: without a first responder, the view with the focus.
  final var firstPressed: UIResponder? {
    firstResponder ?? engine.focus?.focusedView ?? keyWindow?.rootOwner?.view ?? keyWindow
  }

  /// The key window.
  @_spi(Widgets) open override var responderWindow: UIWindow? { keyWindow }

  // MARK: Running code

  /// Runs code as this application's. Inside, ``shared`` is this application.
  ///
  /// Scopes can be nested; each restores the outer one. At the end of the outermost scope, views
  /// that need layout are laid out.
  public final func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = enter()
    defer {
      forgetWindowsThatAreGone()
      leave(restoring: previous)
      keepAlive(self)
    }
    return try body()
  }

  /// Opens a scope of ``perform(_:)``; hand the result to ``leave(restoring:)``.
  final func enter() -> Borrowed<UIApplication>? {
    let previous = UIApplication.running
    UIApplication.running = Borrowed(self)
    return previous
  }

  /// Closes a scope of ``perform(_:)``.
  final func leave(restoring previous: Borrowed<UIApplication>?) {
    if previous == nil { layoutWindowsIfNeeded() }
    UIApplication.running = previous
  }

  /// Whether something visible is animated, so that a host has to draw the next frame.
  public final var isAnimating: Bool { animationClock.isRunning }

  /// Schedules the next frame, if something waits for it and the host does not say when frames
  /// begin.
  package final func expectFrame() {
    frameClock.expectFrame(after: scheduler.now)
    scheduler.expect(frameClock.due)
  }

  /// A frame begins now: listeners are called, and what they changed is laid out.
  final func beginFrame() {
    frameClock.beginFrame(at: scheduler.now)
    layoutWindowsIfNeeded()
  }

  /// Lays out every window that has a view in need of it.
  public final func layoutWindowsIfNeeded() {
    guard needsLayout else { return }
    // A view that asks again during this loop is laid out by it or at the end of the next turn.
    needsLayout = false
    // The list may change meanwhile; one that allocates nothing is read place by place.
    var index = 0
    while index < windowList.count {
      let window = windowList.window(at: index)
      index += 1
      #if !hasFeature(Embedded)
        if let window, window.inputViewsAreOld { window.updateInputViews() }
      #endif
      guard let window, window.isInNeedOfLayout else { continue }
      window.layoutIfNeeded()
      if window.isInNeedOfLayout { needsLayout = true }
    }
  }

  /// Whether a window may have a view that needs layout. Read at the end of every turn.
  final var needsLayout = false
  /// The colours in which views have drawn themselves; `nil` if not all in the same.
  final var drawnStyle: UIUserInterfaceStyle?

  /// Sends an event to its windows.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  // MARK: Remote control

  /// From now on, commands of a remote control go to the first responder and up its chain. Without
  /// a first responder, they go to the key window.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// From now on, commands of a remote control are dropped, as at the start.
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

  // MARK: Actions

  /// Sends an action: to the target, or without one up the responder chain.
  ///
  /// Without a target, it goes up the chain from the first responder of the key window, to the
  /// first object that can perform it and whose class has the method. If there is none, the same
  /// search starts from the sender.
  /// - Returns: Whether an object performed it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let receiver =
      target ?? responder(for: action, from: firstResponder, sender: sender)
      ?? responder(for: action, from: sender as? UIResponder, sender: sender)
    guard let receiver else { return false }
    return action.perform(on: receiver, from: sender, for: event)
  }

  /// The first responder up the chain that has the method and can perform it now.
  package final func responder(
    for action: Selector, from start: UIResponder?, sender: AnyObject?
  ) -> UIResponder? {
    var responder = start
    while let candidate = responder {
      if action.isAnswered(by: candidate), candidate.canPerformAction(action, withSender: sender) {
        return candidate
      }
      responder = candidate.next
    }
    return nil
  }
}
