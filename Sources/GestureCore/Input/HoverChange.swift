/// What a pointer's movement means for the things under it: left, stayed on, entered, to be told in
/// this order [ours].
public struct HoverChange<Element: Equatable> {
  /// What the pointer was over and is not any more, in the old order.
  public let left: [Element]
  /// What the pointer was over and still is, in the old order.
  public let stayed: [Element]
  /// What the pointer is over now and was not before, in the new order.
  public let entered: [Element]

  /// Compares what the pointer was over with what it is over now.
  ///
  /// - Complexity: O(old · new); there are a few of each.
  public init(from old: [Element], to new: [Element]) {
    left = old.filter { !new.contains($0) }
    stayed = old.filter { new.contains($0) }
    entered = new.filter { !old.contains($0) }
  }
}
