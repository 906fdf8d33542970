// The ways of comparing gestures, by name.

/// A way of comparing two gestures.
///
/// All but ``combined`` and ``proportioned`` compare as their papers say; see <doc:Templates> for pictures of how.
public enum StrokeAlgorithm: String, CaseIterable, Equatable, Hashable, Sendable {
  /// $1: Wobbrock, Wilson and Li, UIST 2007. One stroke, any rotation.
  case oneDollar
  /// Protractor: Li, CHI 2010. One stroke, any rotation, in closed form.
  case protractor
  /// $P: Vatavu, Anthony and Wobbrock, ICMI 2012. Any strokes in any order and direction.
  case pDollar
  /// $P+: Vatavu, CHI 2017. As $P, with turning angles and many-to-one matching.
  case pDollarPlus
  /// $Q: Vatavu, Anthony and Wobbrock, MobileHCI 2018. As $P, with
  /// squared distances, and bounds that spare comparisons; here $P stops early too, so it gains little.
  case qDollar
  /// Penny Pincher: Taranta and LaViola, Graphics Interface 2015. Directions alone: the fastest.
  case pennyPincher
  /// Jackknife: Taranta and others, CHI 2017. Directions under dynamic time warping.
  case jackknife
  /// Our own: the shape of the whole, weighed with how it was drawn. The most accurate.
  case combined
  /// Our own as it was before proportions counted less: a shape drawn twice as wide is another one.
  case proportioned

  /// The name as people write it: `$1`, `Penny Pincher`.
  public var title: String {
    switch self {
    case .oneDollar: "$1"
    case .protractor: "Protractor"
    case .pDollar: "$P"
    case .pDollarPlus: "$P+"
    case .qDollar: "$Q"
    case .pennyPincher: "Penny Pincher"
    case .jackknife: "Jackknife"
    case .combined: "combined"
    case .proportioned: "proportioned"
    }
  }
}
