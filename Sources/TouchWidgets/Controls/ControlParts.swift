// What controls draw themselves with: views that take no fingers, and colours that several share.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A view that controls draw themselves with; it takes no fingers.
final class ControlPart: UIView {
  init(color: UIColor? = nil, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.cornerRadius = cornerRadius
  }

  deinit {}

  /// Makes a white thumb with a fine line around it, which shows on white ground too.
  static func thumb(height: CGFloat) -> ControlPart {
    let thumb = ControlPart(color: .white, cornerRadius: height / 2)
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
    return thumb
  }
}

extension UIControl {
  /// These traits, and that the control is not enabled if it is not.
  final func enabledTraits(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    let chosen = isSelected ? traits.union(.selected) : traits
    return isEnabled ? chosen : chosen.union(.notEnabled)
  }
}

nonisolated extension FocusArrow {
  /// Whether it leads to the right; `nil` for an arrow up or down.
  var isForward: Bool? {
    switch self {
    case .right: true
    case .left: false
    case .up, .down: nil
    }
  }
}

nonisolated extension UIColor {
  /// What tracks and grounds of controls are filled with.
  static let controlFill = UIColor(
    light: UIColor(0x787880).withAlphaComponent(0.16),
    dark: UIColor(0x787880).withAlphaComponent(0.36))
  /// A control's ground under a finger.
  static let controlPressed = UIColor(0xD1D1D6, dark: 0x545458)
  /// The chosen one of several on a control's ground.
  static let controlChoice = UIColor(0xFFFFFF, dark: 0x636366)
  /// The text of what cannot be pressed.
  static let controlDisabled = UIColor(
    light: UIColor(0x3C3C43).withAlphaComponent(0.3),
    dark: UIColor(0xEBEBF5).withAlphaComponent(0.3))
}

extension UIView {
  /// How long controls take to show a change that is animated, in seconds. [ours]
  static var controlDuration: TimeInterval { 0.2 }

  /// Changes how a control looks, animated or at once. It can be touched meanwhile.
  static func changeLook(animated: Bool, _ changes: () -> Void) {
    guard animated else { return performWithoutAnimation(changes) }
    animate(
      withDuration: controlDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }
}
