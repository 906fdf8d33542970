// An app as an iOS developer has it, its recording on a "device", and its replay: both are TouchKit here.

import Foundation
import Testing
import TouchTesting
import TouchTrace
import UIKit

/// The lines of a recording.
@MainActor
final class Lines {
  var text = ""

  /// The only recording of the lines.
  func trace() throws -> Trace {
    let (traces, problems) = Trace.recordings(in: text.utf8)
    #expect(problems.isEmpty)
    #expect(traces.count == 1)
    return try #require(traces.first)
  }
}

/// A card with a tap, a double tap, a long press and a pan; beside it a list.
final class BoardViewController: UIViewController {
  let card = UIView()
  let list = UIScrollView()
  private let pressDuration: TimeInterval

  init(pressDuration: TimeInterval) {
    self.pressDuration = pressDuration
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
    list.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    list.contentSize = CGSize(width: 390, height: 2_000)
    list.accessibilityIdentifier = "list"
    view.addSubview(card)
    view.addSubview(list)
    let tap = UITapGestureRecognizer(target: self, action: BoardViewController.act)
    let double = UITapGestureRecognizer(target: self, action: BoardViewController.act)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let press = UILongPressGestureRecognizer(target: self, action: BoardViewController.act)
    press.minimumPressDuration = pressDuration
    press.name = "press"
    let pan = UIPanGestureRecognizer(target: self, action: BoardViewController.act)
    pan.maximumNumberOfTouches = 2
    for recognizer in [tap, double, press, pan] { card.addGestureRecognizer(recognizer) }
    list.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: BoardViewController.act))
  }

  func act(_ recognizer: UIGestureRecognizer) {}
}

/// The app "Board", on a device or in a replay.
enum Board {
  nonisolated static let card = CGPoint(x: 150, y: 150)
  nonisolated static let list = CGPoint(x: 150, y: 600)
  static let header = TraceHeader(
    app: "Board", framesPerSecond: 120,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// The app with a window of its own, or one that records into `lines`.
  static func app(
    into lines: Lines? = nil, pressDuration: TimeInterval = 0.5,
    _ prepare: @escaping @MainActor @Sendable (RecordingWindow) -> Void = { _ in }
  ) -> TouchApp {
    TouchApp(
      "Board", "",
      launching: { launch in
        let frame = launch.application.screen.bounds
        let window = lines == nil ? UIWindow(frame: frame) : RecordingWindow(frame: frame)
        if let lines, let window = window as? RecordingWindow {
          window.record("Board") { lines.text += $0 }
          prepare(window)
        }
        window.rootViewController = BoardViewController(pressDuration: pressDuration)
        window.makeKeyAndVisible()
        return window
      })
  }

  /// Plays inputs on the "device", and returns its recording and its log.
  static func record(
    _ inputs: [HostInput], pressDuration: TimeInterval = 0.5, until end: TimeInterval = 5
  ) throws -> (trace: Trace, log: [String]) {
    let lines = Lines()
    let device = app(into: lines, pressDuration: pressDuration).start(header)
    var log: [String] = []
    device.log { log.append($0.description) }
    device.receive(inputs)
    device.application.advance(to: end)
    return (try lines.trace(), log)
  }

  /// The same with fingers.
  static func record(
    _ fingers: Fingers, pressDuration: TimeInterval = 0.5
  ) throws -> (trace: Trace, log: [String]) {
    try record(fingers.events.map { .touches($0) }, pressDuration: pressDuration)
  }

  /// The log of a replay in the app with a plain window.
  static func replay(_ trace: Trace, until end: TimeInterval = 5) -> [String] {
    let app = app().start(trace.header)
    var log: [String] = []
    app.log { log.append($0.description) }
    app.receive(trace.inputs)
    app.application.advance(to: end)
    return log
  }
}

extension Trace {
  /// Its reports of touches, event by event.
  var reports: [[TouchReport]] {
    inputs.compactMap { input in
      guard case .touches(let touches) = input else { return nil }
      return touches.reports
    }
  }

  /// What the device said of a recognizer, without when.
  func states(of recognizer: String) -> [UIGestureRecognizer.State] {
    deviceStates.flatMap(\.readings).filter { $0.place.recognizer == recognizer }.map(\.state)
  }
}

nonisolated extension Fingers {
  /// What every kind of gesture of the app needs, one after the other.
  static var everything: Fingers {
    .tap(at: Board.card).then(.doubleTap(at: Board.card), after: 1)
      .then(.longPress(at: Board.card, for: 0.8), after: 1)
      .then(.drag(from: Board.card, to: CGPoint(x: 150, y: 230), over: 0.2), after: 0.5)
  }
}
