// What every object can tell assistive technologies, and be asked by them. UIKit has these members on
// NSObject; this is the base of all responders instead.

#if hasFeature(Embedded)
  /// What a container says that it contains: an object, because Embedded Swift has no `Any`.
  public typealias AccessibilityItem = AnyObject
#else
  /// What a container says that it contains: `Any`, as in UIKit. Only ``AccessibleObject`` counts.
  public typealias AccessibilityItem = Any
#endif

/// An object that assistive technologies can see: a view, a ``UIAccessibilityElement``, or what contains
/// them.
///
/// Frames and points are in points of the screen.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class AccessibleObject {
  /// What the app has set; `nil` for most objects.
  final var accessibilitySettings: AccessibilitySettings?

  /// Makes an object that tells nothing.
  public init() {}

  deinit {}

  // MARK: What it tells

  /// What it tells by itself; `nil` if it is no element by itself.
  @_spi(Widgets) open var accessibilityDefaults: ViewSnapshot.Accessibility? { nil }

  /// Whether assistive technologies see it as one thing; true by default for labels, rows and most controls.
  /// They do not look into an element for others.
  open var isAccessibilityElement: Bool {
    get {
      // A comparison with `nil` would bring that of all its strings into Embedded Swift.
      accessibilitySettings?.isElement ?? accessibilityDefaults.map { _ in true } ?? false
    }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// Its name in a word or two; by default, a label's text and a button's title.
  open var accessibilityLabel: String? {
    get { accessibilitySettings?.label ?? accessibilityDefaults?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// What tests and tools call it; people do not see it. `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibilitySettings?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// Its value, where that is not its name; by default, what a control is set to.
  open var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityDefaults?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// What it does, in a sentence; none by default.
  open var accessibilityHint: String? {
    get { accessibilitySettings?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// How it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilitySettings?.traits ?? accessibilityDefaults?.traits ?? [] }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Where it is on the screen, in points; by default, the upright rectangle around a view.
  open var accessibilityFrame: CGRect {
    get { accessibilitySettings?.frame ?? placeOnScreen }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// Its outline on the screen, in points, where that is no rectangle; none by default.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilitySettings?.path }
    set { changeAccessibility { $0.path = newValue } }
  }

  /// Where it is tapped, in points of the screen; by default, in the middle of its path or frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilitySettings?.activationPoint { return point }
      let frame = accessibilityPath?.bounds ?? accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  // MARK: What it contains

  /// Whether all elements in it are out of reach; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether the other views of its superview are out of reach; false by default. Of several such views, the
  /// frontmost one that shows counts.
  open var accessibilityViewIsModal: Bool {
    get { accessibilitySettings?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether the elements in it are read one after the other, before those beside it; by default, in a
  /// table.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilitySettings?.groupsChildren ?? groupsByItself }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// How the elements in it are ordered; a type other than `.none`, the default, makes it a group.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilitySettings?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  /// What it contains, in its own order; `nil`, the default, if that is what its subviews contain. An empty
  /// list contains nothing.
  open var accessibilityElements: [AccessibilityItem]? {
    get { accessibilitySettings?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// How many things it contains in its own order; by default, as many as ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// What it contains at a place of its own order, counted from 0; `nil` beyond the ends.
  open func accessibilityElement(at index: Int) -> AccessibilityItem? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element in its own order, counted from 0; `Int.max` if it is not there. UIKit says
  /// `NSNotFound`, which is the same.
  open func index(ofAccessibilityElement element: AccessibilityItem) -> Int {
    let object = element as? AccessibleObject
    let index = accessibilityElements?.firstIndex { ($0 as? AccessibleObject) === object }
    return object == nil ? .max : index ?? .max
  }

  // MARK: What it is asked to do

  /// Does what a tap does. After false, the default, it is tapped at ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value larger, by a step of its own; does nothing by itself.
  open func accessibilityIncrement() {}

  /// Makes the value smaller, by a step of its own; does nothing by itself.
  open func accessibilityDecrement() {}

  /// Scrolls by a page, and returns whether it did. After false, the default, the next responder is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Goes back or closes what is open, and returns whether it did. After false, the default, the next
  /// responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what matters most here, as answering a call, and returns whether it did. After false, the default,
  /// the next responder is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// What else can be done with it, in the order in which it is offered; by default, what a row's buttons do.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilitySettings?.customActions ?? ownCustomActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  // MARK: Focus

  /// Called after an assistive technology went to this element.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after an assistive technology left this element.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology is at this element.
  open func accessibilityElementIsFocused() -> Bool { accessibilitySettings?.focus == windowMark }

  // MARK: What the engine asks

  /// Its number in ``HostInput/accessibility(_:)``; `nil` if it can be asked nothing.
  var accessibilityNumber: Int? { nil }
  /// Where it is on the screen, in points.
  var placeOnScreen: CGRect { .zero }
  /// Whether it shows.
  var isInSight: Bool { true }
  /// The views in it, back to front, whose elements are its own.
  var viewsInside: [UIView] { [] }
  /// Whether it is read from right to left.
  var isReadMirrored: Bool { false }
  /// Elements inside of it that stay in reach although it is one itself, in their order.
  @_spi(Widgets) open var elementsBeside: [AccessibleObject] { [] }
  /// What else can be done with it by itself, asked at each use; `nil` for nothing.
  @_spi(Widgets) open var ownCustomActions: [UIAccessibilityCustomAction]? { nil }
  /// Whether it is a group by itself.
  @_spi(Widgets) open var groupsByItself: Bool { false }
  /// Something that it tells has changed.
  func accessibilityChanged() {}
}

/// What an app has set of an object's accessibility; nothing by default.
final class AccessibilitySettings {
  var identifier: String?
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal = false
  var groupsChildren: Bool?
  var containerType = UIAccessibilityContainerType.none
  var elements: [AccessibilityItem]?
  var customActions: [UIAccessibilityCustomAction]?
  /// Its mark when it got the focus.
  var focus: Int?

  deinit {}
}

extension AccessibleObject {
  /// Changes what the app has set. What it replaces is let go after the change.
  final func changeAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
    accessibilityChanged()
  }

  /// What it tells; `nil` if it is no accessibility element.
  final var toldAccessibility: ViewSnapshot.Accessibility? {
    guard isAccessibilityElement else { return nil }
    return ViewSnapshot.Accessibility(
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, isEditable: accessibilityDefaults?.isEditable ?? false,
      amount: accessibilityDefaults?.amount)
  }
}
