// What an app shows, view by view: names, texts, places, and what hears of a touch.

import TouchKit
import TouchTrace

/// A view on the screen.
struct ShownView {
  let view: UIView
  /// What texts call it; no other view on the screen has this name.
  let name: String
  /// What else it may be called: its identifier, its label, its text.
  let otherNames: [String]
  /// What can be seen of it, in points of the screen.
  let place: CGRect
  let depth: Int
  /// Whether it is a part of a control, which has its text and its touches.
  let isPart: Bool
  /// What it shows, says of itself, and whether it can be used now.
  let facts: [String]
  /// What hears of a touch in it.
  let ears: [String]

  /// Whether it is of use where something to read or to touch is looked for.
  var isOfInterest: Bool {
    isPart ? !ears.isEmpty : !facts.isEmpty || !ears.isEmpty || depth == 0
  }

  /// One line: its name, where it is, what it shows, and what hears of a touch.
  var line: String {
    let places = [place.minX, place.minY, place.width, place.height].map {
      shortDecimal(Double($0), places: 0)
    }
    var text = "\(name)  \(places[0]),\(places[1]) \(places[2])×\(places[3])"
    if !facts.isEmpty { text += "  \(facts.joined(separator: ", "))" }
    if !ears.isEmpty { text += "  touch: \(ears.joined(separator: ", "))" }
    return text
  }
}

/// All views that can be seen now.
struct ShownScreen {
  /// From the back window to the front one, each view before its subviews.
  let views: [ShownView]

  /// Looks at an application.
  ///
  /// - Complexity: O(views).
  init(of application: UIApplication, _ cast: Cast) {
    application.layoutWindowsIfNeeded()
    var collector = ShownViewCollector(cast: cast)
    for window in application.windows where !window.isHidden {
      let origin = window.frame.origin
      collector.add(
        window, window, within: application.screen.bounds.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    views = collector.views
  }

  /// The tree of what is shown.
  ///
  /// - Parameter isWhole: Whether views are told, too, that show nothing and hear nothing.
  func tree(isWhole: Bool) -> String {
    var depths: [Int] = []
    return views.filter { isWhole || $0.isOfInterest }.map { shown in
      while let last = depths.last, last >= shown.depth { depths.removeLast() }
      defer { depths.append(shown.depth) }
      return String(repeating: "  ", count: depths.count) + shown.line
    }.joined(separator: "\n")
  }

  /// The view of a name.
  ///
  /// - Throws: A problem with the nearest names, or with the views that all have the name.
  func view(named name: String) throws(AgentProblem) -> ShownView {
    if let exact = views.first(where: { $0.name == name }) { return exact }
    let wanted = name.lowercased()
    let others = views.filter { shown in
      ([shown.name] + shown.otherNames).contains { $0.lowercased() == wanted }
    }
    if let only = others.first, others.count == 1 { return only }
    guard others.isEmpty else {
      let list = others.map { "  \($0.line)" }.joined(separator: "\n")
      throw AgentProblem("Several views are called \(name); write one of these names:\n\(list)")
    }
    let all = views.flatMap { [$0.name] + $0.otherNames }
    let nearest = NearestName.of(name, among: all).map { "the nearest name is \($0)" }
    throw AgentProblem(
      "No view on the screen is called \(name); \(nearest ?? "see tells what there is").")
  }
}

/// Collects views.
private struct ShownViewCollector {
  let cast: Cast
  var views: [ShownView] = []
  private var counts: [String: Int] = [:]

  init(cast: Cast) { self.cast = cast }

  mutating func add(
    _ view: UIView, _ window: UIWindow, within visible: CGRect, depth: Int = 0,
    isPart: Bool = false
  ) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let place = view.convert(view.bounds, to: window).intersection(visible)
    if place.width > 0, place.height > 0 {
      let origin = window.frame.origin
      let text = text(of: view)
      let all = [view.accessibilityIdentifier, view.accessibilityLabel, text].compactMap(\.self)
      views.append(
        ShownView(
          view: view, name: name(of: view),
          otherNames: isPart ? [] : all.filter { !$0.isEmpty },
          place: place.offsetBy(dx: origin.x, dy: origin.y), depth: depth, isPart: isPart,
          facts: facts(of: view, showing: text), ears: ears(of: view)))
    }
    let inner = view.clipsToBounds ? place : visible
    for subview in view.subviews {
      add(
        subview, window, within: inner, depth: depth + 1, isPart: isPart || view is UIControl)
    }
  }

  private mutating func name(of view: UIView) -> String {
    let name = view.lastingName ?? "\(view.observationID)"
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    return count == 1 ? name : "\(name) #\(count)"
  }

  private func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    default: nil
    }
  }

  private func facts(of view: UIView, showing text: String?) -> [String] {
    var facts = [role(of: view)].compactMap(\.self)
    if let text, !text.isEmpty { facts.append("“\(text)”") }
    if let label = view.accessibilityLabel, label != text { facts.append("label “\(label)”") }
    if let value = view.accessibilityValue, value != text { facts.append("value \(value)") }
    if view.isFirstResponder { facts.append("has the keyboard") }
    if !view.isUserInteractionEnabled, view is UIControl || !(view.gestureRecognizers ?? []).isEmpty
    {
      facts.append("takes no touches")
    }
    if let control = view as? UIControl {
      if !control.isEnabled { facts.append("disabled") }
      if control.isSelected { facts.append("selected") }
    }
    return facts
  }

  /// What it is for an assistive technology; `nil` for a text, and for what is no element.
  private func role(of view: UIView) -> String? {
    guard view.isAccessibilityElement else { return nil }
    if view is UITextField { return "text field" }
    let roles: [(UIAccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.adjustable, "adjustable"), (.button, "button"), (.link, "link"),
      (.header, "header"), (.image, "image"),
    ]
    return roles.first { view.accessibilityTraits.contains($0.0) }?.1
  }

  private func ears(of view: UIView) -> [String] {
    let recognizers = (view.gestureRecognizers ?? []).filter(\.isEnabled)
    var ears = recognizers.filter { !$0.isPartOfTouchKit }.map { cast.name(of: $0.observationID) }
    if let control = view as? UIControl, control.isEnabled { ears.append("control") }
    if view is UITableView {
      ears.append("rows, scrolling")
    } else if let scroller = view as? UIScrollView, scroller.isScrollEnabled {
      ears.append("scrolling")
    }
    return ears
  }
}
