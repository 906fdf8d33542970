// The bars that show where in the content a scroll view is. They are drawn, not views.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIScrollView {
  /// How long indicators show after the content came to rest, or when they flash, in seconds. [ours]
  nonisolated static var flashDuration: Double { 0.5 }
  /// How thick an indicator is, and how far from the edge, in points. [ours]
  nonisolated static var indicatorThickness: Double { 3 }
  /// The least length of an indicator, in points. [ours]
  nonisolated static var indicatorLengthMin: Double { 36 }

  /// Shows the indicators for a time, in seconds.
  final func showIndicators(for duration: Double) {
    guard let application = windowStorage?.application else { return }
    indicatorsEnd = application.scheduler.now + duration
    lookChanged()
    application.lookWillChange(at: indicatorsEnd)
  }

  private final var showsIndicators: Bool {
    switch rule.phase {
    case .dragging, .decelerating, .easing: true
    case .idle, .caught: (windowStorage?.application?.scheduler.now ?? .infinity) < indicatorsEnd
    }
  }

  /// The indicators as they show now.
  final func indicators(for style: UIUserInterfaceStyle) -> [ViewSnapshot] {
    guard showsIndicators else { return [] }
    windowStorage?.application?.lookWillChange(at: indicatorsEnd)
    var shown: [ViewSnapshot] = []
    let visible = geometry.bounds
    let color = indicatorColor(for: style)
    let margin = CGFloat(2 * UIScrollView.indicatorThickness)
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let (up, across) = (
      verticalScrollIndicatorInsets + safe, horizontalScrollIndicatorInsets + safe
    )
    if showsVerticalScrollIndicator, rule.vertical.canBeDragged,
      let span = span(rule.vertical, at: rule.shown.y, between: (up.top, up.bottom))
    {
      shown.append(
        indicator(
          2 * identity,
          CGRect(
            x: visible.maxX - margin - up.right, y: visible.minY + CGFloat(span.start),
            width: margin / 2, height: CGFloat(span.length)), color))
    }
    if showsHorizontalScrollIndicator, rule.horizontal.canBeDragged,
      let span = span(rule.horizontal, at: rule.shown.x, between: (across.left, across.right))
    {
      shown.append(
        indicator(
          2 * identity + 1,
          CGRect(
            x: visible.minX + CGFloat(span.start), y: visible.maxY - margin - across.bottom,
            width: CGFloat(span.length), height: margin / 2), color))
    }
    return shown
  }

  /// Where an indicator lies in the viewport, in points; `nil` where there is no room for one. Content
  /// beyond its edges makes it shorter.
  private final func span(
    _ axis: ScrollAxis, at offset: Double, between insets: (before: CGFloat, after: CGFloat)
  ) -> (start: Double, length: Double)? {
    let thickness = UIScrollView.indicatorThickness
    let room = axis.length - 2 * thickness - Double(insets.before + insets.after)
    guard room > UIScrollView.indicatorLengthMin else { return nil }
    let way = axis.range.upperBound - axis.range.lowerBound
    let length = max(room * axis.length / (axis.length + way), UIScrollView.indicatorLengthMin)
    let place = way > 0 ? (axis.clamped(offset) - axis.range.lowerBound) / way : 0
    let beyond = (offset - axis.clamped(offset)).magnitude
    let rest = max(length - beyond, 2 * thickness)
    let start = Double(insets.before) + thickness + place * (room - length)
    return (offset > axis.range.upperBound ? start + length - rest : start, rest)
  }

  private final func indicatorColor(for style: UIUserInterfaceStyle) -> CGColor {
    switch indicatorStyle {
    case .default: UIColor.secondaryLabel.resolved(for: style)
    case .black: UIColor.secondaryLabel.resolved(for: .light)
    case .white: UIColor.secondaryLabel.resolved(for: .dark)
    }
  }

  private final func indicator(_ number: Int, _ frame: CGRect, _ color: CGColor) -> ViewSnapshot {
    ViewSnapshot(
      overlay: number, filling: frame, color,
      cornerRadius: CGFloat(UIScrollView.indicatorThickness / 2))
  }
}
