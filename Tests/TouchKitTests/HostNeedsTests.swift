// What an application wants of its host: every change that a picture shows asks to be drawn, and
// everything that is due asks to be called.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// An application with a shown label, picture and shape, whose picture a host has drawn.
private final class Gallery {
  let application = UIApplication()
  let window: UIWindow
  let view = UIView(frame: rect(10, 10, 100, 100))
  let label = UILabel(frame: rect(0, 0, 50, 20))
  let picture = UIImageView(frame: rect(0, 20, 50, 20))
  let shape = CAShapeLayer()
  let slider = UISlider(frame: rect(0, 200, 100, 34))
  var calls = 0

  init() {
    window = application.perform { UIWindow(frame: rect(0, 0, 400, 400)) }
    application.perform {
      window.makeKeyAndVisible()
      window.addSubview(view)
      view.addSubview(label)
      view.addSubview(picture)
      window.addSubview(slider)
      picture.addGestureRecognizer(UITapGestureRecognizer())
      shape.path = UIBezierPath(rect: rect(0, 0, 9, 9)).cgPath
      view.layer.addSublayer(shape)
      label.text = "before"
    }
    _ = application.snapshot()
    application.needsHost = { [unowned self] in calls += 1 }
  }

  deinit {}
}

extension CAShapeLayer {
  fileprivate static var square: CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: rect(0, 0, 7, 7)).cgPath
    return layer
  }
}

/// A change of what shows.
private struct Change {
  let name: Comment
  let make: (Gallery) -> Void
  init(_ name: Comment, _ make: @escaping (Gallery) -> Void) {
    (self.name, self.make) = (name, make)
  }
}

private let visibleChanges = [
  Change("center") { $0.view.center.x += 1 },
  Change("frame") { $0.view.frame.size.width += 1 },
  Change("bounds' origin") { $0.view.bounds.origin.y = 3 },
  Change("transform") { $0.view.transform = CGAffineTransform(rotationAngle: 1) },
  Change("anchor") { $0.view.layer.anchorPoint.x = 0 },
  Change("alpha") { $0.view.alpha = 0.5 },
  Change("hidden") { $0.view.isHidden = true },
  Change("colour") { $0.view.backgroundColor = .red },
  Change("clips") { $0.view.clipsToBounds = true },
  Change("corner") { $0.view.layer.cornerRadius = 3 },
  Change("border") { $0.view.layer.borderWidth = 3 },
  Change("mask") { $0.view.layer.masksToBounds = true },
  Change("added") { $0.view.addSubview(UIView(frame: rect(1, 1, 2, 2))) },
  Change("removed") { $0.label.removeFromSuperview() },
  Change("order") { $0.view.bringSubviewToFront($0.label) },
  Change("text") { $0.label.text = "after" },
  Change("font") { $0.label.font = .systemFont(ofSize: 9) },
  Change("text colour") { $0.label.textColor = .red },
  Change("alignment") { $0.label.textAlignment = .center },
  Change("lines") { $0.label.numberOfLines = 0 },
  Change("image") { $0.picture.image = UIImage(named: "sun") },
  Change("path") { $0.shape.path = UIBezierPath(rect: rect(0, 0, 5, 5)).cgPath },
  Change("shape's place") { $0.shape.frame.origin.x = 5 },
  Change("stroke") { $0.shape.strokeColor = UIColor.red.cgColor },
  Change("fill") { $0.shape.fillColor = nil },
  Change("line") { $0.shape.lineWidth = 2 },
  Change("cap") { $0.shape.lineCap = .round },
  Change("shape hidden") { $0.shape.isHidden = true },
  Change("shape removed") { $0.shape.removeFromSuperlayer() },
  Change("shape added") { $0.view.layer.addSublayer(CAShapeLayer.square) },
  Change("shape's transform") { $0.shape.transform = CATransform3DMakeScale(2, 2, 1) },
  Change("fingers") { $0.view.isUserInteractionEnabled = false },
  Change("gesture added") { $0.view.addGestureRecognizer(UITapGestureRecognizer()) },
  Change("gesture off") { $0.picture.gestureRecognizers?[0].isEnabled = false },
  Change("gesture removed") { $0.picture.gestureRecognizers = nil },
  Change("control disabled") { $0.slider.isEnabled = false },
  Change("a limit beyond the value") { $0.slider.maximumValue = 9 },
  Change("window hidden") { $0.window.isHidden = true },
  Change("window moved") { $0.window.frame.origin.x = 3 },
]

