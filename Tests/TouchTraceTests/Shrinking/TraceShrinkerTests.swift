// The smallest recording: what is to stay true stays true, and nothing more can be left out.

import Examples
import Foundation
import Testing
import TouchKit
import TouchTrace

struct TraceShrinkerTests {
  private func app(of trace: Trace) throws -> TouchApp {
    try #require(ExampleApps.all.named(trace.header.app ?? ""))
  }

  /// The verdicts of a recording, without their numbers: `tap failed`.
  private func verdicts(of trace: Trace) throws -> [String] {
    let running = try app(of: trace).start(trace.header)
    var words: [String] = []
    running.log { line in
      guard case .transition(_, _, let state, _) = line.observation.decision,
        state == .began || state == .ended || state == .failed
      else { return }
      let verdict = String(line.text.prefix { $0 != ":" })
      if !words.contains(verdict) { words.append(verdict) }
    }
    running.receive(trace.inputs)
    return words
  }

  @Test(
    "each verdict of a recording stays, and no input and no finger can be left out then",
    arguments: TracedLanes.names)
  func verdictStays(name: String) throws {
    let trace = try TracedLanes.trace(name)
    let app = try app(of: trace)
    for verdict in try verdicts(of: trace) {
      let sentence = try #require(KeptSentence(verdict))
      let shrinker = TraceShrinker(trace, of: app, keeping: sentence)
      #expect(try shrinker.run())
      let best = shrinker.best
      #expect(shrinker.isFinished)
      #expect(sentence.isSaid(of: best, in: app), "\(verdict)")
      #expect(best.inputs.count <= trace.inputs.count)
      for index in best.inputs.indices {
        var less = best
        less.inputs.remove(at: index)
        #expect(!sentence.isSaid(of: less, in: app), "\(verdict): input \(index) is not needed")
      }
      for finger in Set(fingers(in: best)) {
        let less = without(finger: finger, best)
        #expect(!sentence.isSaid(of: less, in: app), "\(verdict): finger \(finger) is not needed")
      }
      let (times, later) = (best.inputs.compactMap(\.time), trace.inputs.compactMap(\.time))
      #expect((times.last ?? 0) - best.header.start <= (later.last ?? 0) - trace.header.start)
    }
  }

  private func fingers(in trace: Trace) -> [Int] {
    trace.inputs.flatMap { input -> [Int] in
      guard case .touches(let touches) = input else { return [] }
      return touches.reports.map(\.finger)
    }
  }

  private func without(finger: Int, _ trace: Trace) -> Trace {
    var trace = trace
    for (index, input) in trace.inputs.enumerated() {
      guard case .touches(var touches) = input else { continue }
      touches.reports.removeAll { $0.finger == finger }
      trace.inputs[index] = touches.reports.isEmpty ? .time(touches.time) : .touches(touches)
    }
    return trace
  }

  @Test func slowDoubleTapBecomesOneTapAndTimeThatPasses() throws {
    let trace = try TracedLanes.trace("slow-double-tap-then-pinch")
    let sentence = try #require(KeptSentence("tap on pictureView 2 failed … no further tap"))
    let shrinker = TraceShrinker(trace, of: try app(of: trace), keeping: sentence)
    #expect(try shrinker.run())
    let inputs = shrinker.best.inputs
    #expect(inputs.count == 3)
    #expect(inputs.map(\.time) == [0, 0, 0.351])
    #expect(shrinker.best.header.start == 0)
    #expect(inputs.last == .time(0.351))
    let places = inputs.compactMap { input -> CGPoint? in
      guard case .touches(let touches) = input else { return nil }
      return touches.reports[0].sample.location
    }
    #expect(places == [CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 300)])
  }

  @Test func sentenceThatIsNotSaidLeavesTheRecordingAsItIs() throws {
    let trace = try TracedLanes.trace("long-press")
    let sentence = try #require(KeptSentence("pinch began"))
    let shrinker = TraceShrinker(trace, of: try app(of: trace), keeping: sentence)
    #expect(try !shrinker.run())
    #expect(shrinker.best == trace)
    #expect(!shrinker.isFinished)
    #expect(shrinker.triesCount == 1)
  }

