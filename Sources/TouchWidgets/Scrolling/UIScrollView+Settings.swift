// The values of a scroll view's settings.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIScrollView {
  /// How quickly content slows down.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// How much of a velocity is left after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that is to stop soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.990)
  }

  /// When a drag ends editing.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When it begins.
    case onDrag
    /// When the finger reaches the keyboard, which does not follow it. [ours]
    case interactive
    /// When it begins.
    case onDragWithAccessory
    /// The same as ``interactive``: the input accessory view counts as a part of the keyboard. [ours]
    case interactiveWithAccessory
  }

  /// How indicators look.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark in light surroundings, and light in dark ones.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// What of the safe area is added to the insets.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The sides along which it scrolls; here the same as ``scrollableAxes``.
    case automatic
    /// The sides along which it scrolls.
    case scrollableAxes
    /// Nothing.
    case never
    /// All sides.
    case always
  }
}
