// What the engine decided, line by line, to be compared by `diff`.

import TouchKit

/// One decision, as a line.
nonisolated public struct LogLine: Equatable, Sendable, CustomStringConvertible {
  /// What was decided, when, and why.
  public let observation: Observation
  /// The decision in words.
  public let text: String

  /// The time in seconds with six places, and the decision: `0.412000 tap failed: took 0.9 s, allowed
  /// 0.75 s`.
  public var description: String { "\(decimal(observation.time, places: 6)) \(text)" }

  /// The line as a JSON object: `time` in seconds, the number of the `input`, the kind of `decision`, its
  /// `text`, and the names and numbers that it is about.
  public var json: String { LogFields(self).json.text }
}

/// Writes down each decision of an application, from now on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class DecisionLog {
  /// The names in the lines.
  public let cast: Cast
  private let application: UIApplication
  private var token: ObserverToken?

  /// Hands each decision to `write` as a line, when it is made.
  public init(of application: UIApplication, write: @escaping (LogLine) -> Void) {
    let cast = Cast(of: application)
    self.cast = cast
    self.application = application
    token = application.addObserver { observation in
      write(LogLine(observation: observation, text: cast.text(of: observation.decision)))
    }
  }

  /// Hands each decision to `writeLine` as the bytes of its line, with its end: the text of a
  /// ``LogLine``, made faster. The array is used again after the call.
  public init(bytesOf application: UIApplication, writeLine: @escaping (borrowing [UInt8]) -> Void)
  {
    let cast = Cast(of: application)
    self.cast = cast
    self.application = application
    var bytes = LogBytes(cast)
    token = application.addObserver { observation in
      writeLine(bytes.line(of: observation))
    }
  }

  deinit {}

  /// Writes no more.
  public func stop() {
    if let token { application.removeObserver(token) }
    token = nil
  }
}
