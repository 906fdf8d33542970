// A process of this program that tries things, seen from the one that asks: it is started again when it
// ends.

import Foundation
import Playground

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs trials, one after the other, in a process that may end in any of them.
@MainActor
final class TrialProcess {
  /// What came of a trial.
  enum Outcome {
    case answer(TrialAnswer)
    case ended(TrialEnding)
  }

  /// How long one input may take, in seconds.
  let limit: Int
  private let program: URL?
  private let arguments: [String]
  private var running: Running?
  /// Ends the process from another thread, in the middle of a trial.
  nonisolated let interrupter = ProcessInterrupter()

  /// Prepares a process.
  ///
  /// - Parameters:
  ///   - limit: How long one input may take, in seconds.
  ///   - program: The program; this one by default.
  ///   - arguments: What it is told; by default what makes this program run trials.
  init(limit: Int, program: URL? = nil, arguments: [String]? = nil) {
    (self.limit, self.program) = (limit, program ?? ThisProgram.file)
    self.arguments = arguments ?? ["trials", "--limit", "\(limit)"]
    // A process that has ended takes no trial: the write fails, and its end is told.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {}

  /// Runs a trial.
  ///
  /// - Throws: An error if the process cannot be started, or if what it answers is no answer.
  func run(_ trial: Trial) throws -> Outcome {
    let process = try running ?? Running(program, arguments)
    running = process
    interrupter.watch(process.identifier)
    if let answer = try process.ask(trial) { return .answer(answer) }
    interrupter.watch(nil)
    running = nil
    lastPrinted = process.takePrinted()
    return .ended(process.ending())
  }

  /// What the process has printed since this was asked last.
  func takePrinted() -> Data {
    defer { lastPrinted = Data() }
    return lastPrinted + (running?.takePrinted() ?? Data())
  }

  /// What a process that has ended printed last.
  private var lastPrinted = Data()

  /// Ends the process, and waits for its end.
  func stop() {
    interrupter.watch(nil)
    running?.stop()
    running = nil
  }
}

/// Ends a process that runs trials, from any thread.
nonisolated final class ProcessInterrupter: @unchecked Sendable {
  private let lock = NSLock()
  private var identifier: Int32?

  init() {}

  deinit {}

  /// The process that is ended, as long as it runs; `nil` for none.
  fileprivate func watch(_ identifier: Int32?) { lock.withLock { self.identifier = identifier } }

  /// Ends it.
  func end() { lock.withLock { if let identifier { _ = kill(identifier, SIGKILL) } } }
}

/// One start of the process.
@MainActor
private final class Running {
  private let process = Process()
  private let (questions, answers) = (Pipe(), Pipe())
  /// Where it prints, which may be a lot.
  private let printed: URL
  private let hasEnded = DispatchSemaphore(value: 0)
  private var rest = Data()

  init(_ program: URL?, _ arguments: [String]) throws {
    printed = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchkit-trial-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: printed.path, contents: nil) else {
      throw TrialError(words: "\(printed.path): the file cannot be written.")
    }
    process.executableURL = program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // A trace of the stack takes seconds, and the recording says more.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = try FileHandle(forWritingTo: printed)
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    try process.run()
    // Only the process itself has these ends now, so that they end with it.
    try questions.fileHandleForReading.close()
    try answers.fileHandleForWriting.close()
  }

  deinit { try? FileManager.default.removeItem(at: printed) }

  var identifier: Int32 { process.processIdentifier }

  /// How much of what it printed was taken.
  private var taken: UInt64 = 0

  /// What it has printed since this was asked last.
  func takePrinted() -> Data {
    guard let file = try? FileHandle(forReadingFrom: printed) else { return Data() }
    try? file.seek(toOffset: taken)
    let data = (try? file.readToEnd()) ?? Data()
    taken += UInt64(data.count)
    return data
  }

  /// The answer to a trial; `nil` if the process ends before.
  func ask(_ trial: Trial) throws -> TrialAnswer? {
    var line = try JSONEncoder().encode(trial)
    line.append(UInt8(ascii: "\n"))
    do {
      try questions.fileHandleForWriting.write(contentsOf: line)
    } catch {
      // It ended in between, which the end of its answers tells.
    }
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return try JSONDecoder().decode(TrialAnswer.self, from: Data(rest[..<end]))
      }
      // Empty only at the end: it waits for what comes.
      let piece = answers.fileHandleForReading.availableData
      guard !piece.isEmpty else { return nil }
      rest.append(piece)
    }
  }

  /// Asks nothing more, which ends it.
  func stop() {
    try? questions.fileHandleForWriting.close()
    hasEnded.wait()
  }

  /// How it ended.
  func ending() -> TrialEnding {
    hasEnded.wait()
    return TrialEnding(of: process, message: message)
  }

  /// The last line that tells of an error, without the place of the file, which a change may move.
  private var message: String? {
    guard let file = try? FileHandle(forReadingFrom: printed), let size = try? file.seekToEnd()
    else { return nil }
    try? file.seek(toOffset: size > 65_536 ? size - 65_536 : 0)
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard let line = lines.last(where: { $0.contains("Fatal error") }) else { return nil }
    return line.firstRange(of: "Fatal error").map { String(line[$0.lowerBound...].prefix(300)) }
  }
}

/// A problem that keeps trials from being made.
struct TrialError: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
