// An application whose one view fills the window, and that people's recorded fingers touch: one
// for a whole file, because real applications live long too.

import GestureCore
import TouchKit

/// A window with one view that takes several fingers and checks what it is told.
final class RealScreen {
  let application: UIApplication
  let window: UIWindow
  let view: WitnessView
  /// When the running recording started, in seconds; whole, so that no time is rounded.
  private(set) var start = 0.0

  /// Makes a screen of 40 000 points, enough for every device's own units.
  init() {
    let application = UIApplication()
    self.application = application
    (window, view) = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40_000, height: 40_000))
      let view = WitnessView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
  }

  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer
  {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Plays a recording, and then waits until nothing is pending.
  ///
  /// - Parameters:
  ///   - recording: What people's fingers did.
  ///   - offset: What is added to each coordinate, in points.
  ///   - isApart: Whether the moves of an event are an event of their own, before the rest.
  /// - Returns: What is not as it was before; empty if all is.
  func play(_ recording: Recording, offset: Double = 0, isApart: Bool = false) -> [String] {
    start = application.scheduler.now.rounded(.up) + 2
    let events = recording.reports.flatMap { event in
      let parts = [event.filter { $0.phase == "moved" }, event.filter { $0.phase != "moved" }]
      return isApart ? parts.filter { !$0.isEmpty } : [event]
    }
    for samples in events {
      let reports = samples.map { sample in
        TouchReport(
          sample.finger, Self.phase(sample.phase),
          at: CGPoint(x: sample.x + offset, y: sample.y + offset))
      }
      application.receive(reports, at: start + samples[0].time, in: window)
    }
    application.advance(to: application.scheduler.now + 2)
    return leftovers() + view.endSequence()
  }

  private func leftovers() -> [String] {
    var leftovers: [String] = []
    for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
      leftovers.append("\(recognizer.name ?? "?") is still \(recognizer.state)")
    }
    if application.nextDeadline < .infinity {
      leftovers.append("something is still due at \(application.nextDeadline)")
    }
    return leftovers
  }

  private static func phase(_ name: String) -> UITouch.Phase {
    switch name {
    case "began": .began
    case "moved": .moved
    case "ended": .ended
    default: .cancelled
    }
  }
}

/// A view that notes every call that breaks the rules of a touch's life.
final class WitnessView: UIView {
  private var open: [ObjectIdentifier: UITouch] = [:]
  private var wrongs: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where open.updateValue(touch, forKey: ObjectIdentifier(touch)) != nil {
      wrongs.append("the view heard began twice")
    }
    check(touches, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    expectOpen(touches, "moved")
    check(touches, .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    expectOpen(touches, "ended")
    check(touches, .ended)
    for touch in touches { open[ObjectIdentifier(touch)] = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    expectOpen(touches, "cancelled")
    check(touches, .cancelled)
    for touch in touches { open[ObjectIdentifier(touch)] = nil }
  }

  /// What was wrong since the last call.
  func endSequence() -> [String] {
    defer { (open, wrongs) = ([:], []) }
    return open.isEmpty
      ? wrongs : wrongs + ["the view never heard the end of \(open.count) touches"]
  }

  private func expectOpen(_ touches: Set<UITouch>, _ phase: String) {
    if touches.isEmpty { wrongs.append("the view heard \(phase) of nothing") }
    for touch in touches where open[ObjectIdentifier(touch)] == nil {
      wrongs.append("the view heard \(phase) without began")
    }
  }

  private func check(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches where touch.phase != phase || touch.view !== self {
      wrongs.append("a touch of \(phase) reads \(touch.phase)")
    }
  }
}

/// The actions of a recognizer, checked for their order.
final class ActionWitness {
  private(set) var states: [GestureState] = []
  private let isContinuous: Bool

  init(of recognizer: UIGestureRecognizer, isContinuous: Bool) {
    self.isContinuous = isContinuous
    recognizer.addAction { [unowned self] in states.append($0.state) }
  }

  /// Whether a gesture is running.
  var isActive: Bool { states.last?.isActive ?? false }

  /// How often a whole gesture was told, or `nil` if an order was wrong; forgets all.
  func endSequence() -> Int? {
    defer { states = [] }
    var count = 0
    var isActive = false
    for state in states {
      switch (state, isActive) {
      case (.began, false) where isContinuous:
        isActive = true
        count += 1
      case (.changed, true): break
      case (.ended, true), (.cancelled, true): isActive = false
      case (.ended, false) where !isContinuous: count += 1
      default: return nil
      }
    }
    return isActive ? nil : count
  }
}

/// What was wrong with the recordings of a file: so many, and the first few in words.
struct Wrongs: CustomStringConvertible {
  private(set) var count = 0
  private var first: [String] = []

  var isEmpty: Bool { count == 0 }

  mutating func note(_ text: String, in recording: Recording) {
    count += 1
    if first.count < 10 { first.append("\(recording.file): \(text)") }
  }

  mutating func note(_ texts: [String], in recording: Recording) {
    for text in texts { note(text, in: recording) }
  }

  var description: String { "\(count) wrong, such as\n" + first.joined(separator: "\n") }
}
