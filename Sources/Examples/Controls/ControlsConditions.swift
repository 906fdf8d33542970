// What holds on the page of controls after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds on the page of controls.
  func withControlsConditions() -> TouchApp {
    always("at most eight lines") { (page: ControlsViewController) in
      page.lines.count <= ControlsViewController.linesShown
    }
    .always("the gestures cancel touches as the switch says") { (page: ControlsViewController) in
      page.recognizers.allSatisfy { $0.cancelsTouchesInView == page.cancels.isOn }
    }
    .always("the last value that was said is the control's") { (page: ControlsViewController) in
      page.saysLast("The switch is ", "\(page.toggle.isOn ? "on" : "off").")
        && page.saysLast("The slider's value: ", "\(Int(page.slider.value))")
        && page.saysLast("The stepper's value: ", "\(Int(page.stepper.value))")
        && page.saysLast("The page control's page: ", "\(page.pages.currentPage + 1)")
        && page.saysLast("The text: ", page.field.text ?? "")
    }
    .always("what is said of the text field is true") { (page: ControlsViewController) in
      let said = page.lines.first {
        $0 == "The text field is being edited." || $0 == "The text field is done."
      }
      return said.map { page.field.isFirstResponder == $0.hasSuffix("edited.") } ?? true
    }
  }
}

extension ControlsViewController {
  /// Whether the newest line with a beginning, if there is one, ends with an end.
  fileprivate func saysLast(_ beginning: String, _ end: String) -> Bool {
    lines.first { $0.hasPrefix(beginning) }.map { $0 == beginning + end } ?? true
  }
}
