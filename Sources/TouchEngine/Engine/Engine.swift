// What an application's input runs through: its time, its touches and presses, the contests of its
// windows, and its observers. `Pipeline` has the steps of an event, one file a step.

import GestureCore

/// The engine of one application.
///
/// The application owns it and forwards to it; objects of the application reach the pipeline through
/// it alone. It owns the referees of the application's windows, and keeps the touches that are down
/// alive, and so their windows and views.
final class Engine {
  /// The application's time.
  let scheduler: Scheduler
  /// The present work, and waiting input.
  let turn: Turn
  /// The clock of the application's animations.
  let animationClock: AnimationClock
  /// Calls its listeners once a frame.
  let frameClock: FrameClock
  /// The application; weak, because it owns the engine.
  private(set) var application = Weak<UIApplication>(nil)
  /// The touches that are down.
  let touchesEvent = TouchesEvent()
  /// The presses that are down.
  let pressesEvent = UIPressesEvent()
  /// The keys that are down.
  var keys = KeysDown()
  /// The running shake, if there is one.
  let shake = Shake()
  /// The squeeze of a pen's barrel that has begun, if there is one.
  var squeeze: PencilSqueeze?
  /// What the user chose for the pen.
  var pencilSettings = HostInput.PencilSettings()
  /// What hears of input and of decisions.
  let observers: Observers
  /// The referees, which conduct the contests of the windows. A referee lives as long as its window,
  /// and no longer than the engine. No other code runs while the list changes.
  @exclusivity(unchecked) private(set) var referees: [Referee] = []
  /// Referees with something to settle that was noted during the work of another referee.
  let waitingReferees = WaitingReferees()
  /// Settles assignments to recognizers that are in no window.
  lazy var looseReferee: Referee = {
    let referee = Referee(of: self, number: Referee.takeNumber())
    register(referee)
    return referee
  }()
  /// The views that new fingers hit, while the application looks for their windows.
  var hits: [(finger: Int, view: UIView)] = []
  /// Samples that the hardware will correct, oldest first.
  var awaited: [AwaitedEstimate] = []

  // Numbers for new objects, the same in every run of the same app.
  var viewNumbers = Counter()
  var windowNumbers = Counter()
  var recognizerNumbers = Counter()
  var ownerNumbers = Counter()
  /// Where an assistive technology is.
  var accessibilityFocus = Weak<UIResponder>(nil)
  /// Where the focus of the keyboard is; made when it is first needed. Read after every input.
  @exclusivity(unchecked) private(set) var focus: UIFocusSystem?
  /// The same, made now if it was not needed before.
  var madeFocus: UIFocusSystem {
    if let focus { return focus }
    let new = UIFocusSystem(of: application)
    focus = new
    return new
  }

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  /// Makes the engine of an application on a screen; its time starts at `now`, in seconds.
  init(screen: UIScreen, now: Double) {
    scheduler = Scheduler(now: now)
    turn = scheduler.turn
    animationClock = AnimationClock(scheduler: scheduler)
    frameClock = FrameClock(screen: screen)
    observers = Observers(scheduler: scheduler, touchesEvent, pressesEvent)
  }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// Makes this the engine of an application.
  func serve(_ application: UIApplication) {
    self.application = Weak(application)
    scheduler.serve(application)
  }

  /// Tells the observers. Without an observer, the observation is not made.
  @inline(__always)
  func report(_ decision: @autoclosure () -> Observation.Decision) { observers.report(decision()) }

  // MARK: Referees

  /// Adds the referee of a new window.
  func register(_ referee: Referee) { referees.append(referee) }

  /// The referee of a window; `nil` for another application's. The application keeps it alive as long
  /// as the window lives, so no reference is counted.
  @inline(__always)
  func referee(of window: UIWindow) -> Borrowed<Referee>? {
    for index in referees.indices {
      let referee = Borrowed(referees[index])
      if referee.borrow({ $0.number }) == window.refereeNumber { return referee }
    }
    return nil
  }

  /// The window that a host names; without one the observers are told.
  func window(numbered number: Int) -> UIWindow? {
    // A loop for speed: a closure is checked at each call for where it runs.
    for index in referees.indices where number > 0 && referees[index].windowNumber == number {
      if let window = referees[index].window { return window }
    }
    report(.badInput(.unknownWindow(number)))
    return nil
  }

  /// Whether the window of a referee is gone. A loop takes the place of a closure, at whose call the
  /// runtime would check where it runs.
  var hasRefereeWithoutWindow: Bool {
    for referee in referees where referee.isWithoutWindow { return true }
    return false
  }

  /// Drops the referees of windows that are gone. What they kept alive goes when the list has changed.
  func forgetRefereesWithoutWindow() {
    _ = exchange(&referees, with: referees.filter { !$0.isWithoutWindow })
  }

  // MARK: Deadlines

  /// When the first recognizer wants to be called, in seconds.
  var contestDeadline: Double {
    var deadline = Double.infinity
    for referee in referees { deadline = min(deadline, referee.earliestDeadline) }
    return deadline
  }

  /// Has the contests call the recognizers whose deadlines have come. The contests come in the
  /// order in which their windows were made.
  func contestDeadlinePassed(at time: Double, in application: UIApplication) {
    application.forgetWindowsThatAreGone()
    for referee in referees where referee.earliestDeadline <= time {
      referee.deadlinePassed(at: time)
    }
  }
}

/// The referees of an application that have something to settle once the present work of another one
/// is settled, in the order in which that was noted.
final class WaitingReferees {
  // No other code runs while it changes.
  @exclusivity(unchecked) private var list: [Referee] = []

  deinit {}

  var isEmpty: Bool { list.isEmpty }

  /// Adds a referee, unless it waits already.
  func add(_ referee: Referee) {
    if !list.contains(where: { $0 === referee }) { list.append(referee) }
  }

  /// Removes the referee that waits longest; at least one must wait.
  func removeFirst() -> Referee { list.removeFirst() }
}
