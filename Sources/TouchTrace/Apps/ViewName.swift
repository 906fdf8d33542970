// What texts for people call a view: names that stay when views are created in another order. Logs have
// numbers, which are the same everywhere.

import TouchKit

extension UIView {
  /// A name that stays when code around the view changes: its identifier; else the property of its
  /// controller, or of a view around it, that holds it; else its class with the text that it shows. `nil` if it
  /// has none of these: then its number is all there is.
  ///
  ///     clear.accessibilityIdentifier = "clear"   // clear
  ///     let clearButton = UIButton()              // clearButton
  ///     view.addSubview(UIButton(type: .system))  // button “Clear”
  ///
  /// - Complexity: the number of stored properties of the objects around the view.
  package var lastingName: String? {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return propertyName ?? nameWithText
  }

  /// The name of the property that holds the view.
  private var propertyName: String? {
    var responder = next
    while let holder = responder, !(holder is UIApplication) {
      if let part = holder.propertyParts.first(where: { $0.part.view === self }) {
        return part.name
      }
      responder = holder.next
    }
    return nil
  }

  private var nameWithText: String? {
    let text =
      switch self {
      case let button as UIButton: button.currentTitle
      case let label as UILabel: label.text
      case let cell as UITableViewCell: cell.textLabel?.text
      default: String?.none
      }
    guard let text, !text.isEmpty else { return nil }
    let shown = text.count > 24 ? "\(text.prefix(23))…" : text
    return "\(observationID.className) “\(shown)”"
  }
}

extension UIResponder {
  /// Whether its class is one of this library, whose properties are its own matter.
  var isOfLibrary: Bool { Self.isOfLibrary(classPath(of: self)) }

  /// Whether a class with this path is one of this library.
  static func isOfLibrary(_ path: String) -> Bool {
    path.hasPrefix("TouchEngine.") || path.hasPrefix("TouchWidgets.")
  }
}

/// A view or a recognizer that a stored property holds.
enum Part {
  case view(UIView)
  case recognizer(UIGestureRecognizer)

  /// The view, if it is one.
  var view: UIView? { if case .view(let view) = self { view } else { nil } }
}
