// What draw(_:) paints, when it is called, and the paths and layers that iOS code builds.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A view that paints by a closure, and counts.
private final class Painted: UIView {
  var paints: (CGRect) -> Void = { _ in }
  private(set) var count = 0
  deinit {}

  override func draw(_ rect: CGRect) {
    count += 1
    paints(rect)
  }
}

nonisolated private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

@Suite struct Drawing {
  private func shown(_ screen: TestScreen, _ style: UIUserInterfaceStyle = .light) -> ViewSnapshot?
  {
    screen.application.snapshot(for: style)[0].subviews.last
  }

  @Test func theCircleOfTheArticleIsShown() throws {
    try withScreen(recording: []) { screen in
      let view = Painted(frame: screen.window.bounds)
      view.paints = { _ in
        let context = UIGraphicsGetCurrentContext()
        context?.setStrokeColor(UIColor.red.cgColor)
        context?.setLineWidth(3)
        context?.addEllipse(in: square)
        context?.strokePath()
      }
      screen.window.addSubview(view)
      let shape = try #require(shown(screen)?.shapes.first)
      #expect(shape.strokeColor == UIColor.red.cgColor)
      #expect(shape.fillColor == nil)
      #expect(shape.lineWidth == 3)
      let box = shape.path.boundingBox
      #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxY - 60) < 1e-9)
    }
  }

  @Test func pictureOfAViewInTheStyleOfTheScreenDrawsNothingAgain() {
    withScreen(recording: []) { screen in
      let view = Painted(frame: square)
      var count = 0
      view.paints = { _ in count += 1 }
      screen.window.addSubview(view)
      _ = shown(screen)
      _ = view.snapshot(for: .light)
      _ = shown(screen)
      #expect(count == 1)
      _ = view.snapshot(for: .dark)
      #expect(count == 2)
      _ = shown(screen)
      #expect(count == 3)
    }
  }

  @Test func styleThatAViewHasAlreadyAsksForNoPicture() {
    withScreen(recording: []) { screen in
      screen.window.overrideUserInterfaceStyle = .dark
      _ = shown(screen)
      screen.window.overrideUserInterfaceStyle = .dark
      #expect(!screen.application.needsRedraw)
    }
  }

  @Test func contentsAreEqualIfTheirSizesAreAndWordsIfTheyAreBothEditable() {
    typealias Content = ViewSnapshot.Content
    let images = [1.0, 2].map {
      Content.image(name: "a", size: CGSize(width: 1, height: $0), mode: .center)
    }
    #expect(images[0] == images[0] && images[0] != images[1])
    typealias Words = ViewSnapshot.Accessibility
    #expect(Words(label: "a", isEditable: true) != Words(label: "a"))
  }

  @Test func characterOfNoWidthIsZeroWide() {
    let screen = UIScreen()
    for (told, width) in [(CGFloat.nan, 0.0), (.infinity, 0), (-3, 0), (7, 7)] {
      screen.characterWidth = { _, _ in told }
      #expect(screen.width(of: "a", in: .systemFont(ofSize: 17)) == width)
    }
  }

  @Test func drawIsCalledForTheFirstPictureAndWhenItIsAskedFor() {
    withScreen(recording: []) { screen in
      let view = Painted(frame: square)
      var rects: [CGRect] = []
      view.paints = { rects.append($0) }
      screen.window.addSubview(view)
      view.backgroundColor = .blue
      _ = shown(screen)
      #expect(rects == [CGRect(x: 0, y: 0, width: 30, height: 40)])
      view.center.x += 5
      view.alpha = 0.5
      _ = shown(screen)
      #expect(view.count == 1)
      #expect(!screen.application.needsRedraw)
      view.setNeedsDisplay()
      view.setNeedsDisplay(square)
      #expect(screen.application.needsRedraw)
      _ = shown(screen)
      #expect(view.count == 2)
      view.bounds.size.width = 50
      _ = shown(screen)
      #expect(rects.last?.width == 50)
      _ = shown(screen, .dark)
      #expect(view.count == 4)
      view.isHidden = true
      view.setNeedsDisplay()
      _ = shown(screen, .dark)
      #expect(view.count == 4)
      view.isHidden = false
      _ = shown(screen, .dark)
      #expect(view.count == 5)
      _ = view.snapshot(for: .light)
      #expect(view.count == 6)
      _ = shown(screen, .dark)
      #expect(view.count == 7)
    }
  }

