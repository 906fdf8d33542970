// Puts inputs and decisions together to episodes, as they come. It keeps the present episode only.

import GestureCore
import TouchKit

/// Makes episodes from what a host said and what the engine decided.
nonisolated public struct EpisodeReader {
  private var episode: Episode?
  private var episodeCount = 0
  private var inputCount = 0
  /// When the engine decided last. Timers run before the input on whose way they are.
  private var now = 0.0
  private var inputTime = 0.0
  private var fingersDown: Set<Int> = []
  /// The attempts that are not reset, by the recognizer's number.
  private var open: [Int: Int] = [:]
  /// The recognizers that take part and are not reset.
  private var seated: Set<Int> = []
  private var held: [Int: (touch: Observation.TouchID, since: TimeInterval)] = [:]
  private var lastRecognized: Observation.RecognizerID?
  /// The views of the episode whose names were asked for, by their numbers.
  private var named: Set<Int> = []
  /// How many attempts of the episode are described.
  private var described = 0

  /// The episode that is not over; `nil` between two.
  var present: Episode? { episode }

  /// Makes a reader at the begin of a recording.
  public init() {}

  /// The host is about to say something.
  public mutating func willReceive(_ input: HostInput) {
    inputCount += 1
    guard case .touches(let touches) = input else { return }
    if touches.time.isFinite { inputTime = max(inputTime, touches.time) }
    for report in touches.reports { follow(report) }
  }

  /// The engine decided something.
  ///
  /// - Parameters:
  ///   - observation: What it decided.
  ///   - name: What texts call a recognizer.
  ///   - view: The view of a recognizer.
  ///   - hit: The view that a finger hit, asked while the finger is down.
  public mutating func hear(
    _ observation: Observation, name: (Observation.RecognizerID) -> String,
    view: (Observation.RecognizerID) -> Observation.ViewID?,
    hit: (_ finger: Int) -> Observation.ViewID? = { _ in nil }
  ) {
    now = max(now, observation.time)
    switch observation.decision {
    case .received(let touch, _), .held(let touch, _), .withoutView(let touch, _):
      note(hit, of: touch.finger)
    default: break
    }
    switch observation.decision {
    case .received(let touch, let id):
      let index = attempt(of: id, name, view)
      seated.insert(id.number)
      change(index) { $0.received.append(.init(touch: touch, time: observation.time)) }
    case .ignored(let touch, let id):
      // One that was reset has no attempt any more of which this could be told.
      guard let index = open[id.number] else { break }
      change(index) { $0.ignored.append(.init(touch: touch, time: observation.time)) }
    case .refused(let touch, let id, let cause):
      let index = attempt(of: id, name, view)
      let refusal = Attempt.Refusal(touch: touch, time: now, cause: cause)
      change(index) { $0.refused.append(refusal) }
    case .transition(let id, _, let state, let cause):
      let index = attempt(of: id, name, view)
      seated.insert(id.number)
      note(state, cause, observation.input, at: index, id)
    case .waits(let id, let required):
      let index = attempt(of: id, name, view)
      change(index) { $0.waits.append(.init(required: required, start: observation.time)) }
    case .reset(let id):
      seated.remove(id.number)
      guard let index = open.removeValue(forKey: id.number) else { break }
      change(index) { $0.reset = observation.time }
    case .delivered(let touches, let phase, let id): deliver(touches, phase, to: id)
    case .withoutView(let touch, let refusal):
      change { episode in
        guard let index = episode.index(of: touch.finger) else { return }
        episode.fingers[index].refusal = refusal
      }
    case .held(let touch, _): if held[touch.number] == nil { held[touch.number] = (touch, now) }
    case .dropped(let touch, _): drop(touch)
    case .obstacle(let responder, let obstacle):
      let hindrance = Episode.Hindrance(responder: responder, obstacle: obstacle, time: now)
      change { $0.obstacles.append(hindrance) }
    default: break
    }
  }

  /// The host's input is processed.
  ///
  /// - Returns: The episode, if it is over.
  public mutating func didReceive() -> Episode? {
    guard var done = episode else { return nil }
    done.inputs = done.inputs.lowerBound...inputCount
    done.times = done.times.lowerBound...max(done.times.lowerBound, now, inputTime)
    guard fingersDown.isEmpty, seated.isEmpty else {
      episode = done
      return nil
    }
    reset()
    return done
  }

  /// The recording is over.
  ///
  /// - Returns: The episode that is not over, if there is one.
  public mutating func finish() -> Episode? {
    defer { reset() }
    for (touch, since) in held.values.sorted(by: { $0.touch.number < $1.touch.number }) {
      change { episode in
        guard let finger = episode.index(of: touch.finger),
          let view = episode.fingers[finger].view ?? episode.fingers[finger].hit
        else { return }
        episode.views[episode.story(of: view)].heldSince = since
      }
    }
    return episode
  }

  private mutating func reset() {
    (episode, open, seated, held, lastRecognized) = (nil, [:], [], [:], nil)
    (named, described) = ([], 0)
  }

  /// A control sent an event.
  ///
  /// - Parameter remark: Which events have an action, if this one has none; `nil` if it has one.
  mutating func hear(
    _ event: String, of control: Observation.ViewID, at time: TimeInterval, remark: String?
  ) {
    change { episode in
      let event = Episode.ControlStory.Event(name: event, time: time)
      if let index = episode.controls.firstIndex(where: { $0.control == control }) {
        episode.controls[index].events.append(event)
        if remark == nil { episode.controls[index].remark = nil }
      } else {
        episode.controls.append(.init(control: control, events: [event], remark: remark))
      }
    }
  }

  // MARK: Fingers

  private mutating func follow(_ report: TouchReport) {
    let place = report.sample.location
    switch report.phase {
    case .began:
      begin()
      fingersDown.insert(report.finger)
      episode?.fingers.append(
        .init(
          finger: report.finger, kind: report.eventType, start: inputTime, first: place,
          end: inputTime, last: place, transform: report.sample.transform))
    case .moved, .stationary, .ended, .cancelled:
      guard fingersDown.contains(report.finger),
        let index = episode?.fingers.lastIndex(where: { $0.finger == report.finger })
      else { return }
      if report.phase == .ended || report.phase == .cancelled { fingersDown.remove(report.finger) }
      episode?.fingers[index].follow(report, at: inputTime)
    default: break
    }
  }

  private mutating func begin() {
    guard episode == nil else { return }
    episodeCount += 1
    let time = max(now, inputTime)
    episode = Episode(number: episodeCount, inputs: inputCount...inputCount, times: time...time)
  }

  // MARK: Recognizers

  private mutating func change(_ index: Int, _ body: (inout Attempt) -> Void) {
    change { body(&$0.attempts[index]) }
  }

  private mutating func change(_ body: (inout Episode) -> Void) {
    guard var present = episode else { return }
    // Taken out while it changes, so that nothing is copied.
    episode = nil
    body(&present)
    episode = present
  }

  private mutating func attempt(
    of id: Observation.RecognizerID, _ name: (Observation.RecognizerID) -> String,
    _ view: (Observation.RecognizerID) -> Observation.ViewID?
  ) -> Int {
    if let index = open[id.number] { return index }
    begin()
    let index = episode?.attempts.count ?? 0
    episode?.attempts.append(Attempt(recognizer: id, name: name(id), view: view(id)))
    open[id.number] = index
    return index
  }

  private mutating func note(
    _ state: GestureState, _ cause: Observation.Cause, _ input: Int, at index: Int,
    _ id: Observation.RecognizerID
  ) {
    let step = Attempt.Step(time: now, input: input, state: state, cause: cause)
    change(index) { attempt in
      if state == .changed { attempt.changes += 1 } else { attempt.steps.append(step) }
      for wait in attempt.waits.indices where attempt.waits[wait].end == nil {
        attempt.waits[wait].end = step.time
      }
    }
    if state == .began || state == .ended { lastRecognized = id }
  }

  // MARK: Views

  /// Notes the view that a finger hit, once.
  private mutating func note(_ hit: (Int) -> Observation.ViewID?, of finger: Int) {
    guard let index = episode?.index(of: finger), episode?.fingers[index].hit == nil else { return }
    let view = hit(finger)
    change { $0.fingers[index].hit = view }
  }

  private mutating func deliver(
    _ touches: [Observation.TouchID], _ phase: UITouch.Phase, to id: Observation.ViewID
  ) {
    let length = touches.compactMap { held.removeValue(forKey: $0.number) }.map { now - $0.since }
      .max()
    let winner = phase == .cancelled ? lastRecognized : nil
    change { episode in
      for touch in touches {
        if let finger = episode.index(of: touch.finger) { episode.fingers[finger].view = id }
      }
      let index = episode.story(of: id)
      episode.views[index].heard[phase, default: 0] += touches.count
      if let length {
        episode.views[index].heldLongest = max(episode.views[index].heldLongest, length)
      }
      if let winner, !episode.views[index].takenBy.contains(winner) {
        episode.views[index].takenBy.append(winner)
      }
    }
  }

  private mutating func drop(_ touch: Observation.TouchID) {
    let length = held.removeValue(forKey: touch.number).map { now - $0.since }
    let winner = lastRecognized
    change { episode in
      guard let finger = episode.index(of: touch.finger),
        let view = episode.fingers[finger].view ?? episode.fingers[finger].hit
      else { return }
      let index = episode.story(of: view)
      episode.views[index].dropped += 1
      if let length {
        episode.views[index].heldLongest = max(episode.views[index].heldLongest, length)
      }
      // A view that heard of it is told of its end as cancelled.
      let isUnheard = episode.fingers[finger].view == nil
      if let winner, isUnheard, episode.attempts.contains(where: { $0.took(touch, as: winner) }),
        !episode.views[index].takenBy.contains(winner)
      {
        episode.views[index].takenBy.append(winner)
      }
    }
  }
}

