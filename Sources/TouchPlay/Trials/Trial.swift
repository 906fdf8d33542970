// What a process of its own tries, and what it answers: values that go over pipes.

import Foundation
import TouchAgent
import TouchMonkey
import TouchTrace

/// Something that an app may not survive.
nonisolated enum Trial: Codable, Sendable {
  /// Random fingers with a seed, recorded in a file.
  case monkey(app: String, seed: UInt64, events: Int, style: Monkey.Style, file: String)
  /// Whether something is true of a recording.
  case judge(app: String, trace: String, Kept)
  /// What does not hold in a recording, first.
  case find(app: String, trace: String)
  /// The timeline of a recording, as a file.
  case draw(app: String, trace: String, file: String)

  /// Whether two gestures can both recognize one touch, in an app that starts as a header says. What is about
  /// to be played, and what is found, is in a file.
  case never(
    app: String, header: String, _ sentence: String, BothRecognizeSearch.Bounds, file: String)

  /// Whom an app shuts out that starts as a header says. What is about to be played is in a file; recordings of
  /// what is found are written in a folder.
  case audit(
    app: String, header: String, AuditPerson, except: [String], file: String, folder: String?)

  /// A call of an agent's tool, in a session that is recorded in a file.
  case agent(AgentCall, file: String)

  /// What is to be true of a recording.
  nonisolated enum Kept: Codable, Equatable, Sendable {
    /// A line of the log has these words.
    case logged(String)
    /// A sentence of the explanation has these words.
    case explained(String)
    /// This does not hold, first.
    case finding(String)
  }
}

/// What a trial came to.
nonisolated enum TrialAnswer: Codable, Sendable {
  case monkey(MonkeyResult)
  case judged(Bool)
  case found(MonkeyFinding?)
  case drawn
  case never(NeverAnswer)
  case audit(Audit)
  case agent(AgentAnswer)
  /// It could not be tried.
  case problem(String)
}

/// How the process of an app ended.
nonisolated struct TrialEnding: Equatable, Sendable {
  /// The signal that ended it, or `nil` if it ended itself.
  var signal: Int?
  /// Its exit code, if it ended itself.
  var code: Int?
  /// What it printed last about an error.
  var message: String?

  /// What became of an app, in a sentence.
  func words(limit: Int) -> String {
    guard let signal else { return "the app ended its process with the exit code \(code ?? 0)" }
    if signal == Self.alarmSignal {
      return "an input took more than \(limit) s: the app is in a loop, or waits for something"
    }
    return "the app crashed: " + (message ?? "signal \(signal)")
  }

  /// What the system says of a process that has ended.
  init(of process: Process, message: String? = nil) {
    let number = Int(process.terminationStatus)
    let isSignal = process.terminationReason == .uncaughtSignal
    (signal, code) = isSignal ? (number, nil) : (nil, number)
    self.message = message
  }

  /// The ending by a signal.
  init(signal: Int) { self.signal = signal }

  /// The signal of a clock that has run down.
  static let alarmSignal = 14
}
