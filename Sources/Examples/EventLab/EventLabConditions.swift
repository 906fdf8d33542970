// What holds in the laboratory of events after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds in the laboratory.
  func withEventLabConditions() -> TouchApp {
    always("the text shows the last lines") { (lab: EventLabViewController) in
      let last = lab.lines.suffix(EventLabViewController.linesMax)
      return last.isEmpty || lab.text.text == last.joined(separator: "\n")
    }
    .always("the controller is the first responder") { (lab: EventLabViewController) in
      lab.isFirstResponder
    }
    .always("no view hears a second finger before the first has left") {
      (lab: EventLabViewController) in
      // The views around them hear of their fingers, too.
      lab.hearsOneFinger("Inner") && lab.hearsOneFinger("Follower")
    }
    .always("the follower has not run away") { (lab: EventLabViewController) in
      let reach = -3 * max(lab.view.bounds.width, lab.view.bounds.height)
      return lab.view.bounds.insetBy(dx: reach, dy: reach).contains(lab.follower.center)
    }
  }
}

extension EventLabViewController {
  /// Whether one finger of a view left before the next one came, in the last lines.
  fileprivate func hearsOneFinger(_ name: String) -> Bool {
    var isDown = false
    for line in lines.suffix(100) where line.hasPrefix(name) {
      if line.hasPrefix("\(name) hears began") {
        if isDown { return false }
        isDown = true
      } else if line == "\(name) hears ended" || line == "\(name) hears cancelled" {
        isDown = false
      }
    }
    return true
  }
}
