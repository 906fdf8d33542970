// What holds for the page and its sheet after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds for the page and its sheet.
  func withSheetConditions() -> TouchApp {
    always("at most one sheet") { (map: MapViewController) in
      map.presentedViewController?.presentedViewController == nil
    }
    .always("the page says whether there is a sheet") { (map: MapViewController) in
      let saysThere = ["The sheet is medium.", "The sheet is large."].contains(map.stateLabel.text)
      return map.isSheetGoing || saysThere == (map.presentedViewController != nil)
    }
    .always("the page says how high the sheet is") { (map: MapViewController) in
      guard let sheet = map.presentedViewController?.sheetPresentationController, !map.isSheetGoing
      else { return true }
      let isLarge = sheet.selectedDetentIdentifier == .large
      return map.stateLabel.text == (isLarge ? "The sheet is large." : "The sheet is medium.")
    }
    .always("no place stays selected") { (map: MapViewController) in
      let places = map.presentedViewController as? PlacesViewController
      return places?.table.indexPathForSelectedRow == nil
    }
  }
}

extension MapViewController {
  /// Whether a finger, or what comes after it, takes the sheet away.
  fileprivate var isSheetGoing: Bool { presentedViewController?.isBeingDismissed ?? false }
}
