// `monkey`: random fingers on apps, and what does not hold then.

import ArgumentParser
import Foundation
import TouchKit
import TouchMonkey
import TouchTrace

/// `monkey`.
struct PlayMonkey<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "monkey",
      abstract: "Let random fingers play, and find what crashes or does not hold.",
      discussion: """
        Each seed starts the app anew and plays the same fingers each time. After each input the app's \
        own conditions are asked, and the promises that hold in every app. The app runs in a process of \
        its own: a crash, an endless loop and memory without a bound end that one. The recording is in \
        the folder before the app hears of an input, is made as small as it can be, and drawn as a \
        timeline.

        Exits with 1 if something was found.
        """)
  }

  @Option(help: "The app; all by default.")
  var app: String?

  @Option(help: "The first seed.")
  var seed: UInt64 = 1

  @Option(help: "How many seeds to play.")
  var seeds = 100

  @Option(help: "How many inputs each seed has.")
  var events = 1000

  @Option(name: .shortAndLong, help: "The folder for recordings.")
  var output = "monkey"

  @Option(help: "How fingers choose: guided by what the app shows, or uniform, to compare with.")
  var style = Monkey.Style.guided

  @Flag(inversion: .prefixedNo, help: "Make the recordings small.")
  var shrink = true

  @Flag(help: "Keep the recordings of seeds in which nothing is found, too.")
  var keep = false

  @Flag(help: "End with the first failure.")
  var first = false

  @Option(help: "Try at most so many smaller recordings for each failure.")
  var tries = 5000

  @Option(help: "How long one input may take, in seconds.")
  var limit = 10

  @Flag(help: "Print a JSON object for each failure.")
  var json = false

  func validate() throws {
    try Options.atLeastOne([
      ("seeds", seeds), ("events", events), ("tries", tries), ("limit", limit),
    ])
  }

  @MainActor func run() async throws {
    let apps = try app.map { [try Player.app($0)] } ?? Player.apps
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("\(output): the folder cannot be made: \(error.localizedDescription)")
    }
    var hasFailed = false
    for app in apps {
      let process = TrialProcess(limit: limit)
      defer { process.stop() }
      var hunt = MonkeyHunt(
        app: app, folder: folder, keepsAll: keep,
        shrinking: TraceShrinking(app: app.name, in: process, triesMax: shrink ? tries : 0))
      let meter = ProgressMeter("seeds of \(app.name)", isSilent: json)
      for number in 0..<seeds {
        meter.show(done: number, of: seeds)
        let failure = try hunt.play(seed &+ UInt64(number), events: events, style)
        guard let failure else { continue }
        meter.finish()
        Output.say(json ? try Output.json(failure) : "\(failure)")
        if first { throw ExitCode(1) }
      }
      meter.finish()
      if !json { Output.say(hunt.summary) }
      hasFailed = hasFailed || hunt.hasFailed
    }
    if hasFailed { throw ExitCode(1) }
  }
}

extension Monkey.Style: ExpressibleByArgument {}

/// A failure that was found, and where its recordings are.
nonisolated struct MonkeyFailure: Encodable, CustomStringConvertible {
  let app: String
  let seed: UInt64
  /// What happened, in a sentence.
  let words: String
  /// The file of all that led to it.
  let recording: String
  let size: String
  /// The file of the smallest recording, and of its timeline; `nil` if there is none.
  var smallest: String?
  var smallestSize: String?
  var timeline: String?

  var description: String {
    var text = "\(app), seed \(seed): \(words)\n  The recording: \(recording), \(size).\n"
    if let smallest, let smallestSize {
      text += "  The smallest: \(smallest), \(smallestSize)\n"
    }
    if let timeline { text += "  Its timeline: \(timeline)\n" }
    return text
  }
}

/// The search in one app.
@MainActor
struct MonkeyHunt {
  let app: TouchApp
  let folder: URL
  /// Whether recordings are kept in which nothing is found.
  let keepsAll: Bool
  let shrinking: TraceShrinking
  private var eventCount = 0
  private var seedCount = 0
  private var reached = 0
  /// How many seeds showed each failure.
  private var seedsOfFailures: [String: Int] = [:]
  private var falseConditions: [String] = []
  private var warning: String?

