// Random choices from a seed: the same seed gives the same choices everywhere.

import TouchKit
import TouchTrace

/// Random choices.
nonisolated struct Dice {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// From 0 up to 1.
  mutating func unit() -> Double { generator.unit() }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A number from 0 up to a limit, which is at least 1.
  mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

  /// Whether it happens, once in so many times on average.
  mutating func happens(onceIn times: Double) -> Bool { unit() * times < 1 }

  /// One of some, which are at least one.
  mutating func one<Element>(of all: [Element]) -> Element { all[below(all.count)] }

  /// The index of one of some weights, the heavier ones more often; `nil` if all are 0.
  mutating func index(weighing weights: [Double]) -> Int? {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    var rest = unit() * sum
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.lastIndex { $0 > 0 }
  }
}
