// Fingers as an agent asks for them: where they come down, and what they do.

import GestureCore
import TouchKit
import TouchTrace

/// What an agent asks of fingers.
nonisolated struct FingerRequest {
  /// Where a finger is, or goes.
  enum Place {
    case view(String)
    case point(CGPoint)
  }

  let gesture: String
  let place: Place?
  let target: Place?
  let way: CGVector?
  let direction: Fingers.Direction?
  let fingers: Int
  let taps: Int
  let scale: Double
  let angle: Double
  let seconds: TimeInterval?

  /// Reads arguments.
  init(_ arguments: AgentArguments) throws(AgentProblem) {
    let screen = -100_000.0...100_000
    gesture = try arguments.string("gesture") ?? ""
    place = try Self.place(arguments, "on", "x", "y")
    target = try Self.place(arguments, "to", "to_x", "to_y")
    let (right, down) = (
      try arguments.number("by_x", in: screen), try arguments.number("by_y", in: screen)
    )
    way = right == nil && down == nil ? nil : CGVector(dx: right ?? 0, dy: down ?? 0)
    let named = try arguments.string("direction")
    direction = named.flatMap { name in
      Fingers.Direction.allCases.first { "\($0)" == name }
    }
    if let named, direction == nil {
      throw AgentProblem("touch: direction is \(named); right, left, up or down was expected.")
    }
    fingers = Int(try arguments.number("fingers", in: 1...10) ?? 1)
    taps = Int(try arguments.number("taps", in: 1...10) ?? 1)
    scale = try arguments.number("scale", in: 0.01...100) ?? 2
    angle = (try arguments.number("degrees", in: -3600...3600) ?? 45) * .pi / 180
    seconds = try arguments.number("seconds", in: 0...600)
  }

  private static func place(
    _ arguments: AgentArguments, _ name: String, _ x: String, _ y: String
  ) throws(AgentProblem) -> Place? {
    if let view = try arguments.string(name) { return .view(view) }
    let screen = -100_000.0...100_000
    let (across, down) = (try arguments.number(x, in: screen), try arguments.number(y, in: screen))
    switch (across, down) {
    case (nil, nil): return nil
    case (let across?, let down?): return .point(CGPoint(x: across, y: down))
    default: throw AgentProblem("touch: \(x) and \(y) go together; one of them is missing.")
    }
  }
}

/// The fingers on an app's screen.
struct AgentHand {
  private let screen: ShownScreen
  private let application: UIApplication
  /// Where the fingers are that are down, by number.
  private let down: [Int: CGPoint]

  /// Looks at what is shown, and at which fingers the recording has left on the screen.
  init(on screen: ShownScreen, of running: AgentSession.Running) {
    (self.screen, application) = (screen, running.traced.application)
    var down: [Int: CGPoint] = [:]
    for case .touches(let touches) in running.trace.inputs {
      for report in touches.reports {
        let isOver = report.phase == .ended || report.phase == .cancelled
        down[report.finger] = isOver ? nil : report.sample.location
      }
    }
    self.down = down
  }

  /// The inputs of a request, and what is to be said about its place.
  func inputs(for request: FingerRequest) throws(AgentProblem) -> ([HostInput], note: String?) {
    let now = application.scheduler.now
    if ["move", "up", "cancel"].contains(request.gesture) {
      return (try going(on: request, from: now), nil)
    }
    guard let place = request.place else {
      throw AgentProblem("touch: say where with on, or with x and y.")
    }
    let (point, note) = try self.point(of: place)
    let fingers = try fingers(for: request, at: point)
    var numbers: [Int: Int] = [:]
    // Fingers that are down keep their numbers.
    func number(_ finger: Int) -> Int {
      if let known = numbers[finger] { return known }
      var free = 1
      while down[free] != nil || numbers.values.contains(free) { free += 1 }
      numbers[finger] = free
      return free
    }
    let events = fingers.events.map { event in
      HostInput.touches(
        .init(
          event.reports.map { TouchReport(number($0.finger), $0.phase, $0.sample) },
          time: now + event.time))
    }
    return (events, note)
  }

