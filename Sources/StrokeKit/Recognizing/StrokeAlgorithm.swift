// The ways of comparing gestures, by name.

/// A way of comparing two gestures.
///
/// An app needs ``combined``, which every recognizer takes by default. The product StrokeEvaluation adds
/// seven published algorithms, to compare them with ours; see <doc:Templates>.
public struct StrokeAlgorithm: Equatable, Hashable, Sendable {
  /// Our own: the shape of the whole, weighed with how it was drawn. The most accurate.
  public static let combined = StrokeAlgorithm(.combined)
  /// Our own where time is short, as on small devices or with hundreds of templates: the whole is matched for
  /// two templates only, those most alike in order and structure, and for one of another name if both are of
  /// the same. Other names are no candidates. It costs a seventh; see <doc:Templates> for what it loses.
  public static let light = StrokeAlgorithm(.light)
  /// Our own as it was before proportions counted less: a shape drawn twice as wide is another one.
  public static let proportioned = StrokeAlgorithm(.proportioned)

  /// All ways, the published ones too.
  package enum Method: String, CaseIterable, Sendable {
    case oneDollar, protractor, pDollar, pDollarPlus, qDollar, pennyPincher, jackknife
    case combined, light, proportioned
  }

  /// Which way.
  package let method: Method
  /// Whether $P, $P+ and $Q see dots; the others have no use for it.
  package let countsDots: Bool

  /// Any way, for StrokeEvaluation.
  package init(_ method: Method, countsDots: Bool = false) {
    self.method = method
    self.countsDots = countsDots
  }
}

extension StrokeAlgorithm: CustomStringConvertible {
  /// The name as people write it: `combined`, `$1`, `Penny Pincher`.
  public var title: String {
    switch method {
    case .oneDollar: "$1"
    case .protractor: "Protractor"
    case .pDollar: "$P"
    case .pDollarPlus: "$P+"
    case .qDollar: "$Q"
    case .pennyPincher: "Penny Pincher"
    case .jackknife: "Jackknife"
    case .combined: "combined"
    case .light: "light"
    case .proportioned: "proportioned"
    }
  }

  /// The same as ``title``.
  public var description: String { title }
}