  @Test func aViewThatPaintsNothingAnyMoreShowsNothing() {
    withScreen(recording: []) { screen in
      let view = Painted(frame: square)
      view.paints = { UIGraphicsGetCurrentContext()?.fill($0) }
      screen.window.addSubview(view)
      #expect(shown(screen)?.shapes.count == 1)
      view.paints = { _ in }
      view.setNeedsDisplay()
      #expect(shown(screen)?.shapes.count == 0)
    }
  }

  @Test func statesAreKeptAndRestored() throws {
    try withScreen(recording: []) { screen in
      let view = Painted(frame: square)
      view.paints = { _ in
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.restoreGState()
        context.saveGState()
        context.translateBy(x: 100, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.setAlpha(0.5)
        context.setFillColor(UIColor.green.cgColor)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 5, y: 5))
        context.restoreGState()
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.closePath()
        context.drawPath(using: .fillStroke)
        #expect(context.isPathEmpty)
      }
      screen.window.addSubview(view)
      let shape = try #require(shown(screen)?.shapes.first)
      #expect(
        shape.path.elements == [
          .move(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 110, y: 10)),
          .line(to: CGPoint(x: 1, y: 1)), .close,
        ])
      #expect(shape.fillColor == UIColor.black.cgColor)
      #expect(shape.strokeColor == UIColor.black.cgColor)
    }
  }

  @Test func opacityAndScaleReachWhatIsPainted() throws {
    try withScreen(recording: []) { screen in
      let view = Painted(frame: square)
      view.paints = { _ in
        let context = UIGraphicsGetCurrentContext()
        context?.setAlpha(0.5)
        context?.scaleBy(x: 3, y: 3)
        UIColor(light: .white, dark: .black).set()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.fill()
        path.stroke()
      }
      screen.window.addSubview(view)
      let shapes = try #require(shown(screen, .dark)?.shapes)
      #expect(shapes.count == 2)
      #expect(shapes[0].fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
      #expect(shapes[1].lineWidth == 6)
      #expect(shapes[1].lineCap == .round)
      #expect(shapes[1].path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 3))
    }
  }

  @Test func outsideOfItNothingIsPaintedAndAPictureInItEnds() {
    withScreen(recording: []) { screen in
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIBezierPath(rect: square).fill()
      UIColor.red.set()
      let view = Painted(frame: square)
      var kept: CGContext?
      view.paints = {
        kept = UIGraphicsGetCurrentContext()
        _ = view.snapshot(for: .dark)
        _ = screen.application.snapshot()
        view.setNeedsDisplay()
        kept?.fill($0)
      }
      screen.window.addSubview(view)
      #expect(shown(screen)?.shapes.count == 1)
      #expect(view.count == 1)
      #expect(screen.application.needsRedraw)
      kept?.fill(square)
      view.paints = { _ in view.removeFromSuperview() }
      #expect(screen.application.snapshot()[0].subviews.isEmpty)
      #expect(view.count == 2)
    }
  }

  @Test func aShapeLayerKeepsThePathThatWasSet() throws {
    try withScreen(recording: []) { screen in
      let path = CGMutablePath()
      path.addRect(square)
      let shape = CAShapeLayer()
      shape.path = path
      path.addLine(to: .zero)
      screen.window.layer.addSublayer(shape)
      let seen = try #require(screen.application.snapshot()[0].shapes.first)
      #expect(seen.path == CGPath(rect: square))
      shape.opacity = 0.25
      shape.position = CGPoint(x: 7, y: 8)
      shape.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      let changed = try #require(screen.application.snapshot()[0].shapes.first)
      #expect(changed.fillColor?.alpha == 0.25)
      #expect(changed.origin == CGPoint(x: 7, y: 8))
      #expect(changed.path.boundingBox == CGRect(x: 20, y: 40, width: 60, height: 80))
      shape.opacity = 0
      #expect(screen.application.snapshot()[0].shapes.isEmpty)
      shape.opacity = 1
      #expect(screen.application.snapshot()[0].shapes.count == 1)
      shape.isHidden = true
      #expect(screen.application.snapshot()[0].shapes.isEmpty)
    }
  }
}