  private func fingers(
    for request: FingerRequest, at point: CGPoint
  ) throws(AgentProblem) -> Fingers {
    let seconds = request.seconds
    switch request.gesture {
    case "tap":
      return .tap(at: point, taps: request.taps, fingers: request.fingers, for: seconds ?? 0.08)
    case "double tap": return .doubleTap(at: point)
    case "press": return .longPress(at: point, for: seconds ?? 0.6)
    case "drag":
      return .drag(from: point, to: try end(of: request, from: point), over: seconds ?? 0.25)
    case "swipe":
      guard let direction = request.direction else {
        throw AgentProblem("touch: a swipe needs a direction: right, left, up or down.")
      }
      return .swipe(direction, from: point, over: seconds ?? 0.12)
    case "pinch": return .pinch(at: point, by: request.scale, over: seconds ?? 0.25)
    case "rotate": return .rotate(at: point, by: request.angle, over: seconds ?? 0.25)
    case "down":
      return (1..<request.fingers).reduce(Fingers.down(at: point)) {
        $0.down(at: CGPoint(x: point.x + 24 * CGFloat($1), y: point.y))
      }
    default: throw AgentProblem("touch: gesture \(request.gesture) is not known.")
    }
  }

  private func end(
    of request: FingerRequest, from start: CGPoint
  ) throws(AgentProblem) -> CGPoint {
    if let target = request.target { return try point(of: target).point }
    guard let way = request.way else {
      throw AgentProblem(
        "touch: say where the finger goes: to, to_x and to_y, or by_x and by_y.")
    }
    return CGPoint(x: start.x + way.dx, y: start.y + way.dy)
  }

  /// Fingers that are down move, lift, or are taken away.
  private func going(
    on request: FingerRequest, from now: TimeInterval
  ) throws(AgentProblem) -> [HostInput] {
    guard !down.isEmpty else {
      throw AgentProblem("touch: no finger is down. The gesture down puts one down.")
    }
    let numbers = down.keys.sorted()
    guard request.gesture == "move" else {
      let phase = request.gesture == "up" ? UITouch.Phase.ended : .cancelled
      let reports = numbers.map { TouchReport($0, phase, at: down[$0] ?? .zero) }
      return [.touches(.init(reports, time: now + 0.01))]
    }
    let first = down[numbers[0]] ?? .zero
    let end = try end(of: request, from: first)
    let seconds = request.seconds ?? 0.25
    let steps = max(1, Int((seconds * 60).rounded()))
    return (1...steps).map { step in
      let part = CGFloat(step) / CGFloat(steps)
      let reports = numbers.map { number in
        let start = down[number] ?? .zero
        return TouchReport(
          number, .moved,
          at: CGPoint(
            x: start.x + (end.x - first.x) * part, y: start.y + (end.y - first.y) * part))
      }
      return .touches(.init(reports, time: now + seconds * Double(part)))
    }
  }

  // MARK: Places

  /// Where a finger goes, and what is to be said if the view cannot be reached there.
  private func point(
    of place: FingerRequest.Place
  ) throws(AgentProblem) -> (point: CGPoint, note: String?) {
    switch place {
    case .point(let point): return (point, nil)
    case .view(let name):
      let shown = try screen.view(named: name)
      let middle = CGPoint(x: shown.place.midX, y: shown.place.midY)
      let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
      for down in shares {
        for across in shares {
          let point = CGPoint(
            x: shown.place.minX + shown.place.width * across,
            y: shown.place.minY + shown.place.height * down)
          if application.viewHit(at: point)?.isDescendant(of: shown.view) == true {
            return (point, nil)
          }
        }
      }
      let cover = application.viewHit(at: middle).flatMap { view in
        screen.views.first { $0.view === view }?.name
      }
      return (
        middle,
        "No place of \(shown.name) was found that a finger reaches: \(cover ?? "no view") is hit."
      )
    }
  }
}
