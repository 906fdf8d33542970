// `record`: the playground, with a recording of each run.

import ArgumentParser
import Foundation
import Playground

/// `record`.
struct Record<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Serve the playground, and record what your fingers do in each app.",
      discussion: """
        Each run of an app becomes a file of its own: a header and one input a line, as JSON. A file is \
        complete at any moment, also after a crash. Replay it with `replay`.
        """)
  }

  @OptionGroup var address: Address<Player>

  @Option(name: .shortAndLong, help: "The folder for the recordings; it is made if need be.")
  var output = "traces"

  @Option(help: "How many files are written at most.")
  var files = TraceFolder.filesMaxDefault

  @Option(help: "How many bytes are written at most, in all files together.")
  var bytes = TraceFolder.bytesMaxDefault

  func validate() throws {
    for (name, value) in [("--files", files), ("--bytes", bytes)] where value < 0 {
      throw ValidationError("\(name) \(value): found less than nothing, expected 0 or more.")
    }
  }

  @MainActor func run() async throws {
    let folder = try TraceFolder(
      URL(fileURLWithPath: output, isDirectory: true), filesMax: files, bytesMax: bytes
    ) { Output.tell($0) }
    try await address.serve(recordedInto: folder)
  }
}

/// Where the playground listens.
struct Address<Player: TouchPlayer>: ParsableArguments {
  static var hostDefault: String { "127.0.0.1" }
  static var portDefault: Int { 8080 }

  @Option(help: "The address to listen at; 0.0.0.0 for every device in the network.")
  var host = Self.hostDefault

  @Option(help: "The port to listen at; 0 for any free one.")
  var port = Self.portDefault

  @OptionGroup var launch: LaunchOptions

  @Flag(
    help: """
      Build the program again when its sources change; each page then replays what its app was told, and goes \
      on.
      """)
  var watch = false

  /// Serves the playground until the process ends.
  @MainActor func serve(recordedInto folder: TraceFolder? = nil) async throws {
    let process =
      [HostPage<Player>.configuration.commandName ?? ""]
      + launch.argument.map { "--argument=\($0)" }
    let builder = watch ? try Builder() : nil
    let playground = try Playground(
      host: host, port: port, apps: Player.apps, process: process, startedFrom: builder?.program,
      recordedInto: folder)
    let building = builder.map { builder in
      Task { await builder.run { playground.tell($0, isNew: $1) } }
    }
    defer { building?.cancel() }
    try await playground.serve { addresses in
      var text = "The playground is open:\n"
      for address in addresses { text += "  \(address)\n" }
      if let builder { text += "Sources in \(builder.package.path) are watched.\n" }
      text += "Press Control-C to close it."
      Output.say(text)
    }
  }
}
