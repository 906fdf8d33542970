// A contest of contenders with names, with answers from a list, and a log in words: so that the
// contest can be tested as the value that it is.

import GestureCore
import Testing

/// Drives a contest as the shell does, without a view or a recognizer.
struct Arena: ~Copyable {
  private(set) var contest = Contest()
  private(set) var log: [String] = []
  private var seats: [String: Contest.Seat] = [:]
  /// Pairs that may be recognized together: the names, with a space between them.
  var together: Set<String> = []
  /// Called when a contender's targets are told.
  var onReport: (inout Arena, _ name: String, GestureState) -> Void = { _, _, _ in }
  /// Called when answers about a contender's claim are sought.
  var onAsk: (inout Arena, _ name: String) -> Void = { _, _ in }

  func seat(_ name: String) -> Contest.Seat { seats[name]! }
  func isSeated(_ name: String) -> Bool { seats[name] != nil }
  func name(_ seat: Contest.Seat) -> String { seats.first { $0.value == seat }!.key }
  func contender(_ name: String) -> Contender { contest[seat(name)] }

  // MARK: Joining

  /// Seats contenders, each deeper than the one before, and gives all of them one finger.
  mutating func join(_ names: String..., policy: Contender.TouchPolicy = .init()) {
    join(names, policy: policy)
  }

  mutating func join(_ names: [String], policy: Contender.TouchPolicy = .init()) {
    for name in names {
      let place = Contender.Place(depth: 100 - contest.order.count)
      seats[name] = contest.join(at: place, policy: policy)
      contest.receive(TouchSlots(0), at: seat(name))
    }
    arrange()
  }

  mutating func join(_ name: String, at place: Contender.Place, receiving slots: TouchSlots) {
    seats[name] = contest.join(at: place, policy: .init())
    if !slots.isEmpty { contest.receive(slots, at: seat(name)) }
    arrange()
  }

  /// Requirements in words: "a > b" means that a requires the failure of b.
  mutating func require(_ requirements: String...) {
    for requirement in requirements {
      let words = requirement.split(separator: " ").map(String.init)
      contest.require(seat(words[0]), toFail: seat(words[2]))
    }
    arrange()
  }

  /// Takes in who joined and what is required now.
  private mutating func arrange() {
    _ = contest.beginHearing()
    conclude()
  }

  var order: [String] { contest.order.map { name($0) } }

  // MARK: One event

  /// Assignments in words, "a began, b ended", and then a settling.
  mutating func event(_ assignments: String) {
    for assignment in assignments.split(separator: ",") {
      let words = assignment.split(separator: " ").map(String.init)
      assign(words[1], to: words[0])
    }
    settle()
  }

  mutating func assign(_ word: String, to name: String) {
    switch word {
    case "withdraws": contest.withdraw(seat(name))
    case "lifts": contest.lift(TouchSlots(0), at: seat(name))
    case "ignores": contest.ignore(TouchSlots(0), at: seat(name))
    case "hears": contest.heard(seat(name))
    case "stays-out": contest.setStaysOut(true, at: seat(name))
    default:
      let state = GestureState.allCases.first { "\($0)" == word }!
      guard let accepted = contender(name).state.accepting(state) else { return }
      contest.assign(accepted, to: seat(name))
    }
  }

  /// Settles and resets; the answers come from `together`.
  mutating func settle() {
    conclude()
    if let broken = contest.brokenInvariant() { Issue.record("\(broken), after \(log)") }
  }

  private mutating func conclude() {
    contest.conclude(isNewToViews: false)
    while let step = contest.next() { take(step) }
  }

  private mutating func take(_ step: ContestStep) {
    switch step {
    case .ask(let winner, let other): answer(whether: winner, excludes: other)
    case .carryOut(.report(let seat, let state)):
      log.append("\(name(seat)) \(state)")
      let name = name(seat)
      onReport(&self, name, state)
    case .carryOut(.wait(let seat, let required)):
      log.append("\(name(seat)) waits for \(name(required))")
    case .carryOut(.fail(let seat, let cause)):
      log.append("\(name(seat)) failed: \(words(cause))")
    case .carryOut(.goOn(let seat)): log.append("\(name(seat)) goes on")
    case .carryOut(.breakRequirement(let dependent, let required)):
      log.append("\(name(dependent)) does not wait for \(name(required))")
    case .carryOut(.endWait), .carryOut(.spare), .deliver, .reset: break
    case .leave:
      let due = contest.resetting
      log.append("reset \(due.map { name($0) }.joined(separator: "+"))")
      seats = seats.filter { !due.contains($0.value) }
    case .putOff: log.append("put off")
    }
  }

  private mutating func answer(whether winner: Contest.Seat, excludes other: Contest.Seat) {
    // A claimant is still seen as possible; what may forbid its claim is not.
    onAsk(&self, name(contest[winner].reported == .possible ? winner : other))
    contest.answer(excludes(winner, other) ? nil : .doesOtherAllowBoth)
  }

  private func excludes(_ a: Contest.Seat, _ b: Contest.Seat) -> Bool {
    !together.contains("\(name(a)) \(name(b))") && !together.contains("\(name(b)) \(name(a))")
  }

  private func words(_ cause: Verdict.Cause) -> String {
    switch cause {
    case .itself: "itself"
    case .excluded(let winner): "excluded by \(name(winner))"
    case .denied(let incumbent): "denied by \(name(incumbent))"
    case .requirementRecognized(let required): "required the failure of \(name(required))"
    case .excludedBefore: "excluded before"
    case .refusedToBegin: "refused to begin"
    case .withdrawn: "withdrawn"
    case .abandoned: "abandoned"
    }
  }

  /// What happened since the last call.
  mutating func news() -> [String] {
    defer { log = [] }
    return log
  }
}

extension Contest {
  /// All steps that follow an event; every question is answered: both may be recognized.
  mutating func steps(isNewToViews: Bool = false) -> [ContestStep] {
    var steps: [ContestStep] = []
    conclude(isNewToViews: isNewToViews)
    while let step = next() {
      steps.append(step)
      if case .ask = step { answer(.doesOtherAllowBoth) }
    }
    return steps
  }
}
