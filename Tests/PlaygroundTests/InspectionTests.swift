// The inspector of a page: it shows what a replay leads to, costs nothing while it is closed, and has
// bounds.

import Examples
import Foundation
import Testing
import TouchKit

@testable import Playground
@testable import TouchTrace

/// A page's session with an app, and two fingers that pinch the picture in the middle.
private final class Visit {
  let session: PageSession
  var time = 2.0

  init(_ app: String = "PhotoBoard") throws {
    session = PageSession(catalogue: Catalogue(ExampleApps.all))
    try session.play(app, stage: Stage(width: 390, height: 700), at: time)
  }

  func touch(_ reports: (Int, UITouch.Phase, Double, Double)...) throws {
    time += 1.0 / 64
    let reports = reports.map { TouchReport($0, $1, at: CGPoint(x: $2, y: $3)) }
    try session.receive(HostInput.TouchInput(reports, time: time))
  }

  func pinch(afterEach: () -> Void = {}) throws {
    let picture = try #require(session.running?.app.scene().nodes.first { $0.image != nil })
    let (x, y) = (
      picture.placement.tx + picture.width / 2, picture.placement.ty + picture.height / 2
    )
    try touch((1, .began, x - 30, y))
    afterEach()
    try touch((2, .began, x + 30, y))
    afterEach()
    for step in 1...10 {
      let way = 4 * Double(step)
      try touch((1, .moved, x - 30 - way, y - way), (2, .moved, x + 30 + way, y + way))
      afterEach()
    }
    try touch((1, .ended, x - 70, y - 40))
    afterEach()
    try touch((2, .ended, x + 70, y + 40))
    afterEach()
  }

  func show(_ view: ClientMessage.Inspect.View) throws {
    try session.receive(ClientMessage.Inspect(view: view, time: time))
  }

  /// What the inspector says, after all work for it.
  func update() -> InspectionUpdate? {
    while session.hasInspectorWork { session.inspection?.work { false } }
    guard case .inspection(let update) = session.takeInspection() else { return nil }
    return update
  }

  var recording: Recording? { session.running?.app.recording }
}

struct InspectionTests {
  @Test func `it names winners, losers and reasons, also of what came before it was opened`() throws
  {
    let visit = try Visit()
    try visit.pinch()
    try visit.show(.present)
    let update = try #require(visit.update())
    #expect(update.isFresh && update.past == nil && update.begin == 2 && update.now == visit.time)
    let recognizers = try #require(update.recognizers)
    let pinch = try #require(recognizers.first { $0.name == "pinch" })
    #expect(pinch.state == "ended" && !pinch.isOut)
    #expect(pinch.sentences[0].hasPrefix("pinch on pictureView"))
    let tap = try #require(recognizers.first { $0.name == "tap" })
    #expect(tap.isOut && tap.state == "failed" && tap.sentences[0].contains("2 fingers, allowed 1"))
    let fingers = try #require(update.fingers)
    #expect(fingers.map(\.finger) == [1, 2] && fingers.allSatisfy { !$0.isDown })
    for finger in fingers {
      #expect(finger.hit?.hasPrefix("pictureView") == true)
      #expect(finger.steps.last?.isHit == true)
    }
    let lanes = update.lanes.compactMap { step -> String? in
      if case .change(.lane(_, let lane)) = step { lane.name } else { nil }
    }
    #expect(Set(["finger 1", "finger 2", "pinch", "tap"]).isSubset(of: lanes))
  }