@Suite struct HostRequests {
  @Test func everyVisibleChangeAsksToBeDrawnOnce() {
    for change in visibleChanges {
      let gallery = Gallery()
      let before = gallery.application.snapshot()
      #expect(!gallery.application.needsRedraw && gallery.calls == 0, change.name)
      change.make(gallery)
      #expect(gallery.application.needsRedraw && gallery.calls == 1, change.name)
      change.make(gallery)
      #expect(gallery.calls == 1, change.name)
      #expect(gallery.application.snapshot() != before, change.name)
      #expect(!gallery.application.needsRedraw, change.name)
    }
  }

  @Test func changesThatDoNotShowAskForNothing() {
    let gallery = Gallery()
    let loose = UIView()
    loose.center.x = 5
    gallery.view.tag = 7
    gallery.view.alpha = 1
    gallery.view.center = gallery.view.center
    #expect(!gallery.application.needsRedraw && gallery.calls == 0)
  }

  @Test func aChangeInsideInputIsSeenByTheHostWithoutBeingTold() {
    let gallery = Gallery()
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned gallery] _ in gallery.view.center.x += 1 }
    gallery.window.addGestureRecognizer(pan)
    _ = gallery.application.snapshot()
    gallery.calls = 0
    gallery.application.receive(
      [TouchReport(1, .began, at: point(10, 300))], at: 0, in: gallery.window)
    #expect(!gallery.application.needsRedraw)
    gallery.application.receive(
      [TouchReport(1, .moved, at: point(60, 300))], at: 0.1, in: gallery.window)
    #expect(gallery.application.needsRedraw && gallery.calls == 0)
  }

  @Test func anAnimationAsksForEveryFrameAndForOnePictureOfItsEnd() {
    let gallery = Gallery()
    let application = gallery.application
    application.perform { UIView.animate(withDuration: 1) { gallery.view.center.x = 200 } }
    for time in [0.25, 0.5, 0.75] {
      application.receive(.frame(time))
      #expect(application.needsRedraw && application.nextCall == .nextFrame)
      _ = application.snapshot()
    }
    application.receive(.frame(1.25))
    #expect(application.needsRedraw && application.nextCall == .never)
    #expect(application.snapshot()[0].subviews[0].position.x == 200)
    #expect(!application.needsRedraw)
  }

  @Test func anAnimationThatGoesOnAsksToBeDrawnAgain() {
    let gallery = Gallery()
    let application = gallery.application
    let animator = application.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { gallery.view.center.x = 200 }
    }
    application.perform {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    _ = application.snapshot()
    #expect(!application.needsRedraw && !application.isAnimating)
    gallery.calls = 0
    application.perform { animator.startAnimation() }
    #expect(application.needsRedraw && application.nextCall == .nextFrame && gallery.calls == 1)
    application.perform { animator.stopAnimation(true) }
  }

  @Test func aWindowThatGoesAsksToBeDrawnAwayAtTheNextTurn() {
    let gallery = Gallery()
    var other: UIWindow? = gallery.application.perform { UIWindow(frame: rect(0, 0, 9, 9)) }
    other?.isHidden = false
    _ = gallery.application.snapshot()
    other = nil
    gallery.application.perform {}
    #expect(gallery.application.needsRedraw)
  }

  @Test func nextCallIsTheNextDueTime() {
    let gallery = Gallery()
    let application = gallery.application
    #expect(application.nextCall == .never)
    let token = application.scheduler.after(2) {}
    #expect(application.nextCall == .at(2) && gallery.calls == 1)
    application.scheduler.after(3) {}
    #expect(application.nextCall == .at(2) && gallery.calls == 1)
    application.scheduler.after(1) {}
    #expect(application.nextCall == .at(1) && gallery.calls == 2)
    token.cancel()
    application.advance(to: 1)
    #expect(application.nextCall == .at(3))
    let link = CADisplayLink(target: gallery.view, selector: Selector(UIView.setNeedsLayout))
    application.perform { link.add() }
    #expect(application.nextCall == .nextFrame && gallery.calls == 3)
    link.invalidate()
  }

  @Test func aHostMayDrawAsSoonAsItIsTold() {
    let gallery = Gallery()
    let application = gallery.application
    var pictures = 0
    application.needsHost = {
      pictures += 1
      _ = application.snapshot()
    }
    for change in visibleChanges { change.make(gallery) }
    #expect(pictures > 20)
    application.needsHost = nil
  }
}
