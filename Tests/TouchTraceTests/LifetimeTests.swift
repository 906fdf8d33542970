// Who watches an application does not keep it alive.

import Testing
import TouchKit
import TouchTrace

@MainActor
@Suite("Lifetimes")
struct LifetimeTests {
  @Test("an application goes away with its log, its lanes, its explainer and its recorder")
  func watchersLetGo() {
    #expect(survivors { $0.log { _ in } } == [])
    #expect(survivors { $0.logBytes { _ in } } == [])
    #expect(survivors { LaneWatcher(of: $0.application) { _ in } } == [])
    #expect(survivors { Explainer(of: $0) } == [])
    #expect(survivors { TraceRecorder(of: $0.application) { _ in } } == [])
  }

  /// What is left of an app that was watched and had a tap.
  private func survivors(_ watch: (TracedApp) -> Any) -> [String] {
    weak var application: UIApplication?
    weak var view: UIView?
    do {
      let app = TracedApp(TraceHeader()) {
        let controller = UIViewController()
        controller.view.addGestureRecognizer(UITapGestureRecognizer())
        return controller
      }
      application = app.application
      view = app.application.windows.first?.rootViewController?.view
      let watcher = watch(app)
      app.receive([touch(.began, at: 0.1), touch(.ended, at: 0.2)])
      withExtendedLifetime(watcher) {}
    }
    return (application == nil ? [] : ["application"]) + (view == nil ? [] : ["view"])
  }

  private func touch(_ phase: UITouch.Phase, at time: Double) -> HostInput {
    .touches(.init([TouchReport(1, phase, at: CGPoint(x: 5, y: 5))], time: time))
  }
}
