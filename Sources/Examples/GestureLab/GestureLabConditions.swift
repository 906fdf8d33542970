// What holds in the laboratory of gestures after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds in the laboratory.
  func withGestureLabConditions() -> TouchApp {
    always("a gesture that is over leaves no diary") { (lab: GestureLabViewController) in
      lab.recognizersOfPads.allSatisfy {
        $0.state != .possible || lab.diaries[ObjectIdentifier($0)] == nil
      }
    }
    .always("the text shows the last lines") { (lab: GestureLabViewController) in
      let last = lab.lines.suffix(GestureLabViewController.linesMax)
      return last.isEmpty || lab.text.text == last.joined(separator: "\n")
    }
    .always("the touches are delayed as the switches say") { (lab: GestureLabViewController) in
      lab.watchedTap.delaysTouchesBegan == lab.delaysBegan.isOn
        && lab.watchedTap.delaysTouchesEnded == lab.delaysEnded.isOn
    }
    .always("the pad for checks hears one finger at a time") {
      (lab: GestureLabViewController) in
      // The ends of taps and drags come late, while their recognizers wait.
      (0...1).contains(lab.checkPad.fingersHeard)
    }
    .always("every gesture of the pads is on") { (lab: GestureLabViewController) in
      lab.recognizersOfPads.allSatisfy(\.isEnabled)
    }
  }
}

extension GestureLabViewController {
  fileprivate var recognizersOfPads: [UIGestureRecognizer] {
    pads.flatMap { $0.gestureRecognizers ?? [] }
  }
}

extension GesturePad {
  /// How many of the fingers that it heard of have not left.
  fileprivate var fingersHeard: Int {
    heard.reduce(0) { count, phase in
      switch phase {
      case "began": count + 1
      case "ended", "cancelled": count - 1
      default: count
      }
    }
  }
}
