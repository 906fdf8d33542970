// Which recognizers wait for which in a sketch, and how long at most: the sum of what each one's rule leaves open. It
// never runs the app.

import GestureCore
import TouchKit

/// Which recognizers wait for which, and how long at most.
///
nonisolated struct WaitGraph {
  let sketch: AppSketch
  /// For whose failure each recognizer waits, by index.
  private(set) var requires: [[Int]]
  private let patience: [Patience]
  /// How many steps a question may take, and how many may wait for each other; beyond it, the answer is
  /// "without a limit".
  static let stepsMax = 2_000
  static let depthMax = 100
  /// With more recognizers than these, it is not asked which of them exclude each other.
  static let recognizersMax = 300
  /// What was found of the recognizers to which no ring led back.
  private var known: [Key: Path] = [:]
  /// Whether the question that is asked met a ring.
  private var metRing = false

  private struct Key: Hashable {
    let recognizer: Int
    let isAlone: Bool
  }

  private var steps = 0
  /// Whether a question took too many steps.
  private(set) var isCut = false

  /// How late, in seconds, and for whom, the nearest one first.
  struct Path: Equatable {
    var late = 0.0
    var chain: [Int] = []
  }

  /// A graph of a sketch's requirements, and of the requirements that delegates answered.
  init(_ sketch: AppSketch, answered: [(Int, Int)] = []) {
    self.sketch = sketch
    requires = sketch.recognizers.map { recognizer in
      recognizer.requires.filter { sketch.recognizers.indices.contains($0) }
    }
    patience = sketch.recognizers.map(\.patience)
    for (dependent, required) in answered where !requires[dependent].contains(required) {
      requires[dependent].append(required)
    }
  }

  /// What a recognizer is and how it decides.
  func patience(of recognizer: Int) -> Patience { patience[recognizer] }

  // MARK: Gestures

  /// How late a gesture may come.
  mutating func late(_ recognizer: Int, _ company: Patience.Company) -> Path {
    steps = 0
    guard let claim = patience[recognizer].claim else { return Path() }
    return late(
      recognizer, claim: claim, for: requires[recognizer], company, on: [recognizer], comes: true)
  }

  /// How long a recognizer may be undecided after it wants to be recognized, whether it then is or fails.
  ///
  /// - Parameters:
  ///   - recognizer: Which.
  ///   - company: Which fingers may be down.
  ///   - path: The recognizers that wait for it.
  ///   - view: Where one of its touches is, if that is known.
  private mutating func undecided(
    _ recognizer: Int, _ company: Patience.Company, on path: [Int] = [], touching view: Int? = nil
  ) -> Path {
    guard let claim = patience[recognizer].claim, !requires[recognizer].isEmpty else {
      return Path()
    }
    if company == .alone, sketch.recognizers[recognizer].touches.lowerBound > 1 { return Path() }
    var required = requires[recognizer]
    if let view, company == .alone, claim.isOfOneTouch {
      // Recognizers inside of its view, and not around the touch, have heard of nothing.
      let around = Set(recognizers(around: view))
      required.removeAll {
        !around.contains($0) && sharing(of: $0, with: recognizer, claim, company) == .same
      }
    }
    let key = Key(recognizer: recognizer, isAlone: company == .alone)
    if view == nil, let path = known[key] { return path }
    let hadMetRing = metRing
    metRing = false
    let found = late(
      recognizer, claim: claim, for: required, company, on: path + [recognizer], comes: false)
    if view == nil, !metRing, found.late < .infinity || !isCut { known[key] = found }
    metRing = metRing || hadMetRing
    return found
  }

  /// How late a gesture may come if it waits for one more.
  mutating func late(
    _ recognizer: Int, waitingFor required: Int, _ company: Patience.Company
  ) -> Path {
    steps = 0
    guard let claim = patience[recognizer].claim else { return Path() }
    return late(
      recognizer, claim: claim, for: [required], company, on: [recognizer], comes: true)
  }

  /// The first of the required ones is undecided at the claim; others, which hear other touches, may
  /// begin while the claim waits.
  ///
  /// - Parameter comes: Whether only what ends with the gesture's success counts.
  private mutating func late(
    _ recognizer: Int, claim: Patience.Claim, for required: [Int], _ company: Patience.Company,
    on path: [Int], comes: Bool
  ) -> Path {
    var first: [(path: Path, later: Double)] = []
    var later = 0.0
    for other in required where patience[other].rule != .deaf {
      if path.contains(other) {
        metRing = true
        continue
      }
      steps += 1
      guard steps < Self.stepsMax, path.count < Self.depthMax else {
        isCut = true
        return Path(late: .infinity, chain: [other])
      }
      let sharing = sharing(of: other, with: recognizer, claim, company)
      let own = remaining(
        other, after: claim, sharing, company, at: sketch.recognizers[recognizer].view)
      let more =
        comes && isOver(recognizer, onceDecided: other)
        ? Path() : undecided(other, company, on: path)
      let fresh = hearsAll(other, of: recognizer) ? 0 : patience[other].whole(company) + more.late
      first.append((Path(late: own + more.late, chain: [other] + more.chain), fresh))
      later += fresh
    }
    // One of them is undecided at the claim, and each of the others may hear its first touch later.
    var best = Path()
    for (path, fresh) in first where path.late > 0 {
      let others = later < .infinity ? later - fresh : Self.rest(of: first.map(\.later), fresh)
      let late = path.late + max(0, others)
      if late > best.late { best = Path(late: late, chain: path.chain) }
    }
    return best
  }

  /// The sum of some times without one of them, of which some may be infinite.
  private static func rest(of times: [Double], _ left: Double) -> Double {
    let endless = times.count { $0 == .infinity }
    if endless > (left == .infinity ? 1 : 0) { return .infinity }
    return times.reduce(0) { $1 < .infinity ? $0 + $1 : $0 } - (left < .infinity ? left : 0)
  }

  // MARK: Touches

  /// How late a view may hear that a touch began.
  mutating func lateTouch(in view: Int, _ company: Patience.Company) -> Path {
    latest(in: view, among: recognizers(around: view) { $0.delaysTouchesBegan }, company) {
      graph, index in
      if company == .alone, graph.isOutOfEdge(index, for: view) { return 0 }
      return graph.patience[index].whole(company)
    }
  }

  /// How late a view may hear that a touch ended.
  mutating func lateLift(in view: Int, _ company: Patience.Company) -> Path {
    let claim = Patience.Claim.lift(taps: 1, fingers: 1)
    let holders = recognizers(around: view) { $0.delaysTouchesBegan || $0.delaysTouchesEnded }
    return latest(in: view, among: holders, company) { graph, index in
      graph.remaining(index, after: claim, .all, company, at: view)
    }
  }

  private mutating func latest(
    in view: Int, among recognizers: [Int], _ company: Patience.Company,
    _ own: (WaitGraph, Int) -> TimeInterval
  ) -> Path {
    steps = 0
    var best = Path()
    for index in recognizers where patience[index].rule != .deaf {
      let more =
        company == .alone && isDropped(in: view, onceDecided: index)
        ? Path() : undecided(index, company, touching: view)
      let whole = own(self, index) + more.late
      if whole > best.late { best = Path(late: whole, chain: [index] + more.chain) }
    }
    return best
  }

  /// Whether a touch never gets to a view that a recognizer holds, once the recognizer is sure: the recognizer
  /// takes the touch, or whatever is recognized in its place does.
  private func isDropped(in view: Int, onceDecided holder: Int) -> Bool {
    if requires[holder].isEmpty { return true }
    guard patience.count <= Self.recognizersMax else { return false }
    let around = Set(recognizers(around: view))
    func takes(_ index: Int) -> Bool {
      let recognizer = sketch.recognizers[index]
      return around.contains(index) && recognizer.cancelsTouches
        && !recognizer.mayBeDecidedInMotion
    }
    return takes(holder)
      && sketch.recognizers.indices.allSatisfy { other in
        if patience[other].rule == .deaf { return true }
        if case .gate = patience[other].rule { return true }
        return takes(other)
          || !sketch.areRelated(other, holder) && !requires[holder].contains(other)
      }
  }

  /// The recognizers of a view and the views around it.
  func recognizers(
    around view: Int, _ isMeant: (AppSketch.Recognizer) -> Bool = { _ in true }
  ) -> [Int] {
    let chain = Set(sketch.chain(from: view))
    return sketch.recognizers.indices.filter { index in
      sketch.recognizers[index].view.map(chain.contains) == true
        && isMeant(sketch.recognizers[index])
    }
  }

  // MARK: Pairs

  private func remaining(
    _ other: Int, after claim: Patience.Claim, _ sharing: Patience.Sharing,
    _ company: Patience.Company, at view: Int?
  ) -> TimeInterval {
    let isAlone = company == .alone || sharing == .same
    if isAlone, sharing != .none, isOutOfEdge(other, for: view) { return 0 }
    return patience[other].remaining(after: claim, sharing: sharing, company)
  }

  /// Which of a recognizer's touches another one hears.
  func sharing(
    of other: Int, with recognizer: Int, _ claim: Patience.Claim, _ company: Patience.Company
  ) -> Patience.Sharing {
    let (mine, theirs) = (sketch.recognizers[recognizer], sketch.recognizers[other])
    guard sketch.areRelated(recognizer, other) else { return .none }
    // A delegate may refuse a touch.
    let hearsAll = hearsAll(other, of: recognizer)
    let hearsNoMore = sketch.isView(theirs.view, in: mine.view) && !mine.mayBeDecidedInMotion
    guard hearsNoMore else { return hearsAll ? .all : .some }
    if hearsAll { return .same }
    // What one finger does on its first touch, it does to both or to one of them alone.
    switch claim {
    case .lift(1, 1), .hold(0, _, 1): return .same
    case .lift, .hold(_, _, 1): return .part
    case .movement where company == .alone: return .same
    case .hold, .movement, .anyTime: return .some
    }
  }

  /// Whether a recognizer hears each touch of another one, and so begins no later.
  private func hearsAll(_ other: Int, of recognizer: Int) -> Bool {
    let (mine, theirs) = (sketch.recognizers[recognizer], sketch.recognizers[other])
    return sketch.isView(mine.view, in: theirs.view) && !theirs.mayBeDecidedInMotion
  }

  /// Whether a pan from an edge never hears of a touch near its edge.
  private func isOutOfEdge(_ recognizer: Int, for view: Int?) -> Bool {
    guard case .edgePan(let edges) = patience[recognizer].rule, let view,
      let window = sketch.chain(from: view).last
    else { return false }
    let (reach, whole) = (sketch.reach(of: view), sketch.views[window].place)
    let rule = ScreenEdgePanRule(edges: edges)
    let (usual, bottom) = (rule.maximumEdgeDistance, rule.maximumBottomEdgeDistance)
    return
      !(edges.contains(.left) && reach.minX - whole.minX <= usual
      || edges.contains(.right) && whole.maxX - reach.maxX <= usual
      || edges.contains(.top) && reach.minY - whole.minY <= usual
      || edges.contains(.bottom) && whole.maxY - reach.maxY <= bottom)
  }

  /// Whether a gesture that waits for another one never comes once the other one is sure: whatever the
  /// other one waits for, or whatever excludes it, excludes the gesture too.
  private func isOver(_ recognizer: Int, onceDecided other: Int) -> Bool {
    if requires[other].isEmpty { return true }
    guard patience.count <= Self.recognizersMax else { return false }
    return sketch.recognizers.indices.allSatisfy { third in
      if third == recognizer || third == other || patience[third].rule == .deaf { return true }
      if case .gate = patience[third].rule { return true }
      let matters = sketch.areRelated(third, other) || requires[other].contains(third)
      return !matters || excludes(third, recognizer)
    }
  }

  /// Whether a recognizer certainly excludes another one.
  private func excludes(_ winner: Int, _ loser: Int) -> Bool {
    let (a, b) = (sketch.recognizers[winner], sketch.recognizers[loser])
    guard !a.mayBeDecidedInMotion, !b.mayBeDecidedInMotion, !a.isPartOfTouchKit,
      !b.isPartOfTouchKit, sketch.areRelated(winner, loser)
    else { return false }
    guard let mine = patience[winner].tapping, let theirs = patience[loser].tapping else {
      return true
    }
    return mine.canPrevent(theirs)
  }
}

nonisolated extension Patience {
  /// Its numbers of taps and fingers, if it is a tapping gesture.
  fileprivate var tapping: TappingGesture? {
    switch rule {
    case .taps(let count): .tap(taps: count, touches: fingers.lowerBound)
    case .press(let taps, _, _): .longPress(precedingTaps: taps, touches: fingers.lowerBound)
    default: nil
    }
  }
}
