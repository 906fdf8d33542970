// Recordings of Linux's input devices as traces: slots, axes, lost events, wrong lines.

import Testing
import TouchKit
import TouchTrace

struct KernelImportTests {
  /// Events of evemu, one frame a line: `0.1 39=5 35=100 36=200`, codes in hexadecimal.
  private func evemu(_ frames: String...) -> String {
    var text = "A: 35 0 99 0 0 0\nA: 36 0 199 0 0 0\n"
    for frame in frames {
      let words = frame.split(separator: " ")
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        let type = parts[0] == "14a" ? "0001" : parts[0].hasPrefix("s") ? "0000" : "0003"
        text += "E: \(words[0]) \(type) \(parts[0].drop { $0 == "s" }) \(parts[1])\n"
      }
      text += "E: \(words[0]) 0000 0000 0\n"
    }
    return text
  }

  private let size = ImportOptions(width: 100, height: 200)

  @Test("fingers in slots begin, move and end in reports of the kernel")
  func slots() {
    let log = ImportLog(
      evemu(
        "5.0 2f=0 39=45 35=10 36=20 2f=1 39=46 35=60 36=70", "5.01 2f=0 35=11",
        "5.02 2f=1 36=71 2f=0 39=-1", "5.03 2f=1 39=-1"), .evemu, size)
    #expect(
      log.lines == [
        "screen 100 × 200", "0: 1 began 10, 20; 2 began 60, 70", "0.01: 1 moved 11, 20",
        "0.02: 1 ended 11, 20; 2 moved 60, 71", "0.03: 2 ended 60, 71", "1.03: end",
      ])
    #expect(log.problems.isEmpty)
  }

  @Test("a slot keeps its place from one finger to the next")
  func keptPlace() {
    let log = ImportLog(
      evemu("0 39=1 35=10 36=20", "0.1 39=-1", "0.2 39=2 35=12", "0.3 39=-1"), .evemu, size)
    #expect(log.lines[3] == "0.2: 2 began 12, 20")
    #expect(log.problems.isEmpty)
  }

  @Test("another tracking id without an end between is another finger")
  func replaced() {
    let log = ImportLog(
      evemu("0 39=1 35=10 36=20", "0.1 39=2 35=30", "0.2 39=-1"), .evemu, size)
    #expect(log.lines[2] == "0.1: 1 ended 10, 20; 2 began 30, 20")
  }

  @Test("a finger that begins and ends within one report was never there")
  func tooShort() {
    let log = ImportLog(
      evemu("0 39=1 35=10 36=20 39=-1", "1 39=2", "2 39=-1"), .evemu, size)
    #expect(log.lines[1] == "0: 2 began 10, 20")
    #expect(log.reports.count == 2)
  }

  @Test("the radius is half of the contact's length, in points")
  func radius() {
    let log = ImportLog(evemu("0 39=1 35=10 36=20 30=8", "1 39=-1"), .evemu, size)
    #expect(log.samples.map(\.majorRadius) == [4, 4])
  }

  @Test("the force is the share of the hardest press, of which the device tells or the options do")
  func pressure() {
    let events = evemu("0 39=1 35=10 36=20 3a=100", "1 3a=-7", "2 3a=999", "3 39=-1")
    var told = size
    told.pressureRange = AxisRange(0, 400)
    #expect(
      ImportLog("A: 3a 0 200 0 0 0\n" + events, .evemu, size).samples.map(\.force) == [1, 0, 2, 2])
    #expect(
      ImportLog("A: 3a 0 200 0 0 0\n" + events, .evemu, told).samples.map(\.force)
        == [0.5, 0, 2, 2])
    #expect(
      ImportLog(events, .evemu, size).samples.allSatisfy {
        $0.force == 0 && $0.maximumPossibleForce == 0
      })
  }

  @Test("a screen for one finger has BTN_TOUCH and two axes")
  func single() {
    let text =
      "A: 00 0 99 0 0\nA: 01 0 199 0 0\n"
      + evemu("0 14a=1 00=5 01=6", "0.1 00=7", "0.2 14a=0").split(separator: "\n").dropFirst(2)
      .joined(separator: "\n")
    let log = ImportLog(text, .evemu, size)
    #expect(
      log.lines.dropFirst() == [
        "0: 1 began 5, 6", "0.1: 1 moved 7, 6", "0.2: 1 ended 7, 6", "1.2: end",
      ])
    #expect(log.problems.isEmpty)
  }

  @Test("what a screen with slots says for programs that know one finger changes nothing")
  func emulated() {
    let log = ImportLog(
      evemu("0 14a=1 00=10 39=1 35=10 36=20 01=20", "0.1 35=11 00=11", "0.2 39=-1 14a=0"), .evemu,
      size)
    #expect(log.reports.map(\.phase) == [.began, .moved, .ended])
    #expect(Set(log.reports.map(\.finger)).count == 1)
    #expect(log.problems.isEmpty)
  }

  @Test("lost events cancel the fingers, and each counts again from its next tracking id")
  func dropped() {
    let log = ImportLog(
      evemu(
        "0 39=1 35=10 36=20", "0.1 35=11 s3=0 35=90 39=-1", "0.2 35=12", "0.3 39=7 35=30",
        "0.4 39=-1"), .evemu, size)
    #expect(
      log.lines.dropFirst() == [
        "0: 1 began 10, 20", "0.1: 1 cancelled 10, 20", "0.3: 2 began 30, 20",
        "0.4: 2 ended 30, 20", "1.4: end",
      ])
    #expect(
      log.found == [
        "8:1 SYN_DROPPED with 1 fingers down", "13:1 a place in slot 0 without a tracking id",
      ])
  }

  @Test("a slot without a tracking id is told once, and left out")
  func noTrackingID() {
    let log = ImportLog(
      evemu("0 2f=3 35=10 36=20", "0.1 35=11", "0.2 35=12", "0.3 39=4", "0.4 39=-1"), .evemu, size)
    #expect(log.found == ["6:1 a place in slot 3 without a tracking id"])
    #expect(log.lines[1] == "0: 1 began 12, 20")
  }

  @Test("impossible slots, fingers without a place and protocol A are told")
  func wrongFrames() {
    #expect(
      ImportLog(evemu("0 2f=-5 39=1 35=3", "1 2f=0 39=1", "2 39=-1"), .evemu, size).found
        == ["6:1 the slot -5", "9:1 a finger in slot 0 without its place"])
    #expect(
      ImportLog(evemu("0 39=1 35=3 36=4 s2=0", "1 39=-1"), .evemu, size).found
        == ["7:1 SYN_MT_REPORT, of contacts without slots"])
  }

  @Test(
    "units become points by the size, the resolution, or equal units",
    arguments: [
      (
        "A: 35 0 4095 0 0 20\nA: 36 0 4095 0 0 40\n", ImportOptions(), "screen 1314.2677 × 657.1339"
      ),
      ("A: 35 0 1079 0 0 0\nA: 36 0 2399 0 0 0\n", ImportOptions(), "screen 390 × 866.6667"),
      ("A: 35 0 1079 0 0 0\nA: 36 0 2399 0 0 0\n", ImportOptions(width: 360), "screen 360 × 800"),
      ("A: 35 0 1079 0 0 0\nA: 36 0 2399 0 0 0\n", ImportOptions(height: 800), "screen 360 × 800"),
      (
        "A: 35 0 9 0 0 0\n", ImportOptions(xRange: AxisRange(-10, 89), yRange: AxisRange(0, 99)),
        "screen 390 × 390"
      ),
    ])
  func units(axes: String, options: ImportOptions, screen: String) {
    let events = evemu("0 39=1 35=0 36=0", "1 39=-1").split(separator: "\n").dropFirst(2)
    let log = ImportLog(axes + events.joined(separator: "\n"), .evemu, options)
    #expect(log.lines.first == screen)
    #expect(log.problems.isEmpty)
  }

  @Test("the smallest value of a range is the edge of the screen")
  func origin() {
    let log = ImportLog(
      evemu("0 39=1 35=-50 36=50", "1 39=-1"), .evemu,
      ImportOptions(
        width: 50, height: 100, xRange: AxisRange(-50, 49), yRange: AxisRange(0, 99)))
    #expect(log.lines[1] == "0: 1 began 0, 50")
  }

  @Test("without ranges units count as points, and that is told once")
  func noRanges() {
    let events = evemu("0 39=1 35=7 36=8", "1 39=-1").split(separator: "\n").dropFirst(2)
    for axes in ["", "A: 35 9 9 0 0\nA: 36 0 9 0 0\n", "A: 35 0 1 0 0\nA: 36 0 2000000000 0 0\n"] {
      let log = ImportLog(axes + events.joined(separator: "\n"), .evemu)
      #expect(log.lines.prefix(2) == ["screen 390 × 844", "0: 1 began 7, 8"])
      #expect(log.problems.map(\.found) == ["touches of a device without ranges of its axes"])
    }
  }

  @Test(
    "a wrong line of evemu costs that line",
    arguments: [
      ("E: x", "5:4 \"x\""), ("E: 0.5 0003 0035 99999999999", "5:18 \"99999999999\""),
      ("E: 0.5 0003 00zz 1", "5:13 \"00zz\""), ("E: 0.5 0003", "5:12 the end of the line"),
      ("what", "5:1 \"what\""), ("A: 35 0", "5:8 the end of the line"),
      ("E: 99999999999999999999 0003 0035 1", "5:4 \"99999999999999999999\""),
    ])
  func wrongLine(line: String, found: String) {
    var lines = evemu("0 39=1", "1 39=-1").split(separator: "\n").map(String.init)
    lines.insert(line, at: 4)
    lines.insert("E: 0 0003 0035 5\nE: 0 0003 0036 6", at: 3)
    let log = ImportLog(lines.joined(separator: "\n"), .evemu, size)
    #expect(log.reports.count == 2)
    #expect(log.found == [found.replacing("5:", with: "7:")])
  }

  @Test("a line that is too long costs that line only")
  func longLine() {
    let log = ImportLog(
      String(repeating: "#", count: 100_000) + "\n" + evemu("0 39=1 35=1 36=2", "1 39=-1"), .evemu,
      size)
    #expect(log.found == ["1:1 a line of 100000 bytes"])
    #expect(log.reports.count == 2)
  }
}
