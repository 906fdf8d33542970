// `trials`: the process in which trials run, from inside.

import ArgumentParser
import Foundation
import TouchKit
import TouchMonkey
import TouchTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `trials`, which `agent`, `audit`, `monkey`, `never` and `shrink` start.
struct RunTrials<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trials", abstract: "Run trials that come over the standard input.",
      shouldDisplay: false)
  }

  @Option(help: "How long one input may take, in seconds.")
  var limit: Int

  /// The most memory that the process may have, in bytes: an app that allocates without end ends here.
  private static var memoryMax: UInt { 2 << 30 }

  @MainActor func run() async throws {
    // The parent process may ignore or block the signal of the clock, and a child inherits that.
    signal(SIGALRM, SIG_DFL)
    var clock = sigset_t()
    sigemptyset(&clock)
    sigaddset(&clock, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &clock, nil)
    let answers = Output.takeResults()
    var bound = rlimit()
    getrlimit(Self.dataLimit, &bound)
    bound.rlim_cur = rlim_t(min(UInt(bound.rlim_max), Self.memoryMax))
    setrlimit(Self.dataLimit, &bound)
    let host = AgentHost(of: Player.apps) { windUp() }
    while let line = readLine() {
      let trial = try JSONDecoder().decode(Trial.self, from: Data(line.utf8))
      var answer = try JSONEncoder().encode(answer(to: trial, host))
      windUp()
      alarm(0)
      answer.append(UInt8(ascii: "\n"))
      try answers.write(contentsOf: answer)
    }
  }

  private static var dataLimit: Int32 {
    #if canImport(Glibc)
      Int32(RLIMIT_DATA.rawValue)
    #else
      RLIMIT_DATA
    #endif
  }

  /// The clock ends the process unless it is wound up again in time.
  private func windUp() {
    alarm(UInt32(limit))
    // What the app has printed would be lost with the process.
    fflush(nil)
  }

  @MainActor private func answer(to trial: Trial, _ host: AgentHost) -> TrialAnswer {
    windUp()
    do {
      switch trial {
      case .monkey(let name, let seed, let events, let style, let file):
        return try .monkey(
          monkey(try Player.app(name), seed: seed, events: events, style, file: file))
      case .judge(let name, let text, let kept):
        return try .judged(judge(kept, Self.trace(text), in: Player.app(name)))
      case .find(let name, let text):
        return try .found(
          Player.app(name).firstFinding(in: Self.trace(text)) { _ in windUp() })
      case .draw(let name, let text, let file):
        let picture = try Self.trace(text).timeline(of: Player.app(name))
        try Data(picture.utf8).write(to: URL(fileURLWithPath: file))
        return .drawn
      case .never(let name, let header, let sentence, let bounds, let file):
        let start = try Self.trace(header).header
        return try .never(never(sentence, bounds, Player.app(name), start, file: file))
      case .audit(let name, let header, let person, let left, let file, let folder):
        let start = try Self.trace(header).header
        return try .audit(
          audit(Player.app(name), start, person, except: Set(left), file: file, folder: folder))
      case .agent(let call, let file):
        return .agent(host.answer(call, recordingTo: file))
      }
    } catch let error as CocoaError {
      return .problem(error.localizedDescription)
    } catch {
      return .problem("\(error)")
    }
  }

  private static func trace(_ text: String) throws -> Trace {
    let (traces, problems) = Trace.recordings(in: text.utf8)
    guard let trace = traces.first else { throw TrialError(words: "\(problems)") }
    return trace
  }

  @MainActor private func monkey(
    _ app: TouchApp, seed: UInt64, events: Int, _ style: Monkey.Style, file: String
  ) throws -> MonkeyResult {
    let recording = try TrialFile(file)
    return try app.monkey(seed: seed, events: events, style: style) { line in
      // On the disk before the app hears of it.
      try recording.add(line)
      windUp()
    }
  }

  @MainActor private func never(
    _ sentence: String, _ bounds: BothRecognizeSearch.Bounds, _ app: TouchApp,
    _ header: TraceHeader, file: String
  ) throws -> NeverAnswer {
    // Nothing is written for a sentence that cannot be examined.
    var recording: TrialFile?
    func write(_ trace: Trace) throws {
      let opened = try recording ?? TrialFile(file)
      recording = opened
      try opened.replace(with: trace.text)
    }
    let result = try BothRecognizeSearch(for: BothRecognize(sentence), within: bounds) { trace in
      // On the disk before the app hears of it.
      try write(trace)
      windUp()
    } start: {
      (app.start(header), Trace(header))
    }.run()
    if let trace = result.showing?.trace {
      try write(trace)
    } else if recording != nil {
      try FileManager.default.removeItem(atPath: file)
    }
    return NeverAnswer(
      text: "\(result)", json: try Output.json(result), holds: result.holds,
      isShown: result.showing != nil)
  }

  @MainActor private func audit(
    _ app: TouchApp, _ header: TraceHeader, _ person: AuditPerson, except left: Set<String>,
    file: String, folder: String?
  ) throws -> Audit {
    let recording = try TrialFile(file)
    var problem: (any Error)?
    let audit = Auditor(for: person, except: left) { trace in
      // On the disk before the app hears of it.
      do { try recording.replace(with: trace.text) } catch { problem = error }
      windUp()
    } begin: {
      (app.start(header), Trace(header))
    }.run()
    try FileManager.default.removeItem(atPath: file)
    if let problem { throw problem }
    if let folder { try write(audit, in: URL(fileURLWithPath: folder)) }
    return audit
  }

  private func write(_ audit: Audit, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, finding) in audit.findings.enumerated() {
      guard let recording = finding.recording else { continue }
      let name = "\(number + 1)-\(finding.rule.rawValue).jsonl"
      try Data(recording.text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  @MainActor private func judge(_ kept: Trial.Kept, _ trace: Trace, in app: TouchApp) -> Bool {
    switch kept {
    case .logged(let words):
      KeptSentence(words)?.isLogged(of: trace, in: app) ?? false
    case .explained(let words):
      KeptSentence(words)?.isExplained(of: trace, in: app) ?? false
    case .finding(let words):
      app.firstFinding(in: trace) { _ in windUp() }?.words == words
    }
  }
}
