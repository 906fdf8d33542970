// Published algorithms, to compare ours with. Apps have no use for them, so StrokeKit does not show them.

import StrokeKit

extension StrokeAlgorithm {
  /// $1: Wobbrock, Wilson and Li, UIST 2007. One stroke, any rotation.
  public static let oneDollar = StrokeAlgorithm(.oneDollar)
  /// Protractor: Li, CHI 2010. One stroke, any rotation, in closed form.
  public static let protractor = StrokeAlgorithm(.protractor)
  /// $P: Vatavu, Anthony and Wobbrock, ICMI 2012. Any strokes in any order and direction.
  public static let pDollar = StrokeAlgorithm(.pDollar)
  /// $P+: Vatavu, CHI 2017. As $P, with turning angles and many-to-one matching.
  public static let pDollarPlus = StrokeAlgorithm(.pDollarPlus)
  /// $Q: Vatavu, Anthony and Wobbrock, MobileHCI 2018. As $P, with
  /// squared distances, and bounds that spare comparisons; here $P stops early too, so it gains little.
  public static let qDollar = StrokeAlgorithm(.qDollar)
  /// Penny Pincher: Taranta and LaViola, Graphics Interface 2015. Directions alone: the fastest.
  public static let pennyPincher = StrokeAlgorithm(.pennyPincher)
  /// Jackknife: Taranta and others, CHI 2017. Directions under dynamic time warping.
  public static let jackknife = StrokeAlgorithm(.jackknife)

  /// The same algorithm, where $P, $P+ and $Q see dots: each stroke gets at least one sample. Without it
  /// they lose a stroke without extent, as their authors' code does. Our own algorithms always see
  /// dots; those for one stroke see the way to a dot as part of the line.
  public var countingDots: StrokeAlgorithm { StrokeAlgorithm(method, countsDots: true) }

  /// The name of the algorithm in files and commands: `oneDollar`.
  public var name: String { method.rawValue }

  /// The algorithm of a ``name``; `nil` if there is none.
  public init?(named name: String) {
    guard let method = Method(rawValue: name) else { return nil }
    self.init(method)
  }
}

extension StrokeAlgorithm: CaseIterable {
  /// The published algorithms, then our own.
  public static let allCases = Method.allCases.map { StrokeAlgorithm($0) }
}
