// Decides which segment of a segmented control is chosen, and what a finger does with it. It knows
// neither the segments' content nor the control's listeners.

/// A row of segments of which one is chosen.
///
/// The highlight follows the finger over segments that are enabled. A lift on a segment chooses it. [seen]
public struct SegmentRule: Equatable, Sendable {
  /// Stands for no segment: −1. [doc]
  public static let none = -1
  /// Stands for a chosen segment that was removed, and for none after a removal: −2. [seen]
  public static let removed = -2

  private struct Segment: Equatable {
    var isEnabled = true
    /// Its own width, in points; 0 for a share of what the others leave.
    var width = 0.0
  }

  private var segments: [Segment] = []
  /// The chosen segment; ``none`` or ``removed`` without one.
  public private(set) var selected = SegmentRule.none
  /// The segment under a finger; `nil` without a finger, and where it can choose none.
  public private(set) var pressed: Int?
  /// Whether a chosen segment is chosen for one moment only; false by default. [doc]
  public var isMomentary = false

  /// Makes a row without segments.
  public init() {}

  /// How many segments there are.
  public var count: Int { segments.count }

  /// Whether there is a segment with this number.
  public func has(_ index: Int) -> Bool { segments.indices.contains(index) }

  // MARK: Segments

  /// Inserts a segment; a number beyond the ends is the nearer end. [doc]
  ///
  /// - Returns: Its number.
  public mutating func insert(at index: Int) -> Int {
    let place = min(max(index, 0), segments.count)
    segments.insert(Segment(), at: place)
    if selected >= place { selected += 1 }
    if let pressed, pressed >= place { self.pressed = pressed + 1 }
    return place
  }

  /// Removes a segment; a number beyond the ends is the nearer end. [doc]
  ///
  /// - Returns: The number of the segment that is gone; `nil` if there was none.
  public mutating func remove(at index: Int) -> Int? {
    guard !segments.isEmpty else { return nil }
    let place = min(max(index, 0), segments.count - 1)
    segments.remove(at: place)
    if selected > place {
      selected -= 1
    } else if selected == place || selected == Self.none {
      selected = Self.removed
    }
    if let pressed {
      self.pressed = pressed == place ? nil : pressed > place ? pressed - 1 : pressed
    }
    return place
  }

  /// Removes all segments: none is chosen.
  public mutating func removeAll() {
    segments = []
    selected = Self.none
    pressed = nil
  }

  /// Whether a segment can be chosen by a finger; false if there is no such segment.
  public func isEnabled(_ index: Int) -> Bool { has(index) && segments[index].isEnabled }

  /// Sets whether a segment can be chosen. The chosen one is chosen no more if it cannot be. [seen]
  public mutating func setEnabled(_ isEnabled: Bool, at index: Int) {
    guard has(index) else { return }
    segments[index].isEnabled = isEnabled
    guard !isEnabled else { return }
    if selected == index { selected = Self.none }
    if pressed == index { pressed = nil }
  }

  /// Chooses a segment without a finger, and tells no target. [doc] Any number without a segment chooses
  /// none, and so does a momentary row. [ours, doc]
  public mutating func select(_ index: Int) {
    selected = has(index) && !isMomentary ? index : Self.none
  }

  // MARK: Places

  /// A segment's own width, in points; 0 for a share of what the others leave, or without a segment.
  public func width(_ index: Int) -> Double { has(index) ? segments[index].width : 0 }

  /// Sets a segment's own width, in points; anything that is not positive and finite means a share.
  public mutating func setWidth(_ width: Double, at index: Int) {
    guard has(index) else { return }
    segments[index].width = width > 0 && width.isFinite ? width : 0
  }

  /// Where the segments begin, in points, and at last where the last one ends. Shares are whole points,
  /// and the last of them takes the rest. [seen]
  ///
  /// - Parameter length: The width of the row, in points.
  public func edges(in length: Double) -> [Double] {
    var (own, sharing) = (0.0, 0)
    for segment in segments {
      own += segment.width
      if segment.width == 0 { sharing += 1 }
    }
    var rest = max(length - own, 0)
    let share = sharing == 0 ? 0 : (rest / Double(sharing)).rounded(.down)
    var edges = [0.0]
    var edge = 0.0
    for segment in segments {
      if segment.width > 0 {
        edge += segment.width
      } else {
        sharing -= 1
        edge += sharing == 0 ? rest : share
        rest -= share
      }
      edges.append(edge)
    }
    return edges
  }

  /// The segment at a place along the row; `nil` beside the segments.
  public func segment(at place: Double, in length: Double) -> Int? {
    let edges = edges(in: length)
    for index in segments.indices where place >= edges[index] && place < edges[index + 1] {
      return index
    }
    return nil
  }

  // MARK: With a finger

  /// A finger came down or moved to a segment; `nil` is beside all of them.
  public mutating func point(at index: Int?) {
    pressed = index.flatMap { isEnabled($0) ? $0 : nil }
  }

  /// The finger was lifted.
  ///
  /// - Returns: Whether a choice is to be told. The chosen one chosen again is none, except in a
  ///   momentary row. [seen]
  public mutating func lift() -> Bool {
    guard let index = pressed else { return false }
    pressed = nil
    guard isMomentary || index != selected else { return false }
    selected = index
    return true
  }

  /// A key leads on to the next segment that can be chosen: from the pressed one, or else from the chosen
  /// one; without either from the end of the row.
  ///
  /// - Returns: Whether there is one, which is pressed now.
  public mutating func go(isForward: Bool) -> Bool {
    let step = isForward ? 1 : -1
    let start = pressed ?? (has(selected) ? selected : isForward ? -1 : count)
    var index = start + step
    while has(index), !isEnabled(index) { index += step }
    guard has(index) else { return false }
    pressed = index
    return true
  }

  /// A choice was told: in a momentary row, none is chosen any more.
  public mutating func told() { if isMomentary { selected = Self.none } }

  /// The touch was taken away: what was chosen stays.
  public mutating func cancel() { pressed = nil }
}
