// By which words a device and a replay mean the same recognizer: both compute them from the app's own
// views. `RecordingWindow.swift` has the same rule for devices.

import TouchKit

/// Where a recognizer is, in words that are the same on a device and in a replay.
///
/// Private views of the system must not count, so a path begins as near as possible: at the nearest view with an
/// `accessibilityIdentifier`, at the view of the nearest controller, or at the window.
///
///     BoardViewController/CardView 2     // the second CardView in the view of the controller
///     UIView#canvas                      // the view with this identifier
///     FeedController/UITableView/PostCell(0,3)
nonisolated public struct RecognizerPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path to the recognizer's view.
  public var view: String
  /// The recognizer on its view: its name, else its class, with a number if an earlier one is called the same;
  /// or the property of the scroll view or navigation controller that it belongs to.
  public var recognizer: String

  /// Makes a place.
  public init(_ recognizer: String, on view: String) {
    (self.recognizer, self.view) = (recognizer, view)
  }

  /// Both: `UITapGestureRecognizer on BoardViewController/CardView 2`.
  public var description: String { "\(recognizer) on \(view)" }
}

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
