// Whom an app shuts out, asked of the app.

import TouchKit

extension TouchApp {
  /// Whom the app shuts out: who has one finger, is slow, trembles, or uses a screen reader.
  ///
  ///     #expect(pinboard.audit().findings.isEmpty)
  ///
  /// The app is started anew for each try, and fingers move in it. Judged is what stays on the screen: a gesture
  /// that changes nothing that can be seen is told in the notes.
  ///
  /// - Parameters:
  ///   - person: For whom.
  ///   - left: The subjects that are left out, because nothing else could do what they do: `canvas` for a
  ///     view in which a finger draws.
  ///   - header: The screen, the time and the arguments; a phone's screen at 0 s by default.
  /// - Complexity: at most some 3,000 starts of the app.
  @MainActor public func audit(
    for person: AuditPerson = AuditPerson(), except left: Set<String> = [],
    header: TraceHeader? = nil
  ) -> Audit {
    let header = header ?? TraceHeader(app: name)
    return Auditor(for: person, except: left) { (start(header), Trace(header)) }.run()
  }
}
