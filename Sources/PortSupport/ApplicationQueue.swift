// The main queue on the application's time.

import Dispatch
import Foundation
import UIKit

/// A moment on the application's time, in place of `DispatchTime`.
nonisolated public struct ApplicationInstant: Comparable, Sendable {
  /// Seconds on the application's clock.
  public var seconds: TimeInterval

  /// The present.
  public static func now() -> ApplicationInstant {
    ApplicationInstant(seconds: ApplicationTime.now)
  }
  /// Nanoseconds on the application's clock.
  public var uptimeNanoseconds: UInt64 { UInt64(min(max(seconds * 1e9, 0), 1.8e19)) }

  /// Never.
  public static let distantFuture = ApplicationInstant(seconds: .infinity)

  /// A moment some seconds later.
  public static func + (instant: ApplicationInstant, seconds: Double) -> ApplicationInstant {
    ApplicationInstant(seconds: instant.seconds + seconds)
  }

  /// A moment some seconds earlier.
  public static func - (instant: ApplicationInstant, seconds: Double) -> ApplicationInstant {
    ApplicationInstant(seconds: instant.seconds - seconds)
  }

  /// A moment later.
  public static func + (
    instant: ApplicationInstant, interval: DispatchTimeInterval
  ) -> ApplicationInstant {
    let seconds: Double =
      switch interval {
      case .seconds(let number): Double(number)
      case .milliseconds(let number): Double(number) / 1e3
      case .microseconds(let number): Double(number) / 1e6
      case .nanoseconds(let number): Double(number) / 1e9
      default: .infinity
      }
    return instant + seconds
  }

  /// Compares the times.
  public static func < (a: ApplicationInstant, b: ApplicationInstant) -> Bool {
    a.seconds < b.seconds
  }
}

/// The application's own queue, in place of `DispatchQueue.main`.
nonisolated public final class ApplicationQueue: Sendable {
  /// The only one.
  public static let main = ApplicationQueue()

  private init() {}

  deinit {}

  /// Calls a closure when the present work of the application is done and time passes. Quality and flags do not
  /// matter.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// Calls a closure at a time. Away from the main thread, the main queue calls it. Quality and flags do not matter.
  public func asyncAfter(
    deadline: ApplicationInstant, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    if ApplicationTime.isOnMain {
      MainActor.assumeIsolated {
        _ = UIApplication.shared.scheduler.schedule(at: deadline.seconds, work)
        TimedRecognizer.hearing?.expectCall(at: deadline.seconds)
      }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }

  /// Calls a closure at a time: the application's time is the only one.
  public func asyncAfter(
    wallDeadline: ApplicationInstant, execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: wallDeadline, execute: work)
  }

  /// Performs an item at a time, unless it is cancelled before.
  public func asyncAfter(deadline: ApplicationInstant, execute item: DispatchWorkItem) {
    nonisolated(unsafe) let item = item
    asyncAfter(deadline: deadline) { if !item.isCancelled { item.perform() } }
  }

  /// Performs an item when the present work of the application is done.
  public func async(execute item: DispatchWorkItem) { asyncAfter(deadline: .now(), execute: item) }
}
