// An app under the events of a pipe, and what is said of nodes that are no touch screens.

import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import TouchPlay

@MainActor struct ListenTests {
  private static let app = TouchApp("Board", "") {
    let controller = UIViewController()
    controller.view.addGestureRecognizer(UIPanGestureRecognizer())
    return controller
  }

  /// A finger that comes down at 10, 20, moves to 60, 20, and perhaps goes up.
  private func stroke(isLifted: Bool) -> [UInt8] {
    var events = [(0, 3, 0x39, 5), (0, 3, 0x35, 10), (0, 3, 0x36, 20), (0, 0, 0, 0)]
    events += [(100_000, 3, 0x35, 60), (100_000, 0, 0, 0)]
    if isLifted { events += [(200_000, 3, 0x39, -1), (200_000, 0, 0, 0)] }
    return events.flatMap { event in
      TouchDeviceReader.bytes(
        microseconds: 3_000_000 + event.0, type: event.1, code: event.2, value: event.3)
    }
  }

  /// A listener, and what it says and tells.
  private final class Lines {
    var said: [String] = []
    var told: [String] = []
  }

  private func listener(_ lines: Lines, isAll: Bool = false) throws -> Listener {
    let reader = try TouchDeviceReader(
      ImportOptions(
        width: 100, height: 100, xRange: AxisRange(0, 99), yRange: AxisRange(0, 99)))
    return Listener(Self.app, reader: reader, isAll: isAll) {
      lines.said.append($0)
    } tell: {
      lines.told.append($0)
    }
  }

  private static let recognized = [
    #"{"fingers":1,"recognizer":"pan","state":"began","time":0.1,"view":"view","x":60,"y":20}"#,
    #"{"fingers":0,"recognizer":"pan","state":"ended","time":0.2,"view":"view","x":60,"y":20}"#,
  ]

  @Test func eventsOfAPipeBecomeLines() async throws {
    let (lines, pipe) = (Lines(), Pipe())
    let bytes = stroke(isLifted: true)
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: 11) {
        pipe.fileHandleForWriting.write(Data(bytes[start...].prefix(11)))
      }
      try? pipe.fileHandleForWriting.close()
    }
    let listener = try listener(lines)
    await listener.run(EventSource(descriptor: pipe.fileHandleForReading.fileDescriptor))
    #expect(lines.said == Self.recognized)
    #expect(lines.told.isEmpty && listener.isWhole)
    withExtendedLifetime(pipe) {}
  }

  @Test func allDecisionsAreThoseOfAReplay() throws {
    let lines = Lines()
    let listener = try listener(lines, isAll: true)
    #expect(listener.take(.bytes(stroke(isLifted: true))))
    #expect(!listener.take(.end))
    #expect(lines.said.contains { $0.contains(#""decision":"received""#) })
    #expect(lines.said.contains { $0.contains(#""decision":"reset""#) })
  }

  @Test func deviceThatVanishesIsToldAndItsFingersAreCancelled() throws {
    let lines = Lines()
    let listener = try listener(lines)
    #expect(listener.take(.bytes(stroke(isLifted: false))))
    #expect(!listener.take(.gone("No such device")))
    #expect(lines.said.last?.contains(#""state":"cancelled""#) == true)
    #expect(
      lines.told == [
        "The device is gone: No such device. Fingers that were down are cancelled.",
        """
        Event 6: found the end of the device with 1 fingers down, expected the lift of each finger. They are \
        cancelled at the last time; each counts again from its next touch.
        """,
      ])
    #expect(!listener.isWhole)
  }

  @Test func bytesThatAreNoEventsEndIt() throws {
    let lines = Lines()
    let listener = try listener(lines)
    #expect(!listener.take(.bytes([UInt8](repeating: 0xFF, count: 100))))
    #expect(lines.told.count == 1 && lines.told[0].contains("struct input_event"))
  }

  @Test func aPipeWithoutEventsIsTold() throws {
    let lines = Lines()
    let listener = try listener(lines)
    #expect(!listener.take(.end))
    #expect(lines.told == ["There was no event."] && listener.isWhole)
  }

  @Test(
    "a node that cannot be read is told with what to do",
    arguments: [
      ("/no/such/device", "there is no such device or file"), ("/dev", "it is a folder"),
      ("/dev/null", "it is no input device of Linux"),
    ])
  func nodes(path: String, words: String) {
    let error = #expect(throws: (any Error).self) { try EventSource(path) }
    #expect(error.map { "\($0)".contains("\(path): \(words)") } == true)
  }

  @Test func aNodeWithoutPermissionIsToldWithTheGroup() {
    let words = "\(EventSource.problem("/dev/input/event3", EACCES))"
    #expect(words.contains("/dev/input/event3: there is no permission to read it"))
    #expect(words.contains("sudo usermod -aG input $USER"))
  }

  @Test(
    "a touch screen is known by what it can do",
    arguments: [
      ([0x00, 0x01, 0x2F, 0x35, 0x36, 0x39], [0x14A], [1], nil),
      // An old one with one finger, and no property.
      ([0x00, 0x01], [0x14A], [], nil),
      ([0x00, 0x01, 0x2F, 0x35, 0x36], [0x14A, 0x145], [0], "a touch pad, which moves a pointer"),
      ([0x00, 0x01, 0x2F, 0x35, 0x36], [0x14A, 0x145], [], "a touch pad, which moves a pointer"),
      ([0x00, 0x01, 0x18], [0x14A, 0x140, 0x14B], [1], "a pen tablet"),
      ([0x00, 0x01], [0x130], [], "a joystick or the like, which nobody touches"),
      ([], [0x1E], [], "a device without places, as a keyboard or a mouse"),
      ([0x35, 0x36], [0x14A], [1], "a touch screen of protocol A, without slots"),
    ] as [([Int], [Int], [Int], String?)])
  func abilities(axes: [Int], keys: [Int], properties: [Int], otherKind: String?) {
    let abilities = DeviceAbilities(
      axes: Set(axes), keys: Set(keys), properties: Set(properties))
    #expect(abilities.otherKind == otherKind)
  }

  @Test func bitsAreNumbersFromTheLowestOn() {
    #expect(Set(bitsIn: [0b0000_0011, 0, 0b1000_0000]) == [0, 1, 23])
  }
}
