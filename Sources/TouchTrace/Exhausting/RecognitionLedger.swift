// Hears decisions, and knows which touches two gestures have both recognized, or still can.

import TouchKit

/// Which touches the recognizers of two gestures have.
///
///     var ledger = RecognitionLedger([tapNumbers, swipeNumbers])
///     application.addObserver { ledger.hear($0.decision) }
nonisolated struct RecognitionLedger {
  /// What a recognizer did with touches.
  private struct Account {
    /// The touches that it has taken since it was reset.
    var taken: Set<Int> = []
    /// Whether it can still be recognized with them.
    var isPossible = true
    /// Whether it was recognized with them.
    var isRecognized = false
    /// The touches with which it was ever recognized.
    var recognized: Set<Int> = []

    /// The touches with which it was, or may be, recognized.
    var hopeful: Set<Int> { isPossible ? recognized.union(taken) : recognized }
  }

  private let sides: [Set<Int>]
  private var accounts: [Int: Account] = [:]

  /// Begins with the numbers of the recognizers of each gesture.
  init(_ sides: [Set<Int>]) { self.sides = sides }

  /// Hears a decision.
  mutating func hear(_ decision: Observation.Decision) {
    switch decision {
    case .received(let touch, let id):
      change(id.number) { account in
        account.taken.insert(touch.number)
        if account.isRecognized { account.recognized.insert(touch.number) }
      }
    case .transition(let id, let old, let state, _):
      guard old == .possible else { break }
      change(id.number) { account in
        account.isPossible = false
        guard state != .failed, state != .cancelled else { return }
        account.isRecognized = true
        account.recognized.formUnion(account.taken)
      }
    case .reset(let id): change(id.number) { $0 = Account(recognized: $0.recognized) }
    default: break
    }
  }

  private mutating func change(_ number: Int, _ change: (inout Account) -> Void) {
    guard sides.contains(where: { $0.contains(number) }) else { return }
    change(&accounts[number, default: Account()])
  }

  /// Whether both gestures were recognized with one touch.
  var isBoth: Bool { shares(\.recognized) }

  /// Whether both can still be recognized with one of the touches that came so far.
  var canBecomeBoth: Bool { shares(\.hopeful) }

  private func shares(_ touches: (Account) -> Set<Int>) -> Bool {
    for one in sides[0] {
      guard let mine = accounts[one].map(touches), !mine.isEmpty else { continue }
      for other in sides[1] where other != one {
        if let theirs = accounts[other].map(touches), !mine.isDisjoint(with: theirs) { return true }
      }
    }
    return false
  }

  /// Whether a gesture, by its place in the sentence, can still be recognized with touches that came so far.
  func isHopeful(_ side: Int) -> Bool {
    sides[side].contains { accounts[$0]?.hopeful.isEmpty == false }
  }

  /// The gestures that were recognized, by their places in the sentence.
  var recognized: Set<Int> {
    Set(
      sides.indices.filter { side in
        sides[side].contains { accounts[$0]?.recognized.isEmpty == false }
      })
  }
}
