// What user code answers, looked up at once: a bit for each question and pair.

import GestureCore

/// What the app's code answers about recognizers, and their delegate, which gives these answers.
struct Answers {
  let table: AnswerTable
  var delegate: SimulatedDelegate?
  private let exclusions: ExclusionTable

  init(_ plan: Plan) {
    table = AnswerTable(plan.answers)
    exclusions = ExclusionTable(plan, table)
  }

  func isUnusual(_ question: Plan.Question, _ recognizer: Int, _ other: Int) -> Bool {
    table.isUnusual(question, recognizer, other)
  }

  /// Whether a recognizer excludes another, by classes and delegates alone.
  func excludes(_ winner: Int, _ other: Int) -> Bool { exclusions.excludes(winner, other) }
}

/// Where answers are not the default ones.
struct AnswerTable {
  /// At most so many recognizers, and views, have numbers.
  nonisolated static let numbersMax = 64
  private var rows: [UInt64]

  init(_ answers: [Plan.Answer]) {
    rows = Array(repeating: 0, count: Plan.Question.allCases.count * Self.numbersMax)
    for answer in answers {
      rows[answer.question.rawValue * Self.numbersMax + answer.recognizer] |= bit(answer.other)
    }
  }

  func isUnusual(_ question: Plan.Question, _ recognizer: Int, _ other: Int) -> Bool {
    guard recognizer >= 0, other >= 0 else { return false }
    return rows[question.rawValue * Self.numbersMax + recognizer] & bit(other) != 0
  }
}

/// Which recognizer excludes which other, by classes and delegates alone.
///
/// The law decides this here, not the engine.
struct ExclusionTable {
  private var rows: [UInt64]

  init(_ plan: Plan, _ answers: AnswerTable) {
    rows = Array(repeating: 0, count: AnswerTable.numbersMax)
    let all = plan.recognizers + plan.ownRecognizers
    for winner in all {
      for other in all where other.id != winner.id {
        if Self.excludes(winner, other, answers) { rows[winner.id] |= bit(other.id) }
      }
    }
  }

  func excludes(_ winner: Int, _ other: Int) -> Bool { rows[winner] & bit(other) != 0 }

  private static func excludes(
    _ winner: Plan.Recognizer, _ other: Plan.Recognizer, _ answers: AnswerTable
  ) -> Bool {
    guard canPrevent(winner, other, answers), other.kind != .hover else { return false }
    if other.kind == .custom, answers.isUnusual(.canBePrevented, other.id, winner.id) {
      return false
    }
    if other.asksDelegate, answers.isUnusual(.simultaneous, other.id, winner.id) { return false }
    if areOfOneScroller(winner.id, other.id) { return false }
    return !(winner.asksDelegate && answers.isUnusual(.simultaneous, winner.id, other.id))
  }

  /// Dragging and zooming of one scroll view go on at once.
  private static func areOfOneScroller(_ winner: Int, _ other: Int) -> Bool {
    guard let mine = Plan.owner(of: winner), let its = Plan.owner(of: other) else { return false }
    return mine.view == its.view && mine.part != .gate && its.part != .gate
  }

  /// A tap prevents a tap that needs no more taps, and a long press that needs fewer taps before; a
  /// long press prevents a long press that needs no more. [seen]
  private static func canPrevent(
    _ winner: Plan.Recognizer, _ other: Plan.Recognizer, _ answers: AnswerTable
  ) -> Bool {
    switch (winner.kind, other.kind) {
    case (.hover, _): return false
    case (.custom, _): return !answers.isUnusual(.canPrevent, winner.id, other.id)
    case _ where winner.touches != other.touches: return true
    case (.tap, .tap), (.longPress, .longPress): return other.taps <= winner.taps
    case (.tap, .longPress): return other.taps < winner.taps
    default: return true
    }
  }
}
