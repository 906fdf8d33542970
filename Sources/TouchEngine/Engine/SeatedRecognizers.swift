// The recognizers that take part in a contest, by seat.

/// Keeps the recognizers in taken seats alive.
///
/// The list counts references itself: one when a recognizer takes its seat, and one less when it
/// leaves. By measurement, an array of optional references takes three times as long to let them go.
struct SeatedRecognizers: ~Copyable {
  typealias Reference = Unmanaged<UIGestureRecognizer>

  /// By seat; `nil` in a free seat. Each reference was counted once, in ``put(_:in:)``. The code that takes
  /// it out of the list lets it go.
  private var references: [Reference?] = []
  /// An empty list with room for the recognizers of the next gesture.
  private var spare: [Reference?] = []

  deinit {
    for reference in references { reference?.release() }
  }

  /// The recognizer in a taken seat. The list keeps it alive until the seat is free.
  @inline(__always)
  func borrowed(at seat: Int) -> Borrowed<UIGestureRecognizer> {
    assert(references[seat] != nil, "a free seat is borrowed")
    return Borrowed(references[seat].unsafelyUnwrapped)
  }

  /// Has a recognizer take a free seat, or the one after the last.
  @inline(__always)
  mutating func put(_ recognizer: UIGestureRecognizer, in seat: Int) {
    let reference = Reference.passRetained(recognizer)
    if seat == references.count {
      references.append(reference)
    } else {
      assert(references[seat] == nil, "a taken seat is taken again")
      references[seat] = reference
    }
  }

  /// Frees seats.
  ///
  /// - Parameters:
  ///   - seats: The seats.
  ///   - areLast: Whether no other seat is taken.
  /// - Returns: The references of these seats, by seat. The caller lets them go, and then hands the
  ///   list to ``keepRoom(of:)``.
  mutating func free(_ seats: [Int], areLast: Bool) -> [Reference?] {
    // Nearly always all leave together.
    if areLast { return exchange(&references, with: exchange(&spare, with: [])) }
    var left = [Reference?](repeating: nil, count: references.count)
    for seat in seats { left[seat] = exchange(&references[seat], with: nil) }
    return left
  }

  /// Keeps the room of a list whose references were let go.
  mutating func keepRoom(of list: consuming [Reference?]) {
    guard list.capacity > spare.capacity else { return }
    list.removeAll(keepingCapacity: true)
    spare = list
  }
}
