// When a view's size changes: what asks for layout, in which order layout runs, and how subviews
// follow by their autoresizing masks.

extension UIView {
  /// Which of a view's margins and lengths give when the superview's size changes.
  ///
  /// The difference is shared among the margins and lengths that give: in proportion to their
  /// present lengths, or equally if they have none. [doc]
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each margin or length.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the superview's left edge gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How often one view is laid out in one pass before the rest waits for the next turn: 100.
  static var layoutRoundsMax: Int { 100 }

  /// Remembers that this view needs layout, and tells the views above and the application.
  final func markNeedsLayout() {
    needsLayout = true
    var top = self
    while let view = top.superviewStorage {
      // The views above have been told.
      guard !view.hasSubviewInNeedOfLayout else { return }
      view.hasSubviewInNeedOfLayout = true
      top = view
    }
    (top as? UIWindow)?.application?.needsLayout = true
  }

  /// Lays out this view and the ones in it that need it, from the outside in.
  final func layoutSubtree() {
    var rounds = 0
    while needsLayout || hasSubviewInNeedOfLayout {
      rounds += 1
      // A view that asks again and again waits for the next turn.
      guard rounds <= UIView.layoutRoundsMax else { return }
      if needsLayout {
        needsLayout = false
        controllerStorage?.viewWillLayoutSubviews()
        layoutSubviews()
        controllerStorage?.viewDidLayoutSubviews()
      }
      hasSubviewInNeedOfLayout = false
      for subview in subviewStorage { subview.layoutSubtree() }
    }
  }

  /// Lets the subviews follow a change of this view's size.
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

/// A view's place along one axis of its superview.
nonisolated struct AutoresizedSpan: Equatable {
  /// The distance from the superview's start, in points.
  var position: CGFloat
  /// The length, in points.
  var length: CGFloat

  /// The place after the superview's length changed, when these of the three parts give.
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
