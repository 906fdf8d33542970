// What the inspector of a page shows. A second application receives the same input as the page's own,
// in pieces of work between the page's messages, so that the app itself is never slowed. To look
// back, a third one receives it up to an earlier time.

import TouchKit
import TouchTrace

/// The open inspector of one run of an app.
final class Inspection {
  /// For how long places and numbers of changes are not told again, in seconds.
  private static let oldMax = 1.0

  /// For how long nothing is told of a gesture that only goes on, in seconds. What a message costs the
  /// server is more than all else of the inspector.
  private static let quietMax = 0.5

  /// So many inputs are replayed without waiting for a turn.
  private static let atOnceMax = 32

  private let run: Int
  private let app: any RunningApp
  private let recording: Recording
  private let live: Inspector
  private var past: Past?
  private var lookedAt = -Double.infinity
  private var sentAt = -Double.infinity
  private var isFresh = true
  private var mustTell = true
  private var told: Told?
  /// The search for what would let a recognizer fire, and what was found for the recognizers of its episode.
  private var search: (key: InspectedRecognizer.Key, changes: ChangeSearch)?
  private var answers: [InspectedRecognizer.Key: [String]] = [:]

  /// What the page knows of the recognizers and fingers.
  private struct Told {
    var recognizers: [InspectedRecognizer]
    var fingers: [InspectedFinger]
    /// Of the present, which version, and since when; nil for an earlier moment.
    var present: (version: Int, since: Double)?
  }

  /// An earlier moment.
  private struct Past {
    var inspector: Inspector
    /// The number of inputs after which it is.
    var target: Int
    var isReady: Bool { inspector.inputCount == target }
  }

  /// Opens the inspector; nil for an app that is not recorded.
  init?(of app: any RunningApp, run: Int) {
    guard let recording = app.recording, let start = app.startAgain() else { return nil }
    (self.run, self.app, self.recording) = (run, app, recording)
    live = Inspector(of: start, hasLanes: true)
  }

  // MARK: Looking back

  /// Shows the app as it was at a time, or as soon before as something happened.
  func look(at time: Double) {
    let time = max(time, begin)
    let inputs = recording.inputs
    go(to: inputs.firstIndex { ($0.time ?? 0) > time } ?? inputs.count)
  }

  /// Shows the app one input earlier, or later: the next one at which anything but time came.
  func step(_ direction: Int) {
    mustTell = true
    let inputs = recording.inputs
    var index = past?.target ?? inputs.count
    if direction < 0 {
      repeat { index -= 1 } while index > 0 && inputs[index].isOnlyTime
      guard index >= 0, index == 0 || (inputs[index].time ?? begin) >= begin else { return }
    } else {
      guard past != nil else { return }
      while index < inputs.count && inputs[index].isOnlyTime { index += 1 }
      index += 1
    }
    go(to: min(max(index, 0), inputs.count))
  }

  /// Shows what happens now.
  func goOn() {
    past = nil
    (told, mustTell) = (nil, true)
  }

  private func go(to target: Int) {
    if let past, past.inspector.inputCount <= target {
      self.past?.target = target
    } else {
      guard let start = app.startAgain() else { return }
      past = Past(inspector: Inspector(of: start, hasLanes: false), target: target)
    }
    mustTell = true
  }

  /// The earliest time that one can look back to.
  private var begin: Double { max(recording.header.start, end - recording.secondsMax) }

  /// The time of the last input, or of the start.
  private var end: Double {
    recording.inputs.last(where: { $0.time != nil })?.time ?? recording.header.start
  }

  /// What the stage shows.
  enum Stage {
    case present
    case past(TracedApp)
    /// What it shows already: an earlier moment is being prepared.
    case asBefore
  }

  /// What the stage shows.
  var stage: Stage {
    guard let past else { return .present }
    return past.isReady ? .past(past.inspector.app) : .asBefore
  }

  // MARK: Work

  /// Whether something is to be done for an update that is due, or for a question.
  func hasWork(at now: Double) -> Bool { isBehind(at: now) || search != nil }

  private func isBehind(at now: Double) -> Bool {
    if let past, !past.isReady { return true }
    return isDue(at: now) && live.inputCount < recording.inputs.count
  }

  private func isDue(at now: Double) -> Bool {
    mustTell || now - lookedAt >= Limits.inspectionPause
  }

