// The application's time as a clock of Swift's own kind.

import UIKit

/// The application's time as a clock, in place of `ContinuousClock` and `SuspendingClock`.
nonisolated public struct ApplicationClock: Clock {
  /// A moment on the application's clock.
  public struct Instant: InstantProtocol {
    /// Seconds on the application's clock.
    public var seconds: TimeInterval

    /// A moment, in seconds on the application's clock.
    public init(seconds: TimeInterval) { self.seconds = seconds }

    /// The moment after some time. The result is not more than 30 thousand million years away.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(seconds: seconds + duration / .seconds(1))
    }

    /// The time from here to another moment.
    public func duration(to other: Instant) -> Swift.Duration {
      let most = 1e18
      return .seconds(min(max(other.seconds - seconds, -most), most))
    }

    /// The moment after some time.
    public static func + (instant: Instant, duration: Swift.Duration) -> Instant {
      instant.advanced(by: duration)
    }

    /// The time between two moments.
    public static func - (end: Instant, start: Instant) -> Swift.Duration {
      start.duration(to: end)
    }

    /// Compares the times.
    public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
  }

  /// The clock.
  public static let continuous = ApplicationClock()
  /// The same clock: the application's time stands still until a host or a test lets it go on.
  public static let suspending = ApplicationClock()

  /// Makes a clock; all are the same.
  public init() {}

  /// The present; 0 away from the main thread.
  public var now: Instant { Instant(seconds: ApplicationTime.now) }

  /// The smallest step.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a moment. The tolerance does not matter.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await ApplicationTime.sleep(until: deadline)
  }

  /// Waits for some time. The tolerance does not matter.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await ApplicationTime.sleep(for: duration)
  }
}
