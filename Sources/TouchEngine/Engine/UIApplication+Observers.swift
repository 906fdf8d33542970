// How observers are added to an application.

import GestureCore

/// Stands for an observer of an application, so that it can be removed.
nonisolated public struct ObserverToken: Hashable, Sendable {
  fileprivate let application: Int
  fileprivate let number: Int
}

extension UIApplication {
  /// Adds a closure that hears of every decision and its cause, until it is removed. Without an
  /// observer, no observation is made, at no cost.
  ///
  /// Observers are told in the order in which they were added. An observer that is added while
  /// another is told hears from the next decision on. Calls that an observer makes are settled like
  /// calls from any callback.
  @discardableResult
  public final func addObserver(
    _ observer: @escaping (Observation) -> Void
  ) -> ObserverToken {
    ObserverToken(application: number, number: engine.observers.add(observer))
  }

  /// Adds a closure that hears of every input of the host before it is processed, until it is
  /// removed: what it hears is a recording.
  ///
  /// Input that the app's own code sends inside a callback is not told: the same app sends it again
  /// when the recording is replayed.
  @discardableResult
  public final func addInputObserver(_ observer: @escaping (HostInput) -> Void) -> ObserverToken {
    ObserverToken(application: number, number: engine.observers.addInputObserver(observer))
  }

  /// Removes an observer. A token of another application, or of an observer that was removed
  /// before, changes nothing.
  public final func removeObserver(_ token: ObserverToken) {
    guard token.application == number else { return }
    engine.observers.remove(token.number)
  }

  /// The recognizer that hears of touches, presses or its deadline now; `nil` outside of its callbacks.
  package final var hearingRecognizer: UIGestureRecognizer? {
    for referee in engine.referees where referee.hearing != Referee.noSeat {
      return referee.recognizer(at: referee.hearing)
    }
    return nil
  }

  /// Tells the observers. Without an observer, the observation is not made.
  @inline(__always)
  package final func report(_ decision: @autoclosure () -> Observation.Decision) {
    engine.report(decision())
  }
}
