// What an explanation says of a finger whose view hears nothing: which view it hit, and why not.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct HitFingerTests {
  /// What is said of fingers in an app.
  private func text(
    of fingers: Fingers, _ build: @escaping (UIView) -> Void
  ) throws -> String {
    try text(of: fingers.events, until: fingers.duration + 2, build)
  }

  private func text(
    of events: [HostInput.TouchInput], until end: Double, _ build: @escaping (UIView) -> Void
  ) throws -> String {
    let app = TouchApp("App") {
      let controller = UIViewController()
      build(controller.view)
      return controller
    }
    let trace = Trace(
      TraceHeader(app: "App", size: CGSize(width: 400, height: 800)),
      events.map { .touches($0) } + [.time(end)])
    return "\(try #require(trace.explain(in: app).first))"
  }

  private func scroller(in view: UIView) {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroller.contentSize = CGSize(width: 400, height: 2_000)
    view.addSubview(scroller)
    scroller.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 200)))
  }

  @Test("a trackpad and a wheel are called so, and how far they went is said")
  func trackpad() throws {
    func events(_ set: (inout TouchReport, Double) -> Void) -> [HostInput.TouchInput] {
      [UITouch.Phase.began, .moved, .ended].enumerated().map { index, phase in
        var report = TouchReport(7, phase, at: CGPoint(x: 200, y: 180), type: .indirectPointer)
        set(&report, min(Double(index), 1))
        return HostInput.TouchInput([report], time: 1 + Double(index) / 8)
      }
    }
    let pinch = events {
      $0.sample.transform = .init(scale: CGFloat(1 + $1 / 4), rotation: CGFloat(-$1 * .pi / 2))
    }
    let pinched = try text(of: pinch, until: 3) { view in
      view.addGestureRecognizer(UIPinchGestureRecognizer())
    }
    #expect(
      pinched.contains(
        "two fingers on a trackpad began at 200, 180 on view 2, spread to 1.25 times, turned by -90°, "
          + "and ended after 0.250 s at 200, 180."), "\(pinched)")
    let scroll = events {
      $0.scrollTypes = .discrete
      $0.sample.location.y -= CGFloat($1 * 40)
    }
    let scrolled = try text(of: scroll, until: 3, scroller)
    #expect(
      scrolled.contains(
        "a trackpad or a wheel began to scroll at 200, 180 on button 6, went 40 points away at most, "
          + "and ended after 0.250 s at 200, 140."), "\(scrolled)")
  }

  @Test("a button that a scroll view holds back: what was hit, and who took it after how long")
  func held() throws {
    let quick = Fingers.drag(
      from: CGPoint(x: 200, y: 180), to: CGPoint(x: 200, y: 60), over: 0.1)
    let text = try text(of: quick, scroller)
    #expect(text.contains("finger 1 came down at 200, 180 on button"), "\(text)")
    #expect(
      text.contains("got nothing; the scrolling of scrollView 3 took its touches; held back"),
      "\(text)")
    #expect(!text.contains("no view that hears"), "\(text)")
  }

  @Test("a button in a scroll view that a finger holds hears of it")
  func heard() throws {
    let text = try text(of: .longPress(at: CGPoint(x: 200, y: 100), for: 0.5), scroller)
    #expect(text.contains("got 1 began, 1 ended; held back for up to 0.150 s."), "\(text)")
  }

  @Test("a second finger on a view that takes one: the property is named")
  func second() throws {
    let text = try text(of: .down(at: CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)).up()) {
      let tap = UITapGestureRecognizer()
      $0.addGestureRecognizer(tap)
    }
    #expect(text.contains("finger 2 came down at 200, 100 on view"), "\(text)")
    #expect(
      text.contains(
        "No view hears of it: the view has a touch and its isMultipleTouchEnabled is false."),
      "\(text)")
  }
}
