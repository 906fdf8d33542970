// The events and the states of a control.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIControl {
  /// What a control tells.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ events: ControlRule.Events) { rawValue = events.rawValue }

    /// A finger came down.
    public static let touchDown = Event(.touchDown)
    /// A finger came down again soon after the last time.
    public static let touchDownRepeat = Event(.touchDownRepeat)
    /// The finger moved inside: within 70 points of the bounds. [seen]
    public static let touchDragInside = Event(.touchDragInside)
    /// The finger moved outside.
    public static let touchDragOutside = Event(.touchDragOutside)
    /// The finger came back inside.
    public static let touchDragEnter = Event(.touchDragEnter)
    /// The finger left.
    public static let touchDragExit = Event(.touchDragExit)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(.touchUpInside)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(.touchUpOutside)
    /// The touch was taken away.
    public static let touchCancel = Event(.touchCancel)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control, from any cause.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was asked for. TouchKit has no menus and sends none.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field is first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is first responder no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user typed Return in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that come from text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All that come from touches.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// For the app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the system's own use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// A finger presses it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be pressed.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where content lies across.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge: the title takes what the picture leaves.
    case fill
    /// Where reading begins; here, at the left edge.
    case leading
    /// Where reading ends; here, at the right edge.
    case trailing
  }

  /// Where content lies up and down.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// From edge to edge.
    case fill
  }
}
