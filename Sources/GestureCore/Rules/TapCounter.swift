// Decides the tap count of each touch of one window. It knows neither views nor recognizers: every
// touch of the window counts, whatever view or recognizer receives it.

/// Counts taps in quick succession at one place.
///
/// A touch joins a running tap sequence when it goes down soon enough after the sequence's last
/// lift, and near enough to the sequence's first down on both axes; otherwise its count is 1 and a
/// new sequence starts. [seen]
///
///     var counter = TapCounter()
///     counter.down(at: Point(10, 10), time: 0)   // 1
///     counter.lifted(at: 0.1)
///     counter.down(at: Point(12, 10), time: 0.3) // 2
///
/// A touch that can be no tap any more, because it is down too long or has gone too far, counts 0
/// from then on and ends its sequence. [seen; the limits ours]
///
/// Fingers that are down together each have a sequence of their own, so that both fingers of a
/// two-finger double tap count 1, then 2. A touch that starts a sequence while no other finger is
/// down ends all the earlier ones: a tap elsewhere breaks a double tap. [ours]
public struct TapCounter: Equatable, Sendable {
  /// How long the pause between a lift and the next down may be, in seconds. [seen]
  public var maximumGap: Double = 0.35

  /// How near a touch must be to the first down, in points, on each axis; as far does not join.
  /// [seen]
  public var maximumDistance: Double = 45

  /// How long a touch can be down and still be a tap, in seconds. [ours: as `TapRule`]
  public var maximumDuration: Double = 0.75

  /// How far a touch can go from its own down, in a straight line, and still be a tap, in points.
  /// [ours: as `TapRule`]
  public var maximumMovement: Double = 45

  /// How many sequences are remembered. Beyond it the oldest one without a finger is forgotten; if
  /// all have fingers, a further finger counts 1 and is not remembered. [ours]
  public static let maximumSequences = 16

  private enum Finger: Equatable, Sendable {
    case down(Int)
    case up(since: Double)
  }

  private struct Sequence: Equatable, Sendable {
    let first: Point
    var count: Int
    var finger: Finger
  }

  private var sequences: [Sequence] = []

  /// Makes a counter that has seen no touch.
  public init() {}

  /// A touch went down; the result is its tap count, from 1 upwards.
  ///
  /// `finger` is the caller's name for it, different from all others that are down; a caller with
  /// one finger can leave it out. Complexity: one step for each remembered sequence.
  public mutating func down(finger: Int = 0, at location: Point, time: Double) -> Int {
    forget(finger: finger)
    forgetSequences(endedBefore: time)
    if let index = nearest(to: location) {
      sequences[index].count += 1
      sequences[index].finger = .down(finger)
      return sequences[index].count
    }
    if !isAnyFingerDown { sequences.removeAll(keepingCapacity: true) }
    if sequences.count >= Self.maximumSequences {
      guard let oldest = sequences.firstIndex(where: Self.isUp) else { return 1 }
      sequences.remove(at: oldest)
    }
    sequences.append(Sequence(first: location, count: 1, finger: .down(finger)))
    return 1
  }

  /// A touch was lifted.
  public mutating func lifted(finger: Int = 0, at time: Double) {
    for index in sequences.indices where sequences[index].finger == .down(finger) {
      sequences[index].finger = .up(since: time)
    }
  }

  /// A touch was cancelled: it was no tap, and its sequence is over.
  public mutating func cancelled(finger: Int = 0) {
    forget(finger: finger)
  }

  /// Whether a touch that went down at `downTime` is down too long to be a tap.
  public func isTooLong(downAt downTime: Double, until time: Double) -> Bool {
    time > downTime + maximumDuration
  }

  /// Whether a touch that has gone by `movement` from its down has gone too far to be a tap.
  public func isTooFar(_ movement: Point) -> Bool { movement.length > maximumMovement }

  /// A touch can be no tap any more: it counts 0, and its sequence is over.
  public mutating func spoiled(finger: Int = 0) {
    forget(finger: finger)
  }

  /// Forgets every touch; the settings stay.
  public mutating func reset() {
    sequences.removeAll(keepingCapacity: true)
  }

  private static func isUp(_ sequence: Sequence) -> Bool {
    if case .up = sequence.finger { return true }
    return false
  }

  private var isAnyFingerDown: Bool {
    for sequence in sequences where !Self.isUp(sequence) { return true }
    return false
  }

  private mutating func forget(finger: Int) {
    sequences.removeAll { $0.finger == .down(finger) }
  }

  private mutating func forgetSequences(endedBefore time: Double) {
    let gap = maximumGap
    sequences.removeAll {
      guard case .up(let since) = $0.finger else { return false }
      return time > since + gap
    }
  }

  /// The running sequence whose first down is nearest. Of two at the same distance, the older one.
  private func nearest(to location: Point) -> Int? {
    var best: Int?
    var bestDistance = Double.infinity
    for (index, sequence) in sequences.enumerated() where Self.isUp(sequence) {
      let offset = location - sequence.first
      if offset.x.magnitude < maximumDistance, offset.y.magnitude < maximumDistance,
        offset.length < bestDistance
      {
        best = index
        bestDistance = offset.length
      }
    }
    return best
  }
}
