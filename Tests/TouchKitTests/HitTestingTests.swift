import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct HitTesting {
  let root = UIView(frame: rect(0, 0, 200, 200))

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func theFrontmostSubviewThatHoldsThePointWins() {
    let back = add(rect(0, 0, 100, 100))
    let front = add(rect(50, 50, 100, 100))
    #expect(root.hitTest(point(75, 75), with: nil) === front)
    #expect(root.hitTest(point(25, 25), with: nil) === back)
    #expect(root.hitTest(point(180, 20), with: nil) === root)
    root.bringSubviewToFront(back)
    #expect(root.hitTest(point(75, 75), with: nil) === back)
  }

  @Test(arguments: [(-100.0, 50.0), (50, -100), (-100, -100)])
  func boundsOfNegativeSizeHoldWhatTheyCover(width: Double, height: Double) {
    let bounds = CGRect(x: 10, y: 10, width: width, height: height)
    #expect(bounds.isHit(at: point(10 + width / 2, 10 + height / 2)))
    #expect(!bounds.isHit(at: point(10 - width / 2, 10 - height / 2)))
  }

  @Test func theDeepestSubviewWins() {
    let outer = add(rect(10, 10, 100, 100))
    let inner = add(rect(10, 10, 50, 50), to: outer)
    #expect(root.hitTest(point(25, 25), with: nil) === inner)
  }

  @Test(arguments: [
    (0.0, 0.0, true), (199.999, 199.999, true), (200, 0, false), (0, 200, false),
    (-0.001, 0, false), (0, -0.001, false), (.nan, 5, false), (5, .infinity, false),
  ])
  func minimumEdgesBelongToTheViewAndMaximumEdgesDoNot(x: Double, y: Double, isInside: Bool) {
    #expect(root.point(inside: point(x, y), with: nil) == isInside)
    #expect((root.hitTest(point(x, y), with: nil) === root) == isInside)
  }

  @Test func aHiddenViewIsPassedOverWithAllInIt() {
    let outer = add(rect(0, 0, 100, 100))
    _ = add(rect(0, 0, 50, 50), to: outer)
    outer.isHidden = true
    #expect(root.hitTest(point(10, 10), with: nil) === root)
    #expect(outer.hitTestSkip(at: point(10, 10), with: nil) == .hidden)
  }

  @Test func aViewWithoutInteractionIsPassedOverWithAllInIt() {
    let outer = add(rect(0, 0, 100, 100))
    _ = add(rect(0, 0, 50, 50), to: outer)
    outer.isUserInteractionEnabled = false
    #expect(root.hitTest(point(10, 10), with: nil) === root)
    #expect(outer.hitTestSkip(at: point(10, 10), with: nil) == .interactionDisabled)
  }

  @Test(arguments: [(0.0, false), (0.0099, false), (0.01, true), (1, true)])
  func belowOnePercentOpacityAViewIsPassedOver(alpha: Double, isHit: Bool) {
    let view = add(rect(0, 0, 100, 100))
    view.alpha = CGFloat(alpha)
    #expect((root.hitTest(point(10, 10), with: nil) === view) == isHit)
    let skip = HitTestRule.Skip.transparent(alpha: alpha, needed: 0.01)
    #expect(view.hitTestSkip(at: point(10, 10), with: nil) == (isHit ? nil : skip))
  }

  @Test func aSubviewOutsideItsSuperviewGetsNothing() {
    let outer = add(rect(0, 0, 50, 50))
    let inner = add(rect(40, 40, 50, 50), to: outer)
    #expect(root.hitTest(point(45, 45), with: nil) === inner)
    #expect(root.hitTest(point(70, 70), with: nil) === root)
    #expect(outer.hitTestSkip(at: point(70, 70), with: nil) == .outside)
  }

  @Test func labelsAndImageViewsCannotBeTouchedByDefault() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  @Test func thePointIsConvertedThroughTransformAndScrolledBounds() {
    let turned = add(rect(50, 50, 100, 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(point(100, 20), with: nil) === turned)
    #expect(root.hitTest(point(60, 60), with: nil) === root)
    let scrolled = add(rect(0, 0, 40, 40))
    let content = add(rect(500, 0, 40, 40), to: scrolled)
    scrolled.bounds.origin = point(500, 0)
    #expect(root.hitTest(point(10, 10), with: nil) === content)
  }

  @Test func bothMethodsCanBeOverridden() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: bounds).contains(point)
      }
    }
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let round = Round(frame: rect(0, 0, 100, 100))
    root.addSubview(round)
    #expect(root.hitTest(point(5, 5), with: nil) === root)
    #expect(root.hitTest(point(50, 5), with: nil) === round)
    let glass = Glass(frame: root.bounds)
    let button = UIView(frame: rect(150, 150, 20, 20))
    glass.addSubview(button)
    root.addSubview(glass)
    #expect(root.hitTest(point(50, 5), with: nil) === round)
    #expect(root.hitTest(point(160, 160), with: nil) === button)
  }

  @Test func besideASmallPresentedViewAndWhileItComesNothingBehindIsTouched() {
    withWindow { application, window in
      let (root, page) = (UIViewController(), UIViewController())
      window.rootViewController = root
      root.present(page, animated: true)
      let dimming = page.sheetPresentationController?.dimming
      #expect(window.hitTest(point(200, 300), with: nil) === page.view.superview)
      application.scheduler.advance(to: 1)
      #expect(window.hitTest(point(200, 300), with: nil) === page.view)
      page.view.frame = rect(0, 0, 400, 100)
      #expect(dimming != nil && window.hitTest(point(200, 300), with: nil) === dimming)
      page.dismiss(animated: false)
      #expect(window.hitTest(point(200, 300), with: nil) === root.view)
    }
  }

  @Test func aViewOnItsWayCannotBeTouchedUnlessTheAnimationAllowsIt() {
    withWindow { application, window in
      let view = UIView(frame: rect(0, 0, 100, 100))
      let inner = UIView(frame: rect(0, 0, 50, 50))
      view.addSubview(inner)
      window.addSubview(view)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 })
      #expect(window.hitTest(point(10, 10), with: nil) === window)
      #expect(view.hitTestSkip(at: point(10, 10), with: nil) == .animating)
      application.scheduler.advance(to: 1)
      #expect(window.hitTest(point(10, 10), with: nil) === inner)
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
      #expect(window.hitTest(point(10, 10), with: nil) === inner)
    }
  }
}
