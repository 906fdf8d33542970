// Shapes by example: when they are recognized, and what they are.

import StrokeKit
import StrokeRecognizers
import Testing
import TouchTesting
import UIKit

private func stroke(_ corners: [(Double, Double)]) -> [StrokePoint] {
  corners.map { StrokePoint(x: $0.0, y: $0.1) }
}

private func fingers(_ corners: [(Double, Double)], over seconds: Double = 0.5) -> Fingers {
  .draw(corners.map { CGPoint(x: 100 + $0.0, y: 200 + $0.1) }, over: seconds)
}

private let check = [(0.0, 60.0), (30, 95), (100, 0)]
private let circle = (0...36).map { step in
  let angle = (Double(step) / 36 - 0.25) * 2 * .pi
  return StrokePoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
}
private let caret = [(0.0, 100.0), (50, 0), (100, 100)]
private let minus = [(0.0, 0.0), (100, 0)]
private let bar = [(50.0, -50.0), (50, 50)]

@Suite struct StrokeGesture {
  private func withShapes(
    _ body: (TestScreen, StrokeGestureRecognizer) throws -> Void
  ) throws {
    try withScreen(recording: [.actions, .failures]) { screen in
      let shapes = screen.add(
        StrokeGestureRecognizer(), named: "shapes", to: screen.view("board"))
      try shapes.setTemplates(
        [
          StrokeTemplate("check", [stroke(check)]), StrokeTemplate("caret", [stroke(caret)]),
          StrokeTemplate("minus", [stroke(minus)]),
          StrokeTemplate("plus", [stroke(minus), stroke(bar)]),
        ], options: StrokeOptions())
      screen.show(of: shapes) { $0.recognizedName ?? "nothing" }
      try body(screen, shapes)
    }
  }

  @Test func aShapeIsRecognizedWhenTheFingerIsLifted() throws {
    try withShapes { screen, _ in
      screen.play(fingers(check))
      screen.expect("shapes ended [check] @0.5")
      screen.play(fingers(caret))
      screen.expect("shapes ended [caret]")
    }
  }

  @Test func withAGapAShapeMayHaveSeveralStrokes() throws {
    try withShapes { screen, shapes in
      shapes.strokeGap = 0.4
      screen.play(fingers(minus, over: 0.2).then(fingers(bar, over: 0.2), after: 0.3))
      screen.expect("")
      screen.wait(0.41)
      screen.expect("shapes ended [plus] @1.1")
    }
  }

  @Test func aStrokeAfterTheGapIsTheNextShape() throws {
    try withShapes { screen, shapes in
      shapes.strokeGap = 0.2
      screen.play(fingers(minus, over: 0.2).then(fingers(caret, over: 0.2), after: 0.3))
      screen.wait(0.3)
      screen.expect("shapes ended [minus], shapes ended [caret]")
    }
  }

  @Test func candidatesAreReportedWhileDrawing() throws {
    try withShapes { screen, shapes in
      shapes.reportsCandidates = true
      var firsts: [String] = []
      shapes.addAction { gesture in
        guard let first = gesture.candidates.first?.name, firsts.last != first else { return }
        firsts.append(first)
      }
      screen.play(fingers(caret))
      screen.expect("shapes began, shapes changed…, shapes ended [caret]")
      #expect(firsts.last == "caret" && firsts.count > 1, "\(firsts)")
    }
  }

  @Test func aShapeIsRecognizedEarlyWhenNoOtherCanStillWin() throws {
    try withShapes { screen, shapes in
      try shapes.setTemplates(
        [
          StrokeTemplate("check", [stroke(check)]),
          StrokeTemplate("circle", [circle]),
        ], options: StrokeOptions())
      shapes.recognizesEarly = true
      var count = 0
      shapes.addAction { count = $0.drawnStrokes[0].count }
      screen.play(fingers(check))
      screen.expect("shapes ended [check]")
      #expect(count < 55, "of 61")
      screen.play(.circle(around: CGPoint(x: 200, y: 300), radius: 50))
      screen.expect("shapes ended [circle]")
    }
  }

  @Test func aTapIsNoShape() throws {
    try withShapes { screen, _ in
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.expect("shapes failed")
    }
  }

  @Test func twoFingersAtOnceAreNone() throws {
    try withShapes { screen, _ in
      screen.play(
        Fingers.down(at: CGPoint(x: 100, y: 100)).wait(0.1).down(at: CGPoint(x: 200, y: 100)).up())
      screen.expect("shapes failed @0.1")
    }
  }

  @Test func withoutTemplatesNothingIsRecognized() {
    withScreen(recording: [.actions, .failures]) { screen in
      screen.add(StrokeGestureRecognizer(), named: "shapes", to: screen.view("board"))
      screen.play(fingers(check))
      screen.expect("shapes failed")
    }
  }

  @Test func templatesThatCannotBeComparedAreRefusedAndTheOldOnesStay() throws {
    try withShapes { screen, shapes in
      #expect(throws: StrokeTemplateError.self) {
        try shapes.setTemplates([StrokeTemplate("dot", [[]])])
      }
      screen.play(fingers(check))
      screen.expect("shapes ended [check]")
    }
  }

  @Test func aGestureThatIsLikeNoTemplateFails() throws {
    try withShapes { screen, shapes in
      try shapes.setTemplates(
        [StrokeTemplate("check", [stroke(check)])],
        options: StrokeOptions(rejection: .above(0.000_001)))
      screen.play(fingers(caret))
      screen.expect("shapes failed")
    }
  }
}
