// Judges decisions, one by one, by the promises. It knows observations and no app.

import GestureCore
import TouchKit

/// Hears decisions and collects broken promises.
nonisolated struct PromiseJudge {
  private let promises: Set<MonkeyPromise>
  /// The first broken promise since the last ``take()``.
  private var broken: (promise: MonkeyPromise, evidence: String)?

  private var states: [Int: GestureState] = [:]
  private var announced: [Int: GestureState] = [:]
  private var waiting: Set<Int> = []
  private var time = -TimeInterval.infinity
  private var touches: [Int: HeardTouch] = [:]
  /// Phases that are kept from views, by the numbers of their touches.
  private(set) var held: [Int: [UITouch.Phase]] = [:]

  private struct HeardTouch {
    var view: Int
    var isOver = false
  }

  init(_ promises: Set<MonkeyPromise>) { self.promises = promises }

  /// The first broken promise since the last call.
  mutating func take() -> (promise: MonkeyPromise, evidence: String)? {
    defer { broken = nil }
    return broken
  }

  mutating func breach(_ promise: MonkeyPromise, _ evidence: String) {
    guard broken == nil, promises.contains(promise) else { return }
    broken = (promise, evidence)
  }

  mutating func hear(_ observation: Observation) {
    if observation.time < time {
      breach(.timeForward, "\(observation.time) s came after \(time) s")
    }
    time = max(time, observation.time)
    switch observation.decision {
    case .transition(let id, let from, let to, _): change(id, from, to)
    case .action(let id, let state): tell(id, state)
    case .waits(let id, _): waiting.insert(id.number)
    case .reset(let id): reset(id)
    case .delivered(let touches, let phase, let view):
      for touch in touches { deliver(touch, phase, view) }
    case .held(let touch, let phase): held[touch.number, default: []].append(phase)
    case .dropped(let touch, let phase): release(touch, phase)
    case .notPresented(let id, let presenter, _):
      breach(.presentsOne, "\(presenter.className) did not present \(id.className)")
    case .settlingPutOff, .callsPutOff, .repeatsItself:
      breach(.workEnds, "It repeats itself without end")
    case .brokenRequirement(let id, let required):
      breach(.noRing, "\(id.name) and \(required.name) wait for each other")
    case .requiredItself(let id): breach(.noRing, "\(id.name) requires itself")
    default: break
    }
  }

  private mutating func change(
    _ id: Observation.RecognizerID, _ from: GestureState, _ to: GestureState
  ) {
    let known = states[id.number] ?? .possible
    if known != from || from.accepting(to) != to {
      breach(.legalTransition, "\(id.name) went from \(from) to \(to), and was \(known)")
    }
    states[id.number] = to
    announced[id.number] = to
    waiting.remove(id.number)
  }

  private mutating func tell(_ id: Observation.RecognizerID, _ state: GestureState) {
    if state == .failed || announced[id.number] != state {
      let known = announced[id.number] ?? .possible
      breach(.actionsInOrder, "\(id.name) told \(state), and was \(known)")
    }
    if waiting.contains(id.number) { breach(.silentWhileWaiting, "\(id.name) told \(state)") }
  }

  private mutating func reset(_ id: Observation.RecognizerID) {
    let state = states[id.number] ?? .failed
    if !state.isFinal, state != .possible {
      breach(.resetWhenOver, "\(id.name) was reset in \(state)")
    }
    states[id.number] = nil
    announced[id.number] = nil
    waiting.remove(id.number)
  }

  private mutating func deliver(
    _ touch: Observation.TouchID, _ phase: UITouch.Phase, _ view: Observation.ViewID
  ) {
    release(touch, phase)
    guard let heard = touches[touch.number] else {
      if phase != .began { breach(.viewOrder, "\(touch) came to \(view.className) as \(phase)") }
      touches[touch.number] = HeardTouch(view: view.number, isOver: phase != .began)
      return
    }
    if heard.isOver || phase == .began {
      breach(.viewOrder, "\(touch) was \(phase) after it had \(heard.isOver ? "ended" : "begun")")
    }
    if heard.view != view.number {
      breach(.viewConstant, "\(touch) went to another view, \(view.className)")
    }
    touches[touch.number]?.isOver = phase == .ended || phase == .cancelled
  }

  /// A phase comes out, or never will.
  private mutating func release(_ touch: Observation.TouchID, _ phase: UITouch.Phase) {
    guard let index = held[touch.number]?.firstIndex(of: phase) else { return }
    held[touch.number]?.remove(at: index)
    if held[touch.number]?.isEmpty == true { held[touch.number] = nil }
  }
}
