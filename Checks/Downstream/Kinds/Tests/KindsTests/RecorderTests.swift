// What an app records with the file that it copied.

import Kinds
import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct RecorderTests {
  @Test func aDragIsRecorded() {
    var lines: [String] = []
    withScreen { screen in
      let window = recordingWindow { lines.append($0) }
      for (time, x) in [(0.1, 100.0), (0.2, 150), (0.3, 150)] {
        let phase: UITouch.Phase = time == 0.1 ? .began : time == 0.2 ? .moved : .ended
        screen.send(
          .touches(
            .init(
              [TouchReport(1, phase, at: CGPoint(x: x, y: 100))], time: time,
              window: window.windowNumber)))
      }
      screen.settle()
      screen.ignoreLog()
    }
    #expect(lines.first?.contains(#""app":"Kinds""#) == true)
    #expect(lines.count { $0.hasPrefix(#"{"input":"touches""#) } == 3)
    #expect(lines.contains { $0.contains(#""state":"began""#) })
    #expect(lines.last?.contains(#""input":"time","time":1.3"#) == true)
  }
}
