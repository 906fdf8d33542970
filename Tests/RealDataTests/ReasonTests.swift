// Every reason under people's fingers, recomputed from the raw points by a program that knows nothing
// of the engine: Documentation/Reasons/recompute.py.

import Foundation
import GestureCore
import Testing
import TouchKit

@Suite(.enabled(if: RealData.has("touches-ipad"), "\(RealData.absence)"))
struct ReasonRecordings {
  @Test func everyFailureAndEverySuccessIsWhatTheRawPointsSay() throws {
    let recordings = try RealData.recordings("touches-ipad")
    var wrongs = Wrongs()
    var lines: [String] = []
    for isTogether in [false, true] {
      let scene = Scene(isTogether: isTogether)
      for (index, recording) in recordings.enumerated() {
        lines += scene.play(recording, number: index, wrongs: &wrongs)
      }
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    let table = try recomputed(lines)
    try KeptDocument(path: "Documentation/Reasons.md", text: table).check()
    #expect(table.contains("\n0 differ.\n"))
  }

  /// What the other program says of these lines.
  private func recomputed(_ lines: [String]) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let dump = FileManager.default.temporaryDirectory
      .appendingPathComponent("reasons-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    try lines.joined(separator: "\n").write(to: dump, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: dump) }
    if let kept = ProcessInfo.processInfo.environment["TOUCHKIT_KEEP_REASONS"] {
      try lines.joined(separator: "\n").write(
        toFile: kept, atomically: true, encoding: .utf8)
    }
    let data = try #require(RealData.folder).appendingPathComponent("touches-ipad.jsonl.gz")
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = [
      "python3", root.appendingPathComponent("Documentation/Reasons/recompute.py").path, data.path,
      dump.path,
    ]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}

/// One view with all kinds of recognizers, and what is observed of them as JSON.
private final class Scene {
  private let screen = RealScreen()
  private let isTogether: Bool
  private let delegate = Together()
  private var observed: [String] = []
  private var wrongs: [String] = []

  private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// - Parameter isTogether: Whether all may be recognized together, so that none hides the verdict of
  ///   another; there are some more then.
  init(isTogether: Bool) {
    self.isTogether = isTogether
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    if !isTogether { tap.require(toFail: double) }
    add(tap, "tap")
    add(double, "doubleTap")
    add(UILongPressGestureRecognizer(), "press")
    add(UIPanGestureRecognizer(), "pan")
    add(UISwipeGestureRecognizer(), "swipeRight")
    add(UIPinchGestureRecognizer(), "pinch")
    add(UIRotationGestureRecognizer(), "rotation")
    if isTogether { addMore() }
    screen.application.addObserver { [unowned self] in hear($0) }
  }

  private func addMore() {
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    add(tap, "twoFingerTap")
    press.numberOfTouchesRequired = 2
    press.minimumPressDuration = 0.05
    add(press, "twoFingerPress")
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    add(pan, "twoFingerPan")
    for (direction, name) in [
      (UISwipeGestureRecognizer.Direction.left, "swipeLeft"), (.up, "swipeUp"),
      (.down, "swipeDown"), ([.up, .down], "swipeUpOrDown"),
    ] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      add(swipe, name)
    }
    let swipe = UISwipeGestureRecognizer()
    (swipe.direction, swipe.numberOfTouchesRequired) = ([.left, .right], 2)
    add(swipe, "twoFingerSwipe")
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    _ = screen.add(recognizer, name)
    if isTogether { recognizer.delegate = delegate }
  }

  /// Plays a recording; returns its line.
  func play(_ recording: Recording, number: Int, wrongs: inout Wrongs) -> [String] {
    (observed, self.wrongs) = ([], [])
    wrongs.note(screen.play(recording), in: recording)
    wrongs.note(self.wrongs, in: recording)
    return [
      #"{"recording":\#(number),"together":\#(isTogether),"start":\#(screen.start),"#
        + #""observed":[\#(observed.joined(separator: ","))]}"#
    ]
  }

  private func hear(_ observation: Observation) {
    let time = observation.time
    switch observation.decision {
    case .received(let touch, let recognizer):
      observed.append(#"[\#(time),"received","\#(recognizer)",\#(touch.finger)]"#)
    case .transition(let recognizer, let from, let state, let cause) where state != .changed:
      observed.append(
        #"[\#(time),"\#(state)","\#(recognizer)","\#(from)",\#(words(cause))]"#)
    case .reset(let recognizer): observed.append(#"[\#(time),"reset","\#(recognizer)"]"#)
    case .badInput, .ignoredAssignment, .settlingPutOff, .callsPutOff, .repeatsItself,
      .brokenRequirement:
      wrongs.append(observation.description)
    default: break
    }
  }

  private func words(_ cause: Observation.Cause) -> String {
    switch cause {
    case .rule(nil): #"["rule"]"#
    case .rule(let reason?): named("\(reason)")
    case .met(let criterion): named("\(criterion)")
    case .excluded(let other): #"["excluded","\#(other)"]"#
    case .denied(let other): #"["denied","\#(other)"]"#
    case .requirementRecognized(let other): #"["required","\#(other)"]"#
    case .excludedBefore: #"["excludedBefore"]"#
    default: #"["\#(cause)"]"#
    }
  }

  /// A case with numbers as JSON: `moved(distance: 3.0, needed: 10.0)` is `["moved",3.0,10.0]`.
  private func named(_ text: String) -> String {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard parts.count == 2 else { return #"["\#(text)"]"# }
    let numbers = parts[1].dropLast().split(separator: ",").map { field in
      let number = field.split(separator: ":")[1].drop { $0 == " " }
      return number == "inf" ? "Infinity" : String(number)
    }
    return #"["\#(parts[0])",\#(numbers.joined(separator: ","))]"#
  }
}
