// Random fingers in a test: what does not hold is a failure, with the smallest recording that shows it.

import Testing
import TouchKit
import TouchMonkey
import TouchTrace

extension TestScreen {
  /// Lets random fingers play on the screen, and fails the test at the first promise, condition of the app
  /// or `condition` that does not hold.
  ///
  ///     withScreen(of: .pinboard) { screen in
  ///       screen.monkey(seed: 1, events: 2000) { screen in
  ///         (screen.window.rootViewController as? BoardViewController)?.cards.count == 3
  ///       }
  ///     }
  ///
  /// The app of the screen is started anew to make the recording as small as it can be, so the condition
  /// looks at the screen that it is given. The failure shows the recording as the source of a test. On a
  /// screen without an app, which a test has built itself, it shows the whole recording.
  ///
  /// Afterwards all fingers are up, nothing is due, and the log is expected.
  ///
  /// - Parameters:
  ///   - seed: What all choices are drawn from. The same seed plays the same fingers.
  ///   - events: After so many inputs it ends.
  ///   - promises: The promises that are judged; all by default.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - condition: Whether all is as it should be; asked after each input.
  /// - Complexity: O(events × views); if something is found, as many replays as the recording needs to
  ///   become small, 2,000 at most.
  public func monkey(
    seed: UInt64, events: Int, promises: Set<MonkeyPromise> = Set(MonkeyPromise.allCases),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ condition: @escaping (TestScreen) -> Bool = { _ in true }
  ) {
    let hunt = ScreenHunt(promises: promises, condition: condition)
    let failure = monkeyFailure(seed: seed, events: events, hunt)
    guard let failure else { return }
    let place = TestPlace(fileID, filePath, line, column)
    kept(failure, at: place).report(at: place)
  }

  /// Lets random fingers play on the screen, and runs expectations after each input, until one is not met.
  ///
  ///     screen.monkey(seed: 1, events: 2000) { #expect(board.cards.count == 3) }
  ///
  /// The expectation that is not met is the failure; a second one says how fingers came there. A second
  /// run of such expectations would fail the test again, so the recording stays as long as it is: the other
  /// form, with a condition that returns a `Bool`, makes it small.
  ///
  /// - Parameters:
  ///   - seed: What all choices are drawn from. The same seed plays the same fingers.
  ///   - events: After so many inputs it ends.
  ///   - promises: The promises that are judged; all by default.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expectations: What is expected, by `#expect`; asked after each input. What it throws ends the run.
  public func monkey(
    seed: UInt64, events: Int, promises: Set<MonkeyPromise> = Set(MonkeyPromise.allCases),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ expectations: @escaping () throws -> Void
  ) throws {
    var problem: (any Error)?
    let hunt = ScreenHunt(promises: promises, isRepeatable: false) { _ in
      do {
        return try !Self.isUnmet(expectations)
      } catch {
        problem = error
        return false
      }
    }
    let failure = monkeyFailure(seed: seed, events: events, hunt)
    if let problem { throw problem }
    guard let failure else { return }
    let place = TestPlace(fileID, filePath, line, column)
    kept(failure, at: place).report(at: place)
  }

  /// Runs expectations; true if one of them is not met, which is then an issue of the test.
  private static func isUnmet(_ expectations: () throws -> Void) throws -> Bool {
    guard Test.current != nil else {
      try expectations()
      return false
    }
    // `withKnownIssue` calls the closure before it returns, and on this thread.
    nonisolated(unsafe) var isUnmet = false
    try withKnownIssue(isIntermittent: true) {
      try expectations()
    } matching: { _ in
      isUnmet = true
      return false
    }
    return isUnmet
  }

  /// Plays, and says what does not hold; `nil` if all does.
  private func monkeyFailure(seed: UInt64, events: Int, _ hunt: ScreenHunt) -> TestFailure? {
    let monkey = Monkey(on: application, seed: seed)
    let judge = hunt.judge(of: self)
    defer {
      judge.stop()
      liftFingers()
      settle()
      ignoreLog()
    }
    for _ in 0..<max(events, 0) {
      receive(monkey.next())
      guard let words = hunt.finding(judge, self) else { continue }
      return hunt.failure(words, seed: seed, recorded.trace, of: stage)
    }
    return nil
  }
}

/// What is judged after each input of random fingers.
struct ScreenHunt {
  /// At most so many replays make a recording small.
  private static let triesMax = 2_000

  let promises: Set<MonkeyPromise>
  /// Whether the condition may be asked in replays.
  var isRepeatable = true
  let condition: (TestScreen) -> Bool

  /// Listens to a screen.
  func judge(of screen: TestScreen) -> MonkeyJudge {
    MonkeyJudge(
      of: screen.application, conditions: screen.stage.source?.conditions ?? [],
      promises: promises)
  }

  /// What does not hold now.
  func finding(_ judge: MonkeyJudge, _ screen: TestScreen) -> String? {
    if let finding = judge.judgeInput() { return finding.words }
    return condition(screen) ? nil : "The condition of the test."
  }

  /// The failure, with the smallest recording.
  func failure(
    _ words: String, seed: UInt64, _ trace: Trace, of stage: TestStage
  ) -> TestFailure {
    var text = """
      Random fingers with seed \(seed) found after \(trace.inputs.count) inputs that this does not hold:

        \(words)


      """
    guard let app = stage.source else {
      text +=
        "The recording, which only an app, withScreen(of:), can make smaller:\n\n\(trace.text)"
      return TestFailure(description: text)
    }
    let shrinker = TraceShrinker(trace, triesMax: Self.triesMax) {
      firstFinding(in: $0, of: app) == words
    }
    // Replays throw nothing.
    _ = isRepeatable ? try? shrinker.run() : nil
    let small = shrinker.best
    let test = try? TestSource.text(of: small, in: app)
    text += "The smallest recording has \(small.inputs.count) inputs"
    text += test.map { ". As a test:\n\n\($0)" } ?? ":\n\n\(small.text)"
    return TestFailure(description: text)
  }

  /// What does not hold in a recording, first.
  private func firstFinding(in trace: Trace, of app: TouchApp) -> String? {
    let stage = TestStage(of: app, size: trace.header.size, failures: nil)
    return stage.application.perform {
      let screen = TestScreen(stage, recording: [])
      defer { screen.close() }
      let judge = judge(of: screen)
      defer { judge.stop() }
      for input in trace.inputs {
        screen.receive(input)
        if let words = finding(judge, screen) { return words }
      }
      return nil
    }
  }
}
