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
  /// A height at which a sheet rests.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public final class Detent {
    /// Names a detent.
    nonisolated public enum Identifier: Hashable, Sendable {
      /// The one of about half of the screen.
      case medium
      /// The one of nearly all of the screen.
      case large
    }

    /// The name of the detent.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    deinit {}

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// Nearly all of the screen.
    public static func large() -> Detent { Detent(.large) }
  }

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
