import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Hierarchy {
  let diary = Diary()

  @Test func enteringASuperviewOutsideAWindow() {
    let parent = DiaryView("parent", diary)
    let child = DiaryView("child", diary)
    parent.addSubview(child)
    #expect(
      diary.read() == [
        "child willMoveToSuperview parent", "child didMoveToSuperview",
        "parent didAddSubview child",
      ])
  }

  @Test func enteringAWindowIsToldToAllInTheView() {
    withWindow { _, window in
      let parent = DiaryView("parent", diary)
      let child = DiaryView("child", diary)
      parent.addSubview(child)
      _ = diary.read()
      window.addSubview(parent)
      #expect(child.window === window)
      #expect(
        diary.read() == [
          "parent willMoveToSuperview window", "parent willMoveToWindow window",
          "child willMoveToWindow window", "parent didMoveToWindow", "child didMoveToWindow",
          "parent didMoveToSuperview", "parent layoutSubviews", "child layoutSubviews",
        ])
    }
  }

  @Test func leavingAWindowIsToldToAllInTheView() {
    withWindow { _, window in
      let root = DiaryView("root", diary)
      let parent = DiaryView("parent", diary)
      let child = DiaryView("child", diary)
      window.addSubview(root)
      root.addSubview(parent)
      parent.addSubview(child)
      _ = diary.read()
      parent.removeFromSuperview()
      #expect(child.window == nil && parent.superview == nil)
      #expect(
        diary.read() == [
          "root willRemoveSubview parent", "parent willMoveToSuperview nil",
          "parent willMoveToWindow nil", "child willMoveToWindow nil", "parent didMoveToWindow",
          "child didMoveToWindow", "parent didMoveToSuperview",
        ])
    }
  }

  @Test func changingTheSuperviewWithinAWindowDoesNotTouchTheWindow() {
    withWindow { _, window in
      let one = DiaryView("one", diary)
      let two = DiaryView("two", diary)
      let child = DiaryView("child", diary)
      window.addSubview(one)
      window.addSubview(two)
      one.addSubview(child)
      _ = diary.read()
      two.addSubview(child)
      #expect(
        diary.read() == [
          "one willRemoveSubview child", "child willMoveToSuperview two",
          "child didMoveToSuperview", "two didAddSubview child",
        ])
      #expect(one.subviews.isEmpty && child.superview === two)
    }
  }

  @Test func addingAgainOnlyBringsToTheFront() {
    let parent = DiaryView("parent", diary)
    let a = DiaryView("a", diary)
    let b = DiaryView("b", diary)
    parent.addSubview(a)
    parent.addSubview(b)
    _ = diary.read()
    parent.addSubview(a)
    #expect(parent.subviews == [b, a])
    #expect(diary.read() == [])
  }

  @Test func everyWayToPutAViewSomewhere() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    #expect(parent.subviews == [b, a])
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(d, belowSubview: b)
    #expect(parent.subviews == [d, b, c, a])
    parent.insertSubview(d, aboveSubview: a)
    #expect(parent.subviews == [b, c, a, d])
    parent.insertSubview(b, belowSubview: d)
    #expect(parent.subviews == [c, a, b, d])
    parent.bringSubviewToFront(c)
    #expect(parent.subviews == [a, b, d, c])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, a, b, d])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [d, a, b, c])
    parent.insertSubview(a, at: 99)
    #expect(parent.subviews == [d, b, c, a])
    parent.insertSubview(b, aboveSubview: b)
    parent.bringSubviewToFront(UIView())
    #expect(parent.subviews == [d, b, c, a])
  }

  @Test func besideAViewThatIsNoSiblingMeansInFrontOfAll() {
    let parent = UIView()
    let (a, b, new, other) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    UIView().addSubview(other)
    parent.insertSubview(new, belowSubview: other)
    #expect(parent.subviews == [a, b, new])
    parent.insertSubview(UIView(), aboveSubview: UIView())
    #expect(parent.subviews.count == 4 && parent.subviews[2] === new)
    // A view that is a subview already moves to the front as well.
    parent.insertSubview(a, belowSubview: other)
    #expect(parent.subviews.last === a && parent.subviews.first === b)
    parent.insertSubview(b, aboveSubview: other)
    #expect(parent.subviews.last === b && parent.subviews.count == 4)
  }

  @Test func boundsOfAShapeKeepItsPosition() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    shape.bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(shape.position == CGPoint(x: 30, y: 50))
    #expect(shape.frame == CGRect(x: 20, y: 35, width: 20, height: 30))
  }

  @Test func layersFollowTheViews() {
    let (parent, back, front, shape) = (UIView(), UIView(), UIView(), CAShapeLayer())
    #expect(parent.layer.sublayers == nil && parent.layer.superlayer == nil)
    parent.addSubview(front)
    parent.insertSubview(back, at: 0)
    parent.layer.addSublayer(shape)
    // As pictures draw them: shapes over the content, subviews over the shapes.
    #expect(
      parent.layer.sublayers?.map(ObjectIdentifier.init) == [
        ObjectIdentifier(shape), ObjectIdentifier(back.layer), ObjectIdentifier(front.layer),
      ])
    #expect(shape.superlayer === parent.layer && back.layer.superlayer === parent.layer)
    back.layer.removeFromSuperlayer()
    #expect(back.layer.superlayer === parent.layer && back.superview === parent)
    back.removeFromSuperview()
    shape.removeFromSuperlayer()
    #expect(back.layer.superlayer == nil && shape.superlayer == nil)
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == [ObjectIdentifier(front.layer)])
  }

  @Test func aListOfRecognizersIsNilUntilItWasFilledOnce() {
    let (view, tap, pan) = (UIView(), UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.gestureRecognizers = []
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
    view.gestureRecognizers = [tap, pan]
    #expect(view.gestureRecognizers == [tap, pan])
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == [])
    // One that goes to another view empties the list that it leaves.
    view.addGestureRecognizer(tap)
    UIView().addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [] && tap.view == nil)
  }

  @Test func descendantsAndTags() {
    let parent = UIView()
    let child = UIView()
    let grandchild = UIView()
    parent.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(grandchild.isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: child))
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
    #expect(parent.viewWithTag(0) === parent)
  }

  @Test func layoutRunsFromTheOutsideInAndOnlyWhereItWasAskedFor() {
    let parent = DiaryView("parent", diary)
    let child = DiaryView("child", diary)
    let other = DiaryView("other", diary)
    parent.addSubview(child)
    parent.addSubview(other)
    parent.layoutIfNeeded()
    _ = diary.read()
    parent.layoutIfNeeded()
    #expect(diary.read() == [])
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(diary.read() == ["child layoutSubviews"])
    parent.bounds.size.width = 50
    other.bounds.origin.x = 5
    parent.layoutIfNeeded()
    #expect(diary.read() == ["parent layoutSubviews", "other layoutSubviews"])
    parent.center.x = 9
    parent.layoutIfNeeded()
    #expect(diary.read() == [])
  }

  @Test func theEndOfATurnLaysOut() {
    let application = UIApplication()
    let window = application.perform { UIWindow(frame: rect(0, 0, 100, 100)) }
    let view = DiaryView("view", diary)
    application.perform { window.addSubview(view) }
    #expect(diary.read().contains("view layoutSubviews"))
    application.scheduler.after(1) { view.setNeedsLayout() }
    application.scheduler.advance(to: 1)
    #expect(diary.read() == ["view layoutSubviews"])
  }

  @Test func aViewThatAlwaysWantsLayoutDoesNotHang() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let (outer, inner, view, other) = (UIView(), UIView(), Restless(), Restless())
    outer.addSubview(inner)
    inner.addSubview(view)
    inner.addSubview(other)
    outer.layoutIfNeeded()
    #expect(view.count == 100 && other.count == 1)
    outer.layoutIfNeeded()
    #expect(view.count == 200 && other.count == 2)
  }

  @Test func aViewThatAlwaysWantsLayoutIsLaidOutInTheNextTurnToo() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let application = UIApplication()
    let window = application.perform {
      let window = UIWindow(frame: rect(0, 0, 400, 400))
      window.isHidden = false
      return window
    }
    let view = Restless()
    application.perform { window.addSubview(view) }
    let first = view.count
    application.perform {}
    #expect(first > 0 && view.count > first)
  }

  @Test func viewsShareTheRepeatsOfALayout() {
    final class Busy: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        if count < 60 { setNeedsLayout() }
      }
    }
    let (outer, views) = (UIView(), (0..<40).map { _ in Busy() })
    for view in views { outer.addSubview(view) }
    outer.layoutIfNeeded()
    #expect(views.reduce(0) { $0 + $1.count } == 1_000 + 40)
    for _ in 0..<3 { outer.layoutIfNeeded() }
    #expect(views.allSatisfy { $0.count == 60 })
  }

  @Test func fittingKeepsTheCorner() {
    let label = UILabel(frame: rect(10, 20, 0, 0))
    label.text = "four"
    label.font = .systemFont(ofSize: 10)
    label.sizeToFit()
    #expect(label.frame == rect(10, 20, 22, 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 12, height: 0)) == CGSize(width: 12, height: 24))
  }
}

