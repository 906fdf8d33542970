// The fields of a decision, flat, for programs.

import PlainJSON
import TouchKit

/// A decision as fields.
nonisolated struct LogFields {
  private let time: Double
  private let input: Int
  private let decision: String
  private let text: String
  private var recognizer: Recognizer?
  private var other: Recognizer?
  private var view: View?
  private var fingers: [Int]?
  private var phase: String?
  private var from: String?
  private var state: String?
  private var cause: String?

  private struct Recognizer: JSONWritable {
    let name: String
    let number: Int

    init(_ id: Observation.RecognizerID) { (name, number) = (id.name, id.number) }

    var json: JSON { ["name": name.json, "number": number.json] }
  }

  private struct View: JSONWritable {
    let name: String
    let number: Int

    init(_ id: Observation.ViewID) { (name, number) = (id.className, id.number) }

    var json: JSON { ["name": name.json, "number": number.json] }
  }

  init(_ line: LogLine) {
    time = line.observation.time
    input = line.observation.input
    text = line.text
    let decision = line.observation.decision
    self.decision = decision.kind
    noteTouches(decision)
    noteStates(decision)
    noteRelations(decision)
  }

  private mutating func noteTouches(_ decision: Observation.Decision) {
    switch decision {
    case .skipped(let view, _), .repeatsItself(let view, _): self.view = View(view)
    case .withoutView(let touch, _): fingers = [touch.finger]
    case .obstacle(.view(let view), _): self.view = View(view)
    case .received(let touch, let id), .refused(let touch, let id, _), .ignored(let touch, let id):
      (recognizer, fingers) = (Recognizer(id), [touch.finger])
    case .delivered(let touches, let phase, let view):
      (self.view, self.phase) = (View(view), "\(phase)")
      fingers = touches.map(\.finger)
    case .held(let touch, let phase), .dropped(let touch, let phase):
      (fingers, self.phase) = ([touch.finger], "\(phase)")
    default: break
    }
  }

  private mutating func noteStates(_ decision: Observation.Decision) {
    switch decision {
    case .transition(let id, let from, let state, let cause):
      (recognizer, self.from, self.state) = (Recognizer(id), "\(from)", "\(state)")
      self.cause = cause.kind
      other = cause.other.map(Recognizer.init)
    case .ignoredAssignment(let id, let from, let state):
      (recognizer, self.from, self.state) = (Recognizer(id), "\(from)", "\(state)")
    case .goesOn(let id, let state), .action(let id, let state):
      (recognizer, self.state) = (Recognizer(id), "\(state)")
    case .reset(let id): recognizer = Recognizer(id)
    default: break
    }
  }

  private mutating func noteRelations(_ decision: Observation.Decision) {
    switch decision {
    case .waits(let id, let other), .spared(let id, let other, _),
      .brokenRequirement(let id, let other):
      (recognizer, self.other) = (Recognizer(id), Recognizer(other))
    case .requiredItself(let id): recognizer = Recognizer(id)
    default: break
    }
  }
}

nonisolated extension LogFields: JSONWritable {
  var json: JSON {
    [
      "time": time.json, "input": input.json, "decision": decision.json, "text": text.json,
      "recognizer": recognizer?.json, "other": other?.json, "view": view?.json,
      "fingers": fingers?.json, "phase": phase?.json, "from": from?.json, "state": state?.json,
      "cause": cause?.json,
    ]
  }
}

nonisolated extension Observation.Decision {
  /// The name of its case.
  var kind: String {
    switch self {
    case .badInput: "badInput"
    case .skipped: "skipped"
    case .withoutView: "withoutView"
    case .received: "received"
    case .refused: "refused"
    case .ignored: "ignored"
    case .transition: "transition"
    case .ignoredAssignment: "ignoredAssignment"
    case .waits: "waits"
    case .spared: "spared"
    case .goesOn: "goesOn"
    case .action: "action"
    case .reset: "reset"
    case .brokenRequirement: "brokenRequirement"
    case .requiredItself: "requiredItself"
    case .settlingPutOff: "settlingPutOff"
    case .targetNotRemoved: "targetNotRemoved"
    case .callsPutOff: "callsPutOff"
    case .scheduledForNever: "scheduledForNever"
    case .repeatsItself: "repeatsItself"
    case .command: "command"
    case .motion: "motion"
    case .obstacle: "obstacle"
    case .assisted: "assisted"
    case .posted: "posted"
    case .effect: "effect"
    case .focus: "focus"
    case .delivered: "delivered"
    case .held: "held"
    case .dropped: "dropped"
    case .notPresented: "notPresented"
    case .transitionInterrupted: "transitionInterrupted"
    }
  }
}

nonisolated extension Observation.Cause {
  /// The name of its case.
  var kind: String {
    switch self {
    case .rule: "rule"
    case .met: "met"
    case .assigned: "assigned"
    case .excludedBefore: "excludedBefore"
    case .refusedToBegin: "refusedToBegin"
    case .excluded: "excluded"
    case .denied: "denied"
    case .requirementRecognized: "requirementRecognized"
    case .withdrawn: "withdrawn"
    case .abandoned: "abandoned"
    }
  }

  /// The recognizer that caused it.
  var other: Observation.RecognizerID? {
    switch self {
    case .excluded(let other), .denied(let other), .requirementRecognized(let other): other
    default: nil
    }
  }
}
