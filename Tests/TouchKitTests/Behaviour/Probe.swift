// What the behaviour tests share: a recognizer and a view that note what they hear and do what the
// test tells them.

import TouchKit
import TouchTesting

/// A recognizer that notes what it hears and does what it was told to do then.
final class Probe: UIGestureRecognizer {
  fileprivate weak var screen: TestScreen?
  private var reactions: [UITouch.Phase: (Probe) -> Void] = [:]
  /// What it does in `reset()`.
  var onReset: (Probe) -> Void = { _ in }
  /// What it does when its deadline passes.
  var onDeadline: (Probe) -> Void = { _ in }
  /// What it answers to `shouldReceive(_:)`; noted if it is set.
  var receivesEvent: (() -> Bool)?
  /// Whose failure it requires by its class.
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Whether it notes the touches that it hears.
  var isNoting = true
  /// The touches of the last call.
  private(set) var heard: Set<UITouch> = []
  /// The event of the last call.
  private(set) var event: UIEvent?

  /// Does something whenever touches are in this phase, after the note.
  @discardableResult
  func when(_ phase: UITouch.Phase, _ reaction: @escaping (Probe) -> Void) -> Probe {
    reactions[phase] = reaction
    return self
  }

  /// Assigns states, one after the other, whenever touches are in this phase.
  @discardableResult
  func when(_ phase: UITouch.Phase, become states: State...) -> Probe {
    when(phase) { probe in for state in states { probe.state = state } }
  }

  private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    (heard, self.event) = (touches, event)
    let count = touches.count == 1 ? "" : "(\(touches.count))"
    if isNoting { note("hears \(phase)\(count)") }
    reactions[phase]?(self)
    heard = []
  }

  /// Notes something about itself.
  func note(_ text: String) { screen?.note("\(name ?? "probe") \(text)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.began, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.cancelled, touches, event)
  }
  override func deadlinePassed(at time: TimeInterval) { onDeadline(self) }
  override func reset() { onReset(self) }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let receivesEvent else { return true }
    let answer = receivesEvent()
    note("classReceivesEvent? \(answer ? "yes" : "no")")
    return answer
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
}

/// A view that notes what it hears, and what it is asked, and does what it was told to do then.
final class ActingView: RecordingView {
  private var reactions: [UITouch.Phase: (Set<UITouch>, UIEvent?) -> Void] = [:]
  /// What it answers to `gestureRecognizerShouldBegin(_:)`; noted if it is set.
  var shouldBegin: ((UIGestureRecognizer) -> Bool)?
  /// What happens whenever a hit test asks it.
  var onHitTest: () -> Void = {}
  fileprivate weak var world: TestScreen?
  fileprivate var title = ""

  /// Does something whenever touches are in this phase, after the note.
  @discardableResult
  func when(
    _ phase: UITouch.Phase, _ reaction: @escaping (Set<UITouch>, UIEvent?) -> Void
  ) -> ActingView {
    reactions[phase] = reaction
    return self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    reactions[.began]?(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    reactions[.moved]?(touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    reactions[.ended]?(touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    reactions[.cancelled]?(touches, event)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let shouldBegin else { return true }
    let answer = shouldBegin(recognizer)
    world?.note("\(title) shouldBegin \(recognizer.name ?? "")? \(answer ? "yes" : "no")")
    return answer
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    onHitTest()
    return super.hitTest(point, with: event)
  }
}

extension TestScreen {
  /// Adds a recognizer that notes what it hears.
  @discardableResult
  func probe(_ name: String, on view: UIView) -> Probe {
    let probe = Probe()
    probe.screen = self
    return add(probe, named: name, to: view)
  }

  /// Adds a view that notes what it hears and is asked.
  func acting(_ name: String, frame: CGRect? = nil, in superview: UIView? = nil) -> ActingView {
    let view = ActingView(frame: frame ?? (superview ?? window).bounds)
    view.world = self
    view.title = name
    return add(view, named: name, to: superview)
  }

  /// Collects what was wrong with the input, in order.
  func collectBadInput(_ body: (TestScreen) -> Void) -> [InputProblem] {
    var problems: [InputProblem] = []
    let token = observe {
      if case .badInput(let problem) = $0.decision { problems.append(problem) }
    }
    body(self)
    application.removeObserver(token)
    return problems
  }
}
