import GestureCore

/// Where a sheet is, and what a finger does to it: it follows, rests at the nearest detent, or is
/// dismissed, if the app lets it.
///
/// The caller says what happens; then ``next()`` names what is to be done, one step after the other:
///
///     rule.beginDrag()
///     rule.drag(by: 120)
///     while let step = rule.next() {
///       // carry it out; code of the app runs here
///     }
///
/// A place is the distance of the sheet's top edge from the top of its container, in points.
public struct SheetRule: Equatable, Sendable {
  /// A sheet that is let go at so many points per second or faster is dismissed, or goes to the next
  /// detent. [seen: 975 does not dismiss, 1000 does]
  public static let flickSpeed = 1000.0
  /// A sheet that is let go lower than this part of its lowest detent's height is dismissed. [seen]
  public static let dismissalPart = 0.5
  /// The frequency of the spring after a lift, in radians per second: the square root of 1000/3. It does
  /// not swing over. [seen]
  public static let frequency = (1000 / 3.0).squareRoot()
  /// A sheet on a spring is at rest when it is so near to its place, in points. [ours]
  public static let restDistance = 0.5
  /// The opacity of the dimming behind a sheet at rest. [seen]
  public static let dimming = 0.2

  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// Ask the app whether the sheet may be dismissed, and say so with ``answer(mayDismiss:)``.
    case askToDismiss
    /// Tell the app that the user begins to dismiss the sheet.
    case willDismiss
    /// Show the sheet at this place.
    case move(to: Double)
    /// Tell the app that the user chose another detent.
    case didSelect(Int)
    /// Tell the app that the user tried to dismiss a sheet that may not be dismissed.
    case didAttempt
    /// The sheet that was about to be dismissed stays.
    case stay
    /// The sheet is gone.
    case dismiss
  }

  /// What moves the sheet.
  public enum Phase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A finger.
    case dragging
    /// A spring, to a detent.
    case returning
    /// A spring, out of sight.
    case dismissing
    /// Nothing any more.
    case dismissed
  }

  /// Whether the app lets the user dismiss the sheet.
  private enum Permission: Equatable, Sendable { case unasked, asking, granted, refused }

  /// The way of a spring from a place that is not its end.
  private struct Motion: Equatable, Sendable {
    let target: Double
    let displacement: Double
    let velocity: Double
    let start: Double

    func displacement(at time: Double) -> Double {
      let since = max(time - start, 0)
      return (displacement + (velocity + SheetRule.frequency * displacement) * since)
        * Exponential.exp(-SheetRule.frequency * since)
    }
  }

  /// The places of the detents, the lowest detent first: each is smaller than the one before.
  public private(set) var tops: [Double] = [0]
  /// The height of the container, in points.
  public private(set) var height = 0.0
  /// Which detent the sheet rests at, or will rest at.
  public private(set) var selected = 0
  /// Where the sheet shows.
  public private(set) var top = 0.0
  /// The largest detent at which nothing is dimmed, counted from the lowest; `nil` for none.
  private var undimmed: Int?
  /// What moves it.
  public private(set) var phase = Phase.idle
  private var permission = Permission.unasked
  /// When a tap beside the sheet asked to dismiss it, in seconds; `nil` without one.
  private var tappedAt: Double?
  /// Where the finger has pulled the sheet, and where it would have without any movement.
  private var pulled = 0.0
  private var anchor = 0.0
  private var motion: Motion?
  private var steps: [Step] = []
  private var hasMoved = false

  /// Makes the rule of a sheet without a size.
  public init() {}

  /// Whether something of it changes from frame to frame.
  public var isMoving: Bool { phase == .returning || phase == .dismissing }

  /// Whether a finger, or the spring after it, moves the sheet to a detent.
  public var isInHand: Bool { phase == .dragging || phase == .returning || phase == .dismissing }

  /// Whether the app let a finger pull it away, and it has not come back.
  public var isLeaving: Bool { permission == .granted }

  /// The opacity of the dimming behind the sheet where it shows. [seen: 0.2·(1 − offset/height)]
  public var dimming: Double {
    let length = height - tops[0]
    guard length > 0 else { return 0 }
    return Self.dimming * min(max(1 - (top - tops[0]) / length, 0), 1) * dimmedPart
  }

  /// How much of the dimming there is between the largest detent without it and the next one, from 0 to 1.
  /// [ours]
  private var dimmedPart: Double {
    guard let undimmed else { return 1 }
    let lower = tops[undimmed]
    guard undimmed + 1 < tops.count, top < lower else { return 0 }
    return min((lower - top) / (lower - tops[undimmed + 1]), 1)
  }

  /// Whether the sheet is at a detent, or below one, where nothing behind it is dimmed.
  public var isUndimmed: Bool { undimmed != nil && dimmedPart == 0 }

  /// Whether a sheet at rest would follow a finger that goes up.
  public var canGrow: Bool { selected < tops.count - 1 }

  // MARK: Sizes

  /// The container or the detents are others: a sheet that no finger holds goes to its detent at once.
  ///
  /// - Parameters:
  ///   - tops: The places of the detents in any order; without any there is one at the top.
  ///   - height: The height of the container, in points.
  ///   - selected: Which detent, counted from the lowest; the nearest there is.
  ///   - undimmed: The largest detent at which nothing behind the sheet is dimmed, counted from the lowest;
  ///     `nil`, also for one that there is not, if it always is.
  ///   - time: When, in seconds, if a sheet at rest is to go to its place on a spring; `nil` for at once.
  public mutating func setLayout(
    tops: [Double], height: Double, selected: Int, undimmed: Int? = nil,
    animatedAt time: Double? = nil
  ) {
    let sorted = Set(tops.filter { $0.isFinite }).sorted(by: >)
    self.tops = sorted.isEmpty ? [0] : sorted
    self.height = height
    self.selected = min(max(selected, 0), self.tops.count - 1)
    self.undimmed = undimmed.flatMap { self.tops.indices.contains($0) ? $0 : nil }
    switch phase {
    case .idle:
      guard let time else { return place() }
      spring(to: self.tops[self.selected], velocity: 0, at: time)
    case .returning: arrive()
    case .dragging, .dismissing, .dismissed: break
    }
  }

  /// The app chooses a detent.
  public mutating func select(_ index: Int, animated: Bool, at time: Double) {
    guard tops.indices.contains(index), index != selected else { return }
    selected = index
    switch phase {
    case .idle where !animated: place()
    case .idle, .returning: spring(to: tops[index], velocity: 0, at: time)
    case .dragging, .dismissing, .dismissed: break
    }
  }

  private mutating func place() { show(at: tops[selected]) }

  private mutating func show(at place: Double) {
    guard place != top else { return }
    top = place
    hasMoved = true
  }

  // MARK: Fingers

  /// A finger takes the sheet in hand; also one that a spring takes to a detent.
  ///
  /// - Returns: False for a sheet that is being dismissed.
  public mutating func beginDrag() -> Bool {
    guard phase == .idle || phase == .returning else { return false }
    phase = .dragging
    motion = nil
    pulled = top
    if permission == .refused, top > tops[0] {
      pulled = tops[0] + RubberBand.pull(top - tops[0], length: height - tops[0])
    }
    anchor = pulled
    return true
  }

  /// The finger has gone so far down, in points, without the hysteresis.
  public mutating func drag(by translation: Double) {
    guard phase == .dragging, translation.isFinite else { return }
    pulled = anchor + translation
    if pulled > tops[0], permission == .unasked {
      permission = .asking
      steps.append(.askToDismiss)
    }
    hasMoved = true
  }

  /// A tap beside a sheet at rest: it is dismissed like one that is let go low, if the app lets it. [doc]
  public mutating func tapBeside(at time: Double) {
    guard phase == .idle, permission == .unasked else { return }
    permission = .asking
    tappedAt = time
    steps.append(.askToDismiss)
  }

  /// The app's answer to ``Step/askToDismiss``.
  public mutating func answer(mayDismiss: Bool) {
    guard permission == .asking else { return }
    permission = mayDismiss ? .granted : .refused
    if mayDismiss { steps.append(.willDismiss) }
    guard let time = tappedAt else { return }
    tappedAt = nil
    if mayDismiss { return spring(outAt: time, velocity: 0) }
    permission = .unasked
    steps.append(.didAttempt)
  }

  /// Where the sheet shows for what the finger has pulled: not above its highest detent, and beyond the
  /// lowest one like a rubber band if it may not be dismissed.
  private var pulledTop: Double {
    let (lowest, highest) = (tops[0], tops[tops.count - 1])
    guard pulled > lowest, permission != .granted else { return max(pulled, highest) }
    return lowest + RubberBand.shown(pulled - lowest, length: height - lowest)
  }

  /// The finger lets go.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, downwards, in points per second; `nil` if its touch was taken away.
  ///   - time: When, in seconds.
  public mutating func endDrag(velocity: Double?, at time: Double) {
    guard phase == .dragging else { return }
    show(at: pulledTop)
    let speed = velocity.map { $0.isFinite ? $0 : 0 } ?? 0
    if velocity != nil, pulled > tops[0], isDismissal(speed) {
      if permission == .granted {
        return spring(outAt: time, velocity: speed)
      }
      steps.append(.didAttempt)
    }
    let detent = velocity == nil ? selected : detent(for: speed)
    if detent != selected {
      selected = detent
      steps.append(.didSelect(detent))
    }
    // What a rubber band held, or what could not go further up, has no speed of its own.
    let isFree = permission != .refused && top == pulled
    spring(to: tops[detent], velocity: isFree ? speed : 0, at: time)
  }

  private func isDismissal(_ speed: Double) -> Bool {
    pulled - tops[0] > Self.dismissalPart * (height - tops[0]) || isFlick(speed)
  }

  /// Whether a sheet is let go fast enough; a speed that rounding alone keeps below the limit is. [seen]
  private func isFlick(_ speed: Double) -> Bool { speed > Self.flickSpeed - 1e-6 }

  /// The detent for a release: the next one in the direction of a flick, otherwise the nearest.
  private func detent(for speed: Double) -> Int {
    if isFlick(speed) { return tops.lastIndex { $0 > pulled } ?? 0 }
    if isFlick(-speed) { return tops.firstIndex { $0 < pulled } ?? tops.count - 1 }
    var nearest = 0
    for index in tops.indices where abs(tops[index] - pulled) < abs(tops[nearest] - pulled) {
      nearest = index
    }
    return nearest
  }

  private mutating func spring(outAt time: Double, velocity: Double) {
    phase = .dismissing
    motion = Motion(target: height, displacement: top - height, velocity: velocity, start: time)
  }

  private mutating func spring(to target: Double, velocity: Double, at time: Double) {
    phase = .returning
    motion = Motion(target: target, displacement: top - target, velocity: velocity, start: time)
    if top == target, velocity == 0 { arrive() }
  }

  // MARK: Time

  /// A frame begins: a sheet on a spring is where the closed form says.
  public mutating func frame(at time: Double) {
    guard let motion else { return }
    let displacement = motion.displacement(at: time)
    if phase == .dismissing {
      guard displacement < -Self.restDistance else { return leave() }
    } else {
      let next = motion.displacement(at: time + 1 / 60.0)
      guard max(abs(displacement), abs(next)) > Self.restDistance else { return arrive() }
    }
    show(at: motion.target + displacement)
  }

  /// What moves by itself is at its end at once.
  public mutating func hurry() {
    switch phase {
    case .returning: arrive()
    case .dismissing: leave()
    case .idle, .dragging, .dismissed: break
    }
  }

  /// The app dismisses the sheet itself: a finger lets go of it where it is.
  public mutating func release() {
    switch phase {
    case .dragging, .returning:
      phase = .idle
      motion = nil
      endDismissal()
    case .dismissing: leave()
    case .idle: (permission, tappedAt) = (.unasked, nil)
    case .dismissed: break
    }
  }

  private mutating func arrive() {
    phase = .idle
    motion = nil
    place()
    endDismissal()
  }

  private mutating func endDismissal() {
    if exchangePermission() == .granted { steps.append(.stay) }
  }

  private mutating func exchangePermission() -> Permission {
    defer { permission = .unasked }
    return permission
  }

  private mutating func leave() {
    phase = .dismissed
    motion = nil
    show(at: height)
    steps.append(.dismiss)
  }

  // MARK: Steps

  /// The next step; `nil` when all is done. The sheet is shown where it is before the app hears that
  /// something ended.
  public mutating func next() -> Step? {
    if let first = steps.first, first == .askToDismiss || first == .willDismiss {
      return steps.removeFirst()
    }
    if hasMoved {
      hasMoved = false
      if phase == .dragging { top = pulledTop }
      return .move(to: top)
    }
    return steps.isEmpty ? nil : steps.removeFirst()
  }
}
