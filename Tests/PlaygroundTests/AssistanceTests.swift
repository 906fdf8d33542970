// The assistance of a page: what is turned on changes what the app hears, at the page's times.

import Foundation
import TouchAssistance
import TouchKit
import TouchTrace
import Testing

@testable import Playground

/// A controller with one button.
private final class OneButton: UIViewController {
  private let pressed: () -> Void

  init(_ pressed: @escaping () -> Void) {
    self.pressed = pressed
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { [unowned self] _ in pressed() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A page's session with an app that has one button, whose presses are counted.
private final class Visit {
  private(set) var presses = 0
  private(set) var session = PageSession(catalogue: Catalogue([]))
  /// Where the button is.
  let place = CGPoint(x: 50, y: 40)

  init(_ settings: AssistanceSettings) throws {
    let app = TouchApp("One") { [unowned self] in OneButton { self.presses += 1 } }
    session = PageSession(catalogue: Catalogue([app]))
    try session.play("One", stage: Stage(width: 200, height: 200), at: 1)
    turn(to: settings)
  }

  deinit {}

  func turn(to settings: AssistanceSettings, at time: Double = 1) {
    session.receive(ClientMessage.AssistanceChange(settings: settings, time: time))
  }

  func touch(_ phase: UITouch.Phase, at time: Double, finger: Int = 1) throws {
    try session.receive(HostInput.TouchInput([TouchReport(finger, phase, at: place)], time: time))
  }

  func hover(_ phase: UITouch.Phase, at time: Double) throws {
    let report = TouchReport(1_001, phase, at: place, type: .indirectPointer)
    try session.receive(HostInput.TouchInput([report], time: time))
  }

  /// The ticks of a page that is asked to send them, up to a time.
  func wait(until end: Double) {
    while case .at(let time) = session.wake, time <= end { session.tick(to: time) }
    session.tick(to: end)
  }

  /// What was told of fingers, in short.
  var told: [String] {
    (session.running?.app.recording?.inputs ?? []).flatMap { input -> [String] in
      guard case .touches(let touches) = input else { return [] }
      return touches.reports.map {
        "\($0.phase) \($0.finger) at \(Int((touches.time * 1_000).rounded()))"
      }
    }
  }
}

struct AssistanceTests {
  @Test func `a page says what is turned on, and when its switch is pressed`() throws {
    let text =
      #"{"type":"assistance","time":2,"settings":{"hold":0.3,"tremor":6,"dwell":1,"step":2}}"#
    let settings = AssistanceSettings(hold: 0.3, tremor: 6, dwell: 1, step: 2)
    #expect(
      try ClientMessage.decode(text)
        == .assistance(ClientMessage.AssistanceChange(settings: settings, time: 2)))
    #expect(
      try ClientMessage.decode(#"{"type":"switch","time":2}"#) == .pressSwitch(.init(time: 2)))
  }

  @Test func `a short touch is ignored, a longer one begins when it was held`() throws {
    let visit = try Visit(AssistanceSettings(hold: 0.3))
    try visit.touch(.began, at: 2)
    try visit.touch(.ended, at: 2.2)
    visit.wait(until: 3)
    #expect(visit.presses == 0 && visit.told == [])
    try visit.touch(.began, at: 4)
    #expect(visit.session.wake == .at(4.3))
    visit.wait(until: 4.5)
    try visit.touch(.ended, at: 4.5)
    #expect(visit.presses == 1)
    #expect(visit.told == ["began 1 at 4300", "ended 1 at 4500"])
  }

  @Test func `repeats are ignored, and a drag goes on without its finger`() throws {
    let visit = try Visit(AssistanceSettings(ignoredRepeat: 0.5))
    for time in [2.0, 2.2, 3.5] {
      try visit.touch(.began, at: time)
      try visit.touch(.ended, at: time + 0.1)
    }
    #expect(visit.presses == 2)
    visit.turn(to: AssistanceSettings(lock: 0.5), at: 4)
    try visit.touch(.began, at: 5)
    let far = TouchReport(1, .moved, at: CGPoint(x: 150, y: 150))
    try visit.session.receive(HostInput.TouchInput([far], time: 5.1))
    try visit.session.receive(
      HostInput.TouchInput([TouchReport(1, .ended, at: CGPoint(x: 150, y: 150))], time: 6))
    #expect(visit.told.last == "moved 1 at 5100")
    // It ends with the connection, though no finger of the page is down.
    visit.session.takeFingersAway()
    #expect(visit.told.last == "cancelled 1 at 6000")
  }

  @Test func `a pointer that rests presses a button, once and when its time has come`() throws {
    let visit = try Visit(AssistanceSettings(dwell: 0.8, radius: 10))
    try visit.hover(.regionEntered, at: 2)
    #expect(visit.session.wake == .at(2.8))
    #expect(
      visit.session.takeAssistance()
        == AssistanceUpdate(rest: .init(x: 50, y: 40, from: 2, until: 2.8)))
    visit.wait(until: 2.85)
    #expect(visit.presses == 0)
    visit.wait(until: 9)
    #expect(visit.presses == 1)
    #expect(visit.session.takeAssistance() == AssistanceUpdate())
    #expect(visit.session.takeAssistance() == nil)
    #expect(visit.told.suffix(2) == ["began 33 at 2800", "ended 33 at 2880"])
  }

  @Test func `a paused pointer taps nothing, and one that has left neither`() throws {
    let visit = try Visit(AssistanceSettings(dwell: 1))
    try visit.hover(.regionEntered, at: 2)
    visit.turn(to: AssistanceSettings(), at: 2.5)
    visit.wait(until: 5)
    visit.turn(to: AssistanceSettings(dwell: 1), at: 6)
    try visit.hover(.regionMoved, at: 6.1)
    try visit.hover(.regionExited, at: 6.5)
    visit.wait(until: 9)
    #expect(visit.presses == 0)
  }

  @Test func `one switch presses a button`() throws {
    let visit = try Visit(AssistanceSettings(step: 1))
    try visit.session.pressSwitch(at: 2)
    let frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    #expect(
      visit.session.takeAssistance()?.cursor == .element(words: "Press", frame: frame))
    #expect(visit.session.wake == .at(3))
    try visit.session.pressSwitch(at: 2.5)
    #expect(visit.session.takeAssistance()?.cursor == .menu(words: "activate"))
    try visit.session.pressSwitch(at: 3)
    visit.wait(until: 3.5)
    #expect(visit.presses == 1)
    visit.turn(to: AssistanceSettings(), at: 3.6)
    visit.wait(until: 9)
    #expect(visit.session.takeAssistance()?.cursor == Optional(.none))
    try visit.session.pressSwitch(at: 10)
    #expect(visit.session.takeAssistance() == nil && visit.session.wake == .never)
  }

  @Test func `what came of assistance replays as any other input`() throws {
    let visit = try Visit(AssistanceSettings(hold: 0.3, dwell: 1, step: 1))
    try visit.touch(.began, at: 2)
    visit.wait(until: 2.5)
    try visit.touch(.ended, at: 2.5)
    try visit.hover(.regionEntered, at: 3)
    visit.wait(until: 5)
    let app = try #require(visit.session.running?.app)
    let recording = try #require(app.recording)
    #expect(visit.presses == 2)
    app.startAgain()?.receive(recording.inputs)
    #expect(visit.presses == 4)
  }

  @Test func `a page's finger with the number of a dwell is not told twice`() throws {
    let visit = try Visit(AssistanceSettings(dwell: 1))
    try visit.hover(.regionEntered, at: 2)
    try visit.touch(.began, at: 2.9, finger: 33)
    visit.wait(until: 4)
    try visit.touch(.ended, at: 5, finger: 33)
    #expect(visit.told.filter { $0.hasPrefix("began 33") }.count == 1)
    #expect(visit.told.filter { $0.hasPrefix("ended 33") }.count == 1)
  }

  @Test func `another app begins without what was under way, with the same assistance`() throws {
    let visit = try Visit(AssistanceSettings(hold: 1))
    try visit.touch(.began, at: 2)
    try visit.session.play("One", stage: Stage(width: 200, height: 200), at: 2.5)
    #expect(visit.session.wake == .never)
    try visit.touch(.began, at: 3)
    #expect(visit.session.wake == .at(4))
  }

  @Test func `what is shown is told in few words`() throws {
    func json(_ update: AssistanceUpdate) throws -> String {
      ServerMessage.assistance(update).json.text
    }
    #expect(try json(AssistanceUpdate()) == #"{"type":"assistance"}"#)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      try json(AssistanceUpdate(cursor: .element(words: "Save", frame: frame)))
        == #"{"frame":[1,2,3,4],"type":"assistance","words":"Save"}"#)
    #expect(
      try json(AssistanceUpdate(cursor: .column(7.5)))
        == #"{"column":7.5,"type":"assistance","words":"column 8"}"#)
    #expect(
      try json(AssistanceUpdate(rest: .init(x: 1, y: 2, from: 3, until: 4)))
        == #"{"rest":{"from":3,"until":4,"x":1,"y":2},"type":"assistance"}"#)
  }
}
