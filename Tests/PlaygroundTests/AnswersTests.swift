// What the log says of a finger that nothing answers.

import Testing
import TouchKit
import TouchTrace

@testable import Playground

/// A controller that a closure fills.
private final class Canvas: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(view)
  }
}

extension EngineApp {
  fileprivate func receive(_ touch: TouchReport, at time: Double) {
    receive(.touches(HostInput.TouchInput([touch], time: time)))
  }
}

struct AnswersTests {
  private func app(_ fill: @escaping (UIView) -> Void) -> EngineApp {
    EngineApp(
      TouchApp("Canvas") { Canvas(fill) }, stage: Stage(width: 400, height: 300), time: 10)
  }

  /// What is said of a tap at 20, 20, when all is over.
  private func tap(_ app: EngineApp, ends: UITouch.Phase = .ended) -> [String] {
    app.receive(TouchReport(1, .began, x: 20, y: 20), at: 11)
    app.receive(TouchReport(1, ends, x: 20, y: 20), at: 11.1)
    app.receive(.time(13))
    return app.takeReasons()
  }

  private static let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `a view without recognizers is named`() {
    let reasons = tap(app { $0.addSubview(UILabel(frame: Self.box)) })
    #expect(
      reasons == [
        "Nothing fired. Finger 1 hit view 2. "
          + "Neither it nor a view around it has a gesture recognizer or is a control."
      ])
  }

  @Test func `of several recognizers the one that came closest is told`() {
    let app = app { root in
      let swipe = UISwipeGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      root.addGestureRecognizer(swipe)
      root.addGestureRecognizer(double)
    }
    let reasons = tap(app)
    #expect(reasons.count == 1)
    #expect(reasons[0].contains("no further tap within 0.35 s."), "\(reasons)")
    #expect(reasons[0].hasSuffix("The inspector tells of one more recognizer."), "\(reasons)")
    #expect(app.takeReasons() == [])
  }

  @Test func `what fires, and what the system takes away, has no reason`() {
    let heard = app { $0.addGestureRecognizer(UITapGestureRecognizer()) }
    #expect(tap(heard) == [])
    #expect(tap(app { _ in }, ends: .cancelled) == [])
  }

  @Test func `a wheel that nothing hears has no reason`() {
    let app = app { $0.addGestureRecognizer(UIPanGestureRecognizer()) }
    for (phase, time) in [(UITouch.Phase.began, 11.0), (.moved, 11.1), (.ended, 11.2)] {
      app.receive(TouchReport(1, phase, x: 20, y: 20, scroll: .continuous), at: time)
    }
    app.receive(.time(13))
    #expect(app.takeReasons() == [])
  }

  @Test func `a control answers only if it is enabled and somebody listens`() {
    let hear = UIAction { _ in }
    let makes: [(isEnabled: Bool, isHeard: Bool, said: String?)] = [
      (true, true, nil), (false, true, "is not enabled."), (true, false, "Nobody listens to"),
    ]
    for make in makes {
      let app = app { root in
        let button = UIButton(frame: Self.box)
        button.isEnabled = make.isEnabled
        if make.isHeard { button.addAction(hear, for: .touchUpInside) }
        root.addSubview(button)
      }
      let reasons = tap(app)
      #expect(reasons.count == (make.said == nil ? 0 : 1))
      if let said = make.said { #expect(reasons[0].contains(said), "\(reasons)") }
    }
  }

  @Test func `fingers that are never all lifted are forgotten`() {
    let app = app { _ in }
    app.receive(TouchReport(1, .began, x: 20, y: 20), at: 11)
    for step in 0...Limits.explainedInputsMax {
      app.receive(TouchReport(1, .moved, x: 20, y: Double(step % 50)), at: 11)
    }
    app.receive(TouchReport(1, .ended, x: 20, y: 20), at: 12)
    #expect(app.takeReasons() == [])
    #expect(tap(app).count == 1)
  }

  @Test func `what an app announces is told apart from what happens`() {
    let app = app { root in
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved") }
      root.addGestureRecognizer(tap)
    }
    #expect(app.takeAnnouncements() == [])
    #expect(tap(app) == [])
    #expect(app.takeLog() == ["tap ended"])
    #expect(app.takeAnnouncements() == ["Saved"])
    #expect(app.takeAnnouncements() == [])
  }

  @Test func `reasons stand between the events, and of too many the oldest go`() {
    var log = PageLog()
    log.add(["pan began"], .event)
    log.add(["Nothing fired."], .reason)
    log.add(["tap ended", "tap ended"], .event)
    #expect(log.take() == LogLines(lines: ["pan began"], kind: .event, dropped: 0))
    #expect(log.take() == LogLines(lines: ["Nothing fired."], kind: .reason, dropped: 0))
    #expect(log.take()?.lines == ["tap ended", "tap ended"])
    #expect(log.take() == nil)
    log.add((0..<Limits.logLinesMax + 3).map { "\($0)" }, .reason)
    let rest = log.take()
    #expect(rest?.dropped == 3 && rest?.lines.first == "3")
  }
}
