// What random calls set of controllers: bars, sizes, editing, and what moves along with a change.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

extension Theatre {
  /// Changes how a controller wants to be shown.
  func adapt(_ screen: UIViewController, _ dice: inout Dice) {
    switch dice.below(11) {
    case 0:
      screen.toolbarItems = dice.pick([
        nil,
        [
          UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ],
      ])
    case 1:
      navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: dice.chance(0.5))
    case 2: screen.setEditing(!screen.isEditing, animated: dice.chance(0.5))
    case 3: screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    case 4:
      screen.preferredContentSize = CGSize(width: dice.value(0, 300), height: dice.value(0, 300))
    case 5: screen.edgesForExtendedLayout = dice.pick([.all, [], .top, .bottom])
    case 6: screen.overrideUserInterfaceStyle = dice.pick([.unspecified, .light, .dark])
    case 7: screen.additionalSafeAreaInsets.top = CGFloat(dice.value(-9, 30))
    case 8: screen.isModalInPresentation.toggle()
    case 9:
      let size = CGFloat(dice.value(0, 40))
      let isTaken = screen.transitionCoordinator?.animate { [record] context in
        record.note("moves", context.percentComplete)
        if screen.isViewLoaded { screen.view.layer.cornerRadius = size }
      } completion: { [record] in
        record.note("moved", $0.isCancelled)
      }
      record.note("taken", isTaken ?? false)
    default:
      top.sheetPresentationController?.largestUndimmedDetentIdentifier = dice.pick([nil, .medium])
      top.sheetPresentationController?.invalidateDetents()
    }
    record.note("edits", screen.isEditing)
    record.note("item", screen.editButtonItem.title)
    record.note("bar", navigation.toolbar.frame)
    record.note("barred", navigation.isToolbarHidden)
  }
}
