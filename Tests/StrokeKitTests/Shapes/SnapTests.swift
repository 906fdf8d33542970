// Shapes that are made neat, and what is told of it.

import Foundation
import StrokeKit
import Testing

@Suite struct SnapTests {
  private func line(_ angle: Double, from start: SIMD2<Double> = SIMD2(50, 50)) -> Shape {
    .line(Shape.Line(from: start, to: start + SIMD2(cos(angle), sin(angle)) * 100))
  }

  private func direction(_ shape: Shape) -> Double {
    let way = shape.ends[1] - shape.ends[0]
    return atan2(way.y, way.x)
  }

  @Test(arguments: [-1.0, -0.05, 0.02, 0.08])
  func nearlyHorizontalLineBecomesHorizontal(angle: Double) {
    let (shape, snaps) = line(angle).snapped()
    if angle == -1 {
      #expect(snaps.isEmpty)
      #expect(shape == line(angle))
      return
    }
    #expect(direction(shape).magnitude < 1e-8)
    guard snaps.count == 1, case .horizontal(let turn) = snaps[0] else {
      Issue.record("\(snaps)")
      return
    }
    #expect((turn + angle).magnitude < 1e-8)
    // About its middle, and as long as before.
    let middle = (shape.ends[0] + shape.ends[1]) / 2
    let before = (line(angle).ends[0] + line(angle).ends[1]) / 2
    #expect((middle - before).x.magnitude < 1e-6)
    #expect(((shape.ends[1] - shape.ends[0]).x - 100).magnitude < 1e-6)
  }

  @Test func verticalAndDiagonalAreTold() {
    let (upright, vertical) = line(.pi / 2 + 0.04).snapped()
    #expect((direction(upright) - .pi / 2).magnitude < 1e-8)
    guard vertical.count == 1, case .vertical = vertical[0] else {
      Issue.record("\(vertical)")
      return
    }
    let (tilted, diagonal) = line(-3 * .pi / 4 + 0.04).snapped()
    #expect((direction(tilted) + 3 * .pi / 4).magnitude < 1e-8)
    guard diagonal.count == 1, case .diagonal = diagonal[0] else {
      Issue.record("\(diagonal)")
      return
    }
  }

  @Test func nearlySquareRectangleBecomesASquare() {
    let drawn = Shape.Rectangle(center: SIMD2(9, 9), size: SIMD2(100, 94), rotation: 0.3)
    let (shape, snaps) = Shape.rectangle(drawn).snapped()
    #expect(snaps == [.equalSides(ratio: 0.94)])
    guard case .rectangle(let square) = shape else {
      Issue.record("\(shape)")
      return
    }
    #expect(square.isSquare)
    #expect(square.size.x == 97)
    #expect(square.rotation == 0.3)
  }

  @Test func nearlyRoundEllipseBecomesACircleAndIsNotTurned() {
    let drawn = Shape.Ellipse(center: .zero, radii: SIMD2(50, 46), rotation: 0.4)
    let (shape, snaps) = Shape.ellipse(drawn).snapped()
    #expect(snaps == [.equalSides(ratio: 0.92)])
    #expect(
      shape == .ellipse(Shape.Ellipse(center: .zero, radii: SIMD2(48, 48))))
  }

  @Test func nearlyEquilateralTriangleBecomesEquilateral() throws {
    let triangle = Shape.Triangle(SIMD2(0, 0), SIMD2(100, 0), SIMD2(52, 84))
    let (shape, snaps) = Shape.triangle(triangle).snapped()
    #expect(snaps.count == 2)
    let corners = shape.ends
    let sides = (0..<3).map { index in
      let side = corners[(index + 1) % 3] - corners[index]
      return (side * side).sum().squareRoot()
    }
    #expect((sides[0] - sides[1]).magnitude < 1e-6)
    #expect((sides[1] - sides[2]).magnitude < 1e-6)
  }

  @Test func endGoesToTheNearestEndOfANeighbour() {
    let corner = SIMD2(150.0, 57)
    let neighbour = Shape.triangle(Shape.Triangle(corner, SIMD2(300, 0), SIMD2(300, 200)))
    let (shape, snaps) = line(0.02).snapped(beside: [neighbour])
    #expect(shape.ends[1] == corner)
    guard case .endToEnd(let place, let distance) = snaps.first else {
      Issue.record("\(snaps)")
      return
    }
    #expect(place == corner)
    #expect((distance - 5).magnitude < 0.2)
    // Turned about what it is tied to, if at all: the end stays.
    #expect(snaps.count == 2)
    #expect((shape.ends[0].y - corner.y).magnitude < 1e-6)
  }

  @Test func endGoesToACentreAndACentreToACentre() {
    let circle = Shape.ellipse(
      Shape.Ellipse(center: SIMD2(55, 50), radii: SIMD2(30, 30)))
    let (tied, snaps) = line(1).snapped(beside: [circle])
    #expect(tied.ends[0] == SIMD2(55, 50))
    #expect(snaps == [.endToCenter(at: SIMD2(55, 50), movedBy: 5)])
    let square = Shape.rectangle(
      Shape.Rectangle(center: SIMD2(55, 58), size: SIMD2(80, 80)))
    let (moved, told) = square.snapped(beside: [circle])
    #expect(moved.center == SIMD2(55, 50))
    #expect(told.first == .centerToCenter(at: SIMD2(55, 50), movedBy: 8))
  }

  @Test func nothingIsDoneBeyondTheLimits() {
    let neighbour = line(0, from: SIMD2(50, 70))
    let none = SnapLimits(angle: 0, ratio: 2, distance: 0)
    let (shape, snaps) = line(0.01).snapped(beside: [neighbour], within: none)
    #expect(shape == line(0.01))
    #expect(snaps.isEmpty)
    let distant = line(0, from: SIMD2(50, 120))
    #expect(line(0.3).snapped(beside: [distant]).snaps.isEmpty)
  }
}
