// Finds what assistive technologies can reach, in the order in which it is read. It decides no action.

import GestureCore

/// An element, or a group of elements, which are kept alive.
struct AccessibleNode {
  let object: AccessibleObject
  /// Where it is on the screen, in points.
  let frame: CGRect
  /// What is in it, in reading order; empty for an element without parts.
  var children: [AccessibleNode] = []
}

/// A walk through what shows, from outside to inside.
struct AccessibilityWalk {
  /// So many objects are visited; those that come later are left out. [ours]
  static let objectsMax = 10_000
  /// So many levels of objects are visited; those that are deeper are left out. [ours]
  static let levelsMax = 500

  /// What was visited, elements and what contains them, in the order of the visits.
  private(set) var visited: [AccessibleObject] = []
  private var known: Set<ObjectIdentifier> = []
  private var level = 0

  /// The windows that show, back to front, with what is in them.
  mutating func items(in application: UIApplication) -> [AccessibleNode] {
    UIView.inReach(application.windows.map { $0 as UIView }).map { window in
      AccessibleNode(
        object: window, frame: window.accessibilityFrame, children: items(in: window))
    }
  }

  /// What is in an object, or the object if it is an element, in reading order.
  mutating func items(in object: AccessibleObject) -> [AccessibleNode] {
    AccessibilityWalk.sorted(visit(object), isMirrored: object.isReadMirrored)
  }

  /// The elements and groups that an object brings to those around it, not sorted.
  ///
  /// Code of the app may say anything: an object that is listed twice is visited once, so lists may contain
  /// each other.
  private mutating func visit(_ object: AccessibleObject) -> [AccessibleNode] {
    guard visited.count < AccessibilityWalk.objectsMax, level < AccessibilityWalk.levelsMax,
      object.isInSight, known.insert(ObjectIdentifier(object)).inserted
    else { return [] }
    visited.append(object)
    level += 1
    defer { level -= 1 }
    guard !object.accessibilityElementsHidden else { return [] }
    let item = AccessibleNode(object: object, frame: object.accessibilityFrame)
    if object.isAccessibilityElement {
      return [item] + object.elementsBeside.flatMap { visit($0) }
    }
    if let own = ownOrder(of: object) { return grouped(own.flatMap { items(in: $0) }, by: item) }
    let found = UIView.inReach(object.viewsInside).flatMap { visit($0) }
    guard object.shouldGroupAccessibilityChildren || object.accessibilityContainerType != .none
    else { return found }
    return grouped(
      AccessibilityWalk.sorted(found, isMirrored: object.isReadMirrored), by: item)
  }

  private func grouped(_ children: [AccessibleNode], by item: AccessibleNode) -> [AccessibleNode] {
    var item = item
    item.children = children
    return children.isEmpty ? [] : [item]
  }

  /// What an object lists; `nil` if its subviews count instead.
  private func ownOrder(of object: AccessibleObject) -> [AccessibleObject]? {
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? AccessibleObject }
    }
    let count = object.accessibilityElementCount()
    guard count > 0 else { return nil }
    return (0..<min(count, AccessibilityWalk.objectsMax)).compactMap {
      object.accessibilityElement(at: $0) as? AccessibleObject
    }
  }

  /// In reading order.
  static func sorted(_ items: [AccessibleNode], isMirrored: Bool) -> [AccessibleNode] {
    ReadingOrder.sorted(items.map { $0.frame.place }, isMirrored: isMirrored).map { items[$0] }
  }
}

extension UIView {
  /// Of views beside each other, those in sight and not behind a modal one.
  static func inReach(_ views: [UIView]) -> [UIView] {
    let seen = views.filter { $0.isInSight }
    if let modal = seen.last(where: { $0.accessibilityViewIsModal }) { return [modal] }
    return seen
  }
}
