// What lint finds in apps: each planted problem, nothing once it is mended, and nothing in sound apps.

import Examples
import Playground
import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct LintTests {
  @Test("each planted problem is found alone, and its line mends it", arguments: PlantedProblem.all)
  func planted(problem: PlantedProblem) throws {
    let found = problem.findings(mended: false)
    #expect(found.map(\.rule) == [problem.rule], "\(found)")
    let finding = try #require(found.first)
    #expect(finding.recognizers == problem.recognizers)
    #expect(finding.remedy == problem.remedy)
    let isHeld = problem.rule == .inNoWindow
    let start = problem.recognizers.first.map { "\($0) on window" } ?? (isHeld ? "spare" : "window")
    #expect(finding.place.first?.hasPrefix(start) == true)
    let rest = problem.findings(mended: true)
    #expect(rest.isEmpty, "\(rest)")
  }

  @Test("each rule has a planted problem")
  func rules() {
    let planted = Set(PlantedProblem.all.map(\.rule))
    let inText: [LintRule] = [
      .unaskedDelegateMethod, .unknownDelegateMethod, .unnamedSelector,
    ]
    #expect(LintRule.allCases.filter { !planted.contains($0) } == inText)
  }

  @Test("nothing is found in the example apps", arguments: ExampleApps.all.map(\.name))
  func examples(name: String) throws {
    let app = try #require(ExampleApps.all.named(name)).start(TraceHeader(app: name))
    let found = AppSketch(of: app.application).findings()
    #expect(found.isEmpty, "\(found)")
    // A finger on the first row, or in the middle, leads to what is behind.
    for place in [CGPoint(x: 200, y: 120), CGPoint(x: 200, y: 400)] {
      let now = app.application.scheduler.now
      app.receive([
        .touches(.init([TouchReport(1, .began, at: place)], time: now + 1)),
        .touches(.init([TouchReport(1, .ended, at: place)], time: now + 1.05)), .time(now + 3),
      ])
      let later = AppSketch(of: app.application).findings()
      #expect(later.isEmpty, "\(later)")
    }
  }

  @Test("a finding says what, where and how, as a text and as JSON")
  func texts() throws {
    let problem = try #require(PlantedProblem.all.first { $0.rule == .tapCancelsTouches })
    let finding = try #require(problem.findings(mended: false).first)
    #expect(
      "\(finding)" == """
        tapCancelsTouches: tap cancels the touches in its view when it is recognized: no row of \
        tableView 3 is selected.
          where: tap on window 1 > view 2
          where: window 1 > view 2 > tableView 3
          mend:  tap.cancelsTouchesInView = false
        """)
    let text = try JSONEncoder().encode(finding)
    #expect(try JSONDecoder().decode(LintFinding.self, from: text) == finding)
  }

  @Test("lint asks no delegate")
  func delegates() {
    withScreen { screen in
      let board = screen.view("board")
      let delegate = RecordingDelegate(screen)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      #expect(screen.lint().map(\.rule) == [.tapBesideDoubleTap])
      double.delegate = delegate
      #expect(screen.lint() == [])
      double.delegate = nil
      tap.delegate = delegate
      #expect(screen.lint() == [])
      screen.expect("")
    }
  }

  @Test("a recognizer of no class in particular needs no target: code may set its state")
  func recognizerWithoutRule() {
    withScreen { screen in
      let board = screen.view("board")
      board.addGestureRecognizer(UIGestureRecognizer())
      #expect(screen.lint() == [])
      board.addGestureRecognizer(UITapGestureRecognizer())
      #expect(screen.lint().map(\.rule) == [.noTarget])
    }
  }

  @Test("what the app's own hit testing finds is not out of reach")
  func ownHitTesting() {
    withScreen { screen in
      let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let card = screen.add(Generous(frame: frame), named: "card")
      let badge = screen.view("badge", frame: CGRect(x: 100, y: 0, width: 40, height: 40), in: card)
      screen.add(UITapGestureRecognizer(), named: "tap", to: badge)
      #expect(screen.lint() == [])
      badge.frame.origin.x = 300
      #expect(screen.lint().map(\.rule) == [.outsideOfSuperview])
    }
  }

  @Test("what scrolls into sight is not out of reach")
  func scrolling() {
    withScreen { screen in
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let list = screen.add(UIScrollView(frame: frame), named: "list")
      list.contentSize = CGSize(width: 100, height: 1000)
      let row = screen.view("row", frame: CGRect(x: 0, y: 700, width: 100, height: 40), in: list)
      screen.add(UITapGestureRecognizer(), named: "tap", to: row)
      #expect(screen.lint() == [])
      row.frame.origin.y = 1000
      #expect(screen.lint().map(\.rule) == [.outsideOfSuperview])
    }
  }

  @Test("a hidden window is not looked at")
  func windows() {
    withScreen { screen in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let tap = UITapGestureRecognizer()
      window.addGestureRecognizer(tap)
      #expect(screen.lint() == [])
      window.isHidden = false
      #expect(screen.lint().map(\.rule) == [.noTarget])
    }
  }
}
