import Foundation
import StrokeKit
import Testing

@testable import StrokeEvaluation

@Suite struct EvaluationTests {
  private static let samples = ["ann", "bob", "cid"].enumerated().flatMap { user, name in
    [Figure.caret, .check, .rectangle].flatMap { figure in
      (0..<4).map { repetition in
        StrokeSample(
          user: name, name: figure.rawValue,
          strokes: figure.drawn(wobble: 6, seed: UInt64(100 * user + repetition)))
      }
    }
  }

  private static let plan = EvaluationPlan(
    algorithms: [.protractor, .pennyPincher], templateCounts: [1, 2], trialCount: 3, seed: 5)

  @Test func everyGestureOfEveryUserIsRecognizedInEveryTrial() async throws {
    let report = try await Evaluation(Self.samples, plan: Self.plan).run()
    #expect(report.names == ["caret", "check", "rectangle"])
    #expect(report.users == ["ann", "bob", "cid"])
    #expect(report.results.count == 4)
    for result in report.results {
      #expect(result.countByUser == [36, 36, 36])
      #expect(result.confusion.map { $0.reduce(0, +) } == [36, 36, 36])
      #expect(result.accuracy > 0.9)
    }
  }

  @Test func theSameSeedGivesTheSameReportAndAnotherDoesNot() async throws {
    var plan = Self.plan
    plan.sampleCountMax = 5
    let one = try await Evaluation(Self.samples, plan: plan).run()
    let again = try await Evaluation(Self.samples, plan: plan).run()
    #expect(try one.json() == again.json())
    plan.seed = 6
    let other = try await Evaluation(Self.samples, plan: plan).run()
    #expect(one.results.map(\.confusion) != other.results.map(\.confusion))
  }

  @Test func textsShowAlgorithmsAndMistakes() async throws {
    let report = try await Evaluation(Self.samples, plan: Self.plan).run()
    let lines = report.table.split(separator: "\n")
    #expect(lines[0].contains("T = 1") && lines[0].contains("T = 2"))
    #expect(lines.dropFirst().map { $0.prefix(8) } == ["Protract", "Penny Pi"])
    let result = try #require(report.result(of: .pennyPincher, templateCount: 2))
    #expect(report.confusionMatrix(of: result).contains(" 2 check"))
    #expect(report.result(of: .jackknife, templateCount: 2) == nil)
  }

  @Test func gesturesAreCountedForOneNumberOfExamplesAndMarginsAreOverPeople() async throws {
    let report = try await Evaluation(Self.samples, plan: Self.plan).run()
    // 3 people with 12 gestures each, 3 times.
    #expect(report.table.split(separator: "\n")[1].hasSuffix(" 108"))
    #expect(report.table.contains(" ± "))
    let result = try #require(report.results.first)
    let margin = try #require(result.margin)
    #expect(margin >= 0 && margin.isFinite)
  }

  @Test func gesturesCanBeChangedAndExamplesStay() async throws {
    var plan = Self.plan
    plan.change = StrokeChange(turn: .pi)
    let turned = try await Evaluation(Self.samples, plan: plan).run()
    // Protractor overlooks a turn, Penny Pincher does not.
    #expect(try #require(turned.result(of: .protractor, templateCount: 2)).accuracy > 0.9)
    #expect(try #require(turned.result(of: .pennyPincher, templateCount: 2)).accuracy < 0.6)
  }

  @Test func aChangeStretchesTurnsShakesThinsOutAndHooks() {
    let line = [[0, 1, 2, 3, 4, 5].map { StrokePoint(x: 10 * $0, y: 10) }]
    #expect(StrokeChange().isNone && StrokeChange().applied(to: line) == line)
    let stretched = StrokeChange(wider: 2, higher: 3, every: 2).applied(to: line)
    #expect(stretched[0].map(\.x) == [0, 40, 80, 100])
    #expect(stretched[0].allSatisfy { $0.y == 30 })
    let turned = StrokeChange(turn: .pi / 2).applied(to: line)
    #expect(turned[0].allSatisfy { ($0.x + 10).magnitude < 1e-6 })
    let shaken = StrokeChange(jitter: 0.1).applied(to: line)
    #expect(shaken == StrokeChange(jitter: 0.1).applied(to: line) && shaken != line)
    #expect(shaken[0].allSatisfy { ($0.y - 10).magnitude <= 5 })
    let hooked = StrokeChange(hook: 0.2).applied(to: line)[0]
    #expect(hooked.count == 10 && (hooked[9].y - 20).magnitude < 1e-9 && hooked[9].x == 50)
    #expect(StrokeChange(hook: 1).applied(to: [[], [StrokePoint(x: 1, y: 1)]])[1].count == 1)
  }

