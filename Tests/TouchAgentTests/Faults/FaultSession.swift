// An agent that uses an app with a fault, and asks why.

import Foundation
import TouchAgent
import TouchTrace
import UIKit

/// A session in which calls were made.
final class FaultSession {
  private let session: AgentSession
  private let app: TouchApp
  private let gesture: String?
  /// What was answered to calls that did something.
  private(set) var answers: [String] = []

  /// Starts the app, and makes the calls.
  init(_ fault: AgentFault, isMended: Bool = false, _ calls: [AgentCall]) {
    (app, gesture) = (fault.app(isMended: isMended), fault.gesture)
    session = AgentSession(of: [app])
    _ = session.answer(AgentCall("start", ["app": .string(app.name)]))
    answers = calls.map { session.answer($0).text }
  }

  deinit {}

  /// Whether what is wanted has happened.
  var isDone: Bool { session.answer(AgentCall("see")).text.contains("“done”") }

  /// What is answered to the questions that an agent has then.
  func ask(_ tool: String, _ arguments: [String: JSONValue] = [:]) -> String {
    session.answer(AgentCall(tool, arguments)).text
  }

  /// What was done, as a recording.
  func trace() throws -> Trace {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = ask("save", ["file": .string(file.path)])
    return try Trace(contentsOf: file)
  }

  /// What the answers say of the cause, and the tool that says it; `nil` if none does.
  ///
  /// The tools are asked one after the other, as an agent would: first what the calls told, then why, then
  /// why a finger at the place of the first one would do nothing, then lint.
  func line(with words: [String]) throws -> (tool: String, line: String)? {
    if let line = Self.line(in: answers, with: words) { return ("touch", line) }
    let asked: [String: JSONValue] = gesture.map { ["gesture": .string($0)] } ?? [:]
    if let line = Self.line(in: [ask("why", asked)], with: words) { return ("why", line) }
    for case .touches(let touches) in try trace().inputs {
      guard let place = touches.reports.first?.sample.location else { continue }
      let answer = ask("why", ["x": .number(Double(place.x)), "y": .number(Double(place.y))])
      if let line = Self.line(in: [answer], with: words) { return ("why, with a place", line) }
      break
    }
    return Self.line(in: [ask("lint")], with: words).map { ("lint", $0) }
  }

  private static func line(in answers: [String], with words: [String]) -> String? {
    answers.lazy.flatMap { $0.split(separator: "\n") }.map(String.init).first { line in
      words.allSatisfy(line.contains)
    }
  }
}
