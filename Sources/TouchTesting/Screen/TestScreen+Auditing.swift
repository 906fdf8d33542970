// Whom the screen shuts out, asked while no finger moves.

import TouchKit
import TouchTrace

extension TestScreen {
  /// Whom the app shuts out from now on: who has one finger, is slow, trembles, or uses a screen reader.
  ///
  ///     withScreen(of: pinboard) { screen in
  ///       screen.tap("Open")
  ///       print(screen.audit().text)
  ///     }
  ///
  /// The app is started anew, and told what the screen was told, for each try. On a screen that the test
  /// built, nothing can be started anew: the audit says so.
  ///
  /// - Parameters:
  ///   - person: For whom.
  ///   - left: The subjects that are left out, because nothing else could do what they do.
  public func audit(
    for person: AuditPerson = AuditPerson(), except left: Set<String> = []
  ) -> Audit {
    guard let source = stage.source else {
      return Audit(notes: ["an audit starts an app anew for each try: use withScreen(of:)."])
    }
    let before = Trace(stage.header, recorded.inputs)
    return Auditor(for: person, except: left) {
      let app = source.start(before.header)
      app.receive(before.inputs)
      return (app, before)
    }.run()
  }

  /// Expects that the app shuts out nobody from now on; a failure lists what an audit finds.
  ///
  ///     withScreen(of: pinboard) { screen in
  ///       screen.expectNoBarrier(except: ["canvas"])
  ///     }
  ///
  /// A failure is shown where the call stands, which `fileID` (module and file), `filePath`, `line`
  /// and `column` (counted from 1) say.
  ///
  /// - Parameters:
  ///   - person: For whom.
  ///   - left: The subjects that are left out, because nothing else could do what they do.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func expectNoBarrier(
    for person: AuditPerson = AuditPerson(), except left: Set<String> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    barrierFailure(for: person, except: left)?
      .report(at: TestPlace(fileID, filePath, line, column))
  }

  /// The failure of ``expectNoBarrier(for:except:fileID:filePath:line:column:)``; `nil` if the audit finds
  /// nothing.
  public func barrierFailure(
    for person: AuditPerson = AuditPerson(), except left: Set<String> = []
  ) -> TestFailure? {
    let audit = audit(for: person, except: left)
    // A screen that cannot be audited does not pass.
    guard !audit.findings.isEmpty || audit.screens == 0 else { return nil }
    return TestFailure(description: audit.text + "\n")
  }
}
