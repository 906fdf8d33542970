// What fingers did in PhotoBoard, from a recording, and what its recognizers told of it.

import Examples
import Testing
import TouchTesting
import UIKit

@MainActor struct PhotoBoardRecording {
  @Test func `the fingers lead to this log`() {
    let app = TouchApp("Photo Board") { PhotoBoardViewController() }
    let size = CGSize(width: 390, height: 700)
    withScreen(of: app, size: size, recording: .actions) { screen in
      screen.wait(0.25)
      screen.window.frame.size = CGSize(width: 390, height: 690)
      screen.wait(0.25)
      screen.play(
        .down(at: CGPoint(x: 165, y: 290)).wait(0.03).down(at: CGPoint(x: 225, y: 290))
          .move(to: CGPoint(x: 130, y: 260), CGPoint(x: 270, y: 331), over: 0.1).wait(0.01).up()
      )
      screen.wait(0.49)
      screen.play(.tap(at: CGPoint(x: 40, y: 650)))
      screen.settle()
      screen.expect(
        """
        pinch began
        pinch changed ×11
        pinch ended
        """)
    }
  }
}
