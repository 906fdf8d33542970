// Makes a recording as small as it can be while something about it stays true. It knows no app: what is to
// stay true is a closure.

import TouchKit

/// Makes a recording smaller, by trying what can be left out of it.
///
///     let shrinker = TraceShrinker(trace) { try sentence.isSaid(of: $0, in: pinboard) }
///     try shrinker.run()
///     print(shrinker.best.text)
///
/// It leaves out fingers, then inputs, then single reports and samples; then it shortens the times in
/// between; then it makes numbers round. It begins again until nothing is left to do. At the end no
/// finger and no input can be left out: this is what Zeller and Hildebrandt call 1-minimal
/// ("Simplifying and Isolating Failure-Inducing Input", 2002). There may be a smaller recording that
/// needs two changes at once.
///
/// - Complexity: O(n²) replays for n inputs at worst; O(n log n) where most inputs can be left out.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TraceShrinker {
  /// The smallest recording so far.
  public private(set) var best: Trace
  /// How many recordings were tried.
  public private(set) var triesCount = 0
  /// Whether no finger and no input can be left out: the search came to its end.
  public private(set) var isFinished = false

  private let triesMax: Int
  private let keeps: (Trace) throws -> Bool

  /// Prepares to make a recording smaller.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - triesMax: At most so many recordings are tried.
  ///   - keeps: Whether a recording still shows what is to be shown. It replays the recording in an
  ///     app that is started anew, and answers the same each time.
  public init(_ trace: Trace, triesMax: Int = 20_000, keeps: @escaping (Trace) throws -> Bool) {
    (best, self.triesMax, self.keeps) = (trace, triesMax, keeps)
  }

  deinit {}

  /// Makes the recording as small as it can be, or as it is after the last try that is allowed.
  ///
  /// - Throws: What `keeps` throws; ``best`` is what was found up to then.
  /// - Returns: Whether the recording itself shows what is to be shown. If not, nothing is tried.
  @discardableResult
  public func run() throws -> Bool {
    triesCount += 1
    guard try keeps(best) else { return false }
    var hasChanged = true
    while hasChanged, !isSpent {
      hasChanged = false
      while try leaveOut() { hasChanged = true }
      if try shorten() { hasChanged = true }
      if try makeRound() { hasChanged = true }
    }
    isFinished = !isSpent
    return true
  }

  private var isSpent: Bool { triesCount >= triesMax }

  /// Takes a recording for the best one if it shows what is to be shown.
  private func attempt(_ candidate: Trace) throws -> Bool {
    guard !isSpent else { return false }
    triesCount += 1
    guard try keeps(candidate) else { return false }
    best = candidate
    return true
  }

  // MARK: Leaving out

  private func leaveOut() throws -> Bool {
    var isSmaller = try thin(count: { $0.contacts.count }, leavingOut: { $0.without(contacts: $1) })
    if try thin(count: { $0.inputs.count }, leavingOut: { $0.without(inputs: $1) }) {
      isSmaller = true
    }
    if try thin(count: { $0.severalReports.count }, leavingOut: { $0.without(reports: $1) }) {
      isSmaller = true
    }
    if try thin(count: { $0.spareSamples.count }, leavingOut: { $0.without(samples: $1) }) {
      isSmaller = true
    }
    for index in best.inputs.indices.reversed() {
      if let passing = best.passing(at: index), try attempt(passing) { isSmaller = true }
    }
    return isSmaller
  }

  /// Leaves out runs of parts: long runs first, then shorter ones, then single parts.
  private func thin(
    count: (Trace) -> Int, leavingOut: (Trace, Range<Int>) -> Trace
  ) throws -> Bool {
    var isSmaller = false
    var length = count(best)
    while length >= 1 {
      var end = count(best)
      while end > 0, !isSpent {
        let start = max(0, end - length)
        if try attempt(leavingOut(best, start..<end)) { isSmaller = true }
        // What is left out at a place may take parts at later places with it, but none before it.
        end = min(start, count(best))
      }
      length /= 2
    }
    return isSmaller
  }

  // MARK: Shortening

  /// Shortens the times between inputs, as far as whole milliseconds go.
  private func shorten() throws -> Bool {
    var isShorter = false
    if let early = best.startingAtZero, try attempt(early) { isShorter = true }
    if let plain = best.inMilliseconds, try attempt(plain) { isShorter = true }
    for index in best.inputs.indices where !isSpent {
      guard let gap = best.gap(before: index), gap > 0, gap < 1e9 else { continue }
      // In milliseconds: the longest that is known to be too short, and the shortest that is known to do. A
      // difference of two times is not exact.
      var (short, long) = (-1, Int((gap * 1000 - 0.001).rounded(.up)))
      while long - short > 1 {
        let middle = short < 0 ? 0 : (short + long) / 2
        if try attempt(best.with(gap: Double(middle) / 1000, before: index)) {
          (long, isShorter) = (middle, true)
        } else {
          short = middle
        }
      }
    }
    return isShorter
  }

  // MARK: Rounding

  /// Makes samples plain and coordinates round: all at once, then the coordinates of a finger, then single ones.
  private func makeRound() throws -> Bool {
    var isRounder = false
    if let plain = best.plain, try attempt(plain) { isRounder = true }
    for index in best.inputs.indices {
      if let plain = best.plain(at: index), try attempt(plain) { isRounder = true }
    }
    for coordinates in best.coordinateGroups where !isSpent {
      // The coarsest grid first, down to the one on which the coordinates lie.
      for grid in Trace.grids where !best.lies(coordinates, on: grid) {
        guard try attempt(best.rounded(coordinates, to: grid)) else { continue }
        isRounder = true
        break
      }
    }
    return isRounder
  }
}
