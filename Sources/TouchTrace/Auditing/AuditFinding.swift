// What an audit finds: whom an app shuts out, and where.

import TouchKit

/// What an audit looks for.
nonisolated public enum AuditRule: String, CaseIterable, Codable, Sendable {
  /// A gesture of several fingers, or along a path, whose effect one finger cannot have otherwise (WCAG 2.2,
  /// 2.5.1).
  case pointerGesture
  /// A drag whose effect no taps and presses have (WCAG 2.2, 2.5.7).
  case dragging
  /// A target of less than 24 points with too little space around it (WCAG 2.2, 2.5.8).
  case targetSize
  /// A target of less than 44 points (WCAG 2.2, 2.5.5).
  case targetSizeEnhanced
  /// A tap, or a double tap, that has another effect when the stated person's finger makes it: slowly.
  case timing
  /// A tap, or a press, that has another effect when the finger trembles as the stated person's.
  case steadiness
  /// What only a pointer shows that hovers.
  case hover
  /// What a swipe does with a row, and no action of the row that assistive technologies offer.
  case rowAction

  /// What it is about, in a few words.
  public var words: String {
    switch self {
    case .pointerGesture: "needs several fingers or a path (WCAG 2.5.1)"
    case .dragging: "needs a drag (WCAG 2.5.7)"
    case .targetSize: "is smaller than 24 points (WCAG 2.5.8)"
    case .targetSizeEnhanced: "is smaller than 44 points (WCAG 2.5.5)"
    case .timing: "needs a quick finger"
    case .steadiness: "needs a steady finger"
    case .hover: "needs a pointer that hovers"
    case .rowAction: "is out of reach of assistive technologies"
    }
  }
}

/// One way in which an app shuts somebody out.
nonisolated public struct AuditFinding: Equatable, Codable, Sendable, CustomStringConvertible {
  /// What was looked for.
  public var rule: AuditRule
  /// What it is about: `pinch on photo`, `close`.
  public var subject: String
  /// What happens, and what does not.
  public var what: String
  /// The taps that lead to the screen; empty for the first one.
  public var after: [String]
  /// What mends it.
  public var remedy: String
  /// A recording, from the start of the app on, of what was tried; `nil` for the size of a target.
  public var recording: Trace?

  /// The recording is a file of its own.
  private enum CodingKeys: String, CodingKey { case rule, subject, what, after, remedy }

  /// All parts, over several lines.
  public var description: String {
    var text = "\(rule.rawValue): \(subject) \(rule.words)\n"
    if !after.isEmpty { text += "  after: \(after.joined(separator: ", "))\n" }
    return text + "  what:  \(what)\n  mend:  \(remedy)"
  }
}

/// Whom an app shuts out.
nonisolated public struct Audit: Equatable, Codable, Sendable {
  /// What was found, screen by screen.
  public var findings: [AuditFinding] = []
  /// What could not be judged, and why.
  public var notes: [String] = []
  /// How many screens were looked at.
  public var screens = 0
  /// How many gestures, targets and rows were judged.
  public var judged = 0
  /// How often the app was started.
  public var trials = 0

  /// An audit that has not begun.
  ///
  /// - Parameter notes: What cannot be judged, and why.
  public init(notes: [String] = []) { self.notes = notes }

  /// All findings, over several lines, and what was looked at.
  public var text: String {
    var lines = findings.map { "\($0)\n" }
    lines += notes.map { "Not judged: \($0)" }
    let number = findings.isEmpty ? "Nothing found" : "\(findings.count) found"
    lines.append(
      "\(number): \(Self.count(judged, "gesture or target", "gestures and targets")) on "
        + "\(Self.count(screens, "screen", "screens")), tried \(trials) times.")
    return lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
