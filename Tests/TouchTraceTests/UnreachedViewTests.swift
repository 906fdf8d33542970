// What an explanation says where nothing fired: the views that the finger did not get to; and what controls
// sent.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct UnreachedViewTests {
  private static let place = CGPoint(x: 100, y: 100)

  /// The explanation of fingers on a card with a tap, which is in a box.
  private func explain(
    _ fingers: Fingers = .tap(at: place),
    _ change: @escaping (_ box: UIView, _ card: UIView) -> Void
  ) throws -> Explanation {
    let app = TouchApp("App") {
      let controller = UIViewController()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      controller.view.addSubview(box)
      box.addSubview(card)
      (box.accessibilityIdentifier, card.accessibilityIdentifier) = ("box", "card")
      add(UITapGestureRecognizer(), "tap", to: card)
      change(box, card)
      return controller
    }
    let trace = Trace(
      TraceHeader(app: "App", size: CGSize(width: 400, height: 800)),
      fingers.events.map { .touches($0) } + [.time(fingers.duration + 2)])
    return try #require(trace.explain(in: app).first)
  }

  private func cover(_ box: UIView) {
    let overlay = UIView(frame: box.bounds)
    overlay.accessibilityIdentifier = "overlay"
    box.addSubview(overlay)
  }

  private func button(on card: UIView) {
    let button = UIButton(frame: card.bounds)
    button.accessibilityIdentifier = "button"
    card.addSubview(button)
  }

  private func reasons(_ change: @escaping (UIView, UIView) -> Void) throws -> [String] {
    try explain { change($0, $1) }.unreached.map(\.reason)
  }

  @Test("a finger that another view got, by the reason why it did not get to the card")
  func reasons() throws {
    #expect(try reasons { _, _ in } == [])
    #expect(
      try reasons { box, _ in cover(box) }
        == ["overlay lies over it"])
    #expect(
      try reasons { box, _ in box.isUserInteractionEnabled = false }
        == ["box, in which it is, was passed over, because its isUserInteractionEnabled is false"])
    #expect(
      try reasons { _, card in card.alpha = 0.005 } == ["its alpha is 0.005, needed 0.01"])
    #expect(try reasons { _, card in card.isHidden = true } == ["it is hidden"])
    #expect(
      try reasons { box, _ in box.frame.size = CGSize(width: 60, height: 60) }
        == ["the finger was outside of box, in which it is"])
  }

  @Test("a disabled recognizer and a disabled control want no touches")
  func disabled() throws {
    #expect(
      try reasons { box, card in
        card.gestureRecognizers?.first?.isEnabled = false
        cover(box)
      } == [])
    #expect(
      try reasons { box, card in
        card.gestureRecognizers = []
        button(on: card)
        cover(box)
      } == ["overlay lies over it"])
  }

  @Test("the text and the JSON say it, and nothing is said where a recognizer fired")
  func texts() throws {
    let covered = try explain { box, _ in cover(box) }
    #expect(
      "\(covered)".hasSuffix("\n\n  card was not hit: overlay lies over it.\n"), "\(covered)")
    #expect(covered.json.contains(#""unreached":["card was not hit: overlay lies over it."]"#))
    let fired = try explain { box, _ in
      let overlay = UIView(frame: box.bounds)
      box.addSubview(overlay)
      add(UITapGestureRecognizer(), "over", to: overlay)
    }
    #expect(fired.unreached == [])
  }

  @Test("a slide off a button tells its events and how far away outside begins")
  func control() throws {
    let slide = Fingers.down(at: Self.place).move(by: CGVector(dx: 0, dy: 300), over: 0.1).up()
    let explanation = try explain(slide) { box, card in
      card.gestureRecognizers = []
      button(on: card)
    }
    let text = "\(explanation)"
    let sentence = try #require(text.split(separator: "\n").first { $0.contains(" sent ") })
    #expect(sentence.hasPrefix("  button sent touchDown at 0.000 s, touchDragInside "), "\(text)")
    #expect(sentence.contains(" times, touchDragExit at "), "\(text)")
    #expect(
      sentence.hasSuffix(
        "touchUpOutside at 0.100 s; a finger is outside beyond 70 points from its bounds. No action is called: "
          + "it has no action."),
      "\(text)")
    let tap = try explain { box, card in button(on: card) }
    #expect(
      "\(tap)".contains(
        "button sent touchDown at 0.000 s, touchUpInside at 0.080 s, primaryActionTriggered"),
      "\(tap)")
  }

  /// Fails at once, with a reason or without.
  private final class Silent: UIGestureRecognizer {
    var why: String?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if let why { fail(why) } else { state = .failed }
    }
  }

  @Test("a timeline calls views as explanations do")
  func timeline() {
    let app = TouchApp("Named") {
      let controller = UIViewController()
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      card.accessibilityIdentifier = "card"
      controller.view.addSubview(card)
      add(UITapGestureRecognizer(), "tap", to: card)
      return controller
    }
    let fingers = Fingers.tap(at: Self.place)
    let picture = Trace(
      TraceHeader(app: "Named", size: CGSize(width: 400, height: 800)),
      fingers.events.map { .touches($0) } + [.time(2)]
    ).timeline(of: app)
    #expect(picture.contains(">card<") && !picture.contains("view 2"), "\(picture)")
  }

  @Test("a recognizer of the app that fails without a reason is told how to give one")
  func silence() throws {
    func text(_ why: String?) throws -> String {
      let explanation = try explain { _, card in
        add(Silent(), "silent", to: card) { $0.why = why }
      }
      return "\(explanation)"
    }
    let hint = "silent gives no reason: fail(\"why\") in place of state = .failed does."
    #expect(try text(nil).contains(hint))
    #expect(try !text("not today").contains("gives no reason"))
    #expect(try text("not today").contains("failed at 0.000 s: not today"))
  }

  @Test("the explainer leaves controls as they were, and those of a running app alone")
  func actions() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let app = TracedApp(TraceHeader(size: CGSize(width: 400, height: 800))) {
      let controller = UIViewController()
      controller.view.addSubview(button)
      return controller
    }
    func listened(_ explainer: Explainer) -> Bool {
      let time = app.application.scheduler.now
      func send(_ phase: UITouch.Phase, after delay: Double) {
        let report = TouchReport(1, phase, at: CGPoint(x: 50, y: 50))
        _ = explainer.receive(.touches(.init([report], time: time + delay)))
      }
      send(.began, after: 1)
      let isHeard = !button.allControlEvents.isEmpty
      send(.ended, after: 1.1)
      _ = explainer.finish()
      #expect(button.allControlEvents.isEmpty)
      return isHeard
    }
    #expect(listened(Explainer(of: app)))
    #expect(!listened(Explainer(of: app.application)))
  }
}
