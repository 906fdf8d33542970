// What a run knows of its controls.

import TouchKit

/// What the world knows of controls: the value of each, and which delegates answer for text fields.
final class Controls {
  var fieldDelegate: SimulatedFieldDelegate?
  /// By the numbers of views.
  var values = Numbered<Double>()
  private(set) var lent = Known<ControlPart>()

  deinit {}

  /// Finds the controls again, if views have come or gone.
  func lend(_ plans: [Plan.Control], of family: Family) {
    guard lent.isOutdated(family.viewsVersion) else { return }
    for plan in plans {
      guard let control = family.views[plan.view] as? UIControl else { continue }
      lent.append(ControlPart(plan.view, control))
    }
  }
}
