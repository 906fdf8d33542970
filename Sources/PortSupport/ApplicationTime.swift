// The application's time under the names by which iOS code asks for the system's. A recording of an app
// replays exactly only if the app asks for no other time.

import Dispatch
import Foundation
import UIKit

/// The time of the application whose code is running.
nonisolated public enum ApplicationTime {
  /// Seconds on the application's clock; in place of `ProcessInfo.systemUptime`. 0 away from the main thread.
  public static var now: TimeInterval { onMain(0) { UIApplication.shared.scheduler.now } }

  /// The present moment, in place of `Date()`: the application's time counts from the reference date.
  public static var date: Date { Date(timeIntervalSinceReferenceDate: now) }

  /// The moment some seconds later, in place of `Date(timeIntervalSinceNow:)`.
  public static func date(timeIntervalSinceNow seconds: TimeInterval) -> Date {
    date.addingTimeInterval(seconds)
  }

  /// Waits until the application's time is later, in place of `Task.sleep(nanoseconds:)`.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  @MainActor
  public static func sleep(nanoseconds: UInt64) async throws {
    try await sleep(seconds: Double(nanoseconds) / 1e9)
  }

  /// Waits until the application's time is later, in place of `Task.sleep(for:)`. The tolerance does not matter.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  @MainActor
  public static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ApplicationClock = .continuous
  ) async throws {
    try await sleep(seconds: duration / .seconds(1))
  }

  /// Waits until a moment, in place of `Task.sleep(until:clock:)`. The tolerance does not matter.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  @MainActor
  public static func sleep(
    until deadline: ApplicationClock.Instant, tolerance: Duration? = nil,
    clock: ApplicationClock = .continuous
  ) async throws {
    try await sleep(seconds: deadline.seconds - now)
  }

  @MainActor
  private static func sleep(seconds: Double) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.begin($0, seconds: seconds) }
    } onCancel: {
      Task { @MainActor in sleeper.end(.failure(CancellationError())) }
    }
  }

  /// Runs work on the main actor; elsewhere there is no application, and a value stands for it.
  static func onMain<Value: Sendable>(_ value: Value, _ work: @MainActor () -> Value) -> Value {
    isOnMain ? MainActor.assumeIsolated(work) : value
  }

  /// Whether the main actor runs this. Where the main thread has given its queue away, as in tests, other
  /// threads run it.
  static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
  }

  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// A task that waits for a time.
private final class Sleeper {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var token: Scheduler.Token?

  deinit {}

  func begin(_ continuation: CheckedContinuation<Void, any Error>, seconds: Double) {
    guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    token = UIApplication.shared.scheduler.after(seconds) { self.end(.success(())) }
    TaskMaker.present?.expectCall(at: ApplicationTime.now + seconds + TaskMaker.turn)
  }

  func end(_ result: Result<Void, any Error>) {
    _ = token?.cancel()
    let waiting = continuation
    continuation = nil
    waiting?.resume(with: result)
  }
}

nonisolated extension Date {
  /// Seconds from the present moment of the application's time, in place of `timeIntervalSinceNow`.
  public var timeIntervalSinceApplicationNow: TimeInterval {
    timeIntervalSince(ApplicationTime.date)
  }
}

extension UIWindow {
  /// The screen of the application that the window belongs to.
  public var screen: UIScreen { application.map(\.screen) ?? .main }
}

/// Seconds on the application's clock.
nonisolated public func CACurrentMediaTime() -> CFTimeInterval { ApplicationTime.now }

/// Seconds on the application's clock, as a moment since the reference date.
nonisolated public func CFAbsoluteTimeGetCurrent() -> TimeInterval { ApplicationTime.now }
