// The custom recognizer of a simulated app, and the delegate of all its recognizers.

import GestureCore
import TouchKit

/// A recognizer that does what its habits say, call by call, and tells the world what it hears.
final class SimulatedRecognizer: UIGestureRecognizer {
  private let world: World
  private let id: Int
  private let habits: [Plan.Habit]
  private var calls = 0

  init(_ plan: Plan.Recognizer, of world: World) {
    self.world = world
    id = plan.id
    habits = plan.habits
    super.init(target: nil, action: nil)
  }

  deinit {}

  private var habit: Plan.Habit? { habits.isEmpty ? nil : habits[calls % habits.count] }

  private func hear(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: Plan.Phase) {
    world.watcher?(.event(event, touches))
    world.recognizerHears(id, touches, phase, state)
    act(touches, event)
    switch phase {
    case .began: world.reach(.recognizerBegan)
    case .ended: world.reach(.recognizerEnded)
    case .cancelled: world.reach(.recognizerCancelled)
    default: world.reach(.recognizerMoved)
    }
  }

  private func act(_ touches: Set<UITouch> = [], _ event: UIEvent? = nil) {
    guard let habit else { return }
    defer { calls += 1 }
    switch habit {
    case .nothing: break
    case .become(let state): become(state)
    case .becomeBoth(let first, let second):
      become(first)
      become(second)
    case .ignoreTouch:
      guard let event, let touch = touches.min(by: { $0.tableSlot < $1.tableSlot }) else { return }
      ignore(touch, for: event)
    case .setDeadline(let delay):
      world.hear(.deadlineSet(id, delay >= 0))
      setDeadline(delay < 0 ? nil : world.now + delay)
    }
  }

  private func become(_ number: Int) {
    let state = State(rawValue: number) ?? .failed
    world.hear(.assigned(id, state))
    self.state = state
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .cancelled)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { act() }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { act() }
  override func deadlinePassed(at time: Double) {
    world.hear(.deadlineSet(id, false))
    // A deadline that leads to the next one would never end.
    if let habit, case .setDeadline = habit { calls += 1 } else { act() }
    world.reach(.deadline)
  }
  override func reset() {
    world.hear(.recognizerReset(id, state))
    world.reach(.reset)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    world.reach(.classReceivesEvent)
    return !world.isUnusual(.classReceivesEvent, self)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    world.reach(.classRequiresFailure)
    return world.requires(.classRequiresFailure, self, other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    world.requires(.classRequiredBy, self, other)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    world.reach(.canPrevent)
    return !world.isUnusual(.canPrevent, self, other)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !world.isUnusual(.canBePrevented, self, other)
  }
}

/// Answers as the plan says, always the same.
final class SimulatedDelegate: UIGestureRecognizerDelegate {
  private let world: World

  init(of world: World) { self.world = world }

  deinit {}

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    world.reach(.delegateShouldBegin)
    return world.allowsToBegin(.shouldBegin, recognizer)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    world.reach(.delegateReceivesTouch)
    return !world.isUnusual(.shouldReceiveTouch, recognizer)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    world.reach(.delegateReceivesEvent)
    return !world.isUnusual(.shouldReceiveEvent, recognizer)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    world.reach(.delegateAllowsBoth)
    return world.isUnusual(.simultaneous, recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { world.requires(.requireFailureOf, recognizer, other) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    world.reach(.delegateRequiredToFail)
    return world.requires(.requiredToFailBy, recognizer, other)
  }
}
