// Android's getevent as a trace: names and numbers, several devices, descriptions.

import Testing
import TouchKit
import TouchTrace

struct GeteventTests {
  private let size = ImportOptions(
    width: 100, height: 200, xRange: AxisRange(0, 99), yRange: AxisRange(0, 199))

  private func event(_ time: String, _ words: String, device: String? = "/dev/input/event2")
    -> String
  {
    "[  \(time)] \(device.map { $0 + ": " } ?? "")\(words)\r\n"
  }

  private func tap(_ device: String?, _ down: String, _ up: String) -> String {
    event(down, "EV_ABS       ABS_MT_TRACKING_ID   00000001", device: device)
      + event(down, "EV_KEY       BTN_TOUCH            DOWN", device: device)
      + event(down, "EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_FINGER", device: device)
      + event(down, "0003 0035 0000000a", device: device)
      + event(down, "EV_ABS       ABS_MT_POSITION_Y    00000014", device: device)
      + event(down, "EV_SYN       SYN_REPORT           00000000", device: device)
      + event(up, "EV_ABS       ABS_MT_TRACKING_ID   ffffffff", device: device)
      + event(up, "EV_KEY       BTN_TOUCH            UP", device: device)
      + event(up, "EV_SYN       SYN_REPORT           00000000             rate 9", device: device)
  }

  @Test("names and numbers are read, with a device in each line and without")
  func tap() {
    for device in ["/dev/input/event2", nil] {
      let log = ImportLog(tap(device, "1234.567890", "1234.667890"), .getevent, size)
      #expect(
        log.lines == [
          "screen 100 × 200", "0: 1 began 10, 20", "0.1: 1 ended 10, 20", "1.1: end",
        ])
      #expect(log.problems.isEmpty, "\(log.problems)")
    }
  }

  @Test("the description before the events says the ranges")
  func description() {
    let text =
      """
      add device 1: /dev/input/event2
        name:     "touch screen"
        events:
          KEY (0001): BTN_TOUCH
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                      0036                  : value 0, min 0, max 2399, fuzz 0, flat 0, resolution 0
      could not get driver version for /dev/input/mouse0, Not a typewriter

      """ + tap(nil, "1.0", "2.0")
    let log = ImportLog(text)
    #expect(log.lines.prefix(2) == ["screen 390 × 866.6667", "0: 1 began 3.6111, 7.2222"])
    #expect(log.problems.isEmpty, "\(log.problems)")
  }

  @Test("each device has slots of its own")
  func devices() {
    let log = ImportLog(
      tap("/dev/input/event2", "1.0", "1.2") + tap("/dev/input/event3", "1.3", "1.4"), .getevent,
      size)
    #expect(Set(log.reports.map(\.finger)).count == 2)
    #expect(log.reports.map(\.phase) == [.began, .ended, .began, .ended])
  }

  @Test(
    "a wrong line costs that line, and its place is told",
    arguments: [
      ("[  x] EV_SYN SYN_REPORT 00000000", "7:2 \"x\""),
      ("[  1.5 EV_SYN", "7:1 no \"]\""),
      ("[  1.5] EV_SYN", "7:15 the end of the line"),
      ("[  1.5] EV_SYN SYN_REPORT 100000000", "7:27 \"100000000\""),
      ("[  1.5] EV_ABS what 00000000", "7:16 \"what\""),
      ("/dev/input/event2: EV_SYN SYN_REPORT 00000000", "7:1 an event without its time"),
      ("0003 0035 00000001", "7:1 an event without its time"), ("what", "7:1 \"what\""),
    ])
  func wrong(line: String, found: String) {
    let lines = tap(nil, "1.0", "2.0").split(separator: "\r\n").map(String.init)
    let log = ImportLog(
      (lines.prefix(6) + [line] + lines.suffix(3)).joined(separator: "\n"), .getevent, size)
    #expect(log.found == [found])
    #expect(log.reports.count == 2)
  }
}
