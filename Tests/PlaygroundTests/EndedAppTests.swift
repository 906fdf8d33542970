// The processes of pages: packets, what is said when one ends, loops or leaks, and what stays of it.

import FlyingFox
import FlyingSocks
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

struct PacketTests {
  private let toApp: [PacketToApp] = [
    .message("{\"a\":\"é\"}"), .room(connection: 4_000_000_000), .left, .question, .message(""),
  ]
  private let fromApp: [PacketFromApp] = [
    .message([1, 2, 3], connection: 7), .answer, .run(app: "Ä \n", isReplay: true),
    .recorded("{}\n"),
    .mistake(WireError(place: "a", found: "b", expected: "c", remedy: "d")),
  ]

  @Test func `packets are the same after any cut of their bytes`() throws {
    let bytes = Array(toApp.reduce(into: Data()) { $0 += $1.bytes.data })
    for cut in 0...bytes.count {
      var reader = PacketReader()
      var packets: [PacketToApp] = []
      for part in [bytes[..<cut], bytes[cut...]] {
        reader.add(Array(part))
        packets += try reader.take().map { try PacketToApp($0) }
      }
      #expect(packets == toApp)
    }
    var reader = PacketReader()
    reader.add(Array(fromApp.reduce(into: Data()) { $0 += $1.bytes.data }))
    #expect(try reader.take().map { try PacketFromApp($0) } == fromApp)
  }

  @Test func `bytes that are no packet break the line`() {
    var reader = PacketReader()
    reader.add([0, 0xFF, 0, 0, 0, 1])
    #expect(throws: BrokenLine.self) { try reader.take() }
    #expect(throws: BrokenLine.self) { try PacketToApp(PacketBytes(kind: 9)) }
    #expect(throws: BrokenLine.self) { try PacketFromApp(PacketBytes(kind: 9)) }
    #expect(throws: BrokenLine.self) { try PacketToApp(PacketBytes(kind: 1, content: Data([1]))) }
  }
}

struct EndedAppTests {
  /// What a page is told next, as words.
  private func answers(_ page: PageConnection) throws -> [String] {
    var answers: [String] = []
    while let frame = page.takeFrame() {
      let fields = try JSONSerialization.jsonObject(with: frame.payload) as? [String: Any]
      let words = fields?["words"] ?? fields?["seconds"]
      let type = fields?["type"] as? String ?? "?"
      answers.append(words.map { "\(type): \($0)" } ?? type)
    }
    return answers
  }

  @Test func `a page whose app crashed hears of it, and may start it again`() async throws {
    let world = World()
    let page = try await world.connect()
    _ = try answers(page)
    world.processes[0].listener.end(.signal(4))
    let told = try answers(page)
    #expect(told.count == 1 && told[0].hasPrefix("ended: Diary crashed: signal 4, which a Swift"))
    try await world.touch(page, .began, at: 2)
    try await world.tick(page, at: 2)
    #expect(try answers(page) == ["error", "tock"])
    try await world.play(page, "Diary", at: 3)
    #expect(try answers(page) == ["scene"] && world.processes.count == 2)
  }

  @Test func `a page that was away when its app ended hears of it when it comes back`() async throws
  {
    let world = World()
    let first = try await world.connect()
    first.lost()
    world.processes[0].listener.end(.exited(3))
    let second = try await world.connect(time: 9)
    #expect(
      try answers(second) == ["apps", "ended: Diary ended its process with the exit code 3."])
    #expect(world.processes.count == 1)
  }

  @Test func `an app that does not answer is named each second, and then ended`() async throws {
    let world = World()
    let page = try await world.connect()
    _ = try answers(page)
    world.processes[0].isDeaf = true
    var told: [[String]] = []
    for second in 1...12 {
      try await world.tick(page, at: Double(second))
      world.uptime += 1
      world.hub.sweep()
      told.append(try answers(page))
    }
    #expect(told[0] == [] && told[1] == [] && told[2] == ["waiting: 2"])
    #expect(told[9] == ["waiting: 9"])
    #expect(told[10].count == 1 && told[10][0].contains("Diary did not answer for 10 seconds"))
    #expect(world.processes[0].isEnded && told[11] == ["tock"])
  }

  @Test func `an app in a debugger may stand still`() async throws {
    let world = World()
    let page = try await world.connect()
    (world.processes[0].isDeaf, world.processes[0].isInDebugger) = (true, true)
    for _ in 1...100 {
      world.uptime += 0.01
      world.hub.sweep()
    }
    #expect(!world.processes[0].isEnded)
    #expect(try answers(page).last == "waiting: 99")
  }

  @Test func `a server that slept ends nobody`() async throws {
    let world = World()
    let page = try await world.connect()
    world.processes[0].isDeaf = true
    world.hub.sweep()
    world.uptime += 5
    world.hub.sweep()
    world.processes[0].isDeaf = false
    world.processes[0].send(.question)
    for _ in 1...30 { world.hub.sweep() }
    #expect(!world.processes[0].isEnded)
    page.lost()
  }

  @Test func `an app that holds too much memory is ended`() async throws {
    let world = World()
    let page = try await world.connect()
    _ = try answers(page)
    world.processes[0].memory = Limits.appMemoryMax
    world.hub.sweep()
    #expect(!world.processes[0].isEnded)
    world.processes[0].memory = Limits.appMemoryMax + 1_000_000
    world.hub.sweep()
    let told = try answers(page)
    #expect(told.count == 1 && told[0].contains("Diary had 1001 MB of memory"))
    #expect(world.processes[0].isEnded)
  }

  @Test func `a process that cannot be started is told, not a crash`() throws {
    let hub = PageHub(cards: [], uptime: { 0 }) { _ in throw PlaygroundError.system("No room") }
    let page = try #require(hub.open())
    page.receive(
      .text(
        """
        {"type":"hello","version":1,"page":"p","app":"A","stage":{"width":1,"height":1},"time":1}
        """))
    let told = try answers(page)
    #expect(told.count == 2 && told[1].hasPrefix("ended: The process of The app was not started"))
    page.lost()
  }

  @Test func `so many apps start at once, and the others try again later`() async throws {
    let world = World()
    let count = Int(Limits.startsAtOnceMax)
    for page in 1...count { _ = try await world.connect(page: "\(page)") }
    let late = try await world.connect(page: "late")
    let goodbye = try #require(late.takeFrame())
    #expect(goodbye.opcode == .close && world.processes.count == count)
    world.uptime += 1 / Limits.startsPerSecondMax
    _ = try await world.connect(page: "late")
    #expect(world.processes.count == count + 1)
  }

  @Test func `a new program takes the place of the process, and gets its recording`() async throws {
    let world = World()
    let page = try await world.connect()
    _ = try answers(page)
    world.hub.tell("The build failed.", isNew: false)
    #expect(try answers(page) == ["built: The build failed."] && !world.processes[0].isEnded)
    world.processes[0].listener.hear(.recorded("{}\n"))
    world.hub.tell("It is new.", isNew: true)
    let frame = try #require(page.takeFrame())
    let text = String(decoding: frame.payload, as: UTF8.self)
    #expect(
      text == #"{"isNew":true,"recording":"Diary-1","type":"built","words":"It is new."}"#)
    #expect(world.processes[0].isEnded)
    #expect(try world.hub.recordings.read("Diary-1") == Data("{}\n".utf8))
  }

  @Test func `a page that leaves for good ends its process`() async throws {
    let world = World()
    try await world.connect().lost()
    world.uptime += Limits.awaySecondsMax + 1
    world.hub.sweep()
    #expect(world.processes[0].isEnded)
  }
}

