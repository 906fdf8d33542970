// The laboratory for shapes: recognizing and teaching by fingers.

import Testing
import TouchTesting
import UIKit

@testable import Examples

private func withLab(_ body: (TestScreen, StrokeLabViewController) throws -> Void) rethrows {
  try withScreen(recording: []) { screen in
    let lab = StrokeLabViewController()
    screen.show(lab)
    try body(screen, lab)
    screen.settle()
  }
}

private func drawing(_ corners: [(Double, Double)]) -> Fingers {
  .draw(corners.map { CGPoint(x: 100 + 1.5 * $0.0, y: 250 + 1.5 * $0.1) })
}

private let triangle = [(50.0, 0.0), (0, 90), (100, 90), (50, 0)]
private let square = [(0.0, 0.0), (100, 0), (100, 100), (0, 100), (0, 0)]
private let arrow = [(0.0, 50.0), (100, 50), (70, 20), (100, 50), (70, 80)]

@Suite struct StrokeLab {
  @Test func closestShapeIsListedFirst() {
    withLab { screen, lab in
      screen.play(drawing(triangle))
      screen.wait(1)
      #expect(lab.candidateRows[0].text?.hasPrefix("Triangle") == true)
      screen.play(.circle(around: CGPoint(x: 200, y: 350), radius: 80))
      screen.wait(1)
      #expect(lab.candidateRows[0].text?.hasPrefix("Circle") == true)
      #expect(lab.candidateRows.allSatisfy { !$0.isHidden })
    }
  }

  @Test func unknownShapesAreReportedAsUnknown() {
    withLab { screen, lab in
      for shape in [square, [(0.0, 50.0), (100, 50)]] {
        screen.play(drawing(shape))
        screen.wait(1)
        #expect(lab.candidateRows[0].text?.hasPrefix("Nothing I know") == true)
      }
      screen.play(drawing(triangle.map { (2 * $0.0 - 60, $0.1) }))
      screen.wait(1)
      #expect(lab.candidateRows[0].text?.hasPrefix("Triangle") == true)
    }
  }

  @Test func knownShapesAreShownBelowTheirNames() {
    withLab { screen, lab in
      #expect(lab.thumbnails.map(\.strokes.isEmpty) == [false, false, false, false, true])
      screen.play(.tap(at: lab.nameButtons[4].center))
      screen.play(drawing(arrow))
      screen.wait(1)
      #expect(lab.thumbnails[4].strokes.flatMap { $0 }.count > 5)
      #expect(lab.known.exampleCount(of: "Arrow") == 1)
    }
  }

  @Test func theListChangesWhileTheFingerMoves() {
    withLab { screen, lab in
      var seen = Set<String>()
      lab.strokeRecognizer.addAction { [unowned lab] _ in
        seen.insert(lab.candidateRows[0].text ?? "")
      }
      screen.play(drawing(triangle))
      #expect(seen.count > 3)
    }
  }

  @Test func aNameLearnsFromADrawing() throws {
    try withLab { screen, lab in
      let button = try #require(lab.nameButtons.last)
      #expect(button.currentTitle == "Arrow")
      screen.play(.tap(at: button.center))
      #expect(lab.taughtName == "Arrow" && button.isSelected)
      screen.play(drawing(arrow))
      screen.wait(1)
      #expect(button.currentTitle == "Arrow 1")
      screen.play(.tap(at: button.center))
      #expect(lab.taughtName == nil)
      screen.play(drawing(arrow))
      screen.wait(1)
      #expect(lab.candidateRows[0].text?.hasPrefix("Arrow") == true)
    }
  }
}
