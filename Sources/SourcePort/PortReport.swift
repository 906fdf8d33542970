// What a port tells: one line for each thing that is left to do, as compilers write it, and counts.

extension SourcePort.Problem {
  /// The problem as compilers write one: `Board.swift:12: warning: …`.
  public var description: String { "\(file):\(line): warning: \(message); \(remedy)" }
}

extension SourcePort.Change {
  /// The change in one line.
  public var description: String {
    func short(_ text: String) -> String {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.count > 60 ? "\(line.prefix(57))…" : line
    }
    return switch (before.isEmpty, after.isEmpty) {
    case (true, _): "\(file):\(line): \(rule.rawValue): + \(short(after))"
    case (_, true): "\(file):\(line): \(rule.rawValue): - \(short(before))"
    case (false, false): "\(file):\(line): \(rule.rawValue): \(short(before)) → \(short(after))"
    }
  }
}
