// Watches that everyone is told a legal story: a view of each touch began, moved, and one end; the
// targets of a recognizer of states that follow each other. It knows nothing of what should happen.

import GestureCore

@testable import TouchKit

/// Collects everything that nobody may ever be told.
final class Legality {
  private(set) var breaches: [String] = []
  /// How often each sort of decision was reported, if it is to be counted.
  private(set) var kinds: [String: Int]?
  /// What was wrong with the input, as the application said.
  private(set) var problems: [InputProblem] = []
  private var lastStates: [ObjectIdentifier: GestureState] = [:]
  private var pending: (recognizer: ObjectIdentifier, state: GestureState)?
  /// The touches that each view, by its number, ever heard of.
  private var known: [Int: Set<UITouch>] = [:]

  /// Notes that a view hears of new touches.
  func begin(_ touches: Set<UITouch>, in view: UIView) {
    if !known[view.identity, default: []].isDisjoint(with: touches) {
      breach("view \(view.identity): began twice")
    }
    known[view.identity, default: []].formUnion(touches)
  }

  func breach(_ text: @autoclosure () -> String) {
    if breaches.count < 20 { breaches.append(text()) }
  }

  /// Counts the sorts of decisions from now on.
  func countKinds() { kinds = [:] }

  func hear(_ observation: Observation) {
    if kinds != nil, let kind = Mirror(reflecting: observation).children.first?.label {
      kinds?[kind, default: 0] += 1
      if case .badInput(let problem) = observation {
        kinds?["\(problem)".prefix { $0 != "(" } + "", default: 0] += 1
      }
    }
    switch observation {
    case .badInput(let problem):
      problems.append(problem)
    case .transition(let recognizer, let from, let to, _):
      if from.accepting(to) != to { breach("\(recognizer.debugName): from \(from) to \(to)") }
      if last(of: recognizer) != from {
        breach("\(recognizer.debugName): from \(from), but it was \(last(of: recognizer))")
      }
      lastStates[ObjectIdentifier(recognizer)] = to
    case .action(let recognizer, let state):
      pending = (ObjectIdentifier(recognizer), state)
      if state == .possible || state == .failed || last(of: recognizer) != state {
        breach("\(recognizer.debugName): an action for \(state)")
      }
    case .reset(let recognizer):
      if !last(of: recognizer).isFinal { breach("\(recognizer.debugName): reset without an end") }
      lastStates[ObjectIdentifier(recognizer)] = .possible
    default: break
    }
  }

  /// A target was told.
  func told(_ recognizer: UIGestureRecognizer) {
    if pending?.recognizer != ObjectIdentifier(recognizer) || pending?.state != recognizer.state {
      breach("\(recognizer.debugName): told of \(recognizer.state) out of turn")
    }
  }

  private func last(of recognizer: UIGestureRecognizer) -> GestureState {
    lastStates[ObjectIdentifier(recognizer)] ?? .possible
  }
}

/// A view that checks what it hears.
final class CheckedView: UIView {
  weak var world: World?
  private var down: Set<UITouch> = []

  /// Whether there are touches whose end it has not heard.
  var isTouched: Bool { !down.isEmpty }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    check(touches, .began)
    world?.legality.begin(touches, in: self)
    world?.watch(touches)
    down.formUnion(touches)
    world?.reach(.viewBegan)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    check(touches, .moved)
    requireDown(touches, .moved)
    world?.reach(.viewMoved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    check(touches, .ended)
    requireDown(touches, .ended)
    down.subtract(touches)
    world?.reach(.viewEnded)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    check(touches, .cancelled)
    requireDown(touches, .cancelled)
    down.subtract(touches)
    world?.reach(.viewCancelled)
  }

  private func check(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    if touches.isEmpty { world?.legality.breach("view \(identity): \(phase) of nothing") }
    for touch in touches where touch.view !== self || touch.phase != phase {
      world?.legality.breach("view \(identity): hears \(phase) of a touch in \(touch.phase)")
    }
  }

  private func requireDown(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    if !touches.isSubset(of: down) {
      world?.legality.breach("view \(identity): \(phase) without began")
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    world?.reach(.hitTest)
    return super.hitTest(point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    world?.reach(.viewShouldBegin)
    return world?.answer(usually: true) ?? true
  }
}

/// A custom recognizer that checks what it hears and assigns what it is told to.
final class CheckedRecognizer: UIGestureRecognizer {
  weak var world: World?
  private var down: Set<UITouch> = []

  private func hear(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: UITouch.Phase) {
    for touch in touches where touch.phase != phase {
      world?.legality.breach("\(debugName): hears \(phase) of a touch in \(touch.phase)")
    }
    if state.isFinal { world?.legality.breach("\(debugName): hears \(phase) in \(state)") }
    if phase == .began {
      if !down.isDisjoint(with: touches) { world?.legality.breach("\(debugName): began twice") }
      down.formUnion(touches)
    } else if !touches.isSubset(of: down) {
      world?.legality.breach("\(debugName): \(phase) without began")
    }
    if phase == .ended || phase == .cancelled { down.subtract(touches) }
    if let touch = touches.first, world?.chance(0.02) == true {
      down.remove(touch)
      ignore(touch, for: event)
    }
    world?.decide(self, phase)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .began)
    world?.reach(.recognizerBegan)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .moved)
    world?.reach(.recognizerMoved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .ended)
    world?.reach(.recognizerEnded)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .cancelled)
    world?.reach(.recognizerCancelled)
  }
  override func deadlinePassed(at time: TimeInterval) {
    world?.decide(self, .stationary)
    world?.reach(.deadline)
  }
  override func reset() {
    if !state.isFinal { world?.legality.breach("\(debugName): reset in \(state)") }
    down = []
    world?.reach(.reset)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    world?.reach(.classReceivesEvent)
    return true
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    world?.reach(.classRequiresFailure)
    return world?.chance(0.05) ?? false
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    world?.reach(.canPrevent)
    return world?.answer(usually: true) ?? true
  }
}

/// A delegate that answers at random.
final class CheckedDelegate: UIGestureRecognizerDelegate {
  weak var world: World?

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    world?.reach(.delegateShouldBegin)
    return world?.answer(usually: true) ?? true
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    world?.reach(.delegateReceivesTouch)
    return world?.answer(usually: true) ?? true
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    world?.reach(.delegateReceivesEvent)
    return true
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    world?.reach(.delegateAllowsBoth)
    return world?.answer(usually: false) ?? false
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    world?.reach(.delegateRequiredToFail)
    return world?.chance(0.05) ?? false
  }
}