@Suite struct Layers {
  @Test func aLayersValuesAreTheViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.position = CGPoint(x: 10, y: 20)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.transform = CATransform3DMakeScale(2, 3, 4)
    #expect(view.center == CGPoint(x: 10, y: 20))
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.backgroundColor == .red)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.layer.frame == view.frame)
    view.layer.bounds.size = CGSize(width: 1, height: 1)
    #expect(view.bounds.size == CGSize(width: 1, height: 1))
    view.layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test func aTransformInSpaceIsZeroUnlessItsNumbersAreSet() {
    let zero = CATransform3D()
    let rows = [
      [zero.m11, zero.m12, zero.m13, zero.m14], [zero.m21, zero.m22, zero.m23, zero.m24],
      [zero.m31, zero.m32, zero.m33, zero.m34], [zero.m41, zero.m42, zero.m43, zero.m44],
    ]
    #expect(rows.allSatisfy { $0 == [0, 0, 0, 0] })
  }

  @Test func transformsInSpaceMultiplyRowByRow() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let flat = CATransform3DGetAffineTransform(turn)
    let place = CGPoint(x: 1, y: 0).applying(flat)
    #expect(abs(place.x) < 1e-12 && abs(place.y - 1) < 1e-12)
    #expect(CATransform3DIsAffine(turn))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
    #expect(CATransform3DGetAffineTransform(moved).tx == 10)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 0, 0), 2, 2, 2)
    #expect(CATransform3DGetAffineTransform(scaled).tx == 5)
    #expect(scaled.m33 == 2)
    let there = CATransform3DRotate(turn, -.pi / 2, 0, 0, 2)
    #expect(abs(there.m11 - 1) < 1e-12 && abs(there.m12) < 1e-12)
  }
}

@Suite struct MutablePaths {
  @Test func anOpenPartIsClosedInItsOwnDirection() {
    let path = CGMutablePath()
    for x in [0.0, 50] {
      path.move(to: point(x, 0))
      path.addLine(to: point(x + 10, 0))
      path.addLine(to: point(x + 10, 10))
    }
    let places = [point(8, 2), point(-5, 2), point(2, 8), point(15, 2), point(58, 2)]
    let inside = places.map { path.contains($0) }
    #expect(inside == [true, false, false, false, true])
  }

  @Test func stepsAreAddedWithTransforms() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addLines(between: [.zero, CGPoint(x: 2, y: 0)], transform: .init(scaleX: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 3, y: 0))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 1, y: 1)), .move(to: .zero),
        .line(to: CGPoint(x: 4, y: 0)),
        .quadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 3, y: 0)),
        .curve(to: .zero, control1: .zero, control2: .zero), .close,
      ])
    #expect(path.currentPoint == .zero)
    #expect(path.copy() == path)
    let copy = path.mutableCopy()
    copy?.addRect(square)
    #expect(copy != path)
  }

  /// On the screen, what Core Graphics calls clockwise goes the other way round.
  @Test func arcsGoAsOnTheScreen() throws {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.elements.count == 2)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.elements.count == 4)
    let round = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 99, cornerHeight: 2)
    #expect(round.contains(CGPoint(x: 10, y: 5)))
    #expect(!round.contains(CGPoint(x: 0.5, y: 0.2)))
    #expect(CGPath(ellipseIn: square).contains(CGPoint(x: 25, y: 40)))
  }

  @Test func anyThreadMayAddToOne() async {
    let path = CGMutablePath()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { path.addRect(square) } }
      }
    }
    #expect(path.elements.count == 4000)
  }
}

/// Counts the warnings that it hears.
private final class Warned: UIViewController {
  private(set) var warnings = 0
  deinit {}

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
    if presentingViewController != nil { dismiss(animated: false) }
  }
}

@Suite struct MemoryWarnings {
  @Test func allControllersHear() {
    withScreen(recording: []) { screen in
      let (root, child, presented) = (Warned(), Warned(), Warned())
      let inner = [Warned(), Warned(), Warned()]
      screen.window.rootViewController = root
      root.addChild(child)
      child.addChild(inner[0])
      inner[0].addChild(inner[1])
      presented.addChild(inner[2])
      root.present(presented, animated: false)
      screen.send(.memoryWarning(time: screen.now))
      #expect(([root, child, presented] + inner).map { $0.warnings } == [1, 1, 1, 1, 1, 1])
      #expect(root.presentedViewController == nil)
      screen.send(.memoryWarning(time: screen.now))
      #expect(([root, child, presented] + inner).map { $0.warnings } == [2, 2, 1, 2, 2, 1])
    }
  }
}
