// The lists of observers: closures that hear of every decision, or of every input.

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
