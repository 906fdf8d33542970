/// A view's position and length along one axis of its superview, and how they follow the superview's size.
public struct AutoresizedSpan: Equatable, Sendable {
  /// The distance from the superview's start, in points.
  public var position: Double
  /// The length, in points.
  public var length: Double

  /// Makes a span.
  public init(position: Double, length: Double) {
    self.position = position
    self.length = length
  }

  /// The span after the superview's length changed, if the given parts of the three are flexible.
  ///
  /// The difference is divided among them: in proportion to their present lengths, or equally if all are 0.
  /// [doc]
  public func following(
    from oldTotal: Double, to newTotal: Double, before: Bool, length giving: Bool, after: Bool
  ) -> AutoresizedSpan {
    let difference = newTotal - oldTotal
    let givingCount = (before ? 1 : 0) + (giving ? 1 : 0) + (after ? 1 : 0)
    guard givingCount > 0, difference != 0 else { return self }
    let rest = oldTotal - position - length
    let sum = (before ? position : 0) + (giving ? length : 0) + (after ? rest : 0)
    func share(_ part: Double, _ gives: Bool) -> Double {
      guard gives else { return 0 }
      return sum > 0 ? difference * part / sum : difference / Double(givingCount)
    }
    return AutoresizedSpan(
      position: position + share(position, before), length: max(0, length + share(length, giving)))
  }
}
