// An app in the engine: the page's fingers reach it, and what it shows becomes a scene.

import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

/// A controller that a closure fills.
private final class Canvas: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(view)
  }
}

struct EngineAppTests {
  private func app(_ fill: @escaping (UIView) -> Void) -> EngineApp {
    EngineApp(
      TouchApp("Canvas") { Canvas(fill) }, stage: Stage(width: 400, height: 300), time: 10)
  }

  @Test func `a view stands where its superview and its anchor put it`() throws {
    let app = app { root in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
      outer.bounds.origin = CGPoint(x: 5, y: 0)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      inner.layer.anchorPoint = CGPoint(x: 0, y: 0)
      inner.center = CGPoint(x: 30, y: 40)
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      root.addSubview(outer)
      outer.addSubview(inner)
    }
    let nodes = app.scene().nodes
    #expect(nodes.count == 4)
    #expect(nodes.map(\.parent) == [nil, nodes[0].id, nodes[1].id, nodes[2].id])
    #expect(nodes[2].placement == Placement(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20))
    #expect(nodes[3].placement == Placement(a: 2, b: 0, c: 0, d: 2, tx: 25, ty: 40))
    #expect(nodes[3].width == 40 && nodes[3].height == 20)
  }

  @Test func `looks, pictures, texts and shapes are told`() throws {
    let app = app { root in
      let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      picture.image = UIImage(named: "lighthouse")
      picture.contentMode = .scaleAspectFill
      picture.alpha = 0.5
      picture.layer.cornerRadius = 4
      picture.layer.borderWidth = 2
      picture.layer.borderColor = UIColor.white.cgColor
      picture.clipsToBounds = true
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      label.text = "Hello"
      label.font = .boldSystemFont(ofSize: 20)
      label.textColor = .red
      label.textAlignment = .center
      let shape = CAShapeLayer()
      shape.path = CGPath(elements: [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3.456, y: 4)), .close,
      ])
      shape.frame.origin = CGPoint(x: 10, y: 0)
      shape.strokeColor = UIColor.blue.cgColor
      shape.fillColor = nil
      shape.lineCap = .round
      label.layer.addSublayer(shape)
      root.addSubview(picture)
      root.addSubview(label)
    }
    let (picture, label) = (app.scene().nodes[2], app.scene().nodes[3])
    #expect(picture.image == SceneImage(name: "lighthouse", mode: .cover))
    #expect(picture.alpha == 0.5 && picture.radius == 4 && picture.clips)
    #expect(picture.borderWidth == 2)
    #expect(picture.borderColor == SceneColor(red: 1, green: 1, blue: 1))
    #expect(
      label.text
        == SceneText(
          string: "Hello", size: 20, weight: 700, color: SceneColor(red: 1, green: 0, blue: 0),
          align: .center))
    #expect(
      label.shapes == [
        SceneShape(
          path: "M11 2L13.46 4Z", stroke: SceneColor(red: 0, green: 0, blue: 1), width: 1,
          cap: .round)
      ])
  }

  @Test func `a shadow is told as CSS takes it`() throws {
    let app = app { root in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      box.backgroundColor = .white
      box.layer.shadowOpacity = 0.5
      box.layer.shadowOffset = CGSize(width: 1, height: -2.5)
      root.addSubview(box)
    }
    let shadow = try #require(app.scene().nodes[2].shadow)
    #expect(
      [shadow].json.text
        == ##"["1.0px -2.5px 6.0px #00000080"]"##)
  }

  @Test func `hidden views are left out`() {
    let app = app { root in
      let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      hidden.isHidden = true
      hidden.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      root.addSubview(hidden)
    }
    #expect(app.scene().nodes.count == 2)
  }

  @Test func `colours are those of the page's own style`() {
    let app = app { $0.backgroundColor = UIColor(light: .white, dark: .black) }
    #expect(app.scene().nodes[1].fill == SceneColor(red: 1, green: 1, blue: 1))
    app.change(to: Stage(width: 400, height: 300, style: .dark))
    #expect(app.scene().nodes[1].fill == SceneColor(red: 0, green: 0, blue: 0))
  }

  @Test func `another size reaches the controller's view`() {
    let app = app { _ in }
    app.change(to: Stage(width: 200, height: 100))
    #expect(app.scene().nodes.map(\.width) == [200, 200])
    #expect(app.scene().nodes.map(\.height) == [100, 100])
  }

  @Test func `fingers move things, and actions are logged`() {
    let mover = Mover()
    let app = app { root in
      let pan = UIPanGestureRecognizer(target: mover, action: Mover.drag)
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      box.addGestureRecognizer(pan)
      root.addSubview(box)
    }
    app.receive([TouchReport(1, .began, x: 120, y: 120)], at: 11)
    app.receive([TouchReport(1, .moved, x: 130, y: 120)], at: 11.1)
    app.receive([TouchReport(1, .moved, x: 155, y: 120)], at: 11.2)
    app.receive([TouchReport(1, .ended, x: 155, y: 120)], at: 11.3)
    #expect(app.scene().nodes[2].placement.tx == 125)
    #expect(app.takeLog() == ["pan began", "pan ended"])
    #expect(app.takeLog() == [])
  }

  @Test(arguments: [UIScrollTypeMask.discrete, .continuous])
  func `a wheel drags what allows notches, a trackpad does not`(scroll: UIScrollTypeMask) {
    let mover = Mover()
    let app = app { root in
      let pan = UIPanGestureRecognizer(target: mover, action: Mover.drag)
      pan.allowedScrollTypesMask = .discrete
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      box.addGestureRecognizer(pan)
      root.addSubview(box)
    }
    for (phase, x) in [(UITouch.Phase.began, 120.0), (.moved, -80), (.ended, -80)] {
      app.receive([TouchReport(1, phase, x: x, y: 120, scroll: scroll)], at: 11)
    }
    #expect(app.scene().nodes[2].placement.tx == (scroll == .discrete ? -90 : 100))
    #expect(app.takeLog() == (scroll == .discrete ? ["pan began", "pan ended"] : []))
  }

  @Test func `a mouse hovers while its wheel turns, and clicks right after it`() {
    let mover = Mover()
    let app = app { root in
      let pan = UIPanGestureRecognizer(target: mover, action: Mover.drag)
      pan.allowedScrollTypesMask = .all
      root.addGestureRecognizer(pan)
      root.addGestureRecognizer(UITapGestureRecognizer(target: mover, action: Mover.tap))
      root.addGestureRecognizer(UIHoverGestureRecognizer(target: mover, action: Mover.hover))
    }
    func mouse(
      _ finger: Int, _ phase: UITouch.Phase, x: Double = 120, _ scroll: UIScrollTypeMask = []
    ) {
      var touch = TouchReport(finger, phase, x: x, y: 120, scroll: scroll)
      touch.sample.type = .indirectPointer
      app.receive([touch], at: 11)
    }
    mouse(1001, .regionEntered)
    mouse(1, .began, .discrete)
    mouse(1, .moved, x: 20, .discrete)
    mouse(1001, .regionMoved)
    mouse(1, .ended, x: 20, .discrete)
    mouse(1001, .regionExited)
    mouse(1, .began)
    mouse(1, .ended)
    #expect(app.takeLog() == ["hover began", "pan began", "pan ended", "hover ended", "tap ended"])
  }

  @Test func `a resting finger says when time matters`() {
    let mover = Mover()
    let app = app { root in
      root.addGestureRecognizer(
        UILongPressGestureRecognizer(target: mover, action: Mover.press))
    }
    #expect(app.wake == .never)
    app.receive([TouchReport(1, .began, x: 120, y: 120)], at: 11)
    #expect(app.wake == .at(11.5))
    app.receive(.time(11.49))
    #expect(app.takeLog() == [])
    app.receive(.time(11.51))
    #expect(app.takeLog() == ["longPress began"])
  }

  @Test func `what moves by itself wants every frame, and shows what is in between`() {
    var box: UIView!
    let app = app { root in
      box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(box)
    }
    box.window?.application?.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 105 })
    }
    #expect(app.wake == .nextFrame)
    app.receive(.time(10.5))
    #expect(app.scene().nodes[2].placement.tx == 50)
    app.receive(.time(11.5))
    #expect(app.scene().nodes[2].placement.tx == 100)
    #expect(app.wake == .never)
  }

  @Test func `a pen presses and leans, a pointer has buttons`() {
    let heard = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let app = app { $0.addSubview(heard) }
    var pen = TouchReport(1, .began, x: 50, y: 60)
    pen.sample.type = .pencil
    pen.sample.force = 1.5
    pen.sample.altitudeAngle = 1
    app.receive([pen], at: 11)
    pen.phase = .ended
    app.receive([pen], at: 11.1)
    var mouse = TouchReport(1, .began, x: 50, y: 60)
    mouse.sample.type = .indirectPointer
    app.receive([mouse], at: 12, buttons: .secondary)
    #expect(
      heard.lines == [
        "pencil force 1.5 altitude 1.0 buttons 0",
        "indirectPointer force 0.0 altitude 1.6 buttons 2",
      ])
  }
}

extension EngineApp {
  /// Takes the touches of one event.
  fileprivate func receive(
    _ reports: [TouchReport], at time: Double, buttons: UIEvent.ButtonMask = []
  ) {
    receive(.touches(HostInput.TouchInput(reports, time: time, buttons: buttons)))
  }
}

private final class Mover {
  func drag(_ pan: UIPanGestureRecognizer) {
    pan.view?.center.x += pan.translation(in: nil).x
    pan.setTranslation(.zero, in: nil)
  }
  func press(_ press: UILongPressGestureRecognizer) {}
  func tap(_ tap: UITapGestureRecognizer) {}
  func hover(_ hover: UIHoverGestureRecognizer) {}
}

private final class Listener: UIView {
  var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let altitude = (touch.altitudeAngle * 10).rounded() / 10
      lines.append(
        "\(touch.type) force \(touch.force) altitude \(altitude) buttons \(event?.buttonMask.rawValue ?? -1)"
      )
    }
  }
}