  @Test func `refused recognizers are told with their reasons`() throws {
    let app = TracedApp(TraceHeader()) {
      let controller = UIViewController()
      let (off, penOnly) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      off.isEnabled = false
      penOnly.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      controller.view.addGestureRecognizer(off)
      controller.view.addGestureRecognizer(penOnly)
      return controller
    }
    let inspector = Inspector(of: app, hasLanes: false)
    inspector.receive(
      .touches(HostInput.TouchInput([TouchReport(1, .began, at: CGPoint(x: 9, y: 9))], time: 1)))
    #expect(inspector.recognizers.map(\.name) == ["pan", "tap"])
    #expect(inspector.recognizers.allSatisfy { $0.isOut && $0.state == "no touch" })
    #expect(
      inspector.recognizers.map(\.sentences) == [
        ["pan on view 2 took no touch: the touch's type is not among its allowedTouchTypes."],
        ["tap on view 2 took no touch: it is not enabled."],
      ])
  }

  @Test func `recognizers that failed are asked what would let them fire`() throws {
    let visit = try Visit()
    try visit.touch((1, .began, 195, 250))
    try visit.touch((1, .moved, 207, 250))
    // Long enough for a long press, which a finger that moves as far is not.
    visit.time += 1
    try visit.touch((1, .ended, 207, 250))
    try visit.show(.present)
    let recognizers = try #require(visit.update()?.recognizers)
    // A recognizer that fired has no question.
    #expect(recognizers.first { $0.state == "ended" }?.question == nil)
    let trace = Trace(try #require(visit.recording).header, try #require(visit.recording).inputs)
    let app = try #require(ExampleApps.all.named("PhotoBoard"))
    let explanation = try #require(trace.explain(in: app, recognizer: nil).last)
    var found: [String] = []
    for (row, one) in recognizers.enumerated() where one.question == .unasked {
      try visit.show(.change(row: row))
      // The page hears at once that it is being looked for.
      guard case .inspection(let asked) = visit.session.takeInspection() else {
        Issue.record("nothing is said of the question about \(one.name)")
        return
      }
      #expect(asked.recognizers?[row].question == .asked)
      let answered = try #require(visit.update()?.recognizers?[row])
      #expect(answered.question == .answered)
      // What `touchkit explain` says of the same recording.
      let place = try #require(explanation.attempts.firstIndex { $0.name == one.name })
      let said = explanation.changes[place].map { explanation.episode.sentence(about: $0) }
      let expected = said.isEmpty ? ["No change that was tried lets it fire."] : said
      #expect(Array(answered.sentences.dropFirst(one.sentences.count)) == expected)
      found += said
    }
    #expect(found.contains { $0.hasPrefix("It fires if") })
  }

  @Test func `a question about a recognizer that is not shown changes nothing`() throws {
    let visit = try Visit()
    try visit.pinch()
    try visit.show(.present)
    let before = try #require(visit.update()?.recognizers)
    try visit.show(.change(row: 999))
    #expect(try #require(visit.update()).recognizers == nil)
    #expect(before.allSatisfy { $0.question != .asked })
  }

  @Test func `an undecided recognizer and what it waits for`() throws {
    let visit = try Visit("Lists")
    try visit.touch((1, .began, 195, 300))
    try visit.show(.present)
    let recognizers = try #require(visit.update()?.recognizers)
    #expect(recognizers.contains { $0.sentences[0].hasSuffix("has not decided yet.") })
    #expect(recognizers.contains { $0.state == "possible" })
  }

  @Test func `nothing is computed or said while it is closed`() throws {
    let visit = try Visit()
    try visit.pinch()
    #expect(visit.session.inspection == nil && !visit.session.hasInspectorWork)
    #expect(visit.session.takeInspection() == nil)
    try visit.show(.present)
    #expect(visit.update() != nil)
    try visit.show(.nothing)
    try visit.pinch()
    #expect(visit.session.inspection == nil && visit.update() == nil)
  }

  @Test func `updates keep their pauses, and have what is new`() throws {
    let visit = try Visit()
    try visit.show(.present)
    var updates: [InspectionUpdate] = []
    let start = visit.time
    for _ in 1...5 { try visit.pinch { updates += visit.update().map { [$0] } ?? [] } }
    #expect(updates.count >= 5)
    #expect(Double(updates.count) <= 1 + (visit.time - start) / Limits.inspectionPause)
    #expect(updates.filter(\.isFresh).count == 1)
    // Moves of a finger that belong together are one step.
    for update in updates {
      let moves = update.lanes.filter { if case .moved = $0 { true } else { false } }
      #expect(moves.count <= 24, "\(moves.count) moves in \(update.lanes.count) steps")
    }
  }

  @Test func `a drag that goes on is told at most twice a second, and its end at once`() throws {
    let visit = try Visit()
    try visit.show(.present)
    _ = visit.update()
    try visit.touch((1, .began, 195, 350))
    for step in 1...20 { try visit.touch((1, .moved, 195 + Double(step), 350)) }
    _ = visit.update()
    var times: [Double] = []
    for step in 1...128 {
      try visit.touch((1, .moved, 215 + Double(step), 350))
      if visit.update() != nil { times.append(visit.time) }
    }
    #expect((3...4).contains(times.count), "\(times)")
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 0.5 })
    visit.time += Limits.inspectionPause
    try visit.touch((1, .ended, 343, 350))
    #expect(visit.update()?.fingers?.map(\.isDown) == [false])
  }

  @Test func `the app decides the same with and without an inspector beside it`() throws {
    let visit = try Visit()
    for _ in 1...3 { try visit.pinch() }
    let recording = try #require(visit.recording)
    let example = try #require(ExampleApps.all.named("PhotoBoard"))
    func log(_ play: (TracedApp) -> Void) -> [String] {
      let app = example.start(recording.header)
      var lines: [String] = []
      app.log { lines.append("\($0)") }
      play(app)
      return lines
    }
    let plain = log { $0.receive(recording.inputs) }
    let inspected = log { app in
      let inspector = Inspector(of: app, hasLanes: true)
      for input in recording.inputs {
        inspector.receive(input)
        _ = inspector.recognizers
      }
    }
    #expect(plain == inspected && plain.count > 100)
  }

  @Test func `an app starts again with the inspector open`() throws {
    let visit = try Visit()
    try visit.show(.present)
    try visit.pinch()
    _ = visit.update()
    try visit.session.play("Drawer", stage: Stage(width: 390, height: 700), at: visit.time)
    let update = try #require(visit.update())
    #expect(update.isFresh && update.run == 2 && update.recognizers == [])
  }
}

