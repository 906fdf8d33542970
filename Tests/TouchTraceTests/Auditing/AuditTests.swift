import Testing
import TouchKit
import TouchTrace

/// Whom small apps shut out, by an audit that tries.
@Suite struct AuditTests {
  @Test(arguments: AuditSetup.all) func anAuditFindsTheListedProblemsAlone(_ setup: AuditSetup) {
    let audit = setup.app.audit()
    let found = Set(audit.findings.map { "\($0.rule.rawValue): \($0.subject)" })
    #expect(found == setup.expected, "\(audit.text)")
  }
}

nonisolated extension AuditSetup {
  /// The app.
  var app: TouchApp { TouchApp("Setup", words) { AuditPage(build) } }
}

/// Parts of an audit, one by one.
@Suite struct AuditPartTests {
  @Test func theDefaultPersonIsWithinUIKitsLimits() {
    let person = AuditPerson()
    #expect(person.tapTime < 0.5)
    #expect(person.pause < 0.35)
  }

  @Test func aPersonIsStatedWithinBounds() {
    let person = AuditPerson(tapTime: .nan, pause: -1, tremor: .infinity)
    #expect(person == AuditPerson(tapTime: 0.45, pause: 0.01, tremor: 4))
  }

  @Test func aSlowerPersonIsShutOutByUIKitsOwnPress() {
    let setup = AuditSetup.ofTime.first { $0.words.hasPrefix("a press of UIKit's length") }
    let audit = setup?.app.audit(for: AuditPerson(tapTime: 0.6))
    #expect(audit?.findings.map(\.rule) == [.timing])
    #expect(audit?.findings.first?.what.contains("rests for 0.6 s") == true)
  }

  @Test func excludedViewsAreNotTold() {
    let setup = AuditSetup.ofDrags.first { $0.words == "a finger draws" }
    #expect(setup?.app.audit(except: ["canvas"]).findings == [])
  }

  @Test func aScreenThatIsReachedByTapsIsToldWithThem() {
    let setup = AuditSetup.ofScreens.first { $0.words.hasPrefix("a pinch on a screen behind") }
    #expect(setup?.app.audit().findings.first?.after == ["tap on Open"])
  }

  @Test func aGestureThatShowsNothingIsToldAsNotJudged() {
    let setup = AuditSetup.ofPaths.first { $0.words.contains("no screen shows") }
    #expect(
      setup?.app.audit().notes
        == ["swipe on card: nothing that stays on the screen shows what it does."])
  }

  @Test func aRecordingShowsTheFindingAgain() throws {
    let setup = try #require(AuditSetup.ofDrags.first { $0.words == "a card is dragged" })
    let recording = try #require(setup.app.audit().findings.first?.recording)
    let app = setup.app.start(recording.header)
    var lines: [String] = []
    app.log { lines.append("\($0)") }
    app.receive(recording.inputs)
    #expect(lines.contains { $0.contains("pan began") })
  }

  /// Forty pads have 360 places to tap, and an audit tries 250 of these.
  @Test func triedTapsCountIfNotAllCanBeTried() {
    let app = TouchApp("Many") {
      AuditPage { page in
        let card = page.box("card", CGRect(x: 0, y: 0, width: 390, height: 80))
        page.add(UISwipeGestureRecognizer(), "swipe", to: card) { _ in card.isHidden = true }
        page.button("Hide", CGRect(x: 0, y: 90, width: 80, height: 60)) { card.isHidden = true }
        for place in 0..<40 {
          page.put(
            AuditView(), "pad \(place)",
            CGRect(x: 65 * (place % 6), y: 160 + 65 * (place / 6), width: 64, height: 64))
        }
      }
    }
    let audit = app.audit()
    #expect(audit.findings == [], "\(audit.text)")
    #expect(audit.notes.contains { $0.hasPrefix("some taps and presses") })
  }

  @Test func anAuditIsTheSameEachTime() {
    for setup in AuditSetup.ofRows { #expect(setup.app.audit() == setup.app.audit()) }
  }

  @Test func changesByThemselvesAreNoEffect() {
    let app = TouchApp("Clock") {
      AuditPage { page in
        let label = page.label("clock", "0")
        let card = page.box()
        page.add(UISwipeGestureRecognizer(), "swipe", to: card) { _ in }
        let clock = ClockHand { label.text = $0 }
        page.objects.append(clock)
        clock.start()
      }
    }
    let audit = app.audit()
    #expect(audit.findings == [])
    #expect(audit.notes.count == 1)
  }

  /// An app that crashes would end the tests; one that removes what is touched does not.
  @Test func aViewThatIsGoneAfterATouchIsNoProblem() {
    let app = TouchApp("Gone") {
      AuditPage { page in
        let door = page.put(AuditView(), "door")
        door.began = { [unowned page] _ in page.view.subviews.forEach { $0.removeFromSuperview() } }
      }
    }
    #expect(app.audit().screens >= 1)
  }
}

/// Tells the time with each frame.
private final class ClockHand {
  private let tell: (String) -> Void
  private var link: CADisplayLink?
  init(_ tell: @escaping (String) -> Void) { self.tell = tell }
  deinit {}

  func start() {
    let link = CADisplayLink(target: self, selector: Selector(ClockHand.step))
    link.add()
    self.link = link
  }

  private func step(_ link: CADisplayLink) { tell("\(link.timestamp)") }
}
