// What holds on the sketchpad after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds on the sketchpad.
  func withSketchpadConditions() -> TouchApp {
    always("only things on the paper are selected") { (pad: SketchpadViewController) in
      pad.selection.isSubset(of: pad.history.present.items.map(\.id))
    }
    .always("Undo, Redo and Clear are on when there is something to do") {
      (pad: SketchpadViewController) in
      pad.undoButton.isEnabled == pad.history.canUndo
        && pad.redoButton.isEnabled == pad.history.canRedo
        && pad.clearButton.isEnabled == !pad.history.present.items.isEmpty
    }
    .always("ink has a finger") { (pad: SketchpadViewController, application) in
      // The view may hear later than the finger is up.
      !pad.sketchView.isDrawing || application.fingersDown + application.touchesLingering > 0
    }
    .always("no shape or lasso is held without a finger") { (pad: SketchpadViewController) in
      pad.sketchView.preview.path.isEmpty || pad.shapeRecognizer.isGoingOn
        || pad.lassoRecognizer.isGoingOn
    }
    .always("what is selected lies in its place unless a finger moves it") {
      (pad: SketchpadViewController) in
      pad.sketchView.lifted.transform == .identity || pad.moveRecognizer.isGoingOn
    }
    .always("at most a hundred steps can be taken back") { (pad: SketchpadViewController) in
      pad.history.past.count <= History<Sketch>.depth
    }
  }
}