  init(app: TouchApp, folder: URL, keepsAll: Bool, shrinking: TraceShrinking) {
    (self.app, self.folder, self.keepsAll, self.shrinking) = (app, folder, keepsAll, shrinking)
  }

  var hasFailed: Bool { !seedsOfFailures.isEmpty || !falseConditions.isEmpty }

  /// What was played and found.
  var summary: String {
    var text = "\(app.name): \(seedCount) seeds, \(eventCount) inputs, at most \(reached) states"
    let seeds = seedsOfFailures.values.reduce(0, +)
    let count = seedsOfFailures.count
    text += count == 0 ? "; nothing was found." : "; \(count) different failures in \(seeds) seeds."
    for words in falseConditions {
      text += "\n  Not judged, because it does not hold when the app starts: \(words)"
    }
    return text + (warning.map { "\n  \($0)" } ?? "")
  }

  /// Plays a seed.
  ///
  /// - Returns: What was found, if no seed before has shown it.
  mutating func play(
    _ seed: UInt64, events: Int, _ style: Monkey.Style
  ) throws -> MonkeyFailure? {
    let file = folder.appendingPathComponent("\(app.name)-\(seed).jsonl")
    let outcome = try shrinking.process.run(
      .monkey(app: app.name, seed: seed, events: events, style: style, file: file.path))
    seedCount += 1
    let found: (words: String, key: String, wanted: TraceShrinking.Wanted)
    switch outcome {
    case .answer(.monkey(let result)):
      eventCount += result.events
      reached = max(reached, result.reached)
      (falseConditions, warning) = (result.falseConditions, result.warning)
      guard let finding = result.finding else {
        if !keepsAll { try FileManager.default.removeItem(at: file) }
        return nil
      }
      found = ("\(finding)", finding.words, .kept(.finding(finding.words)))
    case .ended(let ending):
      let words = ending.words(limit: shrinking.process.limit)
      found = ("\(words).", words, .ending(ending))
    case .answer(.problem(let words)): throw ValidationError(words)
    case .answer: throw TrialError(words: "\(app.name), seed \(seed): another trial was answered.")
    }
    seedsOfFailures[found.key, default: 0] += 1
    guard seedsOfFailures[found.key] == 1 else {
      try FileManager.default.removeItem(at: file)
      return nil
    }
    return try failure(seed, found.words, file, found.wanted)
  }

  private mutating func failure(
    _ seed: UInt64, _ words: String, _ file: URL, _ wanted: TraceShrinking.Wanted
  ) throws -> MonkeyFailure {
    let recording = Trace.recordings(in: try Data(contentsOf: file)).traces
    guard let trace = recording.first else {
      throw TrialError(words: "\(file.path): there is no recording in it.")
    }
    if case .ending = wanted { eventCount += trace.inputs.count }
    var failure = MonkeyFailure(
      app: app.name, seed: seed, words: words, recording: file.relativePath, size: trace.sizeInWords
    )
    guard shrinking.triesMax > 0 else { return failure }
    let result = try shrinking.shrink(trace, keeping: wanted)
    let smallest = file.deletingPathExtension().appendingPathExtension("small.jsonl")
    try Data(result.trace.text.utf8).write(to: smallest, options: .atomic)
    failure.smallest = smallest.relativePath
    failure.smallestSize = result.words(for: trace)
    failure.timeline = try draw(result.trace, wanted, beside: smallest)
    return failure
  }

  /// Draws the timeline; of a crash, without the input that crashes.
  private func draw(
    _ trace: Trace, _ wanted: TraceShrinking.Wanted, beside file: URL
  ) throws -> String? {
    var trace = trace
    if case .ending = wanted { _ = trace.inputs.popLast() }
    let picture = file.deletingPathExtension().appendingPathExtension("svg")
    let outcome = try shrinking.process.run(
      .draw(app: app.name, trace: trace.text, file: picture.path))
    guard case .answer(.drawn) = outcome else { return nil }
    return picture.relativePath
  }
}
