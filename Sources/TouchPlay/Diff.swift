// `diff`: the first difference between two logs, in words; between a device and its replay; or between two
// builds.

import ArgumentParser
import Foundation
import TouchTrace

/// `diff`.
struct Diff<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: "Say in words where two logs, a device and its replay, or two builds differ first.",
      usage: """
        \(Commands.programName) diff <a> <b> [--json]
        \(Commands.programName) diff --device <trace> [--app <app>] [--json]
        \(Commands.programName) diff --against <revision> <recordings> [--app <app>]
        """,
      discussion: """
        The logs are what `replay` prints, as text or with --json. A text and JSON are compared \
        by times and words. Prints the lines around the difference, and where both agree again.

        With --device, the trace is one that RecordingWindow wrote in an iOS app. It is replayed, and the \
        states of each recognizer on the device are compared with those of the replay. Prints the first \
        difference of each recognizer, and why the replay decided so. When recognizers are reset does not \
        count, nor do 0.1 s; recognizers that the replay does not have are told on the error output.

        With --against, the argument is a recording, or a folder of them. Each is replayed by this program and \
        by that of another revision of the package, which git checks out and swift builds inside of .build; \
        or by the program of a path, with --against ./path. Prints for each recording what is decided \
        otherwise first: the other build is A, and this one is B.

        Exits with 0 if there is no difference, with 1 if there is one, and with 2 if a file cannot be read, or \
        a trace has nothing to compare.
        """)
  }

  @Argument(help: "The first log; - for the standard input. With --against, recordings.")
  var a: String?

  @Argument(help: "The second log; - for the standard input.")
  var b: String?

  @Option(help: "The trace of a device; - for the standard input.")
  var device: String?

  @Option(help: "A revision of git, or the path of a program, whose decisions are compared.")
  var against: String?

  @Option(help: "The app of the recordings; the one that they name by default.")
  var app: String?

  @Flag(help: "Print a JSON object for a difference; null if there is none.")
  var json = false

  func validate() throws {
    if against != nil {
      guard device == nil, a != nil, b == nil, !json else {
        throw ValidationError("With --against, name a recording, or a folder of them, and no more.")
      }
    } else if device != nil {
      guard a == nil else { throw ValidationError("With --device there is no other file.") }
    } else {
      guard app == nil else {
        throw ValidationError("--app is for the recordings of --device and --against.")
      }
      guard a != nil, b != nil else {
        throw ValidationError("Name two logs, or the trace of a device with --device.")
      }
      if a == "-", b == "-" { throw ValidationError("Only one log can be the standard input.") }
    }
  }

  @MainActor func run() async throws {
    if let device { return try compareDevice(device) }
    if let against, let a { return try compareBuilds(against, a) }
    if let a, let b { try compare(a, b) }
  }

  private func compare(_ a: String, _ b: String) throws {
    var first = try Self.reader(a)
    var second = try Self.reader(b)
    func next(_ reader: inout LogReader, _ name: String) throws -> LoggedLine? {
      do {
        return try reader.next()
      } catch {
        Output.tell("\(name): \(error)")
        throw ExitCode(2)
      }
    }
    let difference = try LogDifference({ try next(&first, a) }, { try next(&second, b) })
    if let difference {
      Output.say(json ? difference.json : "\(difference)")
      throw ExitCode(1)
    }
    Output.say(json ? "null" : "The logs are the same.")
  }

  private static func reader(_ path: String) throws -> LogReader {
    LogReader { [file = try file(path)] in [UInt8](try file.read(upToCount: 1 << 16) ?? Data()) }
  }

  private static func file(_ path: String) throws -> FileHandle {
    if let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) { return file }
    Output.tell("\(path): there is no such file, or it cannot be read.")
    throw ExitCode(2)
  }
}

// MARK: - Builds

extension Diff {
  private func compareBuilds(_ against: String, _ path: String) throws {
    let recordings = try BuildComparison.recordings(at: path)
    let isProgram = against.contains("/") && FileManager.default.fileExists(atPath: against)
    let other = try isProgram ? OtherBuild(program: against) : OtherBuild(revision: against)
    let comparison = BuildComparison(other: other, app: app)
    var count = 0
    for recording in recordings {
      guard let difference = try comparison.difference(in: recording) else { continue }
      count += 1
      Output.say("\(recording)\n\(difference)\n")
    }
    Output.say("\(count) of \(recordings.count) recordings are decided otherwise.")
    if count > 0 { throw ExitCode(1) }
  }
}

// MARK: - Devices

extension Diff {
  @MainActor private func compareDevice(_ path: String) throws {
    if path != "-" { try Self.file(path).close() }
    var input = TraceInput<Player>()
    (input.trace, input.app) = (path, app)
    var comparer: DeviceComparer?
    var all: [DeviceComparison] = []
    let isWhole: Bool
    do {
      isWhole = try input.read { content in
        switch content {
        case .header(let header):
          if let comparer { all.append(comparer.finish()) }
          comparer = DeviceComparer(of: try input.start(header))
        case .input(let input): comparer?.receive(input)
        case .device(let states): comparer?.hear(states)
        case .problem: break
        }
      }
    } catch is ExitCode {
      throw ExitCode(2)
    }
    if let comparer { all.append(comparer.finish()) }
    tell(all, of: path)
    guard all.allSatisfy(\.differences.isEmpty) else { throw ExitCode(1) }
    guard isWhole, !all.allSatisfy(\.compared.isEmpty) else { throw ExitCode(2) }
    Output.say(
      json ? "null" : "The device did the same with \(Self.recognizers(all.flatMap(\.compared))).")
  }

  private func tell(_ all: [DeviceComparison], of path: String) {
    for (index, comparison) in all.enumerated() {
      let place = all.count == 1 ? path : "\(path), recording \(index + 1)"
      let missing = comparison.missing
      if comparison.compared.isEmpty, missing.isEmpty {
        Output.tell("\(place): no recognizer of a device is in it; RecordingWindow writes them.")
      } else if !missing.isEmpty {
        let names = missing.map { "\n  \($0)" }.joined()
        let verb = missing.count == 1 ? "is" : "are"
        Output.tell("\(place): \(Self.recognizers(missing)) \(verb) not in the replay:\(names)")
      }
      for difference in comparison.differences {
        if all.count > 1, !json { Output.say("Recording \(index + 1):") }
        Output.say(json ? difference.json : "\(difference)")
      }
    }
  }

  private static func recognizers(_ places: [RecognizerPlace]) -> String {
    let count = Set(places).count
    return count == 1 ? "1 recognizer" : "\(count) recognizers"
  }
}
