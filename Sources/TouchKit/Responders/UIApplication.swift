// One running app: its windows, its time, and the end of the responder chain. What happens with
// input is told elsewhere.

/// What an application tells the object that the app's author wrote for it.
///
/// If the delegate is also a responder, it is the last link of the responder chain.
public protocol UIApplicationDelegate: AnyObject {}

/// An app: its windows, its scheduler, and the last but one link of the responder chain.
///
/// Several applications can live side by side, each with its own time. ``shared`` is the one whose
/// code is running: hosts call into an app through ``perform(_:)``.
open class UIApplication: UIResponder {
  /// The application that is running code; outside of any ``perform(_:)``, a default one.
  public static var shared: UIApplication {
    running?.takeUnretainedValue() ?? fallback
  }

  /// The application of the innermost scope, which keeps it alive.
  private static var running: Unmanaged<UIApplication>?
  private static let fallback = UIApplication()

  /// The application's time.
  public final let scheduler: Scheduler

  /// The surface that the windows lie on.
  public final let screen: UIScreen

  /// The object that the app's author wrote for it; the application keeps it alive.
  public final var delegate: (any UIApplicationDelegate)?

  /// Back to front: by level, and within a level in the order shown.
  nonisolated final var windowList: WindowList {
    unsafeAddress { UnsafePointer(windowListCell.address) }
    unsafeMutableAddress { windowListCell.address }
  }
  nonisolated(unsafe) private final let windowListCell = Cell(WindowList())

  /// The application's time as animations see it.
  final let animationClock: AnimationClock

  private final var viewIdentityCount = 0

  /// Hears of every decision and its cause; `nil` costs nothing.
  public final var observer: ((Observation) -> Void)? {
    get { desk.observer }
    set { desk.observer = newValue }
  }
  /// Where input arrives.
  final let desk: InputDesk
  /// The touches that are down; the same as the desk's, but nearer.
  final let touchesEvent: TouchesEvent
  /// Those who conduct the contests of the windows.
  nonisolated(unsafe) final var referees: [Referee] = []
  /// Settles assignments to recognizers that are in no window.
  final lazy var looseReferee = Referee(of: self)

  /// Makes an application at time 0 on a default screen.
  public override convenience init() { self.init(screen: UIScreen()) }

  /// Makes an application on a screen; its time starts at `now`, in seconds.
  public init(screen: UIScreen, now: Double = 0) {
    self.screen = screen
    scheduler = Scheduler(now: now)
    animationClock = AnimationClock(scheduler: scheduler)
    desk = InputDesk()
    touchesEvent = desk.touchesEvent
    super.init()
    scheduler.application = self
  }

  deinit {
    scheduler.dropAll()
    animationClock.stop()
    windowList.forgetApplication()
    for referee in referees { referee.dropAll() }
    desk.dropAll()
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Every window, back to front: by level, and within a level in the order shown.
  public final var windows: [UIWindow] { windowList.windows }

  /// The window that gets events without a place on the screen.
  public final var keyWindow: UIWindow? { windowList.key }

  /// The key window's first responder.
  final var firstResponder: UIResponder? { keyWindow?.firstResponderStorage }

  override var responderWindow: UIWindow? { keyWindow }

  // MARK: Running code

  /// Runs code as this application's: inside, ``shared`` is this application.
  ///
  /// Scopes nest, and each restores the one before. The end of the outermost one is the end of a
  /// turn: views that asked for layout get it then.
  public final func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = enter()
    defer { leave(restoring: previous) }
    return try body()
  }

  /// Opens a scope of ``perform(_:)``; hand the result to ``leave(restoring:)``.
  final func enter() -> Unmanaged<UIApplication>? {
    let previous = UIApplication.running
    UIApplication.running = Unmanaged.passUnretained(self)
    return previous
  }

  /// Closes a scope of ``perform(_:)``.
  final func leave(restoring previous: Unmanaged<UIApplication>?) {
    if previous == nil { layoutWindowsIfNeeded() }
    UIApplication.running = previous
  }

  /// Whether something shown is on its way, so that a host has to draw the next frame.
  public final var isAnimating: Bool { animationClock.runningCount > 0 }

  /// Lays out every window that has a view in need of it.
  public final func layoutWindowsIfNeeded() {
    for index in 0..<windowList.count
    where windowList.count > index {
      let window = windowList.player(at: index)
      guard window.borrow({ $0.needsLayout || $0.hasSubviewInNeedOfLayout }) else { continue }
      windowList[index].layoutIfNeeded()
    }
  }

  /// A number for a new view, counted from 1 in each application.
  final func takeViewIdentity() -> Int {
    viewIdentityCount += 1
    return viewIdentityCount
  }

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  // MARK: Actions

  /// Sends an action: to the target, or without one up the responder chain.
  ///
  /// Without a target it goes to the first responder of the key window, or the next one up its
  /// chain, whose class has the method; if there is none, the same from the sender.
  /// - Returns: Whether someone took it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let receiver =
      target ?? responder(for: action, from: firstResponder)
      ?? responder(for: action, from: sender as? UIResponder)
    guard let receiver else { return false }
    return action.perform(on: receiver, from: sender, for: event)
  }

  /// The first responder up the chain that has the method.
  final func responder(for action: Selector, from start: UIResponder?) -> UIResponder? {
    var responder = start
    while let candidate = responder {
      if action.isAnswered(by: candidate) { return candidate }
      responder = candidate.next
    }
    return nil
  }
}