nonisolated extension Attempt {
  /// Whether it is a recognizer's, and received a touch.
  fileprivate func took(_ touch: Observation.TouchID, as id: Observation.RecognizerID) -> Bool {
    recognizer == id && received.contains { $0.touch == touch }
  }
}

extension EpisodeReader {
  /// The engine of an application decided something.
  ///
  /// - Parameters:
  ///   - observation: What it decided.
  ///   - cast: The recognizers and views of the application.
  @MainActor package mutating func hear(_ observation: Observation, in cast: Cast) {
    hear(
      observation, name: { cast.name(of: $0) },
      view: { cast.recognizer($0)?.view?.observationID }, hit: { cast.hitView(ofFinger: $0) })
  }

  /// The host's input is processed, and no code of the app is running: then its properties can be read, by
  /// which views are called.
  ///
  /// - Returns: The episode, if it is over.
  @MainActor package mutating func didReceive(in cast: Cast) -> Episode? {
    nameViews(in: cast)
    describeAttempts(in: cast)
    return didReceive()
  }

  /// Says what the recognizers are that take part since the last input.
  @MainActor private mutating func describeAttempts(in cast: Cast) {
    guard let episode else { return }
    for index in described..<episode.attempts.count {
      guard let recognizer = cast.recognizer(episode.attempts[index].recognizer) else { continue }
      let view = recognizer.view.map { $0.lastingName ?? "\($0.observationID)" }
      change(index) { attempt in
        if recognizer.name == nil, let purpose = recognizer.purpose, let view {
          attempt.title = "\(purpose) of \(view)"
        }
        attempt.isPartOfTouchKit = recognizer.isPartOfTouchKit
        if recognizer.isPanOfScrollView {
          let scroller = recognizer.view as? UIScrollView
          attempt.remark = scroller?.obstacleToScrolling
          attempt.remarkForTwoFingers = scroller?.obstacleToZooming
        }
      }
    }
    described = episode.attempts.count
  }

