// The list of observers: closures that hear of every decision.

import GestureCore

/// The observers of an application.
struct ObserverList {
  private struct Entry {
    let number: Int
    let observer: (Observation) -> Void
  }
  private var entries: [Entry] = []
  private var lastNumber = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Adds an observer behind the others, and returns its number.
  mutating func add(_ observer: @escaping (Observation) -> Void) -> Int {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, observer: observer))
    return lastNumber
  }

  /// Removes and returns an observer. The caller drops it after the list has changed.
  mutating func remove(_ number: Int) -> ((Observation) -> Void)? {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
    return entries.remove(at: index).observer
  }

  /// Tells all observers of the list that are still present when their turn comes.
  func tell(_ observation: Observation, whereStillIn present: () -> ObserverList) {
    if entries.count == 1 { return entries[0].observer(observation) }
    let entries = entries
    for index in entries.indices {
      let number = entries[index].number
      // An observer before this one may have removed it.
      if index > 0, !present().entries.contains(where: { $0.number == number }) { continue }
      entries[index].observer(observation)
    }
  }
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

  /// Removes an observer. A token of another application, or of an observer that was removed
  /// before, changes nothing.
  public final func removeObserver(_ token: ObserverToken) {
    guard token.application == number else { return }
    inputState.removeObserver(token.number)
  }

  /// Tells the observers. Without an observer, the observation is not made.
  @inline(__always)
  final func report(_ decision: @autoclosure () -> Observation.Decision) {
    inputState.report(decision())
  }
}
