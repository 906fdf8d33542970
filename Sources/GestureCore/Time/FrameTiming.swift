/// When frames begin: at whole multiples of a period, or when the host says so.
///
/// A host that shows frames on a display says when each begins. Without such a host, as in a test,
/// frames begin by themselves while time passes, as long as something waits for them.
public struct FrameTiming: Equatable, Sendable {
  /// When the next frame begins by itself, in seconds; `.infinity` if nothing waits for it, or if the
  /// host says when.
  public private(set) var due = Double.infinity
  /// When the last frame began, in seconds; `-.infinity` before the first one.
  public private(set) var last = -Double.infinity
  /// Whether the host says when frames begin. It becomes true the first time that the host does so.
  public private(set) var isSaidByHost = false

  /// Makes a timing without any frame yet.
  public init() {}

  /// Something waits for a frame: the next one begins at the first multiple of the period after `now`
  /// and after the last frame, unless it is due already.
  ///
  /// Beyond 2⁵² frames there are no more.
  ///
  /// - Parameters:
  ///   - now: The present time, in seconds.
  ///   - period: How long a frame takes, in seconds; more than 0.
  public mutating func expect(after now: Double, period: Double) {
    guard !isSaidByHost, due == .infinity else { return }
    let base = max(now, last)
    var number = (base / period).rounded(.down)
    // Beyond this limit, a number of frames plus 1 is the same number.
    guard number < 4_503_599_627_370_496 else { return }
    // The quotient may have been rounded up or down.
    while number * period <= base { number += 1 }
    due = number * period
  }

  /// From now on, the host says when frames begin.
  public mutating func followHost() {
    isSaidByHost = true
    due = .infinity
  }

  /// A frame begins at a time, in seconds.
  ///
  /// - Returns: False, and nothing changes, if a frame of this time or a later one has begun already.
  public mutating func begin(at time: Double) -> Bool {
    guard time > last else { return false }
    last = time
    due = .infinity
    return true
  }
}
