// What a recognizer went through, in words: its states from possible to the end, and how many actions it
// sent. It decides nothing.

import UIKit

/// The states of one attempt.
nonisolated struct StateDiary: Equatable {
  /// The states in which actions came, in order.
  private(set) var states: [UIGestureRecognizer.State] = []

  /// An action came.
  mutating func add(_ state: UIGestureRecognizer.State) { states.append(state) }

  /// The attempt in words: `pan: possible, began, changed × 12, ended (14 actions)`.
  ///
  /// - Parameters:
  ///   - name: What the recognizer is called.
  ///   - last: Its last state, which came without an action if it failed.
  func words(for name: String, endingIn last: UIGestureRecognizer.State) -> String {
    var parts = ["possible"]
    var index = states.startIndex
    while index < states.endIndex {
      let end = states[index...].firstIndex { $0 != states[index] } ?? states.endIndex
      let count = end - index
      parts.append(count == 1 ? "\(states[index])" : "\(states[index]) × \(count)")
      index = end
    }
    if states.last != last { parts.append("\(last)") }
    let actions =
      switch states.count {
      case 0: "no action"
      case 1: "1 action"
      case let count: "\(count) actions"
      }
    return "\(name): \(parts.joined(separator: ", ")) (\(actions))"
  }
}

/// A tap recognizer that says when an attempt is over.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class TellingTap: UITapGestureRecognizer {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  deinit {}

  override func reset() {
    onReset(self)
    super.reset()
  }
}

/// A swipe recognizer that says when an attempt is over.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class TellingSwipe: UISwipeGestureRecognizer {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  deinit {}

  override func reset() {
    onReset(self)
    super.reset()
  }
}

/// A pan recognizer that says when an attempt is over.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class TellingPan: UIPanGestureRecognizer {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  deinit {}

  override func reset() {
    onReset(self)
    super.reset()
  }
}
