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
      screen.finger().down(at: CGPoint(x: 165, y: 290))
      screen.wait(0.03)
      screen.finger(2).down(at: CGPoint(x: 225, y: 290))
      screen.wait(0.036667)
      screen.together {
        screen.finger().move(to: CGPoint(x: 152.16655, y: 278.9999))
        screen.finger(2).move(to: CGPoint(x: 241.591818, y: 304.850135))
      }
      screen.wait(0.033333)
      screen.together {
        screen.finger().move(to: CGPoint(x: 140.5, y: 269))
        screen.finger(2).move(to: CGPoint(x: 256.675, y: 318.35))
      }
      screen.wait(0.03)
      screen.together {
        screen.finger().move(to: CGPoint(x: 130, y: 260))
        screen.finger(2).move(to: CGPoint(x: 270.25, y: 330.5))
      }
      screen.together {
        screen.finger().up()
        screen.finger(2).up()
      }
      screen.wait(0.5)
      screen.finger().down(at: CGPoint(x: 40, y: 650))
      screen.wait(0.08)
      screen.finger().up()
      screen.settle()
      screen.expect(
        """
        pinch began
        pinch changed ×2
        pinch ended
        """)
    }
  }
}
