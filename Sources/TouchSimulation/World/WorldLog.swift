// What a run comes to: a number, and on demand words.

/// What was heard: a number that all of it leads to, its words if they are kept, and the branches that
/// it shows.
final class WorldLog {
  /// A number that the whole log leads to: what apps see, with its places and times.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The log in words, if it is kept.
  private(set) var lines: [String]?
  var marks = Marks()

  init(keepsLines: Bool) { lines = keepsLines ? [] : nil }

  deinit {}

  func hear(_ fact: Fact) {
    if fact.isSeenByApp { digest = fact.added(to: digest) }
    if lines != nil { lines?.append("\(fact)") }
  }
}
