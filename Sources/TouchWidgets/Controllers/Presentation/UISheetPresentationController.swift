// A controller on a sheet that a finger moves. `SheetRule` decides; the extension beside it carries out.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Presents a controller on a sheet that rests at one of its detents and is pulled down to be dismissed.
///
/// ```swift
/// page.sheetPresentationController?.detents = [.medium(), .large()]
/// present(page, animated: true)
/// ```
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISheetPresentationController: UIPresentationController {
  final var rule = SheetRule()
  final let pan = madeByTouchKit(SheetPanRecognizer())
  final let besideTap = madeByTouchKit(BesideSheetTapRecognizer())
  final let dimming = UIView(frame: .zero)
  final let grabber = UIView(frame: .zero)
  /// The application that calls it once a frame; `nil` while none does.
  final var frameApplication: Weak<UIApplication>?
  /// Whether steps are being carried out.
  final var isCarryingOut = false
  private final var delegateReference: WeakDelegate<any UISheetPresentationControllerDelegate>?

  /// Makes the presentation of a controller on a sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    pan.serve(presentedViewController)
    besideTap.serve(presentedViewController)
    dimming.addGestureRecognizer(besideTap)
  }

  deinit {}

  /// The object that hears of detents and of dismissals by the user; it is not kept alive.
  public final var delegate: (any UISheetPresentationControllerDelegate)? {
    get { delegateReference?.delegate }
    set {
      delegateReference = newValue.map { WeakDelegate($0) }
      adaptiveDelegate = newValue
    }
  }

  /// The heights at which the sheet rests; a large one by default. An empty list is one with a large
  /// detent.
  open var detents: [Detent] = [.large()] {
    didSet { layoutDetents() }
  }

  /// The detent at which the sheet rests; `nil`, the default, for the lowest one. Setting it moves the
  /// sheet at once, or in ``animateChanges(_:)`` on a spring.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { chosen }
    set {
      chosen = newValue
      chooseDetent()
    }
  }

  /// The tallest detent at which nothing behind the sheet is dimmed, and fingers beside the sheet reach what is
  /// behind it; `nil`, the default, for none. At taller detents it is dimmed, and on the way between two the
  /// dimming goes evenly [ours].
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { layoutDetents() }
  }

  /// Asks the detents of the app's own for their heights again; inside ``animateChanges(_:)`` the sheet goes to
  /// its new place on a spring.
  open func invalidateDetents() { layoutDetents() }

  /// The detents that there are now, the lowest first, with their places.
  final var activeDetents: [(identifier: Detent.Identifier, top: Double)] = []
  /// Whether their heights are being asked for.
  final var isResolvingDetents = false
  /// The detent that was chosen.
  final var chosen: Detent.Identifier?
  /// Whether changes are animated now.
  final var isAnimatingChanges = false

  /// Changes to the sheet inside are animated.
  open func animateChanges(_ changes: () -> Void) {
    let outer = exchange(&isAnimatingChanges, with: true)
    changes()
    isAnimatingChanges = outer
  }

  /// Whether a grabber shows at the top of the sheet; false by default.
  open var prefersGrabberVisible = false {
    didSet { grabber.isHidden = !prefersGrabberVisible }
  }

  /// Whether a finger that would scroll content up from its top grows the sheet instead, if it can; true
  /// by default. [doc]
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
