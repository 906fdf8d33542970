// Where a recognizer is, in the words of `RecognizerPlace`.

import TouchKit

extension UIGestureRecognizer {
  /// Where it is; `nil` if it is on no view.
  var place: RecognizerPlace? {
    view.map { RecognizerPlace(label(on: $0), on: $0.devicePath) }
  }

  private var plainLabel: String {
    if let name, !name.isEmpty { return name }
    return "\(type(of: self))"
  }

  /// What a place calls it among the recognizers of its view.
  func label(on view: UIView) -> String {
    let scroller = view as? UIScrollView
    if self === scroller?.panGestureRecognizer { return "panGestureRecognizer" }
    if self === scroller?.pinchGestureRecognizer { return "pinchGestureRecognizer" }
    let navigation = view.next as? UINavigationController
    if self === navigation?.interactivePopGestureRecognizer {
      return "interactivePopGestureRecognizer"
    }
    let plain = plainLabel
    return plain.numbered(of: self, among: view.gestureRecognizers ?? []) { $0.plainLabel == plain }
  }
}

extension UIView {
  /// The path to the view, from the nearest view that the app names.
  var devicePath: String {
    let (part, above) = pathPart
    return above.map { "\($0.devicePath)/\(part)" } ?? part
  }

  /// What a path calls the view, and the view with which it goes on; `nil` at its begin.
  private var pathPart: (String, above: UIView?) {
    if self is UIWindow { return ("window", nil) }
    let plain = "\(type(of: self))"
    // Cells share an identifier, and lie in any order.
    if let cell = self as? UITableViewCell {
      let table = sequence(first: self as UIView) { $0.superview }.first { $0 is UITableView }
      if let table = table as? UITableView, let path = table.indexPath(for: cell) {
        return ("\(plain)(\(path.section),\(path.row))", table)
      }
    }
    if let identifier = accessibilityIdentifier, !identifier.isEmpty {
      return ("\(plain)#\(identifier)", nil)
    }
    if let owner = next as? UIViewController, owner.viewIfLoaded === self {
      let (name, siblings) = ("\(type(of: owner))", owner.parent?.children ?? [])
      return (name.numbered(of: owner, among: siblings) { "\(type(of: $0))" == name }, nil)
    }
    let siblings = superview?.subviews ?? []
    return (
      plain.numbered(of: self, among: siblings) { "\(type(of: $0))" == plain }, superview
    )
  }
}

extension String {
  /// The text with the number of an object among the objects that are called the same; the first has none.
  fileprivate func numbered<Object: AnyObject>(
    of object: Object, among others: [Object], where isSame: (Object) -> Bool
  ) -> String {
    let place = others.filter(isSame).firstIndex { $0 === object } ?? 0
    return place == 0 ? self : "\(self) \(place + 1)"
  }
}
