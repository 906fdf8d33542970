// The first difference between two logs, and where they agree again.

import TouchKit

/// The first line in which two logs differ.
nonisolated public struct LogDifference: Equatable, Sendable {
  /// How many lines before the difference are kept.
  public static let contextCount = 3
  /// How many lines after the difference are searched for a place where both agree again.
  public static let searchMax = 200
  /// How many lines in a row must be the same there.
  public static let agreementMin = 3

  /// The last lines before it, the same in both.
  public private(set) var before: [LoggedLine] = []
  /// The lines of A and B from the difference on, as many as were read.
  public private(set) var a: [LoggedLine] = []
  /// The lines of A and B from the difference on, as many as were read.
  public private(set) var b: [LoggedLine] = []
  /// How many lines only A and only B has before both agree again; `nil` if they do not agree
  /// within ``searchMax`` lines.
  public private(set) var lone: (a: Int, b: Int)?

  /// Whether both are equal.
  public static func == (x: Self, y: Self) -> Bool {
    x.before == y.before && x.a == y.a && x.b == y.b && x.lone?.a == y.lone?.a
      && x.lone?.b == y.lone?.b
  }

  /// The first difference between two logs; `nil` if there is none.
  ///
  /// Both are read line by line, and no further than needed.
  ///
  /// - Complexity: O(lines up to the difference + ``searchMax``²).
  public init?(
    _ nextOfA: () throws -> LoggedLine?, _ nextOfB: () throws -> LoggedLine?
  ) throws {
    while true {
      let (first, second) = (try nextOfA(), try nextOfB())
      if let first, let second, first.isSame(as: second) {
        before.append(first)
        if before.count > Self.contextCount { before.removeFirst() }
        continue
      }
      if first == nil, second == nil { return nil }
      a = try Self.lines(from: first, nextOfA)
      b = try Self.lines(from: second, nextOfB)
      lone = meeting
      return
    }
  }

  private static func lines(
    from first: LoggedLine?, _ next: () throws -> LoggedLine?
  ) throws -> [LoggedLine] {
    guard let first else { return [] }
    var lines = [first]
    while lines.count < searchMax + agreementMin, let line = try next() { lines.append(line) }
    return lines
  }

  /// The nearest lines from which on both agree, with the fewest lines left out.
  private var meeting: (a: Int, b: Int)? {
    for count in 0...2 * Self.searchMax {
      for lone in max(0, count - Self.searchMax)...min(count, Self.searchMax) {
        if agree(from: lone, count - lone) { return (lone, count - lone) }
      }
    }
    return nil
  }

  private func agree(from place: Int, _ other: Int) -> Bool {
    let rest = min(a.count - place, b.count - other)
    // Where both end at once, fewer lines are enough, but one at least.
    let isEnd = a.count - place == b.count - other && isWhole
    guard rest >= Self.agreementMin || (isEnd && rest > 0) else { return false }
    return (0..<min(rest, Self.agreementMin)).allSatisfy { a[place + $0].isSame(as: b[other + $0]) }
  }

  /// Whether both logs were read to their ends.
  var isWhole: Bool {
    max(a.count, b.count) < Self.searchMax + Self.agreementMin
  }
}
