// Notices fingers that nothing answers, and says why: which view they hit, and what the recognizers
// decided. It changes nothing.

import TouchKit
import TouchTrace

/// Watches one application for fingers to which no recognizer and no control answers.
final class Answers {
  /// What is said of a recording in which nothing failed.
  static let allAnswered = "Every finger in this recording was answered."

  private let application: UIApplication
  private var explainer: Explainer
  /// Inputs since the last episode, or since the explainer was made.
  private var inputCount = 0
  /// What the fingers of the present episode hit, by their numbers.
  private var touched: [Int: Touched] = [:]

  /// What a finger hit, as far as it answers by itself.
  private enum Touched: Equatable {
    /// A control with a target, a row of a table, or anything that needs no answer.
    case answers
    /// A control that is silent, and why.
    case silent(String)
    /// Any other view, or none.
    case other
  }

  init(in application: UIApplication) {
    self.application = application
    explainer = Explainer(of: application)
  }

  /// Why fingers had no answer.
  struct Reason: Equatable {
    /// The number of the input in which what came closest failed, or in which all was over, from 1.
    var input: Int
    /// The views that were hit, and why nothing fired.
    var words: String
  }

  /// Gives the application an input; says why the fingers that are over now had no answer, if so.
  func receive(_ input: HostInput) -> Reason? {
    let episode = explainer.receive(input)
    if case .touches(let touches) = input {
      for report in touches.reports where report.phase == .began {
        // A wheel or a trackpad is no finger.
        touched[report.finger] =
          report.eventType == .touches
          ? Self.answer(of: application.hitView(ofFinger: report.finger)) : .answers
      }
    }
    guard let episode else {
      inputCount += 1
      // Fingers that never rest would be remembered without an end.
      if inputCount > Limits.explainedInputsMax { listenAfresh() }
      return nil
    }
    defer { (inputCount, touched) = (0, [:]) }
    return reason(for: episode)
  }

  private func listenAfresh() {
    _ = explainer.finish()
    explainer = Explainer(of: application)
    (inputCount, touched) = (0, [:])
  }

  private func reason(for episode: Episode) -> Reason? {
    guard !episode.fingers.isEmpty, !episode.fingers.contains(where: { $0.phase == .cancelled }),
      !episode.attempts.contains(where: \.isRecognized), !touched.values.contains(.answers)
    else { return nil }
    let places = episode.fingers.prefix(2).map { finger in
      "Finger \(finger.finger) hit \((finger.hit ?? finger.view).map { "\($0)" } ?? "no view")."
    }
    var input = episode.inputs.upperBound
    if case .failed(let step) = episode.closestAttempt?.outcome { input = step.input }
    return Reason(
      input: input, words: (["Nothing fired."] + places + [why(episode)]).joined(separator: " "))
  }

  private func why(_ episode: Episode) -> String {
    for finger in episode.fingers {
      if case .silent(let why) = touched[finger.finger] { return why }
    }
    guard let closest = episode.closestAttempt else {
      if let refusal = episode.fingers.lazy.compactMap(\.refusal).first {
        return "No view hears of it: \(refusal.text)."
      }
      return "Neither it nor a view around it has a gesture recognizer or is a control."
    }
    let sentences = episode.sentences(about: closest).joined(separator: " ")
    switch episode.attempts.count - 1 {
    case 0: return sentences
    case 1: return "\(sentences) The inspector tells of one more recognizer."
    case let others: return "\(sentences) The inspector tells of \(others) more recognizers."
    }
  }

  /// What a view does by itself when it is touched, or what the control or row around it does.
  private static func answer(of view: UIView?) -> Touched {
    var next = view
    while let view = next {
      if view is UITableViewCell { return .answers }
      if let control = view as? UIControl {
        let name = "\(control.observationID)"
        guard control.isEnabled else { return .silent("The control \(name) is not enabled.") }
        return control.allControlEvents.isEmpty
          ? .silent("Nobody listens to the control \(name).") : .answers
      }
      next = view.superview
    }
    return .other
  }
}

nonisolated extension Episode {
  /// What came closest to firing: what was undecided for longest; of several, the first one.
  fileprivate var closestAttempt: Attempt? {
    var closest: (attempt: Attempt, time: Double)?
    for attempt in attempts {
      let time =
        switch attempt.outcome {
        case .recognized(let step), .failed(let step): step.time
        case .refused: -Double.infinity
        case .undecided: times.upperBound
        }
      if closest.map({ $0.time < time }) ?? true { closest = (attempt, time) }
    }
    return closest?.attempt
  }
}
