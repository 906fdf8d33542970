// Which rectangles lie wholly inside a lasso, and which touch it.

import Foundation
import StrokeKit
import Testing

@Suite struct LassoBoxes {
  /// From 100 to 220 across and down.
  private let square = try? Lasso(Drawn.square)

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> StrokeBox {
    StrokeBox(x: x, y: y, width: width, height: height)
  }

  @Test func aRectangleInsideOrUpToTheCurveIsContained() throws {
    let square = try #require(square)
    for inside in [
      box(150, 150, 20, 20), box(100, 100, 120, 120), box(100, 150, 120, 1), box(160, 160, 0, 0),
      box(100, 100, 120, 0), box(100, 220, 120, 0), box(220, 100, 0, 120), box(100, 100, 0, 0),
    ] {
      #expect(square.contains(inside), "\(inside)")
      #expect(square.touches(inside), "\(inside)")
    }
  }

  @Test func aRectangleThatSticksOutTouches() throws {
    let square = try #require(square)
    for across in [
      box(90, 150, 20, 20), box(0, 0, 500, 500), box(220, 150, 20, 20), box(80, 80, 20, 20),
      box(0, 160, 500, 0), box(219, 219, 2, 2), box(-1e300, -1e300, 2e300, 2e300),
    ] {
      #expect(!square.contains(across), "\(across)")
      #expect(square.touches(across), "\(across)")
    }
  }

  @Test func aRectangleOutsideNeitherTouchesNorIsContained() throws {
    let square = try #require(square)
    for outside in [
      box(0, 0, 99, 99), box(221, 100, 50, 50), box(100, 221, 50, 50), box(150, 150, -10, 10),
      box(.nan, 150, 10, 10), box(150, 150, .nan, 10), box(.infinity, 0, 10, 10),
      box(-.infinity, 150, .infinity, 10),
    ] {
      #expect(!square.contains(outside), "\(outside)")
      #expect(!square.touches(outside), "\(outside)")
    }
  }

  @Test func aNotchThatReachesIntoARectangleKeepsItOut() throws {
    // A slit of a thousandth of the width, from above to the middle.
    let notched = try Lasso(
      Drawn.lines(
        SIMD2(100, 100), SIMD2(160, 100), SIMD2(160.05, 160), SIMD2(160.1, 100), SIMD2(220, 100),
        SIMD2(220, 220), SIMD2(100, 220), SIMD2(100, 100)))
    #expect(!notched.contains(box(140, 130, 40, 60)))
    #expect(notched.contains(box(140, 161, 40, 50)))
    #expect(notched.contains(box(110, 110, 45, 45)))
    #expect(notched.touches(box(140, 130, 40, 60)))
  }

  @Test func aHoleInARectangleKeepsItOut() throws {
    let ring = try Lasso(Drawn.circle(200) + Drawn.changed(Drawn.circle(20), backwards: true))
    #expect(!ring.contains(box(150, 250, 100, 100)))
    #expect(ring.contains(box(215, 260, 60, 60)))
    #expect(!ring.touches(box(195, 295, 8, 8)))
  }

  @Test func aRectangleAcrossTheFirstRoundOfALoopDrawnTwiceIsContained() throws {
    let twice = Drawn.circle(200) + Drawn.circle(150)
    let lasso = try Lasso(twice)
    #expect(lasso.contains(box(262, 290, 20, 20)))
    #expect(lasso.contains(box(140, 240, 120, 120)))
  }

  @Test func rectanglesAgreeWithThePointsInThem() throws {
    var contained = 0
    var apart = 0
    for seed in 0..<100 {
      var random = Seeded(seed: seed)
      let corners = (0..<random.count(3, 9)).map { _ in StrokePoint(random.place(100)) }
      guard let lasso = try? Lasso(corners) else { continue }
      for _ in 0..<20 {
        let corner = random.place(100)
        let box = box(corner.x, corner.y, 40 * random.unit(), 40 * random.unit())
        var inside = 0
        for row in 0...10 {
          for column in 0...10 {
            let point = StrokePoint(
              x: box.x + box.width * Double(column) / 10, y: box.y + box.height * Double(row) / 10)
            if lasso.contains(point) { inside += 1 }
          }
        }
        if lasso.contains(box) {
          contained += 1
          #expect(inside == 121, "seed \(seed), \(box)")
        }
        if !lasso.touches(box) {
          apart += 1
          #expect(inside == 0, "seed \(seed), \(box)")
        }
      }
    }
    #expect(contained > 50 && apart > 100, "\(contained), \(apart)")
  }

  @Test func manyRoundsAreAskedInBoundedTime() throws {
    // A hundred rounds of a thousand points; each line of a rectangle crosses them all.
    let rounds = try Lasso(Drawn.circle(turns: 100, count: 100_000))
    #expect(rounds.region.outline.count == StrokeRegion.cornersMax)
    #expect(rounds.contains(box(170, 270, 60, 60)))
    #expect(!rounds.contains(box(145, 245, 110, 110)))
  }
}