  /// Gives the views of the episode that are new in it their names.
  @MainActor private mutating func nameViews(in cast: Cast) {
    guard let episode else { return }
    let fingers = episode.fingers.flatMap { [$0.view, $0.hit] }
    let all =
      fingers + episode.attempts.map(\.view) + episode.views.map(\.view)
      + episode.controls.map(\.control) + episode.obstacles.map(\.responder.view)
    for view in all.compactMap(\.self) where named.insert(view.number).inserted {
      let name = cast.view(view)?.lastingName
      change { $0.viewNames[view.number] = name }
    }
  }
}

nonisolated extension Episode {
  /// Where a finger is that came down last under a number; `nil` if none did.
  fileprivate func index(of finger: Int) -> Int? {
    fingers.lastIndex { $0.finger == finger }
  }

  /// Where the story of a view is.
  fileprivate mutating func story(of id: Observation.ViewID) -> Int {
    if let index = views.firstIndex(where: { $0.view == id }) { return index }
    views.append(ViewStory(view: id))
    return views.count - 1
  }
}

nonisolated extension Episode.FingerPath {
  fileprivate mutating func follow(_ report: TouchReport, at time: TimeInterval) {
    let place = report.sample.location
    (end, phase) = (time, report.phase)
    transform = report.sample.transform ?? transform
    guard place.x.isFinite, place.y.isFinite else { return }
    last = place
    let (dx, dy) = (Double(place.x - first.x), Double(place.y - first.y))
    reach = max(reach, (dx * dx + dy * dy).squareRoot())
  }
}
