// Elements that are no views, and what else can be done with an element.

import GestureCore

/// Something in a view that assistive technologies see although it is no view, as a bar of a chart.
///
/// Its container lists it in ``AccessibleObject/accessibilityElements`` and keeps it alive. It is an element,
/// unless ``AccessibleObject/isAccessibilityElement`` is set to false.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAccessibilityElement: UIResponder {
  /// The number of the element in input and observations. Views and elements are counted together.
  public final let identity = UIApplication.shared.engine.viewNumbers.next()
  private final var containerReference: Weak<UIResponder>

  /// Makes an element of a container, as a view, which is not kept alive; what is no responder is none.
  public init(accessibilityContainer container: AccessibilityItem) {
    containerReference = Weak(container as? UIResponder)
    super.init()
    isAccessibilityElement = true
  }

  deinit {}

  /// What contains it; `nil` if that is gone or no responder.
  open var accessibilityContainer: AccessibilityItem? {
    get { containerReference.object }
    set { containerReference = Weak(newValue as? UIResponder) }
  }

  /// Where it is in its container, a view, in points of the view's coordinates. It follows the view.
  /// ``AccessibleObject/accessibilityFrame``, where it is set, counts instead.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Its container.
  open override var next: UIResponder? { containerReference.object }

  override var accessibilityNumber: Int? { identity }
  override var placeOnScreen: CGRect {
    guard let view = containerReference.object as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }
}

/// Something that can be done with an element beside activating it, as deleting a row.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomAction {
  /// Does it, and returns whether that succeeded.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// What a person hears, and what ``HostInput/accessibility(_:)`` names.
  open var name: String
  /// Does it, and returns whether that succeeded; `nil` if it never does.
  open var actionHandler: Handler?
  /// The direction in which it moves the element among its like; `nil` if it does something else.
  final let arrow: FocusArrow?

  /// Makes an action from its name and what it does.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler, arrow) = (name, actionHandler, nil)
  }

  /// Makes an action that moves an element among its like, in a direction; `nil` for another one.
  package init(name: String, moving arrow: FocusArrow?, actionHandler: Handler?) {
    (self.name, self.actionHandler, self.arrow) = (name, actionHandler, arrow)
  }

  deinit {}
}

extension UIAccessibility {
  /// The upright rectangle, in points of the screen, around one in a view; in no window, of the outermost view.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let outermost = view.outermost
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { outermost.geometry.toSuperview(view.convert($0, to: outermost)) }
    return CGRect(around: corners[0], corners[1], corners[2], corners[3])
  }
}
