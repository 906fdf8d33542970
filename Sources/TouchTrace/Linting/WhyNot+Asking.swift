// Asks the views of an application where a finger would go, as its hit test does. It calls the views'
// own `point(inside:with:)` and `hitTest(_:with:)`; no delegate and no recognizer is asked.

import GestureCore
import TouchKit

nonisolated extension WhyNot {
  /// Looks where a finger would go now.
  ///
  /// - Parameters:
  ///   - point: Where, in the screen's coordinates, in points.
  ///   - application: Whose windows are asked.
  ///   - cast: What texts call recognizers; `nil` for a new one.
  ///   - name: What texts call a view; `nil` for its class and number.
  @preconcurrency @MainActor public init(
    at point: CGPoint, in application: UIApplication, cast: Cast? = nil,
    naming name: @escaping (UIView) -> String? = { _ in nil }
  ) {
    application.layoutWindowsIfNeeded()
    let inquiry = HitInquiry(cast: cast ?? Cast(of: application), naming: name)
    self.init(x: Double(point.x), y: Double(point.y))
    inquiry.walk(application.windows.reversed(), to: point)
    steps = inquiry.steps
    note = inquiry.note
    guard let view = inquiry.hit else { return }
    hit = inquiry.name(of: view)
    candidates = inquiry.candidates(from: view)
  }
}

/// A walk through the views of an application.
final class HitInquiry {
  private let cast: Cast
  private let naming: (UIView) -> String?
  var steps: [WhyNot.Step] = []
  var hit: UIView?
  var note: String?

  init(cast: Cast, naming: @escaping (UIView) -> String?) {
    (self.cast, self.naming) = (cast, naming)
  }

  deinit {}

  func name(of view: UIView) -> String { naming(view) ?? "\(view.observationID)" }

  // MARK: Views

  /// Asks windows, front to back, until one is hit.
  func walk(_ windows: [UIWindow], to point: CGPoint) {
    for window in windows {
      let inside = window.hitPoint(fromScreen: point)
      let found = view(at: inside, in: window, depth: 0)
      guard !window.isHidden else { continue }
      hit = window.unobservedHitTest(inside)
      if hit !== found { overridden(found) }
      mark()
      if hit != nil { return }
    }
  }

  /// The view that a hit test finds if no view overrides it.
  private func view(at point: CGPoint, in view: UIView, depth: Int) -> UIView? {
    let skip = view.hitSkip(at: point)
    steps.append(WhyNot.Step(view: name(of: view), depth: depth, skipped: skip.map(\.text)))
    views.append(view)
    guard skip == nil else { return nil }
    for subview in view.subviews.reversed() {
      let inside = subview.hitPoint(fromSuperview: point)
      if let found = self.view(at: inside, in: subview, depth: depth + 1) { return found }
    }
    return view
  }

  /// The views of the steps.
  private var views: [UIView] = []

  private func mark() {
    for index in views.indices where views[index] === hit { steps[index].isHit = true }
  }

  private func overridden(_ found: UIView?) {
    let expected = found.map(name(of:)) ?? "no view"
    let actual = hit.map(name(of:)) ?? "no view"
    note =
      "A view on the way overrides hitTest(_:with:): it returns \(actual) in place of \(expected)."
  }

  // MARK: Recognizers

  /// The recognizers of a view and its superviews, in the order in which they are asked.
  func candidates(from view: UIView) -> [WhyNot.Candidate] {
    var all: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let current = next {
      all += (current.gestureRecognizers ?? []).reversed()
      next = current.superview
    }
    return all.map { candidate($0, among: all) }
  }

  private func candidate(
    _ recognizer: UIGestureRecognizer, among all: [UIGestureRecognizer]
  ) -> WhyNot.Candidate {
    let waitsFor = recognizer.requirements
    let rivals = all.filter {
      $0 !== recognizer && $0.isEnabled && $0.canPreventByClass(recognizer)
        // These are told already.
        && !$0.requirements.contains(recognizer) && !waitsFor.contains($0)
    }
    return WhyNot.Candidate(
      recognizer: name(of: recognizer), view: recognizer.view.map(name(of:)) ?? "no view",
      refusal: refusal(of: recognizer), facts: facts(of: recognizer),
      waitsFor: waitsFor.map(name(of:)),
      waitedForBy: all.filter { $0.requirements.contains(recognizer) }.map(name(of:)),
      excludedBy: rivals.map(name(of:)))
  }

  private func name(of recognizer: UIGestureRecognizer) -> String {
    cast.name(of: recognizer.observationID)
  }

  private func refusal(of recognizer: UIGestureRecognizer) -> String? {
    if !recognizer.isEnabled { return "its isEnabled is false" }
    let direct = UITouch.TouchType.direct.rawValue
    guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == direct }) else {
      return "its allowedTouchTypes leave out fingers"
    }
    if let touches = recognizer.fingersNeeded, touches.most < 1 {
      return "it takes no finger"
    }
    return nil
  }

  private func facts(of recognizer: UIGestureRecognizer) -> [String] {
    var facts: [String] = []
    if let needs = recognizer.needs { facts.append("needs \(needs)") }
    if recognizer.hasLostDelegate {
      facts.append("its delegate was released: a recognizer does not keep it alive")
    } else if let delegate = recognizer.askedDelegate, !recognizer.isPartOfTouchKit {
      facts.append("its delegate, \(className(of: delegate)), is asked")
    } else if recognizer.mayBeDecidedInMotion {
      facts.append("its class, \(className(of: recognizer)), is asked")
    }
    if recognizer.livingTargets == 0, recognizer.isOfPlainClass {
      facts.append(
        recognizer.targetsAdded == 0 ? "it has no target" : "the objects that it told are gone")
    }
    if recognizer.state != .possible { facts.append("it is \(recognizer.state)") }
    return facts
  }
}
