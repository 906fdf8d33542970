import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// Tells whether an object is still there.
private struct Watch {
  private let reference: Weak<AnyObject>
  init(_ object: AnyObject) { reference = Weak(object) }
  var isGone: Bool { reference.object == nil }
}

private final class First: UIView {
  override var canBecomeFirstResponder: Bool { true }
  func panned() {}
}

@Suite struct Memory {
  @Test func aSubviewOutlivesItsSuperview() {
    let inner = UIView()
    let watch: Watch
    do {
      let outer = UIView()
      watch = Watch(outer)
      outer.addSubview(inner)
    }
    #expect(watch.isGone)
    #expect(inner.superview == nil && inner.next == nil)
  }

  @Test func aViewOutlivesItsWindow() {
    let application = UIApplication()
    let view = First()
    let inner = UIView()
    view.addSubview(inner)
    let watch: Watch = application.perform {
      let window = UIWindow(frame: rect(0, 0, 10, 10))
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      return Watch(window)
    }
    #expect(watch.isGone)
    #expect(view.window == nil && inner.window == nil && view.superview == nil)
    #expect(!view.isFirstResponder)
    #expect(application.windows.isEmpty && application.keyWindow == nil)
  }

  @Test func aRecognizerWhoseWindowIsGoneChangesNoOtherContest() {
    /// An application with a window that a finger touches.
    func touched(_ recognizer: UIGestureRecognizer) -> (UIApplication, UIWindow) {
      let application = UIApplication()
      return application.perform {
        let window = UIWindow(frame: rect(0, 0, 10, 10))
        window.makeKeyAndVisible()
        window.addGestureRecognizer(recognizer)
        application.receive([TouchReport(1, .began, at: point(5, 5))], at: 0, in: window)
        return (application, window)
      }
    }
    let (lost, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    _ = touched(lost)
    let (application, window) = touched(other)
    // After so many, the applications that are gone are forgotten.
    for _ in 0..<300 { _ = touched(UITapGestureRecognizer()) }
    lost.state = .failed
    #expect(lost.numberOfTouches == 0 && other.numberOfTouches == 1)
    var taps = 0
    other.addAction { _ in taps += 1 }
    application.receive([TouchReport(1, .ended, at: point(5, 5))], at: 0.1, in: window)
    #expect(taps == 1)
  }

  @Test func aWindowOutlivesItsApplication() {
    var application: UIApplication? = UIApplication()
    let watch = Watch(application!)
    let window = application!.perform { UIWindow() }
    let view = First()
    window.addSubview(view)
    application!.perform {
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    application = nil
    #expect(watch.isGone)
    #expect(window.next == nil && window.application == nil && !window.isKeyWindow)
    #expect(view.presentation.opacity == 0)
    window.makeKeyAndVisible()
    window.isHidden = true
    view.removeFromSuperview()
  }

  @Test func aViewOutlivesItsControllerAndTheOtherWayRound() {
    let view = UIView()
    let watch: Watch
    do {
      let controller = UIViewController()
      controller.view = view
      watch = Watch(controller)
      #expect(view.next === controller)
    }
    #expect(watch.isGone)
    #expect(view.next == nil)
  }

  @Test func aRootControllerIsFreedWithItsWindow() {
    let watches: [Watch] = UIApplication().perform {
      let window = UIWindow()
      let controller = UIViewController()
      let child = UIViewController()
      let sheet = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      controller.present(sheet, animated: false)
      controller.becomeFirstResponder()
      return [controller, child, sheet, controller.view, child.view, sheet.view].map(Watch.init)
    }
    #expect(watches.allSatisfy { $0.isGone })
  }

  @Test func aChildOutlivesItsParentAndAPresentedControllerThePresentingOne() {
    let child = UIViewController()
    let sheet = UIViewController()
    withWindow { _, window in
      window.rootViewController = UIViewController()
      window.rootViewController?.addChild(child)
      window.rootViewController?.present(sheet, animated: false)
      window.rootViewController = nil
      #expect(child.parent == nil)
      #expect(sheet.presentingViewController == nil)
      #expect(sheet.next === sheet.view.superview)
    }
  }

  @Test func aLayerAndItsShapesAreFreedInAnyOrder() {
    let shape = CAShapeLayer()
    let layer: CALayer
    do {
      let view = UIView()
      view.layer.addSublayer(shape)
      layer = view.layer
      view.clipsToBounds = true
    }
    #expect(!layer.masksToBounds)
    #expect(layer.sublayers?.first === shape)
    shape.removeFromSuperlayer()
    #expect(layer.sublayers == nil && shape.superlayer == nil)
  }

  @Test func anApplicationWithWorkAndAnimationsIsFreed() {
    let watches: [Watch]
    do {
      let application = UIApplication()
      watches = application.perform {
        let window = UIWindow()
        let view = UIView()
        window.addSubview(view)
        window.makeKeyAndVisible()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in view.alpha = 1 }
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.center.x = 9 }
        application.scheduler.after(1) { _ = window }
        return [application, window, view, application.scheduler].map(Watch.init)
      }
    }
    #expect(watches.allSatisfy { $0.isGone })
  }

  @Test func anApplicationWithFingersAndButtonsDownIsFreed() {
    let watches: [Watch]
    let pan = UIPanGestureRecognizer()
    do {
      let application = UIApplication()
      watches = application.perform {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let target = First(frame: window.bounds)
        pan.addTarget(target, action: First.panned)
        window.addSubview(target)
        target.addGestureRecognizer(pan)
        window.makeKeyAndVisible()
        target.becomeFirstResponder()
        application.receive([TouchReport(1, .began, at: point(10, 10))], at: 1, in: window)
        application.receive([TouchReport(1, .moved, at: point(50, 10))], at: 2, in: window)
        application.receivePress(.select, .began, at: 3)
        #expect(pan.state == .began && pan.numberOfTouches == 1)
        return [application, window, target].map(Watch.init)
      }
    }
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    #expect(watches.map { $0.isGone } == [true, true, true])
  }

  @Test func anEndlessAnimationGoesWithItsWindow() {
    let application = UIApplication()
    let watch: Watch = application.perform {
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      UIView.animate(
        withDuration: 1, delay: 0, options: .repeat, animations: { view.center.x = 9 },
        completion: { _ in view.alpha = 0 })
      #expect(application.isAnimating)
      return Watch(view)
    }
    #expect(watch.isGone)
    #expect(!application.isAnimating)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func viewsCanBeFreedInAnyOrder(seed: UInt64) {
    var random = Seeded(seed)
    let application = UIApplication()
    var window: UIWindow? = application.perform { UIWindow(frame: rect(0, 0, 100, 100)) }
    var views = (0..<60).map { _ in UIView(frame: rect(0, 0, 50, 50)) }
    for index in 1..<views.count {
      let parent = views[random.index(below: index)]
      parent.addSubview(views[index])
    }
    window?.addSubview(views[0])
    window?.isHidden = false
    let watches = views.map(Watch.init)
    while !views.isEmpty {
      views.remove(at: random.index(below: views.count))
      if views.count == 30 { window = nil }
      for view in views {
        #expect(view.outermost.hitTest(point(10, 10), with: nil) != nil, "seed \(seed)")
        #expect((view.window == nil) == (window == nil || !view.isDescendant(of: window!)))
      }
    }
    window = nil
    #expect(watches.allSatisfy { $0.isGone }, "seed \(seed)")
  }
}
