// The only clock: it stands still until the host advances it. It fires due work in a stated order,
// and does not know what the work does.

import GestureCore

/// An object with deadlines that is called when one has come.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol DeadlineSource: AnyObject {
  /// When it wants to be called next, in seconds; `.infinity` if never. When this becomes earlier
  /// outside of ``deadlinePassed(at:)``, the source calls ``Scheduler/expect(_:)``.
  var nextDeadline: Double { get }

  /// Called when its deadline has come. Afterwards ``nextDeadline`` must be later or `.infinity`.
  func deadlinePassed(at time: Double)
}

/// Work in order of time; time passes only when the host calls ``advance(to:)``.
///
/// Due work fires in order of time, and among equal times in order of scheduling; a deadline
/// source's call comes before work of the same time. Each piece sees its own time as ``now``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Scheduler {
  /// Scheduled work that can be cancelled. It does not keep the scheduler alive.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public struct Token {
    fileprivate let scheduler: Weak<Scheduler>
    fileprivate let ticket: DeadlineQueue<() -> Void>.Ticket

    /// Cancels the work.
    ///
    /// - Returns: False if it has fired or was cancelled before.
    @discardableResult
    public func cancel() -> Bool { scheduler.object?.remove(ticket) ?? false }
  }

  /// The number of calls without any time passing after which the rest waits for the next frame: 10 000.
  /// Work that waited before does not count. [ours]
  public static let callsWithoutProgressMax = 10_000

  /// The latest time, in seconds: about 3,000 years. There, times differ by 0.00002 s or more. [ours]
  nonisolated public static let timeMax = 1e11

  /// The present time, in seconds.
  public private(set) var now: Double {
    get { clock.now }
    set { clock.now = newValue }
  }

  /// The owner of the code that the work runs.
  private enum Owner {
    /// No application: the scheduler is used alone.
    case none
    /// An application. Its recognizers' deadlines are due here too. When it is gone, nothing is
    /// left to do.
    case application(Weak<UIApplication>)

    enum State {
      /// There is something to do, inside the application if there is one.
      case alive(UIApplication?)
      case gone
    }

    var state: State {
      guard case .application(let reference) = self else { return .alive(nil) }
      return reference.object.map { .alive($0) } ?? .gone
    }
  }

  /// The work of its application. A scheduler that is used alone only advances.
  let turn = Turn()

  private var owner = Owner.none
  private var queue = DeadlineQueue<() -> Void>()
  private var sources: [any DeadlineSource] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var clock: Clock

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  private struct Clock {
    var now: Double
    /// Nothing is called before this time, in seconds, because too much was called at one time.
    var restsUntil = -Double.infinity
    /// Nothing is due before this time, in seconds. It makes an advance fast that finds nothing to
    /// do.
    var idleUntil = Double.infinity
  }

  /// Makes a scheduler at a time, in seconds.
  public init(now: Double = 0) {
    clock = Clock(now: now)
    turn.serve(self)
  }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// Makes this the scheduler of an application.
  func serve(_ application: UIApplication) { owner = .application(Weak(application)) }

  /// When something is due next, in seconds; `.infinity` if nothing is.
  public var nextDeadline: Double {
    guard case .alive(let application) = owner.state else { return .infinity }
    return earliestTime(of: application)
  }

  /// Whether an advance to a time, in seconds, calls nothing: no deadline is due by then.
  package func isIdle(until time: Double) -> Bool { time < clock.idleUntil }

  /// How many pieces of work wait; deadline sources do not count.
  public var pendingCount: Int { queue.count }

  /// Schedules work for a time, in seconds. A time in the past means the next advance. A time that is not a
  /// number or beyond ``timeMax`` never comes, and observers are told.
  @discardableResult
  public func schedule(at time: Double, _ work: @escaping () -> Void) -> Token {
    let comes = time <= Self.timeMax
    if !comes { report(.scheduledForNever(time)) }
    let due = comes ? max(time, now) : .infinity
    expect(due)
    return Token(scheduler: Weak(self), ticket: queue.add(work, at: due))
  }

  /// Tells the observers of its application.
  private func report(_ decision: Observation.Decision) {
    if case .alive(let application?) = owner.state { application.report(decision) }
  }

  /// Schedules work after a delay, in seconds. A negative delay means none.
  @discardableResult
  public func after(_ delay: Double, _ work: @escaping () -> Void) -> Token {
    schedule(at: now + delay, work)
  }

  private func remove(_ ticket: DeadlineQueue<() -> Void>.Ticket) -> Bool {
    queue.remove(ticket) != nil
  }

  /// Adds an object with deadlines. The scheduler keeps it alive.
  public func addSource(_ source: any DeadlineSource) {
    sources.append(source)
    expect(source.nextDeadline)
  }

  /// Tells the scheduler of a deadline, in seconds. A source calls this when its deadline has
  /// become earlier.
  public func expect(_ time: Double) {
    guard time < clock.idleUntil else { return }
    clock.idleUntil = time
    guard turn.state == .idle, case .alive(let application?) = owner.state else { return }
    application.tellHost()
  }

  /// Removes a deadline source.
  public func removeSource(_ source: any DeadlineSource) {
    guard let index = sources.firstIndex(where: { $0 === source }) else { return }
    sources.remove(at: index)
  }

  // MARK: Passing of time

  /// Lets time pass up to a time, in seconds, and fires everything that becomes due.
  ///
  /// This includes work that is scheduled meanwhile and is due by then. An advance to the present
  /// time fires what is due now. Inside a callback, time passes when the present event, deadline or
  /// piece of work is done.
  /// - Returns: False, and nothing happens, if the time is in the past, not a number or beyond ``timeMax``,
  ///   or if ``InputProblem/tooManyWaitingEvents(allowed:)`` are waiting.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    guard time >= now, time <= Self.timeMax else { return false }
    guard turn.state.admission(of: .input) == .now else {
      return turn.wait(for: .time(time))
    }
    let outer = turn.begin(.advancing)
    _ = pass(to: time)
    turn.end(outer)
    return true
  }

  /// Processes input that waited for the end of other work.
  func process(_ input: HostInput) {
    switch (owner.state, input) {
    case (.alive(let application?), _): application.engine.processLate(input, of: application)
    case (.alive(nil), .time(let time)): _ = pass(to: time)
    case (.alive(nil), _), (.gone, _): break
    }
  }

  /// Lets time pass as a part of the present work.
  ///
  /// - Returns: False, and nothing happens, if the time is in the past, not a number or beyond ``timeMax``.
  func pass(to time: Double) -> Bool {
    guard time >= now, time <= Self.timeMax else { return false }
    if time < clock.idleUntil {
      now = time
    } else {
      fire(dueBy: time)
    }
    return true
  }

  /// How long the rest waits after too many calls at one time, in seconds: a frame. [ours]
  private static let restDuration = 1.0 / 60

  /// How many calls may come from now on before time passes.
  private var callsAtOneTimeMax: Int {
    Self.callsWithoutProgressMax + queue.count
  }

  @inline(never)
  private func fire(dueBy time: Double) {
    let part = turn.begin(.advancing)
    var callsLeft = callsAtOneTimeMax
    while fireNext(dueBy: time, &callsLeft) {}
    turn.goOn(to: part)
    now = time
    clock.idleUntil = nextDeadline
  }

  private func fireNext(dueBy limit: Double, _ callsLeft: inout Int) -> Bool {
    // The application stays alive until the call is over, whatever references the call drops.
    guard case .alive(let application) = owner.state else {
      _ = exchange(&queue, with: DeadlineQueue())
      return false
    }
    let (call, due) = earliest(of: application)
    let time = max(due, clock.restsUntil)
    guard time <= limit else { return false }
    if time > now { callsLeft = callsAtOneTimeMax }
    callsLeft -= 1
    guard callsLeft >= 0 else {
      // Something schedules itself again without a delay.
      clock.restsUntil = now + Self.restDuration
      report(.callsPutOff(callsMax: Self.callsWithoutProgressMax))
      return true
    }
    now = max(now, time)
    guard let application else {
      make(call)
      return true
    }
    application.perform { make(call) }
    return true
  }

  // MARK: What is due

  /// What is called next.
  private enum Call {
    /// The contests whose recognizers have deadlines.
    case contests(of: UIApplication)
    /// A frame that begins by itself.
    case frame(of: UIApplication)
    /// A shake that ends.
    case shake(of: UIApplication)
    case source(any DeadlineSource)
    case work
  }

  /// The earliest call. At equal times: first the contests, then the shake, then the sources in the
  /// order added, then work, then the frame.
  private func earliest(of application: UIApplication?) -> (call: Call, time: Double) {
    var (call, time) = (Call.work, queue.firstTime)
    for source in sources.reversed() where source.nextDeadline <= time {
      (call, time) = (.source(source), source.nextDeadline)
    }
    if Linked.everyInput, let application, application.engine.shake.rule.deadline <= time {
      (call, time) = (.shake(of: application), application.engine.shake.rule.deadline)
    }
    if let application, application.engine.contestDeadline <= time {
      (call, time) = (.contests(of: application), application.engine.contestDeadline)
    }
    if let application, application.frameClock.due < time {
      (call, time) = (.frame(of: application), application.frameClock.due)
    }
    return (call, time)
  }

  /// When the earliest call is due.
  private func earliestTime(of application: UIApplication?) -> Double {
    var time = queue.firstTime
    for source in sources { time = min(time, source.nextDeadline) }
    if let application {
      if Linked.everyInput { time = min(time, application.engine.shake.rule.deadline) }
      time = min(time, application.engine.contestDeadline, application.frameClock.due)
    }
    return max(time, clock.restsUntil)
  }

  private func make(_ call: Call) {
    switch call {
    case .contests(let application):
      application.engine.contestDeadlinePassed(at: now, in: application)
    case .frame(let application): application.beginFrame()
    case .shake(let application):
      guard Linked.everyInput else { return }
      let shake = application.engine.shake
      shake.carryOut(shake.rule.deadlinePassed(at: now), in: application)
    case .source(let source): source.deadlinePassed(at: now)
    case .work: queue.popFirst()?()
    }
  }
}
