// What an import gives, as lines that tests compare.

import TouchKit
import TouchTrace

/// An import in words: each recording's screen and events, and the problems.
struct ImportLog {
  /// `screen 390 × 844`, then `0.1: 1 began 10, 20; 2 moved 3, 4`, then `0.5: end`.
  private(set) var lines: [String] = []
  private(set) var problems: [TraceProblem] = []
  private(set) var traces: [Trace] = []

  init(_ text: String, _ format: ImportFormat? = nil, _ options: ImportOptions = ImportOptions()) {
    (traces, problems) = Trace.imported(from: text.utf8, as: format, options: options)
    for trace in traces {
      let size = trace.header.size
      lines.append("screen \(Self.short(size.width)) × \(Self.short(size.height))")
      for input in trace.inputs {
        switch input {
        case .touches(let input):
          let words = input.reports.map { report in
            let place = report.sample.location
            return "\(report.finger) \(report.phase) \(Self.short(place.x)), \(Self.short(place.y))"
          }
          lines.append("\(Self.short(input.time)): \(words.joined(separator: "; "))")
        case .time(let time): lines.append("\(Self.short(time)): end")
        default: lines.append("\(input)")
        }
      }
    }
  }

  /// The places of the problems, and what was found: `3:14 no "]"`.
  var found: [String] { problems.map { "\($0.line):\($0.column) \($0.found)" } }

  /// The samples of all reports.
  var samples: [TouchSample] { reports.map(\.sample) }

  var reports: [TouchReport] {
    traces.flatMap(\.inputs).flatMap { input -> [TouchReport] in
      if case .touches(let input) = input { input.reports } else { [] }
    }
  }

  private static func short(_ value: Double) -> String {
    let text = "\((value * 1e4).rounded() / 1e4)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func short(_ value: CGFloat) -> String { short(Double(value)) }
}
