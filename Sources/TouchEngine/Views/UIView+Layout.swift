// Layout: requests, the order in which layout runs, and the autoresizing of subviews when a view's
// size changes.

extension UIView {
  /// The margins and lengths of a view that are flexible when the superview's size changes.
  ///
  /// The difference is divided among the flexible margins and lengths: in proportion to their
  /// present lengths, or equally if all are 0. [doc]
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each margin or length.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How often views are laid out again in one pass before the rest waits for the next turn: 1,000. All
  /// views share them, so that two that ask each other for layout cannot make each round of theirs many
  /// rounds of the views around them.
  static var layoutRepeatsMax: Int { 1_000 }
  /// How often one view and its subviews are laid out in a row before all that asks again waits for the
  /// next turn: 100. Views that ask each other for layout would never end.
  static var layoutRoundsMax: Int { 100 }

  /// Notes that this view needs layout, and tells its superviews and the application.
  final func markNeedsLayout() {
    needsLayout = true
    var top = self
    while let view = top.superviewStorage {
      // The superviews have been told.
      guard !view.hasSubviewInNeedOfLayout else { return }
      view.hasSubviewInNeedOfLayout = true
      top = view
    }
    (top as? UIWindow)?.application?.needsLayout = true
  }

  /// Lays this view and its subviews out, as often as their code asks for it, up to a limit.
  final func layoutTree() {
    var repeatsLeft = UIView.layoutRepeatsMax
    layoutSubtree(&repeatsLeft)
  }

  /// Lays out this view and its subviews if they need it, outer views first.
  ///
  /// - Parameter repeatsLeft: How often views may still be laid out again in this pass.
  final func layoutSubtree(_ repeatsLeft: inout Int) {
    var rounds = 0
    while needsLayout || hasSubviewInNeedOfLayout {
      rounds += 1
      if rounds == UIView.layoutRoundsMax { repeatsLeft = 0 }
      if needsLayout {
        needsLayout = false
        owner?.viewWillLayoutSubviews()
        layoutSubviews()
        owner?.viewDidLayoutSubviews()
      }
      if exchange(&hasSubviewInNeedOfLayout, with: false) {
        for subview in subviewStorage { subview.layoutSubtree(&repeatsLeft) }
      }
      guard repeatsLeft > 0 else { return }
      if needsLayout || hasSubviewInNeedOfLayout { repeatsLeft -= 1 }
    }
  }

  /// Resizes the subviews after a change of this view's size.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let size = geometry.bounds.size
    for subview in subviewStorage where !subview.autoresizingMask.isEmpty {
      subview.follow(from: oldSize, to: size)
    }
  }

  private final func follow(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    let geometry = self.geometry
    let horizontal = AutoresizedSpan(
      position: geometry.center.x - geometry.anchor.x * geometry.bounds.size.width,
      length: geometry.bounds.size.width
    ).following(
      from: oldSize.width, to: newSize.width, before: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedSpan(
      position: geometry.center.y - geometry.anchor.y * geometry.bounds.size.height,
      length: geometry.bounds.size.height
    ).following(
      from: oldSize.height, to: newSize.height, before: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    changeGeometry {
      $0.bounds.size = CGSize(width: horizontal.length, height: vertical.length)
      $0.center = CGPoint(
        x: horizontal.position + $0.anchor.x * horizontal.length,
        y: vertical.position + $0.anchor.y * vertical.length)
    }
  }
}

/// A view's position and length along one axis of its superview.
nonisolated struct AutoresizedSpan: Equatable {
  /// The distance from the superview's start, in points.
  var position: CGFloat
  /// The length, in points.
  var length: CGFloat

  /// The span after the superview's length changed, if the given parts of the three are flexible.
  func following(
    from oldTotal: CGFloat, to newTotal: CGFloat, before: Bool, length giving: Bool, after: Bool
  ) -> AutoresizedSpan {
    let difference = newTotal - oldTotal
    let givingCount = (before ? 1 : 0) + (giving ? 1 : 0) + (after ? 1 : 0)
    guard givingCount > 0, difference != 0 else { return self }
    let rest = oldTotal - position - length
    let sum = (before ? position : 0) + (giving ? length : 0) + (after ? rest : 0)
    func share(_ part: CGFloat, _ gives: Bool) -> CGFloat {
      guard gives else { return 0 }
      return sum > 0 ? difference * part / sum : difference / CGFloat(givingCount)
    }
    return AutoresizedSpan(
      position: position + share(position, before), length: max(0, length + share(length, giving)))
  }
}
