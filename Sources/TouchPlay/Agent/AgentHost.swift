// The agent's session, inside of the process of the app.

import Foundation
import TouchAgent
import TouchKit
import TouchTrace

/// The session of the agent, which is on the disk before the app hears of an input.
@MainActor
final class AgentHost {
  private let apps: [TouchApp]
  private let windUp: () -> Void
  private var session: AgentSession?
  private var file: TrialFile?

  /// Prepares a session.
  ///
  /// - Parameters:
  ///   - apps: The apps that can be started.
  ///   - windUp: Called before each input.
  init(of apps: [TouchApp], windUp: @escaping () -> Void) {
    (self.apps, self.windUp) = (apps, windUp)
  }

  deinit {}

  /// Answers a call; the recording goes to a file.
  func answer(_ call: AgentCall, recordingTo path: String) -> AgentAnswer {
    let session =
      self.session
      ?? AgentSession(of: apps) { [unowned self] trace, input in
        try keep(trace, input, at: path)
        windUp()
      }
    self.session = session
    return session.answer(call)
  }

  private func keep(_ trace: Trace, _ input: HostInput?, at path: String) throws {
    if let input {
      try file?.add(TraceText.line(input))
    } else {
      file = try TrialFile(path)
      try file?.add(TraceText.line(trace.header))
    }
  }
}
