// What observers hear of the focus of a keyboard.

import GestureCore

nonisolated extension Observation {
  /// What happened to the focus of a keyboard.
  public enum FocusEvent: Equatable, Sendable {
    /// It moved; `nil` stands for no view.
    case moved(from: ViewID?, to: ViewID?, because: FocusCause)
    /// It did not move.
    case stayed(at: ViewID?, because: FocusRefusal)
    /// Return or Space was pressed on the view, and this came of it.
    case activated(ViewID, Assistance)
    /// The view used an arrow for its own value.
    case adjusted(ViewID, by: FocusArrow)
    /// Something was to go back or to close, and this came of it.
    case escaped(ResponderID, Assistance)
    /// The view with the focus was asked for the action with this name, and this came of it.
    case acted(ViewID, String, Assistance)
  }

  /// Why the focus moved.
  public enum FocusCause: Equatable, Sendable {
    /// A key moved it.
    case key(FocusKey)
    /// The app, or an assistive technology, asked for it.
    case asked
    /// The view that had it cannot have it any more.
    case lost(FocusLoss)
  }

  /// Why the focus did not move.
  public enum FocusRefusal: Equatable, Sendable {
    /// There is nothing that a key leads to.
    case nothing(FocusKey)
    /// ``FocusResponder/shouldUpdateFocus(in:)`` of the responder says no.
    case refused(by: ResponderID)
    /// The first responder edits a text and refuses to end.
    case edits(ResponderID)
    /// What it was to go to cannot have it now.
    case notFocusable
    /// Code that hears of changes made so many changes in one turn, again and again.
    case tooManyChanges(allowed: Int)
  }
}

nonisolated extension Observation.FocusEvent {
  /// What happened, in words.
  func text(naming name: (Observation.ViewID) -> String) -> String {
    func named(_ view: Observation.ViewID?) -> String { view.map(name) ?? "nothing" }
    switch self {
    case .moved(let old, let new, let cause):
      return "focus goes from \(named(old)) to \(named(new)): \(cause.text)"
    case .stayed(let view, let refusal):
      return "focus stays at \(named(view)): \(refusal.text(naming: name))"
    case .activated(let view, let assistance):
      return
        "keyboard activates \(name(view)): \(assistance.text(naming: name, for: .view(view)))"
    case .acted(let view, let action, let assistance):
      return "keyboard asks \(name(view)) to \"\(action)\": "
        + assistance.text(naming: name, for: .view(view))
    case .adjusted(let view, let arrow): return "\(name(view)) uses the arrow \(arrow) itself"
    case .escaped(let responder, let assistance):
      return "keyboard asks \(responder.text(naming: name)) to escape: "
        + assistance.text(naming: name, for: responder)
    }
  }
}

nonisolated extension Observation.FocusCause {
  fileprivate var text: String {
    switch self {
    case .key(let key): key.text
    case .asked: "the app asked for it"
    case .lost(.gone): "what had it is gone"
    case .lost(.hidden): "what had it is hidden"
    case .lost(.disabled): "what had it cannot have it now"
    case .lost(.covered): "what had it is covered"
    }
  }
}

nonisolated extension Observation.FocusRefusal {
  fileprivate func text(naming name: (Observation.ViewID) -> String) -> String {
    switch self {
    case .nothing(let key): "\(key.text) leads nowhere"
    case .refused(let responder):
      "shouldUpdateFocus(in:) of \(responder.text(naming: name)) says no"
    case .edits(let responder): "\(responder.text(naming: name)) refuses to end editing"
    case .notFocusable: "what it was to go to cannot have it"
    case .tooManyChanges(let allowed):
      "more than \(allowed) changes in one turn; the rest is dropped"
    }
  }
}

nonisolated extension FocusKey {
  fileprivate var text: String {
    switch self {
    case .next: "Tab"
    case .previous: "Shift and Tab"
    case .arrow(let arrow): "the arrow \(arrow)"
    case .activate: "Return or Space"
    case .escape: "Escape"
    case .action(let number): "Control and \(number + 1)"
    case .move(let arrow): "Alternate and the arrow \(arrow)"
    }
  }
}
