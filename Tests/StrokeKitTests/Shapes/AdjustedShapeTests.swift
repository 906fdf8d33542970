// Shapes that a finger holds, and sizes and turns.

import StrokeKit
import Testing

@Suite struct AdjustedShapes {
  private let square = Shape.rectangle(
    Shape.Rectangle(center: SIMD2(100, 100), size: SIMD2(40, 20), rotation: 0))

  private func isNear(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool {
    let way = one - other
    return (way * way).sum() < 1e-8
  }

  @Test func aRectangleIsSizedAboutItsCenter() {
    guard case .rectangle(let shape) = square.adjusted(from: SIMD2(120, 110), to: SIMD2(140, 120))
    else { return #expect(Bool(false)) }
    #expect(isNear(shape.center, SIMD2(100, 100)) && isNear(shape.size, SIMD2(80, 40)))
    #expect(abs(shape.rotation) < 1e-9)
  }

  /// A quarter turn is another width and height.
  @Test(arguments: [(30.0, -10.0), (-10, 30)])
  func aRotationStaysInItsRange(x: Double, y: Double) {
    let place = SIMD2(100 + x, 100 + y)
    guard case .rectangle(let shape) = square.adjusted(from: SIMD2(130, 110), to: place)
    else { return #expect(Bool(false)) }
    #expect(shape.rotation.magnitude <= .pi / 4)
    #expect((shape.size.x > shape.size.y) == (x > 0))
  }

  @Test func aLineIsHeldAtItsNearerEnd() {
    let line = Shape.line(Shape.Line(from: SIMD2(0, 0), to: SIMD2(100, 0)))
    guard case .line(let end) = line.adjusted(from: SIMD2(100, 0), to: SIMD2(0, 200)),
      case .line(let start) = line.adjusted(from: SIMD2(0, 0), to: SIMD2(50, 0))
    else { return #expect(Bool(false)) }
    #expect(isNear(end.start, .zero) && isNear(end.end, SIMD2(0, 200)))
    #expect(isNear(start.start, SIMD2(50, 0)) && isNear(start.end, SIMD2(100, 0)))
  }

  @Test func theGrippedPointStaysUnderTheFinger() {
    let shapes: [Shape] = [
      .triangle(Shape.Triangle(SIMD2(0, 0), SIMD2(90, 0), SIMD2(0, 60))),
      .polyline(Shape.Polyline(lines: [[SIMD2(0, 0), SIMD2(40, 90), SIMD2(80, 10)]])),
      .arc(
        Shape.Arc(circle: Circle(centerX: 9, centerY: 8, radius: 50), startAngle: 0.5, sweep: 2)),
    ]
    for shape in shapes {
      let grip = shape.outlines[0][0]
      let place = SIMD2(-37.0, 81)
      #expect(isNear(shape.adjusted(from: grip, to: place).outlines[0][0], place), "\(shape)")
    }
  }

  @Test func aFingerAtTheCenterMovesAShape() {
    guard case .rectangle(let shape) = square.adjusted(from: SIMD2(100, 100), to: SIMD2(130, 90))
    else { return #expect(Bool(false)) }
    #expect(shape.center == SIMD2(130, 90) && shape.size == SIMD2(40, 20))
  }

  @Test func placesThatAreNoNumbersChangeNothing() {
    for place in [SIMD2(Double.nan, 0), SIMD2(0, .infinity)] {
      #expect(square.adjusted(from: SIMD2(120, 110), to: place) == square)
      #expect(square.adjusted(from: place, to: SIMD2(120, 110)) == square)
    }
    // At the center it is as small as it may become.
    guard case .rectangle(let shape) = square.adjusted(from: SIMD2(120, 110), to: SIMD2(100, 100))
    else { return #expect(Bool(false)) }
    #expect(isNear(shape.size, SIMD2(2, 1)))
  }
}
