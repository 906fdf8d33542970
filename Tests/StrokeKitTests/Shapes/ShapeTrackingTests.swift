// Shapes while they are drawn.

import StrokeKit
import Testing

@Suite struct ShapeTrackingTests {
  private func track(
    _ strokes: [[StrokePoint]], in tracking: inout ShapeTracking
  ) {
    for stroke in strokes {
      tracking.begin(at: stroke[0])
      for point in stroke.dropFirst() { tracking.move(to: point) }
    }
  }

  @Test func verdictIsThatOnTheWholeStrokes() {
    for kind in TrueShape.Kind.allCases {
      let strokes = TrueShape.make(kind, seed: 3).strokes
      var tracking = ShapeTracking()
      track(strokes, in: &tracking)
      #expect(tracking.verdict() == ShapeFit.verdict(on: strokes), "\(kind)")
    }
  }

  @Test func previewComesAtPowersOfTwo() {
    var tracking = ShapeTracking()
    let line = Drawn.lines(SIMD2(0, 0), SIMD2(400, 0))
    tracking.begin(at: line[0])
    for point in line[1..<31] { tracking.move(to: point) }
    #expect(tracking.preview == nil)
    tracking.move(to: line[31])
    #expect(tracking.preview?.fit?.shape.kind == .line)
    tracking.reset()
    #expect(tracking.preview == nil)
    #expect(tracking.verdict() == .none(.unusable(.noPoints)))
  }

  @Test func endlessStrokeIsThinnedOut() {
    var tracking = ShapeTracking()
    let stroke = Drawn.ellipse(300, 300, count: 100_000)
    track([stroke], in: &tracking)
    #expect(tracking.verdict().fit?.shape.kind == .ellipse)
  }

  @Test func manyStrokesAreToldAsTooMany() {
    var tracking = ShapeTracking()
    track(Array(repeating: Drawn.line, count: 1000), in: &tracking)
    guard case .none(.tooManyStrokes(9, allowed: 8)) = tracking.verdict() else {
      Issue.record("\(tracking.verdict())")
      return
    }
  }

  @Test func pointWithoutAStrokeBeginsOne() {
    var tracking = ShapeTracking()
    for point in Drawn.line { tracking.move(to: point) }
    #expect(tracking.verdict() == ShapeFit.verdict(on: [Drawn.line]))
  }
}
