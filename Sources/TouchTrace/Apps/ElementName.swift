// What tests and recordings call the elements that assistive technologies reach.

import TouchKit

nonisolated extension AccessibilitySnapshot {
  /// What it may be called: its label and its identifier.
  package var names: [String] {
    [told?.label, identifier].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension UIApplication {
  /// The elements in reading order, those of the windows behind first.
  package final var elementsInReach: [AccessibilitySnapshot] {
    accessibilitySnapshot().flatMap { $0.elements }
  }

  /// The first element in reading order with this label or identifier.
  package final func element(called name: String) -> AccessibilitySnapshot? {
    elementsInReach.first { $0.names.contains(name) }
  }

  /// A name that leads to the element of this number; `nil` if it has none, or another one is found first.
  package final func name(ofElement number: Int) -> String? {
    let elements = elementsInReach
    guard let own = elements.first(where: { $0.identity == number }) else { return nil }
    return own.names.first { name in
      elements.first { $0.names.contains(name) }?.identity == number
    }
  }
}

nonisolated extension HostInput.AccessibilityInput.Action {
  /// A call of a test's screen that asks an element this.
  ///
  /// - Parameters:
  ///   - view: The element's number.
  ///   - name: What it is called; `nil` if the number has to say it.
  func source(view: Int, called name: String?) -> String {
    guard let name = name?.debugDescription else {
      let action =
        switch self {
        case .scroll(let direction): "scroll(.\(direction))"
        case .custom(let name): "custom(name: \(name.debugDescription))"
        case .magicTap: "magicTap"
        case .activate, .increment, .decrement, .escape, .focus: "\(self)"
        }
      return "screen.ask(.\(action), of: \(view))"
    }
    return switch self {
    case .activate, .increment, .decrement, .focus: "screen.\(self)(\(name))"
    case .escape: "screen.escape(from: \(name))"
    case .magicTap: "screen.magicTap(at: \(name))"
    case .scroll(let direction): "screen.scroll(.\(direction), at: \(name))"
    case .custom(let action): "screen.perform(\(action.debugDescription), on: \(name))"
    }
  }
}
