// Where a recording goes: a file, which several runs share, and a disk that is full.

import Foundation
import Testing
import TouchTesting
import TouchTrace
import UIKit

@Suite struct RecordingFileTests {
  private struct FullDisk: Error {}

  @Test func aFullDiskEndsTheRecordingAndIsSaidOnce() throws {
    let (lines, problems) = (Lines(), Lines())
    let count = 5
    let device = Board.app(into: lines) { window in
      window.onProblem = { problems.text += "\($0) " }
      window.record("Board") { line in
        if lines.text.split(separator: "\n").count == count { throw FullDisk() }
        lines.text += line
      }
    }.start(Board.header)
    var log: [String] = []
    device.log { log.append($0.description) }
    device.receive(Fingers.everything.events.map { .touches($0) })
    device.application.advance(to: 5)
    #expect(problems.text == "FullDisk() ")
    let window = device.application.windows.first as? RecordingWindow
    #expect(window?.isRecording == false)
    #expect(lines.text.split(separator: "\n").count == count)
    #expect(try lines.trace().inputs.count > 0)
    // The app goes on as if nothing had happened.
    #expect(try log == Board.record(.everything).log)
  }

  @Test func eachRunAppendsToItsFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Board.jsonl")
    for _ in 1...2 {
      let device = Board.app(into: Lines()) { window in
        do { try window.record("Board", into: file) } catch { Issue.record(error) }
      }.start(Board.header)
      device.receive(Fingers.tap(at: Board.card).events.map { .touches($0) })
      device.application.advance(to: 2)
    }
    let (traces, problems) = Trace.recordings(in: try Data(contentsOf: file))
    #expect(problems.isEmpty)
    #expect(traces.count == 2)
    #expect(traces.first == traces.last)
    #expect(try traces.first == Board.record(.tap(at: Board.card)).trace)
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    let app = Board.app(into: Lines()).start(Board.header)
    let window = app.application.windows.first
    let file = URL(fileURLWithPath: "/no/such/folder/Board.jsonl")
    #expect(throws: (any Error).self) {
      try (window as? RecordingWindow)?.record("Board", into: file)
    }
  }
}
