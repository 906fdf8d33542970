// Looks at where objects lie: views, windows, recognizers and first responders say the same of each
// other.

import TouchKit

extension World {
  /// What does not fit; `nil` if all does.
  func familyComplaint() -> String? {
    for plan in plan.views {
      guard let view = views[plan.id] else { continue }
      if let complaint = complaint(of: view) { return "view \(plan.id) \(complaint)" }
    }
    for (id, recognizer) in recognizers.enumerated() {
      guard let recognizer, let view = recognizer.view else { continue }
      let count = (view.gestureRecognizers ?? []).count { $0 === recognizer }
      guard count == 1 else { return "recognizer \(id) is listed \(count) times by its view" }
    }
    for (number, window) in windows.enumerated() {
      guard let first = window.firstResponder else { continue }
      guard first.isFirstResponder, (first as? UIView)?.window === window else {
        return "window \(number) has a first responder that is none, or in another window"
      }
    }
    return nil
  }

  private func complaint(of view: UIView) -> String? {
    if let parent = view.superview, parent.subviews.count(where: { $0 === view }) != 1 {
      return "is not listed once by its superview"
    }
    var root: UIView = view
    while let parent = root.superview { root = parent }
    guard view.window === root as? UIWindow else { return "names another window than it lies in" }
    guard view.subviews.allSatisfy({ $0.superview === view }) else {
      return "lists a view that lies elsewhere"
    }
    guard (view.gestureRecognizers ?? []).allSatisfy({ $0.view === view }) else {
      return "lists a recognizer that is another's"
    }
    guard !view.isFirstResponder || view.window?.firstResponder === view else {
      return "is first responder, and its window has another"
    }
    return nil
  }
}
