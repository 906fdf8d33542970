// What a host does for people whose touches are not what they mean: it stands between the surface and the
// application, and changes input. It is a value: the same input gives the same output.

import GestureCore
import TouchKit
import TouchTrace

/// Touches as they are meant: held, not repeated, without tremor, and drags that go on without a finger.
///
///     var accommodations = TouchAccommodations()
///     accommodations.holdDuration = 0.3
///     for input in accommodations.receive(input) { application.receive(input) }
///
/// All is off at first. Hold duration and ignored repeats have the names and the meaning that iOS gives them in
/// Settings, Accessibility, Touch Accommodations. A host asks ``nextDeadline``, and hands over the time when it
/// has come.
nonisolated public struct TouchAccommodations: Equatable, Sendable {
  /// How long a finger must be down before its touch begins, in seconds; 0 for at once. A touch that is lifted
  /// before is ignored. The touch begins where the finger is then.
  public var holdDuration: TimeInterval = 0
  /// How long after a touch others are ignored, in seconds; 0 for none. The time runs from the last lift,
  /// also that of an ignored touch.
  public var ignoredRepeat: TimeInterval = 0
  /// How far a finger may stray without being noticed, in points; 0 for nothing. A touch follows its finger as
  /// on a string of this length: it stays while the finger trembles, and lies behind by this much when it moves.
  public var tremorRadius: CGFloat = 0
  /// How long a finger must rest at the end of a drag so that the drag goes on without it, in seconds; 0 for
  /// never. Further touches move what is dragged, and a tap lets it go.
  public var dragLock: TimeInterval = 0

  /// What counts as a tap that lets go: at most so long, in seconds.
  static let tapTime: TimeInterval = 0.5
  /// What counts as a drag, and what a tap does not move, in points.
  static let dragDistance: CGFloat = 10

  /// What becomes of a finger.
  private enum Role: Equatable, Sendable {
    /// It has to rest until a time.
    case held(until: TimeInterval, began: TouchReport)
    /// The application knows of it.
    case told(Told)
    /// Nobody hears of it.
    case ignored
    /// It moves what was dragged before by another one.
    case leading(from: CGPoint, at: CGPoint, since: TimeInterval)
  }

  /// A touch that the application knows of.
  fileprivate struct Told: Equatable, Sendable {
    var place: CGPoint
    let start: CGPoint
    /// When it moved last.
    var movedAt: TimeInterval
    var hasMoved = false
  }

  private var roles: [Int: Role] = [:]
  /// The finger whose touch goes on without it, and where that touch is.
  private var locked: (finger: Int, place: CGPoint)? {
    get { lockedFinger.map { ($0, lockedPlace) } }
    set { (lockedFinger, lockedPlace) = (newValue?.finger, newValue?.place ?? .zero) }
  }
  private var lockedFinger: Int?
  private var lockedPlace = CGPoint.zero
  private var lastLift = -TimeInterval.infinity
  private var window: Int?

  /// Changes nothing, until it is told to.
  public init() {}

  /// When something is due that no input says, in seconds; infinite if nothing is.
  public var nextDeadline: TimeInterval {
    roles.values.reduce(.infinity) { time, role in
      if case .held(let until, _) = role { min(time, until) } else { time }
    }
  }

  /// What an application is told in place of an input.
  ///
  /// - Parameter input: Any; only touches are changed. Times must not go back.
  /// - Complexity: O(fingers).
  public mutating func receive(_ input: HostInput) -> [HostInput] {
    guard case .touches(let touches) = input else {
      if case .cancellation = input { forget() }
      if case .activity = input { forget() }
      return due(until: input.time ?? -.infinity) + [input]
    }
    var told = due(until: touches.time)
    window = touches.window
    var changed = touches
    changed.reports = touches.reports.compactMap { change($0, at: touches.time) }
    if !changed.reports.isEmpty { told.append(.touches(changed)) }
    return told
  }

  /// The application has lost its touches.
  private mutating func forget() {
    roles = roles.mapValues { _ in .ignored }
    locked = nil
  }

  /// The touches that begin because their fingers have rested.
  private mutating func due(until time: TimeInterval) -> [HostInput] {
    let ready = roles.compactMap { finger, role -> (TimeInterval, Int, TouchReport)? in
      guard case .held(let until, let began) = role, until <= time else { return nil }
      return (until, finger, began)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    return ready.map { until, finger, began in
      roles[finger] = .told(Told(began.sample.location, at: until))
      return .touches(.init([began], time: until, window: window))
    }
  }

  // MARK: A finger

  /// What is told of a finger; `nil` for nothing.
  private mutating func change(_ report: TouchReport, at time: TimeInterval) -> TouchReport? {
    switch report.phase {
    // A wheel or a trackpad is no finger.
    case _ where report.eventType != .touches: report
    case .began: begin(report, at: time)
    case .moved, .stationary: move(report, at: time)
    case .ended, .cancelled: end(report, at: time)
    // A pointer that hovers.
    default: report
    }
  }

  private mutating func begin(_ report: TouchReport, at time: TimeInterval) -> TouchReport? {
    let place = report.sample.location
    if time - lastLift < ignoredRepeat {
      roles[report.finger] = .ignored
      return nil
    }
    if locked != nil {
      roles[report.finger] = .leading(from: place, at: place, since: time)
      return nil
    }
    if holdDuration > 0 {
      roles[report.finger] = .held(until: time + holdDuration, began: report)
      return nil
    }
    roles[report.finger] = .told(Told(place, at: time))
    return report
  }

  private mutating func move(_ report: TouchReport, at time: TimeInterval) -> TouchReport? {
    switch roles[report.finger] {
    case .told(var told):
      guard tremorRadius > 0 else {
        told.move(to: report.sample.location, at: time)
        roles[report.finger] = .told(told)
        return report
      }
      guard let place = told.place.pulled(towards: report.sample.location, by: tremorRadius) else {
        return nil
      }
      told.move(to: place, at: time)
      roles[report.finger] = .told(told)
      return report.at(place)
    case .held(let until, var began):
      began.sample = report.sample
      roles[report.finger] = .held(until: until, began: began)
      return nil
    case .leading(let start, let last, let since):
      let place = report.sample.location
      roles[report.finger] = .leading(from: start, at: place, since: since)
      guard let (finger, from) = locked else { return nil }
      let to = CGPoint(x: from.x + place.x - last.x, y: from.y + place.y - last.y)
      locked = (finger, to)
      return TouchReport(finger, .moved, at: to, type: report.sample.type)
    case .ignored: return nil
    case nil: return report
    }
  }

  private mutating func end(_ report: TouchReport, at time: TimeInterval) -> TouchReport? {
    defer { if report.phase == .ended { lastLift = time } }
    switch roles.removeValue(forKey: report.finger) {
    case .told(let told):
      let isDrag = told.hasMoved && time - told.movedAt >= dragLock
      if dragLock > 0, isDrag, report.phase == .ended, locked == nil {
        locked = (report.finger, told.place)
        return nil
      }
      return tremorRadius > 0 ? report.at(told.place) : report
    case .leading(let start, _, let since):
      let end = report.sample.location
      let isTap = time - since <= Self.tapTime && start.distance(to: end) < Self.dragDistance
      guard isTap || report.phase == .cancelled, let (finger, place) = locked else { return nil }
      locked = nil
      return TouchReport(finger, report.phase, at: place, type: report.sample.type)
    case .held, .ignored: return nil
    case nil: return report
    }
  }
}

nonisolated extension TouchAccommodations.Told {
  fileprivate init(_ place: CGPoint, at time: TimeInterval) {
    (self.place, start, movedAt) = (place, place, time)
  }

  fileprivate mutating func move(to place: CGPoint, at time: TimeInterval) {
    if self.place.distance(to: place) > 0.5 { movedAt = time }
    self.place = place
    if start.distance(to: place) >= TouchAccommodations.dragDistance { hasMoved = true }
  }
}

nonisolated extension TouchReport {
  /// The report for another place; finer samples would tell of the tremor.
  fileprivate func at(_ place: CGPoint) -> TouchReport {
    var report = self
    (report.sample.location, report.sample.preciseLocation) = (place, place)
    (report.coalesced, report.predicted) = ([], [])
    return report
  }
}

nonisolated extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }

  /// Where it is if it hangs on a string of some length; `nil` if the string is loose.
  fileprivate func pulled(towards end: CGPoint, by length: CGFloat) -> CGPoint? {
    let distance = distance(to: end)
    guard distance > length else { return nil }
    let part = (distance - length) / distance
    return CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
