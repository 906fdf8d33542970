// What a page's person has turned on of the assistance, as the page says it. It does not know what that does.

/// The assistance that a person wants; all is off at first.
nonisolated struct AssistanceSettings: Equatable, Sendable {
  /// How long a finger must be down before its touch begins, in seconds; 0 for at once.
  var hold = 0.0
  /// How long after a touch others are ignored, in seconds; 0 for none.
  var ignoredRepeat = 0.0
  /// How far a finger may stray without being noticed, in points.
  var tremor = 0.0
  /// How long a finger rests at the end of a drag that goes on without it, in seconds; 0 for never.
  var lock = 0.0
  /// How long a pointer must rest before it taps, in seconds; nil if it does not, or is paused.
  var dwell: Double?
  /// How far the pointer may stray then, in points.
  var radius = 20.0
  /// For how long the cursor of the one switch shows each thing, in seconds; nil if there is no switch.
  var step: Double?
}

nonisolated extension AssistanceSettings {
  private enum Key: String, CaseIterable {
    case hold, ignoredRepeat, tremor, lock, dwell, radius, step
  }

  /// The longest time and the shortest one of what repeats, in seconds.
  static let (secondsMax, secondsMin) = (60.0, 0.1)
  /// The longest way, in points.
  static let pointsMax = 500.0

  /// Reads what a person has turned on.
  init(_ placed: PlacedJSON) throws(WireError) {
    let fields = try FieldReader(placed, keys: Key.self)
    try fields.allow(Key.allCases)
    func seconds(_ key: Key, from least: Double = 0) throws(WireError) -> Double? {
      try fields.numberIfPresent(key, in: least...Self.secondsMax, "a time in seconds")
    }
    func points(_ key: Key) throws(WireError) -> Double? {
      try fields.numberIfPresent(key, in: 0...Self.pointsMax, "a way in points")
    }
    hold = try seconds(.hold) ?? hold
    ignoredRepeat = try seconds(.ignoredRepeat) ?? ignoredRepeat
    tremor = try points(.tremor) ?? tremor
    lock = try seconds(.lock) ?? lock
    dwell = try seconds(.dwell, from: Self.secondsMin)
    radius = try points(.radius) ?? radius
    step = try seconds(.step, from: Self.secondsMin)
  }
}
