// The rules of the second opinion: sentences of the law, each a question about a whole history.

/// A sentence that a history obeys or not.
nonisolated struct Rule: Sendable {
  let sentence: String
  /// What is wrong; `nil` if nothing is.
  let complaint: @Sendable (History) -> String?

  static let all =
    [
      Rule(
        sentence: "A touch goes to exactly the recognizers that are offered it and may receive it."
      ) { $0.complaintAboutReceivers() },
      Rule(sentence: "A recognizer hears each phase of its touches once, until it is over.") {
        $0.complaintAboutHearing()
      },
      Rule(
        sentence: "The deepest view comes first, then the later added, but required ones before."
      ) {
        $0.complaintAboutOrder()
      },
      Rule(sentence: "Each state but possible and failed is announced to targets once, at once.") {
        $0.complaintAboutActions()
      },
      Rule(sentence: "Recognizers hear first, then targets, then views.") {
        $0.complaintAboutTheOrderOfAudiences()
      },
      Rule(sentence: "States follow from what was assigned.") { $0.complaintAboutStates() },
      Rule(sentence: "All claims are granted, wait or fail as the rules say.") {
        $0.complaintAboutClaims()
      },
      Rule(sentence: "A recognizer that is over is reset together with all that are tied to it.") {
        $0.complaintAboutResets()
      },
      Rule(sentence: "A view hears all that is not held, in order, until the touch is taken.") {
        $0.complaintAboutViews()
      },
    ]
}

nonisolated extension History {
  /// The first rule that the history breaks, in words.
  func complaint() -> String? {
    guard !isBeyondRules else { return nil }
    for rule in Rule.all {
      if let complaint = rule.complaint(self) { return "\(rule.sentence) Yet \(complaint)" }
    }
    return nil
  }
}
