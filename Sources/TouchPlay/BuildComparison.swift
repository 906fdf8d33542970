// The same fingers on two builds: the program of another revision, and the logs of both.

import ArgumentParser
import Foundation
import Playground
import TouchTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another build of the program that runs.
struct OtherBuild {
  /// The file of its program.
  let program: URL

  /// Takes a program that is built already.
  ///
  /// - Throws: An error if it cannot be run.
  init(program path: String) throws {
    program = URL(fileURLWithPath: path)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw ValidationError("--against \(path): found no program there that can be run.")
    }
  }

  /// Builds the program of a revision, in a work tree of its own inside of `.build`. What was built there
  /// before is used again.
  ///
  /// - Throws: An error that names the step that failed.
  init(revision: String) throws {
    let builder = try Builder(of: Bundle.main.executableURL, for: "--against")
    let top = try Tool.output(
      of: "git", ["rev-parse", "--show-toplevel"], in: builder.package, for: "--against \(revision)"
    )
    let commit = try Tool.output(
      of: "git", ["rev-parse", "--verify", "--end-of-options", revision + "^{commit}"],
      in: builder.package, for: "--against \(revision)")
    let tree = builder.package.appendingPathComponent(".build/against")
    if !FileManager.default.fileExists(atPath: tree.path) {
      _ = try Tool.output(
        of: "git", ["worktree", "add", "--detach", "--force", tree.path, commit],
        in: builder.package,
        for: "--against \(revision)")
    }
    _ = try Tool.output(
      of: "git", ["checkout", "--detach", "--force", commit], in: tree, for: "--against \(revision)"
    )
    // The package may be in a folder of its repository.
    let path = builder.package.resolvingSymlinksInPath().path
    let inside = path.hasPrefix(top + "/") ? String(path.dropFirst(top.count + 1)) : ""
    let package = inside.isEmpty ? tree : tree.appendingPathComponent(inside)
    let name = builder.program.lastPathComponent
    let kind = builder.program.pathComponents.contains("release") ? "release" : "debug"
    Output.tell("Building \(name) of \(revision), \(commit.prefix(10)).")
    _ = try Tool.output(
      of: "swift", ["build", "--product", name, "-c", kind], in: package,
      for: "--against \(revision)")
    try self.init(program: package.appendingPathComponent(".build/\(kind)/\(name)").path)
  }
}

/// The log of a recording, as a program replays it.
final class ReplayedLog {
  /// A program that prints nothing for so long, in seconds, is ended.
  static let silenceMax = 60

  private let process = Process()
  private let output = Pipe()
  private var reader: LogReader
  /// Whether the program was ended because it printed nothing.
  private final class Silence {
    var isTooLong = false
  }
  private let silence = Silence()

  /// Starts a program; nil for the one that runs.
  init(of recording: String, app: String?, by program: URL?) throws {
    process.executableURL = program ?? ThisProgram.file
    process.arguments = ["replay", recording] + (app.map { ["--app", $0] } ?? [])
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let (file, process, silence) = (output.fileHandleForReading, process, silence)
    reader = LogReader {
      var waiting = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, Int32(Self.silenceMax) * 1000) == 0 {
        silence.isTooLong = true
        kill(process.processIdentifier, SIGKILL)
        return []
      }
      return [UInt8](file.availableData)
    }
    try process.run()
    try output.fileHandleForWriting.close()
  }

  deinit {}

  /// The next line; `nil` at the end.
  func next() throws -> LoggedLine? { try reader.next() }

  /// How the program ended, in words, if it did not end well: after the last line.
  var problem: String? {
    process.waitUntilExit()
    if silence.isTooLong {
      return
        "it printed nothing for \(Self.silenceMax) s: the app is in a loop, or waits for something"
    }
    let ending = TrialEnding(of: process)
    return ending.code == 0 ? nil : ending.words(limit: 0)
  }

  /// Ends the program, of which enough is known.
  func stop() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }
}

/// Compares what two builds decide about recordings.
struct BuildComparison {
  let other: OtherBuild
  let app: String?

  /// The recordings of a folder and of the folders in it, or one file.
  ///
  /// - Throws: An error if there is none.
  static func recordings(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ValidationError("\(path): there is no such file or folder.")
    }
    guard isFolder.boolValue else { return [path] }
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let recordings = all.filter { $0.hasSuffix(".jsonl") }.sorted()
    guard !recordings.isEmpty else {
      throw ValidationError("\(path): found no recording, a file that ends with .jsonl.")
    }
    return recordings.map { "\(path)/\($0)" }
  }

  /// What the two builds decide differently first; `nil` if they decide the same.
  func difference(in recording: String) throws -> String? {
    let old = try ReplayedLog(of: recording, app: app, by: other.program)
    let new = try ReplayedLog(of: recording, app: app, by: nil)
    if let difference = try LogDifference(old.next, new.next) {
      // Lines that a program had not printed when it crashed are lost: its end says more than they do.
      let crash =
        (difference.a.isEmpty ? old.problem.map { "The other build: \($0)." } : nil)
        ?? (difference.b.isEmpty ? new.problem.map { "This build: \($0)." } : nil)
      old.stop()
      new.stop()
      return crash ?? "\(difference)"
    }
    switch (old.problem, new.problem) {
    case (let old?, let new?) where old == new:
      throw ValidationError("\(recording): both builds cannot replay it: \(new).")
    case (nil, nil): return nil
    case (let old, let new):
      return """
        The other build: \(old ?? "it replayed all"). This build: \(new ?? "it replayed all").
        """
    }
  }
}