/// An app that says when a finger comes down.
private final class Listening: UIViewController {
  static var hears: () -> Void = {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Self.hears() }
}

struct TraceFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `recordings are numbered after those that are there, and readable by their owner`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["A-7.jsonl", "A-9.txt", "B-x.jsonl"] {
      try Data("old".utf8).write(to: folder.appendingPathComponent(name))
    }
    let traces = try TraceFolder(folder) { _ in }
    let names = ["A", "A", "B"].map { app in
      let file = traces.newFile(for: app)
      file.write("line\n")
      return file.name
    }
    #expect(names == ["A-8", "A-9", "B-1"])
    #expect(try text("A-7.jsonl") == "old")
    let path = folder.appendingPathComponent("A-8.jsonl").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try text("A-8.jsonl") == "line\n")
  }

  @Test func `files and bytes have bounds, which are told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var told: [String] = []
    let traces = try TraceFolder(folder, filesMax: 2, bytesMax: 12) { told.append($0) }
    let files = (1...3).map { _ in traces.newFile(for: "A") }
    for file in files {
      for _ in 1...3 { file.write("12345\n") }
    }
    #expect(try text("A-1.jsonl") == "12345\n12345\n")
    #expect(try text("A-2.jsonl") == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["A-1.jsonl", "A-2.jsonl"])
    #expect(told.filter { $0.hasPrefix("Not recorded") }.count == 1)
    #expect(told.filter { $0.contains("ends here: as many bytes") }.count == 2)
  }
}

struct RunRecordingTests {
  @Test func `of a run that ended the recording is still there, of the latest eight`() throws {
    let recordings = RunRecordings()
    var names: [String] = []
    for number in 1...9 {
      let run = recordings.begin("../A b", isReplay: false)
      run.add("line \(number)\n")
      recordings.keep(run)
      names.append(run.name)
    }
    #expect(names.first == "Ab-1" && names.last == "Ab-9")
    #expect(throws: RequestError.self) { try recordings.read(names[0]) }
    #expect(try recordings.read(names[1]) == Data("line 2\n".utf8))
    #expect(throws: RequestError.self) { try recordings.read("Ab-99") }
  }

  @Test func `a recording in memory has a bound, and all have one`() {
    let recordings = RunRecordings()
    let line = String(repeating: "x", count: 999_999) + "\n"
    var runs: [RunRecording] = []
    for _ in 1...8 {
      let run = recordings.begin("A", isReplay: false)
      for _ in 1...10 { run.add(line) }
      runs.append(run)
    }
    #expect(runs.prefix(6).allSatisfy { $0.text?.count == Limits.recordingSizeMax })
    #expect(recordings.size == Limits.recordingsSizeMax)
    runs[0].add("x")
    #expect(runs[0].text?.count == Limits.recordingSizeMax)
    runs = []
    #expect(recordings.size == 0)
  }

  @Test func `the process tells a recording before the app hears of it`() throws {
    var packets: [PacketFromApp] = []
    let process = ThisProcess(AppProcessListener(hear: { packets.append($0) }, end: { _ in })) {
      answer in Catalogue([TouchApp("A") { Listening() }], record: { answer(.recorded($0)) })
    }
    let stage = #""stage":{"width":100,"height":100}"#
    process.send(.message(#"{"type":"play","app":"A",\#(stage),"time":1}"#))
    Listening.hears = { packets.append(.answer) }
    process.send(
      .message(
        #"{"type":"touches","time":2,"touches":[{"finger":1,"phase":"began","x":5,"y":5}]}"#))
    Listening.hears = {}
    #expect(packets.first == .run(app: "A", isReplay: false))
    guard case .recorded(let line)? = packets.dropLast().last else {
      Issue.record("No line comes before the app hears: \(packets)")
      return
    }
    #expect(line.contains("began") && packets.last == .answer)
  }
}
