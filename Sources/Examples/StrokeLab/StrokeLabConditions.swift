// What holds in the laboratory of shapes after each event.

import StrokeKit
import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds in the laboratory.
  func withStrokeLabConditions() -> TouchApp {
    always("a line at full strength has a finger, or waits for one") {
      (lab: StrokeLabViewController) in
      !lab.drawer.isShowingLineAtFullStrength || lab.strokeRecognizer.isGoingOn
    }
    .always("no answer is shown while a shape is taught") { (lab: StrokeLabViewController) in
      lab.taughtName == nil || lab.candidateRows.allSatisfy { $0.isHidden && $0.text == nil }
    }
    .always("the name that is taught is marked, and no other") {
      (lab: StrokeLabViewController) in
      zip(lab.nameButtons, lab.names).allSatisfy { $0.isSelected == ($1 == lab.taughtName) }
    }
    .always("each button counts its examples") { (lab: StrokeLabViewController) in
      zip(lab.nameButtons, lab.names).allSatisfy { button, name in
        let count = lab.known.exampleCount(of: name)
        return button.title(for: .normal) == (count == 0 ? name : "\(name) \(count)")
      }
    }
    .always("no name has more examples than are kept") { (lab: StrokeLabViewController) in
      lab.names.allSatisfy { lab.known.exampleCount(of: $0) <= ShapesFile.exampleCountMax }
    }
    .always("as many buttons and pictures as names") { (lab: StrokeLabViewController) in
      lab.nameButtons.count == lab.names.count && lab.thumbnails.count == lab.names.count
    }
  }
}
