// Tools look at an app that changes while it is asked.

import Testing
import TouchKit
import TouchMonkey
import TouchTrace

/// An app whose views, recognizers and delegates are others after each question, and whose condition changes it.
struct ChangingAppTests {
  nonisolated private static let app = TouchApp("Shy") {
    let controller = UIViewController()
    controller.view.addSubview(ShyView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)))
    return controller
  }
  .always("the page gets one more view at each question") { application in
    let page = application.windows.first?.rootViewController?.view
    if (page?.subviews.count ?? 0) > 20 { page?.subviews.last?.removeFromSuperview() }
    page?.addSubview(UIView(frame: CGRect(x: 10, y: 610, width: 20, height: 20)))
    return true
  }

  @Test func randomFingersPlayItTheSameAgain() {
    func recording() -> (text: String, events: Int) {
      var text = ""
      let result = Self.app.monkey(seed: 3, events: 500) { text += $0 }
      #expect(result.finding == nil && result.falseConditions.isEmpty)
      return (text, result.events)
    }
    let first = recording()
    #expect(first == recording())
    #expect(first.events == 500)
  }

  @Test func otherToolsLookAtIt() throws {
    #expect(Self.app.waits() == Self.app.waits())
    #expect(Self.app.start().lint() == Self.app.start().lint())
    let trace = Trace(
      TraceHeader(), Fingers.tap(at: CGPoint(x: 100, y: 100)).events.map { .touches($0) })
    #expect(trace.explain(in: Self.app).count == 1)
  }
}

/// Has another subview and other recognizers after each question.
private final class ShyView: UIView, UIGestureRecognizerDelegate {
  private var count = 0

  deinit {}

  private func change() {
    count += 1
    subviews.first?.removeFromSuperview()
    let card = UIView(frame: CGRect(x: 20, y: 20 + count % 7 * 60, width: 300, height: 200))
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    card.addGestureRecognizer(tap)
    addSubview(card)
    gestureRecognizers = [UIPanGestureRecognizer()]
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    change()
    return super.point(inside: point, with: event)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    change()
    return true
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    change()
    return true
  }
}
