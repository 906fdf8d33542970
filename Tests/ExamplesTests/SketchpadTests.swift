// The sketchpad under fingers, pens and palms.

import StrokeKit
import Testing
import TouchTesting
import UIKit

@testable import Examples

private func withPad(_ body: (TestScreen, SketchpadViewController) throws -> Void) rethrows {
  try withScreen(recording: []) { screen in
    let pad = SketchpadViewController()
    screen.show(pad)
    try body(screen, pad)
    screen.settle()
  }
}

nonisolated private func places(_ corners: (Double, Double)...) -> [CGPoint] {
  corners.map { CGPoint(x: 200 + $0.0, y: 350 + $0.1) }
}

nonisolated private let line = places((-60, -40), (60, 30))
nonisolated private let box = places((-80, -50), (80, -50), (80, 50), (-80, 50), (-80, -48))
nonisolated private let zigzag = places(
  (-90, -60), (90, -40), (-90, -20), (90, 0), (-90, 20), (90, 40), (-90, 60))
nonisolated private let loop = places(
  (-120, -120), (120, -120), (120, 120), (-120, 120), (-120, -110))

extension SketchpadViewController {
  fileprivate var kinds: [String] {
    history.present.items.map {
      switch $0.content {
      case .ink: "ink"
      case .shape(let shape): "\(shape.kind)"
      }
    }
  }

  fileprivate func choose(_ tool: Int, on screen: TestScreen) {
    let frame = tools.frame
    screen.play(
      .tap(at: CGPoint(x: frame.minX + (CGFloat(tool) + 0.5) * frame.width / 2, y: frame.midY)))
  }
}

/// Draws lines from corner to corner, and rests.
private func hold(_ corners: [CGPoint], on screen: TestScreen) {
  screen.play(corners.dropFirst().reduce(.down(at: corners[0])) { $0.move(to: $1, over: 0.3) })
  screen.wait(0.6)
}

@Suite struct Drawing {
  @Test func aFingerLeavesInkThatCanBeTakenBackAndDoneAgain() {
    withPad { screen, pad in
      #expect(!pad.undoButton.isEnabled && !pad.redoButton.isEnabled && !pad.clearButton.isEnabled)
      screen.play(.draw(line))
      screen.play(.tap(at: places((0, 100))[0]))
      #expect(pad.kinds == ["ink", "ink"])
      screen.play(.tap(at: pad.undoButton.center))
      #expect(pad.kinds == ["ink"] && pad.redoButton.isEnabled)
      screen.play(.tap(at: pad.redoButton.center))
      #expect(pad.kinds == ["ink", "ink"] && !pad.redoButton.isEnabled)
      screen.play(.tap(at: pad.clearButton.center))
      #expect(pad.kinds.isEmpty && !pad.clearButton.isEnabled)
      screen.play(.tap(at: pad.undoButton.center))
      #expect(pad.kinds.count == 2)
    }
  }

  @Test func inkThatRestsBecomesAShapeThatTheFingerSizes() throws {
    try withPad { screen, pad in
      hold(box, on: screen)
      #expect(pad.statusLabel.text?.hasPrefix("rectangle, horizontal") == true)
      #expect(pad.kinds.isEmpty && !pad.sketchView.isDrawing)
      screen.finger().move(by: -80, -48)
      screen.finger().up()
      #expect(pad.kinds == ["rectangle"])
      guard case .rectangle(let rectangle) = try #require(pad.history.present.shapes.first) else {
        Issue.record("no rectangle")
        return
      }
      #expect(rectangle.size.max() > 280 && rectangle.rotation == 0)
      // What was drawn comes back first.
      screen.play(.tap(at: pad.undoButton.center))
      #expect(pad.kinds == ["ink"])
      screen.play(.tap(at: pad.undoButton.center))
      #expect(pad.kinds.isEmpty)
    }
  }

  @Test func aShapeThatTheSystemTakesAwayStaysInk() {
    withPad { screen, pad in
      hold(box, on: screen)
      screen.cancelTouches()
      #expect(pad.kinds == ["ink"])
    }
  }

  @Test func aZigzagRemovesWhatItCoversAndIsInkElsewhere() {
    withPad { screen, pad in
      screen.play(.draw(zigzag))
      #expect(pad.kinds == ["ink"])
      screen.play(.tap(at: pad.undoButton.center))
      screen.play(.draw(line))
      screen.play(.draw(line.map { CGPoint(x: $0.x, y: $0.y + 150) }))
      screen.play(.draw(zigzag))
      #expect(pad.kinds == ["ink"] && pad.statusLabel.text == "Scratched out: 1")
      screen.play(.tap(at: pad.undoButton.center))
      #expect(pad.kinds.count == 2)
    }
  }

  @Test func theLassoSelectsAndAFingerMovesWhatIsSelected() {
    withPad { screen, pad in
      screen.play(.draw(line))
      screen.play(.draw(line.map { CGPoint(x: $0.x, y: $0.y + 200) }))
      pad.choose(1, on: screen)
      screen.play(.draw(loop))
      #expect(pad.selection == [1] && pad.statusLabel.text == "Selected: 1")
      let before = pad.history.present.items
      screen.play(.drag(from: places((0, 0))[0], to: places((40, 30))[0]))
      #expect(pad.statusLabel.text == "Moved: 1")
      let after = pad.history.present.items
      #expect(after[1] == before[1])
      if case .ink(let old) = before[0].content, case .ink(let new) = after[0].content {
        #expect(abs(new[0].x - old[0].x - 40) < 11 && new[0].x > old[0].x + 20)
        #expect(abs(new[0].y - old[0].y - 30) < 11 && new.count == old.count)
      }
      // It can be moved once more; a tap beside it lets it go.
      #expect(pad.selection == [1])
      screen.play(.tap(at: places((-150, 200))[0]))
      #expect(pad.selection.isEmpty && pad.sketchView.selectionBox == nil)
      #expect(pad.kinds == ["ink", "ink"])
      screen.play(.draw(Array(loop.prefix(3))))
      #expect(pad.statusLabel.text?.hasPrefix("The lasso leaves a gap") == true)
    }
  }
}

