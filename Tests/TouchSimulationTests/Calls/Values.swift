// Numbers of random calls.

@testable import TouchSimulation

extension Dice {
  /// A number from `low` to `high`: mostly on a grid of quarters, and now and then one at which a rule may
  /// change its mind, or beside it.
  mutating func value(_ low: Double, _ high: Double) -> Double {
    let usual = quarter(low, high)
    guard chance(0.2) else { return usual }
    let special = [
      low, high, -1, 0, 1, 0.5, 2, -0.0625, 0.0625, 1.0625, low + 0.0625, high - 0.0625,
    ]
    return pick(special.filter { $0 >= low && $0 <= high })
  }
}
