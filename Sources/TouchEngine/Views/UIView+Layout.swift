// Layout: requests, the order in which layout runs, and the autoresizing of subviews when a view's
// size changes.

import GestureCore

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
      let isTold = !view.subviewsInNeedOfLayout.isEmpty
      view.subviewsInNeedOfLayout.note(top)
      // Then the superviews were told, too.
      if isTold { return }
      top = view
    }
    (top as? UIWindow)?.application?.needsLayout = true
  }

  /// Whether this view or one in it needs layout.
  final var isInNeedOfLayout: Bool { needsLayout || !subviewsInNeedOfLayout.isEmpty }

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
    while isInNeedOfLayout {
      rounds += 1
      if rounds == UIView.layoutRoundsMax {
        repeatsLeft = 0
        reportEndlessLayout(after: rounds)
      }
      if needsLayout {
        needsLayout = false
        owner?.viewWillLayoutSubviews()
        layoutSubviews()
        owner?.viewDidLayoutSubviews()
      }
      switch exchange(&subviewsInNeedOfLayout, with: .none) {
      case .none: break
      case .one(let subview): subview.layoutSubtree(&repeatsLeft)
      case .several: for subview in subviewStorage { subview.layoutSubtree(&repeatsLeft) }
      }
      guard repeatsLeft > 0 else { return }
      if isInNeedOfLayout {
        repeatsLeft -= 1
        if repeatsLeft == 0 { reportEndlessLayout(after: UIView.layoutRepeatsMax) }
      }
    }
  }

  @inline(never)
  private final func reportEndlessLayout(after times: Int) {
    windowStorage?.application?.report(.repeatsItself(observationID, .layout(timesMax: times)))
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
      position: Double(geometry.center.x - geometry.anchor.x * geometry.bounds.size.width),
      length: Double(geometry.bounds.size.width)
    ).following(
      from: Double(oldSize.width), to: Double(newSize.width),
      before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedSpan(
      position: Double(geometry.center.y - geometry.anchor.y * geometry.bounds.size.height),
      length: Double(geometry.bounds.size.height)
    ).following(
      from: Double(oldSize.height), to: Double(newSize.height),
      before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    let size = CGSize(width: CGFloat(horizontal.length), height: CGFloat(vertical.length))
    changeGeometry {
      $0.bounds.size = size
      $0.center = CGPoint(
        x: CGFloat(horizontal.position) + $0.anchor.x * size.width,
        y: CGFloat(vertical.position) + $0.anchor.y * size.height)
    }
  }
}

/// Which subviews of a view need layout, or have a view in them that does.
nonisolated enum SubviewsInNeed {
  case none
  /// This one; `forget(_:)` is called before it leaves.
  case one(UIView)
  /// More than one: which, they know themselves.
  case several

  /// Whether there is none.
  var isEmpty: Bool {
    if case .none = self { return true }
    return false
  }

  /// Notes one more.
  mutating func note(_ view: UIView) {
    switch self {
    case .none: self = .one(view)
    case .one(let other): if other !== view { self = .several }
    case .several: break
    }
  }

  /// A subview leaves.
  mutating func forget(_ view: UIView) {
    if case .one(let other) = self, other === view { self = .none }
  }
}
