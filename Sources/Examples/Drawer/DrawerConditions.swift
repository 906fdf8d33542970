// What holds for the drawer after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds for the drawer.
  func withDrawerConditions() -> TouchApp {
    always("without a finger the panel is closed or open") {
      (drawer: DrawerViewController, application) in
      let distance = abs(drawer.mainPanel.frame.minX)
      return application.fingersDown > 0 || distance < 0.001
        || abs(distance - DrawerViewController.openDistance) < 0.001
    }
    .always("the side that is uncovered is shown, and no other") {
      (drawer: DrawerViewController) in
      let x = drawer.mainPanel.frame.minX
      // Numbers are rounded on their way.
      if abs(x) < 0.001 { return drawer.leftPanel.isHidden || drawer.rightPanel.isHidden }
      return drawer.leftPanel.isHidden == (x < 0) && drawer.rightPanel.isHidden == (x > 0)
    }
    .always("the panel is at most a screen away") { (drawer: DrawerViewController) in
      abs(drawer.mainPanel.frame.minX) <= drawer.view.bounds.width + 0.001
    }
    .always("the drawer takes touches") { (drawer: DrawerViewController) in
      drawer.view.isUserInteractionEnabled && drawer.mainPanel.isUserInteractionEnabled
    }
  }
}
