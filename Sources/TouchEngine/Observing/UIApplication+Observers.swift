// The lists of observers: closures that hear of every decision, or of every input.

import GestureCore

/// An observer of decisions. A generic list would call a bare closure through a second one.
///
/// An object, because a borrowed reference calls it without counting.
final class DecisionObserver {
  let hear: (Observation) -> Void

  init(hear: @escaping (Observation) -> Void) { self.hear = hear }

  deinit {}
}

/// An observer of input.
struct InputObserver {
  let hear: (HostInput) -> Void
}

/// The observers of one kind in an application.
struct ObserverList<Observer> {
  private struct Entry {
    let number: Int
    let observer: Observer
  }
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  /// Adds an observer of a number of its own behind the others.
  mutating func add(_ observer: Observer, numbered number: Int) {
    entries.append(Entry(number: number, observer: observer))
  }

  /// Removes and returns an observer. The caller drops it after the list has changed.
  mutating func remove(_ number: Int) -> Observer? {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
    return entries.remove(at: index).observer
  }

  /// Calls `tell` for all observers of the list that are still present when their turn comes.
  func each(stillIn present: () -> ObserverList, _ tell: (Observer) -> Void) {
    let entries = entries
    for index in entries.indices {
      let number = entries[index].number
      // An observer before this one may have removed it.
      if index > 0, !present().entries.contains(where: { $0.number == number }) { continue }
      tell(entries[index].observer)
    }
  }
}

extension ObserverList where Observer: AnyObject {
  /// The observer, if it is the only one.
  @inline(__always)
  var sole: Borrowed<Observer>? { entries.count == 1 ? Borrowed(entries[0].observer) : nil }
}

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
    ObserverToken(application: number, number: inputState.addObserver(observer))
  }

  /// Adds a closure that hears of every input of the host before it is processed, until it is
  /// removed: what it hears is a recording.
  ///
  /// Input that the app's own code sends inside a callback is not told: the same app sends it again
  /// when the recording is replayed.
  @discardableResult
  public final func addInputObserver(_ observer: @escaping (HostInput) -> Void) -> ObserverToken {
    ObserverToken(application: number, number: inputState.addInputObserver(observer))
  }

  /// Removes an observer. A token of another application, or of an observer that was removed
  /// before, changes nothing.
  public final func removeObserver(_ token: ObserverToken) {
    guard token.application == number else { return }
    inputState.removeObserver(token.number)
  }

  /// Tells the observers. Without an observer, the observation is not made.
  @inline(__always)
  package final func report(_ decision: @autoclosure () -> Observation.Decision) {
    inputState.report(decision())
  }
}
