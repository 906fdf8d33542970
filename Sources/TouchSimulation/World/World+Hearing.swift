// Turns what the engine tells into facts: objects become numbers.

import GestureCore
import TouchKit

extension World {
  // MARK: Touches

  /// Notes which touches come and go with an event, before a view or a recognizer hears of it.
  func note(_ event: UIEvent, in window: SimulatedWindow) {
    switch event.type {
    case .touches, .scroll, .transform: break
    default: return
    }
    let application = application
    application.eachTouchChanging { noteWhetherStrayed($0) }
    let isCrowded = application.touchCountComingAndGoing > 1
    application.eachTouchComingAndGoing { touch in
      if touch.phase == .began {
        begin(touch, in: window, isCrowded: isCrowded)
      } else {
        for index in inputs.touches.indices.reversed() where inputs.touches[index] === touch {
          inputs.touches.remove(at: index)
        }
        hear(
          .up(touch.tableSlot, time: touch.timestamp, isCancelled: touch.phase == .cancelled))
      }
    }
    if histories.areKept { notePhases() }
  }

  /// Notes whether a touch is too far from where it went down to be a tap, while taps are counted.
  private func noteWhetherStrayed(_ touch: UITouch) {
    guard touch.phase != .began, touch.eventType == .touches else { return }
    let landing = judge.touches[touch.tableSlot].landing
    guard judge.tapStories[landing.window].count > 0 else { return }
    let place = touch.location(in: nil)
    let (x, y) = (place.x - landing.x, place.y - landing.y)
    if (x * x + y * y).squareRoot() > 45 { hear(.strayed(touch.tableSlot)) }
  }

  private func begin(_ touch: UITouch, in window: SimulatedWindow, isCrowded: Bool) {
    inputs.touches.append(touch)
    births.note(touch: touch)
    let place = touch.location(in: nil)
    hear(
      .down(
        touch.tableSlot,
        Fact.Landing(
          window: -1 - window.tag, sequence: touch.sequenceNumber, x: place.x, y: place.y,
          time: touch.timestamp, taps: touch.tapCount, isTrackpad: touch.eventType != .touches,
          isPen: touch.type == .pencil, view: plannedTag(of: touch.view), isCrowded: isCrowded)))
    if histories.areKept { noteOffer(of: touch, in: window) }
  }

  /// The number of the view; -1 for none, and for one that a table brought along: what that hears is
  /// not in the log.
  private func plannedTag(of view: UIView?) -> Int {
    guard let view else { return -1 }
    return plan.hasOnlyOwnViews || family.isPlanned(view) ? view.tag : -1
  }

  func viewHears(_ view: Int, _ touches: Set<UITouch>, _ phase: Plan.Phase) {
    guard touches.count > 1 else {
      if let touch = touches.first { viewHears(view, touch, phase) }
      return
    }
    for touch in touches.sorted(by: { $0.tableSlot < $1.tableSlot }) {
      viewHears(view, touch, phase)
    }
  }

  private func viewHears(_ view: Int, _ touch: UITouch, _ phase: Plan.Phase) {
    watcher?(.touch(touch))
    let place = touch.location(in: nil)
    hear(
      .viewHeard(
        view,
        Fact.Hearing(
          phase: phase, touch: touch.tableSlot, own: Plan.Phase(touch.phase),
          view: touch.view?.tag ?? -1, place: Fact.Place(x: place.x, y: place.y),
          time: touch.timestamp)))
  }

  func recognizerHears(
    _ recognizer: Int, _ touches: Set<UITouch>, _ phase: Plan.Phase, _ state: GestureState
  ) {
    for touch in touches.count == 1
      ? Array(touches) : touches.sorted(by: { $0.tableSlot < $1.tableSlot })
    {
      hear(.recognizerHeard(recognizer, phase, touch: touch.tableSlot, state))
    }
  }

  // MARK: Observations

  func observe(_ observation: Observation) {
    watcher?(.observation(observation))
    mark(observation.decision)
    if case .transition(let recognizer, _, let to, let cause) = observation.decision {
      markGate(recognizer, to, cause)
    }
    guard !isAboutUnknown(observation.decision) else { return hear(.beyondRules) }
    switch observation.decision {
    case .badInput, .skipped, .withoutView, .refused, .ignoredAssignment, .spared,
      .requiredItself, .notPresented, .transitionInterrupted, .goesOn, .command, .motion, .obstacle,
      .targetNotRemoved, .callsPutOff, .repeatsItself, .scheduledForNever, .assisted, .posted,
      .effect, .focus:
      break
    case .received(let touch, let recognizer):
      let id = number(of: recognizer)
      if id >= 0 {
        hear(.received(touch.slot, by: id, isTaken: cancelsTouches(id)))
      }
    case .ignored(let touch, let recognizer):
      hear(.ignored(touch.slot, by: number(of: recognizer)))
    case .transition(let recognizer, let from, let to, let cause):
      let id = number(of: recognizer)
      hear(.transition(id, from: from, to: to, why(cause), cancels: cancelsTouches(id)))
    case .waits(let recognizer, let required):
      hear(.waits(number(of: recognizer), for: number(of: required)))
    case .action(let recognizer, let state): hear(.action(number(of: recognizer), state))
    case .reset(let recognizer):
      hear(.reset(number(of: recognizer)))
      reach(.observedReset)
    case .brokenRequirement(let dependent, let required):
      hear(.broken(of: number(of: dependent), on: number(of: required)))
    case .settlingPutOff: hear(.putOff)
    case .delivered(let touches, let phase, let view):
      for touch in touches {
        hear(.delivered(touch.slot, Plan.Phase(phase), to: family.tag(of: view, by: application)))
      }
    case .held(let touch, let phase): hear(.held(touch.slot, Plan.Phase(phase)))
    case .dropped(let touch, let phase): hear(.dropped(touch.slot, Plan.Phase(phase)))
    }
  }

