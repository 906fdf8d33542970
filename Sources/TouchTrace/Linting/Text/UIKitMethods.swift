// Methods of UIKit's delegate protocols that TouchKit's protocols of the same names do not have, by Apple's
// documentation of UIKit (2025). In an app they compile, and nothing calls them.

/// Delegate methods that TouchKit does not know.
nonisolated enum UIKitMethods {
  /// The protocols that have a method, by its name with labels.
  static let missing: [String: [String]] = {
    var all: [String: [String]] = [:]
    for (name, methods) in byProtocol {
      for method in methods { all[method, default: []].append(name) }
    }
    return all
  }()

  /// The methods by their protocol.
  static let byProtocol: [(name: String, methods: [String])] = [
    ("UITableViewDelegate", table),
    ("UITableViewDataSource", source), ("UITextFieldDelegate", field),
    ("UINavigationControllerDelegate", navigation),
    ("UIAdaptivePresentationControllerDelegate", presentation),
    ("UIApplicationDelegate", application),
  ]

  private static let table = [
    "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)", "tableView(_:editActionsForRowAt:)",
    "tableView(_:canPerformPrimaryActionForRowAt:)",
    "tableView(_:performPrimaryActionForRowAt:)",
    "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "tableView(_:didBeginMultipleSelectionInteractionAt:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)",
    "tableView(_:shouldSpringLoadRowAt:with:)",
  ]

  private static let source = [
    "sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)",
  ]

  private static let field = [
    "textField(_:editMenuForCharactersIn:suggestedActions:)"
  ]

  private static let navigation = [
    "navigationControllerSupportedInterfaceOrientations(_:)",
    "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
  ]

  private static let presentation = [
    "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
    "presentationController(_:prepare:)",
    "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
    "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
  ]

  private static let application = [
    "applicationDidFinishLaunching(_:)", "applicationWillTerminate(_:)",
    "applicationSignificantTimeChange(_:)", "application(_:open:options:)",
    "application(_:continue:restorationHandler:)",
    "application(_:configurationForConnecting:options:)",
  ]
}
