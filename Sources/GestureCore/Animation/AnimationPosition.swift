/// The clock of an animation: its position at any time, and its direction.
///
/// It can run, be held, be moved by hand, be reversed and continue. Nothing advances here: the
/// position at a time is computed from the last change. An animation without any change runs
/// forwards from its start.
public struct AnimationPosition: Equatable, Sendable {
  /// What moves the clock.
  public enum Motion: Equatable, Sendable {
    /// It runs along its timing from a position, in seconds, since a time. Each second, it moves by
    /// `rate` seconds. Before that time it stands still.
    case running(since: Double, from: Double, rate: Double)
    /// It runs from a progress to its goal, since a time, by a timing that covers only this rest.
    case continuing(since: Double, from: Double, by: AnimationTiming)
    /// It stands still at a position of its timing, in seconds.
    case held(at: Double)
    /// It was moved by hand to a progress, and stands still there.
    case scrubbed(to: Double)
  }

  /// The whole way.
  public let timing: AnimationTiming
  /// What moves it at present.
  public private(set) var motion: Motion
  /// Whether its goal is its start.
  public private(set) var isReversed = false

  /// Makes a clock that runs forwards from a time on, in seconds.
  public init(_ timing: AnimationTiming, since time: Double) {
    self.timing = timing
    motion = .running(since: time, from: 0, rate: 1)
  }

  /// Makes a clock that stands still: at its start, or if it is reversed at its end.
  public init(holding timing: AnimationTiming, isReversed: Bool = false) {
    self.timing = timing
    self.isReversed = isReversed
    motion = .held(at: isReversed ? timing.length : 0)
  }

  /// Reads its times on another clock, which shows so many seconds more.
  public mutating func readLater(by difference: Double) {
    switch motion {
    case .running(let since, let from, let rate):
      motion = .running(since: since + difference, from: from, rate: rate)
    case .continuing(let since, let from, let rest):
      motion = .continuing(since: since + difference, from: from, by: rest)
    case .held, .scrubbed: break
    }
  }

  // MARK: Reading

  /// Whether it moves, or will move without a further call.
  public var isRunning: Bool {
    switch motion {
    case .running, .continuing: true
    case .held, .scrubbed: false
    }
  }

  /// The progress at which it ends: 1, or 0 if it is reversed.
  public var goal: Double { isReversed ? 0 : 1 }

  /// When it reaches its goal, in seconds; `.infinity` if it never does without a further call.
  public var end: Double {
    switch motion {
    case .running(let since, let from, let rate):
      since + (isReversed ? from : timing.length - from) / rate
    case .continuing(let since, _, let rest): since + rest.length
    case .held, .scrubbed: .infinity
    }
  }

  /// Whether it has reached its goal at a time. After that nothing changes.
  public func isOver(at time: Double) -> Bool { isRunning && time >= end }

  /// How far the change is at a time: 0 is the old value, 1 the new one.
  public func progress(at time: Double) -> Double {
    if isOver(at: time) { return goal }
    switch motion {
    case .running, .held: return timing.progress(at: position(at: time))
    case .continuing(let since, let from, let rest):
      return from + (goal - from) * rest.progress(at: time - since)
    case .scrubbed(let progress): return progress
    }
  }

  /// The position on its timing at a time, in seconds from the start. If it does not run along its
  /// timing, the position at which the timing has the same progress.
  public func position(at time: Double) -> Double {
    if isOver(at: time) { return isReversed ? 0 : timing.length }
    switch motion {
    case .running(let since, let from, let rate):
      // It stands still until its delay is over.
      let way = time > since ? (time - since) * rate : 0
      return isReversed ? from - way : from + way
    case .held(let position): return position
    case .continuing, .scrubbed: return timing.position(of: progress(at: time))
    }
  }

  /// The part of the way that is done at a time, from 0 to 1. It counts from the end opposite to
  /// the goal. [seen: a reversal turns it into the part that was left]
  ///
  /// While it runs, this is the part of the time. While it stands still, it is the progress if
  /// `linearly` is true, otherwise the part of the time. [doc]
  public func fraction(at time: Double, linearly: Bool) -> Double {
    let done = isReversed ? 1 - partOfTime(at: time, linearly) : partOfTime(at: time, linearly)
    return min(max(done, 0), 1)
  }

  private func partOfTime(at time: Double, _ linearly: Bool) -> Double {
    if isOver(at: time) { return goal }
    switch motion {
    case .scrubbed(let progress): return progress
    case .held where linearly: return progress(at: time)
    case .running, .held:
      return timing.length > 0 ? position(at: time) / timing.length : goal
    case .continuing(let since, let from, let rest):
      return from + (goal - from) * min(max((time - since) / rest.length, 0), 1)
    }
  }

  /// How long the rest takes from a time on, in seconds, at the timing's own speed.
  public func rest(at time: Double) -> Double {
    isReversed ? position(at: time) : timing.length - position(at: time)
  }

  // MARK: Moving

  /// Stops at a time.
  public mutating func hold(at time: Double) {
    switch motion {
    case .running: motion = .held(at: position(at: time))
    case .continuing: motion = .scrubbed(to: progress(at: time))
    case .held, .scrubbed: break
    }
  }

  /// Moves to a part of the way and stops there. If `linearly` is true, the part is a progress,
  /// otherwise a part of the time. Less than 0 means 0, more than 1 means 1. NaN changes nothing.
  public mutating func scrub(to fraction: Double, linearly: Bool) {
    guard !fraction.isNaN else { return }
    let done = min(max(fraction, 0), 1)
    let part = isReversed ? 1 - done : done
    motion = linearly ? .scrubbed(to: part) : .held(at: part * timing.length)
  }

  /// Reverses at a time: the progress stays, and the goal is the other end.
  public mutating func reverse(at time: Double) {
    switch motion {
    case .held, .scrubbed: isReversed.toggle()
    case .running(let since, _, let rate):
      let position = position(at: time)
      isReversed.toggle()
      motion = .running(since: max(since, time), from: position, rate: rate)
    case .continuing:
      hold(at: time)
      isReversed.toggle()
      run(since: time)
    }
  }

  /// Continues along its timing from its present position. Does nothing while it runs.
  ///
  /// - Parameters:
  ///   - time: When it begins to run, in seconds.
  ///   - factor: How long the rest takes, as a part of the whole duration. With 0, less or NaN, the
  ///     rest takes as long as its timing says.
  public mutating func run(since time: Double, factor: Double = 0) {
    let from: Double
    switch motion {
    case .running, .continuing: return
    case .held(let position): from = position
    case .scrubbed(let progress):
      // The timing has no position with a progress below 0 or above 1.
      guard progress >= 0, progress <= 1 else {
        return go(
          on: AnimationTiming(
            duration: factor > 0 ? factor * timing.duration : timing.duration, curve: timing.curve),
          since: time)
      }
      from = timing.position(of: progress)
    }
    let rest = isReversed ? from : timing.length - from
    let isStretched = factor > 0 && rest > 0
    motion = .running(
      since: time, from: from, rate: isStretched ? rest / (factor * timing.length) : 1)
  }

  /// Continues to its goal by another timing, which covers the rest.
  public mutating func go(on rest: AnimationTiming, since time: Double) {
    motion = .continuing(since: time, from: progress(at: time), by: rest)
  }
}
