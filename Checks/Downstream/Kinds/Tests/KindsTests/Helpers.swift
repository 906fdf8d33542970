// A helper of an app's tests that knows nothing of Swift Testing: it imports fingers only.

import TouchTesting
import UIKit

@MainActor func expectDrag(
  _ log: String, of view: UIView, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  withScreen(fileID: fileID, filePath: filePath, line: line, column: column) { screen in
    screen.add(view, named: "view")
    screen.play(.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), over: 0.05))
    screen.expect(log, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

@MainActor func playWithoutPlaces() {
  withScreen { screen in
    screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    screen.expect("window began, window ended")
  }
}

/// A recording view of the tests' own.
final class Listening: RecordingView {
  var touchCount = 0
  deinit { touchCount = 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCount += touches.count
    super.touchesBegan(touches, with: event)
  }
}
