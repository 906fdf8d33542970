// `timeline`: what fingers, recognizers and views did, as a picture or as trace events.

import ArgumentParser
import Foundation
import TouchTrace

/// `timeline`.
struct Timeline<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "timeline",
      abstract: "Draw what fingers, recognizers and views did over time.",
      discussion: """
        Replays a trace and draws a lane for each finger, recognizer and view: states, waits, touches \
        that are held back from views, cancellations and actions. The SVG follows the reader's light or \
        dark scheme, and says the same in words to screen readers. Long stretches in which nothing \
        happens are shortened.

        With --perfetto the same lanes are written as Chrome's trace events while the trace is read, for \
        https://ui.perfetto.dev: this works for recordings of any length.

        A trace may have several recordings; the first is drawn unless --recording says otherwise. Lines \
        that cannot be read are reported with their place, the rest is drawn, and the exit code is 1.
        """)
  }

  @OptionGroup var input: TraceInput<Player>

  @Option(name: .shortAndLong, help: "The file to write; - for the standard output.")
  var output = "-"

  @Flag(help: "Write Chrome's trace events instead of an SVG.")
  var perfetto = false

  @Option(help: "Which recording of the trace, counted from 1.")
  var recording = 1

  func validate() throws {
    try Options.atLeastOne([("recording", recording)])
  }

  @MainActor func run() async throws {
    let file = try OutputFile(output)
    var app: TracedApp?
    var watcher: LaneWatcher?
    var lanes = Lanes()
    var events = LaneEvents(app: "")
    var title = ""
    var text = ""
    var number = 0
    /// Hears no more, and gives views their names while they are there.
    func finish() {
      guard let running = watcher else { return }
      running.stop()
      lanes.finish()
      withExtendedLifetime(app) { lanes = running.named(lanes) }
      (app, watcher) = (nil, nil)
    }
    let isWhole = try input.read { content in
      switch content {
      case .header(let header):
        number += 1
        finish()
        guard number == recording else { return }
        let next = try input.start(header)
        title = input.app ?? header.app ?? ""
        events = LaneEvents(app: title)
        app = next
        watcher = LaneWatcher(of: next.application) { fact in
          if perfetto { text += events.hear(fact) } else { lanes.hear(fact) }
        }
      case .input(let input): app?.application.receive(input)
      case .device, .problem: break
      }
      try file.write(text)
      text = ""
    }
    finish()
    guard number >= recording else {
      throw ValidationError("The trace has \(number) recordings, and --recording is \(recording).")
    }
    try file.write(text + (perfetto ? events.finish() : LanesPicture(lanes, title: title).svg))
    try file.finish()
    if number > 1 {
      Output.tell(
        "The trace has \(number) recordings; this is number \(recording). Choose with --recording.")
    }
    if !isWhole { throw ExitCode(1) }
  }
}