struct LookingBackTests {
  @Test func `each earlier moment looks as it did`() throws {
    let visit = try Visit()
    var seen: [(time: Double, scene: Scene)] = []
    try visit.pinch {
      if let app = visit.session.running?.app { seen.append((visit.time, app.scene())) }
    }
    try visit.show(.present)
    _ = visit.update()
    // Forwards, backwards, and once more.
    for moment in seen + seen.reversed() + [seen[3]] {
      try visit.show(.past(moment.time))
      #expect(visit.update()?.past == moment.time)
      #expect(visit.session.scene() == moment.scene)
    }
    try visit.show(.present)
    let update = try #require(visit.update())
    #expect(update.past == nil && update.recognizers?.isEmpty == false)
    #expect(visit.session.scene() == visit.session.running?.app.scene())
  }

  @Test func `while a moment is prepared, the stage stays as it is`() throws {
    let visit = try Visit()
    try visit.pinch()
    try visit.show(.past(visit.time - 0.1))
    #expect(visit.session.scene() == nil && visit.session.hasInspectorWork)
    visit.session.inspection?.work { false }
    #expect(visit.session.scene() == nil && visit.session.takeInspection() == nil)
    #expect(visit.update()?.past != nil)
    #expect(visit.session.scene() != nil)
  }

  @Test func `steps go over what is nothing but time, to the begin and the end`() throws {
    let visit = try Visit()
    try visit.pinch()
    for _ in 1...3 {
      visit.time += 0.1
      visit.session.tick(to: visit.time)
    }
    try visit.show(.previous)
    var times: [Double] = []
    while let past = visit.update()?.past, past != times.last {
      times.append(past)
      try visit.show(.previous)
    }
    // 14 events: each is taken back once.
    #expect(times.count == 14 && times.last == 2 && times == times.sorted(by: >))
    for _ in 1...20 {
      try visit.show(.next)
      _ = visit.update()
    }
    #expect(visit.session.scene() == visit.session.running?.app.scene())
  }

  @Test func `one looks back for half a minute, and life goes on meanwhile`() throws {
    let visit = try Visit()
    try visit.pinch()
    for _ in 1...100 {
      visit.time += 0.5
      visit.session.tick(to: visit.time)
    }
    try visit.show(.past(0))
    let update = try #require(visit.update())
    #expect(update.begin == visit.time - Recording.secondsMaxOfPlay && update.past == update.begin)
    let earlier = visit.session.scene()
    try visit.pinch()
    #expect(visit.session.scene() == earlier)
    try visit.show(.present)
    #expect(visit.session.scene() != earlier)
  }
}
