// Keeps the history of the run, history by history, for the second opinion.

import GestureCore
import TouchKit

/// What rules of the second opinion judge: what was heard since the last rest.
struct Histories {
  /// Whether there are any.
  let areKept: Bool
  /// The history that goes on.
  var present: History?
  /// How many were judged, and how many were beyond the rules.
  var counts = (judged: 0, beyond: 0)

  init(areKept: Bool) { self.areKept = areKept }
}

extension World {
  /// Adds a fact to the history; where everything is at rest, the history ends and is judged.
  func record(_ fact: Fact) {
    if histories.present?.append(fact) == nil {
      histories.present = History(History.App(of: self))
      histories.present?.append(fact)
    }
    guard case .settled(seated: 0) = fact, application.fingersDown == 0, !inputs.isButtonDown,
      application.touchesWithheld == 0
    else { return }
    guard !isBeyondRules else {
      histories.counts.beyond += 1
      // The app may be another one from here on.
      histories.present = nil
      return
    }
    histories.counts.judged += 1
    if let complaint = histories.present?.complaint() {
      note(Breach(promise: .secondOpinion, input: judge.input, evidence: complaint))
    }
    histories.present?.turnPage()
  }

  /// Whether the history is not judged, and need not be complete.
  private var isBeyondRules: Bool { histories.present?.isBeyondRules ?? false }

  /// Notes what an event says of each touch that changed.
  func notePhases() {
    guard !isBeyondRules else { return }
    if inputs.hasSentEvent { hear(.settledBetween) }
    inputs.hasSentEvent = true
    application.eachTouchChanging { hear(.phase($0.tableSlot, Plan.Phase($0.phase))) }
  }

  /// Notes the recognizers on the way from the view that a touch hit up to the window.
  func noteOffer(of touch: UITouch, in window: SimulatedWindow) {
    guard !isBeyondRules else { return }
    // The touch itself does not tell which view it hit if that view takes no second touch.
    let wasReacting = reactions.arePaused
    reactions.arePaused = true
    var view = window.hitTest(touch.location(in: window), with: nil)
    reactions.arePaused = wasReacting
    var chain: UInt64 = 0
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] {
        let id = number(of: recognizer)
        if id >= 0 { chain |= bit(id) }
      }
      view = current.superview
    }
    hear(.offered(touch.tableSlot, to: chain))
  }
}

extension History.App {
  /// What the rules must know of the app as it is now.
  init(of world: World) {
    recognizers = Array(repeating: Recognizer(), count: world.family.identities.count)
    for plan in world.plan.recognizers + world.plan.ownRecognizers {
      guard let real = world.recognizer(plan.id) else { continue }
      recognizers[plan.id] = Recognizer(plan, real, world.answers.table)
    }
    requirements = world.requirements
    for number in world.family.views.numbers
    where world.family.views[number]?.isExclusiveTouch == true {
      hasExclusiveViews = true
    }
    excludes = { world.excludes($0, $1) }
  }
}

extension History.App.Recognizer {
  fileprivate init(_ plan: Plan.Recognizer, _ real: UIGestureRecognizer, _ answers: AnswerTable) {
    kind = plan.kind
    if let view = real.view, let window = view.window {
      self.window = -1 - window.tag
      self.view = view.tag
      for (index, other) in (view.gestureRecognizers ?? []).enumerated() where other === real {
        rank = index
      }
      var next = view.superview
      while let ancestor = next {
        depth += 1
        next = ancestor.superview
      }
    }
    isEnabled = real.isEnabled
    cancelsTouches = real.cancelsTouchesInView
    delaysBegan = real.delaysTouchesBegan
    delaysEnded = real.delaysTouchesEnded
    takesPens = plan.takesPens
    mixesTypes = plan.mixesTypes
    switch plan.kind {
    case .pinch, .rotation: touchesMax = 2
    case .edgePan: touchesMax = 1
    case .pan: touchesMax = plan.touchesMax == 0 ? .max : plan.touchesMax
    case .hover: declinesTouches = true
    case .tap, .longPress, .swipe: break
    case .custom: declinesTouches = answers.isUnusual(.classReceivesEvent, plan.id, plan.id)
    }
    if plan.asksDelegate {
      for question in [Plan.Question.shouldReceiveEvent, .shouldReceiveTouch]
      where answers.isUnusual(question, plan.id, plan.id) { declinesTouches = true }
    }
  }
}
