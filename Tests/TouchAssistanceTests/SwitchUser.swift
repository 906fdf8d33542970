// A person with one switch, who sees the screen.

import TouchAssistance
import TouchKit
import TouchTrace

/// Somebody with one switch, in an app.
final class SwitchUser {
  let app: TracedApp
  let scanner: SwitchScanner
  /// Everything that was put in.
  private(set) var trace: Trace
  private(set) var log: [String] = []
  /// What was taken by a press, in order.
  private(set) var chosen: [String] = []
  private var texts: Set<String> = []

  init(_ app: TouchApp) {
    let header = TraceHeader(app: app.name)
    let running = app.start(header)
    let inputs = Inputs()
    self.app = running
    trace = Trace(header)
    scanner = SwitchScanner(of: running.application) { [application = running.application] input in
      inputs.all.append(input)
      application.receive(input)
    }
    self.inputs = inputs
    running.log { [unowned self] in log.append("\($0)") }
  }

  deinit {}

  private final class Inputs {
    var all: [HostInput] = []
    deinit {}
  }
  private let inputs: Inputs

  /// Everything that was put in.
  var recording: Trace { Trace(trace.header, inputs.all) }

  private var now: TimeInterval { app.application.scheduler.now }

  /// Waits until the cursor shows something, and presses.
  ///
  /// - Returns: Whether it was shown.
  @discardableResult
  func choose(_ words: String) -> Bool {
    if scanner.cursor == .none, scanner.nextDeadline == .infinity { scanner.press(at: now) }
    for _ in 0..<600 {
      if scanner.cursor.words == words {
        scanner.press(at: now)
        chosen.append(words)
        return true
      }
      guard scanner.nextDeadline < .infinity else { return false }
      scanner.advance(to: scanner.nextDeadline)
    }
    return false
  }

  /// Waits, and reads what the app shows meanwhile.
  func rest(_ seconds: TimeInterval = 1) {
    for _ in 0..<Int((seconds * 10).rounded()) {
      scanner.advance(to: now + 0.1)
      for window in app.application.snapshot() { read(window) }
    }
  }

  /// Makes a gesture at a point of the screen, as near as the lines come to it.
  func make(_ gesture: String, at x: CGFloat, _ y: CGFloat) -> Bool {
    let size = app.application.screen.bounds.size
    func line(_ place: CGFloat, of length: CGFloat) -> CGFloat {
      let step = length / CGFloat(scanner.lines)
      return ((place / step).rounded(.down) + 0.5) * step
    }
    let column = SwitchScanner.Cursor.column(line(x, of: size.width))
    let row = SwitchScanner.Cursor.row(line(y, of: size.height))
    return choose("a point") && choose(column.words) && choose(row.words) && choose(gesture)
  }

  /// Whether the log, or a text that the app showed while somebody read, has words.
  func sees(_ sign: String) -> Bool {
    // The page, for which the signs are written, does not number recognizers of one name.
    texts.contains { $0.contains(sign) }
      || log.contains { $0.replacing(#/#\d+/#, with: "").contains(sign) }
  }

  /// The names of the pictures that a person sees, back to front.
  var pictures: [String] { app.application.snapshot().flatMap { Self.pictures(in: $0) } }

  private static func pictures(in view: ViewSnapshot) -> [String] {
    let inside = view.subviews.flatMap { pictures(in: $0) }
    if case .image(let name, _, _) = view.content { return [name] + inside }
    return inside
  }

  private func read(_ view: ViewSnapshot) {
    if case .text(let text, _, _, _, _) = view.content { texts.insert(text) }
    for subview in view.subviews { read(subview) }
  }
}
