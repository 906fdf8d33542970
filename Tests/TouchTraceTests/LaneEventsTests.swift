// Trace events: what the format's documentation demands of them.

import Foundation
import Testing
import TouchKit
import TouchTrace

struct LaneEventsTests {
  /// An event, with what the format allows.
  private struct Event: Decodable {
    struct Arguments: Decodable {
      var name: String?
      var sort_index: Int?
      var end: String?
    }
    var ph: String
    var pid: Int
    var tid: Int?
    var ts: Double?
    var name: String?
    var cat: String?
    var s: String?
    var args: Arguments?
  }

  private func text(_ facts: [LaneFact], app: String = "App") -> String {
    var events = LaneEvents(app: app)
    var text = ""
    for fact in facts { text += events.hear(fact) }
    return text + events.finish()
  }

  private func check(_ text: String) throws {
    let events = try JSONDecoder().decode([Event].self, from: Data(text.utf8))
    var depths: [Int: Int] = [:]
    var times: [Int: Double] = [:]
    var processes: Set<Int> = []
    var threads: Set<Int> = []
    for event in events {
      #expect(["B", "E", "i", "M"].contains(event.ph))
      if event.ph == "M" {
        switch event.name {
        case "process_name": processes.insert(event.pid)
        case "thread_name": threads.insert(try #require(event.tid))
        default: #expect(event.args?.sort_index != nil)
        }
        #expect(event.args?.name != nil || event.args?.sort_index != nil)
        continue
      }
      let (thread, time) = (try #require(event.tid), try #require(event.ts))
      // Each process and thread has its name before its first event.
      #expect(processes.contains(event.pid) && threads.contains(thread))
      #expect(time >= times[thread] ?? -.infinity)
      times[thread] = time
      if event.ph == "B" { depths[thread, default: 0] += 1 }
      if event.ph == "E" { depths[thread, default: 0] -= 1 }
      #expect((0...1).contains(depths[thread] ?? 0))
      #expect(event.ph == "E" || event.name?.isEmpty == false)
      #expect((event.ph == "i") == (event.s == "t"))
    }
    #expect(depths.values.allSatisfy { $0 == 0 })
    #expect(processes == [1, 2, 3, 4])
  }

  @Test("each B has its E, times grow in each thread, all have names", arguments: TracedLanes.names)
  func rules(name: String) throws {
    let facts = try TracedLanes.facts(of: name)
    try check(text(facts))
    // A trace that ends anywhere.
    for count in stride(from: 0, to: facts.count, by: max(facts.count / 12, 1)) {
      try check(text(Array(facts[..<count])))
    }
  }

  @Test("the events of one finger, to the letter")
  func letters() {
    func touch(_ phase: UITouch.Phase, _ time: TimeInterval) -> LaneFact {
      .input(.touches(.init([TouchReport(1, phase, at: CGPoint(x: 1, y: 2))], time: time)))
    }
    let text = text([touch(.began, 0.5), touch(.ended, 0.7500005)], app: "a\"b")
    #expect(
      text.split(separator: "\n").dropFirst(9).joined(separator: "\n") == """
        {"pid":1,"tid":101,"ph":"M","name":"thread_name","args":{"name":"finger 1"}},
        {"pid":1,"tid":101,"ph":"M","name":"thread_sort_index","args":{"sort_index":0}},
        {"pid":1,"tid":101,"ph":"B","ts":500000,"name":"finger 1 down at (1, 2)","cat":"finger"},
        {"pid":1,"tid":101,"ph":"E","ts":750000.5,"args":{"end":"up at (1, 2)"}}
        ]
        """)
    #expect(text.contains(#"{"name":"a\"b: Fingers"}"#))
  }

  @Test("they have the stretches and marks of the picture", arguments: TracedLanes.names)
  func sameLanes(name: String) throws {
    let facts = try TracedLanes.facts(of: name)
    let lanes = TracedLanes.lanes(facts).all
    let lines = text(facts).split(separator: "\n")
    #expect(
      lines.filter { $0.contains("\"ph\":\"B\"") }.count == lanes.reduce(0) { $0 + $1.spans.count })
    #expect(
      lines.filter { $0.contains("\"ph\":\"i\"") }.count
        == lanes.reduce(0) { $0 + $1.marks.reduce(0) { $0 + $1.count } })
  }

  @Test("what it holds in memory does not grow with the trace")
  func memory() throws {
    let facts = try TracedLanes.facts(of: "sheet")
    var events = LaneEvents(app: "")
    var lengths: [Int] = []
    for _ in 0..<3 {
      for fact in facts { _ = events.hear(fact) }
      lengths.append(String(reflecting: events).count)
    }
    // The first time, lanes come; after that, only times change.
    #expect(abs(lengths[2] - lengths[1]) < 64, "\(lengths)")
  }

  // MARK: - Any input

  @Test("any facts in any order make lanes, a picture and events", arguments: 0..<14)
  func anyFacts(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    var facts: [LaneFact] = []
    for name in TracedLanes.names { facts += try TracedLanes.facts(of: name) }
    facts.shuffle(using: &random)
    facts.removeLast(facts.count / 2)
    try checkLanes(facts)
  }

  @Test("random fingers in the example apps make lanes, a picture and events", arguments: 0..<14)
  func anyInput(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let apps = ["PhotoBoard", "Lists", "Controls", "PagesAndPop", "Sheet", "Drawer", "EventLab"]
    var trace = Trace(TraceHeader(app: apps[seed % apps.count], start: 1))
    var time = 1.0
    for _ in 0..<300 {
      time += [0, 0.008, 0.008, 0.05, 0.4, 3].randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<40, using: &random) {
      case 0: trace.inputs.append(.cancellation(window: 1))
      case 1: trace.inputs.append(.activity(.inactive, time: time))
      case 2: trace.inputs.append(.activity(.active, time: time))
      case 3: trace.inputs.append(.time(time))
      default:
        let phases: [UITouch.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
        let reports = (0...Int.random(in: 0..<3, using: &random)).map { _ in
          TouchReport(
            Int.random(in: 1...3, using: &random), phases.randomElement(using: &random) ?? .moved,
            at: CGPoint(
              x: .random(in: 0...390, using: &random), y: .random(in: 0...844, using: &random)))
        }
        trace.inputs.append(.touches(.init(reports, time: time)))
      }
    }
    try checkLanes(try TracedLanes.facts(of: trace))
  }

  private func checkLanes(_ facts: [LaneFact]) throws {
    let lanes = TracedLanes.lanes(facts)
    for content in lanes.all {
      #expect(content.spans.allSatisfy { $0.start <= $0.end })
      #expect(zip(content.spans, content.spans.dropFirst()).allSatisfy { $0.end <= $1.start })
      #expect(zip(content.marks, content.marks.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
    #expect(LanesPicture(lanes, title: "").svg.hasSuffix("</svg>\n"))
    try check(text(facts))
  }
}

/// Random numbers of a seed, by SplitMix64.
private struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
