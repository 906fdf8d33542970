// What came out of drawing unknown gestures: how many known ones are accepted at each bound, and how
// many unknown ones are refused there.

import StrokeKit

/// How well algorithms tell unknown gestures.
public struct UnknownReport: Sendable {
  /// How one algorithm did with one number of examples.
  public struct Result: Equatable, Sendable {
    /// The algorithm.
    public let algorithm: StrokeAlgorithm
    /// The number of examples of each name.
    public let templateCount: Int
    /// The chance that an unknown gesture is less alike than a known one, 0.5...1.
    public let area: Double
    /// The share of unknown gestures that are refused where this share of the known is accepted.
    public let curve: [Point]
    /// What the learned limits do.
    public let shares: Shares
    /// Half of the 95 % interval over people of each share; `nil` with a single person.
    public let shareMargins: Shares?
    /// How often what is said is so.
    public let reliability: Reliability
    /// Half of the 95 % interval over people of the area; `nil` with a single person.
    public let areaMargin: Double?
    /// Half of the 95 % interval over people of the share of unknown gestures that are refused where
    /// 95 % of a person's known gestures are accepted; `nil` with a single person.
    public let refusedMargin: Double?

    /// The share of unknown gestures that are refused where 95 % of the known are accepted.
    public var refusedAt95: Double { curve.first { $0.accepted == 0.95 }?.refused ?? 0 }
  }

  /// What the learned limits do, as shares, 0...1.
  public struct Shares: Equatable, Sendable {
    /// Known gestures that are named, or unsure with their own name first.
    public var accepted: Double
    /// Known gestures that are unsure.
    public var unsure: Double
    /// Known gestures that are not refused and get their own name first.
    public var right: Double
    /// Unknown gestures that are refused outright.
    public var refused: Double
    /// Unknown gestures that are refused or unsure.
    public var refusedOrUnsure: Double
  }

  /// A point of a curve.
  public struct Point: Equatable, Sendable {
    /// The share of known gestures that are accepted.
    public let accepted: Double
    /// The share of unknown gestures that are refused.
    public let refused: Double
  }

  /// The shares of known gestures at which curves are looked at.
  public static let accepted = [0.5, 0.8, 0.9, 0.95, 0.98, 0.99]

  /// The users, each left out once.
  public let users: [String]
  /// The names, each left out once.
  public let names: [String]
  /// What was done.
  public let plan: EvaluationPlan
  /// Algorithm by algorithm, and for each the numbers of examples in the order of the plan.
  public let results: [Result]

  init(_ evaluation: Evaluation, outcomes: [Outcome]) {
    users = evaluation.users
    names = evaluation.names
    plan = evaluation.plan
    results = evaluation.plan.algorithms.flatMap { algorithm in
      evaluation.plan.templateCounts.map { count in
        Self.result(
          of: outcomes.filter { $0.algorithm == algorithm && $0.templateCount == count },
          algorithm, count, userCount: evaluation.users.count)
      }
    }
  }

  private static func result(
    of outcomes: [Outcome], _ algorithm: StrokeAlgorithm, _ count: Int, userCount: Int
  ) -> Result {
    let all = Ratios(outcomes)
    var areas: [Double] = []
    var refused: [Double] = []
    var shares: [Shares] = []
    for user in 0..<userCount {
      let own = outcomes.filter { $0.user == user }
      let ratios = Ratios(own)
      if ratios.known.isEmpty || ratios.unknown.isEmpty { continue }
      areas.append(area(ratios.known, ratios.unknown))
      refused.append(self.refused(ratios.known, ratios.unknown, at: 0.95))
      shares.append(Shares(own))
    }
    return Result(
      algorithm: algorithm, templateCount: count, area: area(all.known, all.unknown),
      curve: accepted.map {
        Point(accepted: $0, refused: self.refused(all.known, all.unknown, at: $0))
      },
      shares: Shares(outcomes), shareMargins: Shares(marginsOf: shares),
      reliability: Reliability(outcomes.flatMap { $0.known + $0.unknown }),
      areaMargin: Margin.halfWidth(areas), refusedMargin: Margin.halfWidth(refused))
  }

  /// Scores as shares of their limits, the least first.
  private struct Ratios {
    let known: [Float]
    let unknown: [Float]

    init(_ outcomes: [Outcome]) {
      known = outcomes.flatMap { $0.known.map(\.ratio) }.sorted()
      unknown = outcomes.flatMap { $0.unknown.map(\.ratio) }.sorted()
    }
  }

  private static func refused(_ known: [Float], _ unknown: [Float], at share: Double) -> Double {
    if known.isEmpty { return 0 }
    return shareAbove(known[Int((Double(known.count - 1) * share).rounded())], unknown)
  }

  /// The share of sorted numbers that exceed a bound.
  private static func shareAbove(_ bound: Float, _ sorted: [Float]) -> Double {
    if sorted.isEmpty { return 0 }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] > bound { high = middle } else { low = middle + 1 }
    }
    return Double(sorted.count - low) / Double(sorted.count)
  }

  /// The chance that a number of one sorted list is below one of another; equal ones count half.
  static func area(_ known: [Float], _ unknown: [Float]) -> Double {
    if known.isEmpty || unknown.isEmpty { return 0 }
    var sum = 0.0
    var below = 0
    var notAbove = 0
    for number in unknown {
      while below < known.count, known[below] < number { below += 1 }
      while notAbove < known.count, known[notAbove] <= number { notAbove += 1 }
      sum += (Double(below) + Double(notAbove)) / 2
    }
    return sum / (Double(known.count) * Double(unknown.count))
  }
}

extension UnknownReport.Shares {
  fileprivate init(_ outcomes: [UnknownReport.Outcome]) {
    let known = outcomes.flatMap(\.known)
    let unknown = outcomes.flatMap(\.unknown)
    func share(
      of answers: [UnknownReport.Answer], _ belongs: (UnknownReport.Answer) -> Bool
    ) -> Double {
      answers.isEmpty ? 0 : Double(answers.count(where: belongs)) / Double(answers.count)
    }
    self.init(
      accepted: share(of: known) { $0.isAccepted },
      unsure: share(of: known) { $0.kind == .unsure },
      right: share(of: known) { $0.kind != .refused && $0.isRight },
      refused: share(of: unknown) { $0.kind == .refused },
      refusedOrUnsure: share(of: unknown) { $0.kind != .named })
  }

  /// The half-widths of intervals over people; `nil` with fewer than two.
  fileprivate init?(marginsOf shares: [UnknownReport.Shares]) {
    guard let accepted = Margin.halfWidth(shares.map(\.accepted)),
      let unsure = Margin.halfWidth(shares.map(\.unsure)),
      let right = Margin.halfWidth(shares.map(\.right)),
      let refused = Margin.halfWidth(shares.map(\.refused)),
      let refusedOrUnsure = Margin.halfWidth(shares.map(\.refusedOrUnsure))
    else { return nil }
    self.init(
      accepted: accepted, unsure: unsure, right: right, refused: refused,
      refusedOrUnsure: refusedOrUnsure)
  }
}