  /// Replays some inputs, as long as `goesOn` returns true; at least one.
  func work(while goesOn: () -> Bool) {
    repeat {
      if let past, !past.isReady {
        past.inspector.receive(recording.inputs[past.inspector.inputCount])
      } else if live.inputCount < recording.inputs.count {
        live.receive(recording.inputs[live.inputCount])
      } else if let search {
        search.changes.work()
        if search.changes.isOver { answer(search.key, search.changes.sentences) }
      } else {
        return
      }
    } while goesOn()
  }

  // MARK: Questions

  /// Begins to look for what would let a recognizer fire, by its place in the list that the page was told.
  /// An earlier question that has no answer yet is forgotten.
  func ask(about row: Int) {
    search = nil
    mustTell = true
    guard let shown = told?.recognizers, shown.indices.contains(row), shown[row].question != nil
    else { return }
    let key = shown[row].key
    answers = answers.filter { $0.key.episode == key.episode }
    guard answers[key] == nil else { return }
    let trace = Trace(recording.header, recording.inputs)
    let experiment = Experiment(trace) { [app] _ in app.startAgain() }
    let changes = (past?.inspector ?? live).search(for: key, by: experiment)
    search = changes.map { (key, $0) }
  }

  private func answer(_ key: InspectedRecognizer.Key, _ sentences: [String]) {
    answers[key] = sentences
    (search, mustTell) = (nil, true)
  }

  /// The recognizers that an inspector shows, with the answers about them.
  private func recognizers(of inspector: Inspector) -> [InspectedRecognizer] {
    inspector.recognizers.map { one in
      var one = one
      if let answer = answers[one.key] {
        one.question = .answered
        one.sentences += answer
      } else if search?.key == one.key {
        one.question = .asked
      }
      return one
    }
  }

  // MARK: Telling

  /// What has changed since the last update, if one is due and all work for it is done.
  func takeUpdate(at now: Double) -> InspectionUpdate? {
    guard isDue(at: now) else { return nil }
    // To wait for a turn would cost more than these few.
    if past?.isReady != false, recording.inputs.count - live.inputCount <= Self.atOnceMax {
      work(while: { isBehind(at: now) })
    }
    guard !isBehind(at: now) else { return nil }
    lookedAt = now
    guard mustTell || live.version != told?.present?.version || now - sentAt >= Self.quietMax else {
      return nil
    }
    let steps = live.takeSteps(since: begin)
    let news = takeNews(at: now)
    guard mustTell || news.isOther || !steps.isEmpty else { return nil }
    var update = InspectionUpdate(run: run, isFresh: isFresh, now: end, begin: begin)
    update.past = past.map { moment(after: $0.target) }
    update.lanes = steps
    (update.recognizers, update.fingers) = (news.recognizers, news.fingers)
    update.note = recording.end.map {
      "\($0) What came after \(decimal(end, places: 1)) s is not shown. Start the app again to go on."
    }
    (sentAt, isFresh, mustTell) = (now, false, false)
    return update
  }

  /// The recognizers and the fingers, each nil if the page knows them. Of a gesture that goes on, places
  /// and numbers of changes are told once a second.
  private func takeNews(
    at now: Double
  ) -> (recognizers: [InspectedRecognizer]?, fingers: [InspectedFinger]?, isOther: Bool) {
    if past == nil, !mustTell, let known = told?.present, known.version == live.version,
      now - known.since < Self.oldMax
    {
      return (nil, nil, false)
    }
    let shown = past?.inspector ?? live
    let (recognizers, fingers) = (recognizers(of: shown), shown.fingers)
    let areOther = (told?.recognizers != recognizers, told?.fingers != fingers)
    told = Told(
      recognizers: recognizers, fingers: fingers,
      present: past == nil ? (live.version, now) : nil)
    return (
      areOther.0 ? recognizers : nil, areOther.1 ? fingers : nil, areOther.0 || areOther.1
    )
  }

  /// The time after so many inputs.
  private func moment(after count: Int) -> Double {
    max(recording.inputs[..<count].last(where: { $0.time != nil })?.time ?? 0, begin)
  }
}

nonisolated extension HostInput {
  /// Whether nothing but time came.
  fileprivate var isOnlyTime: Bool {
    switch self {
    case .time, .frame, .motion: true
    default: false
    }
  }
}
