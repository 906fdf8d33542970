// Timers on the application's time.

import Foundation
import UIKit

/// A timer, in place of Foundation's: it fires when the application's time has come.
///
/// Like a timer of the main run loop it belongs to the main thread; made elsewhere, it never fires.
nonisolated public final class ApplicationTimer: @unchecked Sendable {
  // Unchecked: all that changes is changed on the main thread alone.

  /// How long it waits between two calls, in seconds; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// What was given to it.
  public let userInfo: Any?
  /// How late it may fire, in seconds. It is never late.
  public var tolerance: TimeInterval = 0
  /// Whether it will fire.
  public private(set) var isValid = true

  private var due: TimeInterval
  private let interval: TimeInterval
  private var block: (@MainActor (ApplicationTimer) -> Void)?
  private var token: Scheduler.Token?
  private var recognizer: TimedRecognizer?

  /// The shortest time between two calls, in seconds: as Foundation's.
  private static let intervalMin = 0.0001

  private init(
    at due: TimeInterval?, _ interval: TimeInterval, _ repeats: Bool, _ userInfo: Any?,
    _ block: @escaping @MainActor (ApplicationTimer) -> Void
  ) {
    self.interval = max(interval, Self.intervalMin)
    timeInterval = repeats ? self.interval : 0
    self.due = due ?? ApplicationTime.now + self.interval
    self.userInfo = userInfo
    self.block = block
  }

  deinit {}

  // MARK: Making

  /// Makes a timer that calls a closure, once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor @Sendable (ApplicationTimer) -> Void
  ) {
    self.init(at: nil, interval, repeats, nil, block)
  }

  /// Makes a timer that first fires at a moment of ``ApplicationTime/date``, once it is added to a run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor @Sendable (ApplicationTimer) -> Void
  ) {
    self.init(at: date.timeIntervalSinceReferenceDate, interval, repeats, nil, block)
  }

  /// Makes a timer that calls a method, once it is added to a run loop. It keeps the target.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(at: nil, interval, repeats, userInfo, Self.call(selector, of: target))
  }

  /// Makes a timer that first fires at a moment, and calls a method, once it is added to a run loop.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      at: date.timeIntervalSinceReferenceDate, interval, repeats, userInfo,
      Self.call(selector, of: target))
  }

  private static func call(
    _ selector: Selector, of target: Any
  ) -> @MainActor (ApplicationTimer) -> Void {
    // It is used on the main thread alone, when the timer fires.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in selector.perform(on: target, from: timer) }
  }

  /// Makes a timer that runs.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor @Sendable (ApplicationTimer) -> Void
  ) -> ApplicationTimer {
    let timer = ApplicationTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes a timer that runs, and calls a method. It keeps the target.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> ApplicationTimer {
    let timer = ApplicationTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  // MARK: Running

  /// When it fires next, as ``ApplicationTime/date`` counts.
  public var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: due) }
    set {
      due = newValue.timeIntervalSinceReferenceDate
      if token != nil { start() }
    }
  }

  /// Calls it now. A timer that fires once is over then.
  public func fire() {
    ApplicationTime.onMain(()) { ring() }
  }

  /// Ends it, and lets go of what it keeps.
  public func invalidate() {
    ApplicationTime.onMain(()) {
      isValid = false
      _ = token?.cancel()
      token = nil
      block = nil
    }
  }

  /// Waits for its time.
  func start() {
    guard isValid else { return }
    ApplicationTime.onMain(()) {
      _ = token?.cancel()
      token = UIApplication.shared.scheduler.schedule(at: due) { self.comes() }
      recognizer = TimedRecognizer.hearing ?? recognizer
      recognizer?.expectCall(at: due)
    }
  }

  @MainActor private func comes() {
    guard isValid else { return }
    if timeInterval > 0 {
      let now = ApplicationTime.now
      // Times that have passed are passed over, as by Foundation's timers.
      due += timeInterval * max(1, ((now - due) / timeInterval).rounded(.down))
      if due <= now { due += timeInterval }
      start()
    }
    ring()
  }

  @MainActor private func ring() {
    guard isValid, let block else { return }
    block(self)
    if timeInterval == 0 { invalidate() }
  }
}

nonisolated extension RunLoop {
  /// Starts a timer of the application. The mode does not matter.
  public func add(_ timer: ApplicationTimer, forMode mode: RunLoop.Mode) { timer.start() }
}
