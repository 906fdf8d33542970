// What a person asks through an assistive technology, by the names that are read aloud.

import TouchKit
import TouchTrace

extension TestScreen {
  /// What assistive technologies reach now, in reading order. Complexity: O(*n* log *n*) for *n* views.
  public var elements: [AccessibilitySnapshot] { application.elementsInReach }

  /// Activates an element, as a screen reader does by a double tap: by the element's own code, or else by a tap.
  ///
  ///     screen.activate("Save")
  ///
  /// An element is called by its label or its identifier; of several the first one in reading order is meant.
  /// A name that nothing in reach has, and an action that the element does not take now, fail the test where
  /// the call stands, which `fileID` (module and file), `filePath`, `line` and `column` (counted from 1) say.
  ///
  /// - Returns: Whether it was done, or a tap followed.
  @discardableResult
  public func activate(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.activate, of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Makes the value of an element larger; see ``activate(_:fileID:filePath:line:column:)`` for its name.
  @discardableResult
  public func increment(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.increment, of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Makes the value of an element smaller; see ``activate(_:fileID:filePath:line:column:)`` for its name.
  @discardableResult
  public func decrement(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.decrement, of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Does one of an element's custom actions, by the name of the action.
  ///
  ///     screen.perform("Delete", on: "Milk")
  ///
  /// See ``activate(_:fileID:filePath:line:column:)`` for the name of the element.
  /// - Returns: Whether the action succeeded.
  @discardableResult
  public func perform(
    _ action: String, on name: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.custom(name: action), of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Scrolls by a page what is around an element; see ``activate(_:fileID:filePath:line:column:)`` for its name.
  ///
  /// - Returns: Whether anything scrolled.
  @discardableResult
  public func scroll(
    _ direction: UIAccessibilityScrollDirection, at name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    ask(.scroll(direction), of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Goes back, or closes what is in front; see ``activate(_:fileID:filePath:line:column:)`` for a name. Without
  /// one, it starts at the element in focus, or else at the first one of the window in front.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public func escape(
    from name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.escape, of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Does what matters most; it starts where ``escape(from:fileID:filePath:line:column:)`` does.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public func magicTap(
    at name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.magicTap, of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Goes to an element; see ``activate(_:fileID:filePath:line:column:)`` for its name.
  @discardableResult
  public func focus(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    ask(.focus, of: name, at: TestPlace(fileID, filePath, line, column))
  }

  /// Asks something of the view or element of a number, as a host does. One that does not take it is no failure:
  /// the application drops the input.
  ///
  /// - Returns: Whether it was done, or a tap follows.
  @discardableResult
  public func ask(_ action: HostInput.AccessibilityInput.Action, of number: Int) -> Bool {
    answer(to: action, of: number) ?? false
  }

  // MARK: Asking

  /// Whether what was asked was done; `nil` if the application dropped the input.
  private func answer(
    to action: HostInput.AccessibilityInput.Action, of number: Int
  ) -> Bool? {
    var answer: Bool?
    let token = application.addObserver { observation in
      // What is posted or asked inside comes later.
      guard case .assisted(action, _, let assistance) = observation.decision else { return }
      answer = assistance != .notDone
    }
    send(.accessibility(.init(action, view: number, time: now)))
    application.removeObserver(token)
    return answer
  }

  private func ask(
    _ action: HostInput.AccessibilityInput.Action, of name: String?, at place: TestPlace
  ) -> Bool {
    guard let name else { return ask(action, of: numberInFront) }
    guard let element = application.element(called: name) else {
      failure(to: action, of: name).report(at: place)
      return false
    }
    if let answer = answer(to: action, of: element.identity) { return answer }
    let others = element.actions.map { "“\($0)”" }.joined(separator: ", ")
    TestFailure(
      description: "\(name) does not take “\(action)” now: its traits are "
        + "\(element.told?.traits.names ?? "none"), its custom actions \(others.isEmpty ? "none" : others)."
    ).report(at: place)
    return false
  }

  /// Where something begins that names no element.
  private var numberInFront: Int {
    let shown = application.accessibilitySnapshot()
    let focused = shown.flatMap(\.elements).first { $0.isFocused }
    return (focused ?? shown.last?.elements.first)?.identity ?? window.identity
  }

  private func failure(
    to action: HostInput.AccessibilityInput.Action, of name: String
  ) -> TestFailure {
    let names = elements.flatMap(\.names)
    let remedy =
      if let nearest = NearestName.of(name, among: names) {
        "the nearest name is \(nearest)"
      } else if names.isEmpty {
        "nothing in reach has a name"
      } else { "there are \(names.joined(separator: ", "))" }
    return TestFailure(
      description: "Nothing that assistive technologies reach is called \(name), to \(action); "
        + "\(remedy).")
  }
}

nonisolated extension UIAccessibilityTraits {
  /// Those that say what can be asked, in words.
  fileprivate var names: String {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.adjustable, "adjustable"),
      (.toggleButton, "toggleButton"), (.notEnabled, "notEnabled"), (.staticText, "staticText"),
    ]
    let mine = known.filter { contains($0.0) }.map { $0.1 }
    return mine.isEmpty ? "none" : mine.joined(separator: ", ")
  }
}
