// Questions to code of the app whose answers an experiment may give in its place.

/// A question that the engine asks the app's views and delegates.
nonisolated package enum AppQuestion: Equatable, Sendable {
  /// May the recognizer leave possible?
  case mayBegin(Observation.RecognizerID)
  /// Does the recognizer receive the touch or press, and its event?
  case receives(Observation.RecognizerID)
  /// May the first be recognized although the second was?
  case together(Observation.RecognizerID, with: Observation.RecognizerID)
  /// Does the first wait for the failure of the second? Asked of recognizers with a delegate or a
  /// class that can say yes.
  case waits(Observation.RecognizerID, for: Observation.RecognizerID)
  /// May the recognizer, the pan of a scroll view, take a touch away from content that has it?
  case cancelsContent(Observation.RecognizerID)
}

extension UIApplication {
  /// Answers some questions in place of the app's code, from now on. `nil` as an answer asks the app.
  ///
  /// For experiments with a recording: what would have happened if a delegate had said yes?
  package final func answer(_ answer: ((AppQuestion) -> Bool?)?) {
    engine.observers.answer = answer
  }

  /// What an experiment answers; `nil` if the app is to be asked.
  package final func answer(to question: @autoclosure () -> AppQuestion) -> Bool? {
    engine.observers.answer.flatMap { $0(question()) }
  }
}

extension UIGestureRecognizer {
  /// Takes back `require(toFail:)`, from the next contest on. For experiments.
  package final func stopRequiring(_ other: UIGestureRecognizer) {
    requiredToFail.removeAll { $0.object === other }
    other.requiredBy.removeAll { $0.object === self }
  }
}
