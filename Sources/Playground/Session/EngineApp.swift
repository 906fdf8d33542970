// Runs one app in an application of its own: gives it the page's fingers, its time and its size, and
// writes down the actions it sends. It does not know pages or messages.

import Examples
import TouchKit

/// An app in its own application and window.
final class EngineApp: RunningApp {
  private let application: UIApplication
  private let window: UIWindow
  private var style: UIUserInterfaceStyle
  private var lines: [String] = []

  /// Starts an app whose root controller `makeRoot` makes.
  init(stage: Stage, time: Double, makeRoot: @MainActor () -> UIViewController) {
    let bounds = stage.bounds
    style = UIUserInterfaceStyle(stage.style)
    application = UIApplication(screen: UIScreen(bounds: bounds, scale: 2), now: time)
    window = application.perform {
      let window = UIWindow(frame: bounds)
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
      return window
    }
    application.observer = { [weak self] observation in
      if let line = observation.line { self?.lines.append(line) }
    }
  }

  func receive(_ touches: [WireTouch], at time: Double) {
    let buttons = touches.reduce(0) { $0 | $1.buttons }
    application.receive(
      touches.map(TouchReport.init), at: time, in: window,
      buttons: UIEvent.ButtonMask(rawValue: buttons))
  }

  func advance(to time: Double) { application.advance(to: time) }

  func change(to stage: Stage) {
    let bounds = stage.bounds
    style = UIUserInterfaceStyle(stage.style)
    guard bounds != window.frame else { return }
    application.perform {
      application.screen.bounds = bounds
      window.frame = bounds
    }
  }

  func scene() -> Scene { Scene(application.snapshot(for: style)) }

  var wake: SceneUpdate.Wake {
    if application.isAnimating { return .everyFrame }
    let deadline = application.nextDeadline
    return deadline.isFinite ? .at(deadline) : .never
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Catalogue {
  /// The example apps of this package.
  static let examples = Catalogue(
    entries: ExampleApp.all.map { example in
      Entry(
        card: AppCard(id: example.name, title: example.title, about: example.summary)
      ) { stage, time in
        EngineApp(stage: stage, time: time, makeRoot: example.makeRootViewController)
      }
    })
}

extension Stage {
  fileprivate var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension UIUserInterfaceStyle {
  fileprivate init(_ style: Stage.Style) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension TouchReport {
  /// A finger as the page reports it.
  init(_ touch: WireTouch) {
    self.init(touch.finger, UITouch.Phase(touch.phase), TouchSample(touch.sample, of: touch))
    scrollTypes = touch.scroll.map(UIScrollTypeMask.init) ?? []
    coalesced = touch.coalesced.map { TouchSample($0, of: touch) }
  }
}

extension TouchSample {
  fileprivate init(_ sample: WireSample, of touch: WireTouch) {
    self.init(at: CGPoint(x: sample.x, y: sample.y), type: UITouch.TouchType(touch.kind))
    timestamp = sample.time
    majorRadius = touch.radius
    if touch.kind == .pencil {
      force = sample.force
      maximumPossibleForce = WireSample.penForceMax
      altitudeAngle = sample.altitude
      azimuthAngle = sample.azimuth
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: WirePhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .hoverEntered: self = .regionEntered
    case .hoverMoved: self = .regionMoved
    case .hoverExited: self = .regionExited
    }
  }
}

extension UITouch.TouchType {
  fileprivate init(_ kind: WireKind) {
    switch kind {
    case .direct: self = .direct
    case .pencil: self = .pencil
    case .indirectPointer: self = .indirectPointer
    }
  }
}

extension UIScrollTypeMask {
  fileprivate init(_ scroll: WireScroll) {
    switch scroll {
    case .discrete: self = .discrete
    case .continuous: self = .continuous
    }
  }
}

extension Observation {
  /// What the page's log says of it: actions, and gestures that a finger's movement ruled out.
  fileprivate var line: String? {
    guard case .action(let recognizer, let state) = self, state != .changed else { return nil }
    return "\(recognizer.shownName) \(state)"
  }
}

extension UIGestureRecognizer {
  /// Its name, or its class without the parts that all share.
  fileprivate var shownName: String {
    if let name { return name }
    let type = "\(type(of: self))"
    return type.replacing("GestureRecognizer", with: "").replacing("UI", with: "").lowercased()
  }
}