  @Test func lastTryThatIsAllowedEndsTheSearchWithTheBestSoFar() throws {
    let trace = try TracedLanes.trace("scroll-then-select")
    let app = try app(of: trace)
    let sentence = try #require(KeptSentence("scrollPanRecognizer began"))
    let shrinker = TraceShrinker(trace, of: app, keeping: sentence, triesMax: 12)
    #expect(try shrinker.run())
    #expect(!shrinker.isFinished)
    #expect(shrinker.triesCount == 12)
    #expect(sentence.isSaid(of: shrinker.best, in: app))
  }

  @Test func errorOfTheConditionEndsTheSearchWithTheBestSoFar() throws {
    struct Full: Error {}
    let inputs = (0..<64).map { HostInput.time(Double($0)) }
    var tries = 0
    let shrinker = TraceShrinker(Trace(TraceHeader(), inputs)) { trace in
      tries += 1
      if tries > 6 { throw Full() }
      return trace.inputs.contains(.time(40))
    }
    #expect(throws: Full.self) { try shrinker.run() }
    #expect(shrinker.best.inputs.count < 64)
    #expect(shrinker.best.inputs.contains(.time(40)))
  }

  @Test("any condition: two inputs that need each other stay, the other 998 go")
  func pairStays() throws {
    let inputs = (0..<1000).map { HostInput.time(Double($0)) }
    var tries = 0
    let shrinker = TraceShrinker(Trace(TraceHeader(), inputs)) { trace in
      tries += 1
      let times = trace.inputs.compactMap(\.time)
      return times.count >= 2 && times.contains { $0 >= 600 } && times.contains { $0 <= 300 }
    }
    #expect(try shrinker.run())
    #expect(shrinker.best.inputs == [.time(0), .time(600)])
    #expect(tries < 400)
    #expect(tries == shrinker.triesCount)
  }

  @Test func samplesOfOneReportAndWhatIsSpecialAboutAFingerGo() throws {
    var report = TouchReport(1, .began, at: CGPoint(x: 103.25, y: 417.5), type: .pencil)
    report.sample.force = 0.7
    report.coalesced = [report.sample, report.sample]
    report.predicted = [report.sample]
    var touches = HostInput.TouchInput([report], time: 12.34567)
    touches.modifiers = .shift
    let trace = Trace(TraceHeader(start: 12), [.touches(touches)])
    let shrinker = TraceShrinker(trace) { trace in
      guard case .touches(let touches) = trace.inputs.first else { return false }
      return touches.reports.first.map { $0.sample.location.y > 410 } ?? false
    }
    #expect(try shrinker.run())
    let plain = TouchReport(1, .began, at: CGPoint(x: 100, y: 420))
    #expect(shrinker.best == Trace(TraceHeader(), [.touches(.init([plain], time: 0))]))
  }

  @Test("a recording without input, and one of numbers that are none, come to an end")
  func oddRecordings() throws {
    let empty = TraceShrinker(Trace()) { _ in true }
    #expect(try empty.run())
    #expect(empty.isFinished)
    let place = CGPoint(x: Double.nan, y: Double.infinity)
    let odd = HostInput.touches(.init([TouchReport(1, .began, at: place)], time: .nan))
    let shrinker = TraceShrinker(Trace(TraceHeader(), [odd, .time(.infinity)])) {
      $0.inputs.count == 2
    }
    #expect(try shrinker.run())
    #expect(shrinker.isFinished)
  }
}

struct KeptSentenceTests {
  @Test(
    "words stand in their order, with anything in between",
    arguments: [
      ("tap … failed", "tap on card 2 failed: moved 12", true),
      ("tap on card ... failed", "tap on card 2 failed: moved 12", true),
      ("  tap   on card ", "tap on card 2 failed", true),
      ("failed … tap", "tap on card 2 failed", false),
      ("Tap", "tap on card 2 failed", false),
      ("tap … failed … moved 13", "tap on card 2 failed: moved 12", false),
    ])
  func matches(words: String, line: String, expected: Bool) throws {
    #expect(try #require(KeptSentence(words)).matches(line) == expected)
  }

  @Test("no words are no sentence", arguments: ["", "  ", "…", " ... … "])
  func empty(words: String) { #expect(KeptSentence(words) == nil) }
}
