// When the app's code does something from inside its callbacks.

/// What the app's code does from inside its callbacks, and how often each of it has happened.
final class Reactions {
  /// Whether callbacks do nothing, because they run inside a reaction, at a rest, or while the app is
  /// built.
  var arePaused = true
  /// How often each reaction happened.
  private(set) var counts: [Int]
  private let all: [Plan.Reaction]
  /// The reactions at each moment.
  private let numbers: [[Int]]
  private var visits: [Int]
  /// The changes that callbacks make at one time. Tables whose data source reloads them would be laid
  /// out a thousand times at each turn.
  private(set) var limit = InstantLimit(256)

  init(_ all: [Plan.Reaction]) {
    self.all = all
    counts = all.map { _ in 0 }
    visits = Array(repeating: 0, count: Plan.Moment.allCases.count)
    var numbers = visits.map { _ in [Int]() }
    for (index, reaction) in all.enumerated() { numbers[reaction.moment.rawValue].append(index) }
    self.numbers = numbers
  }

  deinit {}

  /// Whether anything may happen at a moment.
  func wants(_ moment: Plan.Moment) -> Bool { !arePaused && !numbers[moment.rawValue].isEmpty }

  /// Counts that a moment is reached.
  ///
  /// - Returns: The numbers of the reactions that may happen now.
  func reach(_ moment: Plan.Moment) -> [Int] {
    visits[moment.rawValue] += 1
    return numbers[moment.rawValue]
  }

  /// Counts a reaction, if it is its turn.
  ///
  /// - Returns: What happens; `nil` if it is not its turn, or it has happened often enough.
  func begin(_ number: Int, at now: Double) -> Plan.Reaction? {
    let reaction = all[number]
    guard visits[reaction.moment.rawValue] % reaction.every == 0,
      reaction.timesMax == 0 || counts[number] < reaction.timesMax, limit.admit(at: now)
    else { return nil }
    counts[number] += 1
    return reaction
  }
}

/// How often an app does something at one time.
struct InstantLimit {
  let countMax: Int
  private var time = -Double.infinity
  private var count = 0
  /// How often it was reached: so many did not happen.
  private(set) var refusedCount = 0

  init(_ countMax: Int) { self.countMax = countMax }

  /// Counts once more at a time, in seconds, and says whether it may happen.
  mutating func admit(at now: Double) -> Bool {
    if now != time { (time, count) = (now, 0) }
    count += 1
    guard count > countMax else { return true }
    refusedCount += 1
    return false
  }
}
