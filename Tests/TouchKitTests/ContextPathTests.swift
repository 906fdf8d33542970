// The steps that a context adds to its path, and the numbers of three-dimensional transforms.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private final class Sheet: UIView {
  var paints: (CGContext) -> Void = { _ in }
  deinit {}

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { paints(context) }
  }
}

@Suite struct ContextPaths {
  @Test func arcOfNoNumbersAddsNothing() {
    for (radius, start, end) in [
      (CGFloat.infinity, CGFloat(0), CGFloat(1)), (.nan, 0, 1), (1, .nan, 1), (1, 0, .nan),
    ] {
      for grows in [false, true] {
        #expect(
          PathPen.arc(
            center: point(0, 0), radius: radius, startAngle: start, endAngle: end, grows: grows,
            isFirst: true) == [])
      }
    }
  }

  /// The steps of all that is painted.
  private func painted(_ paints: @escaping (CGContext) -> Void) -> [[CGPathElement]] {
    withScreen(recording: []) { screen in
      let view = Sheet(frame: rect(0, 0, 100, 100))
      view.paints = paints
      screen.window.addSubview(view)
      return screen.application.snapshot()[0].subviews.last?.shapes.map(\.path.elements) ?? []
    }
  }

  @Test func eachStepIsAddedInItsOrder() {
    let shapes = painted { context in
      #expect(context.isPathEmpty)
      context.addLines(between: [])
      #expect(context.isPathEmpty)
      context.addLines(between: [point(1, 2), point(3, 4), point(5, 6)])
      context.addQuadCurve(to: point(7, 8), control: point(9, 10))
      context.addCurve(to: point(11, 12), control1: point(13, 14), control2: point(15, 16))
      context.move(to: point(17, 18))
      context.addLine(to: point(19, 20))
      context.closePath()
      context.addPath(CGPath(elements: [.move(to: point(21, 22)), .line(to: point(23, 24))]))
      #expect(!context.isPathEmpty)
      context.strokePath()
      #expect(context.isPathEmpty)
    }
    #expect(
      shapes == [
        [
          .move(to: point(1, 2)), .line(to: point(3, 4)), .line(to: point(5, 6)),
          .quadCurve(to: point(7, 8), control: point(9, 10)),
          .curve(to: point(11, 12), control1: point(13, 14), control2: point(15, 16)),
          .move(to: point(17, 18)), .line(to: point(19, 20)), .close, .move(to: point(21, 22)),
          .line(to: point(23, 24)),
        ]
      ])
  }

  @Test func stepsFollowTheTransformOfTheTimeWhenTheyAreAdded() {
    let shapes = painted { context in
      context.move(to: point(1, 1))
      context.translateBy(x: 10, y: 20)
      context.addLine(to: point(1, 1))
      context.scaleBy(x: 2, y: 3)
      context.addLine(to: point(1, 1))
      context.drawPath(using: .fillStroke)
      context.strokeLineSegments(between: [point(0, 0), point(1, 0), point(0, 1), point(1, 1)])
    }
    #expect(
      shapes == [
        [.move(to: point(1, 1)), .line(to: point(11, 21)), .line(to: point(12, 23))],
        [
          .move(to: point(10, 20)), .line(to: point(12, 20)), .move(to: point(10, 23)),
          .line(to: point(12, 23)),
        ],
      ])
  }
}

@Suite struct ThreeDimensions {
  @Test func theNumbersOfPlainTransformsStandWhereCoreAnimationHasThem() {
    #expect(
      CATransform3DMakeScale(2, 3, 4).rows == [
        [2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1],
      ])
    #expect(
      CATransform3DMakeTranslation(2, 3, 4).rows
        == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [2, 3, 4, 1]])
    #expect(
      CATransform3DIdentity.rows == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    #expect(CATransform3D().rows == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    let flat = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(flat.rows == [[1, 2, 0, 0], [3, 4, 0, 0], [0, 0, 1, 0], [5, 6, 0, 1]])
  }

  @Test func eachNumberCountsForWhatIsFlatAndWhatIsEqual() {
    let flat = [0, 1, 4, 5, 12, 13]
    for index in 0..<16 {
      var rows = CATransform3DIdentity.rows
      rows[index / 4][index % 4] += 1
      let changed = CATransform3D(rows: rows)
      #expect(!CATransform3DEqualToTransform(changed, CATransform3DIdentity), "\(index)")
      #expect(!CATransform3DIsIdentity(changed), "\(index)")
      #expect(CATransform3DIsAffine(changed) == flat.contains(index), "\(index)")
    }
  }
}
