import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Conversion {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func goesThroughChainsOfTransformsAndBack(seed: UInt64) {
    var random = Seeded(seed)
    var views = [UIView(frame: rect(0, 0, 400, 400))]
    for _ in 1..<12 {
      let view = UIView(
        frame: CGRect(
          x: random.number(-100...100), y: random.number(-100...100),
          width: random.number(1...300), height: random.number(1...300)))
      view.bounds.origin = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
      view.layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      if random.index(below: 3) > 0 {
        view.transform = CGAffineTransform(rotationAngle: random.number(-4...4))
          .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2))
          .translatedBy(x: random.number(-20...20), y: random.number(-20...20))
      }
      views[random.index(below: views.count)].addSubview(view)
      views.append(view)
    }
    for _ in 0..<200 {
      let from = views[random.index(below: views.count)]
      let to = views[random.index(below: views.count)]
      let start = CGPoint(x: random.number(-300...300), y: random.number(-300...300))
      let there = from.convert(start, to: to)
      #expect(distance(to.convert(there, to: from), start) < 1e-8, "seed \(seed)")
      #expect(distance(to.convert(start, from: from), there) < 1e-8, "seed \(seed)")
      let viaRoot = to.convert(from.convert(start, to: nil), from: nil)
      #expect(distance(viaRoot, there) < 1e-8, "seed \(seed)")
    }
  }

  @Test func withoutTransformsItIsAddition() {
    let root = UIView(frame: rect(7, 7, 100, 100))
    let a = UIView(frame: rect(10, 20, 50, 50))
    let b = UIView(frame: rect(1, 2, 20, 20))
    root.addSubview(a)
    a.addSubview(b)
    #expect(b.convert(point(3, 4), to: root) == point(14, 26))
    #expect(b.convert(point(3, 4), to: nil) == point(14, 26))
    #expect(b.convert(point(14, 26), from: root) == point(3, 4))
    #expect(root.convert(point(14, 26), to: b) == point(3, 4))
    #expect(b.convert(rect(0, 0, 20, 20), to: root) == rect(11, 22, 20, 20))
    #expect(b.convert(rect(11, 22, 5, 5), from: root) == rect(0, 0, 5, 5))
    #expect(b.convert(point(3, 4), to: b) == point(3, 4))
  }

  @Test func aTurnedRectangleBecomesTheUprightOneAroundIt() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let view = UIView(frame: rect(0, 0, 40, 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(view)
    #expect(distance(view.convert(view.bounds, to: root), rect(10, -10, 20, 40)) < 1e-12)
  }

  @Test func viewsOfDifferentWindowsMeetOnTheScreen() {
    withWindow { _, window in
      let other = UIWindow(frame: rect(100, 50, 200, 200))
      let view = UIView(frame: rect(10, 10, 20, 20))
      other.addSubview(view)
      #expect(view.convert(point(1, 1), to: window) == point(111, 61))
      #expect(window.convert(point(111, 61), to: view) == point(1, 1))
      #expect(view.convert(point(1, 1), to: nil) == point(11, 11))
    }
  }

  @Test func aWindowConvertsToAndFromTheScreen() {
    withWindow { _, _ in
      let window = UIWindow(frame: rect(100, 50, 200, 200))
      window.bounds.origin = point(5, 5)
      #expect(window.convert(point(6, 7), to: nil) == point(101, 52))
      #expect(window.convert(point(101, 52), from: nil) == point(6, 7))
      #expect(window.convert(rect(5, 5, 10, 20), to: nil) == rect(100, 50, 10, 20))
      #expect(window.convert(rect(100, 50, 10, 20), from: nil) == rect(5, 5, 10, 20))
      window.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let there = window.convert(point(6, 7), to: nil)
      #expect(distance(there, point(298, 51)) < 1e-12)
      #expect(distance(window.convert(there, from: nil), point(6, 7)) < 1e-12)
      let upright = window.convert(rect(5, 5, 10, 20), to: nil)
      #expect(distance(upright, rect(280, 50, 20, 10)) < 1e-12)
      #expect(distance(window.convert(upright, from: nil), rect(5, 5, 10, 20)) < 1e-12)
    }
  }

  @Test func windowsConvertToEachOtherAndToEachOthersViews() {
    withWindow { _, _ in
      let left = UIWindow(frame: rect(10, 20, 100, 100))
      let right = UIWindow(frame: rect(200, 40, 100, 100))
      let view = UIView(frame: rect(3, 4, 20, 20))
      right.addSubview(view)
      #expect(left.convert(point(1, 1), to: right) == point(-189, -19))
      #expect(left.convert(point(1, 1), from: right) == point(191, 21))
      #expect(left.convert(rect(1, 1, 5, 5), to: right) == rect(-189, -19, 5, 5))
      #expect(left.convert(rect(1, 1, 5, 5), from: right) == rect(191, 21, 5, 5))
      #expect(left.convert(point(1, 1), to: view) == point(-192, -23))
      #expect(left.convert(point(1, 1), from: view) == point(194, 25))
      #expect(left.convert(rect(1, 1, 5, 5), to: view) == rect(-192, -23, 5, 5))
      #expect(left.convert(rect(1, 1, 5, 5), from: view) == rect(194, 25, 5, 5))
      // A view knows no screen: without another view it means its own window.
      #expect(view.convert(point(1, 1), to: nil) == point(4, 5))
      let plain: UIView = left
      #expect(plain.convert(point(1, 1), to: nil) == point(1, 1))
    }
  }

  @Test func aWindowIsInItself() {
    withWindow { application, window in
      #expect(window.window === window)
      #expect(window.superview == nil)
      #expect(window.application === application)
    }
  }
}

