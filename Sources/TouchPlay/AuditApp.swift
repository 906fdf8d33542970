// `audit`: whom an app shuts out.

import ArgumentParser
import Foundation
import TouchTrace

/// `audit`.
struct AuditApp<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract:
        "Find whom an app shuts out: who has one finger, is slow, trembles, or uses a screen reader.",
      discussion: """
        Each gesture of the app is tried, and then what one slow finger can do instead, by taps and presses. \
        Each finding says what is out of reach, for whom, and what mends it. The exit code is 1 if there is a \
        finding. Judged is what stays on the screen.
        """)
  }

  @Option(help: "The app; the only one by default.")
  var app: String?

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var launch: LaunchOptions

  @Option(help: "How long the person's finger rests in a tap, in seconds.")
  var tapTime = AuditPerson().tapTime

  @Option(help: "How long it takes the person from one tap to the next, in seconds.")
  var pause = AuditPerson().pause

  @Option(help: "How far the person's finger trembles, in points.")
  var tremor = AuditPerson().tremor

  @Option(
    parsing: .upToNextOption,
    help: "What is left out, because nothing else could do what it does: \"pan on canvas\", canvas."
  )
  var except: [String] = []

  @Option(
    help: "A folder, in which a recording of each finding is written.", completion: .directory)
  var keep: String?

  @Option(help: "How long one try may take, in seconds.")
  var limit = 10

  @Flag(help: "Print a JSON object for each finding.")
  var json = false

  func validate() throws { try Options.atLeastOne([("limit", limit)]) }

  @MainActor func run() async throws {
    let app = try Player.app(app, for: "audit")
    let person = AuditPerson(tapTime: tapTime, pause: pause, tremor: tremor)
    let last = FileManager.default.temporaryDirectory
      .appendingPathComponent("audit-\(UUID().uuidString).jsonl")
    let process = TrialProcess(limit: limit)
    defer { process.stop() }
    let outcome = try process.run(
      .audit(
        app: app.name, header: TraceText.line(screen.header(of: app.name, launch)), person,
        except: except, file: last.path,
        folder: keep.map { URL(fileURLWithPath: $0).path }))
    switch outcome {
    case .ended(let ending):
      throw TrialError(
        words: """
          \(app.name): \(ending.words(limit: limit)). The recording, to the input with which it ended, \
          is \(last.path).
          """)
    case .answer(.audit(let audit)): try tell(audit)
    case .answer(.problem(let words)): throw ValidationError(words)
    case .answer: throw TrialError(words: "\(app.name): another trial was answered.")
    }
  }

  private func tell(_ audit: Audit) throws {
    if json {
      for finding in audit.findings { Output.say(try Output.json(finding)) }
      for note in audit.notes { Output.tell("Not judged: \(note)") }
    } else {
      Output.say(audit.text)
    }
    if let keep, !audit.findings.isEmpty { Output.tell("Recordings are in \(keep).") }
    if !audit.findings.isEmpty { throw ExitCode(1) }
  }
}
