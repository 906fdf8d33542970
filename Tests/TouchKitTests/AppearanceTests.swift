import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Colours {
  @Test func partsAreKeptBetweenNothingAndAll() {
    let color = CGColor(red: -1, green: 0.5, blue: 2, alpha: 1)
    #expect(color.components == [0, 0.5, 1, 1])
  }

  @Test func hueGoesAroundTheCircle() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    #expect(UIColor(hue: 0.2, saturation: 0, brightness: 1, alpha: 1) == .white)
  }

  @Test func dynamicColoursHaveTwoLooks() {
    let color = UIColor(light: .red, dark: .blue).withAlphaComponent(0.5)
    #expect(color.resolved(for: .light) == UIColor.red.withAlphaComponent(0.5).cgColor)
    #expect(color.resolved(for: .dark) == UIColor.blue.withAlphaComponent(0.5).cgColor)
    #expect(UIColor.label != .black && UIColor.label.cgColor == UIColor.black.cgColor)
  }
}

@Suite struct Paths {
  @Test func anOvalHoldsItsMiddleAndNotItsCorners() {
    let oval = UIBezierPath(ovalIn: rect(10, 20, 100, 50))
    #expect(oval.contains(point(60, 45)))
    #expect(oval.contains(point(11, 45)) && oval.contains(point(60, 69)))
    #expect(!oval.contains(point(12, 22)) && !oval.contains(point(108, 68)))
    #expect(distance(oval.bounds, rect(10, 20, 100, 50)) < 1e-9)
  }

  @Test func roundedCornersAreOutside() {
    let path = UIBezierPath(roundedRect: rect(0, 0, 100, 100), cornerRadius: 20)
    #expect(path.contains(point(50, 1)) && path.contains(point(6, 7)))
    #expect(!path.contains(point(2, 2)) && !path.contains(point(98, 98)))
    #expect(distance(path.bounds, rect(0, 0, 100, 100)) < 1e-9)
  }

  @Test func anArcsMiddleLiesOnTheCircle() {
    let arc = UIBezierPath(
      arcCenter: point(0, 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    guard case .curve(let to, let c1, let c2) = arc.cgPath.elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(distance(to, point(0, 10)) < 1e-12)
    let middle = point(10, 0).mixed(with: c1, 0.5).mixed(with: c1.mixed(with: c2, 0.5), 0.5)
      .mixed(with: c1.mixed(with: c2, 0.5).mixed(with: c2.mixed(with: to, 0.5), 0.5), 0.5)
    #expect(abs(middle.core.length - 10) < 1e-9)
  }

  @Test func anticlockwiseGoesTheOtherWay() {
    let arc = UIBezierPath(
      arcCenter: point(0, 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(arc.cgPath.elements.count == 4)
    #expect(distance(arc.currentPoint, point(0, 10)) < 1e-9)
  }

  @Test func stepsReadBackAsMade() {
    let path = UIBezierPath()
    path.addLine(to: point(1, 1))
    path.addQuadCurve(to: point(2, 0), controlPoint: point(3, 3))
    path.addCurve(to: point(4, 0), controlPoint1: point(5, 5), controlPoint2: point(6, 6))
    path.close()
    #expect(path.currentPoint == point(1, 1))
    #expect(
      path.cgPath.elements == [
        .move(to: point(1, 1)), .line(to: point(1, 1)),
        .quadCurve(to: point(2, 0), control: point(3, 3)),
        .curve(to: point(4, 0), control1: point(5, 5), control2: point(6, 6)), .close,
      ])
    path.removeAllPoints()
    path.close()
    #expect(path.isEmpty && path.bounds == .zero)
  }

  @Test func aHoleIsWhereTheWaysCancel() {
    let path = UIBezierPath(rect: rect(0, 0, 100, 100))
    path.append(
      UIBezierPath(
        arcCenter: point(50, 50), radius: 20, startAngle: 0, endAngle: -2 * .pi, clockwise: false))
    #expect(path.contains(point(10, 10)))
    #expect(!path.contains(point(50, 50)))
  }
}

@Suite struct Snapshots {
  @Test func aBackgroundCastsAShadow() {
    withWindow { application, window in
      let box = UIView(frame: rect(10, 20, 30, 40))
      window.addSubview(box)
      @MainActor func shadow() -> ViewSnapshot.Shadow? {
        application.snapshot()[0].subviews[0].shadow
      }
      #expect(box.layer.shadowOpacity == 0 && box.layer.shadowRadius == 3)
      #expect(box.layer.shadowOffset == CGSize(width: 0, height: -3))
      box.layer.shadowColor = UIColor(white: 0, alpha: 0.5).cgColor
      box.layer.shadowOpacity = 0.5
      box.layer.shadowOffset = CGSize(width: 1, height: 2)
      box.layer.shadowRadius = 4
      #expect(shadow() == nil)
      box.backgroundColor = .white
      #expect(shadow()?.color == UIColor(white: 0, alpha: 0.25).cgColor)
      #expect(shadow()?.offset == CGSize(width: 1, height: 2) && shadow()?.radius == 4)
      box.clipsToBounds = true
      #expect(shadow() == nil)
      box.clipsToBounds = false
      box.layer.shadowOpacity = 0
      #expect(shadow() == nil)
    }
  }

  @Test func holdsWhatIsVisibleAsItShows() {
    withWindow { application, window in
      let box = UIView(frame: rect(10, 20, 30, 40))
      box.backgroundColor = .systemBackground
      box.layer.cornerRadius = 5
      box.layer.borderWidth = 2
      box.layer.borderColor = UIColor.gray.cgColor
      box.layer.masksToBounds = true
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: rect(0, 0, 1, 1)).cgPath
      shape.frame.origin = point(3, 4)
      box.layer.addSublayer(shape)
      box.layer.addSublayer(CAShapeLayer())
      UIImage.register("cat", size: CGSize(width: 9, height: 8))
      let image = UIImageView(image: UIImage(named: "cat"))
      let label = UILabel()
      label.text = "Hello"
      let hidden = UIView()
      hidden.isHidden = true
      for view in [box, image, label, hidden] { window.addSubview(view) }
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.alpha = 0 }
      application.scheduler.advance(to: 1)

      let shots = application.snapshot(for: .dark)
      #expect(shots.count == 1)
      let views = shots[0].subviews
      #expect(views.map(\.identity) == [box, image, label].map(\.identity))
      #expect(views[0].position == point(25, 40) && views[0].bounds == rect(0, 0, 30, 40))
      #expect(views[0].alpha == 0.5 && views[0].clips)
      #expect(views[0].backgroundColor == UIColor.black.cgColor)
      #expect(views[0].cornerRadius == 5 && views[0].borderWidth == 2)
      #expect(views[0].borderColor == UIColor.gray.cgColor)
      #expect(views[0].shapes.map(\.origin) == [point(3, 4)])
      let size = CGSize(width: 9, height: 8)
      #expect(views[1].content == .image(name: "cat", size: size, mode: .scaleToFill))
      #expect(views[1].bounds.size == size)
      guard case .text("Hello", _, let color, .natural, 1) = views[2].content else {
        Issue.record("no text")
        return
      }
      #expect(color == UIColor.white.cgColor)
      application.scheduler.advance(to: 2)
      #expect(application.snapshot()[0].subviews.count == 2)
      #expect(application.snapshot() == application.snapshot())
    }
  }

  @Test func anUnknownImageHasNoSizeAndANamelessOneIsNone() {
    #expect(UIImage(named: "unknown")?.size == .zero)
    #expect(UIImage(named: "") == nil)
  }
}
