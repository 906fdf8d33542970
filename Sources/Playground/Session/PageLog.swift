// The lines that a page has not been told yet, in their order. Of too many, the oldest are left out.

/// The log of one page.
nonisolated struct PageLog: Sendable {
  private var lines: [(text: String, kind: LogLines.Kind)] = []
  private var dropped = 0

  /// Adds lines of one kind.
  mutating func add(_ texts: [String], _ kind: LogLines.Kind) {
    lines += texts.map { ($0, kind) }
    let surplus = lines.count - Limits.logLinesMax
    guard surplus > 0 else { return }
    lines.removeFirst(surplus)
    dropped += surplus
  }

  /// Takes the oldest lines, as many as are of one kind; nil if there are none.
  mutating func take() -> LogLines? {
    guard let kind = lines.first?.kind else { return nil }
    let first = lines.prefix { $0.kind == kind }
    defer {
      lines.removeFirst(first.count)
      dropped = 0
    }
    return LogLines(lines: first.map(\.text), kind: kind, dropped: dropped)
  }
}