@Suite struct Hands {
  @Test func twoFingersZoomAndLeaveNoInk() {
    withPad { screen, pad in
      screen.play(.pinch(at: places((0, 0))[0], by: 2))
      #expect(pad.kinds.isEmpty && pad.paper.zoomScale > 1.5 && !pad.sketchView.isDrawing)
    }
  }

  @Test func twoFingersThatTapTakeTheLastStepBack() {
    withPad { screen, pad in
      screen.play(.draw(line))
      let (a, b) = (places((-40, 0))[0], places((40, 0))[0])
      screen.play(.down(at: a, b).wait(0.05).up())
      #expect(pad.kinds.isEmpty && pad.history.canRedo)
      // One after the other, too.
      screen.play(.draw(line))
      screen.play(.down(at: a).wait(0.03).down(at: b).wait(0.03).up(1).wait(0.02).up(2))
      #expect(pad.kinds.isEmpty)
    }
  }

  @Test func aPenDrawsAndFromThenOnFingersMoveThePaper() {
    withPad { screen, pad in
      screen.play(Fingers.draw(line).touching(with: .pencil))
      #expect(pad.kinds == ["ink"] && !pad.fingersSwitch.isOn)
      let offset = pad.paper.contentOffset
      screen.play(.drag(from: line[1], to: line[0]))
      #expect(pad.kinds == ["ink"] && pad.paper.contentOffset != offset)
      // The paper does not slide on, where the pen would only stop it.
      screen.play(Fingers.draw(line).touching(with: .pencil))
      #expect(pad.kinds == ["ink", "ink"])
      screen.settle()
      let place = pad.paper.contentOffset
      screen.play(Fingers.draw(line).touching(with: .pencil))
      #expect(pad.kinds == ["ink", "ink", "ink"] && pad.paper.contentOffset == place)
      screen.play(.tap(at: pad.fingersSwitch.center))
      screen.play(.draw(line))
      #expect(pad.kinds == ["ink", "ink", "ink", "ink"])
    }
  }

  @Test func palmsNeitherDrawNorMoveThePaper() {
    withPad { screen, pad in
      let palm = Fingers.drag(from: line[1], to: line[0]).touching(
        with: .direct, majorRadius: 45)
      screen.play(palm)
      screen.play(Fingers.tap(at: line[0]).touching(with: .pencil))
      let offset = pad.paper.contentOffset
      screen.play(palm)
      #expect(pad.kinds == ["ink"] && pad.paper.contentOffset == offset)
    }
  }

  @Test func aPenDrawsBesideAPalmAndAFingerThatLieThere() {
    withPad { screen, pad in
      screen.play(Fingers.tap(at: line[0]).touching(with: .pencil))
      let palm = Fingers.drag(from: places((90, 120))[0], to: places((60, 160))[0], over: 1)
      let pen = Fingers.draw(line, over: 0.5).touching(with: .pencil)
      let offset = pad.paper.contentOffset
      screen.play(palm.touching(with: .direct, majorRadius: 45).together(with: pen, after: 0.2))
      #expect(pad.kinds == ["ink", "ink"] && pad.paper.contentOffset == offset)
      // A finger moves the paper until the pen comes.
      screen.play(palm.together(with: pen, after: 0.5))
      screen.settle()
      #expect(pad.kinds == ["ink", "ink", "ink"] && pad.paper.contentOffset != offset)
    }
  }

  @Test func aFingertipThatBecomesAPalmLeavesNoInk() {
    withPad { screen, pad in
      screen.send([TouchReport(1, .began, at: line[0])])
      screen.wait(0.02)
      var wide = TouchSample(at: line[1])
      wide.majorRadius = 45
      screen.send([TouchReport(1, .moved, wide)])
      #expect(!pad.sketchView.isDrawing)
      screen.send([TouchReport(1, .ended, wide)])
      #expect(pad.kinds.isEmpty)
    }
  }
}

@Suite struct Histories {
  @Test func aChangeToTheSameValueIsNoStep() {
    var history = History(1)
    history.change { $0 = 1 }
    #expect(!history.canUndo)
    history.change { $0 = 2 }
    history.undo()
    history.undo()
    #expect(history.present == 1 && history.canRedo)
    history.change { $0 = 3 }
    history.redo()
    #expect(history.present == 3 && !history.canRedo)
  }

  @Test func theOldestStepsAreForgotten() {
    var history = History(0)
    for next in 1...150 { history.change { $0 = next } }
    while history.canUndo { history.undo() }
    #expect(history.present == 50)
  }
}
