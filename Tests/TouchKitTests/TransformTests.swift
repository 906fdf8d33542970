// Transforms of layers, number by number.

import Testing
import UIKit

@Suite struct LayerTransforms {
  @Test func transformWithoutAnInverseStaysAsItIs() {
    for transform in [
      CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 2, ty: 3),
      CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 2, ty: 3),
    ] { #expect(transform.inverted() == transform) }
  }

  @Test func aHeightThatIsTooLargeToMultiplyFillsItsFrame() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 100, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1e308)
    #expect(view.bounds.size.height == 1e308 && abs(view.bounds.size.width - 0.01) < 1e-12)
  }

  /// The sixteen numbers, row by row.
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private func areNear(_ t: CATransform3D, _ wanted: [CGFloat]) -> Bool {
    zip(numbers(t), wanted).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  private let identity: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  @Test func madeTransformsHaveTheirNumbersInTheirPlaces() {
    #expect(numbers(CATransform3D()) == [CGFloat](repeating: 0, count: 16))
    #expect(numbers(CATransform3DIdentity) == identity)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(
      numbers(CATransform3DMakeTranslation(2, 3, 4))
        == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
    #expect(
      numbers(CATransform3DMakeScale(2, 3, 4)) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    #expect(
      numbers(
        CATransform3DMakeAffineTransform(
          CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)))
        == [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1])
  }

  @Test func aQuarterTurnAboutAnAxisTurnsTheOthersIntoEachOther() {
    let turn = CGFloat.pi / 2
    #expect(
      areNear(
        CATransform3DMakeRotation(turn, 0, 0, 5), [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    )
    #expect(
      areNear(
        CATransform3DMakeRotation(turn, 2, 0, 0), [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1])
    )
    #expect(
      areNear(
        CATransform3DMakeRotation(turn, 0, 3, 0), [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    )
    #expect(areNear(CATransform3DMakeRotation(turn, 0, 0, 0), identity))
    // A third of a turn about the diagonal moves each axis to the next.
    #expect(
      areNear(
        CATransform3DMakeRotation(turn * 4 / 3, 1, 1, 1),
        [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1]))
  }

  @Test func addedTransformsComeFirst() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(
      numbers(CATransform3DTranslate(scale, 1, 1, 1))
        == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 2, 3, 4, 1])
    #expect(
      numbers(CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4))
        == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 1, 1, 1, 1])
    #expect(
      areNear(
        CATransform3DRotate(scale, .pi / 2, 0, 0, 1),
        [0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]))
    #expect(
      CATransform3DEqualToTransform(CATransform3DConcat(CATransform3DIdentity, scale), scale))
    #expect(!CATransform3DEqualToTransform(scale, CATransform3DIdentity))
  }

  @Test func flatTransformsAreThoseOfThePlane() {
    let flat = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    for change: (inout CATransform3D) -> Void in [
      { $0.m13 = 1 }, { $0.m14 = 1 }, { $0.m23 = 1 }, { $0.m24 = 1 }, { $0.m31 = 1 },
      { $0.m32 = 1 }, { $0.m33 = 2 }, { $0.m34 = 1 }, { $0.m43 = 1 }, { $0.m44 = 2 },
    ] {
      var bent = CATransform3DMakeAffineTransform(flat)
      change(&bent)
      #expect(!CATransform3DIsAffine(bent))
    }
  }
}
