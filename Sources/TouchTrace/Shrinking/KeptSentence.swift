// A sentence about a recording that a smaller one has to keep.

import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

/// Words that a line of the log, or a sentence of the explanation, has in this order.
///
///     try KeptSentence("tap on card … failed")
///
/// `…`, or three points, stands for anything in between. Times and numbers differ in a smaller recording:
/// leave them out.
nonisolated public struct KeptSentence: Sendable, CustomStringConvertible {
  /// The words, as they were given.
  public let description: String
  private let pieces: [String]

  /// Reads a sentence; `nil` if there are no words in it.
  public init?(_ words: String) {
    description = words
    pieces = words.replacing("...", with: "…").split(separator: "…").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
    if pieces.isEmpty { return nil }
  }

  /// Whether a line has the words.
  public func matches(_ line: String) -> Bool {
    var rest = line[...]
    for piece in pieces {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// Whether it is said of a recording, by the log or by the explanation.
  @MainActor public func isSaid(of trace: Trace, in app: TouchApp) -> Bool {
    isLogged(of: trace, in: app) || isExplained(of: trace, in: app)
  }

  /// Whether a line of the log has the words. The replay ends there.
  @MainActor package func isLogged(of trace: Trace, in app: TouchApp) -> Bool {
    let running = app.start(trace.header)
    var isSaid = false
    running.log { if !isSaid { isSaid = matches($0.text) } }
    for input in trace.inputs where !isSaid { running.application.receive(input) }
    return isSaid
  }

  /// Whether a sentence of the explanation has the words.
  @MainActor package func isExplained(of trace: Trace, in app: TouchApp) -> Bool {
    trace.episodes(in: app).contains { episode in
      "\(episode)".split(separator: "\n").contains { matches(String($0)) }
    }
  }
}

nonisolated extension TraceShrinker {
  /// Prepares to make a recording smaller that keeps a sentence.
  @MainActor public convenience init(
    _ trace: Trace, of app: TouchApp, keeping sentence: KeptSentence, triesMax: Int = 20_000
  ) {
    // Lines of the log come sooner than explanations: these are asked only if the log does not say it.
    let isLogged = sentence.isLogged(of: trace, in: app)
    self.init(trace, triesMax: triesMax) { trace in
      isLogged ? sentence.isLogged(of: trace, in: app) : sentence.isExplained(of: trace, in: app)
    }
  }
}
