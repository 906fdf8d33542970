// A recording replayed: the same decisions, each time.

import Examples
import Playground
import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct ReplayTests {
  /// Runs an app under fingers, and returns its recording and its log.
  private func record(
    _ name: String, _ use: (UIApplication) -> Void
  ) throws -> (text: String, log: [LogLine]) {
    let app = try #require(ExampleApps.all.named(name)).start(TraceHeader(app: name, start: 1))
    var text = ""
    var log: [LogLine] = []
    let recorder = TraceRecorder(of: app.application, app: name) { text += $0 }
    app.log { log.append($0) }
    use(app.application)
    recorder.stop()
    app.application.advance(to: 1_000)
    return (text, log)
  }

  private func replay(_ text: String) throws -> [LogLine] {
    var log: [LogLine] = []
    for trace in Trace.recordings(in: text.utf8).traces {
      let name = try #require(trace.header.app)
      let app = try #require(ExampleApps.all.named(name)).start(trace.header)
      app.log { log.append($0) }
      app.receive(trace.inputs)
    }
    return log
  }

  private func drag(_ application: UIApplication) {
    for step in 0...20 {
      let phase: UITouch.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      let reports = [
        TouchReport(1, phase, at: CGPoint(x: 120 + Double(step) * 3.1, y: 200)),
        TouchReport(2, phase, at: CGPoint(x: 240 - Double(step) * 1.7, y: 260)),
      ]
      application.receive(.touches(HostInput.TouchInput(reports, time: 1.5 + Double(step) / 120)))
      application.receive(.frame(1.5 + Double(step) / 120 + 0.004))
    }
    application.receive(.time(3))
  }

  @Test("a recording leads to the same log", arguments: ["PhotoBoard", "Lists", "Sheet", "Drawer"])
  func sameLog(name: String) throws {
    let (text, log) = try record(name, drag)
    let recorded = log.filter { $0.observation.time <= 3 }
    #expect(!recorded.isEmpty)
    #expect(try replay(text) == recorded)
    #expect(try replay(text).map(\.json) == recorded.map(\.json))
  }

  @Test("what keys do to a row is done again")
  func keysOfTheFocus() throws {
    func press(
      _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, at time: Double,
      in application: UIApplication
    ) {
      for change in [HostInput.KeyInput.Change.down, .up] {
        application.receive(
          .key(HostInput.KeyInput(key, change, modifiers: modifiers, time: time)))
      }
    }
    let (text, log) = try record("Lists") { application in
      press(.keyboardTab, [], at: 1.1, in: application)
      press(.keyboardDownArrow, [], at: 1.2, in: application)
      press(.keyboard1, .control, at: 1.3, in: application)
      press(.keyboard2, .control, at: 1.4, in: application)
      press(.keyboardUpArrow, .alternate, at: 1.5, in: application)
      application.receive(.time(3))
    }
    let recorded = log.filter { $0.observation.time <= 3 }
    for words in ["to \"Mark\": done", "to \"Delete\": done", "arrow up leads nowhere"] {
      #expect(recorded.contains { $0.text.hasSuffix(words) }, "\(words)")
    }
    #expect(try replay(text) == recorded)
  }

  @Test("lines as bytes are the same lines", arguments: ["PhotoBoard", "Lists", "Sheet", "Drawer"])
  func bytes(name: String) throws {
    let app = try #require(ExampleApps.all.named(name)).start(
      TraceHeader(app: name, start: 123_456.7))
    var (bytes, text): ([UInt8], String) = ([], "")
    let first = DecisionLog(of: app.application) { text += "\($0)\n" }
    let second = DecisionLog(bytesOf: app.application, writeLine: { bytes += copy $0 })
    app.application.advance(to: 200_000)
    for step in 0...20 {
      let phase: UITouch.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      let place = CGPoint(x: 120 + Double(step) * 3.1, y: 200 - Double(step))
      let time = 200_000 + Double(step) / 120
      app.application.receive(
        .touches(.init([TouchReport(123_456, phase, at: place)], time: time)))
    }
    first.stop()
    second.stop()
    #expect(!text.isEmpty && (name != "Lists" || text.contains("changed")))
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test("a stopped recorder writes no more")
  func stopped() throws {
    let (text, _) = try record("PhotoBoard") { $0.advance(to: 2) }
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("input that an app sends inside a callback is not recorded: the replay sends it again")
  func callbacks() {
    var warnings = 0
    func start(_ header: TraceHeader) -> TracedApp {
      TracedApp(header) {
        let controller = UIViewController()
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in
          warnings += 1
          UIApplication.shared.receive(.memoryWarning(time: 0.5))
        }
        controller.view.addGestureRecognizer(tap)
        return controller
      }
    }
    let app = start(TraceHeader())
    var text = ""
    let recorder = TraceRecorder(of: app.application) { text += $0 }
    let place = CGPoint(x: 50, y: 50)
    app.application.receive(.touches(.init([TouchReport(1, .began, at: place)], time: 0.1)))
    app.application.receive(.touches(.init([TouchReport(1, .ended, at: place)], time: 0.2)))
    recorder.stop()
    #expect(text.split(separator: "\n").count == 3)
    #expect(!text.contains("memoryWarning"))
    #expect(warnings == 1)
  }

  @Test("recognizers with one name are told apart in a log")
  func names() throws {
    let (_, log) = try record("PhotoBoard", drag)
    let texts = Set(log.map(\.text))
    #expect(texts.contains { $0.hasPrefix("swipe takes") })
    #expect(texts.contains { $0.hasPrefix("swipe#") })
  }
}
