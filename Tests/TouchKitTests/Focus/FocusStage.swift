// Views for tests of the focus, which note what they are asked and told.

import TouchTesting
import UIKit

/// A view that can have the focus.
final class Spot: UIView {
  let name: String
  var isOpen = true
  var lets = true
  var onUpdate: (UIFocusUpdateContext) -> Void = { _ in }
  var wants: [any UIFocusEnvironment]?
  var taps = 0

  init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 40) {
    self.name = name
    super.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }
  deinit {}

  override var canBecomeFocused: Bool { isOpen }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    wants ?? super.preferredFocusEnvironments
  }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { onUpdate(context) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
}

/// A view that is a group by its name, and notes what it hears.
final class Group: UIView {
  var onUpdate: (UIFocusUpdateContext) -> Void = { _ in }
  var lets = true

  init(_ name: String?, _ frame: CGRect) {
    super.init(frame: frame)
    focusGroupIdentifier = name
  }
  deinit {}

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { onUpdate(context) }
}

extension UIKeyboardHIDUsage {
  /// The arrow of a letter: u, d, l, r.
  static func arrow(_ letter: Character) -> UIKeyboardHIDUsage {
    switch letter {
    case "u": .keyboardUpArrow
    case "d": .keyboardDownArrow
    case "l": .keyboardLeftArrow
    default: .keyboardRightArrow
    }
  }
}

extension TestScreen {
  /// The name of what has the focus.
  var focus: String {
    guard let view = focusedView else { return "-" }
    return (view as? Spot)?.name ?? (view as? UIButton)?.currentTitle
      ?? (view as? UITableViewCell)?.textLabel?.text ?? "\(Swift.type(of: view))"
  }

  /// Presses keys: u, d, l, r for arrows, t for Tab, T for Shift and Tab, e for Return, s for space, x for
  /// Escape. Returns where the focus is after each.
  func walk(_ keys: String) -> String {
    keys.map { key in
      switch key {
      case "t": press(.keyboardTab)
      case "T": press(.keyboardTab, .shift)
      case "e": press(.keyboardReturnOrEnter)
      case "s": press(.keyboardSpacebar, typing: " ")
      case "x": press(.keyboardEscape)
      default: press(.arrow(key))
      }
      return focus
    }.joined(separator: " ")
  }

  /// What observers hear of the focus while a closure runs.
  func told(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let token = application.addObserver { observation in
      if case .focus = observation.decision { lines.append("\(observation)") }
    }
    body()
    application.removeObserver(token)
    return lines
  }

  /// Adds spots in rows of letters, 60 points apart; a dot leaves a place empty.
  @discardableResult
  func spots(_ rows: String..., in view: UIView? = nil) -> [Spot] {
    var all: [Spot] = []
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() where letter != "." {
        let spot = Spot(String(letter), 20 + 60 * CGFloat(x), 20 + 60 * CGFloat(y))
        (view ?? window).addSubview(spot)
        all.append(spot)
      }
    }
    return all
  }
}
