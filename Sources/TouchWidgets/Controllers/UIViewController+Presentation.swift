// A controller over another one: its view covers the window until it is dismissed. `PresentationRule`
// decides what happens in which order; `PresentationCourse` carries it out.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIViewController {
  /// Puts a controller's view over the window, on behalf of the root of the chain of containers.
  /// [doc]
  ///
  /// Observers are told, and nothing else happens, in four cases: a controller of the chain
  /// presents already, the root is being dismissed, the other controller is presented already, or
  /// the root's view is in no window. A controller that presents or contains the root is a programmer
  /// error.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let root = containmentRoot
    let window = root.viewStorage?.windowStorage
    let refusal = PresentationRule.refusal(
      presentsAlready: presentingOfChain != nil, presenterLeaves: root.isGoing,
      isShownAlready: controller.presentingStorage != nil || controller === root,
      isInWindow: window != nil)
    if let refusal { return refuse(controller, because: refusal) }
    root.requireNotWithin(controller, to: "present")
    root.presentedStorage = controller
    controller.presentingStorage = root
    let course = PresentationCourse(
      of: controller, by: root, from: self, window: window, animated: animated,
      completion: completion)
    course.carryOut(controller.presentation.presentationAsked())
  }

  /// Dismisses the presented controller, or if there is none, the presented controller that this
  /// one belongs to.
  final func endPresenting(animated: Bool, completion: (() -> Void)?) {
    // The completion is the last that happens in a call: nothing is read after it.
    guard let presenting = presentingOfChain, let presented = presenting.presentedStorage else {
      guard let presenter = presentingViewController else { return completion?() ?? () }
      return presenter.endPresenting(animated: animated, completion: completion)
    }
    let course = PresentationCourse(
      of: presented, by: presenting, from: self, window: nil, animated: animated,
      completion: completion)
    course.carryOut(presented.presentation.dismissalAsked(course.facts))
  }

  /// A user's hand has pulled the sheet of a controller out of sight that this one presents.
  final func leave(_ controller: UIViewController) {
    let course = PresentationCourse(
      of: controller, by: self, from: self, window: nil, animated: true, completion: nil)
    course.carryOut(controller.presentation.handDismissed())
  }

  /// Its sheet, while it is presented on one.
  final var sheetIfPresented: UISheetPresentationController? {
    presentationContainer == nil ? nil : presentationStorage as? UISheetPresentationController
  }

  /// Ends transitions of this controller at once.
  final func endTransitions(where ends: (ControllerTransition) -> Bool) {
    guard let application = viewStorage?.windowStorage?.application else { return }
    for transition in application.transitions where transition.concerns(self) && ends(transition) {
      transition.endAtOnce()
    }
  }

  /// Dismisses what it presents itself, at once; also what is on its way out already.
  final func dismissAbove() {
    guard let above = presentedStorage else { return }
    endPresenting(animated: false, completion: nil)
    if presentedStorage === above { above.endTransitions { _ in true } }
  }

  /// The nearest one of this controller and its ancestors that presents.
  final var presentingOfChain: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.presentedStorage != nil { return controller }
      current = controller.parentStorage
    }
    return nil
  }

  /// The outermost controller that contains this one, or this one.
  private final var containmentRoot: UIViewController {
    var root = self
    while let parent = root.parentStorage { root = parent }
    return root
  }

  /// Whether it disappears for good: it is being dismissed, or code in place of a container lets it
  /// disappear.
  private final var isGoing: Bool {
    presentation.isGoing(appearance) || appearance == .disappearing(.container) && !isViewReplaced
  }

  /// Whether it, or one that it presents, is being announced.
  final var isAnnounced: Bool {
    presentation.isAnnounced || presentedStorage?.isAnnounced == true
  }

  private final func refuse(
    _ controller: UIViewController, because refusal: PresentationRule.Refusal
  ) {
    let application = viewStorage?.windowStorage?.application ?? UIApplication.shared
    let reason: Observation.PresentationRefusal =
      switch refusal {
      case .presentsAlready:
        .presentsAlready((presentedViewController ?? controller).observationID)
      case .presenterLeaves: .presenterLeaves
      case .isShownAlready: .isShownAlready
      case .inNoWindow: .inNoWindow
      }
    application.report(.notPresented(controller.observationID, by: observationID, because: reason))
  }
}
