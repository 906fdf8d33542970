// The screens of a simulated app, and the delegate of its navigation and its sheets: they tell the world
// what they are told.

import GestureCore
import TouchKit

/// A controller with a number of its own.
final class SimulatedScreen: UIViewController {
  private(set) var world: World?
  /// Which screen of the plan it is.
  private(set) var number = 0
  /// No other object of this world had this number.
  private(set) var serial = 0

  deinit {}

  static func made(_ number: Int, _ serial: Int, of world: World) -> SimulatedScreen {
    let screen = SimulatedScreen()
    (screen.world, screen.number, screen.serial) = (world, number, serial)
    return screen
  }

  override func viewDidLoad() {
    world?.fill(self)
    world?.reach(.screenLoads)
  }
  override func viewWillAppear(_ animated: Bool) {
    // Views come and go, and with them gestures.
    world?.hear(.beyondRules)
    world?.hear(.screen(serial, .willAppear))
    world?.reach(.screenWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) { world?.hear(.screen(serial, .isAppearing)) }
  override func viewDidAppear(_ animated: Bool) {
    world?.hear(.screen(serial, .didAppear))
    world?.reach(.screenDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    world?.hear(.beyondRules)
    world?.hear(.screen(serial, .willDisappear))
    world?.reach(.screenWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    world?.hear(.beyondRules)
    world?.hear(.screen(serial, .didDisappear))
    world?.reach(.screenDidDisappear)
  }
}

/// Hears what navigation and sheets tell, and answers as planned.
///
/// It is a responder: of the objects that controllers refer to weakly, only those of TouchKit may be freed
/// in Embedded Swift.
final class SimulatedScreenDelegate: UIResponder, UINavigationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  private let world: World

  init(of world: World) {
    self.world = world
    super.init()
  }

  deinit {}

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    guard let screen = screen as? SimulatedScreen else { return }
    world.hear(.screen(screen.serial, .willShow))
    world.reach(.willShow)
  }
  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    guard let screen = screen as? SimulatedScreen else { return }
    if navigation === world.screens.built.object { world.screens.lastShown = screen.serial }
    world.hear(.screen(screen.serial, .didShow))
    world.reach(.didShow)
  }

  private func screen(of sheet: UIPresentationController) -> SimulatedScreen? {
    sheet.presentedViewController as? SimulatedScreen
  }

  func presentationControllerShouldDismiss(_ sheet: UIPresentationController) -> Bool {
    guard let screen = screen(of: sheet) else { return true }
    world.reach(.sheetAsks)
    return world.plan.screen(screen.number)?.mayDismiss ?? true
  }
  func presentationControllerWillDismiss(_ sheet: UIPresentationController) {
    guard let screen = screen(of: sheet) else { return }
    world.hear(.screen(screen.serial, .willBePulledAway))
    world.reach(.sheetGoes)
  }
  func presentationControllerDidDismiss(_ sheet: UIPresentationController) {
    guard let screen = screen(of: sheet) else { return }
    world.hear(.screen(screen.serial, .wasPulledAway))
    world.mark(.sheetPulledAway)
    world.reach(.sheetGoes)
  }
  func presentationControllerDidAttemptToDismiss(_ sheet: UIPresentationController) {
    world.mark(.sheetKept)
    world.reach(.sheetAsks)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    world.mark(.detentChanged)
    world.reach(.sheetAsks)
  }
}
