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
    inReach(application.windows.map { $0 as UIView }).map { window in
      AccessibleNode(
        object: window, frame: window.accessibilityFrame, children: items(in: window))
    }
  }

  /// What is in an object, or the object if it is an element, in reading order.
  mutating func items(in object: AccessibleObject) -> [AccessibleNode] {
    AccessibilityWalk.sorted(visit(object), isMirrored: object.isReadMirrored)
  }

  /// Of views beside each other, those in sight and not behind a modal one.
  private func inReach(_ views: [UIView]) -> [UIView] {
    let seen = views.filter { $0.isInSight }
    if let modal = seen.last(where: { $0.accessibilityViewIsModal }) { return [modal] }
    return seen
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
    let found = inReach(object.viewsInside).flatMap { visit($0) }
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

  /// Line by line, from the leading edge on. A line is what begins above the middle of its topmost item. Of
  /// two items at one place, the first stays first. [ours]
  static func sorted(_ items: [AccessibleNode], isMirrored: Bool) -> [AccessibleNode] {
    func before(_ a: CGFloat, _ b: CGFloat, _ first: Int, _ second: Int) -> Bool {
      a < b || (!(b < a) && first < second)
    }
    let fromTop = items.indices.sorted {
      before(items[$0].frame.minY, items[$1].frame.minY, $0, $1)
    }
    var (lines, bottom) = ([[Int]](), CGFloat(0))
    for index in fromTop {
      let frame = items[index].frame
      if lines.isEmpty || !(frame.minY < bottom) {
        lines.append([])
        bottom = max(frame.midY, frame.minY)
      }
      lines[lines.count - 1].append(index)
    }
    func edge(_ index: Int) -> CGFloat {
      isMirrored ? -items[index].frame.maxX : items[index].frame.minX
    }
    return lines.flatMap { line in
      line.sorted { before(edge($0), edge($1), $0, $1) }.map { items[$0] }
    }
  }
}
