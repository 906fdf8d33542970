// `agent`: a coding agent uses the apps, over the standard input and output.

import ArgumentParser
import Foundation
import TouchAgent

/// `agent`.
struct ServeAgent<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "agent",
      abstract: "Let a coding agent see and touch the apps, and ask why.",
      discussion: """
        Speaks the Model Context Protocol on the standard input and output. What an app prints goes to the \
        error output. An app runs in a process of its own: one that crashes ends alone, and the agent goes \
        on from before.
        """)
  }

  @Option(help: "How long a call, or an input, may take, in seconds.")
  var limit = 60

  @Option(help: "The folder for recordings of apps that ended; a temporary one by default.")
  var folder: String?

  func validate() throws {
    try Options.atLeastOne([("limit", limit)])
  }

  @MainActor func run() async throws {
    let name = "touchkit-agent-\(ProcessInfo.processInfo.processIdentifier)"
    let place =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw ValidationError(
        "\(place.path): the folder cannot be made: \(error.localizedDescription)")
    }
    let process = TrialProcess(limit: limit)
    defer { process.stop() }
    let inbox = AgentInbox()
    let server = AgentServer(process: process, inbox: inbox, folder: place)
    inbox.read(.standardInput)
    while let line = inbox.next() {
      guard let answer = server.answer(line) else { continue }
      do {
        try FileHandle.standardOutput.write(contentsOf: Data((answer + "\n").utf8))
      } catch {
        // The client is gone.
        return
      }
    }
  }
}
