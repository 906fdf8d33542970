// Follows a remedy as an agent would: by UIKit's own properties in the app, or by other calls.

import TouchAgent
import TouchTrace
import UIKit

extension AgentFault {
  /// Whether a recognizer fires if a remedy is followed; `nil` if it is none that these calls or
  /// properties can follow.
  func fires(
    _ recognizer: Observation.RecognizerID, after change: Change, in trace: Trace
  ) throws -> Bool? {
    if let calls = change.followed(in: calls) {
      let other = try FaultSession(self, calls).trace()
      return isRecognized(recognizer, in: other) { _ in true }
    }
    return isRecognized(recognizer, in: trace) { change.follow(in: $0) }
  }

  /// Whether a recognizer fires in a replay of a recording in the app with its fault, in which something was set
  /// before; `nil` if it cannot be set.
  private func isRecognized(
    _ recognizer: Observation.RecognizerID, in trace: Trace, _ set: (UIApplication) -> Bool
  ) -> Bool? {
    let running = app(isMended: false).start(trace.header)
    var isRecognized = false
    let token = running.application.addObserver { observation in
      guard case .transition(recognizer, _, let state, _) = observation.decision else { return }
      if state == .began || state == .ended { isRecognized = true }
    }
    // What the app does when it is shown comes first.
    let first = trace.inputs.firstIndex { input in
      if case .touches = input { true } else { false }
    }
    running.receive(trace.inputs[..<(first ?? 0)])
    guard set(running.application) else { return nil }
    running.receive(trace.inputs[(first ?? 0)...])
    running.application.advance(to: running.application.scheduler.now + 3)
    running.application.removeObserver(token)
    return isRecognized
  }
}

/// Answers yes to what a remedy says, and else what the app's own delegate says.
private final class RemedyDelegate: UIGestureRecognizerDelegate {
  private weak var own: (any UIGestureRecognizerDelegate)?
  var begins = false
  var receives = false
  var together: UIGestureRecognizer?

  init(before own: (any UIGestureRecognizerDelegate)?) { self.own = own }

  deinit {}

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    begins || own?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other === together
      || own?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives || own?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { receives || own?.gestureRecognizer(recognizer, shouldReceive: event) ?? true }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { own?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { own?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false }
}

/// Delegates of remedies live as long as the tests.
private var remedyDelegates: [RemedyDelegate] = []

extension Change {
  /// Does what the remedy says by UIKit's properties and delegates.
  ///
  /// - Returns: Whether it can be done so. A requirement is not taken back by UIKit's methods, an override is of a
  ///   class, and the delegate of a scroll view's own recognizer cannot be replaced.
  fileprivate func follow(in application: UIApplication) -> Bool {
    let cast = Cast(of: application)
    func change(_ id: Observation.RecognizerID, _ set: (UIGestureRecognizer) -> Void) -> Bool {
      guard let recognizer = cast.recognizer(id) else { return false }
      set(recognizer)
      return true
    }
    func answer(_ id: Observation.RecognizerID, _ set: (RemedyDelegate) -> Void) -> Bool {
      guard let recognizer = cast.recognizer(id), !recognizer.isPartOfTouchKit else { return false }
      let delegate = RemedyDelegate(before: recognizer.delegate)
      set(delegate)
      remedyDelegates.append(delegate)
      recognizer.delegate = delegate
      return true
    }
    switch self {
    case .without(let id): return change(id) { $0.isEnabled = false }
    case .enabled(let id): return change(id) { $0.isEnabled = true }
    case .withoutCancelling(let id): return change(id) { $0.cancelsTouchesInView = false }
    case .requirement(let id, let other):
      guard let other = cast.recognizer(other) else { return false }
      return change(id) { $0.require(toFail: other) }
    case .together(let id, let other):
      return answer(id) { $0.together = cast.recognizer(other) }
        || answer(other) { $0.together = cast.recognizer(id) }
    case .allowedToBegin(let id): return answer(id) { $0.begins = true }
    case .allowedToReceive(let id): return answer(id) { $0.receives = true }
    case .moved(let id, let view):
      guard let target = cast.views.first(where: { $0.observationID == view }) else { return false }
      return change(id) { target.addGestureRecognizer($0) }
    default: return false
    }
  }

