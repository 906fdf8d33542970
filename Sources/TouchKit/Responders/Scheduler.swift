// The only clock there is: it stands still until the host advances it. It fires what is due, in
// a stated order, and does not know what the work is about.

import GestureCore

/// Something that has deadlines of its own and wants to be called when one has come.
public protocol DeadlineSource: AnyObject {
  /// When it wants to be called next, in seconds; `.infinity` if never. When this becomes earlier
  /// outside of ``deadlinePassed(at:)``, the source calls ``Scheduler/expect(_:)``.
  var nextDeadline: Double { get }

  /// Called when its deadline has come; afterwards ``nextDeadline`` is later or `.infinity`.
  func deadlinePassed(at time: Double)
}

/// Work in order of time; time passes only when the host calls ``advance(to:)``.
///
/// Due work fires in order of time, and among equal times in order of scheduling; a deadline
/// source's call comes before work of the same time. Each piece sees its own time as ``now``.
public final class Scheduler {
  /// A piece of work that waits, and can be called off.
  public struct Token {
    fileprivate let scheduler: Scheduler
    fileprivate let ticket: DeadlineQueue<() -> Void>.Ticket

    /// Calls the work off.
    ///
    /// - Returns: False if it has fired already, or was called off before.
    @discardableResult
    public func cancel() -> Bool { scheduler.queue.remove(ticket) }
  }

  /// The number of calls without any time passing after which the scheduler gives up: 10 000.
  public static let callsWithoutProgressMax = 10_000

  /// The present time, in seconds.
  public private(set) var now: Double {
    get { clock.value.now }
    set { clock.value.now = newValue }
  }

  /// The application whose code the work is; it goes away after its scheduler's last call.
  nonisolated(unsafe) unowned(unsafe) var application: UIApplication?

  nonisolated(unsafe) fileprivate var queue = DeadlineQueue<() -> Void>()
  nonisolated(unsafe) private var sources: [any DeadlineSource] = []
  private var isAdvancing = false
  private let clock: Cell<Clock>

  private struct Clock {
    var now: Double
    /// Nothing is due before this time, in seconds: what an advance that finds nothing to do asks.
    var idleUntil = Double.infinity
  }

  /// Makes a scheduler at a time, in seconds.
  public init(now: Double = 0) { clock = Cell(Clock(now: now)) }

  /// When something is due next, in seconds; `.infinity` if nothing is.
  public var nextDeadline: Double {
    var next = queue.firstTime
    for source in sources { next = min(next, source.nextDeadline) }
    return next
  }

  /// How many pieces of work wait; deadline sources do not count.
  public var pendingCount: Int { queue.count }

  /// Has work done at a time, in seconds; a time in the past means at the next advance.
  @discardableResult
  public func schedule(at time: Double, _ work: @escaping () -> Void) -> Token {
    guard time.isFinite else {
      programmerError(
        "Scheduler at \(now) s: work scheduled at \(time) s; the time must be finite.")
    }
    expect(max(time, now))
    return Token(scheduler: self, ticket: queue.add(work, at: max(time, now)))
  }

  /// Has work done when this many seconds have passed; a negative delay means none.
  @discardableResult
  public func after(_ delay: Double, _ work: @escaping () -> Void) -> Token {
    schedule(at: now + delay, work)
  }

  /// Adds something that has deadlines of its own; the scheduler keeps it alive.
  public func addSource(_ source: any DeadlineSource) {
    sources.append(source)
    expect(source.nextDeadline)
  }

  /// Tells the scheduler that something is due at a time, in seconds; a source calls this when its
  /// deadline has become earlier.
  public func expect(_ time: Double) {
    clock.value.idleUntil = min(clock.value.idleUntil, time)
  }

  /// Removes a deadline source.
  nonisolated public func removeSource(_ source: any DeadlineSource) {
    sources.removeAll { $0 === source }
  }

  /// Drops all work, because the application whose work it is goes away.
  nonisolated func dropAll() {
    application = nil
    queue = DeadlineQueue()
  }

  /// Lets time pass up to a time, in seconds, and fires all that becomes due on the way.
  ///
  /// Work that is scheduled on the way and due by then fires too. Advancing to the present time
  /// fires what is due now.
  /// - Returns: False, and nothing happens, if the time is in the past or not a number.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    guard time >= now, time < .infinity else { return false }
    if time < clock.value.idleUntil, !isAdvancing {
      now = time
      return true
    }
    guard !isAdvancing else {
      programmerError("Scheduler at \(now) s: advance(to: \(time)) from inside an advance.")
    }
    isAdvancing = true
    defer { isAdvancing = false }
    var callsWithoutProgress = 0
    while fireNext(dueBy: time, &callsWithoutProgress) {}
    now = time
    clock.value.idleUntil = nextDeadline
    return true
  }

  private func fireNext(dueBy limit: Double, _ callsWithoutProgress: inout Int) -> Bool {
    let source = earliestSource()
    let sourceTime = source?.nextDeadline ?? .infinity
    let time = min(sourceTime, queue.firstTime)
    guard time <= limit else { return false }
    callsWithoutProgress = time > now ? 1 : callsWithoutProgress + 1
    guard callsWithoutProgress <= Self.callsWithoutProgressMax else {
      programmerError(
        "Scheduler at \(now) s: \(Self.callsWithoutProgressMax) calls without any time passing; "
          + "something schedules itself again with no delay.")
    }
    now = max(now, time)
    let previous = application?.enter()
    defer { application?.leave(restoring: previous) }
    if let source, sourceTime <= queue.firstTime {
      source.deadlinePassed(at: now)
    } else {
      queue.popFirst()?()
    }
    return true
  }

  /// The source with the earliest deadline; among equal ones the one that was added first.
  private func earliestSource() -> (any DeadlineSource)? {
    var earliest: (any DeadlineSource)?
    var earliestTime = Double.infinity
    for source in sources where source.nextDeadline < earliestTime {
      earliest = source
      earliestTime = source.nextDeadline
    }
    return earliest
  }
}
