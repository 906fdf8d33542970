// In which unit each algorithm's scores are: limits are known for our own alone.

extension StrokeAlgorithm {
  /// How the scores of an algorithm read in the unit of ``StrokeAlgorithm/combined``.
  struct Scale: Equatable, Sendable {
    /// So many logarithms of our own score is one of this algorithm's.
    let factor: Double
    private let shift: Double

    /// The mean logarithms of our own scores.
    private static let (own, other) = (1.635, 3.154)

    /// Makes a scale from the mean logarithms of scores.
    ///
    /// - Parameters:
    ///   - own: between drawings of one name by different people.
    ///   - other: between a drawing and the nearest template of another name.
    fileprivate init(own: Double, other: Double) {
      factor = (Self.other - Self.own) / (other - own)
      shift = Self.other - factor * other
    }

    /// The logarithm of a score in our unit.
    func combined(_ score: Double) -> Double {
      score > 0 ? factor * StrokeLogarithm.natural(score) + shift : -700
    }

    /// The score whose logarithm in our unit this is.
    func score(_ logarithm: Double) -> Double {
      StrokeLogarithm.exponential((logarithm - shift) / factor)
    }
  }

  /// The unit of the scores: measured on the $1 logs and the multistrokes, with one example of each of
  /// 16 names by another person.
  var scale: Scale {
    switch method {
    case .oneDollar: Scale(own: -2.242, other: -1.677)
    case .protractor: Scale(own: -1.305, other: -0.757)
    case .pDollar: Scale(own: 0.036, other: 0.492)
    case .pDollarPlus: Scale(own: 1.227, other: 1.709)
    case .qDollar: Scale(own: -2.240, other: -1.281)
    case .pennyPincher: Scale(own: -2.135, other: -0.981)
    case .jackknife: Scale(own: -0.144, other: 1.244)
    case .combined, .light: Scale(own: 1.635, other: 3.154)
    case .proportioned: Scale(own: 1.033, other: 2.258)
    }
  }
}
