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
      let property = holder.properties.first { $0.value as? UIView === self }
      if let property { return property.name }
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
  /// The stored properties that classes of the app give it. No code of the app may be running.
  var properties: [(name: String, value: Any)] {
    var all: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror, !Self.isOfLibrary(present.subjectType) {
      for child in present.children {
        guard let label = child.label else { continue }
        all.append((String(label.trimmingPrefix("$__lazy_storage_$_")), child.value))
      }
      mirror = present.superclassMirror
    }
    return all
  }

  /// Whether a class is one of this library, whose properties are its own matter.
  static func isOfLibrary(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("TouchEngine.") || name.hasPrefix("TouchWidgets.")
  }
}
