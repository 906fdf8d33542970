// An app under the fingers of a touch screen: what its events lead to, and what is printed of it.

import Foundation
import TouchKit
import TouchTrace

/// Runs an app with what a reader gives, and hands over lines.
@MainActor
final class Listener {
  /// The events of a device's frame come together. After this time, in seconds, no earlier one comes.
  private static let latency = 0.02
  /// So many problems are told one by one.
  private static let problemsMax = 100

  /// Whether all that came could be read.
  private(set) var isWhole = true
  private let app: TouchApp
  private let arguments: [String]
  private let isAll: Bool
  private var reader: TouchDeviceReader
  private let say: (String) -> Void
  private let tell: (String) -> Void
  private var running: TracedApp?
  private var log: RecognitionLog?
  private var problemCount = 0

  /// Prepares an app, which starts with the first event, or with a device.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - arguments: What it is told when it starts.
  ///   - reader: Reads the events.
  ///   - isAll: Whether each decision is handed over, and not only what is recognized.
  ///   - say: Takes each line of the result.
  ///   - tell: Takes each sentence for people.
  init(
    _ app: TouchApp, arguments: [String] = [], reader: TouchDeviceReader, isAll: Bool = false,
    say: @escaping (String) -> Void, tell: @escaping (String) -> Void
  ) {
    (self.app, self.arguments, self.reader, self.isAll) = (app, arguments, reader, isAll)
    (self.say, self.tell) = (say, tell)
  }

  deinit {}

  /// Reads a source to its end.
  func run(_ source: EventSource) async {
    if let device = source.device {
      reader.resume(inSlot: device.slot)
      take(reader.pass(to: InputDevice.now))
    }
    while await take(source.next(until: wakeTime)) {
      if reader.hasLostEvents, source.device != nil { reader.resume(inSlot: source.skip()) }
    }
  }

  /// When the app wants to be called next, on the device's clock, in seconds.
  private var wakeTime: TimeInterval {
    let deadline = running?.application.nextDeadline ?? .infinity
    return reader.deviceTime(of: deadline) + Self.latency
  }

  /// Takes what came.
  ///
  /// - Returns: Whether more may come.
  func take(_ arrival: EventSource.Arrival) -> Bool {
    switch arrival {
    case .bytes(let bytes):
      take(reader.read(bytes))
      return !reader.isBroken
    case .silence(let time):
      take(reader.pass(to: time - Self.latency))
      return true
    case .end:
      take(reader.finish())
      if running == nil { tell("There was no event.") }
    case .gone(let words):
      isWhole = false
      tell("The device is gone: \(words). Fingers that were down are cancelled.")
      take(reader.finish(vanished: true))
    }
    if problemCount > Self.problemsMax { tell("There were \(problemCount) problems in all.") }
    return false
  }

  private func take(_ contents: [TraceReader.Line.Content]) {
    for content in contents {
      switch content {
      case .header(let header): start(header)
      case .input(let input): running?.application.receive(input)
      case .device: break
      case .problem(let problem):
        isWhole = false
        problemCount += 1
        guard problemCount <= Self.problemsMax else { break }
        tell(
          "Event \(problem.line): found \(problem.found), expected \(problem.expected). \(problem.remedy)"
        )
      }
    }
  }

  private func start(_ header: TraceHeader) {
    var header = header
    (header.app, header.arguments) = (app.name, arguments)
    let next = app.start(header)
    if let warning = next.warning { tell(warning) }
    if isAll {
      next.log { [say] in say($0.json) }
    } else {
      log = RecognitionLog(of: next.application) { [say] in say($0.json) }
    }
    running = next
  }
}
