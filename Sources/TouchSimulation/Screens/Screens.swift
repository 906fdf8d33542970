// What a run knows of its screens.

import TouchKit

/// What the world knows of screens: which objects there are of each, and which delegates hear of them.
final class Screens {
  var delegate: SimulatedScreenDelegate?
  /// The latest object of each screen of the plan.
  var latest: [Int: Weak<SimulatedScreen>] = [:]
  /// The ones that the app keeps.
  var kept: [Int: SimulatedScreen] = [:]
  /// All that were ever made, and may be alive.
  var all: [Weak<SimulatedScreen>] = []
  var made = 0
  /// The navigation controller that was built last, and the screen of it that the delegate heard of last.
  var built = Weak<UINavigationController>(nil)
  var lastShown = 0

  deinit {}

  /// Lets its objects go.
  func clear() {
    delegate = nil
    (latest, kept, all) = ([:], [:], [])
  }
}
