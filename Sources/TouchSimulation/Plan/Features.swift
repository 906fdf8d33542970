// The features of a run. Each run leaves out a random part of them. A feature that is always there
// would hide faults that happen only without it.

/// Sorts of things that can be left out of a run.
nonisolated public struct Features: OptionSet, Sendable {
  /// One bit for each sort.
  public let rawValue: Int

  /// The sorts whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  static let transforms = Features(rawValue: 1 << 0)
  static let hiddenViews = Features(rawValue: 1 << 1)
  static let severalWindows = Features(rawValue: 1 << 2)
  static let plainControls = Features(rawValue: 1 << 3)
  static let customRecognizers = Features(rawValue: 1 << 4)
  static let delegates = Features(rawValue: 1 << 5)
  static let requirements = Features(rawValue: 1 << 6)
  static let reactions = Features(rawValue: 1 << 7)
  static let policies = Features(rawValue: 1 << 8)
  static let garbage = Features(rawValue: 1 << 9)
  static let pens = Features(rawValue: 1 << 10)
  static let pointers = Features(rawValue: 1 << 11)
  static let presses = Features(rawValue: 1 << 12)
  static let interruptions = Features(rawValue: 1 << 13)
  static let changes = Features(rawValue: 1 << 14)
  static let exclusiveTouch = Features(rawValue: 1 << 15)
  static let manyFingers = Features(rawValue: 1 << 16)
  static let haste = Features(rawValue: 1 << 17)
  static let responders = Features(rawValue: 1 << 18)
  static let familyMoves = Features(rawValue: 1 << 19)
  static let clocks = Features(rawValue: 1 << 20)
  static let observers = Features(rawValue: 1 << 21)
  static let animations = Features(rawValue: 1 << 22)
  static let departures = Features(rawValue: 1 << 23)
  static let otherThreads = Features(rawValue: 1 << 24)
  static let scrolling = Features(rawValue: 1 << 25)
  static let tables = Features(rawValue: 1 << 26)
  static let controls = Features(rawValue: 1 << 27)
  static let navigation = Features(rawValue: 1 << 28)
  static let all = Features(rawValue: 1 << 29 - 1)

  /// The features of unruly code: it releases objects that are at work, or calls them from
  /// unexpected places.
  public static let unruly: Features = [
    .responders, .familyMoves, .clocks, .observers, .animations, .departures, .otherThreads,
  ]

  /// The ones that can be left out, by name: the unruly ones, scroll views, tables, controls with text
  /// fields, and navigation. There are no tables without scroll views, and no navigation without
  /// controls.
  public static let named: [(name: String, feature: Features)] = [
    ("responders", .responders), ("family-moves", .familyMoves), ("clocks", .clocks),
    ("observers", .observers), ("animations", .animations), ("departures", .departures),
    ("other-threads", .otherThreads), ("scrolling", .scrolling), ("tables", .tables),
    ("controls", .controls), ("navigation", .navigation),
  ]

  /// A random three quarters of all features; every eighth run has all.
  static func diced(by dice: inout Dice) -> Features {
    let (a, b) = (dice.next(), dice.next())
    guard !dice.chance(0.125) else { return all }
    return Features(rawValue: Int(truncatingIfNeeded: a | b)).intersection(.all)
  }
}
