// What assistive technologies can reach, as values in reading order.

/// An element, or a group of elements, at one time.
nonisolated public struct AccessibilitySnapshot: Sendable {
  /// The number of the view or element: ``UIView/identity`` or ``UIAccessibilityElement/identity``. Input
  /// names it; 0 if it cannot be named.
  public let identity: Int
  /// What tests and tools call it; `nil` if they do not.
  public let identifier: String?
  /// What it tells; `nil` if it is no element itself and only groups others.
  public let told: ViewSnapshot.Accessibility?
  /// Where it is on the screen, in points.
  public let frame: CGRect
  /// Where it is tapped, in points of the screen.
  public let activationPoint: CGPoint
  /// How the elements in it are ordered.
  public let containerType: UIAccessibilityContainerType
  /// The names of what else can be done with it, in the order in which it is offered.
  public let actions: [String]
  /// Whether an assistive technology is at it.
  public let isFocused: Bool
  /// What is in it, in reading order; empty for an element.
  public let children: [AccessibilitySnapshot]

  /// The element itself, or those in the group, in reading order. Complexity: O(elements).
  public var elements: [AccessibilitySnapshot] {
    told == nil ? children.flatMap { $0.elements } : [self]
  }
}

extension AccessibilitySnapshot {
  fileprivate init(_ item: AccessibleNode) {
    let object = item.object
    self.init(
      identity: object.accessibilityNumber ?? 0, identifier: object.accessibilityIdentifier,
      told: object.toldAccessibility,
      frame: item.frame, activationPoint: object.accessibilityActivationPoint,
      containerType: object.accessibilityContainerType,
      actions: (object.accessibilityCustomActions ?? []).map { $0.name },
      isFocused: object.accessibilityElementIsFocused(),
      children: item.children.map { AccessibilitySnapshot($0) })
  }
}

extension UIApplication {
  /// The windows that show, back to front, laid out, with the elements in them in reading order.
  ///
  /// Elements are read line by line from the leading edge on, whatever views they are in. A group is read as
  /// a whole. What ``AccessibleObject/accessibilityElements`` lists is a group in its own order. Left out is
  /// what does not show, what is in an element, in a view that hides its elements, or behind a modal view,
  /// and what comes after 10,000 objects or is 500 levels deep.
  ///
  /// Complexity: O(*n* log *n*) for *n* views and elements.
  public final func accessibilitySnapshot() -> [AccessibilitySnapshot] {
    layoutWindowsIfNeeded()
    return perform {
      var walk = AccessibilityWalk()
      return walk.items(in: self).map { AccessibilitySnapshot($0) }
    }
  }
}

extension UIView {
  /// The elements in this view, or the view if it is one, in reading order, as
  /// ``UIApplication/accessibilitySnapshot()`` has them.
  public final func accessibilitySnapshot() -> [AccessibilitySnapshot] {
    var walk = AccessibilityWalk()
    return walk.items(in: self).map { AccessibilitySnapshot($0) }
  }
}