  /// Whether it is about a recognizer without a number, which neither judge knows.
  private func isAboutUnknown(_ decision: Observation.Decision) -> Bool {
    switch decision {
    case .transition(let one, _, _, _), .ignored(_, let one), .action(let one, _), .reset(let one):
      number(of: one) < 0
    case .waits(let one, let other), .brokenRequirement(let one, let other):
      number(of: one) < 0 || number(of: other) < 0
    default: false
    }
  }

  private func cancelsTouches(_ id: Int) -> Bool {
    family.presentOrDeparted(id)?.cancelsTouchesInView ?? true
  }

  private func why(_ cause: Observation.Cause) -> Fact.Why {
    switch cause {
    case .rule, .met, .assigned, .excludedBefore, .refusedToBegin, .withdrawn, .abandoned: .other
    // The grip of a row has no number.
    case .excluded(let one) where number(of: one) < 0: .other
    case .denied(let one) where number(of: one) < 0: .other
    case .requirementRecognized(let one) where number(of: one) < 0: .other
    case .excluded(let winner): .excluded(by: number(of: winner))
    case .denied(let incumbent): .denied(by: number(of: incumbent))
    case .requirementRecognized(let required): .required(number(of: required))
    }
  }
}

nonisolated extension Plan.Phase {
  /// The phase of a touch.
  init(_ phase: UITouch.Phase) { self = Plan.Phase(rawValue: phase.rawValue) ?? .moved }
}

nonisolated extension Fact {
  /// A digest with what an app sees of it.
  func added(to old: UInt64) -> UInt64 {
    var digest = old
    switch self {
    case .told(let recognizer, let state, let place):
      digest.mix(1, recognizer, state.rawValue)
      digest.mix(place)
    case .viewHeard(let view, let hearing):
      digest.mix(2, view, hearing.phase.rawValue)
      digest.mix(hearing.touch, hearing.own.rawValue, hearing.view)
      digest.mix(hearing.place)
      digest.mix(hearing.time.bitPattern)
    case .recognizerHeard(let recognizer, let phase, let touch, let state):
      digest.mix(3, recognizer, phase.rawValue)
      digest.mix(touch, state.rawValue, 0)
    case .recognizerReset(let recognizer, let state): digest.mix(4, recognizer, state.rawValue)
    case .control(let view, let event): digest.mix(5, view, event.rawValue)
    case .scroll(let view, let call, let look):
      digest.mix(7, view, call.rawValue)
      digest.mix(look.place)
      digest.mix(0, look.isDragging ? 1 : 0, look.isDecelerating ? 1 : 0)
    case .contentRefused(let touch): digest.mix(8, touch, 0)
    case .table(let view, let call, let row, let other):
      digest.mix(9, view, call.rawValue)
      digest.mix(row.section, row.row, 0)
      digest.mix(other.section, other.row, 0)
    case .cell(let view, let cell, let shows):
      digest.mix(10, view, shows ? 1 : 0)
      digest.mix(cell, 0, 0)
    case .swipe(let view, let call, let number):
      digest.mix(11, view, call.rawValue)
      digest.mix(number, 0, 0)
    case .refresh(let view, let call, let isDragged):
      digest.mix(12, view, call.rawValue)
      digest.mix(isDragged ? 1 : 0, 0, 0)
    case .value(let view, let value, let way):
      digest.mix(13, view, way.rawValue)
      digest.mix(value.bitPattern)
    case .field(let view, let call, let isSo):
      digest.mix(14, view, call.rawValue)
      digest.mix(isSo ? 1 : 0, 0, 0)
    case .screen(let screen, let call): digest.mix(15, screen, call.rawValue)
    case .requires(let dependent, let required): digest.mix(6, dependent, required)
    default: break
    }
    return digest
  }
}

nonisolated extension UInt64 {
  fileprivate mutating func mix(_ number: UInt64) { self = (self ^ number) &* 0x100_0000_01B3 }

  fileprivate mutating func mix(_ a: Int, _ b: Int, _ c: Int) {
    mix(UInt64(bitPattern: Int64(a) << 40 ^ Int64(b) << 20 ^ Int64(c)))
  }

  fileprivate mutating func mix(_ place: Fact.Place) {
    mix(place.x.bitPattern)
    mix(place.y.bitPattern)
  }
}