@Suite struct Autoresizing {
  typealias Mask = UIView.AutoresizingMask

  private func frame(_ mask: Mask, _ start: CGRect = rect(20, 20, 40, 40)) -> CGRect {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: start)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = rect(0, 0, 200, 300)
    return child.frame
  }

  @Test func withoutAMaskAViewStays() { #expect(frame([]) == rect(20, 20, 40, 40)) }

  @Test func flexibleLengthsTakeTheWholeDifference() {
    #expect(frame([.flexibleWidth, .flexibleHeight]) == rect(20, 20, 140, 240))
  }

  @Test func flexibleMarginsMoveTheView() {
    #expect(frame([.flexibleLeftMargin, .flexibleTopMargin]) == rect(120, 220, 40, 40))
    #expect(frame([.flexibleRightMargin, .flexibleBottomMargin]) == rect(20, 20, 40, 40))
  }

  @Test func severalPartsShareInProportionToTheirLengths() {
    // Left 20 and right 40 share 100; top 20, height 40 and bottom 40 share 200.
    let mask: Mask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    let result = frame(mask)
    #expect(distance(result, rect(20 + 100.0 / 3, 60, 40, 120)) < 1e-12)
  }

  @Test func partsWithoutLengthShareEqually() {
    let result = frame([.flexibleLeftMargin, .flexibleRightMargin], rect(0, 0, 100, 100))
    #expect(result == rect(50, 0, 100, 100))
  }

  @Test func aTurnedViewFollowsWithItsUnturnedPlace() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: parent.bounds)
    child.transform = CGAffineTransform(rotationAngle: 0.5)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 50)
    #expect(child.bounds.size == CGSize(width: 200, height: 50))
    #expect(child.center == point(100, 25))
  }

  @Test func aParentCanKeepItsSubviewsInPlace() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth]
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.bounds.size.width = 10
    #expect(child.frame == rect(0, 0, 100, 100))
  }

  @Test func theRootViewFollowsTheWindow() {
    withWindow { _, window in
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(controller.view.frame == rect(0, 0, 400, 400))
      window.frame = rect(0, 0, 300, 500)
      #expect(controller.view.frame == rect(0, 0, 300, 500))
    }
  }
}
