// Looks at where objects lie: views, windows, recognizers and first responders say the same of each
// other. Loops take the place of closures, at whose calls the runtime would check where they run.

import TouchKit

extension Family {
  /// What does not fit; `nil` if all does.
  func complaint() -> String? {
    for number in views.numbers {
      guard let view = views[number] else { continue }
      if let complaint = complaint(of: view) { return "view \(number) \(complaint)" }
    }
    for number in recognizers.numbers {
      guard let recognizer = recognizers[number], let view = recognizer.view else { continue }
      var count = 0
      for other in view.gestureRecognizers ?? [] where other === recognizer { count += 1 }
      guard count == 1 else { return "recognizer \(number) is listed \(count) times by its view" }
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
    var root: UIView = view
    if let parent = view.superview {
      var count = 0
      for sibling in parent.subviews where sibling === view { count += 1 }
      guard count == 1 else { return "is not listed once by its superview" }
      root = parent
    }
    while let parent = root.superview { root = parent }
    let window = view.window
    guard window === root as? UIWindow else { return "names another window than it lies in" }
    for subview in view.subviews where subview.superview !== view {
      return "lists a view that lies elsewhere"
    }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.view !== view {
      return "lists a recognizer that is another's"
    }
    guard !view.isFirstResponder || window?.firstResponder === view else {
      return "is first responder, and its window has another"
    }
    return nil
  }
}