@Suite struct Frames {
  @Test func aTransformIsTheIdentityOnlyIfAllSixNumbersAre() {
    let paths: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for path in paths {
      var transform = CGAffineTransform.identity
      transform[keyPath: path] += 0.5
      #expect(!transform.isIdentity)
    }
  }

  @Test func theFrameOfATurnedViewIsTheUprightBoxAroundIt() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(distance(view.frame, rect(25, -25, 50, 100)) < 1e-12)
    #expect(view.bounds == rect(0, 0, 100, 50))
    #expect(view.center == point(50, 25))
  }

  @Test func settingTheFrameKeepsTheTransform() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    view.frame = rect(10, 20, 100, 50)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(view.bounds == rect(0, 0, 50, 100))
    #expect(view.center == point(60, 45))
    #expect(view.frame == rect(10, 20, 100, 50))
  }

  @Test func theFrameOfALineIsALine() {
    let view = UIView()
    view.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    view.frame.size = CGSize(width: 60, height: 80)
    #expect(view.bounds.width == 0 && abs(view.bounds.height - 100) < 1e-9)
    view.frame.size = CGSize(width: 80, height: 60)
    #expect(abs(view.bounds.width - 100) < 1e-9 && view.bounds.height == 0)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aFrameThatFitsTheTransformReadsBackAsSet(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<100 {
      let view = UIView(frame: rect(3, 4, 50, 60))
      view.layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      view.transform = CGAffineTransform(rotationAngle: random.number(-0.4...0.4))
        .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2))
      let side = random.number(50...100)
      let frame = CGRect(
        x: random.number(-99...99), y: random.number(-99...99), width: side, height: side)
      view.frame = frame
      #expect(distance(view.frame, frame) < 1e-9, "seed \(seed)")
    }
  }

  @Test func aFlatTransformDoesNotCrash() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(view.frame == rect(5, 5, 0, 0))
    view.frame = rect(0, 0, 20, 20)
    let root = UIView(frame: rect(0, 0, 100, 100))
    root.addSubview(view)
    #expect(root.hitTest(point(50, 50), with: nil) != nil)
  }

  @Test func movingTheAnchorMovesTheViewAndNotItsCenter() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    view.layer.anchorPoint = .zero
    #expect(view.center == point(50, 50))
    #expect(view.frame == rect(50, 50, 100, 100))
  }

  @Test func transformAndAnchorAreKeptBesideEachOther() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.anchorPoint = .zero
    view.transform = double
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.frame == rect(50, 50, 200, 200))
    view.transform = .identity
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.frame == rect(50, 50, 100, 100))
    view.transform = double
    view.layer.anchorPoint = point(0.5, 0.5)
    #expect(view.transform == double)
    #expect(view.frame == rect(-50, -50, 200, 200))
  }

  @Test func transformsComposeAsCoreGraphicsDoes() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(point(1, 1).applying(move.scaledBy(x: 2, y: 3)) == point(12, 23))
    #expect(
      point(1, 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20))
        == point(22, 63))
    #expect(point(1, 1).applying(move.concatenating(.init(scaleX: 2, y: 2))) == point(22, 42))
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(distance(point(1, 0).applying(turn), point(0, 1)) < 1e-15)
    let mixed = move.rotated(by: 0.3).scaledBy(x: 2, y: 5)
    #expect(distance(point(3, 4).applying(mixed).applying(mixed.inverted()), point(3, 4)) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity && !mixed.isIdentity)
    #expect(CGSize(width: 1, height: 2).applying(mixed.inverted()).width != 0)
  }
}
