// The last reference to an object may be dropped on any thread: nothing that it leaves behind is
// changed there.

import Foundation
import Testing
import TouchKit

/// Subclasses as apps write them.
private enum Plain {
  final class Responder: UIResponder { deinit {} }
  final class View: UIView { deinit {} }
  final class Window: UIWindow { deinit {} }
  final class Controller: UIViewController { deinit {} }
  final class Application: UIApplication { deinit {} }
  final class Control: UIControl { deinit {} }
  final class Button: UIButton { deinit {} }
  final class Label: UILabel { deinit {} }
  final class ImageView: UIImageView { deinit {} }
  final class Custom: UIGestureRecognizer { deinit {} }
  final class Tap: UITapGestureRecognizer { deinit {} }
  final class LongPress: UILongPressGestureRecognizer { deinit {} }
  final class Pan: UIPanGestureRecognizer { deinit {} }
  final class Swipe: UISwipeGestureRecognizer { deinit {} }
  final class Pinch: UIPinchGestureRecognizer { deinit {} }
  final class Rotation: UIRotationGestureRecognizer { deinit {} }
  final class EdgePan: UIScreenEdgePanGestureRecognizer { deinit {} }
  final class Hover: UIHoverGestureRecognizer { deinit {} }
  final class Touch: UITouch { deinit {} }
  final class Event: UIEvent { deinit {} }
  final class Press: UIPress { deinit {} }
  final class PressesEvent: UIPressesEvent { deinit {} }
  final class ShapeLayer: CAShapeLayer { deinit {} }
  final class Path: UIBezierPath { deinit {} }
  final class Image: UIImage { deinit {} }
  final class Action: UIAction { deinit {} }
}

/// Drops the last reference to an object on another thread, and waits until that is done.
private func releaseElsewhere(_ make: () -> AnyObject) -> Weak<AnyObject> {
  nonisolated(unsafe) var object: AnyObject? = make()
  let watch = Weak(object)
  let done = DispatchSemaphore(value: 0)
  Thread {
    object = nil
    done.signal()
  }.start()
  done.wait()
  return watch
}

@Suite struct LastReferencesOnOtherThreads {
  private static let kinds: [() -> AnyObject] = [
    { Plain.Responder() }, { Plain.View() }, { Plain.Window() }, { Plain.Controller() },
    { Plain.Application() }, { Plain.Control() },
    { Plain.Button(type: .system) }, { Plain.Label() }, { Plain.ImageView() }, { Plain.Custom() },
    { Plain.Tap() },
    { Plain.LongPress() }, { Plain.Pan() }, { Plain.Swipe() }, { Plain.Pinch() },
    { Plain.Rotation() }, { Plain.EdgePan() },
    { Plain.Hover() }, { Plain.Touch() }, { Plain.Event() }, { Plain.Press(.select) },
    { Plain.PressesEvent() },
    { Plain.ShapeLayer() }, { Plain.Path() }, { Plain.Image(named: "known")! },
    { Plain.Action { _ in } },
  ]

  @Test func areDroppedOfEveryKindOfSubclassWithAPlainDeinit() {
    UIImage.register("known", size: CGSize(width: 1, height: 1))
    for (index, make) in Self.kinds.enumerated() {
      #expect(releaseElsewhere(make).object == nil, "kind \(index)")
    }
  }

  @Test func ofAWindowLeaveItsViewsWithoutIt() {
    let application = Plain.Application()
    let (view, inner, tap) = (Plain.View(), Plain.View(), Plain.Tap())
    view.addSubview(inner)
    view.addGestureRecognizer(tap)
    let watch = releaseElsewhere {
      application.perform {
        let window = Plain.Window()
        window.addSubview(view)
        window.makeKeyAndVisible()
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        tap.state = .began
        return window
      }
    }
    #expect(watch.object == nil)
    #expect(view.superview == nil && view.window == nil && inner.window == nil)
    #expect(application.windows.isEmpty && application.keyWindow == nil)
    #expect(tap.view === view && tap.state == .possible)
    application.advance(to: 2)
    let window = application.perform { Plain.Window() }
    window.addSubview(view)
    #expect(inner.window === window)
  }

  @Test func ofAnApplicationLeaveItsWindowsWithoutIt() {
    var windows: [Plain.Window] = []
    let (view, pan) = (Plain.View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Plain.Pan())
    view.addGestureRecognizer(pan)
    let watch = releaseElsewhere {
      let application = Plain.Application()
      application.perform {
        let window = Plain.Window(frame: view.frame)
        window.addSubview(view)
        window.makeKeyAndVisible()
        windows = [window]
        application.scheduler.after(1) { _ = window }
      }
      for (index, phase) in [UITouch.Phase.began, .moved, .moved].enumerated() {
        let place = CGPoint(x: 10 + 20 * index, y: 10)
        application.receive(
          [TouchReport(1, phase, at: place)], at: Double(index) / 10, in: windows[0])
      }
      application.receivePress(.select, .began, at: 0.5)
      #expect(pan.state.rawValue == 2)
      return application
    }
    #expect(watch.object == nil)
    #expect(windows[0].application == nil && !windows[0].isKeyWindow)
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    view.removeFromSuperview()
    windows = []
  }

  @Test func ofAnythingUpwardsLeaveWhatIsBelow() {
    let (view, shape, child) = (Plain.View(), Plain.ShapeLayer(), Plain.Controller())
    #expect(
      releaseElsewhere {
        let parent = Plain.View()
        parent.addSubview(view)
        parent.layer.addSublayer(shape)
        return parent
      }.object == nil)
    #expect(
      releaseElsewhere {
        let parent = Plain.Controller()
        parent.addChild(child)
        parent.view = view
        return parent
      }.object == nil)
    #expect(view.superview == nil && view.next == nil)
    #expect(shape.superlayer == nil && child.parent == nil)
  }
}