  @Test func untaughtGesturesAreRefused() async throws {
    let report = try await UnknownEvaluation(Self.samples, plan: Self.plan).run()
    let again = try await UnknownEvaluation(Self.samples, plan: Self.plan).run()
    #expect(report.results == again.results)
    #expect(report.results.count == 4)
    for result in report.results {
      #expect(result.area > 0.7 && result.area <= 1)
      // The more of the known are accepted, the fewer of the unknown are refused.
      #expect(result.curve.map(\.refused) == result.curve.map(\.refused).sorted(by: >))
      let shares = result.shares
      #expect(shares.right <= shares.accepted && shares.refused <= shares.refusedOrUnsure)
      #expect(shares.accepted + shares.unsure >= shares.right)
      #expect((result.reliability.bins.reduce(0) { $0 + $1.share } - 1).magnitude < 1e-9)
      #expect((0...1).contains(result.reliability.error))
    }
    for table in [report.table, report.shareTable, report.reliabilityTable] {
      #expect(table.split(separator: "\n").count == 5)
    }
    #expect(throws: EvaluationError.tooFewNames(2)) {
      try UnknownEvaluation(Self.samples.filter { $0.name != "caret" }, plan: Self.plan)
    }
  }

  @Test func limitsAreFittedToOtherSetsAndTriedHere() async throws {
    let habits = try await RejectionTuning([Self.samples, Self.samples], seed: 2).habits()
    let single = try await RejectionTuning([Self.samples], seed: 2).habits()
    #expect((habits.possible.base - single.possible.base).magnitude < 0.02)
    #expect(habits.sure.base < habits.possible.base && habits.odds > 0 && habits.power > 0)
    var plan = EvaluationPlan(
      algorithms: [.combined], templateCounts: [1], trialCount: 2,
      options: StrokeOptions(rejection: .learned), seed: 5)
    plan.habits = habits
    let report = try await UnknownEvaluation(Self.samples, plan: plan).run()
    let fitted = try #require(report.results.first).shares
    // The limit is a quantile of the known, so nearly all are accepted, and it is narrow here.
    #expect(fitted.accepted > 0.9 && fitted.refused > 0.9)
    plan.habits.possible.base = -9
    let strict = try await UnknownEvaluation(Self.samples, plan: plan).run()
    #expect(try #require(strict.results.first).shares.accepted < 0.1)
    let evaluation = try await Evaluation(Self.samples, plan: plan).run()
    #expect(try #require(evaluation.results.first).accuracy < 0.1)
  }

  @Test func reliabilityComparesWhatIsSaidWithWhatIsSo() throws {
    // Twenty known gestures named with 0.9, of which eighteen are right; an unknown one is refused.
    let named = try StrokeRecognizer([StrokeTemplate("a", Figure.check.strokes)])
    var workspace = StrokeWorkspace()
    let verdict = named.recognize(Figure.check.strokes, using: &workspace)
    let answers = (0..<20).compactMap {
      UnknownReport.Answer(verdict, to: $0 < 18 ? "a" : "b", isUnknown: false, workspace)
    }
    let reliability = Reliability(answers)
    #expect(reliability.bins.map(\.share) == [0, 0, 0, 0, 0, 1])
    #expect(reliability.bins[5].said == 1)
    #expect((reliability.bins[5].isTrue - 0.9).magnitude < 1e-9)
    #expect((reliability.error - 0.1).magnitude < 1e-9)
  }

  @Test func evaluationNamesWhatItLacks() {
    let samples = Self.samples
    #expect(throws: EvaluationError.tooFewUsers(0)) { try Evaluation([], plan: Self.plan) }
    #expect(throws: EvaluationError.tooFewNames(1)) {
      try Evaluation(samples.filter { $0.name == "caret" }, plan: Self.plan)
    }
    var plan = Self.plan
    plan.templateCounts = [9]
    #expect(
      throws: EvaluationError.tooFewTemplates(
        name: "caret", withoutUser: "ann", found: 8, needed: 9)
    ) { try Evaluation(samples, plan: plan) }
  }
}

@Suite struct StrokeDataFileTests {
  private func reading(_ text: String, as name: String = "x.jsonl") throws -> [StrokeSample] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    do {
      return try StrokeDataFile(path: file.path).samples()
    } catch {
      // The folder differs each time.
      var shown = error
      shown.place = error.place.replacingOccurrences(of: folder.path + "/", with: "")
      throw shown
    }
  }

  private func complaint(_ text: String, as name: String = "x.jsonl") -> String? {
    do {
      _ = try reading(text, as: name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let line = #"{"d": "set", "u": "ann", "c": "v", "s": [[[1, 2, 1500], [3, 4]]]}"#

  @Test func eachLineIsAGesture() throws {
    let samples = try reading("\(line)\n\n\(line)\n")
    #expect(samples.count == 2)
    #expect(samples[0].user == "ann")
    #expect(samples[0].name == "v")
    #expect(
      samples[0].strokes == [[StrokePoint(x: 1, y: 2, time: 1.5), StrokePoint(x: 3, y: 4)]])
  }

  @Test func aWrongLineIsNamed() {
    #expect(
      complaint("\(line)\n{\"u\": \"ann\", \"s\": []}")
        == "x.jsonl, line 2: found no \"c\", expected the field \"c\". Correct it.")
    #expect(
      complaint(#"{"u": "ann", "c": "v", "s": [[[1, null]]]}"#)
        == "x.jsonl, line 1, s[0][0][1]: found null]]]}, expected a number. Correct it.")
    #expect(
      complaint(String(line.prefix(30)))?.hasPrefix("x.jsonl, line 1: found 30 bytes") == true)
    #expect(
      complaint("")
        == "x.jsonl: found no line, expected a gesture on each line. "
        + "Check that it is the right file.")
  }

  @Test func unpackedFileWithTheNameOfAPackedOneIsRefused() {
    #expect(
      complaint(line, as: "x.jsonl.gz")
        == "x.jsonl.gz: found bytes that gzip cannot unpack, expected a file packed with gzip. "
        + "If it was cut off, fetch it again; if it is not packed, take .gz off its name.")
  }

  /// 68 kB unpack to 70 MB.
  @Test func fileThatUnpacksToTooMuchIsRefused() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).jsonl.gz")
    defer { try? FileManager.default.removeItem(at: file) }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "head -c 70000000 /dev/zero | gzip > \"$1\"", "sh", file.path]
    try shell.run()
    shell.waitUntilExit()
    let error = #expect(throws: StrokeFileError.self) {
      try StrokeDataFile(path: file.path).samples()
    }
    #expect(error?.found == "more than 64 MB")
  }

  @Test func anAbsentFileIsNamed() {
    #expect(throws: StrokeFileError.self) { try StrokeDataFile(path: "/nowhere/x.jsonl").samples() }
  }
}
