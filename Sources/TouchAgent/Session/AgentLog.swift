// The log, as an agent reads it.

import TouchKit
import TouchTrace

/// Lines of a log with the names that an agent knows, without what is the same again and again.
struct AgentLog {
  private let cast: Cast
  private let names: [Int: String]

  init(of running: AgentSession.Running, _ screen: ShownScreen) {
    cast = running.cast
    names = Dictionary(
      screen.views.map { ($0.view.observationID.number, $0.name) }, uniquingKeysWith: { $1 })
  }

  func lines(_ all: ArraySlice<LogLine>) -> [String] {
    var runs: [(time: String, text: String, count: Int)] = []
    for line in all {
      switch line.observation.decision {
      // This is true of most views at every touch-down, and explains nothing.
      case .skipped(_, because: .outside): continue
      // The change itself is told.
      case .action(_, .changed): continue
      default: break
      }
      let text = self.text(of: line)
      if let last = runs.last, last.text == text {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((decimal(line.observation.time, places: 3), text, 1))
      }
    }
    return runs.map { time, text, count in
      "\(time) \(text)" + (count == 1 ? "" : " (\(count) times)")
    }
  }

  /// What was decided, in words.
  func text(of line: LogLine) -> String {
    cast.text(of: line.observation.decision) { names[$0.number] ?? "\($0)" }
  }
}