  /// The calls as the remedy says; `nil` if it is not one of the fingers, or not one that these calls can
  /// follow.
  fileprivate func followed(in calls: [AgentCall]) -> [AgentCall]? {
    switch self {
    case .movement(let points):
      return calls.moving { way, length in
        let factor = max(0, (length + points) / length)
        return CGVector(dx: way.dx * factor, dy: way.dy * factor)
      }
    case .straighter(let points):
      return calls.moving { way, _ in way.level(points, abs(way.dx) >= abs(way.dy)) }
    case .level(let points, let axis):
      return calls.moving { way, _ in way.level(points, axis == .horizontal) }
    case .otherWay: return calls.moving { way, _ in CGVector(dx: -way.dx, dy: -way.dy) }
    case .duration(let seconds): return calls.lasting(longer: seconds)
    case .earlier(let seconds, _): return calls.waiting(less: seconds)
    case .withoutFinger: return calls.withFingers { $0 > 1 ? $0 - 1 : nil }
    case .oneMoreFinger: return calls.withFingers { $0 + 1 }
    default: return nil
    }
  }
}

extension CGVector {
  /// The way with so many points less across an axis.
  fileprivate func level(_ points: Double, _ isHorizontal: Bool) -> CGVector {
    func less(_ value: CGFloat) -> CGFloat {
      value < 0 ? min(0, value + points) : max(0, value - points)
    }
    return isHorizontal ? CGVector(dx: dx, dy: less(dy)) : CGVector(dx: less(dx), dy: dy)
  }
}

extension [AgentCall] {
  private func number(_ name: String, of index: Int) -> Double? {
    guard case .number(let value)? = self[index].arguments[name] else { return nil }
    return value
  }

  /// The calls with another way of the only fingers that move.
  fileprivate func moving(_ change: (CGVector, Double) -> CGVector) -> [AgentCall]? {
    let moving = indices.filter { number("by_x", of: $0) != nil }
    guard let index = moving.first, moving.count == 1 else { return nil }
    let way = CGVector(dx: number("by_x", of: index) ?? 0, dy: number("by_y", of: index) ?? 0)
    let changed = change(way, hypot(Double(way.dx), Double(way.dy)))
    var calls = self
    calls[index].arguments["by_x"] = .number(Double(changed.dx))
    calls[index].arguments["by_y"] = .number(Double(changed.dy))
    return calls
  }

  /// The calls with another time of the only gesture, if it is not one of several taps.
  fileprivate func lasting(longer seconds: Double) -> [AgentCall]? {
    guard count == 1, let old = number("seconds", of: 0), (number("taps", of: 0) ?? 1) == 1 else {
      return nil
    }
    var calls = self
    calls[0].arguments["seconds"] = .number(Swift.max(0, old + seconds))
    return calls
  }

  /// The calls with a shorter wait between two fingers.
  fileprivate func waiting(less seconds: Double) -> [AgentCall]? {
    guard let index = firstIndex(where: { $0.tool == "wait" }), index > 0, index + 1 < count,
      self[index + 1].tool == "touch", let old = number("seconds", of: index)
    else { return nil }
    var calls = self
    calls[index].arguments["seconds"] = .number(Swift.max(0, old - seconds))
    return calls
  }

  /// The calls with another number of fingers that come down together.
  fileprivate func withFingers(_ change: (Int) -> Int?) -> [AgentCall]? {
    guard let first else { return nil }
    if count == 1, let apart = first.takenApart { return apart.withFingers(change) }
    guard first.arguments["fingers"] != nil,
      let fingers = change(Int(number("fingers", of: 0) ?? 1)),
      dropFirst().allSatisfy({ $0.arguments["fingers"] == nil })
    else { return nil }
    var calls = self
    calls[0].arguments["fingers"] = .number(Double(fingers))
    return calls
  }
}

extension AgentCall {
  /// A drag or a press of a view as fingers that come down, move or wait, and go up; `nil` for other calls.
  fileprivate var takenApart: [AgentCall]? {
    guard case .string(let view)? = arguments["on"],
      case .number(let seconds)? = arguments["seconds"]
    else { return nil }
    switch (arguments["gesture"], arguments["by_x"], arguments["by_y"]) {
    case (.string("press")?, _, _): return [.down(view), .wait(seconds), .up]
    case (.string("drag")?, .number(let dx)?, .number(let dy)?):
      return [.down(view), .move(dx, dy, seconds: seconds), .up]
    default: return nil
    }
  }
}
