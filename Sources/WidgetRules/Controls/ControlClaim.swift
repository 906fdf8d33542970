// Which gestures a control keeps from recognizers of the views around it. It knows no control and no
// recognizer.

import GestureCore

/// What a control keeps for itself when a recognizer wants to begin. [doc]
///
/// A recognizer of a view around the control may not take the gesture that is the control's own:
///
/// | Control | Keeps, from one finger |
/// |---|---|
/// | button, switch, stepper, segmented control, page control | a single tap |
/// | slider | a swipe along the slider that starts on its thumb |
/// | switch | a pan along the switch that starts on its thumb |
///
/// It keeps nothing from a recognizer of its own, nothing while it is disabled, and nothing from a
/// recognizer that cancels no touches, because views are not asked about that one. Every other gesture
/// goes to the recognizer, and the control hears that its touch is cancelled.
public struct ControlClaim: Equatable, Sendable {
  /// A class of controls.
  public enum Kind: Int, CaseIterable, Equatable, Sendable {
    /// A class of the app's own: it keeps nothing. [seen]
    case plain
    /// A button.
    case button
    /// A switch.
    case onOff
    /// A slider.
    case slider
    /// A stepper.
    case stepper
    /// A segmented control.
    case segments
    /// A page control.
    case pages
    /// A text field. It keeps nothing: it has a tap recognizer of its own, which is the deepest.
    case text
  }

  /// What a recognizer is about to recognize.
  public enum Gesture: Equatable, Sendable {
    /// A tap, this many times.
    case tap(count: Int)
    /// A swipe, by this much in the control's coordinates, in points.
    case swipe(travel: Point)
    /// A pan, by this much in the control's coordinates, in points.
    case pan(travel: Point)
    /// Anything else.
    case other
  }

  /// Its class.
  public var kind: Kind
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// Whether the gesture started on the control's thumb.
  public var startsOnThumb: Bool

  /// Makes the claim of a control.
  public init(_ kind: Kind, isEnabled: Bool = true, startsOnThumb: Bool = false) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.startsOnThumb = startsOnThumb
  }

  /// Whether a recognizer that cancels touches may begin.
  ///
  /// - Parameters:
  ///   - gesture: What it is about to recognize.
  ///   - fingers: With how many fingers.
  ///   - isOwn: Whether it is a recognizer of the control itself, which wins over the control.
  public func lets(_ gesture: Gesture, fingers: Int, isOwn: Bool) -> Bool {
    isOwn || !isEnabled || fingers != 1 || !keeps(gesture)
  }

  private func keeps(_ gesture: Gesture) -> Bool {
    switch (kind, gesture) {
    case (.button, .tap(1)), (.onOff, .tap(1)), (.stepper, .tap(1)), (.segments, .tap(1)),
      (.pages, .tap(1)):
      true
    case (.slider, .swipe(let travel)), (.onOff, .pan(let travel)):
      startsOnThumb && travel.x.magnitude > travel.y.magnitude
    default: false
    }
  }
}
